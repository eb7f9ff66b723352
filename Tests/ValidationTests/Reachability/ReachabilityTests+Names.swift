import NibproofTestSupport
import Testing

/// Nib names that code also uses for other purposes, and names that code composes.
extension ReachabilityTests {
  private static func table(_ body: String, _ more: [String: String] = [:]) -> [String: String] {
    panel(
      "let list = List()",
      ["List.swift": "class List: UITableViewController {\n\(body)\n}"].merging(more) { $1 }
    )
  }

  private static let asked =
    "override func cell() { table.dequeueReusableCell(withIdentifier: cellID, for: path) }"
  private static let held = "let cellID = \"Panel\"\n"

  static let reused: [Case] = [
    Case("A constant that requests a cell", table(held + asked), nib),
    Case("By an object's constant", table(held + asked.replacing("cellID", with: "self.cellID")), nib),
    Case("With its type", table("private let cellID: String = \"Panel\"\n" + asked), nib),
    Case(
      "In a body",
      table(#"override func f() { let a = "Panel"; table.dequeueReusableCell(withIdentifier: a) }"#),
      nib
    ),
    Case(
      "Its class is registered, too",
      table(
        held + asked + "\noverride func r() { table.register(Row.self, forCellReuseIdentifier: cellID) }"
      ),
      nib
    ),
    Case(
      "A view next to cells",
      table(
        held
          + "override func v() { grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: cellID, for: path) }"
      ),
      nib
    ),
    Case(
      "A constant under which a segue is performed",
      table("let go = \"Panel\"\noverride func g() { performSegue(withIdentifier: go, sender: nil) }"),
      nib
    ),
    Case(
      "And against which its identifier is held",
      table("let go = \"Panel\"\noverride func p(s: S) { if s.identifier == go { f() } }"),
      nib
    ),
    Case(
      "In Objective-C",
      panel("let list = List()").merging([
        "List.m": """
        static NSString *const kCell = @"Panel";
        @implementation List : NSObject
        - (void)f { [table registerClass:[Row class] forCellReuseIdentifier:kCell];
          id a = [table dequeueReusableCellWithIdentifier:kCell forIndexPath:path];
          a = [[UITableViewCell alloc] initWithStyle:0 reuseIdentifier:kCell]; }
        @end
        """
      ]) { $1 },
      nib
    ),
    Case(
      "A literal for a segue",
      table("override func g() { performSegue(withIdentifier: \"Panel\", sender: nil) }"),
      nib
    ),
    Case(
      "A literal for a class that is registered",
      table("override func r() { table.register(Row.self, forCellReuseIdentifier: \"Panel\") }"),
      nib
    ),
    Case("A constant that nothing uses", table(held), nib),
    Case(
      "It is given to a function that no source declares",
      table(held + asked + "\noverride func n() { load(cellID) }"),
      ""
    ),
    Case(
      "It names the nib, too",
      table(held + asked + "\noverride func n() { UINib(nibName: cellID, bundle: nil) }"),
      ""
    ),
    Case(
      "A subclass uses it as the name of the nib",
      table(
        held + asked,
        [
          "Sub.swift":
            "class Sub: List { override func n() { UINib(nibName: cellID, bundle: nil) } }\nmake(Sub())"
        ]
      ),
      ""
    ),
    Case(
      "Another one's constant names the nib",
      table(held + asked, ["Sub.swift": "bundle.loadNibNamed(list.cellID, owner: nil)"]),
      ""
    ),
    Case(
      "A nib is named by a constant of another name",
      table(
        held + asked + "\nlet nibID = \"Lid\"",
        ["Sub.swift": "bundle.loadNibNamed(list.nibID, owner: nil)"]
      ),
      nib
    ),
    Case(
      "A nib is named by a constant that no source declares",
      table(held + asked, ["Sub.swift": "bundle.loadNibNamed(list.nibID, owner: nil)"]),
      ""
    ),
    Case("A static one", table("static " + held + asked.replacing("cellID", with: "List.cellID")), nib),
    Case(
      "A global one",
      panel(held + "table.dequeueReusableCell(withIdentifier: cellID, for: path)"),
      nib
    ),
    Case("A variable", table("var cellID = \"Panel\"\n" + asked), nib),
    Case(
      "A method without a declaration uses the identifier",
      table(held + "override func c() { cell(withIdentifier: cellID) }"),
      ""
    ),
    Case(
      "In a header",
      panel("f()").merging([
        "List.h":
          "#define kCell @\"Panel\"\nstatic inline id f(void) { return [t dequeueReusableCellWithIdentifier:kCell]; }"
      ]) { $1 },
      nib
    ),
    Case(
      "A cell of the app is made with it",
      panel("let list = List()").merging([
        "List.m": """
        static NSString *const kCell = @"Panel";
        @implementation List : NSObject
        - (void)f { id a = [[Row alloc] initWithStyle:0 reuseIdentifier:kCell]; }
        @end
        """
      ]) { $1 },
      nib
    ),
    Case(
      "What a segue is called is the name of a nib elsewhere",
      table("override func g() { performSegue(withIdentifier: \"Panel\", sender: nil); load(\"Panel\") }"),
      ""
    ),
  ]

  /// Returns a nib whose name code may compose, and another nib.
  private static func composed(_ source: String, _ name: String = "Panel-large", stem: String? = "Panel")
    -> [String: String]
  {
    var files = panel(source)
    files["\(name).xib"] = files.removeValue(forKey: "Panel.xib")
    if let stem { files["\(stem).xib"] = xib(#"<view id="v-1"/>"#) }
    return files
  }

  private static let load = "load(\"Panel\")\n"

  static let composed: [Case] = [
    Case("Nothing makes a name of two", composed(load), nib),
    Case("A format", composed(load + #"load(String(format: "%@-large", name))"#), ""),
    Case("A format that nothing uses", composed(load + #"let text = String(format: "%@-large", name)"#), nib),
    Case(
      "In Objective-C",
      composed(load + "n()").merging([
        "N.m": #"void n(void) { load([NSString stringWithFormat:@"%@-large", name]); }"#
      ]) { $1 },
      ""
    ),
    Case("An interpolation", composed(load + #"f("\(name ?? (other))-large")"#), ""),
    Case("In front", composed(load + #"f("iPad_\(name)")"#, "iPad_Panel"), ""),
    Case("A literal that is added", composed(load + #"f(name + "-large")"#), ""),
    Case("A constant", composed(load + #"let suffix = "-large"; load(name + suffix)"#), ""),
    Case("A constant that nothing uses", composed(load + #"let suffix = "-large""#), nib),
    Case(
      "A constant without a sign for the name of a nib",
      composed(load + #"let suffix = "Large"; UINib(nibName: name + suffix, bundle: nil)"#, "PanelLarge"),
      ""
    ),
    Case(
      "A part with a sign for the name of a nib, whose rest no literal has",
      composed(#"UINib(nibName: "\(name)-large", bundle: nil)"#, stem: nil),
      ""
    ),
    Case("Added without a sign", composed(load + #"f(name + "Large")"#, "PanelLarge"), ""),
    Case("Appended", composed(load + #"load(name.appending("Large"))"#, "PanelLarge"), ""),
    Case("Appended to a variable", composed(load + #"name.append("Large"); load(name)"#, "PanelLarge"), ""),
    Case("Added to a variable", composed(load + #"name += "Large"; load(name)"#, "PanelLarge"), ""),
    Case(
      "To the name of a controller's class",
      composed(
        "class Panel: UIViewController {}\nload(String(describing: Panel.self) + \"-large\")",
        stem: nil
      ),
      ""
    ),
    Case("The stem is loaded by nothing", composed(#"f("%@-large")"#), nib),
    Case("There is no stem", composed(load + #"f("%@-large")"#, stem: nil), nib),
    Case("Another part", composed(load + #"f("%@-larger")"#), nib),
    Case("A part in the middle", composed(load + #"f("%@-large-%@")"#), nib),
    Case("A word without a sign that is not added", composed(load + #"f("Large")"#, "PanelLarge"), nib),
    Case("A name is held against it", composed(load + #"if name.hasSuffix("-large") { f() }"#), nib),
    Case("A part of a letter", composed(load + #"f("\(count) panel\("s")"); name + "s""#, "Panels"), nib),
    Case(
      "A part of a letter that is also a name",
      composed(load + #"let s = 1; f("panel\("s")"); load(name + "s")"#, "Panels"),
      nib
    ),
    Case("A comment", composed(load + #"// "%@-large""#), nib),
    Case(
      "The names of a storyboard and of a nib together",
      composed(
        #"UIStoryboard(name: "First", bundle: nil); UINib(nibName: "Panel", bundle: nil)"#,
        "FirstPanel"
      ),
      nib
    ),
    Case(
      "Those of two nibs",
      composed(
        #"UINib(nibName: "First", bundle: nil); UINib(nibName: "Panel", bundle: nil)"#,
        "FirstPanel"
      ),
      nib
    ),
  ]
}
