import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Renaming in sources and documents")
struct RenamingTests {
  private static let swift = """
    import UIKit
    class Card: UIView {
      @IBOutlet weak var title: UILabel!
      @IBAction func show(_ sender: Any) { title.text = "title"; self.title.isHidden = true }
      func fill(_ other: Card, _ name: String) { other.title.text = "\\(title.text ?? name)" }
      func local() { let title = 1; print(title) }
      func observe() { addGesture(#selector(show(_:))); setValue(1, forKey: "title") }
    }
    class Wide: Card { func more() { title.alpha = 0 } }
    class Book { var title = ""; func read() { print(title) } }
    func use(_ card: Card, _ book: Book, _ any: AnyObject) { card.title.alpha = 1; book.title = "x"; any.title }
    """

  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    @interface Card : UIView
    @property (weak) IBOutlet UILabel *title;
    - (IBAction)show:(id)sender;
    @end
    @implementation Card
    - (IBAction)show:(id)sender { self.title.text = @""; _title.alpha = 1; [self setTitle:nil]; [self show:nil]; }
    @end
    """

  /// Returns the XML of an outlet.
  private static func outlet(_ name: String, _ id: String) -> String {
    #"<outlet property="\#(name)" destination="l" id="\#(id)"/>"#
  }

  private static let document = DocumentText.xib(
    """
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v" customClass="Card"><subviews><label id="l"/><button id="b"><connections>
      <action selector="show:" destination="v" eventType="touchUpInside" id="a"/>
      <action selector="show:" destination="-2" eventType="touchCancel" id="d"/>
    </connections></button></subviews>
      <connections>\(outlet("title", "o"))</connections></view>
    <view id="w" customClass="Wide"><connections>\(outlet("title", "p"))</connections></view>
    <view id="x" customClass="Other"><connections>\(outlet("title", "q"))</connections></view>
    """
  )

  struct Result {
    var texts: [String: String]
    var uncertain: [String]
  }

  func rename(
    _ target: String,
    _ name: String,
    in source: String,
    as file: String = "Card.swift"
  ) async throws -> Result {
    let tree = try TemporaryTree([file: source, "Card.xib": Self.document])
    let renaming = try await ValidationSession([tree.path]).renaming(of: target, to: name)
    let texts = renaming.files.map {
      (tree.relative($0.file), String(decoding: $0.fixed, as: UTF8.self))
    }
    return Result(
      texts: Dictionary(texts) { $1 },
      uncertain: renaming.uncertain.map {
        "\(tree.relative($0.place.file)):\($0.place.position.line) \($0.reason)"
      }
    )
  }

  @Test("A Swift property is renamed where its owner is certain")
  func property() async throws {
    let result = try await rename("Card.title", "heading", in: Self.swift)
    let expected = Self.swift
      .replacing("weak var title", with: "weak var heading")
      .replacing("{ title.text = ", with: "{ heading.text = ").replacing("self.title", with: "self.heading")
      .replacing("other.title.text = \"\\(title", with: "other.heading.text = \"\\(heading")
      .replacing("{ title.alpha = 0", with: "{ heading.alpha = 0").replacing(
        "card.title",
        with: "card.heading"
      )
    #expect(result.texts["Card.swift"] == expected)
    let document = ["o", "p"].reduce(Self.document) {
      $0.replacing(Self.outlet("title", $1), with: Self.outlet("heading", $1))
    }
    #expect(result.texts["Card.xib"] == document)
    #expect(result.uncertain == ["Card.swift:4 string", "Card.swift:7 string", "Card.swift:11 receiver"])
  }

  @Test("A method is renamed with its selectors and connections")
  func method() async throws {
    for target in ["Card.show", "Card.show(_:)", "Card.show:"] {
      let result = try await rename(target, "open", in: Self.swift)
      let expected = Self.swift.replacing("func show", with: "func open")
        .replacing("#selector(show", with: "#selector(open")
      #expect(result.texts["Card.swift"] == expected, "\(target)")
      let document = Self.document.replacing(#""show:" destination="v""#, with: #""open:" destination="v""#)
      #expect(result.texts["Card.xib"] == document, "\(target)")
      #expect(result.uncertain == ["Card.xib:7 target"], "\(target)")
    }
  }

  /// A member, its declaration after it was renamed to `fresh`, and the uncertain uses that are listed.
  private static let listed: [Example<(source: String, target: String, renamed: String), [String]>] = [
    // Uses of the other overload have the same name.
    .init(
      (
        "class Card: UIView {\n  func close() {}\n  func close(_ a: Int) {}\n  func f() { close(); close(1) }\n}",
        "Card.close(_:)", "func fresh(_ a: Int)"
      ),
      ["Card.swift:4 overload", "Card.swift:4 overload"]
    ),
    // The shorthand both uses the property and declares a variable.
    .init(
      (
        "class Card: UIView {\n  var title: Int?\n  func f() { if let title { print(title) } }\n}",
        "Card.title", "var fresh: Int?"
      ),
      ["Card.swift:3 binding"]
    ),
    .init(
      (
        "class Card: UIView {\n  @objc func close(_ a: Any) {}\n  func f() { _ = Selector(\"close:\") }\n}",
        "Card.close", "func fresh(_ a: Any)"
      ),
      ["Card.swift:3 string"]
    ),
    .init(
      (
        "class Card: UIView {\n  @objc var title: UILabel!\n  func f() { value(forKeyPath: \"title.text\") }\n}",
        "Card.title", "var fresh: UILabel!"
      ),
      ["Card.swift:3 string"]
    ),
  ]

  @Test("Places that may mean the member are listed and not changed", arguments: listed)
  func listing(_ example: Example<(source: String, target: String, renamed: String), [String]>) async throws {
    let input = example.input
    let result = try await rename(input.target, "fresh", in: "import UIKit\n" + input.source)
    #expect(
      result.texts["Card.swift"]?.contains(input.renamed) == true,
      sourceLocation: example.sourceLocation
    )
    let places = example.expected.map { place in
      // The import is the first line, so line numbers in the file are one greater than in the table.
      let parts = place.split(separator: " "), line = parts[0].split(separator: ":")
      return "\(line[0]):\((Int(line[1]) ?? 0) + 1) \(parts[1])"
    }
    let own = result.uncertain.filter { $0.hasPrefix("Card.swift") }
    #expect(own == places, sourceLocation: example.sourceLocation)
  }

  @Test("A segue action is renamed in the segues of its controller")
  func segueAction() async throws {
    let text = { (name: String) in
      DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects>
        <viewController id="c-1" customClass="Home" sceneMemberID="viewController"><view key="view" id="v-1"><subviews>
        <button id="b-1"><connections>
        <segue destination="c-2" kind="show" destinationCreationSelector="\(name):" id="g-1"/>
        </connections></button></subviews></view></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController id="c-2"/></objects></scene>
        """
      )
    }
    let tree = try TemporaryTree([
      "Home.swift":
        "import UIKit\nclass Home: UIViewController { @IBSegueAction func make(_ c: NSCoder) -> UIViewController? { nil } }",
      "Main.storyboard": text("make"),
    ])
    let renaming = try await ValidationSession([tree.path]).renaming(of: "Home.make", to: "build")
    let document = renaming.files.first { $0.file.hasSuffix(".storyboard") }
    #expect(document.map { String(decoding: $0.fixed, as: UTF8.self) } == text("build"))
  }

  @Test("An Objective-C property is renamed with its variable and setter")
  func objectiveC() async throws {
    let result = try await rename("Card.title", "name", in: Self.objectiveC, as: "Card.m")
    let expected = Self.objectiveC.replacing("*title", with: "*name").replacing(
      "self.title",
      with: "self.name"
    )
    .replacing("_title", with: "_name").replacing("setTitle", with: "setName")
    #expect(result.texts["Card.m"] == expected)
    #expect(result.uncertain == [])
    let action = try await rename("Card.show", "open", in: Self.objectiveC, as: "Card.m")
    #expect(action.texts["Card.m"] == Self.objectiveC.replacing("show:", with: "open:"))
  }

  @Test("A class is renamed in code and documents; its nib keeps its name")
  func classes() async throws {
    let result = try await rename("Card", "Tile", in: Self.swift)
    #expect(result.texts["Card.swift"] == Self.swift.replacing("Card", with: "Tile"))
    #expect(result.texts["Card.xib"] == Self.document.replacing("\"Card\"", with: "\"Tile\""))
    #expect(result.uncertain == ["Card.xib:1 fileName"])
  }

  private static let rejected: [Example<(target: String, name: String), RenamingError>] = [
    .init((target: "Card.titel", name: "x"), .unknownMember("titel", of: "Card", nearest: "title")),
    .init((target: "Crad.title", name: "x"), .unknownType("Crad", nearest: "Card")),
    .init((target: "Card.title", name: "1x"), .invalidName("1x")),
    .init((target: "Card.title", name: "class"), .invalidName("class")),
    .init((target: "Card.title", name: "a b"), .invalidName("a b")),
    .init((target: "Card.title", name: ""), .invalidName("")),
    .init((target: "Card.title", name: "alpha"), .taken("UIView.alpha", at: nil)),
    .init((target: "Card", name: "UILabel"), .taken("UILabel", at: nil)),
  ]

  @Test("Invalid and taken names are rejected", arguments: rejected)
  func invalid(_ example: Example<(target: String, name: String), RenamingError>) async {
    await #expect(throws: example.expected, sourceLocation: example.sourceLocation) {
      _ = try await rename(example.input.target, example.input.name, in: Self.swift)
    }
  }

  /// New names that other declarations already have.
  private static let taken = ["show", "local", "more", "other"]

  @Test("A name that another member, a subclass or a local variable has is rejected", arguments: taken)
  func collision(_ name: String) async {
    let error = await #expect(throws: RenamingError.self) {
      _ = try await rename("Card.title", name, in: Self.swift)
    }
    guard case .taken = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Members that a framework declares are not renamed")
  func frameworks() async {
    let source = """
      import UIKit
      class Card: UITableViewController, UITextFieldDelegate {
        override func viewDidLoad() {}
        func textFieldDidEndEditing(_ field: UITextField) {}
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """
    for member in ["viewDidLoad", "textFieldDidEndEditing", "tableView"] {
      let error = await #expect(throws: RenamingError.self) {
        _ = try await rename("Card.\(member)", "other", in: source)
      }
      guard case .declaredByFramework = error else {
        Issue.record("\(member): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("Unsaved texts are renamed")
  func unsaved() async throws {
    let tree = try TemporaryTree(["Card.swift": "", "Card.xib": Self.document])
    let session = try await ValidationSession([tree.path])
    try await session.update(tree("Card.swift"), text: Array(Self.swift.utf8))
    let renaming = try await session.renaming(of: "Wide", to: "Broad")
    #expect(renaming.files.map { tree.relative($0.file) } == ["Card.swift", "Card.xib"])
    #expect(renaming.files.first?.original == Array(Self.swift.utf8))
  }
}
