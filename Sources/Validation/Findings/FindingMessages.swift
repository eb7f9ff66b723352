import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

// The sentences of findings, kept in one place.

/// What a finding says, as data.
enum FindingReason {
  case undefinedKey(KeyValueCodingError.UndefinedKey, keyPath: String)
  case unreadableKey(KeyValueCodingError.UndefinedKey, keyPath: String)
  case structureInPath(keyPath: String)
  case refusedKey(key: String, className: String)
  case nilForScalar(key: String, className: String)
  case typeMismatch(KeyValueCodingError.UnrecognizedSelector, value: AttributeValue?)
  case bridgeTraps(key: String, type: String)
  case wrongObject(keyPath: String, expected: String, value: AttributeValue)
  case colorForCGColor(keyPath: String)
  case unknownLayerKey(keyPath: String)
  case nilInPath(nilKey: String, keyPath: String)
  case duplicateKeyPath(keyPath: String, last: SourceLocation?)
  case lossyNumber(keyPath: String, value: AttributeValue, PropertyType?)
  case undefinedOutlet(KeyValueCodingError.UndefinedKey, action: SourceLocation?)
  case outletType(OutletMismatch)
  case outletCollectionType(property: String, className: String)
  case duplicateOutlet(property: String)
  case undefinedAction(selector: String, className: String, MethodDescription?, isSent: Bool)
  case unansweredAction(selector: String, UnansweredActionEffect)
  case contestedAction(selector: String, className: String, MethodDescription?)
  case undefinedBinding(KeyValueCodingError.UndefinedKey, Binding)
  case unconnectedOutlet(OutletUse, className: String)
  case unusedMember(UnusedMemberKind, name: String, className: String)
  case danglingDestination(name: String, destination: String)
  case outOfScene(name: String)
  case unknownClass(MissingClass, standIn: String)
  case unimplementedInitializer(String, className: String)
  case uninheritedInitializer(String, className: String)
  case nativeClass(String)
  case laterClass(String, introduced: PlatformVersion?)
  case unsupportedClass(String, replacement: String)
  case recursion([String])
  case replacedObject(className: String)
  case lostConstraint(id: String?, className: String)
  case viewNotSet(nib: String, className: String)
  case tableNotSet(className: String)
  case sharedView(className: String)
  case nilOutlet(OutletUse)
  case ownerMismatch(property: String, className: String)
  case noOwner(property: String, className: String)
  case registeredWithoutOwner(property: String, className: String)
  case cellNib(count: Int, className: String?, wanted: String)
  case cellIdentifier(String, registered: String, ofNib: String? = nil)
  case missingSegueClass(MissingClass)
  case missing(MissingName, isProved: Bool)
  case failedCast(NameReference, [String], to: String)
  case openChain(subject: String, className: String, missing: String)
  case unresolvedType(keyPath: String, type: String)
  case unsureConversion(keyPath: String)
  case unlistedSelector(selector: String, className: String)
  case hiddenStorage(keyPath: String, className: String)
  case privateVariable(subject: String, className: String)
  case unseenRequirement(subject: String, className: String)
  case overriddenSetting(subject: String, selector: String, className: String)
  case unseenExtension(subject: String, className: String)
  case adoptedSubclass(subject: String, className: String, subclass: String)
  case unseenObject(subject: String, className: String)
  case unseenClass(String, module: String?)
  case likelyMissing(String, LikelyReason)
  case packageModule(className: String, module: String)

