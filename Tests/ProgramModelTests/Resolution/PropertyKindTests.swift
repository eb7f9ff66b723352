import ProgramModel
import RuntimeAttributes
import Testing

/// The kinds of property types that key-value coding distinguishes, by the spelling of the type.
@Suite struct PropertyKindTests {
  @Test(arguments: cases) func kind(_ testCase: KindCase) { testCase.check() }

  static let cases: [KindCase] = [
    KindCase("Int", "int64"), KindCase("Int8", "int8"), KindCase("Int16", "int16"),
    KindCase("Int32", "int32"),
    KindCase("Int64", "int64"), KindCase("UInt", "uint64"), KindCase("UInt8", "uint8"),
    KindCase("UInt16", "uint16"), KindCase("UInt32", "uint32"), KindCase("UInt64", "uint64"),
    KindCase("NSInteger", "int64"), KindCase("Bool", "bool"), KindCase("Float", "float"),
    KindCase("Double", "double"), KindCase("CGFloat", "double"), KindCase("TimeInterval", "double"),
    KindCase("String", "string"), KindCase("String?", "string?"), KindCase("Swift.String", "string"),
    KindCase("NSString", "stringObject"), KindCase("NSMutableString!", "stringObject?"),
    KindCase("CGPoint", "point"), KindCase("NSPoint", "point"), KindCase("CGSize", "size"),
    KindCase("CGRect", "rect"), KindCase("NSRange", "range"), KindCase("UIEdgeInsets", "insets"),
    KindCase("CGAffineTransform", "affineTransform"), KindCase("CATransform3D", "transform3D"),
    KindCase("UIColor", "color"), KindCase("UIColor?", "color?"), KindCase("UIKit.UIColor", "color"),
    KindCase("NSColor", "color"), KindCase("UIImage!", "image?"), KindCase("UIFont", "font"),
    KindCase("CGColor", "cgColor"), KindCase("CGPath?", "cf(CGPath)?"),
    KindCase("Date", "date"), KindCase("URL?", "url?"), KindCase("Data", "object(NSData)"),
    KindCase("[Int]", "array"), KindCase("[String]?", "array?"), KindCase("Array<UIView>", "array"),
    KindCase("[[String: Int]]", "array"), KindCase("[String: Any]", "dictionary"),
    KindCase("Dictionary<String, Int>", "dictionary"), KindCase("Set<String>", "set"),
    KindCase("Any", "any"), KindCase("Any?", "any?"), KindCase("AnyObject", "any"),
    KindCase("AnyClass", "any"), KindCase("UIView.Type", "any"), KindCase("Selector?", "selector?"),
    KindCase("() -> Void", "block"), KindCase("(() -> Void)?", "block?"),
    KindCase("((Int, String) async throws -> [Int])?", "block?"),
    KindCase("@convention(block) (Int) -> Void", "block"),
    KindCase("Optional<UIColor>", "color?"), KindCase("(UIColor)", "color"),
    // Types that a framework declares.
    KindCase("UILabel", "object(UILabel)"), KindCase("UIView & UITextInput", "object(UIView)"),
    KindCase("UITextInput?", "protocol(UITextInput)?"), KindCase("any UITextInput", "protocol(UITextInput)"),
    KindCase("UIView.ContentMode", "enum(UIView.ContentMode, int64)"),
    KindCase("ContentMode", "enum(UIView.ContentMode, int64)"),
    KindCase("UIView.AutoresizingMask", "options(UIView.AutoresizingMask, uint64)"),
    KindCase("NSUserInterfaceItemIdentifier?", "string?"),
    KindCase("UILayoutPriority", "float"), KindCase("NumberFormatter", "object(NSNumberFormatter)"),
    KindCase("IndexPath", "object(NSIndexPath)"), KindCase("NSTextAlignment", "enum(NSTextAlignment, int64)"),
    // Types that the sources declare.
    KindCase("Box", "object(Box)"), KindCase("Mode", "enum(Mode, int64)"),
    KindCase("Small", "enum(Small, uint8)"),
    KindCase("Box.Inner", "object(Box.Inner)"), KindCase("Inner", "object(Box.Inner)"),
    KindCase("Marking", "protocol(Marking)"), KindCase("Alias", "color"), KindCase("Alias?", "color?"),
    KindCase("App.Mode", "enum(Mode, int64)"), KindCase("Callback?", "block?"),
    // Types that Objective-C cannot represent.
    KindCase("Plain", "unrepresentable"), KindCase("Point", "unrepresentable"),
    KindCase("SwiftMarking", "unrepresentable"), KindCase("[Point]", "unrepresentable"),
    KindCase("[Int?]", "unrepresentable"), KindCase("Int?", "unrepresentable?"),
    KindCase("Bool!", "unrepresentable?"), KindCase("CGRect?", "unrepresentable?"),
    KindCase("Mode?", "unrepresentable?"), KindCase("()", "unrepresentable"),
    KindCase("(a: Int, b: Int)", "unrepresentable"), KindCase("Range<Int>", "unrepresentable"),
    KindCase("OptionalInt", "unrepresentable"), KindCase("Character", "unrepresentable"),
    // Unknown types.
    KindCase("PodView", "unresolved(PodView)"), KindCase("PodView?", "unresolved(PodView)?"),
    KindCase("Pod.Thing<Int>", "unresolved(Pod.Thing)"), KindCase("Loop", "unresolved(Loop)"),
  ]
}

/// The spelling of a type, and the kind of a property with this type in a view class of the app.
struct KindCase: CustomTestStringConvertible, Sendable {
  var type: String
  var expected: String
  var location: SourceLocation

  init(_ type: String, _ expected: String, location: SourceLocation = #_sourceLocation) {
    self.type = type
    self.expected = expected
    self.location = location
  }

  var testDescription: String { type }

  func check() {
    let source = """
      @objcMembers class Box: UIView {
        var x: \(type)
        @objc(BoxInner) class Inner: NSObject {}
      }
      @objc enum Mode: Int { case a, b }
      @objc enum Small: UInt8 { case a }
      enum Plain: String { case a }
      struct Point {}
      @objc protocol Marking {}
      protocol SwiftMarking {}
      typealias Alias = UIColor
      typealias Callback = (Int) -> Void
      typealias OptionalInt = Int?
      typealias Loop = App.Loop
      """
    let box = ClassCase(type, source, expect: "").resolved.classes(named: "Box").first
    #expect(box?.properties.first.map { Rendering.kind($0.type) } == expected, sourceLocation: location)
    #expect(box?.properties.first?.type.name == type, sourceLocation: location)
  }
}
