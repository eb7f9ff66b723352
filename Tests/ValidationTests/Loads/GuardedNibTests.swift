import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ReferenceGraph
@testable import Validation

@Suite("Nibs that views load during their initialization")
struct GuardedNibTests {
  struct Case: CustomTestStringConvertible {
    var member: String
    var body: String
    var isEndless: Bool
    var sourceLocation: SourceLocation

    init(
      _ member: String,
      _ body: String,
      endless: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.member, self.body, isEndless) = (member, body, endless)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(member); \(body)" }
  }

  private static let load = #"Bundle.main.loadNibNamed("Card", owner: self)"#
  private static let unset = "if content == nil { \(load) }"

  static let cases: [Case] = [
    Case("", load, endless: true),
    Case("var content: UIView?", unset, endless: true),
    Case("var content: UIView? = nil", unset, endless: true),
    Case("@IBOutlet weak var content: UIView!", unset, endless: true),
    Case("var content: UIView?", "content = subviews.first; \(unset)", endless: false),
    Case("var content: UIView? = UIView()", unset, endless: false),
    Case("lazy var content: UIView? = subviews.first", unset, endless: false),
    Case("var content: UIView? { subviews.first }", unset, endless: false),
    Case("@IBInspectable var content: Bool = false", "if !content { \(load) }", endless: true),
    Case("@IBInspectable var content: Bool = true", "if !content { \(load) }", endless: false),
    // Properties that the document sets without a runtime attribute or a connection.
    Case("", "if backgroundColor == nil { \(load) }", endless: false),
    Case("", "if restorationIdentifier == nil { \(load) }", endless: false),
  ]

  private static let nib = xib(
    #"<view id="v-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
  )

  private static func source(_ member: String, _ body: String, _ more: String = "") -> String {
    """
    class Card: UIView {
      \(member)
      required init?(coder: NSCoder) { super.init(coder: coder); \(body) }
    }
    \(more)
    """
  }

  private static func ids(_ files: [String: String]) async throws -> [FindingID] {
    try await TemporaryTree(files).validate().findings.map(\.id)
  }

  @Test("A guard counts if it certainly prevents the recursion", arguments: cases)
  func guards(_ test: Case) async throws {
    let found = try await Self.ids(["Card.xib": Self.nib, "Card.swift": Self.source(test.member, test.body)])
    #expect(found == (test.isEndless ? [.recursiveNib] : []), sourceLocation: test.sourceLocation)
  }

  @Test(
    "A guard in Objective-C counts in the same way",
    arguments: [
      ("return [[[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil] firstObject];", true),
      (
        """
        if (self.subviews.count == 0) {
          return [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:nil options:nil] firstObject];
        }
        return self;
        """,
        false
      ),
      (
        """
        BOOL isPlaceholder = ([[self subviews] count] == 0);
        if (!isPlaceholder) return self;
        return [[[NSBundle mainBundle] loadNibNamed:@"Card" owner:nil options:nil] firstObject];
        """,
        false
      ),
    ]
  )
  func guardsOfObjectiveC(body: String, isEndless: Bool) async throws {
    let source = """
      #import <UIKit/UIKit.h>
      @interface Card : UIView
      @end
      @implementation Card
      - (id)awakeAfterUsingCoder:(NSCoder *)coder {
        \(body)
      }
      @end
      """
    let nib = xib(#"<view id="v-1" customClass="Card"><subviews><view id="v-2"/></subviews></view>"#)
    let found = try await Self.ids(["Card.xib": nib, "Card.m": source])
    #expect(found == (isEndless ? [.recursiveNib] : []))
  }

  @Test("A trace shows the same")
  func traces() async throws {
    for (setting, isEndless) in [("", true), ("content = subviews.first;", false)] {
      let tree = try TemporaryTree([
        "Card.xib": Self.nib, "Card.swift": Self.source("var content: UIView?", setting + Self.unset),
      ])
      let trace = try await Validator().trace(tree.path + "/Card.xib", sources: [tree.path])
      #expect(trace.events.contains { $0.consequence == .crash } == isEndless)
    }
  }

  @Test(
    "A subclass may override the method that loads the nib",
    arguments: [
      ("override func fill() {}", false), ("override func fill() { layer.cornerRadius = 4 }", false),
      ("func other() {}", true),
    ]
  )
  func overriding(member: String, isEndless: Bool) async throws {
    let more = "class Special: Card { \(member) }"
    let found = try await Self.ids([
      "Special.xib": Self.nib.replacing("Card", with: "Special"),
      "Card.swift": Self.source(
        "func fill() { Bundle.main.loadNibNamed(String(describing: Self.self), owner: self) }",
        "fill()",
        more
      ),
    ])
    #expect(found == (isEndless ? [.recursiveNib] : []))
  }

  @Test(
    "A base class loads the nib named after the object's class",
    arguments: [
      ("let name = String(describing: type(of: self)); Bundle.main.loadNibNamed(name, owner: self)", true),
      ("let name = \"\\(type(of: self))\"; Bundle.main.loadNibNamed(name, owner: self)", true),
      (
        "let name = String(describing: Self.self); let nib = UINib(nibName: name, bundle: nil); nib.instantiate(withOwner: self)",
        true
      ),
      (
        "var name = String(describing: type(of: self)); name += \"2\"; Bundle.main.loadNibNamed(name, owner: self)",
        false
      ),
    ]
  )
  func classNamesInConstants(body: String, isEndless: Bool) async throws {
    let found = try await Self.ids([
      "Special.xib": Self.nib.replacing("Card", with: "Special"),
      "Card.swift": Self.source("func fill() { \(body) }", "fill()", "class Special: Card {}"),
    ])
    #expect(found == (isEndless ? [.recursiveNib] : []))
  }
}
