import ClassInterfaces
import RuntimeAttributes
import Testing

/// What bodies ask the app's own bundle for by name.
@Suite struct NameReferenceTests {
  struct Case: CustomTestStringConvertible {
    var body: String
    var references: [String]
    var sourceLocation: Testing.SourceLocation

    init(_ body: String, _ references: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      self.body = body
      self.references = references
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { body }
  }

  @Test(arguments: cases) func references(_ test: Case) {
    let source = scan("class Box: UIViewController { func f() { \(test.body) } }")
    let references = source.types.flatMap(\.bodies.references).map { reference in
      switch reference.target {
      case .nib: "nib \(reference.name)"
      case .storyboard: "storyboard \(reference.name)"
      case .controller(let storyboard): "controller \(storyboard ?? "?").\(reference.name)"
      case .segue: "segue \(reference.name)"
      }
    }
    #expect(references == test.references, sourceLocation: test.sourceLocation)
  }

  static let cases: [Case] = [
    // Storyboards
    Case(#"let s = UIStoryboard(name: "Main", bundle: nil)"#, "storyboard Main"),
    Case(#"let s = UIStoryboard(name: "Main", bundle: Bundle.main)"#, "storyboard Main"),
    Case(#"let s = NSStoryboard(name: "Main", bundle: .main)"#, "storyboard Main"),
    Case(#"let s = UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self))"#),
    Case(#"let s = UIStoryboard(name: name, bundle: nil)"#),
    Case(#"let s = UIStoryboard(name: "Main\(n)", bundle: nil)"#),
    Case(#"// UIStoryboard(name: "Main", bundle: nil)"#),
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
    Case(#"storyboard?.instantiateViewController(withIdentifier: "Card")"#, "controller ?.Card"),
    Case(#"self.storyboard!.instantiateViewController(withIdentifier: "Card")"#, "controller ?.Card"),
    Case(#"storyboard?.instantiateController(withIdentifier: "Card")"#, "controller ?.Card"),
    Case(#"kit.instantiateViewController(withIdentifier: "Card")"#),
    Case(#"storyboard?.instantiateViewController(withIdentifier: Card.identifier)"#),
    Case(
      """
      let s = UIStoryboard(name: "Main", bundle: nil)
      s.instantiateViewController(withIdentifier: "Card")
      """,
      "storyboard Main",
      "controller ?.Card"
    ),
    // A storyboard of somebody else's may be meant.
    Case(
      """
      let storyboard = UIStoryboard(name: "Main", bundle: kit)
      storyboard.instantiateViewController(withIdentifier: "Card")
      """
    ),
    // Segues
    Case(#"performSegue(withIdentifier: "show", sender: self)"#, "segue show"),
    Case(#"self.performSegue(withIdentifier: "show", sender: nil)"#, "segue show"),
    Case(#"performSegue(withIdentifier: .show, sender: nil)"#),
    // Nibs
    Case(#"table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c")"#, "nib Cell"),
    Case(#"UINib(nibName: "Cell", bundle: kit)"#),
    Case(#"show(Panel(nibName: "Panel", bundle: nil))"#, "nib Panel"),
    Case(#"Bundle.main.loadNibNamed("Box", owner: self)"#, "nib Box"),
    Case(#"Bundle(for: Box.self).loadNibNamed("Box", owner: self)"#),
    Case(#"NSNib(nibNamed: "Box", bundle: nil)"#, "nib Box"),
    Case(#"make(nibName: "Box")"#),
    Case(#"performSegue("#), Case(#"UIStoryboard(name:"#),
  ]

  @Test func theirPlacesAreKnown() throws {
    let source = scan("class Box {\n  func f() {\n    performSegue(withIdentifier: \"a\", sender: 1)\n  }\n}")
    let reference = try #require(source.types.first?.bodies.references.first)
    #expect(reference.location.description == "Test.swift:3:5")
  }
}
