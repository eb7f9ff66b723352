import Foundation
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ReferenceGraph
@testable import Validation

@Suite("Unconnected outlets that code unwraps")
struct UnconnectedOutletTests {
  /// The files of an app with a view that is awakened with a nil outlet, and whether the outlet is reported.
  typealias Case = Example<[String: String], Bool>

  private static let card = """
    class Base: UIView {
      @IBOutlet weak var caption: UILabel!
    }
    class Card: Base {
      @IBOutlet weak var title: UILabel!
      override func awakeFromNib() {
        super.awakeFromNib()
        style()
      }
      func style() { title.text = nil }
    }
    """
  private static let document = xib(
    #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
  )

  private static func owned(_ className: String, outlet: String = "title") -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(className)"><connections>
      <outlet property="\(outlet)" destination="l" id="o"/></connections></placeholder><view id="v"><subviews>
      <label id="l"/></subviews></view>
      """
    )
  }

  struct PrototypeCase: CustomTestStringConvertible {
    var body: String
    var isFound: Bool
    var superclass = "UITableViewController"
    var identifier = "Row"

    var testDescription: String { "\(superclass) \(identifier) \(body)" }
  }

  static let prototypeCases = [
    PrototypeCase(body: "", isFound: true),
    PrototypeCase(body: #"table.dequeueReusableCell(withIdentifier: "Row", for: path)"#, isFound: true),
    PrototypeCase(body: #"table.register(Other.self, forCellReuseIdentifier: "Row")"#, isFound: false),
    PrototypeCase(body: #"fill(with: "Row")"#, isFound: false),
    PrototypeCase(body: "card.title = UILabel()", isFound: false),
    PrototypeCase(body: "", isFound: false, superclass: "KitController"),
    PrototypeCase(body: "", isFound: false, identifier: ""),
  ]

  @Test(
    "A cell prototype without connections has findings unless another nib is registered for it",
    arguments: prototypeCases
  )
  func prototypes(_ test: PrototypeCase) async throws {
    let tree = try TemporaryTree([
      "Card.swift": Self.card.replacing("UIView {", with: "UITableViewCell {"),
      "List.swift": "class List: \(test.superclass) { func f() { \(test.body) } }",
      "Main.storyboard": DocumentText.scene(
        """
        <tableViewController id="c" customClass="List" customModule="App"
         customModuleProvider="target"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="\(test.identifier)" id="r" customClass="Card" customModule="App"
         customModuleProvider="target"/></prototypes></tableView></tableViewController>
        """
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unconnectedOutlet }
    #expect(found.map(\.consequence) == (test.isFound ? [.crash] : []))
  }

  private func findings(_ files: [String: String]) async throws -> [Finding] {
    let all = ["Card.swift": Self.card, "Row.xib": Self.document].merging(files) { $1 }
    return try await TemporaryTree(all).validate().findings.filter { $0.id == .unconnectedOutlet }
  }

  static let cases = [
    Case("nothing else", [:], true),
    Case(
      "a source that sets another outlet of that name",
      ["A.swift": "class A { var title = 1; func f() { title = 2 } }"],
      true
    ),
    Case("a source that sets it", ["A.swift": "func fill(_ card: Card) { card.title = UILabel() }"], false),
    Case(
      "a source of Objective-C that sets it",
      ["A.m": "void fill(id card) { [card setTitle:nil]; }"],
      false
    ),
    Case(
      "an extension that sets it",
      ["A.swift": "extension Card { func make() { title = UILabel() } }"],
      false
    ),
    Case("a nib that it owns", ["Card.xib": owned("Card")], false),
    Case("a nib that it owns as another class", ["Card.xib": owned("Base")], false),
    Case("a nib that something else owns", ["Panel.xib": owned("Panel")], true),
    Case("a nib that it owns for another outlet", ["Card.xib": owned("Card", outlet: "caption")], true),
    Case(
      "a value",
      ["Card.swift": card.replacing("UILabel!\n  override", with: "UILabel! = UILabel()\n  override")],
      false
    ),
    Case(
      "an exclamation mark at the use of an optional one",
      [
        "Card.swift": card.replacing("title: UILabel!", with: "title: UILabel?")
          .replacing("title.text", with: "title!.text")
      ],
      true
    ),
    Case(
      "no exclamation mark",
      ["Card.swift": card.replacing("title: UILabel!", with: "title: UILabel?")],
      false
    ),
    Case(
      "a condition",
      ["Card.swift": card.replacing("style()\n  }", with: "if isHidden { style() }\n  }")],
      false
    ),
    Case(
      "a subclass in the document",
      ["B.swift": "class B: Card {}", "Row.xib": document.replacing("Card", with: "B")],
      true
    ),
    Case(
      "a subclass that overrides a method on the way",
      [
        "B.swift": "class B: Card { override func style() {} }",
        "Row.xib": document.replacing("Card", with: "B"),
      ],
      false
    ),
    Case("two classes of the name", ["B.swift": "class Card: UIView {}"], false),
    Case(
      "one of macOS",
      [
        "Card.swift": card.replacing("UIView", with: "NSView").replacing("UILabel", with: "NSTextField"),
        "Row.xib": mac(
          #"<customView id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
        ),
      ],
      true
    ),
  ]

  @Test("A trace contains the findings of a validation", arguments: cases)
  func trace(_ test: Case) async throws {
    let files = ["Card.swift": Self.card, "Row.xib": Self.document].merging(test.input) { $1 }
    let tree = try TemporaryTree(files)
    let events = try await Validator().trace(tree.path + "/Row.xib", sources: [tree.path]).events
    let found = events.filter { if case .leaveNil = $0.step { true } else { false } }
    #expect(found.count == (test.expected ? 1 : 0), sourceLocation: test.sourceLocation)
  }

  @Test("A use during the load", arguments: cases)
  func uses(_ test: Case) async throws {
    let found = try await findings(test.input)
    #expect(found.count == (test.expected ? 1 : 0), sourceLocation: test.sourceLocation)
  }

  @Test("The finding names the outlet, the method, and where it is used")
  func message() async throws {
    let finding = try #require(try await findings([:]).first)
    let place = try #require(finding.declaration)
    let use = OutletUse(
      outlet: "title",
      trigger: .calling("awakeFromNib()"),
      path: ["style"],
      location: place
    )
    #expect(finding.message == UnconnectedOutlet.used(use, className: "Card").message)
    #expect(finding.consequence == .crash)
    #expect(finding.keyPath == "title")
    #expect(finding.object?.id == "v-1")
    #expect(finding.declaration?.description.hasSuffix("Card.swift:10:18") == true)
    #expect(
      finding.consoleMessage
        == "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    )
  }

  @Test("A scene's controller uses the outlet after its view is loaded")
  func scene() async throws {
    let files = [
      "Screen.swift": """
      class Screen: UIViewController {
        @IBOutlet weak var title2: UILabel!
        override func viewDidLoad() { title2.text = "" }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Screen" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """,
    ]
    let found = try await TemporaryTree(files).validate().findings
    #expect(
      found.map { "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "")" } == [
        "unconnected-outlet crash-on-use title2"
      ]
    )
  }

  @Test("An object of another document can be the owner, with connected outlets")
  func owner() async throws {
    let files = [
      "Screen.swift": """
      class Screen: UIViewController {
        @IBOutlet weak var title2: UILabel!
        override func viewDidLoad() { title2.text = "" }
      }
      """,
      "Screen.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/>
        """
      ),
    ]
    func found(_ more: [String: String]) async throws -> [Finding] {
      try await TemporaryTree(files.merging(more) { $1 }).validate().findings
        .filter { $0.id == .unconnectedOutlet }
    }
    #expect(try await found([:]).count == 1)
    let panel = xib(
      """
      <viewController id="c" customClass="Screen"><connections>
      <outlet property="title2" destination="l" id="o"/></connections></viewController><label id="l"/>
      """
    )
    #expect(try await found(["Panel.xib": panel]).isEmpty)
  }

  @Test("Edits that affect the result do so in a session, too")
  func sessions() async throws {
    let files = ["Card.swift": Self.card, "Row.xib": Self.document]
    let edited = try await EditedTree(files)
    for test in Self.cases.prefix(9) {
      for (name, text) in files.merging(test.input, uniquingKeysWith: { $1 }) {
        try await edited.write(name, text)
      }
      let found = try await edited.findings("\(test)")
      #expect(found.contains { $0.id == .unconnectedOutlet } == test.expected, "\(test)")
      for name in test.input.keys { try await edited.write(name, files[name]) }
    }
  }
}
