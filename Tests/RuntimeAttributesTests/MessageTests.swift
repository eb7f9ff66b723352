import RuntimeAttributes
import Testing

private final class Card { var title = "" }

/// All messages of the module, to the letter.
///
/// Other tests compare the cases of errors and outcomes.
@Suite("Messages")
struct MessageTests {
  private static func unrecognized(
    _ message: UnboxingMessage,
    _ receiver: String
  ) -> KeyValueCodingError {
    .unrecognizedSelector(
      .init(message: message, receiver: receiver, key: "k", type: PropertyType(.int64))
    )
  }

  static let exceptions: [(KeyValueCodingError, String?, String)] = [
    (
      .undefinedKey(.init(key: "k", operation: .set, className: "App.C")), "NSUnknownKeyException",
      "[<App.C 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key k."
    ),
    (
      .undefinedKey(.init(key: "k", operation: .get, className: "C")), "NSUnknownKeyException",
      "[<C 0x…> valueForUndefinedKey:]: this class is not key value coding-compliant for the key k."
    ),
    (
      .undefinedKey(.init(key: "", operation: .set, className: "C")), "NSUnknownKeyException",
      "[<C 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ."
    ),
    (
      .nilValue(key: "k", className: "C"), "NSInvalidArgumentException",
      "[<C 0x…> setNilValueForKey]: could not set nil as the value for the key k."
    ),
    (
      .unknownOperator(name: "median", className: "__NSArrayI"), "NSInvalidArgumentException",
      "[<__NSArrayI 0x…> valueForKeyPath:]: this class does not implement the median operation."
    ),
    (
      unrecognized(.charValue, "__NSCFString"), "NSInvalidArgumentException",
      "-[__NSCFString charValue]: unrecognized selector sent to instance 0x…"
    ),
    (
      unrecognized(.length, "__NSCFNumber"), "NSInvalidArgumentException",
      "-[__NSCFNumber length]: unrecognized selector sent to instance 0x…"
    ),
    (
      unrecognized(.getValue, "UIDeviceRGBColor"), "NSInvalidArgumentException",
      "-[UIDeviceRGBColor getValue:]: unrecognized selector sent to instance 0x…"
    ),
    (
      .refusedKey("_placeholderLabel", operation: .get, className: "UITextField"), "NSGenericException",
      "Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug"
    ),
    (
      .refusedKey("_cancelButtonText", operation: .set, className: "UISearchBar"), "NSGenericException",
      "Access to UISearchBar's set_cancelButtonText: ivar is prohibited. This is an application bug"
    ),
    (
      .notOnMainActor(key: "k", className: "C"), nil,
      "C.k belongs to the main actor and was used elsewhere"
    ),
    (.tooDeep(key: "k"), nil, "'k' leads into too many nested collections"),
    (
      .trap(key: "k", type: "Date"), nil,
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    ),
  ]

  @Test("The exception and its reason", arguments: exceptions)
  func reasons(error: KeyValueCodingError, exceptionName: String?, reason: String) {
    #expect(error.exceptionName == exceptionName)
    #expect(error.reason(on: .iOS) == reason)
  }

  @Test("The line that is logged for an attribute names the whole path and the class of the object")
  func logLine() {
    let error = KeyValueCodingError.undefinedKey(.init(key: "radios", operation: .set, className: "CALayer"))
    #expect(
      error.attributeLogLine(keyPath: "layer.radios", className: "App.Button", on: .iOS)
        == "Failed to set (layer.radios) user defined inspected property on (App.Button): "
        + "[<CALayer 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radios."
    )
  }

  @Test(
    "What is wrong with registrations",
    arguments: [
      (.duplicateClass("A"), "class 'A' is registered twice"),
      (
        .sharedName("A"), "two classes are called 'A'; register one of them under another name, with 'named:'"
      ),
      (.unknownSuperclass("A", of: "B"), "class 'B' inherits from 'A', which is not registered"),
      (.unrelatedSuperclass("A", of: "B"), "class 'B' does not derive from 'A'"),
      (.superclassCycle(["A", "B", "A"]), "superclasses form a circle: A > B > A"),
      (.duplicateKey("k", ofClass: "A"), "class 'A' registers the key 'k' twice"),
      (.invalidKey("a b", ofClass: "A"), "class 'A' registers the key 'a b', which is no identifier"),
      (
        .foreignActor(key: "k", ofClass: "A"),
        "class 'A' registers the key 'k' with closures of an actor other than the main actor"
      ),
    ] as [(RegistryError, String)]
  )
  func registry(error: RegistryError, message: String) {
    #expect(error.description == message)
  }

  @Test(
    "What became of a value",
    arguments: [
      (.stored, "stored"),
      (.converted, "converted"),
      (.lossy, "converted with a loss"),
      (.storedWrongObject(expected: PropertyType(.color)), "not a UIColor, stored unchecked"),
      (.refused(expected: PropertyType(.string)), "not a String, left as it was"),
      (
        .refused(expected: PropertyType(.string, name: "Theme"), nearest: "dark"),
        "not a Theme, left as it was; did you mean 'dark'?"
      ),
      (.storedAddress(expected: PropertyType(.int64)), "no Int, but a part of the object's address"),
      (.storedColorForCGColor, "no CGColor, so no color"),
      (.storedUnknownLayerKey(nearest: nil), "kept by the layer, which has no such property"),
      (
        .storedUnknownLayerKey(nearest: "cornerRadius"),
        "kept by the layer, which has no such property; did you mean 'cornerRadius'?"
      ),
      (.noEffect(nilKey: "owner"), "owner is nil"),
      (.nothingToSet, "there are no elements to set it on"),
      (.handledByClass, "left to the class's own handling"),
      (.undecided(.openChain(missing: "Pod")), "no source here shows Pod"),
      (.undecided(.unresolvedType("Pod")), "no source here shows the type Pod"),
      (.undecided(.unsureConversion), "how the platform converts this is not known"),
      (.undecided(.hiddenStorage), "a framework declares it as read-only and may store it"),
      (.undecided(.privateVariable), "a framework's class may have a private variable of that name"),
      (.undecided(.unlistedSelector), "a framework may have an action of that form"),
      (.undecided(.unlistedMethods(className: "C")), "the registration of C lists no methods"),
      (
        .undecided(.unseenRequirement),
        "a protocol that no source here shows may make it visible to Objective-C"
      ),
      (
        .undecided(.overriddenSetting(selector: "setValue:forKey:", className: "C")),
        "C overrides setValue:forKey:, which may take the key"
      ),
      (.undecided(.unseenExtension), "a dependency that no source here shows may add it"),
      (.undecided(.adoptedSubclass("C")), "code makes objects instances of C, which has it"),
      (
        .undecided(.unseenObject(className: "UIView")),
        "what stands there may derive from UIView, or be missing"
      ),
    ] as [(SetValueOutcome, String)]
  )
  func outcomes(outcome: SetValueOutcome, message: String) {
    #expect("\(outcome)" == message)
  }

  @Test("A report has a line for each attribute")
  func report() throws {
    let registry = try ClassRegistry { Class(Card.self) { Property("title", \.title) } }
    let report = registry.apply([RuntimeAttribute("title", "b"), RuntimeAttribute("titel", "b")], to: Card())
    #expect(
      "\(report)" == """
        title = "b": stored
        titel: Card has no property 'titel'; did you mean 'title'?
        """
    )
  }
}
