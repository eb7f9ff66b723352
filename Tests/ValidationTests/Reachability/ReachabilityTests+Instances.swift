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

  private static let idle = "class Card: UIView { func f() { bundle.loadNibNamed(\"Panel\", owner: self) } }"
  private static let made = "[[Card alloc] init]"
  private static let header = "@interface Card : UIView\n@end"

  static let instances: [Case] = [
    Case("No code names the class", loader(""), nib),
    Case("A comment makes nothing", loader("// Card()"), nib),
    Case("Code makes one", loader("let card = Card()"), ""),
    Case("A cast makes nothing", loader("let card = view as? Card; if view is Card {}; view as! Card"), nib),
    Case("A bridging cast makes nothing", loader("let card = load() as Card"), nib),
    Case("Nor does the type of a variable", loader("let card: Card = load()"), nib),
    Case("Nor that of a function", loader("func card() -> Card { load() }\nshow(card())"), nib),
    Case("A variable of its type is assigned .init()", loader("let card: Card = .init(frame: .zero)"), ""),
    Case(
      "So is a property",
      loader("class Deck { var card: Card!\ninit() { card = .init() } }\nlet deck = Deck()"),
      ""
    ),
    Case("A function gives .init()", loader("func card() -> Card { .init() }\nshow(card())"), ""),
    Case("A function takes .init()", loader("func show(_ card: Card) {}\nshow(.init())"), ""),
    Case(".init() makes another class", loader("class Lid: UIView {}\nlet lid: Lid = .init()"), nib),
    Case(
      "An object in a document of an older Interface Builder gets init",
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
    Case("A property list names it", loader("", superclass: "UIApplication"), ""),
    Case("Or its extension has the protocol", loader("extension Card: UIWindowSceneDelegate {}"), ""),
    Case(
      "SwiftUI makes it",
      loader("struct Main: App { @UIApplicationDelegateAdaptor var card: Card }\nMain()"),
      ""
    ),
    Case("SwiftUI gets it", loader("struct Main: App { @EnvironmentObject var card: Card }\nMain()"), nib),
    Case("A data model names it", loader("", superclass: "ValueTransformer"), ""),
    Case(
      "A macro of Objective-C takes it",
      loader(
        "",
        ["Deck.m": "@implementation Deck\nSHARED_INSTANCE(card, Card)\n@end\nint main() { [Deck card]; }"]
      ),
      ""
    ),
    Case("Its class is passed to a function", loader("load(Card.self)"), ""),
    Case("Code uses a static member of its class", loader("show(Card.standard)"), ""),
    Case("A literal contains its name", loader("NSClassFromString(\"App.Card\")"), ""),
    Case("A subclass is instantiated", loader("class Ace: Card {}\nlet ace = Ace()"), ""),
    Case(
      "Its code is in a method that nothing calls",
      loader("let card = Card()", ["Card.swift": idle]),
      nib
    ),
    Case(
      "A private method that the frameworks cannot call",
      loader("let card = Card()", ["Card.swift": idle.replacing("func", with: "private func")]),
      nib
    ),
    Case(
      "A method that code calls on anything",
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
      "A method of a protocol of a framework",
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
      "A method that no protocol of a framework requires",
      loader(
        "let card = Card()",
        ["Card.swift": idle.replacing("UIView", with: "UIView, UITableViewDelegate")]
      ),
      nib
    ),
    Case(
      "A method of a protocol that no source and no framework declares",
      loader(
        "let card = Card()",
        ["Card.swift": idle.replacing("UIView", with: "UIView, MapDelegate")]
      ),
      ""
    ),
    Case(
      "It is registered",
      loader("table.register(Card.self, forCellReuseIdentifier: id)", superclass: "UITableViewCell"),
      ""
    ),
    Case(
      "A nib that code loads has one",
      loader("load(\"Other\")", ["Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      ""
    ),
    Case(
      "A nib that nothing loads has one",
      loader("", ["Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      nib
    ),
    Case(
      "Its own nib has one",
      loader("", ["Card.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      nib
    ),
    Case(
      "A property list names it",
      loader(
        "",
        ["Info.plist": "<dict><key>NSExtensionPrincipalClass</key><string>$(M).Card</string></dict>"]
      ),
      ""
    ),
    Case(
      "Two make each other",
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
    Case("A function makes it", loader("class Deck: UIView {}\nfunc deal() { Card() }\ndeal()"), ""),
    Case("A function that nothing calls makes it", loader("func deal() { Card() }"), nib),
    Case("Only a class names it that nothing makes", loader("class Deck: UIView { let card = Card() }"), nib),
    Case(
      "Its source declares a structure as well",
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
      "And a protocol",
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
    Case("It is no view", loader("", superclass: "NSObject"), nib),
    Case("A model that Core Data makes", loader("", superclass: "NSManagedObject"), ""),
    Case(
      "Only one of it makes another",
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
      "In Objective-C a variable makes nothing",
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
      "In Objective-C it is made",
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
      "A storyboard has one",
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
      "A literal contains its Objective-C name",
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
      "The runtime calls its 'load' method at launch",
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
      "Its program makes none",
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
    Case("A word of generated code is no class", loader("let nib = R.nib.card()"), nib),
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
