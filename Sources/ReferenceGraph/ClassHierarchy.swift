import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceModel

/// The inheritance of classes in sources and frameworks, and the members that frameworks call.
struct ClassHierarchy {
  private let index: CodeIndex
  /// The cached ancestors of each type.
  private var known: [Set<CodeIndex.Name>?]
  private var ordered: [CodeIndex.Name: [CodeIndex.Name]] = [:]
  private var externalNames: [CodeIndex.Name: Set<String>] = [:]
  private var superclassesInFrameworks: [String: [String]?] = [:]
  private var frameworkTypes: [String: Bool] = [:]
  private var externalRequirements: [CodeIndex.Name: Set<String>?] = [:]
  private var descendantsByName: [CodeIndex.Name: Set<CodeIndex.Name>] = [:]
  private var inheritors: [CodeIndex.Name: [CodeIndex.Name]]?

  init(_ index: CodeIndex) {
    self.index = index
    known = Array(repeating: nil, count: index.nameCount)
  }

  /// Returns a type with its superclasses and protocols, including framework classes and their protocols if sources
  /// extend them.
  mutating func ancestors(of name: CodeIndex.Name) -> Set<CodeIndex.Name> {
    if let ancestors = known[Int(name)] { return ancestors }
    var ancestors = index.ancestors(of: name)
    for external in external(of: name) {
      if let number = index.number(of: external) { ancestors.formUnion(index.ancestors(of: number)) }
    }
    known[Int(name)] = ancestors
    return ancestors
  }

  /// Whether one of two types inherits from the other.
  mutating func areRelated(_ type: CodeIndex.Name, _ other: CodeIndex.Name) -> Bool {
    ancestors(of: type).contains(other) || ancestors(of: other).contains(type)
  }

  /// Returns the type with the given name, if sources declare or extend it.
  func type(named text: String) -> CodeIndex.Name? {
    index.number(of: text).flatMap { index.types.contains($0) ? $0 : nil }
  }

  /// Whether a name is the Objective-C name of a class: `ABCCard` for `@objc(ABCCard) class Card`.
  func isRuntimeName(_ name: CodeIndex.Name, of type: CodeIndex.Name) -> Bool {
    guard let alias = index.types[name], let own = index.types[type] else { return false }
    return alias.inherited.contains(type) && alias.position == own.position && alias.file == own.file
  }

  /// Returns a type with its superclasses and protocols, in a deterministic order.
  mutating func orderedAncestors(of name: CodeIndex.Name) -> [CodeIndex.Name] {
    if let ancestors = ordered[name] { return ancestors }
    let ancestors = ancestors(of: name).sorted()
    ordered[name] = ancestors
    return ancestors
  }

  /// Returns a type with all types that inherit from it.
  mutating func descendants(of name: CodeIndex.Name) -> Set<CodeIndex.Name> {
    if let descendants = descendantsByName[name] { return descendants }
    var descendants = index.descendants(of: name)
    // Framework classes may also conform to a protocol that sources extend.
    if descendants.contains(where: isExternal) { descendants.formUnion(inheritors(of: name)) }
    descendantsByName[name] = descendants
    return descendants
  }

  /// Returns a type with all types that inherit from it, directly or through framework classes.
  private mutating func inheritors(of name: CodeIndex.Name) -> [CodeIndex.Name] {
    if let inheritors { return inheritors[name] ?? [] }
    var found: [CodeIndex.Name: [CodeIndex.Name]] = [:]
    for type in index.types.keys {
      for ancestor in ancestors(of: type) { found[ancestor, default: []].append(type) }
    }
    inheritors = found
    return found[name] ?? []
  }

  /// Returns the names of a type, its superclasses and its protocols, except those that a source certainly declares.
  mutating func external(of name: CodeIndex.Name) -> Set<String> {
    if let names = externalNames[name] { return names }
    let names = withSuperclasses(index.ancestors(of: name).lazy.filter(mayBeExternal).map(index.text))
    externalNames[name] = names
    return names
  }

  /// Returns names, with the names of all superclasses of the framework classes among them.
  private mutating func withSuperclasses(_ names: some Sequence<String>) -> Set<String> {
    Set(names.closure { frameworkSuperclasses(of: $0) ?? [] })
  }

  /// Returns the superclass of a framework class, on the first platform that has the class; empty for a root class, and
  /// nil for other names.
  private mutating func frameworkSuperclasses(of name: String) -> [String]? {
    if let known = superclassesInFrameworks[name] { return known }
    let superclasses = RegistryFactory.catalog.superclassesOnAnyPlatform(of: name)
    superclassesInFrameworks[name] = .some(superclasses)
    return superclasses
  }

  /// The application classes of AppKit and UIKit.
  static let applications: Set<String> = ["NSApplication", "UIApplication"]

  /// Whether a type is not declared in any source, although sources may extend it.
  func isExternal(_ name: CodeIndex.Name) -> Bool { index.types[name]?.isDeclared != true }

  /// Whether a name may be that of a type which no source declares, as `View` outside of the types that declare
  /// `typealias View`.
  private func mayBeExternal(_ name: CodeIndex.Name) -> Bool {
    guard let type = index.types[name], type.isDeclared else { return true }
    return !type.isGlobal && RegistryFactory.catalog.knows(index.text(of: name))
  }

  /// Whether a source or a framework declares a type.
  mutating func isKnown(_ text: String) -> Bool {
    if let known = frameworkTypes[text] { return known }
    let isDeclared = index.number(of: text).map { !isExternal($0) } ?? false
    let isKnown = isDeclared || RegistryFactory.catalog.knows(text)
    frameworkTypes[text] = isKnown
    return isKnown
  }