  var sentence: String {
    switch self {
    case .undefinedKey(let undefined, _):
      Self.notSettable(undefined, noun: "property")
    case .undefinedOutlet(let undefined, _):
      Self.notSettable(undefined, noun: "outlet")
    case .unreadableKey(let undefined, let keyPath):
      Self.notReadable(undefined, by: "'\(keyPath)' goes through")
    case .structureInPath(let keyPath):
      "'\(keyPath)' goes through a structure, and key paths do not reach the fields of one"
    case .refusedKey(let key, let className):
      "'\(key)' is a private variable of \(className), which iOS 13 and later keep from apps built with their SDK"
    case .nilForScalar(let key, let className):
      "'\(key)' of \(Self.shown(className)) cannot be nil"
    case .typeMismatch(let unrecognized, let value):
      "\(Self.phrase(value)) cannot be converted to \(unrecognized.type.name), the type of '\(unrecognized.key)'"
    case .bridgeTraps(let key, let type):
      "'\(key)' is \(type), which nil cannot be bridged to"
    case .wrongObject(let keyPath, let expected, let value):
      "'\(keyPath)' is \(expected) and is given \(Self.phrase(value)): nobody checks, and its first use may end the app"
    case .colorForCGColor(let keyPath):
      "'\(keyPath)' wants a CGColor and is given a color object: no exception, and no color"
    case .unknownLayerKey(let keyPath):
      "'\(keyPath)' is no property of the layer, which keeps any key without using it"
    case .nilInPath(let nilKey, let keyPath):
      "'\(nilKey)' is nil while attributes are set, so '\(keyPath)' has no effect"
    case .duplicateKeyPath(let keyPath, _): "'\(keyPath)' is set more than once"
    case .lossyNumber(let keyPath, let value, let type?):
      "\(Self.phrase(value)) is stored as \(Self.phrase(type.kept(of: value))) in '\(keyPath)', which is \(type.name)"
    case .lossyNumber(let keyPath, let value, nil):
      "\(Self.phrase(value)) loses something in the type of '\(keyPath)'"
    case .outletType(let mismatch):
      "outlet '\(mismatch.property)' of \(Self.shown(mismatch.className)) is \(mismatch.expected) and is connected to "
        + Self.shown(mismatch.destination)
    case .outletCollectionType(let property, let className):
      "outlet collection '\(property)' of \(Self.shown(className)) is no array"
    case .duplicateOutlet(let property):
      "outlet '\(property)' is connected more than once"
    case .undefinedAction(let selector, let className, let declared, _),
      .contestedAction(let selector, let className, let declared):
      Self.notSent(selector, className, declared)
    case .unansweredAction(let selector, let effect):
      "nothing that was read answers '\(selector)', "
        + (effect == .segueIgnored ? "by which a segue unwinds: " : "which goes to the first responder: ")
        + Self.effect(of: effect)
    case .undefinedBinding(let undefined, let binding):
      Self.notReadable(
        undefined,
        by: "binding '\(binding.name)' reads"
          + (binding.keyPath == undefined.key.name ? "" : " by '\(binding.keyPath)'")
      )
    case .unconnectedOutlet(let use, let className):
      "outlet '\(use.outlet)' of \(Self.shown(className)) is not connected"
        + (use.method.map { ", and \($0) unwraps it" } ?? "")
        + (use.path.isEmpty ? "" : " by way of \(use.path.joined(separator: ", "))")
    case .unusedMember(let kind, let name, let className):
      "no document \(kind == .inspectable ? "sets" : "connects") \(kind.noun) '\(name)' of \(className), "
        + "and no code uses it"
    case .danglingDestination(let name, let destination):
      "'\(name)' leads to an object '\(destination)' that the document does not have"
    case .outOfScene(let name):
      "'\(name)' leads to an object of another scene, and the compiled storyboard leaves such connections out"
    case .unknownClass(let missing, _): Self.unknownClass(missing)
    case .unimplementedInitializer(let initializer, let className):
      "\(initializer) of \(Self.shown(className)) only ends the app, and it is what the nib calls"
    case .uninheritedInitializer(let initializer, let className):
      "\(Self.shown(className)) declares other initializers and so does not inherit \(initializer), which the nib calls"
    case .nativeClass(let className):
      "class '\(Self.shown(className))' does not derive from NSObject, and what the nib sends to it ends the app"
    case .laterClass(let name, let introduced):
      "class '\(name)' is not there on the oldest systems that the app runs on"
        + (introduced.map { ", only from \($0) on" } ?? "")
    case .unsupportedClass(let name, let replacement):
      "\(name) raises in apps built with the SDK of iOS 13 or later; its successor is \(replacement)"
    case .recursion(let names):
      "the load never ends: \(names.joined(separator: " > "))"
    case .replacedObject(let className):
      "init(coder:) of \(Self.shown(className)) returns another object, and something already refers to the first"
    case .lostConstraint(let id, let className):
      "constraint\(id.map { " '\($0)'" } ?? "") is lost with the \(Self.shown(className)) that is replaced: copy it to the replacement"
    case .viewNotSet(let nib, let className):
      "\(Self.shown(className)) takes its view from '\(nib)', where its outlet 'view' is not connected"
    case .tableNotSet(let className):
      "\(Self.shown(className)) is a table controller, and its view is no table"
    case .sharedView(let className):
      "the view of \(Self.shown(className)) is the view of another controller"
    case .nilOutlet(let use):
      switch use.trigger {
      case .setting(let property):
        "setting '\(property)' uses outlet '\(use.outlet)', which is nil until all attributes are set"
      case .calling(let method):
        "\(method) uses outlet '\(use.outlet)', which is nil until the nib that connects it is loaded"
      }
    case .noOwner(let property, let className):
      "\(Self.shown(className)) loads this nib without an owner, and nothing has the owner's outlet '\(property)'"
    case .registeredWithoutOwner(let property, let className):
      "\(Self.shown(className)) registers this nib for reuse, which loads it without an owner, "
        + "and nothing has the owner's outlet '\(property)'"
    case .cellNib(let count, let className?, let wanted) where count == 1:
      "the nib is registered for reuse and holds a \(className), which is no \(wanted)"
    case .cellNib(let count, _, let wanted):
      "the nib is registered for reuse, so it must hold one \(wanted) and nothing else at its top level, "
        + "and holds \(count) objects"
    case .cellIdentifier(let own, let registered, let nib):
      "the nib \(nib.map { "'\($0)' " } ?? "")is registered for the reuse identifier '\(registered)', "
        + "and its cell has '\(own)'"
    case .ownerMismatch(let property, let className):
      "\(Self.shown(className)) loads this nib as its owner and has no outlet '\(property)'"
    case .missingSegueClass(let missing):
      Self.unknownClass(missing) + ", which a segue asks for"
    case .missing(let name, _): Self.missing(name)
    case .failedCast(let reference, let classNames, let wanted):
      "\(Self.phrase(reference)) is of class \(classNames.joined(separator: " or ")), "
        + "and the cast to \(wanted) fails"
    case .openChain(let subject, let className, let missing):
      Self.isOwn(missing, of: className)
        ? "whether \(Self.shown(className)) has \(subject) is not known: no source that was read declares all of it"
        : "whether \(Self.shown(className)) has \(subject) is not known: "
          + "no source that was read declares its superclass \(missing)"
    case .unresolvedType(let keyPath, let type):
      "what '\(keyPath)' accepts is not known: "
        + (type == "_"
          ? "its declaration spells no type" : "no source that was read declares its type \(type)")
    case .unsureConversion(let keyPath):
      "what the platform makes of this value for '\(keyPath)' is not known well enough"
    case .unlistedSelector(let selector, let className):
      "\(Self.shown(className)) has no action '\(selector)' of its own, and whether a framework gives it one is not known"
    case .hiddenStorage(let keyPath, let className):
      "\(Self.shown(className)) has no public setter for '\(keyPath)', "
        + "and whether a private one or a variable takes it is not known"
    case .privateVariable(let subject, let className):
      "whether \(Self.shown(className)) has \(subject) is not known: "
        + "there may be a private instance variable, which no interface shows"
    case .unseenRequirement(let subject, let className):
      "whether Objective-C sees \(subject) of \(Self.shown(className)) is not known: "
        + "no source that was read declares all of its protocols"
    case .overriddenSetting(let subject, let selector, let className):
      "whether \(subject) is set is not known: \(Self.shown(className)) overrides \(selector), which may take the key"
    case .unseenExtension(let subject, let className):
      "whether \(Self.shown(className)) has \(subject) is not known: "
        + "a dependency whose sources were not read may add it"
    case .adoptedSubclass(let subject, let className, let subclass):
      "\(Self.shown(className)) has no \(subject); code makes objects instances of its subclass \(subclass), which has it"
    case .unseenObject(let subject, let className):
      "whether \(subject) is there is not known: "
        + "the path leads to an object that may derive from \(Self.shown(className)), or be missing"
    case .packageModule(let className, let module):
      "whether the nib finds \(module).\(className) is not known: it inherits its module from the target, and Xcode was seen "
        + "to build the resources of a package's target as a module of their own; name the module instead"
    case .unseenClass(let name, let module):
      "no source that was read declares \(module.map { "\($0)." } ?? "")\(name)"
    case .likelyMissing(let name, _): "no source declares class '\(name)'"
    }
  }

