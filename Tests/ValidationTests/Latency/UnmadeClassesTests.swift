import NibproofTestSupport
import Testing

@testable import Validation

/// Nibs that only classes load of which nothing makes an object.
extension LatencyTests {
  /// A view in a source of its own that loads the nib by a literal, and another source.
  private static func loader(_ other: String, _ more: [String: String] = [:], superclass: String = "UIView")
    -> [String: String]
  {
    panel("class Card: \(superclass) { func f() { bundle.loadNibNamed(\"Panel\", owner: self) } }")
      .merging(["Other.swift": other]) { $1 }.merging(more) { $1 }
  }

  private static let made = "[[Card alloc] init]"
  private static let header = "@interface Card : UIView\n@end"

  static let unmade: [Case] = [
    Case("Nobody names the class", loader(""), nib),
    Case("A comment makes nothing", loader("// Card()"), nib),
    Case("Somebody makes one", loader("let card = Card()"), ""),
    Case("A cast makes nothing", loader("let card = view as? Card; if view is Card {}; view as! Card"), nib),
    Case("What is said to be one may be made so", loader("let card = load() as Card"), ""),
    Case("So may the value of a property", loader("let card: Card = load()"), ""),
    Case("And that of a function", loader("func card() -> Card { load() }"), ""),
    Case("It is handed on", loader("load(Card.self)"), ""),
    Case("It is asked for a member", loader("show(Card.standard)"), ""),
    Case("A literal holds its name", loader("NSClassFromString(\"App.Card\")"), ""),
    Case("Another class derives from it", loader("class Ace: Card {}\nlet ace = Ace()"), ""),
    Case(
      "It is registered",
      loader("table.register(Card.self, forCellReuseIdentifier: id)", superclass: "UITableViewCell"),
      ""
    ),
    Case(
      "A document has one",
      loader("", ["Other.xib": xib(#"<view id="v" customClass="Card" customModule="App"/>"#)]),
      ""
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
          "Source.swift": """
          class Card: UIView {
            func f() { bundle.loadNibNamed("Panel", owner: self) }
            func deck() { Deck() }
          }
          """
        ]
      ),
      nib
    ),
    Case(
      "A class makes it from which one derives that is made",
      loader(
        "class Deck: UIView { let card = Card() }",
        ["More.swift": "class Pack: Deck {}", "App.swift": "@main class App { let pack = Pack() }"]
      ),
      ""
    ),
    Case("A function beside a class makes it", loader("class Deck: UIView {}\nfunc deal() { Card() }"), ""),
    Case("Only a class names it that nothing makes", loader("class Deck: UIView { let card = Card() }"), nib),
    Case(
      "Its source declares something else",
      loader(
        "",
        [
          "Source.swift": """
          class Card: UIView { func f() { bundle.loadNibNamed("Panel", owner: self) } }
          struct Deck {}
          """
        ]
      ),
      ""
    ),
    Case(
      "And a protocol",
      loader(
        "",
        [
          "Source.swift": """
          protocol Dealt {}
          class Card: UIView, Dealt { func f() { bundle.loadNibNamed("Panel", owner: self) } }
          """
        ]
      ),
      nib
    ),
    Case("It is no view", loader("", superclass: "NSObject"), ""),
    Case(
      "Only one of it makes another",
      loader(
        "",
        [
          "Source.swift": """
          class Card: UIView {
            func f() { bundle.loadNibNamed("Panel", owner: self) }
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
          "Source.swift": "", "Card.h": header,
          "Card.m": "@implementation Card\n- (void)f { load(@\"Panel\"); }\n@end",
          "Use.m": "#import \"Card.h\"\n@implementation Use\n- (void)f { Card *card = [self card]; }\n@end",
        ]
      ),
      nib
    ),
    Case(
      "In Objective-C it is made",
      loader(
        "",
        [
          "Source.swift": "", "Card.h": header,
          "Card.m": "@implementation Card\n- (void)f { load(@\"Panel\"); }\n@end",
          "Use.m": "#import \"Card.h\"\n@implementation Use\n- (void)f { Card *card = \(made); }\n@end",
        ]
      ),
      ""
    ),
  ]

  static let madeElsewhere: [Case] = [
    Case(
      "A storyboard that is called like it has one",
      loader(
        "",
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
      "It has another name for Objective-C",
      loader(
        "",
        [
          "Source.swift": """
          @objc(ABCCard) class Card: UIView { func f() { bundle.loadNibNamed("Panel", owner: self) } }
          """
        ]
      ),
      ""
    ),
    Case(
      "The runtime asks it at once",
      loader(
        "",
        [
          "Source.swift": "", "Card.h": header,
          "Card.m":
            "@implementation Card\n+ (void)load { [Router map:self]; }\n- (void)f { load(@\"Panel\"); }\n@end",
        ]
      ),
      ""
    ),
    Case(
      "Other programs may make it",
      loader(
        "",
        [
          ProjectText.path: ProjectText.app(
            ["App.swift", "Holder.swift", "Source.swift", "Other.swift", "Panel.xib"]
          ).replacing("product-type.application", with: "product-type.framework")
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
            ["App.swift", "Holder.swift", "Source.swift", "Other.swift", "Panel.xib"]
          )
        ]
      ),
      nib
    ),
    Case("An accessor is named after it", loader("let nib = R.nib.card()"), ""),
  ]

  @Test("What is missing in a source of such a class is latent")
  func source() async throws {
    for (use, ending) in [
      ("", Latency.unmade.sentence), ("let card = Card()", ""),
    ] {
      let tree = try TemporaryTree([
        "App.swift": "@main class App {}", "Other.swift": use, "Panel.xib": xib(#"<view id="v"/>"#),
        "Card.swift":
          "class Card: UIViewController { func f() { _ = UINib(nibName: \"Gone\", bundle: nil) } }",
        ProjectText.path: ProjectText.app(["App.swift", "Other.swift", "Card.swift", "Panel.xib"]),
      ])
      let findings = try await tree.validate().findings
      #expect(
        findings.map(\.message) == [FindingReason.missing(.nib("Gone"), isProved: true).sentence + ending]
      )
    }
  }
}
