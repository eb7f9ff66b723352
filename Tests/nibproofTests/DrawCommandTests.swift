import Foundation
import InterfaceDocuments
import NibproofTestSupport
import Testing

@testable import ProjectModel
@testable import nibproof

@Suite("The command 'draw'")
struct DrawCommandTests {
  @Test("draw draws a document to the output or a file, with an outlined object if requested")
  func draw() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "button"))
    let drawn = await run("draw", folder("Panel.xib"))
    #expect(drawn.status == .success)
    #expect(drawn.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(drawn.output.hasSuffix("</svg>\n"))
    #expect(!drawn.output.contains("class=\"mark\""))
    #expect(drawn.errors.isEmpty)
    let outlined = await run("draw", "--object", "b", folder("Panel.xib"), "-o", folder("Panel.svg"))
    #expect(outlined.status == .success && outlined.output.isEmpty)
    #expect(try folder.text("Panel.svg").contains("class=\"mark\""))
  }

  @Test("draw draws several documents to separate files")
  func drawSeveral() async throws {
    let panel = try #require(CommandLineToolTests.files(property: "button")["Panel.xib"])
    let folder = try TemporaryTree(["A/Panel.xib": panel, "B/Panel.xib": panel, "Other.xib": panel])
    let files = ["A/Panel.xib", "B/Panel.xib", "Other.xib"].map { folder($0) }
    let result = await run("draw", files[0], files[1], files[2], "-o", folder("Pictures"))
    #expect(result.status == .success && result.output.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("Pictures")).sorted()
    #expect(names.count == 3 && names.contains("Other.svg"))
    #expect(names.count { $0.hasSuffix("-Panel.xib.svg") } == 2)
    #expect(await run("draw", files[0], files[1]).status == .couldNotRun)
  }

  @Test("draw suggests a program for formats other than SVG")
  func drawPNG() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "button"))
    let result = await run("draw", folder("Panel.xib"), "-o", folder("Panel.PNG"))
    #expect(result.status == .couldNotRun)
    #expect(result.errors == CommandMessages.error(CommandMessages.noPicture(folder("Panel.PNG"))))
    #expect(!FileManager.default.fileExists(atPath: folder("Panel.PNG")))
  }

  @Test(
    "Drawings contain images of the app around a document",
    arguments: [["draw"], ["--reporter", "html"]]
  )
  func drawImages(_ arguments: [String]) async throws {
    let image =
      "<imageView id=\"i\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"/><imageCell key=\"cell\" image=\"%\" id=\"ic\"/></imageView>"
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><customView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(image.replacing("%", with: "sun"))\(image.replacing("%", with: "moon"))</subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="gone"/></userDefinedRuntimeAttributes>
      </customView></objects></document>
      """
    let folder = try TemporaryTree([
      "App/Sky.xib": document,
      "Package.swift": "",
      "Assets.xcassets/Day/sun.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "dark.png", "appearances": []}, {"filename": "sun@2x.png", "scale": "2x"}]}
      """,
      "Assets.xcassets/Day/sun.imageset/sun@2x.png": "sun",
      "Assets.xcassets/Day/sun.imageset/dark.png": "dark",
      "Assets.xcassets/moon.imageset/Contents.json": "{\"images\": [{\"filename\": \"moon.pdf\"}]}",
      "Assets.xcassets/moon.imageset/moon.pdf": "moon",
    ])
    let svg = await run(arguments + [folder("App/Sky.xib")]).output
    #expect(svg.matches(of: /<image\b/).count == 1)
    #expect(svg.contains("href=\"data:image/png;base64,c3Vu\""))
  }

  @Test("draw compares a document with a revision")
  func drawDifference() async throws {
    let text = try #require(CommandLineToolTests.files(property: "button")["Panel.xib"])
    let folder = try TemporaryTree(["App/Panel.xib": text])
    let git = GitCommand(allowsLocal: true)
    let commit = ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Add"]
    for arguments in [["init", "-q"], ["add", "."], commit] {
      _ = try git.run(["-C", folder.path] + arguments)
    }
    try text.replacing("id=\"b\"", with: "title=\"New\" id=\"b\"")
      .write(toFile: folder("App/Panel.xib"), atomically: true, encoding: .utf8)
    let changed = await run("draw", folder("App/Panel.xib"), "--diff", "HEAD")
    #expect(changed.status == .success)
    #expect(changed.output.contains(">1 changed</text>"))
    #expect(changed.output.contains("(HEAD)</text>") && changed.output.contains("(now)</text>"))
    try text.write(toFile: folder("App/New.xib"), atomically: true, encoding: .utf8)
    #expect(await run("draw", folder("App/New.xib"), "--diff", "HEAD").output.contains("class=\"added\""))
    for revision in ["nosuch", "--output=x"] {
      let unknown = await run("draw", folder("App/Panel.xib"), "--diff=\(revision)")
      #expect(unknown.status == .couldNotRun && unknown.output.isEmpty)
    }
  }

  @Test("draw draws one scene")
  func drawScene() async throws {
    let folder = try TemporaryTree(CommandLineToolTests.files(property: "button"))
    #expect(await run("draw", folder("Panel.xib"), "--scene", "b").status == .success)
    #expect(await run("draw", folder("Panel.xib"), "--scene", "nosuch").status == .couldNotRun)
  }

  @Test("draw rejects an unknown id, and a file that is not a document")
  func undrawable() async throws {
    let folder = try TemporaryTree(
      CommandLineToolTests.files(property: "button").merging(["Empty.xib": ""]) { $1 }
    )
    let unknown = await run("draw", folder("Panel.xib"), "--object", "c-1")
    #expect(unknown.status == .couldNotRun && unknown.output.isEmpty)
    #expect(unknown.errors.contains("'c-1'"))
    let empty = await run("draw", folder("Empty.xib"))
    #expect(empty.status == .couldNotRun)
    #expect(empty.errors == complaint(.unreadableDocument(file: folder("Empty.xib"), DocumentError(.empty))))
  }
}
