import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// What the name of a custom class leads to.
  enum FoundClass {
    /// A class.
    case entry(ClassRegistry.Entry)
    /// Surely nothing.
    case missing(MissingClass)
    /// A class that nobody has seen, or another than the one that has the name.
    case unseen
  }

  /// Looks for the class that an object asks for, as the class swapper does.
  func found(_ customClass: String, for object: InterfaceObject) -> FoundClass {
    func missing(_ reason: MissingClass.Reason) -> FoundClass {
      let missing = MissingClass(name: customClass, module: object.customModule, reason: reason)
      return isTrulyMissing(missing) ? .missing(missing) : .unseen
    }
    guard let entry = registry.entry(named: customClass) else {
      let respelled = respelled(customClass, object)
      if respelled != nil || isBare(customClass, object) {
        return .missing(MissingClass(name: customClass, module: nil, reason: .absent(nearest: respelled)))
      }
      return missing(.absent(nearest: nil))
    }
    let description = entry.description
    if description.traits.contains(.generic) { return missing(.generic(description.location)) }
    if description.traits.contains(.nested) { return missing(.nested(description.location)) }
    if let reason = misnaming(object, customClass, description) {
      // The class that is meant is another one, which was not read.
      return missing(isOfOtherModules(object, description) ? .absent(nearest: nil) : reason)
    }
    if let missing = foreign(object, customClass, description) { return .missing(missing) }
    // A module that documents name for a target is often an old name of it, so that none is missing is not certain.
    return mayBeMeant(object, description) ? .entry(entry) : .unseen
  }

  /// Whether a class that nobody declares is named without a module, and could only be one of Objective-C that was read.
  private func isBare(_ customClass: String, _ object: InterfaceObject) -> Bool {
    object.customModule == nil && object.customModuleProvider != "target" && isMissingBareName(customClass)
  }

  /// Whether no class has a name that nobody declares, where all were read that may have it without a module.
  func isMissingBareName(_ name: String) -> Bool {
    completeness.knowsBareNames && !completeness.unreadSources.contains(name)
      && (completeness.foreignNames.contains(name) || !SystemClassNames.mayHave(name))
  }

  /// The system's class that is meant by a name without a module that differs from its own in upper and lower case.
  private func respelled(_ customClass: String, _ object: InterfaceObject) -> String? {
    guard object.customModule == nil, !completeness.unreadSources.contains(customClass) else { return nil }
    return completeness.respelledClasses[customClass]
  }

  /// Whether a class is missing from a module all of whose classes are known.
  func isTrulyMissing(_ missing: MissingClass) -> Bool {
    guard case .absent = missing.reason else { return true }
    if completeness.unreadSources.contains(missing.name) { return false }
    return missing.module.map { conditions.knownModules.contains($0) } ?? false
  }

  /// The class that a document looks for in the module of its own targets, where only others have one of that name.
  ///
  /// Whatever module the document spells, what a nib asks for is a class of the target that builds it.
  private func foreign(
    _ object: InterfaceObject,
    _ customClass: String,
    _ description: ClassDescription
  ) -> MissingClass? {
    guard object.customModuleProvider == "target", description.language == .swift,
      !completeness.unreadSources.contains(customClass), let own = completeness.ownModules,
      let modules = completeness.modulesOfClasses[description.name], modules.isDisjoint(with: own)
    else { return nil }
    return MissingClass(
      name: customClass,
      module: object.customModule.flatMap { own.contains($0) ? $0 : nil } ?? own.min(),
      reason: .elsewhere(modules: modules.sorted(), description.location)
    )
  }

  /// Whether a class of Objective-C is surely in none of the modules in which the document looks for one.
  private func isOfOtherModules(_ object: InterfaceObject, _ description: ClassDescription) -> Bool {
    let isOfTarget = object.customModuleProvider == "target"
    guard description.language == .objectiveC,
      let asked = isOfTarget ? completeness.ownModules : object.customModule.map({ [$0] }),
      let modules = completeness.modulesOfClasses[description.name]
    else { return false }
    return modules.isDisjoint(with: asked)
  }

  /// Whether a class is in the module that the document names, as far as its modules are known.
  private func mayBeMeant(_ object: InterfaceObject, _ description: ClassDescription) -> Bool {
    guard let module = object.customModule, object.customModuleProvider != "target" else { return true }
    return completeness.modulesOfClasses[description.name]?.contains(module) ?? true
  }

  /// Why the class that has the name does not answer to what the document calls it; nil if it does.
  ///
  /// The class swapper asks the runtime for `Module.Class` where the document names a module, and for the bare name,
  /// which only classes of Objective-C and those with an `@objc` name have, where it does not.
  private func misnaming(
    _ object: InterfaceObject,
    _ customClass: String,
    _ description: ClassDescription
  ) -> MissingClass.Reason? {
    guard let location = description.location, document.format == .xib || document.format == .storyboard
    else {
      return nil
    }
    let hasModule = object.customModule != nil || object.customModuleProvider == "target"
    switch description.language {
    case .objectiveC:
      return object.customModule == nil ? nil : .objectiveC(location)
    case .swift where hasModule:
      // No class of the module has the name that it bears for Objective-C alone (MYTableViewIndex#5). One of both names is
      // found: since iOS 12.2 and macOS 10.14.4 Swift's runtime looks it up by the mangled name, whatever Objective-C says.
      let isBareName = customClass == description.objectiveCName && customClass != description.name
      return isBareName ? .objectiveCName(location) : nil
    case .swift:
      return description.objectiveCName == nil ? .withoutModule(location) : nil
    }
  }
}
