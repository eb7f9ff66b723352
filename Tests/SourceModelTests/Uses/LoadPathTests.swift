import SourceModel
import SourceTestSupport
import Testing

/// The control-flow paths that load a nib, with their conditions.
@Suite struct LoadPathTests {
  @Test(arguments: cases) func runs(_ testCase: RunCase) { testCase.check() }

  private static let load = #"Bundle.main.loadNibNamed("Box", owner: self)"#

  static let cases: [RunCase] = [
    RunCase("\(load)", "init(coder:)"),
    RunCase("if a { \(load) }", "init(coder:) a"),
    RunCase("if a { return }\n \(load)", "init(coder:) not a"),
    RunCase("guard a else { return }\n \(load)", "init(coder:) a"),
    RunCase("guard a else { \(load); return }", "init(coder:) not a"),
    RunCase("if a { f() } else { \(load) }", "init(coder:) not a"),
    RunCase("if a { f() } else if b { \(load) }", "init(coder:) not a, b"),
    RunCase("if a { return } else { f() }\n \(load)", "init(coder:) not a"),
    RunCase("if a { f() } else { return }\n \(load)", "init(coder:) ?"),
    RunCase("if a { if b { return } }\n \(load)", "init(coder:) not a"),
    RunCase("guard let v = \(load)?.first else { return }", "init(coder:)"),
    RunCase("guard a, let v = \(load) else { return }", "init(coder:) a"),
    RunCase("guard let a, let v = \(load) else { return }", "init(coder:) ?"),
    RunCase("let v = a ?? \(load)", "init(coder:) ?"),
    RunCase("let v = a ? b : \(load)", "init(coder:) ?"),
    RunCase("\(load)?.first as? UIView", "init(coder:)"),
    RunCase("do { \(load) }", "init(coder:)"), RunCase("defer { \(load) }", "init(coder:)"),
    RunCase("do { try f()\n \(load) } catch { }", "init(coder:) ?"),
    RunCase("do { try f() } catch { }\n \(load)", "init(coder:)"),
    RunCase("if a, b { return }\n \(load)", "init(coder:) ?"),
    RunCase("if a, b { \(load) }", "init(coder:) a, b"),
    RunCase("repeat { \(load) } while a", "init(coder:)"),
    RunCase("for x in y { \(load) }", "init(coder:) ?"), RunCase("queue.async { \(load) }", "init(coder:) ?"),
    RunCase("#if DEBUG\n \(load)\n #endif", "init(coder:) ?"),
    RunCase("setUp()", methods: "func setUp() { \(load) }", "init(coder:) via setUp"),
    RunCase(
      "guard a else { return }\n self.setUp()",
      methods: "func setUp() { if b { \(load) } }",
      "init(coder:) via setUp a, b"
    ),
    RunCase(
      "one()",
      methods: "func one() { two() }\n func two() { \(load); one() }",
      "init(coder:) via one > two"
    ),
    RunCase("other.setUp()", methods: "func setUp() { \(load) }"),
    RunCase("f()", methods: "func setUp() { \(load) }"),
    RunCase("guard", methods: "func g() { \(load) }"),
  ]

  @Test(
    "Conditions about the view",
    arguments: [
      ("subviews.isEmpty", "no subviews"), ("self.subviews.count == 0", "no subviews"),
      ("!subviews.isEmpty", "subviews"), ("!(subviews.isEmpty)", "subviews"),
      ("subviews.count > 0", "subviews"),
      ("0 == subviews.count", "no subviews"), ("subviews.first == nil", "no subviews"),
      ("comesFromNib", "comesFromNib"), ("!self.isLoaded", "not isLoaded"),
      ("contentView == nil", "not contentView"), ("self.contentView != nil", "contentView"),
      ("flag == false", "not flag"), ("flag != true", "not flag"), ("flag == true", "flag"),
      ("!(flag == true)", "not flag"), ("count == 0", "?"), ("MyView.isLoading", "?"), ("a && b", "?"),
      ("let view = other", "?"), ("load()", "?"), ("self != nil", nil),
    ]
  )
  func conditions(_ condition: String, _ expected: String?) {
    RunCase("if \(condition) { \(Self.load) }", "init(coder:)" + (expected.map { " \($0)" } ?? "")).check()
  }

  @Test(
    "Whether a body may transfer the settings of its object",
    arguments: [
      ("nib.instantiate(withOwner: self).first", false), ("load(owner: self)", false),
      ("make(type(of: self))", false),
      ("view.take(from: self)", true), ("view.take(self)", true), ("copy(constraints)", true),
      ("view.addConstraint(c)", true), ("for c in constraints { f(c) }; return view", true),
      ("self.view", false),
    ]
  )
  func handover(_ body: String, _ expected: Bool) {
    let source = scan(
      "class A: UIView { override func awakeAfter(using c: NSCoder) -> Any? { \(body)\n return v } }"
    )
    let roles = source.uses.filter { $0.text == "v" || $0.text == "view" }.map(\.role)
    #expect(roles.last == .replacement(transfersSettings: expected))
  }
}

extension LoadPath.Condition {
  /// The condition as written in tests: `a`, `not a` or `?`.
  var summary: String {
    switch self {
    case .hasSubviews(let value): value ? "subviews" : "no subviews"
    case .isSet(let property, let value): value ? property : "not \(property)"
    case .unknown: "?"
    }
  }
}

extension LoadPath {
  /// The path as written in tests, such as `init(coder:) via setUp > load not a`.
  var summary: String {
    let path = methods.isEmpty ? "" : " via " + methods.joined(separator: " > ")
    let tests = conditions.map(\.summary).joined(separator: ", ")
    return (trigger.method ?? "") + path + (tests.isEmpty ? "" : " " + tests)
  }
}

/// A body of `init(coder:)`, and the paths on which it loads nibs.
struct RunCase: CustomTestStringConvertible, Sendable {
  var body: String
  var methods: String
  var expected: [String]
  var location: SourceLocation

  init(
    _ body: String,
    methods: String = "",
    _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    self.body = body
    self.methods = methods
    self.expected = expected
    self.location = location
  }

  var testDescription: String { body }

  func check() {
    let source = "class Box: UIView {\n required init?(coder: NSCoder) {\n \(body)\n }\n \(methods)\n}"
    let paths = scan(source).uses.filter { $0.nib != nil }.flatMap(\.paths).map(\.summary)
    #expect(paths == expected, sourceLocation: location)
  }
}
