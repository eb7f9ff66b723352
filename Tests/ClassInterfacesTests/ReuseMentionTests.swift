import ClassInterfaces
import Testing

@Suite("Names that code asks for, and those that it puts together")
struct ReuseMentionTests {
  private func names(_ text: String) -> Set<String> {
    MentionScanner(names: ["Panel"], classes: [], parts: ["-large", "iPad_", "Wide"])
      .mentions(in: Array(text.utf8), language(of: text)).names
  }

  private static let cell = NameMentions.cell("Panel")
  private static let segue = NameMentions.segue("Panel")
  private static let seen = NameMentions.constant("id", ofCell: "Panel")
  private static let ask = "t.dequeueReusableCell(withIdentifier: id)"

  @Test(
    "A constant by which nothing but cells and segues is asked for names no nib",
    arguments: [
      ("{ let id = \"Panel\"; \(ask) }", [cell]),
      ("{ let id: String = \"Panel\"; \(ask); if x == id || id != y {} }", [cell]),
      ("private let id = \"Panel\"; \(ask)", [cell]),
      ("class A { private static let id = \"Panel\"; func f() { \(ask) } }", [cell]),
      ("class A { let id = \"Panel\"; func f() { \(ask) } }", [seen]),
      (
        "class A { let id = \"Panel\"; func f() { t.dequeueReusableCell(withIdentifier: self.id, for: p) } }",
        [seen]
      ),
      ("{ let id = \"Panel\"; performSegue(withIdentifier: id, sender: self) }", [segue]),
      ("{ let id = \"Panel\"; t.register(A.self, forCellReuseIdentifier: id) }", [cell]),
      ("{ let id = \"Panel\"; _ = UITableViewCell(style: .default, reuseIdentifier: id) }", [cell]),
      ("{ NSString *id = @\"Panel\"; [t dequeueReusableCellWithIdentifier:id]; id = @\"Box\"; }", [cell]),
      ("@implementation A\n#define id @\"Panel\"\n- (void)f { [s.identifier isEqualToString:id]; }", []),
      ("@implementation A\n- (void)f { [self performSegueWithIdentifier:@\"Panel\" sender:self]; }", [segue]),
      ("{ let id = \"Panel\"; \(ask); performSegue(withIdentifier: id, sender: x) }", [cell, segue]),
      ("{ [t registerNib:n forCellReuseIdentifier:@\"Panel\"]; }", [cell]),
      ("g.register(A.self, forSupplementaryViewOfKind: k, withReuseIdentifier: \"Panel\")", [cell]),
      ("[g dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:@\"Panel\" forIndexPath:p]", [cell]),
      // Others may use it otherwise, or it is used otherwise.
      ("g.supplement(ofKind: k, withReuseIdentifier: \"Panel\")", ["Panel"]),
      ("let id = \"Panel\"; \(ask)", ["Panel"]),
      ("class A { static let id = \"Panel\"; func f() { \(ask) } }", ["Panel"]),
      ("class A { var id = \"Panel\"; func f() { \(ask) } }", ["Panel"]),
      ("{ let id = \"Panel\" }", ["Panel"]),
      ("{ let id = \"Panel\" + x; \(ask) }", ["Panel"]),
      ("{ let id = \"Panel\"; \(ask); f(id) }", ["Panel"]),
      ("{ let id = \"Panel\"; \(ask); f(identifier: id) }", ["Panel"]),
      ("{ let id = \"Panel\"; \(ask); let other = id }", ["Panel"]),
      ("{ let id = \"Panel\"; t.dequeueReusableCell(withIdentifier: id + x) }", ["Panel"]),
      ("static NSString *id = @\"Panel\"; [t dequeueReusableCellWithIdentifier:id];", ["Panel"]),
      (
        "@implementation A\nNSString *const id = @\"Panel\";\n- (void)f { [t dequeueReusableCellWithIdentifier:id]; }",
        ["Panel"]
      ),
      ("{ let id = \"Panel\"; \(ask); /* id */ }", [cell]),
    ] as [(String, Set<String>)]
  )
  func reused(_ text: String, _ expected: Set<String>) {
    #expect(names(text) == expected, "\(text)")
  }

  @Test(
    "What is given as the name of a nib",
    arguments: [
      ("UINib(nibName: list.id, bundle: nil)", ["id"]),
      ("UINib(nibName: \"Other\", bundle: nil)", []),
      ("b.loadNibNamed(name, owner: self)", ["name"]),
      ("[b loadNibNamed:self.name owner:nil]", ["name"]),
      ("[[A alloc] initWithNibName:kName bundle:nil]", ["kName"]),
      ("- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)b", []),
      ("A(nibName: nil, bundle: nil); init(nibName: String?)", []),
      ("f(name: id)", []),
    ] as [(String, Set<String>)]
  )
  func arguments(_ text: String, _ expected: Set<String>) {
    #expect(names(text) == Set(expected.map(NameMentions.nibArgument)), "\(text)")
  }

  @Test(
    "Parts of names",
    arguments: [
      (#"String(format: "%@-large", name)"#, ["-large"]),
      (#"[NSString stringWithFormat:@"%1$@-large.xib", name]"#, ["-large"]),
      (#"f("\(a(b))-large")"#, ["-large"]),
      (#"f("iPad_\(a)-large")"#, ["-large", "iPad_"]),
      (#"let suffix = "-large""#, ["-large"]),
      (#"let suffix = pad ? "iPad_" : "" "#, ["iPad_"]),
      (#"name + "Wide"; "Wide" + name"#, ["Wide"]),
      (#"name += "Wide""#, ["Wide"]),
      (#"[name stringByAppendingString:@"Wide"]"#, ["Wide"]),
      (#"f("%@Wide")"#, ["Wide"]),
      (#"f("Wide")"#, []),
      (#"f("%@-large more"); f("100%-large"); f("%@ -large")"#, []),
      (#"name.hasSuffix("-large"); name == "-large"; print("\(name)-large")"#, []),
      (#"f("\(a"#, []),
      (#"f("%"#, []),
      (#"f("%")"#, []),
    ] as [(String, Set<String>)]
  )
  func parts(_ text: String, _ expected: Set<String>) {
    #expect(names(text) == Set(expected.map(NameMentions.part)), "\(text)")
  }
}
