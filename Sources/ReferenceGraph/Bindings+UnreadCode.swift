import KeyValueCoding
import ProgramModel
import SourceModel

/// The members that frameworks and other unread code call without a use in the sources.
extension Bindings {
  /// The unread declarations through which unread code may call members of a type.
  struct UnreadCallers: OptionSet {
    let rawValue: UInt8

    /// A framework protocol that has or may have requirements, or a type that neither a source nor a framework
    /// declares.
    static let protocols = UnreadCallers(rawValue: 1 << 0)
    /// A class or protocol that neither a source nor a framework declares.
    static let unknown = UnreadCallers(rawValue: 1 << 1)
    /// Such a protocol of the type or of a subtype; the subtype may inherit the implementation of a requirement from
    /// the type.
    static let protocolsOfSubtypes = UnreadCallers(rawValue: 1 << 2)
    /// A framework class or protocol whose methods without arguments are not all known.
    static let otherFrameworkClasses = UnreadCallers(rawValue: 1 << 3)
  }

  /// Whether unread code may call a member of a type, or of one of its instances, once the type is in use.
  mutating func unreadCodeMayCall(_ unit: Unit, _ hierarchy: inout ClassHierarchy) -> Bool {
    let (own, type) = (index.unit(unit), index.type(of: unit))
    if own.traits.contains(.isStatic) { return unreadCodeMayCallStatic(unit, &hierarchy) }
    switch own.kind {
    case .initializer, .header, .variable, .enumCase: return true
    case .topLevel: return false
    case .function, .accessors: break
    }
    if own.traits.contains(.isOverride) || implicitMembers.contains(index.name(of: unit)) { return true }
    let callers = unreadCallers(of: type, &hierarchy)
    if callers.contains(.protocols), !own.traits.contains(.isAction), mayBeRequirement(unit, &hierarchy) {
      return true
    }
    guard own.traits.contains(.isExposed) else { return false }
    if own.kind == .accessors { return true }
    if callers.contains(.unknown), hasAccessOfRequirement(unit) || hierarchy.hasUnknownSuperclass(type) {
      return true
    }
    return index.files[index.file(of: unit)].isSwift
      ? swiftMethodMayBeCalled(unit, callers) : objectiveCMethodMayBeCalled(unit, callers, &hierarchy)
  }

  /// Whether unread code may call a static member: an override, an Objective-C method with the name of an inherited
  /// class member, or a requirement of an unread type.
  private mutating func unreadCodeMayCallStatic(_ unit: Unit, _ hierarchy: inout ClassHierarchy) -> Bool {
    let own = index.unit(unit)
    switch own.kind {
    case .function, .accessors, .variable: break
    case .initializer, .header, .enumCase, .topLevel: return false
    }
    if own.traits.contains(.isOverride) { return true }
    let file = index.file(of: unit)
    if !index.files[file].isSwift {
      guard own.kind == .function else { return false }
      if hierarchy.inheritsClassMember(own.name, in: file) { return true }
    }
    return hasAccessOfRequirement(unit)
      && unreadCallers(of: index.type(of: unit), &hierarchy).contains(.unknown)
  }

  /// Whether a member may satisfy a requirement of an unread protocol of its type.
  ///
  /// Classes of Objective-C need not declare the protocols whose methods they implement.
  private mutating func mayBeRequirement(_ unit: Unit, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard hasAccessOfRequirement(unit) else { return false }
    guard index.files[index.file(of: unit)].isSwift,
      let requirements = hierarchy.requirements(ofExternalProtocolsOf: index.type(of: unit))
    else { return true }
    let (own, names) = (index.unit(unit), index.facts(of: unit).names)
    let (name, runtimeName) = (names.text(of: own.name), names.text(of: own.runtimeName))
    return requirements.contains(runtimeName)
      || requirements.contains { ProtocolRequirements.satisfies(name, $0) }
  }

  /// Whether a member is visible enough to satisfy the requirement of a protocol, which needs at most the access of the
  /// type.
  func hasAccessOfRequirement(_ unit: Unit) -> Bool {
    !index.unit(unit).traits.contains(.isPrivate) || index.types[index.type(of: unit)]?.isPrivate == true
  }

