import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

/// Documents and sources that no target builds.
extension ReachabilityTests {
  @Test("A package builds its documents, regardless of adjacent projects")
  func package() async throws {
    var files = Self.panel("load(\"Panel\")")
    files["Kit/Sources/Kit/Panel.xib"] = files["Panel.xib"]
    files["Kit/Package.swift"] = ""
    files[ProjectText.path] = ProjectText.app(["Panel.xib"])
    let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
    #expect(findings.map(\.isUnreachable) == [false, false])
  }

  @Test("A document that no target builds, next to one with the same name")
  func notBuilt() async throws {
    var files = Self.panel("load(\"Panel\")")
    files["fr.lproj/Panel.xib"] = files["Panel.xib"]
    files[ProjectText.path] = ProjectText.app(["Panel.xib"])
    let tree = try TemporaryTree(files)
    let findings = try await tree.validate().findings.filter { $0.keyPath == "chart" }
    #expect(findings.map { tree.relative($0.file) } == ["Panel.xib", "fr.lproj/Panel.xib"])
    #expect(findings.map(\.isUnreachable) == [false, true])
    #expect(findings.last?.notes == [.unreachable(.notBuilt)])
  }

  @Test(
    "An unbuilt copy for another language does not provide resources",
    arguments: [
      (["Base.lproj/Board.storyboard"], [FindingID.missingIdentifier]), ([], [.missingStoryboard]),
      (["Base.lproj/Board.storyboard", "en.lproj/Board.storyboard"], []),
    ]
  )
  func leftCopies(built: [String], ids: [FindingID]) async throws {
    let board = { (identifier: String) in
      storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><viewController id="s-1" storyboardIdentifier="\(identifier)"/></objects></scene>
        """
      )
    }
    let tree = try TemporaryTree([
      "Base.lproj/Board.storyboard": board("New"), "en.lproj/Board.storyboard": board("Old"),
      ProjectText.path: ProjectText.app(built + ["App.swift"]),
      "App.swift": """
      @main class App: NSObject {
        override func f() { UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: "Old") }
      }
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == ids)
  }

  /// Returns the names of the files with unreachable findings.
  private func unreachable(_ project: String, _ more: [String: String] = [:]) async throws -> [String] {
    let panel = Self.panel("")
    var files = [
      "App/App.swift": "@main class App { let name = load(\"Panel\"); let dead = Dead() }",
      "App/Holder.swift": panel["Holder.swift"],
    ]
    files["App/en.lproj/Panel.xib"] = panel["Panel.xib"]
    files["App/Dead.swift"] =
      "class Dead: NSObject { init() { _ = UINib(nibName: \"Gone\", bundle: nil) } }"
    files[ProjectText.path] = project
    let tree = try TemporaryTree(files.compactMapValues(\.self).merging(more) { $1 })
    let findings = try await tree.validate().findings.filter { $0.keyPath == "chart" || $0.id == .missingNib }
    #expect(findings.count == 2)
    for finding in findings where finding.isUnreachable {
      let unreachablePart = finding.id == .missingNib ? UnreachablePart.sourceNotBuilt : .notBuilt
      #expect(finding.notes == [.unreachable(unreachablePart)])
    }
    return findings.filter(\.isUnreachable).map { PathName.file(of: $0.file) }
  }

  @Test("Unbuilt documents next to built files are unreachable")
  func unbuilt() async throws {
    #expect(
      try await unreachable(ProjectText.app(["App/App.swift", "App/Holder.swift"])) == [
        "Dead.swift", "Panel.xib",
      ]
    )
    #expect(
      try await unreachable(ProjectText.app(["App/App.swift", "App/en.lproj/Panel.xib"])) == ["Dead.swift"]
    )
    #expect(try await unreachable(ProjectText.app(["App/App.swift", "App/Dead.swift"])) == ["Panel.xib"])
    // If the target builds an image, unbuilt documents in the folder are unreachable, but sources are not.
    #expect(try await unreachable(ProjectText.app(["App/star.png"])) == ["Panel.xib"])
    let folder = ProjectText.app([], folder: "App", without: ["Dead.swift"])
    #expect(try await unreachable(folder).isEmpty)
    let beside = ProjectText.app(["App/App.swift"], folder: "App", without: ["Dead.swift"])
    #expect(try await unreachable(beside) == ["Dead.swift"])
  }

  @Test("This includes documents in their subfolders, except in the project's own folder")
  func unbuiltBelow() async throws {
    for (built, isUnreachable) in [("App/App.swift", true), ("App.swift", false), ("Kit/Kit.swift", false)] {
      let tree = try TemporaryTree([
        built: "@main class App { let dead = Dead() }",
        "App/Old/Parts/Dead.swift":
          "class Dead: NSObject { init() { _ = UINib(nibName: \"Gone\", bundle: nil) } }",
        "App/Card.xib": xib(#"<view id="v-1"/>"#),
        ProjectText.path: ProjectText.app([built]),
      ])
      let findings = try await tree.validate().findings.filter { $0.id == .missingNib }
      #expect(findings.map(\.isUnreachable) == [isUnreachable], "\(built)")
    }
  }

  @Test(
    "Files that a project has in a group but in no build phase are unreachable, wherever they are",
    arguments: [
      (["Old/Dead.swift", "Old/Panel.xib"], ["Dead.swift", "Panel.xib"]), (["Old/Panel.xib"], ["Panel.xib"]),
      ([], []),
    ]
  )
  func unbuiltInGroup(unbuilt: [String], expected: [String]) async throws {
    let tree = try TemporaryTree([
      "App/App.swift": "@main class App { let name = load(\"Panel\"); let dead = Dead() }",
      "Old/Dead.swift": "class Dead: NSObject { init() { _ = UINib(nibName: \"Gone\", bundle: nil) } }",
      "App/Holder.swift": "class Holder: NSObject {}",
      "Old/Panel.xib": Self.panel("")["Panel.xib"] ?? "",
      ProjectText.path: ProjectText.app(["App/App.swift", "App/Holder.swift"], unbuilt: unbuilt),
    ])
    let findings = try await tree.validate().findings.filter { $0.keyPath == "chart" || $0.id == .missingNib }
    #expect(findings.filter(\.isUnreachable).map { PathName.file(of: $0.file) } == expected)
    #expect(findings.count == 2)
  }

  @Test("Nothing that only an unbuilt document refers to is loaded")
  func referencedByUnbuilt() async throws {
    var files = Self.panel("UIStoryboard(name: \"Main\")")
    let main = { (nib: String) in
      storyboard(
        initial: "s-1",
        #"<scene sceneID="a"><objects><viewController id="s-1" nibName="\#(nib)"/></objects></scene>"#
      )
    }
    (files["App/Main.storyboard"], files["Old/Main.storyboard"]) = (main("Other"), main("Panel"))
    let built = ["main.swift", "Holder.swift", "Panel.xib"]
    for (main, unbuilt, isUnreachable) in [
      ("App/Main.storyboard", ["Old/Main.storyboard"], true), ("App/Main.storyboard", [], true),
      ("Old/Main.storyboard", [], false),
    ] {
      files[ProjectText.path] = ProjectText.app(built + [main], unbuilt: unbuilt)
      let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
      #expect(findings.map(\.isUnreachable) == [isUnreachable])
    }
  }

  @Test(
    "A header counts as built unless its implementation is not built",
    arguments: [([:], false), (["Names.m": ""], true)]
  )
  func header(_ more: [String: String], isUnreachable: Bool) async throws {
    var files = Self.panel("", more)
    files["main.swift"] = nil
    files["main.m"] = "#import \"Names.h\"\nint main() { load(kPanel); }"
    files["Names.h"] = "static NSString *const kPanel = @\"Panel\";"
    files[ProjectText.path] = ProjectText.app(["main.m", "Holder.swift", "Panel.xib"])
    let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
    #expect(findings.map(\.isUnreachable) == [isUnreachable])
  }

  @Test("A document in a folder is listed and loaded by the name of the folder")
  func packagedDocument() async throws {
    for (name, isUnreachable) in [("Panel", false), ("Other", true)] {
      var files = Self.panel("load(\"\(name)\")")
      files["Panel.nib/designable.nib"] = files.removeValue(forKey: "Panel.xib")
      files[ProjectText.path] = ProjectText.app(["main.swift", "Holder.swift", "Panel.nib"])
      let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
      #expect(findings.map(\.isUnreachable) == [isUnreachable])
    }
  }

  @Test("A source that no target builds does not load documents")
  func unbuiltSources() async throws {
    var files = Self.panel("")
    files["Old.swift"] = "load(\"Panel\")"
    let built = files.keys.filter { $0 != "Old.swift" }.sorted()
    for (project, isUnreachable) in [(built, true), (built + ["Old.swift"], false)] {
      files[ProjectText.path] = ProjectText.app(project)
      let findings = try await TemporaryTree(files).validate().findings.filter { $0.keyPath == "chart" }
      #expect(findings.map(\.isUnreachable) == [isUnreachable])
    }
  }

  @Test("Documents next to unbuilt files and in packages are unknown")
  func perhapsBuilt() async throws {
    #expect(try await unreachable(ProjectText.app(["Main/App.swift"])).isEmpty)
    // The target only copies sources in a listed folder, but may load documents from it.
    #expect(try await unreachable(ProjectText.app(["App/App.swift", "App"])) == ["Dead.swift"])
    #expect(try await unreachable(ProjectText.app(["App/App.swift"]), ["Package.swift": ""]).isEmpty)
    #expect(try await unreachable("broken").isEmpty)
    // The file systems of macOS usually ignore case.
    let files = ["App/App.swift", "App/dead.swift", "App/EN.lproj/Panel.xib"]
    #expect(try await unreachable(ProjectText.app(files)).isEmpty)
  }
}
