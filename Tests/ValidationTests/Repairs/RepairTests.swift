import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Repairing documents without a history")
struct RepairTests {
  /// An app with one document and one source.
  struct App: Sendable {
    var source: String
    var objects: String
    /// The text of the document that the repair changes, and the new text; nil if the repair does not change the
    /// document.
    var change: (from: String, to: String)?
    var language = "swift"
  }

  private static func cell(_ connections: String, _ attributes: String = "") -> String {
    """
    <tableViewCell id="c" customClass="Card">
      <tableViewCellContentView key="contentView"><subviews><label id="l"/><button id="b"/></subviews></tableViewCellContentView>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  private static let stale = cell(#"<outlet property="title" destination="l" id="o"/>"#)

  private static func card(_ members: String, _ use: String = "name.text = \"\"") -> String {
    "import UIKit\n@objc(Card) class Card: UITableViewCell {\n\(members)\n"
      + "override func awakeFromNib() { \(use) }\n}"
  }

  private static let number = """
    <userDefinedRuntimeAttribute type="number" keyPath="width">
      <real key="value" value="2"/>
    </userDefinedRuntimeAttribute>
    """

  private static let sending = cell("").replacing(
    #"<button id="b"/>"#,
    with: """
      <button id="b"><connections>
        <action selector="showDetail:" destination="c" eventType="touchUpInside" id="a"/>
      </connections></button>
      """
  )

  private static let apps: [Example<App, Void>] = [
    .init(
      App(
        source: card("@IBOutlet var name: UILabel!"),
        objects: stale,
        change: (#"property="title""#, #"property="name""#)
      ),
      ()
    ),
    // An outlet with an unsuitable type.
    .init(
      App(
        source: card(
          "@IBOutlet var name: UILabel!\n@IBOutlet var tap: UIButton!",
          "name.text = \"\"; tap.tag = 1"
        ),
        objects: stale,
        change: (#"property="title""#, #"property="name""#)
      ),
      ()
    ),
    .init(App(source: card("@IBOutlet var name: UIButton!", "name.tag = 1"), objects: stale), ()),
    // Two suitable outlets.
    .init(
      App(
        source: card("@IBOutlet var name: UILabel!\n@IBOutlet var line: UILabel!", "name.text = line.text"),
        objects: stale
      ),
      ()
    ),
    // Two stale connections and only one suitable outlet.
    .init(
      App(
        source: card("@IBOutlet var name: UILabel!"),
        objects: cell(
          #"<outlet property="title" destination="l" id="o"/><outlet property="line" destination="l" id="p"/>"#
        )
      ),
      ()
    ),
    // Code does not use the outlet, or sets it.
    .init(App(source: card("@IBOutlet var name: UILabel?", ""), objects: stale), ()),
    .init(
      App(source: card("@IBOutlet var name: UILabel!", "name = UILabel(); name.text = \"\""), objects: stale),
      ()
    ),
    // The suitable outlet is already connected.
    .init(
      App(
        source: card("@IBOutlet var name: UILabel!"),
        objects: cell(
          #"<outlet property="title" destination="l" id="o"/><outlet property="name" destination="l" id="p"/>"#
        )
      ),
      ()
    ),
    // Objective-C
    .init(
      App(
        source: """
          #import <UIKit/UIKit.h>
          @interface Card : UITableViewCell
          @property (weak, nonatomic) IBOutlet UILabel *name;
          @end
          @implementation Card
          - (void)awakeFromNib { self.name.text = @""; }
          @end
          """,
        objects: stale,
        change: (#"property="title""#, #"property="name""#),
        language: "m"
      ),
      ()
    ),
    // Actions
    .init(
      App(
        source: card("@IBAction func showDetails(_ sender: Any) {}", ""),
        objects: sending,
        change: (#"selector="showDetail:""#, #"selector="showDetails:""#)
      ),
      ()
    ),
    // An unconnected action may be a new action.
    .init(App(source: card("@IBAction func open(_ sender: Any) {}", ""), objects: sending), ()),
    .init(
      App(
        source: card("@IBAction func open() {}", ""),
        objects: sending
      ),
      ()
    ),
    // Keys
    .init(
      App(
        source: card("@IBInspectable var widths: CGFloat = 0", ""),
        objects: cell("", number),
        change: (#"keyPath="width""#, #"keyPath="widths""#)
      ),
      ()
    ),
    .init(App(source: card("@IBInspectable var border: CGFloat = 0", ""), objects: cell("", number)), ()),
    .init(App(source: card("@IBInspectable var border: UIColor?", ""), objects: cell("", number)), ()),
    // Classes; only one class has the connected members
    .init(
      App(
        source: card("@IBOutlet var title: UILabel!\n@IBOutlet var tap: UIButton!", "").replacing(
          "Card",
          with: "Tile"
        ),
        objects: cell(
          #"<outlet property="title" destination="l" id="o"/><outlet property="tap" destination="b" id="p"/>"#
        ),
        change: (#"customClass="Card""#, #"customClass="Tile""#)
      ),
      ()
    ),
    .init(
      App(
        source: card("@IBOutlet var title: UILabel!", "").replacing("Card", with: "Tile"),
        objects: cell(
          #"<outlet property="title" destination="l" id="o"/><outlet property="tap" destination="b" id="p"/>"#
        )
      ),
      ()
    ),
  ]

  @Test("A stale name is replaced if one new name is certain, and all other bytes stay", arguments: apps)
  func repairs(_ example: Example<App, Void>) async throws {
    let app = example.input
    for ending in ["\n", "\r\n"] {
      let text = "\u{FEFF}" + DocumentText.xib(app.objects).replacing("\n", with: ending)
      let tree = try TemporaryTree([
        "Card.xib": text, "Card.\(app.language)": app.source,
        "Package.swift": "// The whole app is read.\n",
      ])
      let findings = try await tree.validate().findings
      let fix = FixPlan(findings).fix(tree("Card.xib"), text: Array(text.utf8))
      let expected = app.change.map { text.replacing($0.from, with: $0.to) } ?? text
      #expect(
        String(decoding: fix.fixed, as: UTF8.self) == expected,
        "\(findings.map(\.message))",
        sourceLocation: example.sourceLocation
      )
      for change in fix.changes { #expect(change.kind.applicability == .safe && !change.reason.isEmpty) }
    }
  }
}
