import Foundation
import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Fixing documents")
struct DocumentEditsTests {
  private static let source = """
    class V: UIView {
      @objc var title = ""
      @objc let fixed = ""
      @IBOutlet var icon: UIView!
    }
    """

  private static func view(_ content: String) -> String {
    xib(
      """
          <view id="v" customClass="V" customModule="App" customModuleProvider="target">
      \(content)
          </view>
      """
    )
  }

  private static func attribute(_ key: String) -> String {
    "            <userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"x\"/>"
  }

  private static func attributes(_ keys: String...) -> String {
    (["        <userDefinedRuntimeAttributes>"] + keys.map(attribute) + [
      "        </userDefinedRuntimeAttributes>"
    ])
    .joined(separator: "\n")
  }

  private static func outlet(_ property: String, _ destination: String = "v") -> String {
    "            <outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)\"/>"
  }

  private static func connections(_ outlets: String...) -> String {
    (["        <connections>"] + outlets + ["        </connections>"]).joined(separator: "\n")
  }

  /// Returns the text of a document after its fixes.
  private func fixed(
    _ document: String,
    _ applicability: Applicability = .unsafe,
    source: String = source
  ) async throws -> String {
    let tree = try TemporaryTree(["V.xib": document, "V.swift": source])
    let findings = try await tree.validate().findings
    let fix = FixPlan(findings).fix(tree("V.xib"), text: Array(document.utf8), applicability)
    return String(decoding: fix.fixed, as: UTF8.self)
  }

  @Test("Stale references are removed by line, and everything else is unchanged")
  func removal() async throws {
    let before = Self.view(
      Self.attributes("title", "legacy", "fixed") + "\n"
        + Self.connections(Self.outlet("gone"), Self.outlet("icon"))
    )
    let after = Self.view(Self.attributes("title", "fixed") + "\n" + Self.connections(Self.outlet("icon")))
    #expect(try await fixed(before) == after)
    #expect(try await fixed(after) == after)
  }

  @Test("A container that becomes empty is removed; others stay")
  func containers() async throws {
    let before = Self.view(
      Self.attributes("legacy", "older") + "\n"
        + Self.connections(Self.outlet("gone"), Self.outlet("icon", "nowhere"))
    )
    #expect(try await fixed(before) == Self.view("").replacing("\n\n", with: "\n"))
  }

  @Test(
    "Multiline values, Windows line ends, and several elements on a line"
  )
  func layouts() async throws {
    let color = """
                  <userDefinedRuntimeAttribute type="color" keyPath="legacy">
                      <color key="value" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  </userDefinedRuntimeAttribute>
      """
    let whole = Self.view(
      "        <userDefinedRuntimeAttributes>\n\(color)\n\(Self.attribute("title"))\n        </userDefinedRuntimeAttributes>"
    )
    #expect(try await fixed(whole) == Self.view(Self.attributes("title")))
    let windows = Self.view(Self.attributes("legacy", "title")).replacing("\n", with: "\r\n")
    let expected = Self.view(Self.attributes("title")).replacing("\n", with: "\r\n")
    #expect(try await fixed(windows) == expected)
    let line = Self.view(
      "<userDefinedRuntimeAttributes>\(Self.attribute("legacy"))\(Self.attribute("title"))</userDefinedRuntimeAttributes>"
    )
    #expect(try await fixed(line) == line.replacing(Self.attribute("legacy").drop { $0 == " " }, with: ""))
  }

  @Test("Without unsafe fixes, nothing is removed")
  func safety() async throws {
    let document = Self.view(
      Self.attributes("title", "legacy") + "\n" + Self.connections(Self.outlet("gone"))
    )
    #expect(try await fixed(document, .safe) == document)
  }

