import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Outlets that property observers use before they are connected")
struct ObservedOutletTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var members: String
    var more: String
    var isFound: Bool
    var sourceLocation: SourceLocation

    init(
      _ description: String,
      _ members: String,
      _ more: String = "",
      found: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.members, self.more, isFound) = (description, members, more, found)
      self.sourceLocation = sourceLocation
    }
  }

  private static let title = "@IBInspectable var title: String = \"\" { didSet { show() } }"
  private static let show = "func show() { label.text = title }"

  static let cases: [Case] = [
    Case("nothing else", "\(title)\n\(show)", found: true),
    Case(
      "an initializer makes one",
      """
      \(title)
      \(show)
      required init?(coder: NSCoder) { super.init(coder: coder); label = UILabel() }
      """,
      found: false
    ),
    Case(
      "the observer of another attribute makes one",
      "\(title)\n\(show)\n@IBInspectable var size: Int = 0 { didSet { label = UILabel() } }",
      found: false
    ),
    Case(
      "another class of the same outlet's name makes one",
      "\(title)\n\(show)",
      "class Other: UIView { var label = 1; func f() { label = 2 } }",
      found: true
    ),
  ]

  private static let document = xib(
    """
    <view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"><subviews><label id="l-1"/></subviews>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/>
    </userDefinedRuntimeAttributes><connections><outlet property="label" destination="l-1" id="o-1"/></connections></view>
    """
  )

  @Test("An outlet is nil, or may have been set", arguments: cases)
  func outlets(_ test: Case) async throws {
    let tree = try TemporaryTree([
      "Card.xib": Self.document,
      "Card.swift": "class Card: UIView {\n@IBOutlet weak var label: UILabel!\n\(test.members)\n}",
      "More.swift": test.more,
    ])
    let found = try await tree.validate().findings.map(\.id)
    #expect(found == (test.isFound ? [.observerBeforeOutlet] : []), sourceLocation: test.sourceLocation)
  }

  @Test(
    "A subclass may override a method that an observer calls",
    arguments: [("override func show() { label?.text = title }", false), ("func hide() {}", true)]
  )
  func overriding(member: String, isFound: Bool) async throws {
    let tree = try TemporaryTree([
      "Card.xib": Self.document.replacing("Card", with: "Special"),
      "Card.swift": """
      class Card: UIView {
        @IBOutlet weak var label: UILabel!
        \(Self.title)
        \(Self.show)
      }
      class Special: Card { \(member) }
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == (isFound ? [.observerBeforeOutlet] : []))
  }
}
