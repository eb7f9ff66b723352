import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Image files that no target builds")
struct UnbuiltImageTests {
  typealias Row = Example<[String: String], [String]>

  private static func tree(
    _ files: [String],
    unbuilt: [String] = [],
    folder: String = "",
    without exceptions: [String] = [],
    script: String? = nil,
    images: [String] = ["App/Wave.png"]
  ) -> [String: String] {
    var project = ProjectText.app(
      ["App/Home.swift", "App/Home.xib"] + files,
      folder: folder,
      without: exceptions,
      unbuilt: unbuilt
    )
    if let script {
      project = project.replacing("buildPhases = (B)", with: "buildPhases = (B, W)").replacing(
        "B = { files",
        with: "W = { isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\"; }; B = { files"
      )
    }
    var tree = [
      ProjectText.path: project, "App/Home.swift": "import UIKit\nclass Home: UIViewController {}",
      "App/Home.xib": xib(#"<imageView id="i-1" image="Wave.png"/>"#),
    ]
    for image in images { tree[image] = "" }
    return tree
  }

  private static let missing = ["missing-resource dropped Wave.png Home.xib"]

  static let rows: [Row] = [
    Row.app("a built image", tree(["App/Wave.png"])),
    Row.app("an image in a group alone", tree([], unbuilt: ["App/Wave.png"]), finds: missing),
    Row.app("an image in a folder with built files", tree([]), finds: missing),
    Row.app(
      "a built image for another scale",
      tree(["App/Wave@2x.png"], images: ["App/Wave.png", "App/Wave@2x.png"])
    ),
    Row.app("an image in a folder reference", tree(["App/Images"], images: ["App/Images/Wave.png"])),
    Row.app(
      "an image in a synchronized folder",
      tree([], folder: "Images", images: ["Images/Wave.png"])
    ),
    Row.app(
      "an exception of a synchronized folder without other images",
      tree([], folder: "Images", without: ["Wave.png"], images: ["Images/Wave.png"])
    ),
    Row.app("an image that a script copies", tree([], script: "cp App/*.png out")),
    Row.app("a script for something else", tree([], script: "swiftlint"), finds: missing),
    Row.app("an image that the project lists elsewhere", tree(["Art/Wave.png"])),
    Row.app("an image far from the project", tree([], images: ["Art/Wave.png"])),
  ]

  @Test("An image", arguments: rows)
  func findings(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found().map {
      $0.split(separator: ":").first.map(String.init) ?? $0
    }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("The note names the file")
  func note() async throws {
    let notes = try await TemporaryTree(Self.tree([], unbuilt: ["App/Wave.png"])).validate().findings.flatMap(
      \.notes
    )
    #expect(notes.contains { $0.message.contains("Wave.png") && $0.message.contains("no target builds") })
  }
}
