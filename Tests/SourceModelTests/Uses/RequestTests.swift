import NibproofTestSupport
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// The resources that function bodies request by name from the app's own bundle.
@Suite struct RequestTests {
  typealias Case = Example<String, [String]>

  @Test(arguments: cases) func references(_ test: Case) {
    check(scan("class Box: UIViewController { func f() { \(test.input) } }"), test)
  }

  @Test(arguments: objectiveCCases) func referencesOfObjectiveC(_ test: Case) {
    let source = "@implementation Box\n- (void)f {\n\(test.input)\n}\n@end"
    check(SourceFile(reading: Array(source.utf8), path: "Box.m"), test)
  }

  /// The members of a type, and the requests in them.
  static let members = [
    Case(#"class Box { let kit = UIStoryboard(name: "Kit", bundle: nil) }"#, "storyboard Kit"),
    Case(
      #"class Box { lazy var kit: UIStoryboard = { UIStoryboard(name: "Kit", bundle: nil) }() }"#,
      "storyboard Kit"
    ),
    Case(#"enum Kits { static let kit = UIStoryboard(name: "Kit", bundle: .main) }"#, "storyboard Kit"),
    Case(
      #"struct Maker { func make() { UIStoryboard(name: "Kit", bundle: nil); performSegue(withIdentifier: "A", sender: 1) } }"#,
      "storyboard Kit"
    ),
    Case(
      #"class Box { let card = UIStoryboard(name: "Kit", bundle: nil).instantiateViewController(withIdentifier: "Card") }"#,
      "storyboard Kit",
      "controller Kit.Card"
    ),
    Case(#"class Box { let kit = UIStoryboard(name: "Kit", bundle: kits) }"#),
    // Bundles in properties and constants.
    Case(
      #"class Box { private let kit = Bundle(for: Box.self); func f() { UINib(nibName: "A", bundle: kit) } }"#,
      "nib A of Box"
    ),
    Case(
      #"class Box { static let kit = Bundle(for: Box.self); func f() { UINib(nibName: "A", bundle: Self.kit) } }"#,
      "nib A of Box"
    ),
    Case(
      #"class Box { func f() { UINib(nibName: "A", bundle: self.kit) }; private var kit: Bundle { Bundle(for: Box.self) } }"#,
      "nib A of Box"
    ),
    Case(
      #"let kit = Bundle(for: Box.self); class Box { func f() { UINib(nibName: "A", bundle: kit) } }"#,
      "nib A of Box"
    ),
    // A subclass may override the property, other code may set the property, or a variable may have the same name.
    Case(
      #"class Box { var kit: Bundle { Bundle(for: Box.self) }; func f() { UINib(nibName: "A", bundle: kit) } }"#
    ),
    Case(
      #"class Box { var kit = Bundle(for: Box.self); func f() { UINib(nibName: "A", bundle: kit) } }"#
    ),
    Case(
      #"class Box { let kit = Bundle(for: Box.self); func f(kit: Bundle) { UINib(nibName: "A", bundle: kit) } }"#
    ),
    Case(
      #"class Deck { let kit = Bundle(for: Box.self) }; class Box { func f() { UINib(nibName: "A", bundle: kit) } }"#
    ),
    Case(#"class Box { let text = "UIStoryboard(name: x)" }"#),
    Case("class Box { let kit = UIStoryboard(name:"),
  ]

  @Test(arguments: members) func referencesOfMembers(_ test: Case) { check(scan(test.input), test) }

  func check(_ source: SourceFile, _ test: Case) {
    let requests = source.uses.filter(\.isRequest).map { use in
      let asked = use.bundle?.className.map { " of \($0)" } ?? ""
      return Self.text(use) + (use.name?.isClassName == true ? ".self" : "") + asked
        + (use.resultUse.map { Self.text($0) } ?? "")
    }
    #expect(requests == test.expected, sourceLocation: test.sourceLocation)
  }

  private static func text(_ use: Use) -> String {
    let name = use.text + (use.name?.expression.map { "<\($0.spelling ?? "…")>" } ?? "")
    switch use.role {
    case .nib(let nib): return "\(nib.isOfWindow ? "windowNib" : "nib") \(name)"
    case .storyboard: return "storyboard \(name)"
    case .scene(let scene):
      let holder = scene.receiver.map { "[\($0.spelling ?? "…")]" } ?? ""
      if scene.isInitial { return "initialController \(holder)\(name)" }
      let any = holder.isEmpty || scene.mayBeOfAnyStoryboard ? "?" : ""
      return "controller \(holder)\(scene.storyboard?.summary ?? any).\(name)"
    case .segue(let isOwn): return "\(isOwn ? "own " : "")segue \(name)"
    case .cell(let cell): return "\(cell.kind)\(cell.mayBeNil ? "?" : "") \(name)"
    default: return "\(use.role)"
    }
  }

  private static func text(_ resultUse: ResultUse) -> String {
    switch resultUse {
    case .something: " !"
    case .guarded: " else"
    case .returned: " return"
    case .cast(let name): " as! \(name)"
    case .unwrappedCast(let name): " (as? \(name))!"
    case .guardedCast(let name): " as? \(name) else"
    case .attemptedCast(let name, .returnsNewCell): " as? \(name) new"
    case .attemptedCast(let name, .other): " as? \(name)"
    case .element(let index): " @[\(index)]"
    case .treated(let name, _): " treated as \(name)"
    }
  }

  static let cases: [Case] = [
    // Storyboards
    Case(#"let s = UIStoryboard(name: "Main", bundle: nil)"#, "storyboard Main"),
    Case(#"let s = UIStoryboard(name: "Main", bundle: Bundle.main)"#, "storyboard Main"),
    Case(#"let s = NSStoryboard(name: "Main", bundle: .main)"#, "storyboard Main"),
    Case(#"let s = UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self))"#, "storyboard Main of Kit"),
    Case(#"let s = UIStoryboard(name: name, bundle: nil)"#, "storyboard <name>"),
    Case(#"let s = UIStoryboard(name: "Main\(n)", bundle: nil)"#, "storyboard <\"Main\\(n)\">"),
    Case(#"// UIStoryboard(name: "Main", bundle: nil)"#),
    Case(
      #"UIStoryboard(name: "Main", bundle: .module).instantiateViewController(withIdentifier: "Card")"#,
      "storyboard Main",
      "controller Main.Card"
    ),
    // Controllers
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Card")"#,
      "storyboard Main",
      "controller Main.Card"
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Card") { C($0) }"#,
      "storyboard Main",
      "controller Main.Card"
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: kit).instantiateViewController(withIdentifier: "Card")"#
    ),
    Case(#"storyboard?.instantiateViewController(withIdentifier: "Card")"#, "controller [storyboard]?.Card"),
    Case(
      #"self.storyboard!.instantiateViewController(withIdentifier: "Card")"#,
      "controller [self.storyboard]?.Card"
    ),
    Case(#"storyboard?.instantiateController(withIdentifier: "Card")"#, "controller [storyboard]?.Card"),
    // Controllers of storyboards in variables
    Case(#"kit.instantiateViewController(withIdentifier: "Card")"#, "controller [kit].Card"),
    Case(#"self.kit.instantiateController(withIdentifier: "Card")"#, "controller [self.kit].Card"),
    Case(#"self?.kit!.instantiateController(withIdentifier: "Card")"#, "controller [self?.kit].Card"),
    Case(#"Kit.main.instantiateViewController(withIdentifier: "Card")"#, "controller [Kit.main].Card"),
    Case(
      "Kit\n  .main\n  .instantiateViewController(withIdentifier: \"Card\")",
      "controller [Kit\n  .main].Card"
    ),
    Case(#"kit.instantiateInitialViewController()!"#, "initialController [kit] !"),
    Case(#"kit.instantiateInitialViewController()"#),
    Case(#"storyboard.instantiateController(withIdentifier: "Card")"#, "controller [storyboard]?.Card"),
    Case(#"other.main.instantiateViewController(withIdentifier: "Card")"#, "controller [other.main].Card"),
    Case(#"kit().main.instantiateViewController(withIdentifier: "Card")"#, "controller [kit().main].Card"),
    Case(#"kits[0].instantiateViewController(withIdentifier: "Card")"#, "controller [kits[0]].Card"),
    Case(
      #"let kit = make(); kit.instantiateViewController(withIdentifier: "Card")"#,
      "controller [kit].Card"
    ),
    Case(
      #"let kit = UIStoryboard(name: "Main", bundle: nil); self.kit.instantiateViewController(withIdentifier: "Card")"#,
      "storyboard Main",
      "controller [self.kit].Card"
    ),
    // Names in the initializers of their types
    Case(#"NSStoryboard(name: NSStoryboard.Name("Main"), bundle: nil)"#, "storyboard Main"),
    Case(#"NSStoryboard(name: NSStoryboard.Name(rawValue: "Main"), bundle: nil)"#, "storyboard Main"),
    Case(#"NSStoryboard(name: NSStoryboard.Name.init("Main"), bundle: nil)"#, "storyboard Main"),
    Case(#"NSStoryboard(name: .init("Main"), bundle: nil)"#, "storyboard Main"),
    Case(#"NSStoryboard.init(name: "Main", bundle: nil)"#, "storyboard Main"),
    Case(#"NSStoryboard(name: NSStoryboard.Name(kMain), bundle: nil)"#, "storyboard <kMain>"),
    Case(#"NSStoryboard(name: Names("Main"), bundle: nil)"#, "storyboard <Names(\"Main\")>"),
    Case(#"NSStoryboard(name: .main, bundle: nil)"#, "storyboard <.main>"),
    Case(#"UIStoryboard(name: .main, bundle: nil)"#, "storyboard <.main>"),
    Case(#"UIStoryboard(name: .main(1), bundle: nil)"#, "storyboard <.main(1)>"),
    Case(
      #"storyboard?.instantiateController(withIdentifier: .card)"#,
      "controller [storyboard]?.<.card>"
    ),
    Case(
      #"storyboard?.instantiateViewController(withIdentifier: .card)"#,
      "controller [storyboard]?.<.card>"
    ),
    Case(#"performSegue(withIdentifier: .card, sender: nil)"#, "own segue <.card>"),
    Case(#"table.dequeueReusableCell(withIdentifier: .card, for: path)"#, "tableCell <.card>"),
    Case(#"NSStoryboard(name: NSStoryboard.Name("Main" + n), bundle: nil)"#, "storyboard <\"Main\" + n>"),
    Case(
      #"storyboard?.instantiateController(withIdentifier: NSStoryboard.SceneIdentifier("Card"))"#,
      "controller [storyboard]?.Card"
    ),
    Case(
      """
      let id = NSStoryboard.SceneIdentifier(stringLiteral: "Card")
      storyboard?.instantiateController(withIdentifier: id)
      """,
      "controller [storyboard]?.<id>"
    ),
    Case(
      """
      let id: NSStoryboard.SceneIdentifier = "Card"
      storyboard?.instantiateController(withIdentifier: id)
      """,
      "controller [storyboard]?.<id>"
    ),
    Case(
      """
      let id = make("Card")
      storyboard?.instantiateController(withIdentifier: id)
      """,
      "controller [storyboard]?.<id>"
    ),
    Case(
      """
      let id = NSStoryboard.SceneIdentifier("Card").name
      storyboard?.instantiateController(withIdentifier: id)
      """,
      "controller [storyboard]?.<id>"
    ),
    Case(
      #"storyboard?.instantiateViewController(withIdentifier: Card.identifier)"#,
      "controller [storyboard]?.<Card.identifier>"
    ),
    Case(
      """
      let s = UIStoryboard(name: "Main", bundle: nil)
      s.instantiateViewController(withIdentifier: "Card")
      """,
      "storyboard Main",
      "controller [s].Card"
    ),
    Case(
      #"UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self)).instantiateViewController(withIdentifier: "Card")"#,
      "storyboard Main of Kit",
      "controller Main.Card of Kit"
    ),
    Case(
      #"let c = storyboard!.instantiateViewController(withIdentifier: "Card") as! Card"#,
      "controller [storyboard]?.Card as! Card"
    ),
    Case(
      #"let c = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Card", creator: make) as! Card"#,
      "storyboard Main",
      "controller Main.Card"
    ),
    // The initial controller, which is a request only if the code relies on the result.
    Case(#"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#, "storyboard Main"),
    Case(
      #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!"#,
      "storyboard Main",
      "initialController Main !"
    ),
    Case(
      #"(NSStoryboard(name: "Main", bundle: nil).instantiateInitialController() as? Card)!"#,
      "storyboard Main",
      "initialController Main (as? Card)!"
    ),
    Case(
      """
      let s = UIStoryboard(name: "Main", bundle: nil)
      let c = s.instantiateInitialViewController() as! Card
      """,
      "storyboard Main",
      "initialController [s] as! Card"
    ),
    Case(#"storyboard!.instantiateInitialViewController()!"#, "initialController [storyboard] !"),
    Case(#"kit().instantiateInitialViewController()!"#, "initialController [kit()] !"),
    Case(#"UIStoryboard(name: "Main", bundle: kit).instantiateInitialViewController()!"#),
    // The request may refer to a storyboard in another bundle.
    Case(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self))
      storyboard.instantiateViewController(withIdentifier: "Card")
      """,
      "storyboard Main of Kit",
      "controller [storyboard].Card"
    ),
    Case(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: kit)
      storyboard.instantiateViewController(withIdentifier: "Card")
      """,
      "controller [storyboard].Card"
    ),
    // Segues
    Case(#"performSegue(withIdentifier: "show", sender: self)"#, "own segue show"),
    Case(#"self.performSegue(withIdentifier: "show", sender: nil)"#, "own segue show"),
    Case(#"self?.performSegue(withIdentifier: "show", sender: nil)"#, "own segue show"),
    Case(#"run { performSegue(withIdentifier: "show", sender: nil) }"#, "own segue show"),
    Case(#"parent?.performSegue(withIdentifier: "show", sender: nil)"#, "segue show"),
    Case(#"self.parent?.performSegue(withIdentifier: "show", sender: nil)"#, "segue show"),
    Case(#"make().performSegue(withIdentifier: "show", sender: nil)"#, "segue show"),
    Case(#"performSegue(withIdentifier: .show, sender: nil)"#, "own segue <.show>"),
    // Constants
    Case(
      #"performSegue(withIdentifier: Segue.show.rawValue, sender: nil)"#,
      "own segue <Segue.show.rawValue>"
    ),
    Case(#"performSegue(withIdentifier: Names.Segues.show, sender: nil)"#, "own segue <Names.Segues.show>"),
    Case(#"performSegue(withIdentifier: self.show, sender: nil)"#, "own segue <self.show>"),
    Case(#"let id = "show"; performSegue(withIdentifier: id, sender: nil)"#, "own segue <id>"),
    Case("let id: String = \"show\"\nperformSegue(withIdentifier: id, sender: nil)", "own segue <id>"),
    Case(#"var id = "show"; performSegue(withIdentifier: id, sender: nil)"#, "own segue <id>"),
    Case(
      "let id = wide ? \"wide\" : \"show\"\nperformSegue(withIdentifier: id, sender: nil)",
      "own segue <id>"
    ),
    Case("let id = \"show\" + kind\nperformSegue(withIdentifier: id, sender: nil)", "own segue <id>"),
    Case(
      "let id = \"show\"\n  .lowercased()\nperformSegue(withIdentifier: id, sender: nil)",
      "own segue <id>"
    ),
    // Names that may refer to other constants, or whose values are not constant.
    Case(
      #"if a { let id = "show" }; let id = "b"; performSegue(withIdentifier: id, sender: nil)"#,
      "own segue <id>"
    ),
    Case(#"performSegue(withIdentifier: id, sender: nil); if a { let id = "a" }"#, "own segue <id>"),
    Case(#"f { id in performSegue(withIdentifier: id, sender: nil) }"#, "own segue <id>"),
    Case(#"let id = "a"; if let id = b { performSegue(withIdentifier: id, sender: nil) }"#, "own segue <id>"),
    Case(#"performSegue(withIdentifier: item.id, sender: nil)"#, "own segue <item.id>"),
    Case(#"performSegue(withIdentifier: Names.id(), sender: nil)"#, "own segue <Names.id()>"),
    Case(#"performSegue(withIdentifier: names[0], sender: nil)"#, "own segue <names[0]>"),
    Case(
      #"performSegue(withIdentifier: isWide ? Names.wide : Names.show, sender: nil)"#,
      "own segue <isWide ? Names.wide : Names.show>"
    ),
    Case(#"UINib(nibName: Row.id, bundle: nil)"#, "nib <Row.id>"),
    Case(
      "UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: Card.id)",
      "storyboard <Names.main>",
      "controller <Names.main>.<Card.id>"
    ),
    Case(
      #"let s = UIStoryboard(name: Names.main, bundle: nil); s.instantiateViewController(withIdentifier: "Card")"#,
      "storyboard <Names.main>",
      "controller [s].Card"
    ),
    Case(
      #"let n = "Main"; UIStoryboard(name: n, bundle: nil).instantiateViewController(withIdentifier: "Card")"#,
      "storyboard <n>",
      "controller <n>.Card"
    ),
    // If a body also creates storyboards, the storyboard of the request is unknown.
    Case(
      #"_ = UIStoryboard(name: name, bundle: nil); storyboard?.instantiateViewController(withIdentifier: "Card")"#,
      "storyboard <name>",
      "controller [storyboard]?.Card"
    ),
    // Names of classes
    Case(
      #"storyboard?.instantiateViewController(withIdentifier: String(describing: Card.self))"#,
      "controller [storyboard]?.Card.self"
    ),
    Case(
      #"storyboard?.instantiateViewController(withIdentifier: "\(Card.self)")"#,
      "controller [storyboard]?.Card.self"
    ),
    Case(#"UINib(nibName: String(describing: Card.self), bundle: nil)"#, "nib Card.self"),
    Case(#"Bundle.main.loadNibNamed(String(describing: Card.self), owner: self)"#, "nib Card.self"),
    Case(#"UINib(nibName: String(describing: Self.self), bundle: nil)"#),
    Case(
      #"UINib(nibName: String(describing: card.self), bundle: nil)"#,
      "nib <String(describing: card.self)>"
    ),
    Case(
      #"UINib(nibName: String(describing: Kit.Card.self), bundle: nil)"#,
      "nib <String(describing: Kit.Card.self)>"
    ),
    Case(#"UINib(nibName: String(describing: self), bundle: nil)"#),
    Case(#"UINib(nibName: "\(Card.self)View", bundle: nil)"#, "nib <\"\\(Card.self)View\">"),
    Case(
      #"func make<Card: UIView>() -> Card { UINib(nibName: String(describing: Card.self), bundle: nil) }"#,
      "nib <String(describing: Card.self)>"
    ),
    Case(
      #"typealias Card = Box; UINib(nibName: String(describing: Card.self), bundle: nil)"#,
      "nib <String(describing: Card.self)>"
    ),
    // Cells
    Case(#"table.dequeueReusableCell(withIdentifier: "Row", for: path)"#, "tableCell Row"),
    Case(
      #"let row = table.dequeueReusableCell(withIdentifier: "Row", for: path) as! Row"#,
      "tableCell Row as! Row"
    ),
    Case(#"grid.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)"#, "collectionCell Tile"),
    Case(
      #"grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)"#,
      "supplementaryView Head"
    ),
    Case(#"table.dequeueReusableCellWithIdentifier("Row", forIndexPath: path)"#, "tableCell Row"),
    Case(#"grid.dequeueReusableCellWithReuseIdentifier("Tile", forIndexPath: path)"#, "collectionCell Tile"),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row")"#),
    Case(#"table.dequeueReusableHeaderFooterView(withIdentifier: "Row")"#),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row") as! Row"#, "tableCell? Row as! Row"),
    Case(#"table.dequeueReusableHeaderFooterView(withIdentifier: "Row")!"#, "headerFooterView? Row !"),
    Case(#"table.dequeueReusableCellWithIdentifier("Row")!"#, "tableCell? Row !"),
    Case(#"table.dequeueReusableCell(withIdentifier: Row.id) as! Row"#, "tableCell? <Row.id> as! Row"),
    Case(#"table.dequeueReusableCell(withIdentifier: Row.id, for: path)"#, "tableCell <Row.id>"),
    Case(#"table.dequeueReusableCell(withIdentifier: "Row\(n)", for: path)"#, "tableCell <\"Row\\(n)\">"),
    Case(#"pager.dequeueReusableCell(withReuseIdentifier: "Tile", at: 1)"#),
    Case(#"context.dequeueReusableCell(withReuseIdentifier: "Tile", for: self, at: 1)"#),
    // Nibs
    Case(#"table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c")"#, "nib Cell"),
    Case(#"UINib(nibName: "Cell", bundle: kit)"#),
    Case(#"show(Panel(nibName: "Panel", bundle: nil))"#, "nib Panel"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)"#, "nib Box"),
    Case(#"Bundle(for: Box.self).loadNibNamed("Box", owner: self)"#, "nib Box of Box"),
    Case(#"Bundle(for: type(of: self)).loadNibNamed("Box", owner: self)"#, "nib Box of Self"),
    Case(#"UINib(nibName: "Box", bundle: Bundle(for: Self.self))"#, "nib Box of Self"),
    Case(#"UINib(nibName: "Box", bundle: .init(for: classForCoder))"#, "nib Box of Self"),
    Case(#"UINib(nibName: "Box", bundle: Bundle(for: kit.boxClass))"#),
    Case(#"UINib(nibName: "Box", bundle: Bundle(path: path))"#),
    // Bundles in variables.
    Case(#"let b = Bundle(for: Box.self); UINib(nibName: "Box", bundle: b)"#, "nib Box of Box"),
    Case(#"let b = Bundle(for: Box.self); let c = b; c.loadNibNamed("Box", owner: nil)"#, "nib Box of Box"),
    Case(#"let b: Bundle? = .main; UIStoryboard(name: "Box", bundle: b)"#, "storyboard Box"),
    Case(#"var b = Bundle(for: Box.self); UINib(nibName: "Box", bundle: b)"#, "nib Box of Box"),
    Case(#"var b = Bundle(for: Box.self); b = kit; UINib(nibName: "Box", bundle: b)"#),
    Case(#"let b: Bundle; b = Bundle(for: Box.self); UINib(nibName: "Box", bundle: b)"#),
    Case(#"if let b = Bundle(identifier: "Box") { UINib(nibName: "Box", bundle: b) }"#),
    Case(#"for b in bundles { UINib(nibName: "Box", bundle: b) }"#),
    Case(
      "#if KIT\nlet b = Bundle.module\n#else\nlet b = Bundle(for: Box.self)\n#endif\nUINib(nibName: \"Box\", bundle: b)"
    ),
    // The first object of a nib.
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)?.first as! Card"#, "nib Box as! Card"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)![0] as! Card"#, "nib Box as! Card"),
    Case(#"(Bundle.main.loadNibNamed("Box", owner: self)?.first as? Card)!"#, "nib Box (as? Card)!"),
    Case(#"UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil)[0] as! Card"#, "nib Box as! Card"),
    Case(
      #"UINib(nibName: "Box", bundle: nil).instantiate(withOwner: nil).first! as! Card"#,
      "nib Box as! Card"
    ),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)?.first!"#, "nib Box"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)?.last as! Card"#, "nib Box"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)![1] as! Card"#, "nib Box"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)?.first(where: isCard) as! Card"#, "nib Box"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self) as! [Card]"#, "nib Box"),
    Case(#"let b = Bundle(for: Box.self); kit.loadNibNamed("Box", owner: self)"#),
    Case(#"show(Panel(windowNibName: "Panel"))"#, "windowNib Panel"),
    Case(#"super.init(windowNibName: "Panel")"#, "windowNib Panel"),
    Case(#"super.init(nibName: "Panel", bundle: nil)"#, "nib Panel"),
    Case(#"super.init(nibName: "Panel", bundle: bundle)"#),
    Case(
      #"other.instantiateViewController(withIdentifier: "Card"); UIStoryboard(name: "Main", bundle: nil)"#,
      "controller [other].Card",
      "storyboard Main"
    ),
    Case(
      #"let s = wide ? UIStoryboard(name: "A", bundle: nil) : UIStoryboard(name: "B", bundle: nil); s.instantiateViewController(withIdentifier: "Card")"#,
      "storyboard A",
      "storyboard B",
      "controller [s].Card"
    ),
    Case(#"NSNib(nibNamed: "Box", bundle: nil)"#, "nib Box"),
    Case(#"make(nibName: "Box")"#),
    Case(#"performSegue("#), Case(#"UIStoryboard(name:"#),
  ]

  static let objectiveCCases: [Case] = [
    Case(#"s = [UIStoryboard storyboardWithName:@"Main" bundle:nil];"#, "storyboard Main"),
    Case(#"s = [UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle mainBundle]];"#, "storyboard Main"),
    Case(#"s = [UIStoryboard storyboardWithName:@"Main" bundle:NSBundle.mainBundle];"#, "storyboard Main"),
    Case(#"s = [UIStoryboard storyboardWithName:@"Main" bundle:[Kit bundle]];"#),
    Case(#"s = [UIStoryboard storyboardWithName:kMain bundle:nil];"#, "storyboard <kMain>"),
    Case(#"// [UIStoryboard storyboardWithName:@"Main" bundle:nil];"#),
    Case(
      #"c = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Card"];"#,
      "storyboard Main",
      "controller Main.Card"
    ),
    Case(
      #"c = [[UIStoryboard storyboardWithName:@"Main" bundle:kit] instantiateViewControllerWithIdentifier:@"Card"];"#
    ),
    Case(
      #"c = [self.storyboard instantiateViewControllerWithIdentifier:@"Card"];"#,
      "controller [self.storyboard]?.Card"
    ),
    Case(
      #"c = [[self storyboard] instantiateControllerWithIdentifier:@"Card"];"#,
      "controller [[self storyboard]]?.Card"
    ),
    Case(
      #"c = [self.window.rootViewController.storyboard instantiateViewControllerWithIdentifier:@"Card"];"#,
      "controller [self.window.rootViewController.storyboard]?.Card"
    ),
    Case(#"c = [kit instantiateViewControllerWithIdentifier:@"Card"];"#, "controller [kit].Card"),
    Case(
      #"c = [self.kitstoryboard instantiateViewControllerWithIdentifier:@"Card"];"#,
      "controller [self.kitstoryboard].Card"
    ),
    Case(#"c = [_kit instantiateViewControllerWithIdentifier:@"Card"];"#, "controller [_kit].Card"),
    Case(
      #"c = [self.other.kit instantiateViewControllerWithIdentifier:@"Card"];"#,
      "controller [self.other.kit].Card"
    ),
    Case(
      #"c = [[self kit] instantiateViewControllerWithIdentifier:@"Card"];"#,
      "controller [[self kit]].Card"
    ),
    Case(
      #"c = [self.storyboard instantiateViewControllerWithIdentifier:kCard];"#,
      "controller [self.storyboard]?.<kCard>"
    ),
    Case(
      """
      UIStoryboard *s = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
      c = [s instantiateViewControllerWithIdentifier:@"Card"];
      """,
      "storyboard Main",
      "controller [s].Card"
    ),
    Case(
      """
      UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:kit];
      c = [storyboard instantiateViewControllerWithIdentifier:@"Card"];
      """,
      "controller [storyboard].Card"
    ),
    Case(#"[self performSegueWithIdentifier:@"show" sender:nil];"#, "own segue show"),
    Case(#"[self.parent performSegueWithIdentifier:@"show" sender:nil];"#, "segue show"),
    Case(#"[[self make] performSegueWithIdentifier:@"show" sender:nil];"#, "segue show"),
    Case(#"[self performSegueWithIdentifier:kShow sender:nil];"#, "own segue <kShow>"),
    Case(#"[self performSegueWithIdentifier:self.show sender:nil];"#, "own segue <self.show>"),
    Case(#"NSString *show = @"a"; [self performSegueWithIdentifier:show sender:nil];"#, "own segue <show>"),
    Case(
      #"static NSString *const s = @"a"; [self performSegueWithIdentifier:s sender:nil];"#,
      "own segue <s>"
    ),
    Case(
      #"NSString *show = [self show]; [self performSegueWithIdentifier:show sender:nil];"#,
      "own segue <show>"
    ),
    Case(
      "c = [[UIStoryboard storyboardWithName:kMain bundle:nil] instantiateViewControllerWithIdentifier:kCard];",
      "storyboard <kMain>",
      "controller <kMain>.<kCard>"
    ),
    Case(#"nib = [UINib nibWithNibName:@"Cell" bundle:nil];"#, "nib Cell"),
    Case(#"nib = [UINib nibWithNibName:@"Cell" bundle:kit];"#),
    Case(#"c = [[Panel alloc] initWithNibName:@"Panel" bundle:[NSBundle mainBundle]];"#, "nib Panel"),
    Case(#"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:self options:nil];"#, "nib Box"),
    Case(#"[NSBundle.mainBundle loadNibNamed:@"Box" owner:self options:nil];"#, "nib Box"),
    Case(
      #"[[NSBundle bundleForClass:Box.class] loadNibNamed:@"Box" owner:self options:nil];"#,
      "nib Box of Box"
    ),
    Case(
      #"[[NSBundle bundleForClass:[self class]] loadNibNamed:@"Box" owner:self options:nil];"#,
      "nib Box of Self"
    ),
    Case(
      #"nib = [UINib nibWithNibName:@"Cell" bundle:[NSBundle bundleForClass:[Kit class]]];"#,
      "nib Cell of Kit"
    ),
    Case(#"nib = [UINib nibWithNibName:@"Cell" bundle:[NSBundle bundleForClass:NSClassFromString(k)]];"#),
    Case(
      """
      UIStoryboard *s = [UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle bundleForClass:[Kit class]]];
      c = [s instantiateViewControllerWithIdentifier:@"Card"];
      """,
      "storyboard Main of Kit",
      "controller [s].Card"
    ),
    Case(
      """
      c = [[UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle bundleForClass:[Kit class]]]
        instantiateViewControllerWithIdentifier:@"Card"];
      """,
      "storyboard Main of Kit",
      "controller Main.Card of Kit"
    ),
    Case(
      #"NSBundle *b = [NSBundle bundleForClass:[Kit class]]; n = [UINib nibWithNibName:@"A" bundle:b];"#,
      "nib A of Kit"
    ),
    Case(
      #"NSBundle *b = [NSBundle bundleForClass:[Kit class]]; if (x) { b = nil; } n = [UINib nibWithNibName:@"A" bundle:b];"#
    ),
    Case(#"c = [[Panel alloc] initWithWindowNibName:@"Panel"];"#, "windowNib Panel"),
    Case(#"c = [[Panel alloc] initWithWindowNibName:@"Panel" model:model];"#, "windowNib Panel"),
    Case(#"self = [super initWithWindowNibName:@"Panel" owner:self];"#, "windowNib Panel"),
    Case(#"c = [[Panel alloc] initWithWindowNibName:name];"#, "windowNib <name>"),
    Case(#"c = [table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path];"#, "tableCell Row"),
    Case(
      #"c = [self.grid dequeueReusableCellWithReuseIdentifier:@"Tile" forIndexPath:path];"#,
      "collectionCell Tile"
    ),
    Case(
      #"v = [grid dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"Head" forIndexPath:path];"#,
      "supplementaryView Head"
    ),
    Case(#"c = [table dequeueReusableCellWithIdentifier:@"Row"];"#),
    Case(#"return [table dequeueReusableCellWithIdentifier:@"Row"];"#),
    Case(#"c = [table dequeueReusableCellWithIdentifier:kRow forIndexPath:path];"#, "tableCell <kRow>"),
    Case("#ifdef LITE\nc = [table dequeueReusableCellWithIdentifier:@\"Row\" forIndexPath:path];\n#endif"),
    // Requests that may fail without terminating the app.
    Case("@try { [self performSegueWithIdentifier:@\"a\" sender:nil]; } @catch (NSException *e) {}"),
    Case(
      "@try { [self go]; } @catch (NSException *e) { [self performSegueWithIdentifier:@\"a\" sender:nil]; }",
      "own segue a"
    ),
    // Code that only some builds compile.
    Case(
      """
      #ifndef LITE
      c = [[Panel alloc] initWithWindowNibName:@"Panel"];
      # else
      c = [[Panel alloc] initWithWindowNibName:@"Lite"];
      #endif
      d = [[Panel alloc] initWithWindowNibName:@"Other"];
      """,
      "windowNib Other"
    ),
    Case("[self performSegueWithIdentifier:"), Case(#"[UINib nibWithNibName:@"#),
  ]

  @Test func parametersAreNoConstants() {
    let source = scan(
      "class Box: UIView { func f(_ id: String) { performSegue(withIdentifier: id, sender: 1) } }"
    )
    #expect(source.uses.isEmpty)
  }

  @Test func theirPlacesAreKnown() throws {
    let source = scan("class Box {\n  func f() {\n    performSegue(withIdentifier: \"a\", sender: 1)\n  }\n}")
    let use = try #require(source.uses.first)
    #expect(use.location.description == "Test.swift:3:5")
  }
}
