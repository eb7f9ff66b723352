import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// The nibs that function bodies name, with their owners.
@Suite struct NibUseTests {
  @Test(arguments: cases) func nib(_ testCase: NibCase) { testCase.check() }

  static let cases: [NibCase] = [
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: self, options: nil)"#, "Box itself"),
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: nil)"#, "Box \(Use.Nib.Owner.nilOwner)"),
    NibCase(#"Bundle.main.loadNibNamed("Box", owner: other, topLevelObjects: &objects)"#, "Box other"),
    NibCase(#"_ = Bundle(for: Box.self).loadNibNamed("Box", owner: self)?.first as? UIView"#, "Box itself"),
    NibCase(#"let nib = UINib(nibName: "Box", bundle: nil)"#, "Box notInstantiated"),
    NibCase(#"UINib(nibName: "Box", bundle: nil).instantiate(withOwner: self, options: nil)"#, "Box itself"),
    NibCase(
      "let nib = UINib(nibName: \"Box\", bundle: nil)\n nib.instantiate(withOwner: nil)[0]",
      "Box \(Use.Nib.Owner.nilOwner)"
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
    NibCase(
      "UINib(nibName: NSStringFromClass(Box.self), bundle: nil)",
      "<NSStringFromClass(Box.self)> notInstantiated"
    ),
    NibCase(#"UINib(nibName: "Box\(n)", bundle: nil)"#, #"<"Box\(n)"> notInstantiated"#),
    NibCase(#"UINib(nibName: a ? "A" : "B", bundle: nil)"#, #"<a ? "A" : "B"> notInstantiated"#),
    NibCase("UINib(nibName: Names.box, bundle: nil)", "<Names.box> notInstantiated"),
    NibCase(#"let name = "Box"; UINib(nibName: name, bundle: nil)"#, "<name> notInstantiated"),
    NibCase("let name = Names.box; UINib(nibName: name, bundle: nil)", "<name> notInstantiated"),
    NibCase(#"UINib(nibName: "Bo" + "x", bundle: nil)"#, "Box notInstantiated"),
    NibCase(#"UINib(nibName: String(describing: Box.self) + "Nib", bundle: nil)"#, "BoxNib notInstantiated"),
    NibCase(#"UINib(nibName: "Box" + suffix, bundle: nil)"#, #"<"Box" + suffix> notInstantiated"#),
    NibCase(
      "#if A\nlet name = \"A\"\n#else\nlet name = \"B\"\n#endif\nUINib(nibName: name, bundle: nil)",
      "<name> notInstantiated"
    ),
    NibCase(#"print("UINib(nibName: \"Box\", bundle: nil)")"#),
    NibCase(#"// UINib(nibName: "Box", bundle: nil)"#),
    NibCase("if a { if b { UINib(nibName: \"Box\", bundle: nil) } }", "Box notInstantiated"),
    NibCase("loadNib()"), NibCase("UINib("),
  ]

  @Test(
    "Nibs that are registered with table and collection views",
    arguments: [
      (#"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "a")"#, "tableCell a"),
      (
        "let n = UINib(nibName: \"A\", bundle: nil)\n t.register(n, forCellReuseIdentifier: \"a\")",
        "tableCell a"
      ),
      (
        #"c.register(UINib(nibName: "A", bundle: nil), forCellWithReuseIdentifier: Cell.id)"#,
        "collectionCell <Cell.id>"
      ),
      (#"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: id)"#, "tableCell <id>"),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: Row.a.rawValue)"#,
        "tableCell <Row.a.rawValue>"
      ),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: String(describing: A.self))"#,
        "tableCell class:A"
      ),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "\(A.self)")"#,
        "tableCell class:A"
      ),
      (
        "let id = \"a\"\n t.register(UINib(nibName: \"A\", bundle: nil), forCellReuseIdentifier: id)",
        "tableCell <id>"
      ),
      // Expressions with unknown values: a variable, a parameter, a member of an object, a call.
      (
        "var id = \"a\"\n t.register(UINib(nibName: \"A\", bundle: nil), forCellReuseIdentifier: id)",
        "tableCell <id>"
      ),
      (#"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: given)"#, "tableCell ?"),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: row.id)"#, "tableCell <row.id>"
      ),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: makeID())"#,
        "tableCell <makeID()>"
      ),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "a\(n)")"#,
        #"tableCell <"a\(n)">"#
      ),
      (
        #"c.register(UINib(nibName: "A", bundle: nil), forSupplementaryViewOfKind: k, withReuseIdentifier: "a")"#,
        "supplementaryView a"
      ),
      (
        "let n = UINib.init(nibName: \"A\", bundle: nil)\n t.register(n, forCellReuseIdentifier: \"a\")",
        "tableCell a"
      ),
      ("let n = UINib(nibName: \"A\", bundle: nil)\n t.register(o, forCellReuseIdentifier: \"a\")", ""),
      (
        #"t.register(UINib(nibName: "A", bundle: nil), forHeaderFooterViewReuseIdentifier: "a")"#,
        "headerFooterView a"
      ),
      (#"c.register(NSNib(nibNamed: "A", bundle: nil), forItemWithIdentifier: .init("a"))"#, "item a"),
      (#"t.register(NSNib(nibNamed: "A", bundle: nil), forIdentifier: .init("a"))"#, "view a"),
    ]
  )
  func registrations(body: String, expected: String) {
    let source = "class Box: UIView { func f(given: String) { \(body) } }"
    let found = scan(source).uses.compactMap(\.nib).map { nib in
      nib.registration.map { registration in
        "\(registration.kind.map { "\($0)" } ?? "cell") \(registration.identifier?.summary ?? "?")"
      } ?? ""
    }
    #expect(found == [expected])
  }

  @Test(
    "The nibs and classes that are registered for cell identifiers",
    arguments: [
      (#"t.register(Row.self, forCellReuseIdentifier: "a")"#, ["a"]),
      (#"self.c.register(UINib(nibName: "A", bundle: nil), forCellWithReuseIdentifier: "a"); f()"#, ["a"]),
      (
        #"{ t.register(A.self, forCellReuseIdentifier: "a"); t.register(B.self, forCellReuseIdentifier: "b") }()"#,
        ["a", "b"]
      ),
      (#"t.register(nil as AnyClass?, forCellReuseIdentifier: "a")"#, []),
      (#"t.register(nil, forCellReuseIdentifier: "a")"#, []),
      ("t.register(Row.self, forCellReuseIdentifier: Row.id)", ["<Row.id>"]),
      ("c.register(Row.nib, forCellWithReuseIdentifier: id)", ["<id>"]),
      (#"let id = "a"; c.register(Row.nib, forCellWithReuseIdentifier: id)"#, ["<id>"]),
      ("c.register(Row.nib, forCellWithReuseIdentifier: String(describing: Row.self))", ["class:Row"]),
      ("rows.forEach { t.register($0, forCellReuseIdentifier: $0.id) }", ["<$0.id>"]),
      ("t.register(Row.self, forCellReuseIdentifier: makeID())", ["<makeID()>"]),
      ("t.register(nil, forCellReuseIdentifier: Row.id)", []),
      (#"t.register(Row.self, forHeaderFooterViewReuseIdentifier: "a")"#, []),
      (#"t.register(Row.self, forSupplementaryViewOfKind: k, withReuseIdentifier: "a")"#, []),
      (#"t.dequeue(Row.self, forCellReuseIdentifier: "a")"#, []),
    ]
  )
  func cellRegistrations(body: String, expected: [String]) {
    let uses = scan("class Box: UIView { func f() { \(body) } }").uses
    #expect(uses.filter(\.isRegistration).map(\.name?.summary) == expected)
  }

  @Test("Initial values are read, and self in a static method is the class")
  func valuesAndTypeMembers() {
    let loads =
      scan(
        """
        class Box: UIView {
          let a = UINib(nibName: "A", bundle: nil)
          static let b: UINib = { UINib(nibName: "B", bundle: nil) }()
          lazy var c = Bundle.main.loadNibNamed("C", owner: self, options: nil)
          let f = Panel(nibName: "F", bundle: nil)
          var plain = Name(1), d = UINib(nibName: "D", bundle: nil)
          static func e() { Bundle.main.loadNibNamed("E", owner: self, options: nil) }
        }
        """
      ).uses
    #expect(
      loads.compactMap { use in
        use.nib.map { "\(use.member) \(use.name?.summary ?? "?") \($0.owner)" }
      } == [
        "a A notInstantiated", "b B notInstantiated", "c C itself", "f F notInstantiated",
        "d D notInstantiated",
        "e() E other",
      ]
    )
  }

  @Test(
    "Controllers that are created with nib names",
    arguments: [
      (#"show(Panel(nibName: "A", bundle: nil))"#, "Panel A"),
      (#"show(Panel.init(windowNibName: "A"))"#, "Panel A"),
      (#"show(Kit.Panel(windowNibName: NSNib.Name("A")))"#, "Panel A"),
      (#"show(Panel(windowNibName: "A", owner: self))"#, "Panel A"),
      (#"super.init(nibName: "A", bundle: nil)"#, "itself A"),
      (#"self.init(windowNibName: "A")"#, "itself A"),
      (#"Self(windowNibName: "A")"#, "itself A"),
      (#"UINib(nibName: "A", bundle: nil)"#, "none A"),
      (#"make(nibName: "A", bundle: nil)"#, "none A"),
      (#"show(Panel(model: model, nibName: "A"))"#, "Panel A"),
      (#"make(model: model, nibName: "A")"#, ""),
    ]
  )
  func controllers(body: String, expected: String) {
    check(scan("class Box: NSWindowController { func f() { \(body) } }"), expected)
  }

  @Test(
    "Controllers that Objective-C code creates with nib names",
    arguments: [
      (#"c = [[Panel alloc] initWithWindowNibName:@"A"];"#, "Panel A"),
      (#"c = [[[Panel alloc] initWithNibName:@"A" bundle:nil] autorelease];"#, "Panel A"),
      (#"self = [super initWithWindowNibName:@"A"];"#, "itself A"),
      (#"c = [[[self class] alloc] initWithWindowNibName:@"A"];"#, "itself A"),
      (#"c = [panel initWithWindowNibName:@"A"];"#, "none A"),
      (#"c = [panel initWithNibName:@"A" bundle:nil];"#, "other A"),
      (#"n = [[NSNib alloc] initWithNibNamed:@"A" bundle:nil];"#, "none A"),
    ]
  )
  func controllersOfObjectiveC(body: String, expected: String) {
    let source = "@implementation Box\n- (void)f {\n\(body)\n}\n@end"
    check(SourceFile(reading: Array(source.utf8), path: "Box.m"), expected)
  }

  @Test(
    "Nib names that controllers specify themselves",
    arguments: [
      (#"override var windowNibName: NSNib.Name? { "A" }"#, "itself A"),
      (#"override var nibName: String? { return "A" }"#, "itself A"),
      (#"override var nibName: String? { get { NSNib.Name("A") } }"#, "itself A"),
      // Names that are unknown, and members that do not specify a nib name.
      (#"override var nibName: String? { isSmall ? "A" : name }"#, "itself "),
      (#"override var nibName: String? { nil }"#, ""),
      (#"override var nibName: String? { super.nibName }"#, ""),
      (#"var nibName: String? { "A" }"#, ""), (#"override class var nibName: String? { name }"#, ""),
      (#"override var title: String? { "A" }"#, ""),
    ]
  )
  func namesOfThemselves(member: String, expected: String) {
    check(scan("class Box: NSWindowController { \(member) }"), expected)
  }

  @Test(
    "Nib names that Objective-C controllers specify themselves",
    arguments: [
      (#"- (NSString *)windowNibName { return @"A"; }"#, "itself A"),
      (#"- (NSString *)nibName { return NSStringFromClass([self class]); }"#, "itself Self"),
      // The reader does not resolve the values of constants.
      (#"- (NSString *)nibName { return name; }"#, "itself "),
      (#"- (NSString *)nibName { return [self name]; }"#, "itself "),
      (#"- (NSString *)nibName { return nil; }"#, ""), (#"+ (NSString *)nibName { return @"A"; }"#, ""),
      (#"- (NSString *)title { return @"A"; }"#, ""),
    ]
  )
  func namesOfThemselvesInObjectiveC(member: String, expected: String) {
    let source = "@implementation Box\n\(member)\n@end"
    check(SourceFile(reading: Array(source.utf8), path: "Box.m"), expected)
  }

  private func check(_ source: SourceFile, _ expected: String) {
    let found = source.uses.compactMap { use -> String? in
      guard let nib = use.nib else { return nil }
      let controller =
        switch nib.controller {
        case .made(let name): name
        case .itself: "itself"
        case .other: "other"
        case nil: "none"
        }
      return "\(controller) \(use.name?.text ?? "?")"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func everyMemberOfAClassOrExtensionIsRead() {
    let uses = ClassCase(
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
    ).resolved.uses
    #expect(uses["Box"]?.map(\.member) == ["init()", "b", "c", "d(e:)", "e()"])
    #expect(uses["Box"]?.first?.location.description == "File1.swift:2:12")
    #expect(uses["UIView"]?.map(\.member) == ["f()"])
    #expect(uses["Other"]?.map(\.member) == ["g()"])
    #expect(uses.keys.sorted() == ["Box", "Other", "UIView"])
  }

  @Test(arguments: [
    ("return Bundle.make(Box.self)", ["Bundle.make(Box.self)"]), ("return self", ["self"]),
    ("self", ["self"]),
    ("if a { return self }\n return other\n", ["self", "other"]),
    ("super.awakeAfter(using: c)", ["super.awakeAfter(using: c)"]),
    ("{ return 1 }()\n return self", ["self"]), ("", []), ("f()\n g()", []),
  ])
  func replacements(_ body: String, _ expected: [String]) {
    let source = scan("class A: UIView { override func awakeAfter(using c: NSCoder) -> Any? { \(body) } }")
    #expect(source.uses.map(\.text) == expected)
  }
}

/// A function body, and the nibs that it names.
struct NibCase: CustomTestStringConvertible, Sendable {
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
    let source = scan("class Box: UIView {\n func f() {\n \(body)\n }\n}")
    let found = source.uses.compactMap { use in
      use.nib.map { "\(use.name?.summary ?? "?") \($0.owner)" }
    }
    #expect(found == expected, sourceLocation: location)
  }
}
