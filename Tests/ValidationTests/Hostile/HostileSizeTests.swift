import Foundation
import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

/// Large numbers of classes, objects, loads or findings, whose validation must not take quadratic time.
@Suite("Hostile sizes")
struct HostileSizeTests {
  private static let count = 1_000

  @Test("Many views, each with a wrong outlet, a missing outlet and an action")
  func connections() async throws {
    let count = 600
    let views = (0..<count).map { number in
      """
      <view id="v\(number)" customClass="Card" customModule="App" customModuleProvider="target"><connections>
      <outlet property="button" destination="last" id="o\(number)"/>
      <action selector="show:" destination="v\(number)" id="a\(number)"/></connections></view>
      """
    }
    let source = """
      class Card: UIView {
        @IBOutlet var button: UIButton!
        @IBOutlet var title: UILabel!
        @IBAction func show(_ sender: Any) { title.text = nil }
      }
      func press(_ card: Card) { card.button.setTitle(nil, for: .normal) }
      """
    let tree = try TemporaryTree([
      "Cards.xib": xib(views.joined(separator: "\n") + "\n<label id=\"last\"/>"), "Card.swift": source,
    ])
    let findings = try await tree.validate().findings
    let counts = Dictionary(grouping: findings, by: \.id).mapValues(\.count)
    #expect(counts == [.outletTypeMismatch: count, .unconnectedOutlet: count])
  }

  @Test("Classes with cyclic superclasses in pairs")
  func cycles() async throws {
    let source = (0..<Self.count).map { "class A\($0): B\($0) {}\nclass B\($0): A\($0) {}" }
    let views = (0..<Self.count).map {
      #"<view id="v\#($0)" customClass="A\#($0)" customModule="App" customModuleProvider="target"/>"#
    }
    let tree = try TemporaryTree([
      "A.swift": source.joined(separator: "\n"), "A.xib": xib(views.joined(separator: "\n")),
    ])
    let report = try await tree.validate()
    #expect(report.counts.documents == 1)
    #expect(!report.findings.contains { $0.fails(under: .strict) })
  }

  @Test("Many loads of one nib with one class load it once")
  func loaders() throws {
    let document = try InterfaceDocumentReader().read(
      Array(
        xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
          <outlet property="chart" destination="v" id="o"/></connections></placeholder><view id="v"/>
          """
        ).utf8
      ),
      path: "Panel.xib"
    )
    let loaders = (0..<5 * Self.count).map { number in
      OwnerCandidates.Loader(
        className: "Other",
        location: FileLocation(file: "A.swift", position: SourcePosition(line: number / 2, column: 1)),
        use: .owner
      )
    }
    var loads = 0
    let findings = OwnerMismatch.adding(to: [], of: document, with: [], loaders: loaders) { owned, _ in
      loads += 1
      return [
        Finding(
          id: .undefinedOutlet,
          consequence: .crash,
          message: "",
          file: owned.file,
          position: SourcePosition(line: 5, column: 1),
          object: Finding.Object(id: "-1", className: "Other", element: "placeholder", label: nil),
          keyPath: "chart"
        )
      ]
    }
    #expect(loads == 1)
    #expect(findings.map(\.declaration?.position.line) == Array(0..<5 * Self.count / 2))
  }

  @Test("A document that consists of stale references, half of them with unusable classes")
  func fixing() {
    var lines = [
      "<?xml version=\"1.0\"?>", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">",
      "<objects>",
    ]
    var findings: [Finding] = []
    func add(_ id: FindingID, _ number: Int, keyPath: String?) {
      findings.append(
        Finding(
          id: id,
          consequence: .dropped,
          message: "",
          file: "A.xib",
          position: SourcePosition(line: lines.count, column: 1),
          object: Finding.Object(id: "v\(number)", className: nil, element: "view", label: nil),
          keyPath: keyPath
        )
      )
    }
    for number in 0..<2 * Self.count {
      lines += ["<view id=\"v\(number)\">"]
      if number % 2 == 0 { add(.unusableClass, number, keyPath: nil) }
      lines += ["<userDefinedRuntimeAttributes>"]
      lines += ["<userDefinedRuntimeAttribute type=\"string\" keyPath=\"legacy\" value=\"x\"/>"]
      add(.undefinedKey, number, keyPath: "legacy")
      lines += ["</userDefinedRuntimeAttributes>", "</view>"]
    }
    lines += ["</objects>", "</document>", ""]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let fix = FixPlan(findings).fix("A.xib", text: bytes, .unsafe)
    #expect(fix.changes.count == Self.count)
    #expect(fix.changes.map(\.finding.position.line) == fix.changes.map(\.finding.position.line).sorted())
    #expect(fix.fixed.count { $0 == 0x0A } == bytes.count { $0 == 0x0A } - 3 * Self.count)
    #expect(fix.edits.count == Self.count)
  }

  @Test("Many classes that create each other")
  func classes() async throws {
    let count = 2 * Self.count
    let text = (0..<count).map { number in
      "class A\(number): UIView { let next = A\((number + 1) % count)(); override func f() { load(\"Panel\") } }"
    }
    let tree = try TemporaryTree([
      "Panel.xib": xib(#"<view id="v" customClass="Gone" customModule="App"/>"#),
      "A.swift": text.joined(separator: "\n"), "main.swift": "let first = A0()",
    ])
    let findings = try await tree.validate().findings
    #expect(findings.map(\.isUnreachable) == [false])
  }
}
