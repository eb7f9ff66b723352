import ClassInterfaces
import RuntimeAttributes

extension SourceClasses {
  /// Whether instances of some classes are certainly not instances of another class.
  ///
  /// This requires unambiguous class names, known superclasses, and no class that replaces its instances.
  func areUnrelated(_ others: Set<String>, to className: String) -> Bool {
    guard isKnown(className), !isNameOfOthers(className),
      adopted.allSatisfy({ !allSuperclasses(of: $0).contains(className) })
    else { return false }
    return others.allSatisfy { other in
      let superclasses = allSuperclasses(of: other)
      return (contain(other) ? knowSuperclasses(of: other) : isFrameworkClass(other))
        && !superclasses.contains(className) && superclasses.isDisjoint(with: replaced)
    }
  }

  /// Whether instances of a class are certainly cells of a kind with the reuse identifier that their nib specifies.
  func areIdentifiedByNibs(_ className: String, of kind: String) -> Bool {
    let superclasses = allSuperclasses(of: className)
    return isKnown(className) && superclasses.contains(kind) && superclasses.isDisjoint(with: identifying)
      && superclasses.isDisjoint(with: replaced)
  }

  /// Returns the runtime name of a class, with the module for Swift classes, or nil if it is unknown.
  func runtimeName(of name: String, _ projects: ProjectTargets) -> String? {
    guard contain(name) else { return name }
    guard let file = swiftFiles[name] else { return areSure(of: name) ? name : nil }
    let modules = projects.modules(of: projects.indexes(building: file)) ?? []
    return areSure(of: name) && modules.count == 1 ? modules.map { "\($0).\(name)" }.first : nil
  }

  /// Returns a class and all its superclasses, including those in frameworks.
  private func allSuperclasses(of name: String) -> Set<String> {
    var all = superclasses(of: name)
    for name in all where !contain(name) { all.formUnion(Self.frameworkChain(of: name)) }
    return all
  }

  /// Whether the class name is unambiguous and all superclasses are known.
  private func isKnown(_ className: String) -> Bool {
    areSure(of: className) && knowSuperclasses(of: className) || isFrameworkClass(className)
  }

  /// Whether the class belongs to a framework and is not declared in sources.
  private func isFrameworkClass(_ name: String) -> Bool {
    !contain(name) && Self.frameworkChain(of: name).contains("NSObject")
  }

  /// Returns a framework class and its superclasses on all platforms.
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