  @Test("A misspelled key is renamed by an unsafe fix, unless the correct key is already set")
  func renaming() async throws {
    let before = Self.view(Self.attributes("titel") + "\n" + Self.connections(Self.outlet("ikon")))
    let after = Self.view(Self.attributes("title") + "\n" + Self.connections(Self.outlet("icon")))
      .replacing("id=\"o-icon\"", with: "id=\"o-ikon\"")
    #expect(try await fixed(before, .safe) == before)
    #expect(try await fixed(before) == after)
    let twice = Self.view(Self.attributes("titel", "title"))
    #expect(try await fixed(twice) == twice)
  }

  @Test("Nothing is changed if the class is unknown or the document is unreadable")
  func doubts() async throws {
    let document = Self.view(Self.attributes("legacy") + "\n" + Self.connections(Self.outlet("gone")))
    #expect(try await fixed(document, source: "class Other: UIView {}") == document)
    #expect(try await fixed(document, source: "class V: PodView {}") == document)
    #expect(try await fixed(document, source: "class V<T>: UIView {}") == document)
    let cut = String(document.dropLast(10))
    #expect(try await fixed(cut) == cut)
  }

  @Test("Names with markup characters are found and written")
  func escapes() throws {
    func document(_ key: String) -> [UInt8] {
      Array(
        DocumentText.xib(
          """
          <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/>
          </userDefinedRuntimeAttributes></view>
          """
        )
        .utf8
      )
    }
    let text = document("a&lt;b&gt;")
    let read = try InterfaceDocumentReader().read(text, path: "V.xib")
    let attribute = try #require(read.objects.last?.runtimeAttributes.first)
    let finding = Finding(
      id: .undefinedKey,
      consequence: .crash,
      message: "",
      file: "V.xib",
      position: try #require(attribute.position),
      keyPath: "a<b>",
      suggestion: "\"c\" & 'd'"
    )
    let fix = FixPlan([finding]).fix("V.xib", text: text, .unsafe)
    #expect(fix.fixed == document("&quot;c&quot; &amp; &apos;d&apos;"))
  }

  @Test("The given text of a document is fixed, regardless of the file's content")
  func unsaved() async throws {
    let tree = try TemporaryTree(["V.xib": Self.view(""), "V.swift": Self.source])
    let text = Self.view(Self.connections(Self.outlet("gone"), Self.outlet("icon")))
    var options = Validator.Options()
    options.selection = DocumentSelection(tree("V.xib"), text: Array(text.utf8))
    let findings = try await tree.validate(options).findings
    let plan = FixPlan(findings)
    let fix = plan.fix(tree("V.xib"), text: Array(text.utf8), .unsafe)
    #expect(String(decoding: fix.fixed, as: UTF8.self) == Self.view(Self.connections(Self.outlet("icon"))))
    let file = Array(try tree.text("V.xib").utf8)
    #expect(plan.fix(tree("V.xib"), text: file, .unsafe).changes.isEmpty)
    #expect(plan.fix(tree("V.xib"), text: [], .unsafe).changes.isEmpty)
  }

  /// The contents of a view with a finding, and the text that the finding underlines.
  private static let underlined: [(content: String, text: String)] = [
    (attributes("legacy"), "legacy"),
    (connections(outlet("gone")), "gone"),
    (connections("<outlet property='gone' destination='v'></outlet>"), "gone"),
    (#"<subviews><view id="w" customClass="Missing"/></subviews>"#, "Missing"),
  ]

  @Test("The range of a finding is the name of the member or class", arguments: underlined)
  func ranges(content: String, text: String) async throws {
    let document = Self.view(content)
    let tree = try TemporaryTree(["V.xib": document, "V.swift": Self.source])
    let finding = try #require(try await tree.validate().findings.first)
    let bytes = Array(document.utf8)
    let range = try #require(finding.range(in: ElementRanges(bytes)))
    #expect(String(decoding: bytes[range], as: UTF8.self) == text)
    #expect(finding.range(in: ElementRanges([])) == nil)
    var other = finding
    other.file = "V.swift"
    #expect(other.range(in: ElementRanges(bytes)) == nil)
  }
}
