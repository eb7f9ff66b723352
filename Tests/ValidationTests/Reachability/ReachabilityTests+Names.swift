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
    Case(
      "A constant that requests a cell, with 'self'",
      table(held + asked.replacing("cellID", with: "self.cellID")),
      nib
    ),
    Case(
      "A constant with a type that requests a cell",
      table("private let cellID: String = \"Panel\"\n" + asked),
      nib
    ),
    Case(
      "A local constant that requests a cell",
      table(#"override func f() { let a = "Panel"; table.dequeueReusableCell(withIdentifier: a) }"#),
      nib
    ),
    Case(
      "A constant that registers and requests a cell",
      table(
        held + asked + "\noverride func r() { table.register(Row.self, forCellReuseIdentifier: cellID) }"
      ),
      nib
    ),
    Case(
      "A constant that requests a supplementary view",
      table(
        held
          + "override func v() { grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: cellID, for: path) }"
      ),
      nib
    ),
    Case(
      "A constant that performs a segue",
      table("let go = \"Panel\"\noverride func g() { performSegue(withIdentifier: go, sender: nil) }"),
      nib
    ),
    Case(
      "A constant that is compared with the identifier of a segue",
      table("let go = \"Panel\"\noverride func p(s: S) { if s.identifier == go { f() } }"),
      nib
    ),
    Case(
      "A constant that requests and creates a cell, in Objective-C",
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
      "A literal that registers a class",
      table("override func r() { table.register(Row.self, forCellReuseIdentifier: \"Panel\") }"),
      nib
    ),
    Case("A constant that nothing uses", table(held), nib),
    Case(
      "The constant is passed to an undeclared function",
      table(held + asked + "\noverride func n() { load(cellID) }"),
      ""
    ),
    Case(
      "The constant also names the nib",
      table(held + asked + "\noverride func n() { UINib(nibName: cellID, bundle: nil) }"),
      ""
    ),
    Case(
      "A subclass uses the constant as the name of the nib",
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
      "Other code uses the constant as the name of the nib",
      table(held + asked, ["Sub.swift": "bundle.loadNibNamed(list.cellID, owner: nil)"]),
      ""
    ),
    Case(
      "Another constant names another nib",
      table(
        held + asked + "\nlet nibID = \"Lid\"",
        ["Sub.swift": "bundle.loadNibNamed(list.nibID, owner: nil)"]
      ),
      nib
    ),
    Case(
      "An undeclared constant names a nib",
      table(held + asked, ["Sub.swift": "bundle.loadNibNamed(list.nibID, owner: nil)"]),
      ""
    ),
    Case(
      "A static constant that requests a cell",
      table("static " + held + asked.replacing("cellID", with: "List.cellID")),
      nib
    ),
    Case(
      "A global constant that requests a cell",
      panel(held + "table.dequeueReusableCell(withIdentifier: cellID, for: path)"),
      nib
    ),
    Case("A variable that requests a cell", table("var cellID = \"Panel\"\n" + asked), nib),
    Case(
      "An undeclared method receives the identifier",
      table(held + "override func c() { cell(withIdentifier: cellID) }"),
      ""
    ),
    Case(
      "A macro in a header that requests a cell",
      panel("f()").merging([
        "List.h":
          "#define kCell @\"Panel\"\nstatic inline id f(void) { return [t dequeueReusableCellWithIdentifier:kCell]; }"
      ]) { $1 },
      nib
    ),
    Case(
      "A constant that is the reuse identifier of a created cell",
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
      "A literal names a segue, and elsewhere the nib",
      table("override func g() { performSegue(withIdentifier: \"Panel\", sender: nil); load(\"Panel\") }"),
      ""
    ),
  ]

  /// Returns a nib with a name that code may compose, and another nib.
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
    Case("Nothing composes names", composed(load), nib),
    Case("A format", composed(load + #"load(String(format: "%@-large", name))"#), ""),
    Case("A format that nothing uses", composed(load + #"let text = String(format: "%@-large", name)"#), nib),
    Case(
      "A format in Objective-C",
      composed(load + "n()").merging([
        "N.m": #"void n(void) { load([NSString stringWithFormat:@"%@-large", name]); }"#
      ]) { $1 },
      ""
    ),
    Case("An interpolation", composed(load + #"f("\(name ?? (other))-large")"#), ""),
    Case("A part in front of the name", composed(load + #"f("iPad_\(name)")"#, "iPad_Panel"), ""),
    Case("A literal that is added", composed(load + #"f(name + "-large")"#), ""),
    Case("A part in a constant", composed(load + #"let suffix = "-large"; load(name + suffix)"#), ""),
    Case("A part in a constant that nothing uses", composed(load + #"let suffix = "-large""#), nib),
    Case(
      "A part without a separator, in a constant for a nib name",
      composed(load + #"let suffix = "Large"; UINib(nibName: name + suffix, bundle: nil)"#, "PanelLarge"),
      ""
    ),
    Case(
      "A part with a separator in a nib name whose rest is not a literal",
      composed(#"UINib(nibName: "\(name)-large", bundle: nil)"#, stem: nil),
      ""
    ),
    Case("An added part without a separator", composed(load + #"f(name + "Large")"#, "PanelLarge"), ""),
    Case(
      "An appended part without a separator",
      composed(load + #"load(name.appending("Large"))"#, "PanelLarge"),
      ""
    ),
    Case(
      "A part that is appended to a variable",
      composed(load + #"name.append("Large"); load(name)"#, "PanelLarge"),
      ""
    ),
    Case(
      "A part that is added to a variable",
      composed(load + #"name += "Large"; load(name)"#, "PanelLarge"),
      ""
    ),
    Case(
      "A part that is added to the name of a controller's class",
      composed(
        "class Panel: UIViewController {}\nload(String(describing: Panel.self) + \"-large\")",
        stem: nil
      ),
      ""
    ),
    Case("Nothing loads the nib with the name before the part", composed(#"f("%@-large")"#), nib),
    Case("No nib has the name before the part", composed(load + #"f("%@-large")"#, stem: nil), nib),
    Case("Another part", composed(load + #"f("%@-larger")"#), nib),
    Case("A part in the middle", composed(load + #"f("%@-large-%@")"#), nib),
    Case("A part without a separator that is not added", composed(load + #"f("Large")"#, "PanelLarge"), nib),
    Case("A name is compared with the part", composed(load + #"if name.hasSuffix("-large") { f() }"#), nib),
    Case(
      "A part with a single letter",
      composed(load + #"f("\(count) panel\("s")"); name + "s""#, "Panels"),
      nib
    ),
    Case(
      "A part with a single letter, and a constant with its name",
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
      "The names of two nibs together",
      composed(
        #"UINib(nibName: "First", bundle: nil); UINib(nibName: "Panel", bundle: nil)"#,
        "FirstPanel"
      ),
      nib
    ),
  ]
}