  /// Whether a framework may call an `@objc` Swift method that does not override a method.
  ///
  /// The compiler requires `override` for the methods of superclasses, and the access of the type for the requirements
  /// of protocols. A class need not conform to a delegate protocol to implement its methods, which have several
  /// parameters.
  private func swiftMethodMayBeCalled(_ unit: Unit, _ callers: UnreadCallers) -> Bool {
    let own = index.unit(unit)
    if informalMembers.contains(index.name(of: unit)) { return true }
    // No protocol of a framework requires an action; only documents and selectors name actions.
    if own.traits.contains(.isAction) { return false }
    if own.parametersEnd - own.parametersStart > 1 { return true }
    return callers.contains(.protocolsOfSubtypes) && hasAccessOfRequirement(unit)
  }

  /// Whether a framework may call an Objective-C method.
  ///
  /// Delegates need not declare their protocols, so a framework may call any method with an argument, unless the method
  /// is an action, which only a document or selector names.
  private mutating func objectiveCMethodMayBeCalled(
    _ unit: Unit,
    _ callers: UnreadCallers,
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    let (own, type) = (index.unit(unit), index.type(of: unit))
    let delegators: UnreadCallers = own.traits.contains(.isAction) ? [] : [.protocols, .protocolsOfSubtypes]
    guard callers.isDisjoint(with: delegators.union(.otherFrameworkClasses)), !hierarchy.isExternal(type)
    else { return true }
    guard own.traits.contains(.isAction) || own.parametersStart == own.parametersEnd else { return true }
    let name = index.facts(of: unit).names.text(of: own.name)
    // The accessors of a property.
    if ["set", "is", "_"].contains(where: name.hasPrefix) { return true }
    return hierarchy.external(of: type).contains { members(ofFrameworkClass: $0).contains(name) }
  }

  private mutating func unreadCallers(of type: Name, _ hierarchy: inout ClassHierarchy) -> UnreadCallers {
    guard type >= 0 else { return [] }
    if let known = unreadCallers[type] { return known }
    var found: UnreadCallers = []
    if hierarchy.hasExternalProtocol(type) { found.insert(.protocols) }
    if hierarchy.hasUnknownAncestor(type) { found.insert(.unknown) }
    if hierarchy.descendants(of: type).contains(where: { hierarchy.hasExternalProtocol($0) }) {
      found.insert(.protocolsOfSubtypes)
    }
    let classes = hierarchy.external(of: type)
    if classes.isDisjoint(with: Self.listedRoots), classes != ["NSObject"] {
      found.insert(.otherFrameworkClasses)
    }
    unreadCallers[type] = found
    return found
  }

  /// The framework classes, besides `NSObject`, for whose subclasses the interfaces list all methods without arguments.
  private static let listedRoots: Set<String> = ["NSResponder", "UIResponder"]

  /// Returns the names of a framework class's own properties and getters, and the first parts of its own selectors.
  mutating func members(ofFrameworkClass name: String) -> Set<String> {
    if let known = frameworkMembers[name] { return known }
    var members = Set(UnlistedSelectors.all(of: name).map { String($0.prefix { $0 != ":" }) })
    for platform in Platform.allCases {
      guard let description = RegistryFactory.catalog.description(of: name, platform: platform) else {
        continue
      }
      members.formUnion(description.properties.lazy.map(\.key.description))
      members.formUnion(description.properties.lazy.compactMap(\.customGetter))
      members.formUnion(description.methods.lazy.map { String($0.selector.prefix { $0 != ":" }) })
    }
    frameworkMembers[name] = members
    return members
  }

  /// The names of members that run without an occurrence of their names in code.
  static let implicitNames = ["callAsFunction", "deinit", "projectedValue", "subscript", "wrappedValue"]

  /// The methods that frameworks call on any object that implements them; informal protocols formerly declared them.
  static let informalNames = [
    "changeColor", "changeFont", "makeTouchBar", "validateMenuItem", "validateToolbarItem",
    "validateUserInterfaceItem", "validModesForFontPanel",
  ]
}