  /// Whether what nobody has seen is the class itself, and not one above it.
  static func isOwn(_ missing: String, of className: String) -> Bool {
    missing == className || missing == UnresolvedClass.name
  }

  private static func missing(_ name: MissingName) -> String {
    switch name {
    case .nib(let name), .windowNib(let name), .optionalNib(let name): "there is no nib '\(name)'"
    case .storyboard(let name): "there is no storyboard '\(name)'"
    case .image(let name): "there is no image '\(name)'"
    case .controller(let identifier, let storyboard?):
      "there is no controller with the identifier '\(identifier)' in storyboard '\(storyboard)'"
    case .controller(let identifier, nil):
      "there is no controller with the identifier '\(identifier)' in any storyboard"
    case .initialController(let storyboard, _):
      "storyboard '\(storyboard)' has no initial controller, and nil is taken for one"
    case .segue(let identifier, _): "there is no segue with the identifier '\(identifier)' in any storyboard"
    case .ownSegue(let identifier, let className):
      "no scene of \(shown(className)) has a segue with the identifier '\(identifier)'"
    case .reusable(let identifier, let reusable):
      "there is no \(reusable.noun) with the reuse identifier '\(identifier)' in any document, "
        + "and nothing that was read registers one"
    case .optionalReusable(let identifier, let reusable, _):
      missing(.reusable(identifier, reusable)) + givesNil
    case .ownReusable(let identifier, let reusable, let className, let demand):
      "no scene of \(shown(className)) has a \(reusable.noun) with the reuse identifier '\(identifier)', "
        + "and nothing that was read registers one" + (demand == nil ? "" : givesNil)
    }
  }

