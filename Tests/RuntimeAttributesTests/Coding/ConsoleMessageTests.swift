import RuntimeAttributes
import Testing

/// The sentences of Foundation and UIKit, to the letter.
@Suite("Console messages")
struct ConsoleMessageTests {
  private static func unrecognized(
    _ message: UnboxingMessage,
    _ receiver: String
  ) -> KeyValueCodingError {
    .unrecognizedSelector(
      .init(message: message, value: .object, receiver: receiver, key: "k", type: PropertyType(.int64))
    )
  }

  static let sentences: [(KeyValueCodingError, String?, String)] = [
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
      "'k' of C belongs to the main actor, and was asked for elsewhere"
    ),
    (.tooDeep(key: "k"), nil, "'k' leads into more collections within collections than are read"),
    (
      .trap(key: "k", type: "Date"), nil,
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    ),
  ]

  @Test("The exception and its reason", arguments: sentences)
  func reasons(error: KeyValueCodingError, exceptionName: String?, reason: String) {
    #expect(error.exceptionName == exceptionName)
    #expect(error.reason(on: .iOS) == reason)
    #expect("\(error)" == reason)
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
    "Geometry has names of its own in UIKit",
    arguments: [
      (UnboxingMessage.pointValue, "CGPointValue", "pointValue"), (.sizeValue, "CGSizeValue", "sizeValue"),
      (.rectValue, "CGRectValue", "rectValue"), (.rangeValue, "rangeValue", "rangeValue"),
      (.getValue, "getValue:", "getValue:"),
      (.unsignedLongLongValue, "unsignedLongLongValue", "unsignedLongLongValue"),
    ]
  )
  func selectors(message: UnboxingMessage, uiKit: String, appKit: String) {
    for platform in Platform.allCases {
      #expect(message.selector(on: platform) == (platform == .macOS ? appKit : uiKit))
    }
  }

  @Test(
    "The classes of values, as exceptions name them",
    arguments: [
      (true, "__NSCFBoolean", "__NSCFBoolean"), (1, "__NSCFNumber", "__NSCFNumber"),
      (1.5, "__NSCFNumber", "__NSCFNumber"), ("a", "__NSCFString", "__NSCFString"),
      (.localizedString("a"), "__NSCFString", "__NSCFString"),
      (.size(.init(width: 1, height: 1)), "NSConcreteValue", "NSConcreteValue"),
      (.color(.init(red: 1, green: 0, blue: 0)), "UIDeviceRGBColor", "NSColor"),
      (.color(.init(.components(.init(.gray(white: 1))))), "UICachedDeviceWhiteColor", "NSColor"),
      (.color(.init(.named("tint"))), "UIDynamicCatalogColor", "NSColor"),
      (.color(.init(.system("separatorColor"))), "UIDynamicSystemColor", "NSColor"),
      (.image(.init(name: "star")), "UIImage", "NSImage"),
    ] as [(AttributeValue, String, String)]
  )
  func valueClasses(value: AttributeValue, uiKit: String, appKit: String) throws {
    for (platform, className) in [(Platform.iOS, uiKit), (.macOS, appKit)] {
      let property = PropertyDescription("date", PropertyType(.date))
      let registry = try ClassRegistry(platform, [ClassDescription("Model", properties: [property])])
      let object = try #require(registry.makeObject(ofClass: "Model"))
      let error = #expect(throws: KeyValueCodingError.self) {
        try registry.setValue(value, forKeyPath: "date", of: object)
      }
      #expect(
        error?.reason(on: platform)
          == "-[\(className) timeIntervalSinceReferenceDate]: unrecognized selector sent to instance 0x…"
      )
    }
  }
}
