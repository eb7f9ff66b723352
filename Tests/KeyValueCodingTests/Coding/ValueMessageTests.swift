import KeyValueCoding
import RuntimeAttributes
import Testing

@Suite("Unboxing messages and the classes of values")
struct ValueMessageTests {
  @Test(
    "Geometry messages have different names in UIKit",
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
    "The classes of values in exceptions",
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
      guard case .unrecognizedSelector(let unrecognized)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(unrecognized.receiver == className)
      #expect(unrecognized.message == .timeIntervalSinceReferenceDate)
    }
  }
}
