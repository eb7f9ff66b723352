import KeyValueCoding
import RuntimeAttributes
import Testing

private final class Card { var title = "" }

/// The exact text of all messages of the module.
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
      .invalidOperand(operator: "sum", className: "NSNull"), "NSInvalidArgumentException",
      "-[NSNull decimalValue]: unrecognized selector sent to instance 0x…"
    ),
    (
      .invalidOperand(operator: "max", className: "NSNull"), "NSInvalidArgumentException",
      "-[NSNull compare:]: unrecognized selector sent to instance 0x…"
    ),
    (
      .invalidOperand(operator: "unionOfArrays", className: "__NSCFNumber"), "NSInvalidArgumentException",
      "*** -[NSMutableArray addObjectsFromArray:]: array argument is not an NSArray"
    ),
    (
      .invalidOperand(operator: "distinctUnionOfArrays", className: "__NSCFNumber"),
      "NSInvalidArgumentException",
      "*** -[NSMutableSet addObjectsFromArray:]: array argument is not an NSArray"
    ),
    (
      .invalidOperand(operator: "unionOfSets", className: "__NSArrayI"), "NSInvalidArgumentException",
      "-[__NSArrayI allObjects]: unrecognized selector sent to instance 0x…"
    ),
    (
      .invalidOperand(operator: "distinctUnionOfSets", className: "__NSArrayI"), "NSInvalidArgumentException",
      "*** -[NSMutableSet unionSet:]: set argument is not an NSSet"
    ),
    (
      .invalidOperand(operator: "distinctUnionOfObjects", className: "nil"), "NSInvalidArgumentException",
      "*** -[__NSSetM addObject:]: object cannot be nil"
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
      "'C.k' is isolated to the main actor, but was accessed off the main actor"
    ),
    (.tooDeep(key: "k"), nil, "too many nested collections at 'k'"),
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

  @Test("The message for an attribute contains the whole path and the object's class")
  func logLine() {
    let error = KeyValueCodingError.undefinedKey(.init(key: "radios", operation: .set, className: "CALayer"))
    #expect(
      error.attributeLogLine(keyPath: "layer.radios", className: "App.Button", on: .iOS)
        == "Failed to set (layer.radios) user defined inspected property on (App.Button): "
        + "[<CALayer 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radios."
    )
  }

  @Test(
    "Registration errors",
    arguments: [
      (.duplicateClass("A"), "type 'A' is registered twice"),
      (
        .sharedName("A"), "two types are named 'A'; register one of them under another name with 'named:'"
      ),
      (.unknownSuperclass("A", of: "B"), "class 'B' inherits from 'A', which is not registered"),
      (.unrelatedSuperclass("A", of: "B"), "class 'B' does not inherit from 'A'"),
      (.superclassCycle(["A", "B", "A"]), "superclass cycle: A > B > A"),
      (.duplicateKey("k", of: "A"), "type 'A' registers the key 'k' twice"),
      (
        .invalidKey("a b", of: "A"), "type 'A' registers the key 'a b', which is not a valid identifier"
      ),
      (
        .foreignActor(key: "k", of: "A"),
        "type 'A' registers the key 'k' with closures isolated to an actor other than the main actor"
      ),
    ] as [(RegistryError, String)]
  )
  func registry(error: RegistryError, message: String) {
    #expect(error.description == message)
  }

  private static func refused(_ reason: AttributeError.Reason) -> SetValueOutcome {
    .refused(expected: PropertyType(.double), error: AttributeError(reason, value: .attribute(2)))
  }

  @Test(
    "Outcomes of setting a value",
    arguments: [
      (.stored, "stored"),
      (.converted, "converted"),
      (.lossy, "lossy conversion"),
      (.storedWrongObject(expected: PropertyType(.color)), "not of type 'UIColor'; stored without a check"),
      (.refused(expected: PropertyType(.string)), "not of type 'String'; the property is unchanged"),
      (
        .refused(
          expected: PropertyType(.string, name: "Theme"),
          error: AttributeError(.mismatch(expected: "Theme"), value: .attribute("drak"), candidates: ["dark"])
        ),
        "not of type 'Theme'; the property is unchanged; did you mean 'dark'?"
      ),
      (refused(.outOfRange(minimum: 0, maximum: 1)), "out of range 0 to 1; the property is unchanged"),
      (refused(.outOfRange(minimum: 0, maximum: nil)), "less than 0; the property is unchanged"),
      (refused(.outOfRange(minimum: nil, maximum: 1)), "greater than 1; the property is unchanged"),
      (refused(.rejected("too loud")), "rejected: too loud; the property is unchanged"),
      (.storedAddress(expected: PropertyType(.int64)), "not of type 'Int', but part of the object's address"),
      (.storedColorForCGColor, "not a 'CGColor'; ignored"),
      (.storedUnknownLayerKey(nearest: nil), "stored by the layer, which has no such property"),
      (
        .storedUnknownLayerKey(nearest: "cornerRadius"),
        "stored by the layer, which has no such property; did you mean 'cornerRadius'?"
      ),
      (.noEffect(nilKey: "owner"), "'owner' is nil"),
      (.nothingToSet, "the collection has no elements"),
      (.handledByClass, "handled by the class"),
      (.undecided(.openChain(missing: "Pod")), "class 'Pod' was not found"),
      (.undecided(.unresolvedType("Pod")), "type 'Pod' was not found"),
      (.undecided(.unmodeledAccessor(key: "hash")), "the accessor of 'hash' is not simulated"),
      (.undecided(.unsureConversion), "the platform's conversion of this value is unknown"),
      (.undecided(.hiddenStorage), "no public setter, but may have a private setter or an instance variable"),
      (.undecided(.privateVariable), "may be a private instance variable of a framework class"),
      (.undecided(.unlistedSelector), "a framework class may have this action"),
      (.undecided(.unlistedMethods(className: "C")), "the registration of 'C' does not list methods"),
      (
        .undecided(.unknownIntroduction),
        "introduced in an unknown version, perhaps after the deployment target"
      ),
      (
        .undecided(.unseenRequirement),
        "a protocol that was not found may make it visible to Objective-C"
      ),
      (
        .undecided(.overriddenSetting(selector: "setValue:forKey:", className: "C")),
        "'C' overrides 'setValue:forKey:', which may handle the key"
      ),
      (.undecided(.unseenExtension), "a dependency that was not found may add it"),
      (.undecided(.adoptedSubclass("C")), "code may change the object's class to 'C', which has the member"),
      (
        .undecided(.unseenObject(className: "UIView")),
        "the object may be an instance of a subclass of 'UIView', or nil"
      ),
    ] as [(SetValueOutcome, String)]
  )
  func outcomes(outcome: SetValueOutcome, message: String) {
    #expect("\(outcome)" == message)
  }
}