  /// Returns the names of a class and its superclasses; for a class that sources declare or extend, also those of its
  /// protocols.
  mutating func superclassNames(of className: String) -> Set<String> {
    guard let name = index.number(of: className), index.types.contains(name) else {
      return withSuperclasses([className])
    }
    return Set(ancestors(of: name).map(index.text)).union(external(of: name))
  }

  /// Whether a framework, and no source, declares a class.
  mutating func isFrameworkClass(_ text: String) -> Bool {
    type(named: text).map(isExternal) != false && frameworkSuperclasses(of: text) != nil
  }

  /// Whether a source or a framework declares a class with the name.
  mutating func isClass(_ text: String) -> Bool {
    if let name = index.number(of: text), let type = index.types[name], type.isDeclared {
      return type.isClass
    }
    return frameworkSuperclasses(of: text) != nil
  }

  /// Whether a type inherits from a type that neither a source nor a framework declares.
  mutating func hasUnknownAncestor(_ name: CodeIndex.Name) -> Bool {
    external(of: name).contains { !isKnown($0) }
  }

  /// Whether a class is, or inherits from, a class that neither a source nor a framework declares.
  mutating func hasUnknownSuperclass(_ name: CodeIndex.Name) -> Bool {
    let classes = [name].closure { isExternal($0) ? [] : index.types[$0]?.superclasses ?? [] }
    return classes.contains { isExternal($0) && !isKnown(index.text(of: $0)) }
  }

  /// Whether a framework may instantiate a class without a reference in code, as Core Data does.
  mutating func isMadeBySystem(_ name: CodeIndex.Name) -> Bool {
    guard index.types[name]?.isClass == true else { return false }
    return !external(of: name).isDisjoint(with: Self.classesMadeBySystem)
  }

  /// The classes and protocols whose subtypes are named by property lists, data models, mapping models and scripting
  /// definitions.
  private static let classesMadeBySystem = applications.union([
    "CPTemplateApplicationSceneDelegate", "NSDocument", "NSEntityMigrationPolicy",
    "NSExtensionRequestHandling", "NSManagedObject", "NSScriptCommand", "NSValueTransformer",
    "UISceneDelegate", "UIWindowSceneDelegate", "UNNotificationServiceExtension", "ValueTransformer",
  ])

  // MARK: - Members

  /// The class methods and properties that classes inherit from the frameworks.
  private static let inheritedClassMembers: Set<String> = [
    "alloc", "allocWithZone", "animate", "animateKeyframes", "animateWithDuration", "appearance",
    "automaticallyNotifiesObservers",
    "cancelPreviousPerformRequests", "class", "classForCoder", "description", "initialize", "instanceMethod",
    "instancesRespond", "isSubclass", "keyPathsForValuesAffectingValue", "layerClass", "load", "new",
    "performWithoutAnimation", "requiresConstraintBasedLayout", "self", "setAnimationsEnabled", "superclass",
    "transition", "userInterfaceLayoutDirection", "version",
  ]

  /// Whether a name in a file is the name of a class member that classes inherit from the frameworks.
  func inheritsClassMember(_ name: SourceFacts.Name, in file: Int) -> Bool {
    let text = index.files[file].facts.names.text(of: name)
    return Self.inheritedClassMembers.contains(text)
      && !(index.files[file].isSwift && Self.membersOfObjectiveC.contains(text))
  }

  /// The class methods that Swift code cannot call.
  private static let membersOfObjectiveC: Set<String> = ["alloc", "initialize", "load", "new"]

  /// Whether a type conforms to a protocol that no source declares, and that has requirements or may have them.
  mutating func hasExternalProtocol(_ type: CodeIndex.Name) -> Bool {
    requirements(ofExternalProtocolsOf: type)?.isEmpty != true
  }

  /// Returns the names of the requirements of a type's protocols that no source declares, or nil if some of the names
  /// are unknown.
  mutating func requirements(ofExternalProtocolsOf type: CodeIndex.Name) -> Set<String>? {
    if let known = externalRequirements[type] { return known }
    var names: Set<String>? = []
    for name in external(of: type) where frameworkSuperclasses(of: name) == nil {
      guard let own = ProtocolRequirements.names(of: name) else {
        names = nil
        break
      }
      names?.formUnion(own)
    }
    externalRequirements[type] = .some(names)
    return names
  }

  // MARK: - Controllers

  /// Returns the controllers that may look for a nib with the given name if they are created without a nib name.
  ///
  /// These are the classes with that name, with or without `Controller`, and their subclasses (documentation of
  /// `UIViewController.nibName`). AppKit also looks for the name with the module: `App.CardController`.
  mutating func controllers(lookingFor nib: String) -> [CodeIndex.Name] {
    var classes: Set<CodeIndex.Name> = []
    let nib = nib.unqualifiedName
    for text in [nib, nib + "Controller"] {
      guard let name = index.number(of: text), index.types.contains(name) else { continue }
      for type in descendants(of: name) where isController(type) { classes.insert(type) }
    }
    return classes.sorted()
  }

  /// Whether a class is, or may be, a controller that looks for a nib.
  private mutating func isController(_ name: CodeIndex.Name) -> Bool {
    !external(of: name).isDisjoint(with: Self.nibControllers) || hasUnknownSuperclass(name)
  }

  /// The controller classes of UIKit and AppKit that look for a nib.
  private static let nibControllers: Set<String> = [
    "NSViewController", "NSWindowController", "UIViewController",
  ]
}
