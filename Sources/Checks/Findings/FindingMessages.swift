package import InterfaceDocuments
import KeyValueCoding
package import NibLoading
import ProjectModel
package import RuntimeAttributes
package import SourceModel

/// The contents of a finding's message, as data.
package enum FindingReason {
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
  case duplicateKeyPath(keyPath: String, last: FileLocation?)
  case lossyNumber(keyPath: String, value: AttributeValue, PropertyType?)
  case undefinedOutlet(KeyValueCodingError.UndefinedKey, action: FileLocation?)
  case outletType(OutletMismatch)
  case outletCollectionType(property: String, className: String)
  case duplicateOutlet(property: String)
  case undefinedAction(selector: String, className: String, MethodDescription?, isSent: Bool)
  case unansweredAction(selector: String, UnansweredActionEffect)
  case contestedAction(selector: String, className: String, MethodDescription?)
  case undefinedBinding(KeyValueCodingError.UndefinedKey, CocoaBinding)
  case unconnectedOutlet(OutletUse, className: String)
  /// A controller that code creates without the document that connects its outlets.
  case createdWithoutDocument(className: String, document: String, outlet: String, method: String?)
  /// A window controller that code creates without the nib that has its window.
  case createdWithoutWindow(className: String, document: String)
  /// A cell that code registers by class, although a nib connects its outlets.
  case registeredByClass(className: String, document: String, outlet: String)
  /// An outlet that a prototype does not connect, but a nib of the same class.
  case blankPrototype(outlet: String, className: String)
  /// A controller whose `loadView()` makes another view than the one whose objects are connected to its outlets.
  case replacedView(outlet: String, className: String, document: String, method: String)
  /// An outlet that code uses before the view of its controller is loaded.
  case usedBeforeView(outlet: String, className: String, observed: String?)
  case unusedMember(UnusedMemberKind, name: String, className: String)
  case danglingDestination(name: String, destination: String)
  case outOfScene(name: String)
  case unknownClass(MissingClass, substitute: String)
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
  case cellIdentifier(String, registered: String)
  case missingSegueClass(MissingClass)
  case missing(MissingName, isProved: Bool)
  case misplaced(MissingName, MisplacedDocument)
  /// A supplementary view that is registered for other kinds than the requested one.
  case otherKind(String, SupplementaryKind, [SupplementaryKind])
  case failedCast(Use, [String], to: String)
  /// A controller in a window or container whose class is not the expected one.
  case containedCast(ContainedController, [String], to: String)
  /// A controller in a window or container that Objective-C code treats as one of another class.
  case unansweredController(ContainedController, [String], property: String, of: String)
  /// An object from a document that Objective-C code treats as one of another class.
  case unansweredProperty(Use, [String], property: String, of: String)
  case openChain(subject: String, className: String, missing: String)
  case unresolvedType(keyPath: String, type: String)
  case unmodeledAccessor(keyPath: String, key: String)
  case unsureConversion(keyPath: String)
  case unlistedSelector(selector: String, className: String)
  case hiddenStorage(keyPath: String, className: String)
  case privateVariable(subject: String, className: String)
  case unseenRequirement(subject: String, className: String)
  case unknownIntroduction(subject: String, className: String)
  case overriddenSetting(subject: String, selector: String, className: String)
  case unseenExtension(subject: String, className: String)
  case adoptedSubclass(subject: String, className: String, subclass: String)
  case unseenObject(subject: String, className: String)
  case unseenClass(String, module: String?)
  case likelyMissing(String, LikelyReason)
  case packageModule(className: String, module: String)

  package var message: String {
    switch self {
    case .undefinedKey(let undefined, _):
      Self.notSettable(undefined, noun: "property")
    case .undefinedOutlet(let undefined, _):
      Self.notSettable(undefined, noun: "outlet")
    case .unreadableKey(let undefined, let keyPath):
      Self.notReadable(undefined, "in key path '\(keyPath)'")
    case .structureInPath(let keyPath):
      "'\(keyPath)' traverses a structure; key paths cannot access fields of structures"
    case .refusedKey(let key, let className):
      "'\(key)' is a private variable of \(className); access is prohibited in apps built with the iOS 13 SDK or later"
    case .nilForScalar(let key, let className):
      "'\(key)' of \(Self.shown(className)) cannot be nil"
    case .typeMismatch(let unrecognized, let value):
      "\(Self.phrase(value)) cannot be converted to \(unrecognized.type.name), the type of '\(unrecognized.key)'"
    case .bridgeTraps(let key, let type):
      "'\(key)' has type \(type), to which nil cannot be bridged"
    case .wrongObject(let keyPath, let expected, let value):
      "\(Self.phrase(value)) assigned to '\(keyPath)' of type '\(expected)'; "
        + "the type is not checked at load time, and using the property may crash"
    case .colorForCGColor(let keyPath):
      "'\(keyPath)' expects a CGColor, but Interface Builder sets a color object; the color is ignored"
    case .unknownLayerKey(let keyPath):
      "'\(keyPath)' is not a property of the layer; the value is stored but not used"
    case .nilInPath(let nilKey, let keyPath):
      "'\(nilKey)' is nil while attributes are set; '\(keyPath)' has no effect"
    case .duplicateKeyPath(let keyPath, _): "'\(keyPath)' is set more than once"
    case .lossyNumber(let keyPath, let value, let type?):
      "\(Self.phrase(value)) is stored as \(Self.phrase(type.kept(of: value))) in '\(keyPath)' of type \(type.name)"
    case .lossyNumber(let keyPath, let value, nil):
      "\(Self.phrase(value)) cannot be represented exactly in the type of '\(keyPath)'"
    case .outletType(let mismatch):
      "outlet '\(mismatch.property)' of \(Self.shown(mismatch.className)) has type \(mismatch.expected), but is connected to "
        + Self.shown(mismatch.destination)
    case .outletCollectionType(let property, let className):
      "outlet collection '\(property)' of \(Self.shown(className)) is not an array"
    case .duplicateOutlet(let property):
      "outlet '\(property)' is connected more than once"
    case .undefinedAction(let selector, let className, let declared, _),
      .contestedAction(let selector, let className, let declared):
      Self.notSent(selector, className, declared)
    case .unansweredAction(let selector, let effect):
      (effect == .segueIgnored
        ? "no class declares the unwind action '\(selector)'; "
        : "no class responds to the nil-targeted action '\(selector)'; ") + Self.effect(of: effect)
    case .undefinedBinding(let undefined, let binding):
      Self.notReadable(
        undefined,
        "read by binding '\(binding.name)'"
          + (binding.keyPath == undefined.key.name ? "" : " with key path '\(binding.keyPath)'")
      )
    case .unconnectedOutlet(let use, let className):
      "outlet '\(use.outlet)' of \(Self.shown(className)) is not connected"
        + (use.method.map { ", but \($0) unwraps it" } ?? "")
        + (use.path.isEmpty ? "" : " (via \(use.path.joined(separator: ", ")))")
    case .createdWithoutDocument(let className, let document, let outlet, let method):
      "outlet '\(outlet)' of \(className) is nil: the object is created without its "
        + (document.hasSuffix(".storyboard") ? "scene in " : "nib ") + document
        + (method.map { ", but \($0) unwraps the outlet" } ?? "")
    case .createdWithoutWindow(let className, let document):
      "the window of \(className) is nil: the object is created without its nib \(document), so that no window is shown"
    case .registeredByClass(let className, let document, let outlet):
      "outlet '\(outlet)' of \(className) is nil: the class is registered instead of its "
        + (document.hasSuffix(".storyboard") ? "prototype in " : "nib ") + document
        + ", but code unwraps the outlet"
    case .blankPrototype(let outlet, let className):
      "the prototype does not connect outlet '\(outlet)' of \(Self.shown(className)), and no code registers the nib that "
        + "does, but code unwraps the outlet"
    case .replacedView(let outlet, let className, let document, let method):
      "outlet '\(outlet)' of \(Self.shown(className)) is nil: loadView() makes another view than \(document), but "
        + "\(method) unwraps the outlet"
    case .usedBeforeView(let outlet, let className, let observed):
      "outlet '\(outlet)' of \(Self.shown(className)) is nil: the controller's view is not loaded yet"
        + (observed.map { ", but setting '\($0)' uses the outlet" } ?? "")
    case .unusedMember(let kind, let name, let className):
      "no document \(kind == .inspectable ? "sets" : "connects") \(kind.noun) '\(name)' of \(className), "
        + "and no code uses it"
    case .danglingDestination(let name, let destination):
      "the document has no object with id '\(destination)', the destination of '\(name)'"
    case .outOfScene(let name):
      "'\(name)' is connected to an object in another scene; the compiled storyboard omits such connections"
    case .unknownClass(let missing, _): Self.unknownClass(missing)
    case .unimplementedInitializer(let initializer, let className):
      "'\(Self.shown(className)).\(initializer)' always traps, and nib loading calls it"
    case .uninheritedInitializer(let initializer, let className):
      "\(Self.shown(className)) declares other initializers and does not inherit \(initializer), which nib loading calls"
    case .nativeClass(let className):
      "class '\(Self.shown(className))' does not derive from NSObject; the first message from the nib terminates the app"
    case .laterClass(let name, let introduced):
      "class '\(name)' is not available on the deployment target"
        + (introduced.map { " (introduced in \($0))" } ?? "")
    case .unsupportedClass(let name, let replacement):
      "\(name) raises in apps built with the iOS 13 SDK or later; use \(replacement)"
    case .recursion(let names):
      "nibs load each other endlessly: \(names.joined(separator: " > "))"
    case .replacedObject(let className):
      "'\(Self.shown(className)).init(coder:)' returns another object, but the first one is already referenced"
    case .lostConstraint(let id, let className):
      "constraint\(id.map { " '\($0)'" } ?? "") is lost when \(Self.shown(className)) is replaced; copy it to the replacement"
    case .viewNotSet(let nib, let className):
      "\(Self.shown(className)) loads its view from nib '\(nib)', which does not connect its outlet 'view'"
    case .tableNotSet(let className):
      "\(Self.shown(className)) is a UITableViewController, but its view is not a UITableView"
    case .sharedView(let className):
      "the view of \(Self.shown(className)) is also the view of another view controller"
    case .nilOutlet(let use):
      switch use.trigger {
      case .setting(let property):
        "setting '\(property)' uses outlet '\(use.outlet)', which is nil until all attributes are set"
      case .calling(let method):
        "\(method) uses outlet '\(use.outlet)', which is nil until the nib that connects it is loaded"
      }
    case .noOwner(let property, let className):
      "\(Self.shown(className)) loads this nib without an owner, but the nib connects outlet '\(property)' of its owner"
    case .registeredWithoutOwner(let property, let className):
      "\(Self.shown(className)) registers this nib for reuse, so it has no owner, "
        + "but the nib connects outlet '\(property)' of its owner"
    case .cellNib(let count, let className?, let wanted) where count == 1:
      "the nib is registered for reuse, but contains a \(className) instead of a \(wanted)"
    case .cellNib(let count, _, let wanted):
      "the nib is registered for reuse and must contain exactly one top-level \(wanted), "
        + "but contains \(count) top-level objects"
    case .cellIdentifier(let own, let registered):
      "the nib is registered for reuse identifier '\(registered)', "
        + "but its cell has identifier '\(own)'"
    case .ownerMismatch(let property, let className):
      "\(Self.shown(className)) loads this nib as its owner, but has no outlet '\(property)'"
    case .missingSegueClass(let missing):
      Self.unknownClass(missing) + " (class of a segue)"
    case .missing(let name, _): Self.missing(name)
    case .misplaced(let name, let document): Self.missing(name) + Self.phrase(document.bundle)
    case .otherKind(let identifier, let kind, let others):
      "no \(kind.noun) has reuse identifier '\(identifier)', which is that of a "
        + others.map(\.noun).joined(separator: " and a ")
    case .failedCast(let reference, let classNames, let wanted):
      "\(Self.phrase(reference)) is of class \(classNames.joined(separator: " or ")), "
        + "so the cast to \(wanted) fails"
    case .containedCast(let contained, let classNames, let wanted):
      "\(Self.phrase(contained)) is of class \(classNames.joined(separator: " or ")), "
        + "so the cast to \(wanted) fails"
    case .unansweredController(let contained, let classNames, let property, let wanted):
      "\(Self.phrase(contained)) is of class \(classNames.joined(separator: " or ")), "
        + "which has no property '\(property)' of \(wanted)"
    case .unansweredProperty(let reference, let classNames, let property, let wanted):
      "\(Self.phrase(reference)) is of class \(classNames.joined(separator: " or ")), "
        + "which has no property '\(property)' of \(wanted)"
    case .openChain(let subject, let className, let missing):
      Self.isOwn(missing, of: className)
        ? "cannot check \(subject): class '\(Self.shown(className))' was not found"
        : "cannot check \(subject) of \(Self.shown(className)): superclass '\(missing)' was not found"
    case .unresolvedType(let keyPath, let type):
      "cannot check '\(keyPath)': "
        + (type == "_" ? "its type is inferred" : "type '\(type)' was not found")
    case .unmodeledAccessor(let keyPath, let key):
      "cannot check '\(keyPath)': the accessor of '\(key)' is not simulated"
    case .unsureConversion(let keyPath):
      "cannot check '\(keyPath)': the platform's conversion of this value is unknown"
    case .unlistedSelector(let selector, let className):
      "cannot check action '\(selector)' of \(Self.shown(className)): a framework class may implement it"
    case .hiddenStorage(let keyPath, let className):
      "cannot check '\(keyPath)' of \(Self.shown(className)): "
        + "it has no public setter, but may have a private setter or an instance variable"
    case .privateVariable(let subject, let className):
      "cannot check \(subject) of \(Self.shown(className)): it may be a private instance variable"
    case .unseenRequirement(let subject, let className):
      "cannot check whether \(subject) of \(Self.shown(className)) is visible to Objective-C: "
        + "some of its protocols were not found"
    case .unknownIntroduction(let subject, let className):
      "cannot check \(subject) of \(Self.shown(className)): it was introduced in an unknown version, "
        + "perhaps after the deployment target"
    case .overriddenSetting(let subject, let selector, let className):
      "cannot check \(subject): \(Self.shown(className)) overrides \(selector), which may handle the key"
    case .unseenExtension(let subject, let className):
      "cannot check \(subject) of \(Self.shown(className)): a dependency that was not found may add it"
    case .adoptedSubclass(let subject, let className, let subclass):
      "\(Self.shown(className)) has no \(subject), but code may change the object's class to \(subclass), which has it"
    case .unseenObject(let subject, let className):
      "cannot check \(subject): the object may be an instance of a subclass of \(Self.shown(className)), or nil"
    case .packageModule(let className, let module):
      "class '\(module).\(className)' is probably not found: it inherits its module from a package's target, "
        + "and Xcode builds the target's resources as another module; name the module explicitly"
    case .unseenClass(let name, let module):
      "class '\(module.map { "\($0)." } ?? "")\(name)' was not found"
    case .likelyMissing(let name, .module):
      "class '\(name)' was not found in the module that the document names"
    case .likelyMissing(let name, _): "class '\(name)' was not found"
    }
  }

  /// Whether the missing class is the class itself rather than a superclass.
  static func isOwn(_ missing: String, of className: String) -> Bool {
    missing == className || missing == UnresolvedClass.name
  }

  private static func missing(_ name: MissingName) -> String {
    let isMissing =
      switch name.thing {
      case .nib(let name): "nib '\(name)' not found"
      case .storyboard(let name): "storyboard '\(name)' not found"
      case .image(let name): "image '\(name)' not found"
      case .color(let name): "color '\(name)' not found"
      case .controller(let identifier, let storyboard?):
        "storyboard '\(storyboard)' has no view controller with identifier '\(identifier)'"
      case .controller(let identifier, nil):
        "no storyboard has a view controller with identifier '\(identifier)'"
      case .initialController(let storyboard):
        "storyboard '\(storyboard)' has no initial view controller"
      case .segue(let identifier, _): "no storyboard has a segue with identifier '\(identifier)'"
      case .ownSegue(let identifier, let className, let devices):
        "no scene of \(shown(className))\(phrase(devices)) has a segue with identifier '\(identifier)'"
      case .ownController(let identifier, let className, let devices):
        "the storyboard of \(shown(className))\(phrase(devices)) has no view controller with identifier '\(identifier)'"
      case .reusable(let identifier, let kind):
        "no document has \(phrase(kind)) '\(identifier)', and no code registers one"
      case .ownReusable(let identifier, let kind, let className, let devices):
        "no scene of \(shown(className))\(phrase(devices)) has \(phrase(kind)) '\(identifier)', and no code registers one"
      }
    return isMissing + (name.isUnwrapped ? unwrapped : "")
  }

  private static func phrase(_ bundle: ReferencedBundle) -> String {
    switch bundle {
    case .main: " in the main bundle"
    case .ofClass("Self"): " in the bundle of the class"
    case .ofClass(let name): " in the bundle of \(name)"
    case .module: " in the bundle of the module"
    }
  }

  private static func phrase(_ devices: DeviceSet) -> String {
    switch devices {
    case .pad: " for iPad"
    case .phone: " for iPhone"
    default: ""
    }
  }

  private static func phrase(_ kind: NibLoadingAPI.Reusable) -> String {
    "\(kind == .item ? "an" : "a") \(kind.noun) with \(kind.identifierNoun)"
  }

  /// The end of a message about a nil result.
  private static let unwrapped = "; the nil result is unwrapped here"

  /// Returns a noun phrase for a controller in a container.
  private static func phrase(_ contained: ContainedController) -> String {
    let steps = contained.steps.filter { if case .cast = $0 { false } else { true } }
    return switch steps.last {
    case .child(let position): "view controller \(position) of the container"
    case .top: "the top view controller of the navigation controller"
    case .cast, nil:
      contained.origin == .window
        ? "the window's root view controller" : "the destination of the segue"
    }
  }

  /// Returns a noun phrase for the referenced object.
  private static func phrase(_ use: Use) -> String {
    switch use.role {
    case .storyboard: "storyboard '\(use.text)'"
    case .scene(let scene) where scene.isInitial:
      "the initial view controller of storyboard '\(use.text)'"
    case .scene(let scene):
      "view controller '\(use.text)'" + (scene.storyboard.map { " of storyboard '\($0.text)'" } ?? "")
    case .segue: "segue '\(use.text)'"
    case .cell(let cell): "the \(cell.kind.noun) with \(cell.kind.identifierNoun) '\(use.text)'"
    default: "the first object of nib '\(use.text)'"
    }
  }

  /// Returns a class name without its module.
  static func shown(_ className: String) -> Substring {
    className.firstIndex(of: ".").map { className[className.index(after: $0)...] } ?? className[...]
  }

  private static func effect(of unanswered: UnansweredActionEffect) -> String {
    switch unanswered {
    case .menuItemDisabled: "the menu item stays disabled"
    case .toolbarItemDisabled: "the toolbar item stays disabled"
    case .clickIgnored: "a click does nothing"
    case .touchIgnored: "a touch does nothing"
    case .segueIgnored: "the segue is not performed"
    }
  }

  private static func notSettable(_ undefined: KeyValueCodingError.UndefinedKey, noun: String) -> String {
    guard let exposureProblem = undefined.exposureProblem else {
      return "\(Self.shown(undefined.className)) has no \(noun) '\(undefined.key)'"
    }
    let introduced = undefined.introduced.map { " (introduced in \($0))" } ?? ""
    return "'\(undefined.key)' of \(Self.shown(undefined.className)) " + Self.exposureProblem(exposureProblem)
      + introduced
  }

  private static func notReadable(_ undefined: KeyValueCodingError.UndefinedKey, _ reader: String) -> String {
    guard let exposureProblem = undefined.exposureProblem else {
      return "\(shown(undefined.className)) has no property '\(undefined.key)' (\(reader))"
    }
    return "'\(undefined.key)' of \(shown(undefined.className)) (\(reader)) "
      + Self.exposureProblem(exposureProblem, marks: "@objc")
  }

  private static func notSent(
    _ selector: String,
    _ className: String,
    _ declared: MethodDescription?
  ) -> String {
    declared?.isVisibleToObjectiveC == false
      ? "'\(selector)' of \(shown(className)) is not visible to Objective-C; add @IBAction or @objc"
      : "\(shown(className)) has no action '\(selector)'"
  }

  /// Returns the reason why a property cannot be set or read; `marks` are the attributes that would expose it.
  private static func exposureProblem(
    _ exposureProblem: PropertyDescription.ExposureProblem,
    marks: String = "@IBInspectable, @IBOutlet or @objc"
  ) -> String {
    switch exposureProblem {
    case .notVisibleToObjectiveC, .perhapsNotVisible: "is not visible to Objective-C; add \(marks)"
    case .constant: "is a constant; declare it with 'var'"
    case .getOnly: "is read-only"
    case .typeMember: "is a type property, not an instance property"
    case .introducedLater, .perhapsIntroducedLater:
      "is not available on the deployment target"
    case .unrepresentableType:
      "has a type that Objective-C cannot represent"
    }
  }

  private static func unknownClass(_ missing: MissingClass) -> String {
    switch missing.reason {
    case .absent:
      "class '\(missing.name)' not found" + (missing.module.map { " in module '\($0)'" } ?? "")
        + role(of: missing)
    case .elsewhere(let modules, _):
      "class '\(missing.name)' not found"
        + (missing.module.map { " in module '\($0)'" } ?? "") + role(of: missing)
        + "; declared in "
        + (modules.count > 3 ? "\(modules.count) other modules" : modules.joined(separator: ", "))
    case .generic: "class '\(missing.name)' is generic; nibs cannot refer to generic classes"
    case .genericSuperclass(let base, _):
      "class '\(missing.name)' derives from the generic class '\(base)'; systems before iOS 12.2 and macOS 10.14.4 do not "
        + "find it"
    case .objectiveC:
      "class '\(missing.name)' is an Objective-C class, which has no module; remove the module from the document"
    case .objectiveCName:
      "'\(missing.name)' is an Objective-C name, which has no module; remove the module from the document"
    case .nested(let type, _):
      "class '\(missing.name)' is nested in '\(type)'; nibs can refer to it only by a name given with @objc(Name)"
    case .unbuilt(let location):
      "class '\(missing.name)' not found: no target builds \(PathName.file(of: location.file)), which declares it"
    case .withoutModule:
      "class '\(missing.name)' is a Swift class, but the document does not name its module"
    }
  }

  private static func role(of missing: MissingClass) -> String {
    switch missing.moduleRole {
    case .named: ""
    case .builder: ", which builds the document"
    case .absent: ", which is not part of the document's app"
    }
  }

  private static func phrase(_ value: AttributeValue?) -> String {
    switch value {
    case nil: "an object"
    case .nil: "nil"
    case .boolean(let boolean): "boolean \(boolean ? "YES" : "NO")"
    case .integer(let integer): "number \(integer)"
    case .unsigned(let unsigned): "number \(unsigned)"
    case .decimal(let number): "number \(number)"
    case .real(let real): "number \(real)"
    case .string(let text), .localizedString(let text): "string \"\(text)\""
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rect"
    case .range: "a range"
    case .color: "a color"
    case .image: "an image"
    case .array: "an array"
    case .date: "a date"
    case .data: "data"
    case .dictionary: "a dictionary"
    }
  }
}
