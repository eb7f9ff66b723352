import Foundation
import NibproofTestSupport
import ProjectModel
import Testing

@testable import nibproof

@Suite("nibproof spec and schema")
struct SpecCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The documents of the example apps.
  private static let documents =
    ((try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/Specs")) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  @Test("A spec that the command writes passes", arguments: documents)
  func passes(_ document: String) async throws {
    let tree = try TemporaryTree()
    let written = await run("spec", "\(Self.root)/Specs/\(document)", "--output", tree("Specs/Screen"))
    #expect(written.status == .success && written.output.isEmpty)
    let result = await run("validate", "--strict", tree("Specs"))
    #expect(result.status == .success && result.output.contains("1 spec passed"), "\(result.output)")
  }

  private static let app = [
    "App/A.swift":
      "class A: UIViewController { @IBOutlet var name: UILabel!; @IBAction func go(_ sender: Any) {} }",
    "App/A.xib": DocumentText.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
        <connections>
          <outlet property="name" destination="n-1" id="c-1"/><outlet property="gone" destination="n-1" id="c-2"/>
        </connections>
      </placeholder>
      <label id="n-1" text="Ä &quot;quoted&quot;" tag="3"/>
      <button id="b-1"><connections>
        <action selector="go:" destination="-1" eventType="touchUpInside" id="c-3"/>
      </connections></button>
      """
    ),
  ]

  @Test("A spec next to its document, and one elsewhere, have the findings, connections and values")
  func contents() async throws {
    let tree = try TemporaryTree(Self.app)
    for folder in ["App", "Specs/A"] {
      let text = await run("spec", tree("App/A.xib"), "--output", tree(folder), "--dry-run").output
      let documents = folder == "App" ? "A.xib" : "../../App/A.xib"
      let parts = [
        "documents: [\"\(documents)\"]",
        #"{ id: "undefined-outlet", consequence: "crash", object: "-1", keyPath: "gone" }"#,
        #""-1.gone": null"#,
        #""-1.name": "UILabel""#, #""b-1.go:": "A""#, #""n-1.text": "Ä \"quoted\"""#, #""n-1.tag": 3"#,
      ]
      for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
      #expect(!FileManager.default.fileExists(atPath: tree("\(folder)/spec.json")))
      try tree.write("\(folder)/spec.json", text)
      #expect(await run("validate", tree(folder)).status == .success)
    }
  }

  @Test("A change of the document or of the source fails the spec, while the app is checked as before")
  func changes() async throws {
    let tree = try TemporaryTree(Self.app)
    #expect(await run("spec", tree("App/A.xib"), "-o", tree("Specs/A")).status == .success)
    let (source, document) = (Self.app["App/A.swift"] ?? "", Self.app["App/A.xib"] ?? "")
    for (file, text) in [
      ("App/A.swift", source.replacing("var name", with: "var label")),
      ("App/A.swift", source.replacing("go(", with: "run(")),
      ("App/A.xib", document.replacing("tag=\"3\"", with: "tag=\"4\"")),
      ("App/A.xib", document.replacing("<label", with: "<label customClass=\"B\"")),
    ] {
      try tree.write(file, text)
      #expect(await run("validate", tree("Specs")).status == .found, "\(text)")
      try tree.write("App/A.swift", source)
      try tree.write("App/A.xib", document)
      #expect(await run("validate", tree("Specs")).status == .success)
    }
    #expect(await run("validate", tree("App")).output.contains("[undefined-outlet]"))
  }

  @Test("An existing file is kept without --force")
  func existing() async throws {
    let tree = try TemporaryTree(Self.app.merging(["S/spec.json": "{}"]) { $1 })
    let kept = await run("spec", tree("App/A.xib"), "-o", tree("S/spec.json"))
    #expect(kept.status == .couldNotRun)
    #expect(kept.errors == cannotWrite(tree("S/spec.json"), CommandMessages.isThereAlready))
    #expect(try tree.text("S/spec.json") == "{}")
    #expect(await run("spec", tree("App/A.xib"), "-o", tree("S/spec.json"), "--force").status == .success)
    #expect(await run("validate", tree("S")).status == .success)
  }

  @Test(
    "A spec that cannot be written or run is an error",
    arguments: [
      ("App/B.xib", "S"), ("App/A.swift", "S"), ("App/A.xib", "Configured"), ("App/Skipped.xib", "S"),
    ]
  )
  func errors(_ document: String, _ folder: String) async throws {
    let files = [
      "Configured/nibproof.json": "{}", "App/nibproof.json": "{ excluded: [\"Skipped.xib\"] }",
      "App/Skipped.xib": DocumentText.xib("<view id=\"v\"/>"),
    ]
    let tree = try TemporaryTree(Self.app.merging(files) { $1 })
    let result = await run("spec", tree(document), "-o", tree(folder))
    #expect(result.status == .couldNotRun && !result.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: tree("\(folder)/spec.json")))
  }

  @Test("schema prints a JSON Schema", arguments: ["spec", "configuration"])
  func schema(_ name: String) async throws {
    let result = await run("schema", name)
    let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(result.status == .success && schema?["$schema"] != nil)
    let tree = try TemporaryTree()
    #expect(await run("schema", name, "--output", tree("a.json")).output.isEmpty)
    #expect(try tree.text("a.json") == result.output)
  }
}
