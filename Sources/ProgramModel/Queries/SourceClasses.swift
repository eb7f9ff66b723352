package import ProjectModel
import RuntimeAttributes
import SourceModel

/// The classes in sources by unqualified name; classes with the same name are merged.
package struct SourceClasses {
  /// The types in sources and frameworks.
  let hierarchy: TypeHierarchy
  /// The names shared by several classes, and the names of classes with a different Objective-C name, which documents
  /// use.
  private var ambiguous: Set<String> = []
  /// The names of protocols, structures, enumerations, actors and type aliases.
  private var others: Set<String> = []
  /// The classes that create their view in code or override the nib name passed to them.
  private var makers: Set<String> = []
  /// The classes that may replace their instances, and the classes that code assigns to existing objects.
  private var (replaced, adopted): (Set<String>, Set<String>) = ([], [])
  /// The classes that override their reuse identifier.
  private var identifying: Set<String> = []
  /// The file that declares each Swift class, or one of several files.
  private var swiftFiles: [String: String] = [:]

  /// Collects the classes.
  init(_ sources: [SourceFile]) {
    hierarchy = TypeHierarchy(sources)
    var classes: Set<String> = []
    for source in sources {
      for type in source.types {
        let name = type.name
        if Self.makesView(type) { makers.insert(name) }
        if Self.tellsIdentifier(type) { identifying.insert(name) }
        if !type.bodies.replacements.isEmpty { replaced.insert(name) }
        adopted.formUnion(type.bodies.adoptedClasses)
        switch type.kind {
        case .class:
          if source.language == .swift { swiftFiles[name] = source.path }
          let runtimeName = type.traits.objectiveCName ?? name
          if !classes.insert(name).inserted || runtimeName != name { ambiguous.insert(name) }
        case .extension: break
        case .actor, .structure, .enumeration, .protocol, .typealias: others.insert(name)
        }
      }
    }
  }

  private static func makesView(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { $0.selector == "loadView" } || type.properties.contains { $0.name == "nibName" }
  }

  private static func tellsIdentifier(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { $0.selector == reuseIdentifier && !$0.traits.modifiers.contains(.typeMember) }
      || type.properties.contains { $0.name == reuseIdentifier && !$0.traits.modifiers.contains(.typeMember) }
  }

  private static let reuseIdentifier = "reuseIdentifier"

  // MARK: - Names

  /// Whether sources declare a class with the name.
  package func contain(_ name: String) -> Bool { hierarchy.declares(class: name) }

  /// Whether the name certainly refers to the class with that name in the sources.
  private func areSure(of name: String) -> Bool { contain(name) && !ambiguous.contains(name) }

  /// Whether the class name is unambiguous and all superclasses are known.
  private func isKnown(_ name: String) -> Bool {
    areSure(of: name) && hierarchy.isKnownToRoot(name) || isFrameworkClass(name)
  }

  /// Whether the class belongs to a framework and is not declared in sources.
  private func isFrameworkClass(_ name: String) -> Bool {
    !contain(name) && hierarchy.ancestors(of: name).contains("NSObject")
  }

  /// Returns the runtime name of a class, with the module for Swift classes, or nil if it is unknown.
  package func runtimeName(of name: String, _ projects: ProjectTargets) -> String? {
    guard contain(name) else { return name }
    guard let file = swiftFiles[name] else { return areSure(of: name) ? name : nil }
    let modules = projects.modules(of: projects.indexes(building: file)) ?? []
    return areSure(of: name) && modules.count == 1 ? modules.map { "\($0).\(name)" }.first : nil
  }

  // MARK: - Inheritance

  /// Whether the name of a class is unique, all its superclasses are known, and none of the given classes inherits from
  /// it.
  package func isNoSuperclass(_ name: String, of others: [String]) -> Bool {
    areSure(of: name) && hierarchy.isKnownToRoot(name)
      && others.allSatisfy { !hierarchy.ancestors(of: $0).contains(name) }
  }

  /// Whether instances of some classes are certainly not instances of another class.
  ///
  /// This requires unambiguous class names, known superclasses, and classes that do not replace their instances.
  package func areUnrelated(_ others: Set<String>, to name: String) -> Bool {
    guard isKnown(name), !self.others.contains(name),
      adopted.allSatisfy({ !hierarchy.ancestors(of: $0).contains(name) })
    else { return false }
    return others.allSatisfy { other in
      let ancestors = hierarchy.ancestors(of: other)
      return (contain(other) ? hierarchy.isKnownToRoot(other) : isFrameworkClass(other))
        && !ancestors.contains(name) && ancestors.isDisjoint(with: replaced)
    }
  }

  /// Whether instances of a class are certainly cells of a kind that have the reuse identifier specified in their
  /// nib.
  package func areIdentifiedByNibs(_ name: String, of kind: String) -> Bool {
    let ancestors = hierarchy.ancestors(of: name)
    return isKnown(name) && ancestors.contains(kind) && ancestors.isDisjoint(with: identifying)
      && ancestors.isDisjoint(with: replaced)
  }

  /// Whether a controller class loads its view from the named nib, and raises an exception if the nib is missing.
  package func loadViewsFromNibs(_ name: String) -> Bool {
    let ancestors = hierarchy.ancestors(of: name)
    return !ancestors.isDisjoint(with: Self.controllers) && ancestors.isDisjoint(with: makers)
      && hierarchy.isKnownToRoot(name)
  }

  private static let controllers: Set<String> = ["NSViewController", "UIViewController"]
}
