import ClassInterfaces
import RuntimeAttributes

/// The classes that sources declare, by name alone: those of one name are taken together.
struct SourceClasses {
  private var inherited: [String: Set<String>] = [:]
  /// The classes of which there are several, and those with another name in Objective-C, by which documents call them.
  private var ambiguous: Set<String> = []

  /// The classes that make their view themselves, or name another nib than the one that they are given.
  private var makers: Set<String> = []
  /// The classes whose objects may give others in their place, and those that code makes objects of other classes
  /// instances of.
  private(set) var (replaced, adopted): (Set<String>, Set<String>) = ([], [])
  /// The classes that say themselves by which identifier their objects are used again.
  private(set) var identifying: Set<String> = []
  /// Where classes of Swift are declared, by their names; of several one.
  private(set) var swiftFiles: [String: String] = [:]
  /// The names of protocols, structures and the like, and of aliases.
  private var others: Set<String> = []

  /// Gathers the classes.
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

  /// Whether sources declare a class of a name.
  func contain(_ name: String) -> Bool { inherited[name] != nil }

  /// Whether sources give a name to something else than a class.
  func isNameOfOthers(_ name: String) -> Bool { others.contains(name) }

  /// Whether documents that name a class surely mean the one that sources call so.
  func areSure(of name: String) -> Bool { contain(name) && !ambiguous.contains(name) }

  /// The class and all that it derives from, as far as sources say so, and the first one of each chain that none declares.
  func superclasses(of name: String) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], [name])
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += inherited[next] ?? [] }
    }
    return seen
  }

  /// Whether the objects of a class take their view from the nib whose name they are given, and raise if it is not there.
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

  /// Whether all superclasses of a class are declared, up to one of the frameworks.
  func knowSuperclasses(of name: String) -> Bool {
    superclasses(of: name).allSatisfy { contain($0) || RegistryFactory.catalog.declares($0) }
  }
}
