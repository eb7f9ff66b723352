import ClassInterfaces
import RuntimeAttributes
import Testing

/// The nibs that bodies name, with their owners.
@Suite struct NibLoadTests {
  @Test(arguments: cases) func nib(_ testCase: NibCase) { testCase.check() }

  static let cases: [NibCase] = [
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: self, options: nil)"#, "Box itself"),
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: nil)"#, "Box nobody"),
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: other, topLevelObjects: &objects)"#, "Box other"),
    NibCase(#"_ = Bundle(for: Box.self).loadNibNamed("Box", owner: self)?.first as? UIView"#, "Box itself"),
    NibCase(#"let nib = UINib(nibName: "Box", bundle: nil)"#, "Box notInstantiated"),
    NibCase(#"UINib(nibName: "Box", bundle: nil).instantiate(withOwner: self, options: nil)"#, "Box itself"),
    NibCase(
      "let nib = UINib(nibName: \"Box\", bundle: nil)\n nib.instantiate(withOwner: nil)[0]",
      "Box nobody"
    ),
    NibCase(
      #"NSNib(nibNamed: "Box", bundle: nil)?.instantiate(withOwner: self, topLevelObjects: nil)"#,
      "Box itself"
    ),
    NibCase(#"NSNib(nibNamed: NSNib.Name("Box"), bundle: nil)"#, "Box notInstantiated"),
    NibCase(#"NSNib(nibNamed: NSNib.Name(rawValue: "Box"), bundle: nil)"#, "Box notInstantiated"),
    NibCase(
      #"table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c")"#,
      "Cell notInstantiated"
    ),
    NibCase(
      #"let a = UINib(nibName: "A", bundle: nil), b = UINib(nibName: "B", bundle: nil)"#,
      "A notInstantiated",
      "B notInstantiated"
    ),
    NibCase(#"super.init(nibName: "Box", bundle: nil)"#, "Box notInstantiated"),
    NibCase(#"show(BoxController(nibName: "Box", bundle: nil))"#, "Box notInstantiated"),
    NibCase("super.init(nibName: nil, bundle: nil)"),
    NibCase("UINib(nibName: String(describing: Box.self), bundle: nil)", "class:Box notInstantiated"),
    NibCase("UINib(nibName: String(describing: type(of: self)), bundle: nil)", "class:Self notInstantiated"),
    NibCase(#"UINib(nibName: "\(Self.self)", bundle: nil)"#, "class:Self notInstantiated"),
    NibCase(#"UINib(nibName: "\(Box.self)", bundle: nil)"#, "class:Box notInstantiated"),
    NibCase("UINib(nibName: NSStringFromClass(Box.self), bundle: nil)", "class:Box notInstantiated"),
    NibCase(#"UINib(nibName: "Box\(n)", bundle: nil)"#, "? notInstantiated"),
    NibCase(#"UINib(nibName: a ? "A" : "B", bundle: nil)"#, "? notInstantiated"),
    NibCase("UINib(nibName: Names.box, bundle: nil)", "? notInstantiated"),
    NibCase(#"print("UINib(nibName: \"Box\", bundle: nil)")"#),
    NibCase(#"// UINib(nibName: "Box", bundle: nil)"#),
    NibCase("if a { if b { UINib(nibName: \"Box\", bundle: nil) } }", "Box notInstantiated"),
    NibCase("loadNib()"), NibCase("UINib("),
  ]

  @Test func everyMemberOfAClassOrExtensionIsRead() {
    let bodies = ClassCase(
      "members",
      """
      class Box: UIView {
        init() { UINib(nibName: "A", bundle: nil) }
        var b: UINib { UINib(nibName: "B", bundle: nil) }
        var c: Int = 0 { didSet { UINib(nibName: "C", bundle: nil) } }
        static func d(e: Int) { UINib(nibName: "D", bundle: nil) }
      }
      extension Box { func e() { UINib(nibName: "E", bundle: nil) } }
      extension UIView { func f() { UINib(nibName: "F", bundle: nil) } }
      struct Other { func g() { UINib(nibName: "G", bundle: nil) } }
      """,
      expect: ""
    ).resolved.bodies
    #expect(bodies["Box"]?.nibLoads.map(\.member) == ["init()", "b", "c", "d(e:)", "e()"])
    #expect(bodies["Box"]?.nibLoads.first?.location.description == "File1.swift:2:12")
    #expect(bodies["UIView"]?.nibLoads.map(\.member) == ["f()"])
    #expect(bodies.keys.sorted() == ["Box", "UIView"])
  }

  @Test(arguments: [
    ("return Bundle.make(Box.self)", ["Bundle.make(Box.self)"]), ("return self", ["self"]),
    ("self", ["self"]),
    ("if a { return self }\n return other\n", ["self", "other"]),
    ("super.awakeAfter(using: c)", ["super.awakeAfter(using: c)"]),
    ("{ return 1 }()\n return self", ["1", "self"]), ("", []), ("f()\n g()", []),
  ])
  func replacements(_ body: String, _ expected: [String]) {
    let type = scan("class A: UIView { override func awakeAfter(using c: NSCoder) -> Any? { \(body) } }")
      .types.first
    #expect(type?.bodies.replacements.map(\.returned) == expected)
  }
}

/// A body with the nibs that it names.
struct NibCase: CustomTestStringConvertible, Sendable {
  var body: String
  var expected: [String]
  var location: Testing.SourceLocation

  init(_ body: String, _ expected: String..., location: Testing.SourceLocation = #_sourceLocation) {
    self.body = body
    self.expected = expected
    self.location = location
  }

  var testDescription: String { body }

  func check() {
    let type = scan("class Box: UIView {\n func f() {\n \(body)\n }\n}").types.first
    let found = type?.bodies.nibLoads.map { nib in
      switch nib.name {
      case .literal(let name): "\(name) \(nib.owner)"
      case .className(let name): "class:\(name) \(nib.owner)"
      case .unknown: "? \(nib.owner)"
      }
    }
    #expect(found == expected, sourceLocation: location)
  }
}
