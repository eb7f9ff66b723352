import ClassInterfaces
import RuntimeAttributes

extension SourceClasses {
  /// Whether objects of some classes surely are not of another one: there is one class of its name, all superclasses are
  /// known up to those of the frameworks, and none of them gives another object in its place.
  func areUnrelated(_ others: [String], to className: String) -> Bool {
    guard isKnown(className), !isNameOfOthers(className),
      adopted.allSatisfy({ !allSuperclasses(of: $0).contains(className) })
    else { return false }
    return others.allSatisfy { other in
      let superclasses = allSuperclasses(of: other)
      return (contain(other) ? knowSuperclasses(of: other) : isFrameworkClass(other))
        && !superclasses.contains(className) && superclasses.isDisjoint(with: replaced)
    }
  }

  /// Whether objects of a class surely are cells of some kind, and have the reuse identifier that their nib gives them.
  func areIdentifiedByNibs(_ className: String, of kind: String) -> Bool {
    let superclasses = allSuperclasses(of: className)
    return isKnown(className) && superclasses.contains(kind) && superclasses.isDisjoint(with: identifying)
      && superclasses.isDisjoint(with: replaced)
  }

  /// What Swift calls a class as the app runs: with its module, unless it is of Objective-C; nil where nobody knows it.
  func runtimeName(of name: String, _ projects: ProjectTargets) -> String? {
    guard contain(name) else { return name }
    guard let file = swiftFiles[name] else { return areSure(of: name) ? name : nil }
    let modules = projects.modules(of: projects.indexes(building: file)) ?? []
    return areSure(of: name) && modules.count == 1 ? modules.map { "\($0).\(name)" }.first : nil
  }

  /// A class and all from which it derives, those of the frameworks as well.
  private func allSuperclasses(of name: String) -> Set<String> {
    var all = superclasses(of: name)
    for name in all where !contain(name) { all.formUnion(Self.frameworkChain(of: name)) }
    return all
  }

  /// Whether there is one class of a name, of which all superclasses are known.
  private func isKnown(_ className: String) -> Bool {
    areSure(of: className) && knowSuperclasses(of: className) || isFrameworkClass(className)
  }

  /// Whether a class is one of a framework's, and none that sources declare.
  private func isFrameworkClass(_ name: String) -> Bool {
    !contain(name) && Self.frameworkChain(of: name).contains("NSObject")
  }

  /// A framework's class with those from which it derives on any platform.
  private static func frameworkChain(of name: String) -> Set<String> {
    var chain: Set<String> = []
    for platform in Platform.allCases {
      var next: String? = name
      while let name = next,
        let description = RegistryFactory.catalog.description(of: name, platform: platform)
      {
        chain.insert(name)
        next = description.superclass
      }
    }
    return chain
  }
}
