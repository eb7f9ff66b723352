import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// The outlets that function bodies certainly use during a load.
@Suite struct AccessTests {
  @Test(arguments: cases) func use(_ testCase: UseCase) { testCase.check() }

  static let cases: [UseCase] = [
    UseCase("label.text = x", "label"), UseCase("self.label.text = x", "label"),
    UseCase("f(label.text)", "label"), UseCase("super.awakeFromNib()\n label.text = x", "label"),
    // Loading the view of a controller sets the outlets of its nib.
    UseCase("view.tag = 1\n label.text = x"), UseCase("self.loadViewIfNeeded()\n label.text = x"),
    UseCase("tableView.tag = 1\n label.text = x"), UseCase("label.text = x\n view.tag = 1", "label"),
    UseCase("a = 1; label.text = x", "label"), UseCase("if label.isHidden { f() }", "label"),
    UseCase("label.text = x\n label.text = y\n other.text = z", "label", "other"),
    UseCase("view.label.text = x"), UseCase("label?.text = x"), UseCase("label = UILabel()"),
    UseCase("label = UILabel()\n label.text = x"), UseCase("plain.text = x"), UseCase("optional.text = x"),
    UseCase("maybe!.text = x", "maybe"), UseCase("self.maybe!.text = x", "maybe"),
    UseCase("f(maybe!)", "maybe"), UseCase("label!.text = x", "label"), UseCase("plain!.text = x"),
    UseCase("maybe = UILabel()\n maybe!.text = x"), UseCase("maybe != nil"),
    UseCase("if maybe != nil { maybe!.text = x }"), UseCase("a && maybe!.isHidden"),
    UseCase("if maybe != nil, maybe!.isHidden { f() }"), UseCase("maybe?.text = maybe!.text"),
    UseCase("if let maybe { f() }\n maybe!.text = x"),
    UseCase("f(label: x)"), UseCase("label.map { f($0) }"), UseCase("f(label)"),
    // Uncertain uses.
    UseCase("if a { label.text = x }"), UseCase("guard a else { return }\n label.text = x"),
    UseCase("if label == nil { return }\n label.text = x"), UseCase("a && label.isHidden"),
    UseCase("a ?? label.text"), UseCase("a ? label.text : b"), UseCase("if a, label.isHidden { f() }"),
    UseCase("a.map { label.text = $0 }"), UseCase("let label = UILabel()\n label.text = x"),
    UseCase("while a { return }\n label.text = x"), UseCase("while a { label.text = x }"),
    UseCase("for a in b { return }\n label.text = x"), UseCase("for a in b { label.text = a }"),
    UseCase("for label in labels where label.isHidden { }"), UseCase("if a { label = b }\n label.text = x"),
    UseCase("switch a { case .b: return; default: f() }\n label.text = x"),
    UseCase("try a()\n label.text = x"),
    UseCase("return;\n label.text = x"), UseCase("return\n label.text = x", "label"),
    UseCase("#if A\n label.text = x\n #endif"), UseCase("// label.text"), UseCase(#"f("label.text")"#),
    UseCase("Bundle.main.loadNibNamed(\"Box\", owner: self)\n label.text = x"),
    UseCase("loadFromXib()\n label.text = x"),
    UseCase("a?[label.tag] = x"), UseCase("func setUp() { }\n setUp()"),
    UseCase("f(try a(), { b })\n label.text = x"),
    UseCase("a ?? b\n label.text = x", "label"), UseCase("if a { f() }\n label.text = x", "label"),
    UseCase("while a { }\n label.text = x", "label"), UseCase("repeat { } while a\n label.text = x", "label"),
    UseCase("repeat { label.text = x } while a", "label"), UseCase("f { return }\n label.text = x", "label"),
    UseCase("do { try a() } catch { }\n label.text = x", "label"),
    UseCase("do { try a(); label.text = x } catch { }"),
    UseCase("let label = self.label!\n label.text = x", "label"), UseCase(#"f("\(label.text)")"#, "label"),
    // Loops without an exit, and names that only look like keywords or directives.
    UseCase("for a in b { f(a) }\n label.text = x", "label"), UseCase("for a in label.items { }", "label"),
    UseCase("switch a { case .b: f(); default: g() }\n label.text = x", "label"),
    UseCase("button.setTitle(x, for: .normal)\n label.text = x", "label"),
    UseCase("f(for: a, if: b, in: c)\n label.text = x", "label"),
    UseCase("f(x.for, .default, .repeat)\n label.text = x", "label"),
    UseCase("f(#selector(tap), #keyPath(Box.a))\n label.text = x", "label"),
    UseCase("if #available(iOS 15, *) { f() }\n label.text = x", "label"),
    // Uses in methods that the body calls.
    UseCase("setUp()", "label via setUp"), UseCase("self.setUp()", "label via setUp"),
    UseCase("twice()", "label via twice setUp"), UseCase("other2.setUp()"), UseCase("if a { setUp() }"),
    UseCase("endless()"), UseCase("early()\n label.text = x", "label"), UseCase("overloaded()"),
    // Parameters with the name of an outlet.
    UseCase("fill(label: x)"), UseCase("mark(x)", "label via mark"),
    // Properties with an initial value, and computed properties.
    UseCase("made.text = x"), UseCase("computed.text = x"),
  ]

  @Test(
    "Members that awakeFromNib always sets",
    arguments: [
      ("title = x", ["title"]), ("self.title = x", ["title"]),
      ("layer.cornerRadius = 4", ["layer.cornerRadius"]),
      ("super.awakeFromNib()\n self.layer.cornerRadius = 4\n title = x", ["layer.cornerRadius", "title"]),
      ("a(); title = x", ["title"]), ("style()", ["title"]),
      ("title = title.uppercased()", []), ("title += x", []), ("title == x", []),
      ("titleLabel?.text = x", []),
      ("let title = x\n title = y", []), ("let layer = x\n layer.cornerRadius = 4", []),
      ("if a { title = x }", []), ("guard a else { return }\n title = x", []), ("f { self.title = x }", []),
      ("tint(layer)", []),
    ]
  )
  func assignments(body: String, expected: [String]) {
    let source = """
      class Box: UIView {
        override func awakeFromNib() {
          \(body)
        }
        func style() { title = x }
        func tint(_ layer: CALayer) { layer.cornerRadius = 4 }
        func other() { title = x }
      }
      """
    let uses = scan(source).uses.filter { $0.role == .assignment }
    #expect(uses.map(\.text) == expected)
    #expect(uses.allSatisfy { $0.paths.map(\.trigger) == [.calling("awakeFromNib()")] })
  }

  @Test func triggersAreWhatRunsAtLoad() {
    let resolved = ClassCase(
      "triggers",
      """
      class Base: UIView { @IBOutlet var label: UILabel! }
      class Box: Base {
        @IBOutlet var other: UILabel! { didSet { other.text = label.text } }
        @objc var a: Int { get { label.tag } set { label.tag = newValue } }
        @IBInspectable var b: Int = 0 { willSet { label.tag = 1 } didSet { } }
        var c: Int = 0 { didSet { label.tag = 1 } }
        override func awakeFromNib() { label.tag = 1 }
        required init?(coder: NSCoder) { super.init(coder: coder); label.tag = 1 }
        func plain() { label.tag = 1 }
      }
      """,
      expect: ""
    ).resolved
    let uses = (resolved.uses["Box"] ?? []).filter(\.isAccess)
    #expect(
      uses.flatMap(\.paths).map(\.trigger) == [
        .setting("other"), .setting("a"), .setting("b"), .setting("c"), .calling("awakeFromNib()"),
        .calling("init(coder:)"),
      ]
    )
    #expect(uses.allSatisfy { $0.text == "label" })
    #expect(uses.first?.location.description == "File1.swift:3:57")
  }

  @Test("Declared outlets that are used when a view is shown or tapped")
  func showing() {
    let methods = [
      "viewDidLoad()", "viewWillAppear(_ animated: Bool)", "viewDidAppear(_ animated: Bool)",
      "viewDidLayoutSubviews()",
      "windowDidLoad()", "layoutSubviews()", "layout()", "other()", "viewDidDisappear(_ animated: Bool)",
    ]
    let source = """
      class Base: UIViewController { @IBOutlet var inherited: UILabel! }
      class Screen: Base {
        @IBOutlet var label: UILabel!
        @IBAction func tap(_ sender: Any) { label.text = x }
        \(methods.map { "override func \($0) { label.text = x; inherited.text = x; view.tag = 1 }" }.joined(separator: "\n"))
      }
      class Plain: UIViewController { override func viewDidLoad() { view.tag = 1 } }
      """
    let types = scan(source).types
    #expect(
      types[1].uses.filter(\.isAccess).map { "\($0.text) \($0.paths[0].trigger)" }
        == [
          "tap(_:)", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewDidLayoutSubviews()",
          "windowDidLoad()",
          "layoutSubviews()", "layout()",
        ].map { "label calling(\"\($0)\")" }
    )
    #expect(types[2].uses.isEmpty)
  }
}

