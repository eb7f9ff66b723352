import ClassInterfaces
import RuntimeAttributes

/// The classes in sources by unqualified name; classes with the same name are merged.
struct SourceClasses {
  private var inherited: [String: Set<String>] = [:]
  /// The names shared by several classes, and those of classes with another Objective-C name, which documents use.
  private var ambiguous: Set<String> = []

  /// The classes that create their view in code or override the nib name passed to them.
  private var makers: Set<String> = []
  /// The classes that may replace their instances, and the classes that code assigns to existing objects.
  private(set) var (replaced, adopted): (Set<String>, Set<String>) = ([], [])
  /// The classes that override their reuse identifier.
  private(set) var identifying: Set<String> = []
  /// The file that declares each Swift class, or one of several files.
  private(set) var swiftFiles: [String: String] = [:]
  /// The names of protocols, structures, enumerations, actors and type aliases.
  private var others: Set<String> = []

  /// Collects the classes.
  init(_ sources: [SourceInterface]) {
    for source in sources {
      for type in source.types {
        let name = type.name
        if Self.makesView(type) { makers.insert(name) }
        if Self.tellsIdentifier(type) { identifying.insert(name) }
        if !type.bodies.replacements.isEmpty { replaced.insert(name) }
        adopted.formUnion(type.bodies.adoptedClasses)
        switch type.kind {
        case .class:
          if source.language == .swift { swiftFiles[name] = source.file }
          let first = type.inherited.first ?? "NSObject"
          let runtimeName = type.traits.objectiveCName
          if inherited[name] != nil || runtimeName.map({ $0 != name }) == true { ambiguous.insert(name) }
          inherited[name, default: []].insert(first)
        case .extension: break
        case .actor, .structure, .enumeration, .protocol, .typealias: others.insert(name)
        }
      }
    }
  }

  /// Whether sources declare a class with the name.
  func contain(_ name: String) -> Bool { inherited[name] != nil }

  /// Whether sources use the name for a type other than a class.
  func isNameOfOthers(_ name: String) -> Bool { others.contains(name) }

  /// Whether the name certainly refers to the class with that name in sources.
  func areSure(of name: String) -> Bool { contain(name) && !ambiguous.contains(name) }

  /// Returns the class and its superclasses, up to the first one without a declaration in sources.
  func superclasses(of name: String) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], [name])
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += inherited[next] ?? [] }
    }
    return seen
  }

  /// Whether the name of a class is unique, all its superclasses are known, and none of the given classes inherits from
  /// it.
  func isNoSuperclass(_ className: String, of others: [String]) -> Bool {
    areSure(of: className) && knowSuperclasses(of: className)
      && others.allSatisfy { !superclasses(of: $0).contains(className) }
  }

  /// Whether a controller class loads its view from the named nib, and raises an exception if the nib is missing.
  func loadViewsFromNibs(_ name: String) -> Bool {
    let superclasses = superclasses(of: name)
    guard superclasses.isDisjoint(with: makers), knowSuperclasses(of: name) else { return false }
    return superclasses.contains { name in
      [Platform.iOS, .macOS].contains { platform in
        var open = RegistryFactory.catalog.description(of: name, platform: platform)
        while let description = open {
          if Self.controllers.contains(description.name) { return true }
          open = description.superclass.flatMap {
            RegistryFactory.catalog.description(of: $0, platform: platform)
          }
        }
        return false
      }
    }
  }

  private static let controllers: Set<String> = ["NSViewController", "UIViewController"]

  private static func makesView(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { $0.selector == "loadView" } || type.properties.contains { $0.name == "nibName" }
  }

  private static func tellsIdentifier(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { $0.selector == reuseIdentifier && !$0.traits.modifiers.contains(.typeMember) }
      || type.properties.contains { $0.name == reuseIdentifier && !$0.traits.modifiers.contains(.typeMember) }
  }

  private static let reuseIdentifier = "reuseIdentifier"

  /// Whether all superclasses are declared in sources or frameworks.
  func knowSuperclasses(of name: String) -> Bool {
    superclasses(of: name).allSatisfy { contain($0) || RegistryFactory.catalog.declares($0) }
  }
}
