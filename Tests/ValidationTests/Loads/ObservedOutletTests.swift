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

  struct Connections: Sendable {
    var image = "didSet { image.alpha = 1; label.text = nil }"
    var label = ""
    var more = ""
    var order = ["image", "label"]
  }

  private static func row(
    _ name: String,
    _ connections: Connections,
    found: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Example<Connections, Bool> {
    Example(name, connections, found, sourceLocation: sourceLocation)
  }

  static let connectionRows = [
    row("the other outlet is connected later", Connections(), found: true),
    row("the other outlet is connected before", Connections(order: ["label", "image"]), found: false),
    row("the other outlet is never connected", Connections(order: ["image"]), found: false),
    row("the observer uses its own outlet", Connections(image: "didSet { image.alpha = 1 }"), found: false),
    row("optional chaining", Connections(image: "didSet { label?.text = nil }"), found: false),
    row(
      "a condition",
      Connections(image: "didSet { if isShown { label.text = nil } }", more: "var isShown = false"),
      found: false
    ),
    row(
      "a method",
      Connections(image: "didSet { fill() }", more: "func fill() { label.text = nil }"),
      found: true
    ),
    row("an observer before the change", Connections(image: "willSet { label.text = nil }"), found: true),
    row(
      "both outlets, connected in the right order for one",
      Connections(image: "didSet { image.alpha = 1 }", label: "didSet { image.alpha = 1; label.text = nil }"),
      found: false
    ),
    row(
      "an initializer sets the outlet",
      Connections(more: "required init?(coder: NSCoder) { super.init(coder: coder); label = UILabel() }"),
      found: false
    ),
  ]

  @Test("An observer of an outlet runs when the outlet is connected", arguments: connectionRows)
  func connections(_ row: Example<Connections, Bool>) async throws {
    let (image, label) = (row.input.image, row.input.label)
    let outlets = row.input.order.map {
      "<outlet property=\"\($0)\" destination=\"\($0)-1\" id=\"\($0)-2\"/>"
    }
    let tree = try TemporaryTree([
      "Card.xib": xib(
        """
        <view id="v-1" customClass="Card" customModule="App" customModuleProvider="target">
        <subviews><label id="label-1"/><imageView id="image-1"/></subviews>
        <connections>
        \(outlets.joined(separator: "\n"))
        </connections></view>
        """
      ),
      "Card.swift": """
      class Card: UIView {
        @IBOutlet weak var image: UIImageView! { \(image.isEmpty ? "didSet {}" : image) }
        @IBOutlet weak var label: UILabel! { \(label.isEmpty ? "didSet {}" : label) }
        \(row.input.more)
      }
      """,
    ])
    let found = try await tree.validate().findings.filter { $0.id == .observerBeforeOutlet }
    #expect(found.map(\.keyPath) == (row.expected ? ["label"] : []), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .crash }, sourceLocation: row.sourceLocation)
  }

  @Test("An observer of a controller's outlet runs when the view is loaded", arguments: [true, false])
  func scene(isFound: Bool) async throws {
    let outlets = isFound ? ["image", "label"] : ["label", "image"]
    let tree = try TemporaryTree([
      "Main.storyboard": DocumentText.scene(
        """
        <viewController id="c-1" customClass="Card" customModule="App" customModuleProvider="target">
        <view key="view" id="v-1"><subviews><label id="label-1"/><imageView id="image-1"/></subviews></view>
        <connections>
        \(outlets.map { "<outlet property=\"\($0)\" destination=\"\($0)-1\" id=\"\($0)-2\"/>" }.joined())
        </connections></viewController>
        """
      ),
      "Card.swift": """
      import UIKit
      class Card: UIViewController {
        @IBOutlet weak var image: UIImageView! { didSet { label.text = nil } }
        @IBOutlet weak var label: UILabel!
      }
      """,
    ])
    let found = try await tree.validate().findings.map(\.message)
    let message = "connecting 'image' uses outlet 'label', which the document connects later"
    #expect(found == (isFound ? [message] : []))
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
