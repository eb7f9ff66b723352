import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Keys that unread dependencies probably add to framework classes")
struct DependencyKeysTests {
  private static func label(_ className: String?, _ key: String) -> String {
    """
    <label id="\(className ?? "l")" \(className.map { "customClass=\"\($0)\" customModule=\"App\"" } ?? "")>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/>
    </userDefinedRuntimeAttributes></label>
    """
  }

  /// Returns an app with two documents that set keys: one of a custom label, and one of a UILabel.
  private static func files(_ source: String, own: String = "tone", others: String? = "tone") -> [String:
    String]
  {
    [
      "Own.xib": xib(label("Caption", own)), "Other.xib": xib(others.map { label(nil, $0) } ?? ""),
      "App.swift": "import UIKit\nclass Caption: UILabel {}\n" + source, "More.swift": "",
    ]
  }

  /// Returns the consequences of the findings about the custom label.
  private static func found(_ files: [String: String]) async throws -> [Consequence] {
    try await TemporaryTree(files).validate().findings.filter { $0.file.hasSuffix("Own.xib") }.map(
      \.consequence
    )
  }

  @Test("An app class may inherit a key that an unread dependency adds to a framework class")
  func given() async throws {
    #expect(try await Self.found(Self.files("import Tones")) == [.unverified])
    #expect(try await Self.found(Self.files("import Tones", own: "tune")) == [.unverified])
    #expect(try await Self.found(Self.files("import Tones", others: nil)) == [.unverified])
    // All code was read.
    #expect(try await Self.found(Self.files("")) == [.dropped])
    #expect(try await Self.found(Self.files("", others: nil)) == [.dropped])
    // The key is a misspelled key of a class or framework.
    #expect(try await Self.found(Self.files("import Tones", own: "tetx", others: nil)) == [.dropped])
    // Dependencies may extend classes although no source imports the dependencies.
    var locked = Self.files("", others: nil)
    locked["Podfile.lock"] = "PODS:\n  - Tones (1.0)\n\nDEPENDENCIES:\n  - Tones\n"
    #expect(try await Self.found(locked) == [.unverified])
  }

  @Test(
    "Keys that sources declare are not attributed to dependencies",
    arguments: [
      "class Other: UIView { @objc var tone = \"\" }",
      "class Other: UIView { @objc func setTone(_ tone: String) {} }",
      "protocol Toned { var tone: String { get } }",
    ]
  )
  func declared(_ source: String) async throws {
    #expect(try await Self.found(Self.files("import Tones\n" + source)) == [.dropped])
  }

  @Test("Keys that frameworks declare are not attributed to dependencies")
  func framework() async throws {
    #expect(try await Self.found(Self.files("import Tones", own: "text", others: "text")).isEmpty)
    #expect(try await Self.found(Self.files("import Tones", own: "tone", others: "text")) == [.unverified])
  }

  private static let edits = [
    FileEdit("More.swift", "class Other: UIView { @objc var tone = \"\" }", 1),
    FileEdit("More.swift", "class Other: UIView { @objc var tune = \"\" }", 0),
    FileEdit("More.swift", "extension UILabel { @objc var tone: String { get { \"\" } set {} } }", 0),
    FileEdit("Other.xib", xib(label(nil, "tune")), 0),
    FileEdit("Other.xib", xib(label(nil, "tone") + label(nil, "tune").replacing("\"l\"", with: "\"m\"")), 0),
    FileEdit("Own.xib", xib(label("Caption", "tune")), 0),
  ]

  @Test("A session has the same findings after edits")
  func session() async throws {
    try await FileEdit.check(Self.edits, of: Self.files("import Tones")) { $0.consequence == .dropped }
  }
}
