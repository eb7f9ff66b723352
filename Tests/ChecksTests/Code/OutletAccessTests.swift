import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import SourceModel

/// Accesses to members that an outlet's object does not have, and assignments to the outlet.
@Suite("Uses of outlets")
struct OutletAccessTests {
  typealias Case = Example<String, Bool>

  private static let asking = SoughtUse(of: "title", owners: ["Card"], fading(["fade", "setFade"]))

  /// Returns the kind of an access to members that a text field does not have.
  private static func fading(_ members: Set<String>) -> SoughtUse.Kind {
    .asking(members: members, classes: ["NSView", "UIView", "UIControl", "UITextField"])
  }
  private static let setting = SoughtUse(of: "title", owners: ["Card"], .setting)

  private static func asks(_ text: String) -> Bool { shows(asking, text) }

  private static func shows(_ use: SoughtUse, _ text: String) -> Bool { evidence(of: use, text) != nil }

  /// Returns the first use of an outlet in a source.
  private static func evidence(of use: SoughtUse, _ text: String) -> SoughtUse.Evidence? {
    let isObjectiveC = isObjectiveC(text)
    var source = text
    if isObjectiveC, !text.contains("@implementation") {
      source = "@implementation Card " + (text.hasPrefix("- (") ? text : "- (void)run { \(text) }") + "\n@end"
    } else if !isObjectiveC, !["class ", "extension ", "protocol ", "struct "].contains(where: text.contains)
    {
      source = "extension Card { " + (text.hasPrefix("var ") ? text : "func run() { \(text) }") + " }"
    }
    return AppCode([
      SourceFile(reading: Array(source.utf8), path: isObjectiveC ? "Code.m" : "Code.swift"), declaration,
    ]).firstUse(use)
  }

  /// A source that declares `Card`, the class with the outlets.
  private static let declaration = SourceFile(
    reading: Array("class Card: UIView { @IBOutlet var title: Label!; @IBOutlet var Title: Label! }".utf8),
    path: "Card.swift"
  )

  private static func isObjectiveC(_ text: String) -> Bool {
    [
      "[title ", "[_title", "[self", "[[", "[(", "[x ", "[label ", "[other ", "[card ", " *", "self->",
      "- (void)", "@", "elease(",
    ]
    .contains { text.contains($0) } && !text.contains("@IBOutlet") && !text.contains("/*")
  }

  private static func line(of use: SoughtUse, _ text: String) -> Int? {
    if case .at(let place) = evidence(of: use, text) { place.position.line } else { nil }
  }