/// The body of a property observer, and the outlets that are certainly used when it runs.
struct UseCase: CustomTestStringConvertible, Sendable {
  var body: String
  var expected: [String]
  var location: SourceLocation

  init(_ body: String, _ expected: String..., location: SourceLocation = #_sourceLocation) {
    self.body = body
    self.expected = expected
    self.location = location
  }

  var testDescription: String { body }

  func check() {
    let source = """
      class Box: UIView {
        @IBOutlet var label: UILabel!
        @IBOutlet var other: UILabel!
        @IBOutlet var optional: UILabel?
        @IBOutlet var maybe: UILabel?
        @IBOutlet var made: UILabel! = UILabel()
        @IBOutlet var computed: UILabel! { get { label } set { label = newValue } }
        var plain: UILabel!
        @IBInspectable var x: String = "" {
          didSet {
            \(body)
          }
        }
        func setUp() { label.text = x }
        func twice() { setUp() }
        func endless() { endless() }
        func early() { guard a else { return } }
        func fill(label: UILabel) { label.text = x }
        func mark(_ x: String) { self.label.text = x }
        func overloaded() { label.text = x }
        func overloaded(_ a: Int) { label.text = x }
      }
      """
    let uses = (ClassCase(body, source, expect: "").resolved.uses["Box"] ?? []).filter(\.isAccess)
    let found = uses.flatMap { use in
      use.paths.filter { !$0.trigger.isRequest }.map { path in
        path.methods.isEmpty ? use.text : "\(use.text) via \(path.methods.joined(separator: " "))"
      }
    }
    #expect(found == expected, sourceLocation: location)
  }
}

extension Use {
  /// Whether the use reads a member.
  fileprivate var isAccess: Bool { if case .access = role { true } else { false } }
}
