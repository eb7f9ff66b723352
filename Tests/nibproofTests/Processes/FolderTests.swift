import Foundation
import NibproofTestSupport
import Testing

@Suite("Runs in different folders", .enabled(if: ToolProcess.isThere))
struct FolderTests {
  private static func folder() throws -> TemporaryTree {
    let files = CommandLineToolTests.files(property: "legacy")
    return try TemporaryTree([
      "App/Nibs/Panel.xib": files["Panel.xib"] ?? "", "App/Panel.swift": files["Panel.swift"] ?? "",
    ])
  }

  struct Case {
    var line: String
    var path: String
    var sourceLocation: SourceLocation

    init(_ line: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) {
      (self.line, self.path, self.sourceLocation) = (line, path, sourceLocation)
    }
  }

  @Test(
    "Reports for servers have paths relative to the repository",
    arguments: [
      Case(
        "cd App && GITHUB_WORKSPACE=\"$ROOT\" \"$NIBPROOF\" --reporter github-actions",
        "file=App/Nibs/Panel.xib,"
      ),
      Case(
        "cd App/Nibs && GITHUB_WORKSPACE=\"$ROOT\" \"$NIBPROOF\" --reporter github-actions ..",
        "file=App/Nibs/Panel.xib,"
      ),
      Case(
        "cd App && GITHUB_WORKSPACE=\"$ROOT\" \"$NIBPROOF\" --reporter sarif \"$ROOT/App\"",
        "\"uri\": \"App/Nibs/Panel.xib\","
      ),
      Case(
        "cd App && CI_PROJECT_DIR=\"$ROOT\" \"$NIBPROOF\" --reporter gitlab .",
        "\"path\": \"App/Nibs/Panel.xib\","
      ),
      Case(
        "cd App && CI_PROJECT_DIR=\"$ROOT/App/Nibs\" \"$NIBPROOF\" --reporter gitlab .",
        "\"path\": \"Panel.xib\","
      ),
      Case("cd App && GITHUB_WORKSPACE= \"$NIBPROOF\" --reporter github-actions", "file=Nibs/Panel.xib,"),
      Case(
        "cd App && GITHUB_WORKSPACE=/no/where \"$NIBPROOF\" --reporter github-actions",
        "file=Nibs/Panel.xib,"
      ),
      // In these formats, paths are relative to the current folder.
      Case(
        "cd App && GITHUB_WORKSPACE=\"$ROOT\" \"$NIBPROOF\" --reporter checkstyle",
        "file name=\"Nibs/Panel.xib\""
      ),
      Case("cd App && GITHUB_WORKSPACE=\"$ROOT\" \"$NIBPROOF\"", "Nibs/Panel.xib:6:17: error: "),
    ]
  )
  func servers(_ testCase: Case) throws {
    let folder = try Self.folder()
    let ending = try ToolProcess.run(
      shell: testCase.line,
      in: folder.path,
      environment: ["ROOT": folder.path]
    )
    #expect(ending.status == 1, sourceLocation: testCase.sourceLocation)
    #expect(
      ending.output.contains(testCase.path),
      "\(ending.output)",
      sourceLocation: testCase.sourceLocation
    )
  }

  @Test(
    "Without a project, a document is checked against the nearest folder with sources, in any current folder",
    arguments: [
      "\"$NIBPROOF\" App/Nibs/Panel.xib",
      "cd App && \"$NIBPROOF\" \"$ROOT/App/Nibs/Panel.xib\"",
      "cd App/Nibs && \"$NIBPROOF\" Panel.xib",
      "mkdir Else && cd Else && \"$NIBPROOF\" ../App/Nibs/Panel.xib",
    ],
    [
      // The class with the error is in `App`. Sources next to the document take precedence over it, but others do not.
      (nil, 1), ("App/Nibs/Near.swift", 0), ("App/Code/Near.swift", 1), ("Near.swift", 1),
    ] as [(source: String?, status: Int32)]
  )
  func documentWithoutProject(_ line: String, _ near: (source: String?, status: Int32)) throws {
    let folder = try Self.folder()
    if let source = near.source { try folder.write(source, "class Near {}") }
    let ending = try ToolProcess.run(shell: line, in: folder.path, environment: ["ROOT": folder.path])
    #expect(ending.status == near.status, "\(ending.output)")
  }

  @Test(
    "A patch from 'fix' applies in the folder it names",
    arguments: [
      ("\"$NIBPROOF\" fix --unsafe --dry-run .", "."),
      ("\"$NIBPROOF\" fix --unsafe --dry-run \"$ROOT\"", "."),
      ("cd App && \"$NIBPROOF\" fix --unsafe --dry-run", "App"),
      ("cd App/Nibs && \"$NIBPROOF\" fix --unsafe --dry-run ..", "Nibs"),
      ("mkdir Else && cd Else && \"$NIBPROOF\" fix --unsafe --dry-run ../App", "/"),
      ("cd / && \"$NIBPROOF\" fix --unsafe --dry-run \"$ROOT\"", "/"),
    ]
  )
  func patch(_ line: String, _ start: String) throws {
    let folder = try Self.folder()
    let patched = try ToolProcess.run(shell: line, in: folder.path, environment: ["ROOT": folder.path])
    let head = patched.output.split(separator: "\n").prefix(2).map(String.init)
    // On macOS, the path of the folder may begin with /private.
    let roots = [folder.path, "/private" + folder.path].map { $0 + "/App/Nibs/Panel.xib" }
    let paths =
      switch start {
      case "/": roots
      case "App": ["/Nibs/Panel.xib"]
      case "Nibs": ["/Panel.xib"]
      default: ["/App/Nibs/Panel.xib"]
      }
    #expect(paths.map { ["--- a\($0)", "+++ b\($0)"] }.contains(head), "\(head)")
  }
}