  @Test("Uses of outlets with the same name are found for each class")
  func severalOwners() {
    func found(_ text: String) -> [String] {
      ["Card", "Badge", "Panel"].flatMap { owner in
        [Self.fading(["fade"]), .setting].compactMap { kind in
          Self.line(of: SoughtUse(of: "title", owners: [owner], kind), text).map {
            "\(owner) \(kind == .setting ? "set" : "asked") \($0)"
          }
        }
      }
    }
    #expect(
      found("title.fade()\ntitle = x") == [
        "Card asked 1", "Card set 2",
      ]
    )
    // Each class that declares `title` is checked separately; the second source names only `Card`.
    #expect(
      found("class Panel: Card {\n  var title = 1\n  func f() { title.fade() }\n}") == ["Panel asked 3"]
    )
    #expect(
      found("class Other { var title = 1; func f() { title.fade(); card.title = x } }") == [
        "Card set 1"
      ]
    )
    #expect(found("class Other {}").isEmpty)
  }

  @Test("The line of the first use")
  func lines() {
    func line(_ use: SoughtUse, _ text: String) -> Int? { Self.line(of: use, text) }
    #expect(line(Self.asking, "title.text\n// title.fade\n\ntitle.fade()\ntitle.fade()") == 4)
    #expect(line(Self.asking, "title\n  .fade()") == 1)
    // The outlet is only passed to another function, so there is no line that certainly fails.
    #expect(line(Self.asking, "func f() {\n  show(title)\n}\nfunc show(_ x: Label) {\n  x.fade()\n}") == nil)
    #expect(line(Self.asking, "show(title)\ntitle.fade()\nx.fade()") == 2)
    #expect(line(Self.setting, "title == x\n\ntitle = x\ntitle = y") == 3)
    #expect(line(Self.setting, "[title show];\n[self setTitle:x];") == 2)
    #expect(line(Self.setting, "title.fade()") == nil)
  }

  static let direct = [
    Case("title.fade()", true),
    Case("title?.fade = 1", true),
    Case("title!.fade", true),
    Case("!title.fade", true),
    Case("self.title.fade", true),
    Case("self?.title?.fade", true),
    Case("title\n  .fade()", true),
    Case("let card: Card; card.title.fade", true),
    Case("let cards: [Card]; cards[0].title.fade", true),
    Case("func make() -> Card {}; make(a, b)?.title.fade", true),
    Case("let path = \\Card.title.fade; let other = \\.title.fade", true),
    Case("print(\"\\(title.fade)\")", true),
    Case("[title fade];", true),
    Case("[_title setFade:1];", true),
    Case("[self.title fade];", true),
    Case("[[self title] fade];", true),
    Case("Card *card; [[[self cards] title] fade];", true),
    Case("self->title.fade = 1;", true),
    // The property may belong to another type, since the code does not mention `Card`.
    Case("struct Other { func f() { card.title.fade } }", false),
    Case("@implementation Other\n- (void)f { [[[self cards] title] fade]; }\n@end", false),
    Case("title.text = fade", false),
    Case("title.layer.fade", false),
    Case("[title setText:fade];", false),
    Case("other.fade; title.text", false),
    Case("// title.fade\n/* title.fade */ \"title.fade\"", false),
    Case("subtitle.fade; titles.fade; title.fades", false),
    Case("kind = .title; x.fade", false),
    Case("title(for: x).fade; func title() { x.fade }", false),
    Case("title = x; title == x; x != title; if (title) { y.fade }; title != nil; !title", false),
    Case("", false),
  ]

  static let handedOn = [
    Case("style(title); func style(_ label: Label) { label.fade() }", true),
    Case("let other = title; other.fade()", true),
    Case("func f() -> Label { return title }; x.fade", true),
    Case("[title, other].forEach { $0.fade() }", true),
    Case("(title as Label).fade", true),
    Case("[self style:self.title]; [label setFade:1];", true),
    Case("[(Label *)self.title fade];", true),
    Case("((Label *)title).fade = 1;", true),
    // The member of another object may be unrelated to the outlet, unless the class is named.
    Case("struct Other { func f() { let clip = enclosing?.title; other.fade() } }", false),
    Case("struct Other { func f() { style(card.title); x.fade() } }", false),
    Case("label.text = Texts.title; x.fade(); var card: Card", false),
    Case("Texts.title.fade(); var card: Card", false),
    Case("style(NSApp.title); x.fade(); var card: Card", true),
    Case("style(O_panel.title); x.fade(); var card: Card", true),
    Case("style(card.title); x.fade(); var card: Card", true),
    // Code uses the member only if the object responds to its selector.
    Case("if title.responds(to: #selector(setter: Card.fade)) { title.fade = 1 }", false),
    Case("if ([title respondsToSelector:@selector(setFade:)]) [title setFade:1];", false),
    Case("if ([_title respondsToSelector:@selector(setFade:)]) _title.fade = 1;", false),
    Case("if ([title respondsToSelector:@selector(setFont:)]) [title setFade:1];", true),
    Case("if ([other respondsToSelector:@selector(setFade:)]) {} [title setFade:1];", true),
    Case("BOOL b = [title respondsToSelector:sel]; title.fade = 1;", true),
    Case("if ([self.title respondsToSelector:@selector(fade)]) [self.title fade];", false),
    Case("if ([[self title] respondsToSelector:@selector(fade)]) [[self title] fade];", false),
    Case("Label *x = self.title; if ([x respondsToSelector:@selector(setFade:)]) [x setFade:1];", false),
    Case("Label *x = self.title; if ([x respondsToSelector:@selector(setFont:)]) [x setFade:1];", true),
    Case("pressRelease(title); [label setFade:1];", true),
    // A macro releases the outlet.
    Case("SAFE_RELEASE(_title); [label setFade:1];", false),
    Case("PPRelease(title); [label setFade:1];", false),
    Case("PPRelease(other, title); [label setFade:1];", true),
    // A variable of one of the object's own classes does not access the missing members.
    Case("let view: UIView = title; x.fade()", false),
    Case("let view: UIView? = title; x.fade()", false),
    Case("let view: Fading = title; x.fade()", true),
    Case("NSView *view = self.title; [x fade];", false),
    Case("let field: UITextField = title; x.fade()", false),
    Case("var field: UITextField?; func f(card: Card) { field = card.title; x.fade() }", false),
    Case("var field: UISearchTextField?; func f(card: Card) { field = card.title; x.fade() }", true),
    Case("Label *view = self.title; [x fade];", true),
    Case("var last: UIView?; func f() { last = title; self.last = title; x.fade() }", false),
    Case(
      "@interface Card\n@property UIView *last;\n@end\n"
        + "@implementation Card\n- (void)f { self.last = self.title; [x fade]; }\n@end",
      false
    ),
    Case("var last: UIView?; var all: Label; func f() { all = title; x.fade() }", true),
    Case("var last: UIView?; func f() { var last: Label; last = title; x.fade() }", true),
    Case("NSView *title = self.title; [x add:title]; [x fade];", false),
    Case("NSView *title = self.title; [x add:title]; [title fade];", true),
    Case("add(title)", false),
    Case("add(title); func fade() {}; let fade = 1; show(.fade)", false),
    Case("add(title); super.fade(); self.fade()", false),
    Case(
      "@implementation Card\n- (void)f { [self add:_title]; [super fade]; [self fade]; }\n"
        + "- (void)fade { BOOL fade; }\n@end",
      false
    ),
  ]

  static let others = [
    Case("class Panel { var title = 1; func f() { title.fade() } }", false),
    Case("class Panel { func f(title: Label) { title.fade() } }", false),
    Case("for title in titles { title.fade() }", false),
    Case("titles.forEach { title in title.fade() }", false),
    Case("UILabel *title = [self make]; [title fade];", false),
    Case("guard let title = current else { return }; title.fade()", false),
    // Code that names the class may refer to its outlet, but an unqualified name in the body of another class does not.
    Case("class Card: Base { func f() { title.fade() } }", true),
    Case("class Outer { class Card { func f() { x { title.fade() } } } }", true),
    Case("extension Card { func f() { title.fade() } }", true),
    Case("extension Showing { func f(_ card: Card) { title.fade() } }", false),
    Case(
      "protocol Showing {}; extension Card: Showing {}; extension Showing { func f() { title.fade() } }",
      true
    ),
    Case("class Panel: Card { func f() { title.fade() } }", false),
    Case("class Panel: Card { func f() { self.title.fade() } }", false),
    Case("struct Panel { func f(card: Card) { show(title); x.fade() } }", false),
    Case("class Panel { var card: Card; func f() { card.title.fade() } }", true),
    Case("@implementation Card\n- (void)f { [_title fade]; }\n@end", true),
    Case("@implementation Card (More)\n- (void)f { [self.title fade]; }\n@end", true),
    Case("@implementation Panel\n- (void)f:(Card *)c { [_title fade]; }\n@end", false),
    Case("@implementation Panel\n@end\nvoid f(Card *c) { [title fade]; }", true),
    // A use through a variable of another declared type is not a use of Card's outlet, unless `Card` conforms to the
    // type or the type is an alias.
    Case("class Big: Card {}; func f() { let big = x as! Big; big.title.fade() }; var card: Card", false),
    Case("class Big: Card {}; func f(big: Big) { style(big.title); x.fade() }; var card: Card", false),
    Case(
      "class Big: Card {}; func f() { if let big = x as? Big { big.title.fade() } }; var card: Card",
      false
    ),
    Case("@interface Big : Card\n@end\nvoid f(Card *card) { Big *big = x; [big.title fade]; }", false),
    Case("func f() { let big = x as! Big; big.title.fade() }; var card: Card", true),
    Case("protocol Big {}; func f() { let big = x as! Big; big.title.fade() }; var card: Card", false),
    Case(
      "protocol Big {}; extension Card: Big {}; func f() { let big = x as! Big; big.title.fade() }; var card: Card",
      true
    ),
    Case("class Big {}; typealias Big = Card; func f(big: Big) { big.title.fade() }", true),
    Case("class Big {}; func f() { let big = (x as! Big).card; big.title.fade() }; var card: Card", true),
    Case("class Big {}; func f() { let big = x as! Big; all.first.title.fade() }; var all: [Card]", true),
    Case(
      "class Big: Card {}; func f() { let c = x as! Card; g { let c = x as! Big; h(c) }; c.title.fade() }",
      true
    ),
    // Variables with the same name in different scopes are different variables.
    Case(
      "class Big: Card {}; func f() { if a { let c = x as! Big; c.title.fade() } else { let c = x as! Card; g(c) } }",
      false
    ),
    Case(
      "class Big: Card {}; func f() { if a { let c = x as! Big; g(c) } else { let c = x as! Card; c.title.fade() } }",
      true
    ),
    // A constant that stores the outlet.
    Case("class Panel { func f(_ card: Card) { let title = card.title; x { title.fade() } } }", true),
    Case(
      "class Panel { func f(_ card: Card) { let title = card.title }\nfunc g(title: X) { title.fade() } }",
      false
    ),
    Case("var title = 1; card.title.fade(); let card: Card", true),
    Case("let title = card.title; title.fade()", true),
    Case("if let title { title.fade() }", true),
    Case("guard let title, let x else { return }; title.fade()", true),
    Case("Label *title = card.title; [title fade];", true),
  ]

  @Test("A use is identified by the outlet's name and the member that follows", arguments: direct)
  func directUses(_ test: Case) {
    #expect(Self.asks(test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test("The name of an outlet may begin with a capital letter, as that of a type does")
  func capital() {
    func shows(_ text: String) -> Bool {
      Self.shows(SoughtUse(of: "Title", owners: ["Card"], Self.fading(["fade"])), text)
    }
    #expect(shows("Title.fade()"))
    #expect(!shows("if Title != nil { Title.text = x; other.fade() }"))
  }

  @Test("If an outlet is passed on, all uses in the source count", arguments: handedOn)
  func handingOn(_ test: Case) {
    #expect(Self.asks(test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test("Other declarations may have the outlet's name", arguments: others)
  func otherNames(_ test: Case) {
    #expect(Self.asks(test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test(
    "A source sets the outlet",
    arguments: [
      "title = x", "title=x", "self.title = x", "card.title = x", "card?.title = x", "cards[0].title = x",
      "make()\n  .title = x", "fill(&title)", "fill(&card.title)", "card.title = title", "title = title ?? x",
      "(title, width) = make()",
      "self->title = x;", "_title = x;", "[self setTitle:x];", "[card setTitle: x];",
      "class Card: Base { func f() { title = x } }", "extension Card { func f() { title = x } }",
      "@implementation Card\n- (void)f { [self setTitle:x]; }\n@end",
      "@implementation UIView (More)\n- (void)f { [self setTitle:x]; }\n@end",
      "let card = Card(); card.title = x", "let card: Panel = make(); card.title = x", "panel.title = x",
      "let card = Panel(); card = other; card.title = x",
      "func f(card: Base) { let card = Panel(); card.title = x }",
      "let card = Panel.make(); card.title = x", "Card *card = [Card new]; [card setTitle:x];",
      "- (void)f:(Base *)card { card.title = x; }",
      "- (void)f:(id)card { card.title = x; card = [Panel new]; }", "let all = [Panel()]; all[0].title = x",
      "card = Panel(); fill(&card); card.title = x",
      "cards.forEach { card in card.title = x }; card = Panel()",
    ]
  )
  func settings(_ text: String) {
    #expect(Self.shows(Self.setting, text))
  }

  @Test(
    "An assignment of nil does not replace the outlet's object",
    arguments: [
      Case("title = x", true), Case("self.title = make()", true), Case("title = isWide ? x : nil", true),
      Case("_title = [[Label alloc] init];", true), Case("[self setTitle:x];", true),
      Case("title = nil", false), Case("self.title = nil", false), Case("card.title = nil", false),
      Case("if done { title = nil }", false), Case("_title = nil;[_title fade];", false),
      Case("[self setTitle:nil];", false), Case("title == x", false),
    ]
  )
  func replacing(_ test: Case) {
    let use = SoughtUse(of: "title", owners: ["Card"], .replacing)
    #expect(Self.shows(use, test.input) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test(
    "A bare name in another class refers to its own member, unless it inherits from the outlet's class",
    arguments: [
      "class Panel: Card { func f() { title = x } }", "class Panel: Card { func f() { self.title = x } }",
      "@implementation Panel\n- (void)f { [self setTitle:x]; }\n@end",
      "@implementation Panel\n- (void)f { _title = x; }\n@end",
    ]
  )
  func subclasses(_ text: String) {
    #expect(!Self.shows(Self.setting, text))
    #expect(!Self.shows(Self.setting, text + "\n// Card"))
    var setting = Self.setting
    setting.subclasses = ["Panel"]
    #expect(Self.shows(setting, text))
  }

  @Test(
    "A source uses the outlet, or another declaration of its name, differently",
    arguments: [
      "title == x", "title==x", "x = title", "title != x", "title.text = x", "title.text = title",
      "title += x",
      "title?.text = x", "let title = x", "var title: Label! = x", "@IBOutlet var title: Label!",
      "a && title",
      "a & title", "title(x)", "f(title: x)", "titles = x", "setTitle(x)", "[title setText:x];",
      "// title = x",
      // An outlet with the same name in another class.
      "let panel = Panel(x: 1)\npanel.title = x",
      "var panel = Panel(); panel = Panel(); panel.title = x; panel.show()",
      "private let panel = Panel()\nfunc f() { self.panel.title = x }",
      "Panel *panel = [Panel new]; panel.title = x;",
      "Panel *panel = [[Panel alloc] init]; [panel setTitle:x];",
      "extension Panel { func f(_ card: Card) { title = x } }",
      "class Panel { var title = 1; func f() { title = x } }", "if let title = x {}", "",
    ]
  )
  func othersThanSettings(_ text: String) {
    #expect(!Self.shows(Self.setting, text))
  }

  @Test(
    "Truncated sources",
    arguments: [
      "title.", "title?", "[title", "title]", "a title]", ".title", "\"\\(title", "->title",
      "\\.title",
    ]
  )
  func brokenText(_ text: String) {
    #expect(!Self.asks(text))
    #expect(!Self.shows(Self.setting, text))
  }
}
