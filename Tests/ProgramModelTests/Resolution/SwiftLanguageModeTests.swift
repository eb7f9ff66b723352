import NibproofTestSupport
import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceSyntax
import SourceTestSupport
import Testing

/// Declarations in Swift versions before 4, without the changes of SE-0046 and SE-0160.
@Suite struct SwiftLanguageModeTests {
  /// A member of a view class, and the description of the class in a language mode.
  struct Case: CustomTestStringConvertible {
    var source: String
    var languageMode: SwiftLanguageMode
    var lines: [String]
    var sourceLocation: SourceLocation

    init(
      _ source: String,
      _ languageMode: SwiftLanguageMode,
      _ lines: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.source, self.languageMode, self.lines, self.sourceLocation) = (
        source, languageMode, lines, sourceLocation
      )
    }

    var testDescription: String { "\(source) \(languageMode.rawValue)" }
  }

  static let cases: [Case] = [
    Case("@IBAction func tap(sender: Any) {}", [], "Box: UIView", "  -tapWithSender: action"),
    Case("@IBAction func tap(sender: Any) {}", .uncertain, "Box: UIView", "  -tapWithSender: action"),
    Case("@IBAction func tap(sender: Any) {}", .infersObjC, "Box: UIView", "  -tapWithSender: action"),
    Case(
      "@IBAction func tap(sender: Any) {}",
      .beforeSwift3,
      "Box: UIView",
      "  -tapWithSender: action",
      "  -tap: action"
    ),
    Case("@objc(hit) func tap(sender: Any) {}", .beforeSwift3, "Box: UIView", "  -hit"),
    Case("init(coder: NSCoder) {}", .beforeSwift3, "Box: UIView", "  -initWithCoder:"),
    // Methods whose selectors set keys.
    Case(
      "func setTint(tint: UIColor) {}",
      .beforeSwift3,
      "Box: UIView",
      "  tintWithTint color settable",
      "  tint color settable",
      "  -setTintWithTint:",
      "  -setTint:"
    ),
    Case(
      "override func setValue(value: Any?, forUndefinedKey key: String) {}",
      .beforeSwift3,
      "Box: UIView [handlesUndefinedKeys]",
      "  -setValueWithValue:forUndefinedKey:",
      "  -setValue:forUndefinedKey:"
    ),
    // Members without an attribute.
    Case("var x = 1; func tap() {}", [], "Box: UIView", "  x int64 notVisibleToObjectiveC", "  -tap hidden"),
    Case("var x = 1; func tap() {}", .infersObjC, "Box: UIView", "  x int64 settable", "  -tap"),
    Case("var x: Int?", .infersObjC, "Box: UIView", "  x unrepresentable? unrepresentableType"),
    Case("private var x = 1", .infersObjC, "Box: UIView", "  x int64 notVisibleToObjectiveC"),
    Case("private dynamic var x = 1", .infersObjC, "Box: UIView", "  x int64 settable"),
    // Private inspectable properties.
    Case(
      "@IBInspectable private var x: Int = 1",
      .beforeSwift3,
      "Box: UIView",
      "  x int64 privateInspectable inspectable"
    ),
    Case(
      "@IBInspectable private var x: Int = 1",
      .swift3,
      "Box: UIView",
      "  x int64 perhapsPrivateInspectable inspectable"
    ),
    Case(
      "@IBInspectable private var x: Int = 1",
      .infersObjC,
      "Box: UIView",
      "  x int64 settable inspectable"
    ),
    Case("@IBInspectable private var x: Int = 1", [], "Box: UIView", "  x int64 settable inspectable"),
    Case("@IBInspectable var x: Int = 1", .beforeSwift3, "Box: UIView", "  x int64 settable inspectable"),
    Case(
      "@IBInspectable @objc private var x: Int = 1",
      .swift3,
      "Box: UIView",
      "  x int64 settable inspectable"
    ),
    Case(
      "@IBInspectable private dynamic var x: Int = 1",
      .swift3,
      "Box: UIView",
      "  x int64 settable inspectable"
    ),
    Case(
      "@IBOutlet private var x: UIView!",
      .beforeSwift3,
      "Box: UIView",
      "  x object(UIView)? settable outlet"
    ),
    Case("@nonobjc var x = 1", .infersObjC, "Box: UIView", "  x int64 notVisibleToObjectiveC"),
    // A Swift 3 compiler would not find the overridden method, so the source is older.
    Case(
      "override func viewWillAppear(animated: Bool) {}\n@IBAction func tap(sender: Any) {}",
      .uncertain,
      "Box: UIView",
      "  -viewWillAppearWithAnimated:",
      "  -viewWillAppear:",
      "  -tapWithSender: action",
      "  -tap: action"
    ),
    Case(
      "override func viewWillAppear(animated: Bool) {}\n@IBAction func tap(sender: Any) {}",
      [],
      "Box: UIView",
      "  -viewWillAppearWithAnimated:",
      "  -tapWithSender: action"
    ),
    Case(
      "func viewWillAppear(animated: Bool) {}\n@IBAction func tap(sender: Any) {}",
      .uncertain,
      "Box: UIView",
      "  -viewWillAppearWithAnimated: hidden",
      "  -tapWithSender: action"
    ),
  ]

  @Test(
    "Sources for Swift 1 and 2 are recognized by API that later compilers reject",
    arguments: [
      Example("func f() { dispatch_async(dispatch_get_main_queue()) {} }", true),
      Example("let width = UIScreen.mainScreen().bounds.width", true),
      Example("class A { lazy var center = NSNotificationCenter.defaultCenter() }", true),
      Example("class A: B { override func viewDidAppear(animated: Bool) {} }", true),
      Example(
        "extension A: UITableViewDataSource { func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 } }",
        true
      ),
      Example("func f() { DispatchQueue.main.async {} }", false),
      Example("let width = UIScreen.main.bounds.width", false),
      Example("let main = Screens.mainScreen(), color = UIColor.brandColor()", false),
      Example("func mainBundle() {}\nlet text = \"NSBundle.mainBundle()\" // dispatch_async()", false),
      Example("class A: B { override func viewDidAppear(_ animated: Bool) {} }", false),
      Example("class A { func viewDidAppear(animated: Bool) {} }", false),
    ]
  )
  func oldSources(_ example: Example<String, Bool>) {
    let interface = SourceFile(reading: Array(example.input.utf8), path: "A.swift")
    #expect(interface.isBeforeSwift3 == example.expected, sourceLocation: example.sourceLocation)
  }

  private static func lines(_ sources: [(String, String)], _ languageModes: [String: SwiftLanguageMode])
    -> [String]
  {
    let interfaces = sources.map { SourceFile(reading: Array($0.1.utf8), path: $0.0) }
    let resolver = InterfaceResolver(sources: interfaces, catalog: TestFrameworks.catalog, platform: .iOS)
    var reader = ClassReader(resolver.resolve()) { languageModes[$0] ?? .uncertain }
    return reader.classes(named: "Box").flatMap { Rendering.lines($0) }
  }

  @Test("A class in a languageMode", arguments: cases)
  func members(_ testCase: Case) {
    let found = Self.lines(
      [("Box.swift", "class Box: UIView {\n\(testCase.source)\n}")],
      ["Box.swift": testCase.languageMode]
    )
    #expect(found == testCase.lines, sourceLocation: testCase.sourceLocation)
  }

  @Test("Each part of a class has the language mode of its source")
  func parts() {
    let sources = [
      ("Box.swift", "class Box: Crate { override func open() {}\n override func shut() {} }"),
      ("More.swift", "extension Box { func more() {} }"),
      ("Crate.swift", "class Crate: UIView { func open() {}\n private func shut() {} }"),
    ]
    #expect(
      Self.lines(sources, ["Crate.swift": .infersObjC])
        == ["Box: Crate", "  -open", "  -shut hidden", "  -more hidden"]
    )
    #expect(
      Self.lines(sources, ["More.swift": .infersObjC])
        == ["Box: Crate", "  -open hidden", "  -shut hidden", "  -more"]
    )
  }

  @Test("In a class that does not inherit from NSObject, nothing is inferred")
  func swiftOnly() {
    #expect(
      Self.lines([("Box.swift", "class Box { var x = 1 }")], ["Box.swift": .infersObjC])
        == ["Box [swiftOnly]", "  x int64 notVisibleToObjectiveC"]
    )
  }
}
