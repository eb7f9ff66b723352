import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// The result of looking up a custom class.
  enum FoundClass {
    case entry(ClassRegistry.Entry)
    case missing(MissingClass)
    /// The class was not found in the sources, or a different class is registered under the same name.
    case unseen
  }

  /// Looks up the class of an object, as the class swapper does.
  func found(_ customClass: String, for object: InterfaceObject) -> FoundClass {
    func missing(_ reason: MissingClass.Reason, isCertain: Bool = false) -> FoundClass {
      var missing = MissingClass(name: customClass, module: object.customModule, reason: reason)
      guard isCertain || isTrulyMissing(missing) else { return .unseen }
      if case .absent(nearest: nil) = reason, let nested = completeness.nestedClasses[customClass] {
        missing.reason = .nested(in: nested.type, nested.location)
      }
      return .missing(missing)
    }
    if let location = unbuilt(customClass, object) {
      return .missing(
        MissingClass(name: customClass, module: object.customModule, reason: .unbuilt(location))
      )
    }
    guard let entry = registry.entry(named: customClass), !entry.description.traits.contains(.fileScoped)
    else {
      guard let respelled = respelled(customClass, object) else {
        return missing(.absent(nearest: nil), isCertain: isBare(customClass, object))
      }
      return .missing(MissingClass(name: customClass, module: nil, reason: .absent(nearest: respelled)))
    }
    let description = entry.description
    if description.traits.contains(.generic) { return missing(.generic(description.location)) }
    if let base = genericSuperclass(of: entry) {
      return missing(.genericSuperclass(base.name, base.location))
    }
    if description.traits.contains(.nested) {
      let scope = description.name.split(separator: ".").dropLast().joined(separator: ".")
      return missing(.nested(in: scope, description.location))
    }
    if let reason = misnaming(object, customClass, description) {
      if case .objectiveC = reason, let module = object.customModule, isAbsent(module, object) {
        return .missing(
          MissingClass(name: customClass, module: module, reason: reason, moduleRole: .absent)
        )
      }
      // The document references another class, which was not read.
      let isOther = isOfOtherModules(object, description) || isPerhapsUnrelated(description)
      return missing(isOther ? .absent(nearest: nil) : reason)
    }
    if let missing = foreign(object, customClass, description) { return .missing(missing) }
    // Documents often refer to a target's module by an old name, so a module mismatch does not prove anything.
    return mayBeMeant(object, description) ? .entry(entry) : .unseen
  }

  /// Returns the generic superclass that prevents the deployment target from finding a class, if any.
  ///
  /// Since iOS 12.2 and macOS 10.14.4, Swift's runtime looks up such a class by its mangled name (openradar 22177377).
  /// Older systems find the class once code has used it as a value, which creates its metadata.
  private func genericSuperclass(of entry: ClassRegistry.Entry) -> ClassDescription? {
    let isOld =
      switch conditions.platform {
      case .iOS, .tvOS: conditions.isOlder(than: PlatformVersion(12, 2))
      case .macOS: conditions.isOlder(than: PlatformVersion(10, 14))
      case .watchOS, .visionOS: false
      }
    guard isOld, entry.description.objectiveCName == nil else { return nil }
    let base = entry.chain.dropFirst().first { $0.description.traits.contains(.generic) }?.description
    return base == nil || completeness.isUsedAsValue(entry.description.name) ? nil : base
  }

  /// Returns the declaration of a class that no target builds, if no dependency can declare the class.
  private func unbuilt(_ customClass: String, _ object: InterfaceObject) -> FileLocation? {
    guard let unbuilt = completeness.unbuiltClasses[customClass] else { return nil }
    let isMissing =
      switch unbuilt.language {
      case .swift:
        object.customModuleProvider == "target"
          || object.customModule.map(conditions.knownModules.contains) == true
      case .objectiveC: object.customModule == nil && !completeness.hasUnseenDependencies
      }
    return isMissing ? unbuilt.location : nil
  }

  /// Whether an undeclared class without a module certainly does not exist, because all Objective-C classes were read.
  private func isBare(_ customClass: String, _ object: InterfaceObject) -> Bool {
    object.customModule == nil && object.customModuleProvider != "target" && isMissingBareName(customClass)
  }

  /// Whether an undeclared name without a module certainly does not belong to any class.
  ///
  /// True only if every source of such names was read.
  func isMissingBareName(_ name: String) -> Bool {
    completeness.knowsBareNames && !completeness.mayBeUnread(name)
      && !completeness.systemNames.contains(name)
  }

  /// Returns the system class whose name differs from a name without a module only in case, if any.
  private func respelled(_ customClass: String, _ object: InterfaceObject) -> String? {
    guard object.customModule == nil, !completeness.mayBeUnread(customClass) else { return nil }
    return completeness.respelledClasses[customClass]
  }

  /// Whether a class certainly cannot be found under its name: an existing class has the wrong name or module, or all
  /// classes of the module are known.
  func isTrulyMissing(_ missing: MissingClass) -> Bool {
    guard case .absent = missing.reason else { return true }
    if completeness.mayBeUnread(missing.name) { return false }
    return missing.module.map { conditions.knownModules.contains($0) } ?? false
  }

  /// Returns the class as missing if the document expects it in a module that does not declare it.
  ///
  /// All classes of the module must be known, or the app must not contain the module. If the document inherits the
  /// module from its target, the class must belong to the target that builds the document, regardless of the module
  /// that the document names.
  private func foreign(
    _ object: InterfaceObject,
    _ customClass: String,
    _ description: ClassDescription
  ) -> MissingClass? {
    let isOfTarget = object.customModuleProvider == "target"
    guard description.language == .swift, !completeness.mayBeUnread(customClass),
      var modules = completeness.modulesOfClasses[description.name]
    else { return nil }
    var role = isOfTarget ? MissingClass.ModuleRole.builder : .named
    if let module = object.customModule, isAbsent(module, object) {
      role = .absent
      modules.remove(module)
    }
    var expected = completeness.ownModules ?? []
    if !isOfTarget {
      let named = Set([object.customModule].compactMap(\.self))
      expected = role == .absent ? named : named.intersection(conditions.knownModules)
    }
    guard !expected.isEmpty, modules.isDisjoint(with: expected) else { return nil }
    return MissingClass(
      name: customClass,
      module: object.customModule.flatMap { expected.contains($0) ? $0 : nil } ?? expected.min(),
      reason: modules.isEmpty
        ? .absent(nearest: nil) : .elsewhere(modules: modules.sorted(), description.location),
      moduleRole: role
    )
  }

  /// Whether an object names a module that the app does not contain, and does not inherit the module from its target.
  private func isAbsent(_ module: String, _ object: InterfaceObject) -> Bool {
    object.customModuleProvider != "target" && completeness.absentModules.contains(module)
  }

  /// Whether an Objective-C class certainly does not belong to the modules in which the document expects it.
  private func isOfOtherModules(_ object: InterfaceObject, _ description: ClassDescription) -> Bool {
    let isOfTarget = object.customModuleProvider == "target"
    guard description.language == .objectiveC,
      let asked = isOfTarget ? completeness.ownModules : object.customModule.map({ [$0] }),
      let modules = completeness.modulesOfClasses[description.name]
    else { return false }
    return modules.isDisjoint(with: asked)
  }

  /// Whether a class may be in the module that the document names.
  private func mayBeMeant(_ object: InterfaceObject, _ description: ClassDescription) -> Bool {
    guard let module = object.customModule, object.customModuleProvider != "target" else { return true }
    guard let modules = completeness.modulesOfClasses[description.name] else {
      return !isPerhapsUnrelated(description)
    }
    return modules.contains(module)
  }

  /// Whether a document may refer to a class of an unread dependency, because the document cannot use the given class.
  private func isPerhapsUnrelated(_ description: ClassDescription) -> Bool {
    completeness.hasUnseenDependencies && description.traits.contains(.swiftOnly)
  }

  /// Returns the reason why a class of the app is not found under the name in the document, or nil if there is none.
  ///
  /// With a module, the class swapper looks up `Module.Class`. Without a module, it looks up the bare name, which only
  /// Objective-C classes and classes with an `@objc` name have.
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
      // A class is not found by its Objective-C name together with a module (MYTableViewIndex#5). If both names of the
      // class are equal, Swift's runtime finds it by the mangled name since iOS 12.2 and macOS 10.14.4.
      let isBareName = customClass == description.objectiveCName && customClass != description.name
      return isBareName ? .objectiveCName(location) : nil
    case .swift:
      return description.objectiveCName == nil ? .withoutModule(location) : nil
    }
  }
}