  /// What follows a cell that is not there, and that a table is asked for which then gives nil.
  private static let givesNil = ", so the table gives nil, which is taken for one"

  /// What is asked for by a name that something has.
  private static func phrase(_ reference: NameReference) -> String {
    switch reference.target {
    case .nib, .windowNib: "the first object of nib '\(reference.name)'"
    case .storyboard: "storyboard '\(reference.name)'"
    case .controller(let storyboard?):
      "the controller with the identifier '\(reference.name)' in storyboard '\(storyboard)'"
    case .controller(nil): "the controller with the identifier '\(reference.name)'"
    case .initialController: "the initial controller of storyboard '\(reference.name)'"
    case .segue: "segue '\(reference.name)'"
    case .reusable(let reusable), .optionalReusable(let reusable):
      "the \(reusable.noun) with the reuse identifier '\(reference.name)'"
    }
  }

  /// A class without its module, which people leave out when they speak of it.
  static func shown(_ className: String) -> Substring {
    className.firstIndex(of: ".").map { className[className.index(after: $0)...] } ?? className[...]
  }

  private static func effect(of unanswered: UnansweredActionEffect) -> String {
    switch unanswered {
    case .menuItemDisabled: "the menu item stays disabled"
    case .toolbarItemDisabled: "the toolbar item stays disabled"
    case .clickIgnored: "a click does nothing"
    case .touchIgnored: "a touch does nothing"
    case .segueIgnored: "it is not performed"
    }
  }

