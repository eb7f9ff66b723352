import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("Searches for dependencies")
struct DependencySearchTests {
  private static let revision = "0123456789abcdef0123456789abcdef01234567"
  private static let other = "fedcba9876543210fedcba9876543210fedcba98"

  private static func resolved(_ revision: String = revision) -> String {
    #"{"pins": [{"identity": "kit", "location": "https://a.b/Kit.git","#
      + #" "state": {"revision": "\#(revision)", "version": "1.2.0"}}], "version": 2}"#
  }

  private static func state(_ revision: String) -> String {
    #"{"object": {"dependencies": [{"packageRef": {"identity": "kit", "location": "https://a.b/Kit.git"},"#
      + #" "state": {"checkoutState": {"revision": "\#(revision)", "version": "1.2.0"},"#
      + #" "name": "sourceControlCheckout"}, "subpath": "Kit"}]}, "version": 6}"#
  }

  private static let pods = "PODS:\n  - Toast (4.0.0)\n"

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    /// Each dependency, with its state and the folder from which it is read.
    let expected: [String]
    /// The sources of dependencies outside of the app's folder.
    let sources: [String]
    let location: SourceLocation

    init(
      _ name: String,
      _ files: [String: String],
      _ expected: [String],
      sources: [String] = [],
      location: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.files, self.expected) = (name, files, expected)
      (self.sources, self.location) = (sources, location)
    }

    var testDescription: String { name }
  }

  private static let workspaceLock =
    "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
  private static let kit = "/Kit/Sources/Kit/View.swift"

  static let cases = [
    Case("nothing is there", ["App/Package.resolved": resolved()], ["Kit missing"]),
    Case(
      "what XcodeGen requires, where no lock file names it",
      [
        "App/project.yml": """
        packages:
          Kit:
            url: https://a.b/Kit.git
            from: 1.0.0
          Log:
            url: https://a.b/Log.git
            from: 1.0.0
          Own:
            path: Own
        """, "App/Package.resolved": resolved(), "App/Own/Sources/Own.swift": "",
      ],
      ["Kit missing", "Log missing", "Own found App/Own"]
    ),
    Case(
      "what a project requires, where no lock file names it",
      [
        "App/App.xcodeproj/project.pbxproj": """
        A = { repositoryURL = "https://a.b/Kit.git"; requirement = { kind = branch; branch = main; }; };
        B = { repositoryURL = "https://a.b/Log"; requirement = { kind = revision; revision = \(revision); }; };
        """, workspaceLock: resolved(), "Packages/checkouts/Log/Log.swift": "",
        "Packages/workspace-state.json": state(other).replacing("kit", with: "log").replacing(
          "Kit",
          with: "Log"
        ),
      ],
      ["Kit missing", "Log differs Packages/checkouts/Log"],
      sources: ["Packages/checkouts/Log/Log.swift"]
    ),
    Case(
      "SwiftPM's checkout",
      [
        "App/Package.resolved": resolved(), "App/.build/checkouts" + kit: "",
        "App/.build/workspace-state.json": state(revision),
      ],
      ["Kit found App/.build/checkouts/Kit"]
    ),
    Case(
      "Tuist's checkout",
      ["App/Tuist/Package.resolved": resolved(), "App/Tuist/.build/checkouts" + kit: ""],
      ["Kit found App/Tuist/.build/checkouts/Kit"]
    ),
    Case(
      "the checkout of Tuist up to version 3",
      [
        "App/Tuist/Dependencies/Lockfiles/Package.resolved": resolved(),
        "App/Tuist/Dependencies/SwiftPackageManager/.build/checkouts" + kit: "",
      ],
      ["Kit found App/Tuist/Dependencies/SwiftPackageManager/.build/checkouts/Kit"]
    ),
    Case(
      "a checkout of another commit",
      [
        "App/Package.resolved": resolved(other), "App/.build/checkouts" + kit: "",
        "App/.build/workspace-state.json": state(revision),
      ],
      ["Kit differs App/.build/checkouts/Kit"]
    ),
    Case(
      "the commit by Git's own files",
      [
        "App/Package.resolved": resolved(), "App/.build/checkouts" + kit: "",
        "App/.build/checkouts/Kit/.git/HEAD": "ref: refs/heads/main\n",
        "App/.build/checkouts/Kit/.git/packed-refs": "# pack-refs\n\(other) refs/heads/main\n",
      ],
      ["Kit differs App/.build/checkouts/Kit"]
    ),
    Case(
      "the locked commit of two",
      [
        workspaceLock: resolved(), "App/.build/checkouts" + kit: "",
        "App/.build/workspace-state.json": state(other),
        "Packages/checkouts" + kit: "", "Packages/workspace-state.json": state(revision),
      ],
      ["Kit found Packages/checkouts/Kit"],
      sources: ["Packages/checkouts" + kit]
    ),
    Case(
      "an edited package",
      [
        "App/Package.resolved": resolved(),
        "App/.build/workspace-state.json":
          #"{"object": {"dependencies": [{"packageRef": {"identity": "kit", "location": "https://a.b/Kit.git"},"#
          + #" "state": {"name": "edited", "path": "ROOT/Edited/Kit"}, "subpath": "Kit"}]}}"#,
        "Edited/Kit/View.swift": "",
      ],
      ["Kit found Edited/Kit"],
      sources: ["Edited/Kit/View.swift"]
    ),
    Case(
      "derived data for one workspace",
      [workspaceLock: resolved(), "Derived/SourcePackages/checkouts" + kit: ""],
      ["Kit found Derived/SourcePackages/checkouts/Kit"],
      sources: ["Derived/SourcePackages/checkouts" + kit]
    ),
    Case(
      "derived data for several workspaces",
      [
        workspaceLock: resolved(),
        "Derived/App-abc/info.plist": derived("ROOT/App/App.xcodeproj"),
        "Derived/App-abc/SourcePackages/checkouts" + kit: "",
        "Derived/App-abc/SourcePackages/artifacts/kit/Closed.xcframework/ios/Closed.framework/Headers/Closed.h":
          "",
        "Derived/App-def/info.plist": derived("ROOT/Other/App.xcodeproj"),
        "Derived/App-def/SourcePackages/checkouts" + kit: "",
      ],
      ["Kit found Derived/App-abc/SourcePackages/checkouts/Kit"],
      sources: [
        "Derived/App-abc/SourcePackages/artifacts/kit/Closed.xcframework/ios/Closed.framework/Headers/Closed.h",
        "Derived/App-abc/SourcePackages/checkouts" + kit,
      ]
    ),
    Case(
      "derived data without a lock file",
      [
        "App/App.xcodeproj/project.pbxproj": "", "Derived/SourcePackages/checkouts" + kit: "",
      ],
      [],
      sources: ["Derived/SourcePackages/checkouts" + kit]
    ),
    Case(
      "a local package of a manifest and of a project",
      [
        "App/Package.swift": #"let p = [.package(name: "A", path: "../A"), .package(path: "../None")]"#,
        "App/App.xcodeproj/project.pbxproj": "{ relativePath = \"../B C\"; }",
        "A/View.swift": "", "B C/View.swift": "",
      ],
      ["A found A", "B C found B C", "None missing"],
      sources: ["A/View.swift", "B C/View.swift"]
    ),
    Case(
      "pods",
      ["App/Podfile.lock": pods, "App/Pods/Toast/Toast.m": "", "App/Pods/Manifest.lock": pods],
      ["Toast found App/Pods/Toast"]
    ),
    Case(
      "pods of another version",
      [
        "App/Podfile.lock": pods, "App/Pods/Toast/Toast.m": "",
        "App/Pods/Manifest.lock": "PODS:\n  - Toast (3.9.0)\n",
      ],
      ["Toast differs App/Pods/Toast"]
    ),
    Case(
      "a local pod",
      [
        "App/Podfile.lock":
          pods + "\nEXTERNAL SOURCES:\n  Toast:\n    :path: \"../Toast/Toast.podspec\"\n",
        "Toast/Toast.m": "",
      ],
      ["Toast found Toast"],
      sources: ["Toast/Toast.m"]
    ),
    Case("pods that are not installed", ["App/Podfile.lock": pods], ["Toast missing"]),
    Case(
      "Carthage's checkout, its record of a build, and a framework",
      [
        "App/Cartfile.resolved": "github \"a/A\" \"v1.0\"\ngithub \"a/B\" \"2.0\"\ngithub \"a/C\" \"1\"\n"
          + "github \"a/D\" \"1\"\n",
        "App/Carthage/Checkouts/A/A.swift": "",
        "App/Carthage/Build/.B.version": #"{"commitish": "2.1"}"#,
        "App/Carthage/Build/iOS/C.framework/Headers/C.h": "",
      ],
      [
        "A found App/Carthage/Checkouts/A", "B differs App/Carthage/Build",
        "C found App/Carthage/Build/iOS/C.framework", "D missing",
      ]
    ),
    Case(
      "submodules",
      [
        "App/.gitmodules": "[submodule \"a\"]\n path = Sub/A\n[submodule \"b\"]\n path = Sub/B\n",
        "App/Sub/A/A.m": "", "App/Sub/B/.git": "gitdir: x",
      ],
      ["A found App/Sub/A", "B missing"]
    ),
    Case(
      "several lock files of one dependency",
      [
        "App/Package.resolved": resolved(), workspaceLock: resolved(other),
        "Packages/checkouts" + kit: "", "Packages/workspace-state.json": state(other),
      ],
      ["Kit found Packages/checkouts/Kit"],
      sources: ["Packages/checkouts" + kit]
    ),
    Case(
      "the lock file of a dependency",
      [
        "App/Package.resolved": resolved(), "App/.build/checkouts" + kit: "",
        "App/.build/checkouts/Kit/Package.resolved": resolved().replacing("kit", with: "else").replacing(
          "Kit",
          with: "Else"
        ),
      ],
      ["Kit found App/.build/checkouts/Kit"]
    ),
  ]

  private static func derived(_ workspace: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>WorkspacePath</key><string>\(workspace)</string></dict></plist>
    """
  }

  @Test("Copies and their sources", arguments: cases)
  func copies(_ example: Case) async throws {
    let tree = try TemporaryTree(["App/Main.swift": ""])
    for (name, text) in example.files { try tree.write(name, text.replacing("ROOT", with: tree.path)) }
    var places = DependencyPlaces()
    (places.derivedData, places.sourcePackages) = ([tree("Derived")], [tree("Packages")])
    let files = try await FileTree.at(tree("App"), jobs: 1)
    let found = await DependencySources(of: files, places: places, jobs: 1)
    let statuses = found.report.statuses.map { status in
      ([status.dependency.name, status.state.rawValue]
        + status.copies.prefix(1).map { tree.relative($0.path) })
        .joined(separator: " ")
    }
    #expect(statuses == example.expected, sourceLocation: example.location)
    #expect(found.all.map(tree.relative).sorted() == example.sources, sourceLocation: example.location)
    let differing = example.expected.count { $0.contains(" differs ") }
    #expect(found.report.problems.count == differing, sourceLocation: example.location)
  }

  @Test("Variables of Xcode, the user and Nibproof name folders")
  func environment() {
    let places = DependencyPlaces(
      environment: [
        "HOME": "/Users/a", "BUILD_DIR": "/D/App-abc/Build/Products", "NIBPROOF_DERIVED_DATA": "/E",
        "NIBPROOF_SOURCE_PACKAGES": "/F", "XDG_CACHE_HOME": "/C",
      ]
    )
    #expect(places.derivedData == ["/E", "/D/App-abc", "/Users/a/Library/Developer/Xcode/DerivedData"])
    #expect(places.sourcePackages == ["/F"])
    #expect(places.cache == "/C/nibproof/dependencies")
  }
}
