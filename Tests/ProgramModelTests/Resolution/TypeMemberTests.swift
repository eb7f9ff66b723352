import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import Testing

@Suite("Properties whose initial value is a member of a type")
struct TypeMemberTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var value: String
    var expected: String
    var members: String
    var platform = Platform.iOS

    init(_ value: String, _ expected: String, _ members: String = "", platform: Platform = .iOS) {
      self.value = value
      self.expected = expected
      self.members = members
      self.platform = platform
    }

    var testDescription: String { "\(value) \(members)" }
  }

  private static let declared = """
    extension UIColor {
      static let brand = UIColor(white: 0, alpha: 1)
      class var accent: UIColor { UIColor() }
      static let literal = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
      static let chain = UIColor.brand
      static let made = make()
      let instance = 1
      static var maybe: UIColor?
      @Wrapped static var wrapped = 1
      static let pod: PodColor = PodColor()
    }
    class Theme: NSObject {
      static let shared = Theme()
      static let margin: CGFloat = 8
      struct Size { static let small = 4 }
      static let size = Size()
      static let own: Size = Size()
    }
    struct Metrics { static var gap: Int { 1 } }
    class Special: Theme {}
    typealias Color = UIColor
    """

  private static let cases: [Case] = [
    Case("UIColor.brand", "color UIColor"), Case("UIColor.accent", "color UIColor"),
    Case("UIColor.literal", "color UIColor"),
    Case("Color.brand", "color UIColor"), Case("UIColor.maybe", "color? UIColor?"),
    Case("#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)", "color UIColor"),
    Case("#imageLiteral(resourceName: \"A\")", "image UIImage"),
    Case("Theme.shared", "object(Theme) Theme"), Case("Theme.margin", "double CGFloat"),
    Case("Metrics.gap", "int64 Int"), Case("Theme.Size.small", "int64 Int"),
    Case("Theme.own", "unrepresentable Size"),
    Case("UIColor.chain", "unresolved(_) _"), Case("UIColor.made", "unresolved(_) _"),
    Case("UIColor.instance", "unresolved(_) _"), Case("UIColor.none", "unresolved(_) _"),
    Case("UIColor.wrapped", "unresolved(_) _"), Case("UIColor.pod", "unresolved(_) _"),
    Case("UIColor.brand.cgColor", "unresolved(_) _"), Case("UIColor.brand()", "unresolved(_) _"),
    Case("Special.shared", "unresolved(_) _"), Case("Missing.shared", "unresolved(_) _"),
    Case("theme.shared", "unresolved(_) _"), Case("NSColor.brand", "unresolved(_) _"),
    Case(
      "UIColor.two",
      "unresolved(_) _",
      "extension UIColor { static let two = 1 }\nextension UIColor { static let two = \"\" }"
    ),
    Case(
      "UIColor.two",
      "int64 Int",
      "extension UIColor { static let two = 1 }\nextension UIColor { static let two = 2 }"
    ),
    Case(
      "UIColor.two",
      "int64 Int",
      "extension UIColor {\n#if os(macOS)\nstatic let two = \"\"\n#else\nstatic let two = 1\n#endif\n}"
    ),
    Case(
      "NSColor.ink",
      "color NSColor",
      "extension NSColor { static let ink = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1) }",
      platform: .macOS
    ),
  ]

  @Test("The declaration of the member shows the type", arguments: cases)
  func types(_ test: Case) {
    let isMac = test.platform == .macOS
    // `@objcMembers` permits members whose types Objective-C cannot represent.
    let box = "@objcMembers class Box: \(isMac ? "NSView" : "UIView") {\n  var x = \(test.value)\n}"
    let resolved = ClassCase(
      test.value,
      box,
      Self.declared,
      test.members,
      platform: test.platform,
      expect: ""
    ).resolved
    let type = resolved.classes(named: "Box").first?.properties.first?.type
    #expect(type.map { "\(Rendering.kind($0)) \($0.name)" } == test.expected)
  }
}