  private static func notSettable(_ undefined: KeyValueCodingError.UndefinedKey, noun: String) -> String {
    guard let exposureProblem = undefined.exposureProblem else {
      return "\(Self.shown(undefined.className)) has no \(noun) '\(undefined.key)'"
    }
    let introduced = undefined.introduced.map { ", only from \($0) on" } ?? ""
    return "'\(undefined.key)' of \(Self.shown(undefined.className)) " + Self.exposureProblem(exposureProblem) + introduced
  }

  private static func notReadable(_ undefined: KeyValueCodingError.UndefinedKey, by reader: String) -> String
  {
    guard let exposureProblem = undefined.exposureProblem else {
      return "\(shown(undefined.className)) has no property '\(undefined.key)', which \(reader)"
    }
    return "'\(undefined.key)' of \(shown(undefined.className)), which \(reader), "
      + Self.exposureProblem(exposureProblem, marks: "@objc")
  }

  private static func notSent(
    _ selector: String,
    _ className: String,
    _ declared: MethodDescription?
  ) -> String {
    declared?.isVisibleToObjectiveC == false
      ? "'\(selector)' of \(shown(className)) is not visible to Objective-C: mark it @IBAction or @objc"
      : "\(shown(className)) has no action '\(selector)'"
  }

  /// What stands in the way of a property, which Objective-C would see with one of some marks.
  private static func exposureProblem(
    _ exposureProblem: PropertyDescription.ExposureProblem,
    marks: String = "@IBInspectable, @IBOutlet or @objc"
  ) -> String {
    switch exposureProblem {
    case .notVisibleToObjectiveC, .perhapsNotVisible: "is not visible to Objective-C: mark it \(marks)"
    case .constant: "is a constant: declare it with var"
    case .getOnly: "is read-only: it has no setter"
    case .typeMember: "belongs to the class and not to its instances"
    case .introducedLater:
      "is not there on the oldest systems that the app runs on"
    case .unrepresentableType:
      "has a type that Objective-C cannot represent, so key-value coding does not see it"
    }
  }

  private static func unknownClass(_ missing: MissingClass) -> String {
    switch missing.reason {
    case .absent: "no class '\(missing.name)'" + (missing.module.map { " in module '\($0)'" } ?? "")
    case .elsewhere(let modules, _):
      "no class '\(missing.name)'"
        + (missing.module.map { " in module '\($0)', which builds the document" } ?? "")
        + ": " + Self.havers(modules)
    case .generic: "class '\(missing.name)' is generic, so a nib cannot name it"
    case .objectiveC:
      "class '\(missing.name)' is written in Objective-C, which has no modules: the document must not name one"
    case .objectiveCName:
      "'\(missing.name)' is a name for Objective-C, which has no modules: the document must not name one"
    case .nested: "class '\(missing.name)' is nested, so a nib can only name it by an @objc name"
    case .withoutModule:
      "class '\(missing.name)' is written in Swift, and the document does not name its module"
    }
  }

  /// Which modules have a class that another one lacks.
  private static func havers(_ modules: [String]) -> String {
    switch modules.count {
    case 1: "only \(modules.joined()) has one"
    case ...3: "only \(modules.joined(separator: ", ")) have one"
    default: "only \(modules.count) others have one"
    }
  }

  private static func phrase(_ value: AttributeValue?) -> String {
    switch value {
    case nil: "an object"
    case .nil: "nil"
    case .boolean(let boolean): "the boolean \(boolean ? "YES" : "NO")"
    case .integer(let integer): "the number \(integer)"
    case .real(let real): "the number \(real)"
    case .string(let text), .localizedString(let text): "the string \"\(text)\""
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rect"
    case .range: "a range"
    case .color: "a color"
    case .image: "an image"
    }
  }
}

extension NameReference.Reusable {
  /// What people call it.
  fileprivate var noun: String {
    switch self {
    case .tableCell, .collectionCell: "cell"
    case .supplementaryView, .headerFooterView: "view"
    }
  }
}
