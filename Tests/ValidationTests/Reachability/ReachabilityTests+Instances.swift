import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Nibs that only one class loads, with and without code that creates an object of the class.
extension ReachabilityTests {
  /// Returns a view that loads the nib by a literal name, and another source.
  private static func loader(_ other: String, _ more: [String: String] = [:], superclass: String = "UIView")
    -> [String: String]
  {
    panel(
      other,
      [
        "Card.swift":
          "class Card: \(superclass) { override func f() { bundle.loadNibNamed(\"Panel\", owner: self) } }"
      ]
      .merging(more) { $1 }
    )
  }

  /// Returns a document with a view whose given member loads the nib, and another source.
  private static func decoded(_ member: String, _ other: String = "") -> [String: String] {
    panel(
      "load(\"Other\")\n" + other,
      [
        "Card.swift": "class Card: UIView { \(member) { bundle.loadNibNamed(\"Panel\", owner: self) } }",
        "Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#),
      ]
    )
  }

  /// Returns a document with a cell whose initializer in Objective-C loads the nib, and another source.
  private static func decodedCell(_ other: String) -> [String: String] {
    panel(
      other,
      [
        "Card.h": "@interface Card : UITableViewCell\n@end",
        "Card.m": """
        @implementation Card
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
          [[NSBundle mainBundle] loadNibNamed:@"Panel" owner:self options:nil];
        }
        @end
        """,
        "Other.xib": xib(#"<tableViewCell id="v" customClass="Card"/>"#),
      ]
    )
  }

  private static let idle = "class Card: UIView { func f() { bundle.loadNibNamed(\"Panel\", owner: self) } }"
  private static let made = "[[Card alloc] init]"
  private static let header = "@interface Card : UIView\n@end"

  static let instances: [Case] = [
    Case("No code names the class", loader(""), nib),
    Case("A comment does not create an object", loader("// Card()"), nib),
    Case("Code creates an object", loader("let card = Card()"), ""),
    Case(
      "A cast does not create an object",
      loader("let card = view as? Card; if view is Card {}; view as! Card"),
      nib
    ),
    Case("A bridging cast does not create an object", loader("let card = load() as Card"), nib),
    Case("The type of a variable does not create an object", loader("let card: Card = load()"), nib),
    Case(
      "The result type of a function does not create an object",
      loader("func card() -> Card { load() }\nshow(card())"),
      nib
    ),
    Case("A variable of the class is set to .init()", loader("let card: Card = .init(frame: .zero)"), ""),
    Case(
      "A property of the class is set to .init()",
      loader("class Deck { var card: Card!\ninit() { card = .init() } }\nlet deck = Deck()"),
      ""
    ),
    Case("A function returns .init()", loader("func card() -> Card { .init() }\nshow(card())"), ""),
    Case("A function receives .init()", loader("func show(_ card: Card) {}\nshow(.init())"), ""),
    Case(
      ".init() creates an object of another class",
      loader("class Lid: UIView {}\nlet lid: Lid = .init()"),
      nib
    ),
    Case(
      "An object in a document of an older Interface Builder is created with init",
      loader(
        "load(\"Other\")",
        [
          "Card.swift":
            "class Card: NSObject { override init() { bundle.loadNibNamed(\"Panel\", owner: self) } }",
          "Other.xib": """
          <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
          <array class="NSMutableArray" key="IBDocument.RootObjects" id="1">
          <object class="NSCustomObject" id="10"><string key="NSClassName">Card</string></object></array>
          <object class="IBObjectContainer" key="IBDocument.Objects">
          <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
          <object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="10"/></object>
          </array></object></object></data></archive>
          """,
        ]
      ),
      ""
    ),
    Case("A view of a document is decoded", decoded("override init(frame: CGRect)"), nib),
    Case("The decoder loads the nib", decoded("required init(coder: NSCoder)"), ""),
    Case(
      "The decoder calls the other initializer",
      decoded("required init(coder: NSCoder) { self.init(frame: .zero) }\nconvenience init(frame: CGRect)"),
      ""
    ),
    Case(
      "Code creates the view of a document, too",
      decoded("override init(frame: CGRect)", "let card = Card(frame: .zero)"),
      ""
    ),
    Case(
      "Code creates a subclass of the view of a document",
      decoded("override init(frame: CGRect)", "class Ace: Card {}\nlet ace = Ace(frame: .zero)"),
      ""
    ),
    Case(
      "A cell of a document is decoded in Objective-C",
      decodedCell("load(\"Other\")"),
      nib
    ),
    Case(
      "Code registers the class of a cell of a document",
      decodedCell("load(\"Other\")\ntable.register(Card.self, forCellReuseIdentifier: \"c\")"),
      ""
    ),
    Case(
      "SwiftUI shows a view, although a type has an alias with the name of its protocol",
      panel(
        "show(Deck())",
        [
          "Deck.swift":
            "struct Deck: View { var body: some View { bundle.loadNibNamed(\"Panel\", owner: self) } }",
          "Web.swift": "struct Web: UIViewRepresentable { typealias View = WKWebView }",
        ]
      ),
      ""
    ),
    Case(
      "A subclass of UIApplication, which a property list may name",
      loader("", superclass: "UIApplication"),
      ""
    ),
    Case(
      "A scene delegate by an extension, which a property list may name",
      loader("extension Card: UIWindowSceneDelegate {}"),
      ""
    ),
    Case(
      "SwiftUI creates the object",
      loader("struct Main: App { @UIApplicationDelegateAdaptor var card: Card }\nMain()"),
      ""
    ),
    Case(
      "SwiftUI receives the object",
      loader("struct Main: App { @EnvironmentObject var card: Card }\nMain()"),
      nib
    ),
    Case("A value transformer, which a data model may name", loader("", superclass: "ValueTransformer"), ""),
    Case(
      "An Objective-C macro receives the class",
      loader(
        "",
        ["Deck.m": "@implementation Deck\nSHARED_INSTANCE(card, Card)\n@end\nint main() { [Deck card]; }"]
      ),
      ""
    ),
    Case("The class is passed to a function", loader("load(Card.self)"), ""),
    Case("Code uses a static member of the class", loader("show(Card.standard)"), ""),
    Case("A literal contains the name of the class", loader("NSClassFromString(\"App.Card\")"), ""),
    Case("A subclass is instantiated", loader("class Ace: Card {}\nlet ace = Ace()"), ""),
    Case(
      "Nothing calls the method that loads the nib",
      loader("let card = Card()", ["Card.swift": idle]),
      nib
    ),
    Case(
      "A private method that the frameworks cannot call",
      loader("let card = Card()", ["Card.swift": idle.replacing("func", with: "private func")]),
      nib
    ),
    Case(
      "A method that code calls on an unknown object",
      loader("let card = Card()\nother.f()", ["Card.swift": idle]),
      ""
    ),
    Case(
      "A method that Objective-C does not call",
      loader("let card = Card()", ["Card.swift": idle.replacing("func", with: "@objc func")]),
      nib
    ),
    Case(
      "An action without a connection",
      loader("let card = Card()", ["Card.swift": idle.replacing("func", with: "@IBAction func")]),
      nib
    ),
    Case(
      "A method of a framework's protocol",
      loader(
        "let card = Card()",
        [
          "Card.swift": idle.replacing("UIView", with: "UIView, UITableViewDelegate")
            .replacing("f()", with: "tableView(_ table: UITableView)")
        ]
      ),
      ""
    ),
    Case(
      "A method that the framework's protocol does not require",
      loader(
        "let card = Card()",
        ["Card.swift": idle.replacing("UIView", with: "UIView, UITableViewDelegate")]
      ),
      nib
    ),
    Case(
      "A method of an undeclared protocol",
      loader(
        "let card = Card()",
        ["Card.swift": idle.replacing("UIView", with: "UIView, MapDelegate")]
      ),
      ""
    ),
    Case(
      "The class is registered for cells",
      loader("table.register(Card.self, forCellReuseIdentifier: id)", superclass: "UITableViewCell"),
      ""
    ),
    Case(
      "A nib that code loads contains an object",
      loader("load(\"Other\")", ["Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      ""
    ),
    Case(
      "A nib that nothing loads contains an object",
      loader("", ["Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      nib
    ),
    Case(
      "The nib of the class contains an object",
      loader("", ["Card.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      nib
    ),
    Case(
      "A property list names the class",
      loader(
        "",
        ["Info.plist": "<dict><key>NSExtensionPrincipalClass</key><string>$(M).Card</string></dict>"]
      ),
      ""
    ),
    Case(
      "Two classes create each other",
      loader(
        "class Deck: UIView { let card = Card() }",
        [
          "Card.swift": """
          class Card: UIView {
            override func f() { bundle.loadNibNamed("Panel", owner: self) }
            func deck() { Deck() }
          }
          """
        ]
      ),
      nib
    ),
    Case(
      "The superclass of an instantiated class creates it",
      loader(
        "class Deck: UIView { let card = Card() }",
        ["More.swift": "class Pack: Deck {}", "App.swift": "@main class App { let pack = Pack() }"]
      ),
      ""
    ),
    Case(
      "A function creates the object",
      loader("class Deck: UIView {}\nfunc deal() { Card() }\ndeal()"),
      ""
    ),
    Case("A function that nothing calls creates the object", loader("func deal() { Card() }"), nib),
    Case(
      "Only a class without objects creates the object",
      loader("class Deck: UIView { let card = Card() }"),
      nib
    ),
    Case(
      "The source also declares a structure",
      loader(
        "",
        [
          "Card.swift": """
          class Card: UIView { override func f() { bundle.loadNibNamed("Panel", owner: self) } }
          struct Deck {}
          """
        ]
      ),
      nib
    ),
    Case(
      "The source also declares a protocol",
      loader(
        "",
        [
          "Card.swift": """
          protocol Dealt {}
          class Card: UIView, Dealt { override func f() { bundle.loadNibNamed("Panel", owner: self) } }
          """
        ]
      ),
      nib
    ),
    Case("The class is not a view", loader("", superclass: "NSObject"), nib),
    Case("A model that Core Data creates", loader("", superclass: "NSManagedObject"), ""),
    Case(
      "Only the class creates its own objects",
      loader(
        "",
        [
          "Card.swift": """
          class Card: UIView {
            override func f() { bundle.loadNibNamed("Panel", owner: self) }
            func copy() { Card() }
          }
          """
        ]
      ),
      nib
    ),
    Case(
      "A variable in Objective-C does not create an object",
      loader(
        "",
        [
          "Card.swift": "", "main.swift": "let use = Use()", "Card.h": header,
          "Card.m": "@implementation Card\n- (void)f { load(@\"Panel\"); }\n@end",
          "Use.m":
            "#import \"Card.h\"\n@implementation Use : NSObject\n- (void)f { Card *card = [self card]; }\n@end",
        ]
      ),
      nib
    ),
    Case(
      "Objective-C code creates an object",
      loader(
        "",
        [
          "Card.swift": "", "main.swift": "let use = Use()", "Card.h": header,
          "Card.m": "@implementation Card\n- (void)layoutSubviews { load(@\"Panel\"); }\n@end",
          "Use.m":
            "#import \"Card.h\"\n@implementation Use : NSObject\n- (void)dealloc { Card *card = \(made); }\n@end",
        ]
      ),
      ""
    ),
  ]

  static let instancesElsewhere: [Case] = [
    Case(
      "A storyboard contains an object",
      loader(
        "UIStoryboard(name: \"Card\", bundle: nil).instantiateInitialViewController()",
        [
          "Card.storyboard": storyboard(
            initial: "s",
            """
            <scene sceneID="a"><objects><viewController id="s" customClass="Card" customModule="App"/></objects></scene>
            """
          )
        ],
        superclass: "UIViewController"
      ),
      ""
    ),
    Case(
      "A literal contains the Objective-C name of the class",
      loader(
        "NSClassFromString(\"ABCCard\")",
        [
          "Card.swift": """
          @objc(ABCCard) class Card: UIView { override func f() { bundle.loadNibNamed("Panel", owner: self) } }
          """
        ]
      ),
      ""
    ),
    Case(
      "The runtime calls the class method 'load' at launch",
      loader(
        "",
        [
          "Card.swift": "", "main.swift": "let use = Use()", "Card.h": header,
          "Card.m":
            "@implementation Card\n+ (void)load { [[Card alloc] init]; }\n- (void)layoutSubviews { load(@\"Panel\"); }\n@end",
        ]
      ),
      ""
    ),
    Case(
      "The code of the target does not create an object",
      loader(
        "",
        [
          ProjectText.path: ProjectText.app(
            ["main.swift", "Holder.swift", "Card.swift", "Panel.xib"]
          )
        ]
      ),
      nib
    ),
    Case("A member of generated code is not the class", loader("let nib = R.nib.card()"), nib),
  ]

  @Test("Missing resources in a source of an unused class are unreachable")
  func source() async throws {
    for (use, notes) in [
      ("", [Finding.Note.unreachable(.unmade)]), ("let card = Card()", [Finding.Note.unreachable(.uncalled)]),
      ("let card = Card()\ncard.f()", []),
    ] {
      let tree = try TemporaryTree([
        "main.swift": use, "Panel.xib": xib(#"<view id="v"/>"#),
        "Card.swift":
          "class Card: UIViewController { func f() { _ = UINib(nibName: \"Gone\", bundle: nil) } }",
        ProjectText.path: ProjectText.app(["main.swift", "Card.swift", "Panel.xib"]),
      ])
      let findings = try await tree.validate().findings
      #expect(
        findings.map(\.message) == [MissingName(.nib("Gone")).message]
      )
      #expect(findings.first?.notes == notes)
    }
  }
}
