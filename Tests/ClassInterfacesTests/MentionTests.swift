import ClassInterfaces
import Testing

@Suite("How sources mention names")
struct MentionTests {
  private func mentions(_ text: String) -> NameMentions {
    MentionScanner(names: ["Main", "Detail View", "Panel", "Box"], classes: ["Box", "Lid"])
      .mentions(in: Array(text.utf8), language(of: text))
  }

  @Test(
    "Names, in literals and in words",
    arguments: [
      (#"let name = "Panel""#, ["Panel"]),
      (#"NSString *name = @"Detail View";"#, ["Detail View"]),
      (#"load("Folder/Panel.nib")"#, ["Panel"]),
      (#"let all = "\(prefix(Kind.panel))""#, ["Panel"]),
      ("case detailView", ["Detail View"]),
      ("case other, detailView", ["Detail View"]),
      ("open(.panel); Kind.detailView", ["Detail View", "Panel"]),
      ("let panel = make(); show(panel)", []),
      ("static let kDetail_View = 1; DETAIL_VIEW", ["Detail View"]),
      ("enum Storyboard: String { case main }", ["Main"]),
      ("R.storyboard.main()", ["Main"]),
      ("Bundle.main; DispatchQueue.main.async {}; main()", []),
      (#"name.hasPrefix("Panel"); [name hasSuffix:@"Panel"]"#, []),
      (#"name == "Panel" || name != "Panel" || [name isEqualToString:@"Panel"]"#, []),
      (#"NSLocalizedString("Panel", comment: ""); AppLocalizedString(@"Panel"); print("Panel")"#, []),
      (#"String(localized: "Panel"); NSLog(@"Panel");"#, []),
      (#"name = "Panel"; load(comment: "Panel"); let localized = "Main""#, ["Main", "Panel"]),
      (#"name.hasPrefix("P") ? "Panel" : "Main""#, ["Main", "Panel"]),
      (#"// "Panel" panel"#, []),
      (#"/* "Panel" */ let text = "panels are here""#, []),
      ("#import \"Panel.h\"\n#include <Panel.h>", []),
      ("\"\"\"\n Panel \"Panel\"\n\"\"\"", []),
      // A class is not asked for by being there; a literal of its name may ask for it.
      ("class Box {}\nlet box = Box()", []),
      (#"ask("Box")"#, ["Box"]),
      ("\"", []),
      (#""\"#, []),
    ]
  )
  func names(_ text: String, _ names: [String]) {
    #expect(mentions(text).names.sorted() == names)
  }

  private static let cell = NameMentions.cell("Panel")
  private static let controller = NameMentions.controller("Panel", of: "Main")

  @Test(
    "What a literal alone asks for: a cell, or the controller of a storyboard",
    arguments: [
      (#"table.dequeueReusableCell(withIdentifier: "Panel", for: path)"#, cell),
      (#"grid.dequeueReusableCell( withReuseIdentifier : "Panel", for: path)"#, "Panel"),
      (#"grid.dequeueReusableCell(withReuseIdentifier:"Panel", for: path)"#, cell),
      (#"[table dequeueReusableCellWithIdentifier:@"Panel"]"#, cell),
      (#"table.dequeue(withIdentifier: "Panel")"#, "Panel"),
      (#"dequeueReusableCell(path, withIdentifier: "Panel")"#, "Panel"),
      (
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Panel")"#,
        controller
      ),
      (#"NSStoryboard(name: "Main")!.instantiateController(identifier: "Panel")"#, controller),
      (
        #"[[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Panel"]"#,
        controller
      ),
      (
        #"let a = UIStoryboard(name: "Main"); a.b(); a.instantiateViewController(withIdentifier: "Panel")"#,
        controller
      ),
      (
        #"{ let a = UIStoryboard(name: "Main"); { a.instantiateViewController(withIdentifier: "Panel") }"#,
        controller
      ),
      (
        #"UIStoryboard *a = [UIStoryboard storyboardWithName:@"Main"]; [a instantiateViewControllerWithIdentifier:@"Panel"]"#,
        controller
      ),
      // It may be another one.
      (#"storyboard?.instantiateViewController(withIdentifier: "Panel")"#, "Panel"),
      (
        #"let a = UIStoryboard(name: "Main"); self.a.instantiateViewController(withIdentifier: "Panel")"#,
        "Panel"
      ),
      (#"let a = UIStoryboard(name: main); a.instantiateViewController(withIdentifier: "Panel")"#, "Panel"),
      (
        #"let a: Board = UIStoryboard(name: "Main"); a.instantiateViewController(withIdentifier: "Panel")"#,
        "Panel"
      ),
      (
        #"{ let a = UIStoryboard(name: "Main") }; a.instantiateViewController(withIdentifier: "Panel")"#,
        "Panel"
      ),
      (
        #"var a = UIStoryboard(name: "Main"); if b { a = c }; a.instantiateViewController(withIdentifier: "Panel")"#,
        "Panel"
      ),
      (
        #"let a = UIStoryboard(name: "Main"); b { a in a.instantiateViewController(withIdentifier: "Panel") }"#,
        "Panel"
      ),
      (
        #"let a = UIStoryboard(name: "Main"); f(a: x); a.instantiateViewController(withIdentifier: "Panel")"#,
        "Panel"
      ),
      (#"instantiateViewController(withIdentifier: "Panel")"#, "Panel"),
      (#"a.instantiateViewController(withIdentifier: "Panel")"#, "Panel"),
    ]
  )
  func asked(_ text: String, _ name: String) {
    let storyboards = ["Main", NameMentions.storyboard("Main"), NameMentions.storyboardOfControllers("Main")]
    #expect(mentions(text).names.subtracting(storyboards) == [name])
  }

  @Test(
    "A storyboard that a literal asks for",
    arguments: [
      (#"UIStoryboard(name: "Main", bundle: nil)"#, NameMentions.storyboard("Main")),
      (#"NSStoryboard(name:"Main")"#, NameMentions.storyboard("Main")),
      (#"[UIStoryboard storyboardWithName:@"Main" bundle:nil]"#, NameMentions.storyboard("Main")),
      (
        #"UIStoryboard(name: "Main", bundle: b(c)) .instantiateViewController(withIdentifier: id)"#,
        NameMentions.storyboardOfControllers("Main")
      ),
      (
        #"[[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:a]"#,
        NameMentions.storyboardOfControllers("Main")
      ),
      (
        #"UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()"#,
        NameMentions.storyboard("Main")
      ),
      (#"keep(UIStoryboard(name: "Main", bundle: nil)).instantiate(x)"#, NameMentions.storyboard("Main")),
      (#"Storyboard(name: "Main")"#, "Main"),
      (#"UIStoryboard(title: "Main")"#, "Main"),
    ]
  )
  func storyboards(_ text: String, _ name: String) {
    #expect(mentions(text).names == [name])
  }

  @Test(
    "Of names that differ in case and signs alone a literal means the one that it spells",
    arguments: [
      (#"load("Saves")"#, ["Saves"]), (#"load("Saves~")"#, ["Saves~"]), (#"load("saves.nib")"#, ["saves"]),
      (#"load("SAVES")"#, ["Saves", "Saves~", "saves"]), ("case saves", ["Saves", "saves"]),
    ]
  )
  func likeNames(_ text: String, _ names: [String]) {
    let scanner = MentionScanner(names: ["Saves", "Saves~", "saves"], classes: [])
    #expect(scanner.mentions(in: Array(text.utf8), language(of: text)).names.sorted() == names)
  }

  @Test(
    "Classes",
    arguments: [
      ("class Box: View {}\nextension Box {}\n@interface Box : NSObject\n@implementation Box", nil),
      ("Box()", .made),
      ("[[Box alloc] init]", .made),
      ("Box.init(x: 1)", .made),
      ("make(Box.self)", .named),
      ("[table register:[Box class]]", .named),
      ("let kinds = [Box, other]", .named),
      ("let box: Box = make()", [.typed, .inferred]),
      ("view as? Box", .typed),
      ("view as! Box", .typed),
      ("view is Box", .typed),
      // The next line is another statement.
      ("view as? Box\n(view as? Lid)?.show()", .typed),
      ("Box  (x: 1)", .made),
      ("make() as Box", [.typed, .inferred]),
      // What a segue leads to was made for it.
      ("segue.destination as! Box", []),
      ("segue.destinationViewController\n as? Box", []),
      ("let box: Box = segue.destination as! Box", []),
      ("Box *box = segue.destinationViewController;", nil),
      ("Box *box = (Box *)[segue destinationController];", nil),
      ("destination as! Box", .typed),
      ("Box *box = self.box; // before\nsegue.destination", .typed),
      // What is cast is asked for by its own identifier.
      (#"a.dequeueReusableCell(withIdentifier: "b", for: (c)) as! Box"#, []),
      ("a.instantiateController(withIdentifier: \"b\")!\n as? Box", []),
      (#"a.instantiateController(withIdentifier: "b") as Box?"#, []),
      (#"a.instantiateController(withIdentifier: b) as! Box"#, .typed),
      (#"a.instantiateController(withIdentifier: "\(b)") as! Box"#, .typed),
      (#"a.dequeue(withIdentifier: "b") as! Box"#, .typed),
      (#"let name = "Box""#, .quoted),
      (#"let name = "App.Box""#, .quoted),
      ("func make() -> Box", [.typed, .inferred]),
      ("Box *box = make();", .typed),
      ("Box(nibName: \"A\", bundle: nil)", .provided),
      ("Box.init(nibName: name(), bundle: nil)", .provided),
      ("Box(nib: R.nib.other)", .provided),
      ("[[Box alloc] initWithNibName:@\"A\" bundle:nil]", .provided),
      ("[[Box alloc] initWithNibName:[names of:a] bundle:nil]", .provided),
      ("Box(nibName: nil, bundle: nil); Box(nibName: \"\", bundle: nil)", .made),
      ("Box(nibName: name, bundle: nil); Box(nib: nib)", .made),
      ("Box(nibName: a.b ? \"A\" : nil, bundle: nil)", .made),
      ("[[Box alloc] initWithNibName:nil bundle:nil]", .made),
      ("Box(nibName: \"A\", bundle: nil); Box()", [.made, .provided]),
      ("let b = Box()\n b.view = v", .provided),
      ("self.b = Box(a: f(1)); self.b.view = v", .provided),
      ("let b = Box(); b.view == v; b.viewer = v; c.view = v", .made),
      ("let b = Box(); self.b.view = v", .made),
      ("let b = Box(); b.f(); b.view = v", .made),
      ("b = [Box new]; [b setView:v];", .provided),
      ("A *b = [[Box alloc]\n initWithA:[c d]];\n b.view = v;", .provided),
      ("b = [[Box alloc] init]; [b show]; b.view = v;", .made),
      ("b = [[Box alloc] init", .made),
      ("Boxes(); aBox; Box2", nil),
    ] as [(String, NameMentions.ClassUse?)]
  )
  func classes(_ text: String, _ use: NameMentions.ClassUse?) {
    #expect(mentions(text).classes["Box"] == use)
    #expect(mentions(text).members["Box"] == nil)
  }

  @Test(
    "Classes that tables are told to make cells of",
    arguments: [
      ("table.register(Box.self, forCellReuseIdentifier: id)", [""]),
      ("view.register( Box.self , forSupplementaryViewOfKind: kind, withReuseIdentifier: id)", [""]),
      ("[self.tableView registerClass:[Box class] forCellReuseIdentifier:id]", [""]),
      ("table.register(cellType: Box.self)", ["cellType"]),
      ("table.register(Box.self)", ["_"]),
      ("container.register(Box.self, name: x)", nil),
      ("table.register([Box.self])", nil),
      ("registers(Box.self)", nil),
      ("Box.self", nil),
    ] as [(String, Set<String>?)]
  )
  func registrations(_ text: String, _ labels: Set<String>?) {
    let mentions = mentions(text)
    #expect(mentions.registrations["Box"] == labels)
    #expect(mentions.classes["Box"] == (labels == nil ? .named : nil))
  }

  @Test("Methods that register classes, and those that register their nibs")
  func registrars() {
    let mentions = mentions(
      """
      func register<T: Cell>(cell type: T.Type) { register(type, forCellReuseIdentifier: "\\(type)") }
      func register(_ nib: Cell.Type) { register(UINib(nibName: "x", bundle: nil), forCellReuseIdentifier: "x") }
      func register(device: String) { send(device) }
      func register() { start() }
      func register(class: Cell.Type)
      func registers(other: Cell.Type) { register(other, forCellReuseIdentifier: "x") }
      """
    )
    #expect(mentions.classRegistrars == ["cell"])
    #expect(mentions.otherRegistrars == ["_", "device"])
  }

  @Test("Members of classes")
  func members() {
    let mentions = mentions("Box.controller(); Box.shared; [Lid lidWithBox:box]; Box.self; Box.Kind()")
    #expect(mentions.members == ["Box": ["controller", "shared"], "Lid": ["lidWithBox"]])
  }

  @Test(
    "Methods that make an object without a nib",
    arguments: [
      ("class Box { static func make() -> Box { Box() } }", ["make"]),
      ("class func make(_ x: Int) -> Box { let box = Box(frame: .zero); box.x = x; return box }", ["make"]),
      ("static func make() -> Self { if a { return Self() }; return .init() }", ["make"]),
      ("static func make() -> Box { UIStoryboard.main.make(Box.self) as Box ?? Box() }", []),
      ("static func make() -> Box { load(\"Box\") ?? Box() }", []),
      ("static func make() -> Box { instantiate() ?? Box() }", []),
      ("static func make() -> Box { factory() }", []),
      ("static func make() -> Box { fromXIB ?? Box() }", []),
      ("static func make() -> Box { MainStoryboard.view ?? Box() }", []),
      ("static func make() -> Box { unib; return Box() }", []),
      ("static func make() -> Box { ni; stor; xi; return Box() }", ["make"]),
      ("func make() -> Box { Box() }", []),
      ("static func make() -> Box", []),
      ("protocol P { static func make() -> P; static func other() }", []),
      ("static func make() -> P; static func other() { Box() }", ["other"]),
      // Whatever comes after so much may ask for a nib.
      ("static func make() -> Box { Box() \(String(repeating: "; a()", count: 4_000)) }", []),
      ("protocol P { \(String(repeating: "static func a() -> P\n", count: 20_000))", []),
    ]
  )
  func plainMakers(_ text: String, _ makers: [String]) {
    #expect(mentions(text).plainMakers.sorted() == makers)
  }

  @Test(
    "Where an app starts",
    arguments: [
      ("@main struct App {}", true), ("@UIApplicationMain class A {}", true),
      ("int main() { return NSApplicationMain(c, v); }", true), ("func main() {}", false),
    ]
  )
  func start(_ text: String, _ starts: Bool) {
    #expect(mentions(text).startsApp == starts)
  }
}
