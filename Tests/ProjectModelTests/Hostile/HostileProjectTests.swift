import Foundation
import NibproofTestSupport
import Testing

@testable import ProjectModel

/// Project files of a few kilobytes that would expand to gigabytes, or that contain cycles and deep nesting.
@Suite("Hostile projects")
struct HostileProjectTests {
  private static func project(_ objects: String, targets: String = "T") -> [ProjectTarget] {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G0; targets = (\(targets)); buildConfigurationList = L; };
      \(objects) }; rootObject = P; }
      """
    return ProjectFile.targets(Array(text.utf8), path: ProjectText.path)
  }

  private static func group(
    _ name: String,
    _ children: [String],
    isa: String = "PBXGroup",
    path: String? = nil
  ) -> String {
    let path = path.map { " path = \"\($0)\";" } ?? ""
    return
      "\(name) = { isa = \(isa); sourceTree = \"<group>\";\(path) children = (\(children.joined(separator: ", "))); };\n"
  }

  private static func file(_ name: String, path: String) -> String {
    "\(name) = { isa = PBXFileReference; sourceTree = \"<group>\"; path = \"\(path)\"; };\n"
  }

  /// Returns a target with one build phase that contains one file.
  private static func target(
    _ name: String = "T",
    phases: String = "S",
    files: String = "B",
    of reference: String = "F"
  )
    -> String
  {
    """
    \(name) = { name = \(name); buildPhases = (\(phases)); }; S = { files = (\(files)); }; B = { fileRef = \(reference); };\n
    """
  }

  @Test("Deep and cyclic groups")
  func depth() {
    let chain = (0..<5_000).map { Self.group("G\($0)", ["G\($0 + 1)", "F"]) }.joined()
    #expect(
      Self.project(chain + Self.file("F", path: "a.swift") + Self.target()).map(\.files) == [["a.swift"]]
    )
    let circle =
      Self.group("G0", ["G0", "G1", "F"]) + Self.group("G1", ["G0", "G1"], isa: "PBXVariantGroup")
    #expect(
      Self.project(circle + Self.file("F", path: "a.swift") + Self.target()).map(\.files) == [["a.swift"]]
    )
  }

  @Test("Groups of variants that double at each level contain each file once")
  func variants() {
    let groups = (0..<200).map { number in
      Self.group("G\(number)", ["G\(number + 1)", "G\(number + 1)"], isa: "PBXVariantGroup")
    }
    let deepest = Self.file("G200", path: "a.swift")
    #expect(Self.project(groups.joined() + deepest + Self.target(of: "G0")).map(\.files) == [[]])
    #expect(Self.project(groups.joined() + deepest + Self.target(of: "G199")).map(\.files) == [["a.swift"]])
    let wide = Self.group("G0", Array(repeating: "F", count: 100_000), isa: "PBXVariantGroup")
    #expect(
      Self.project(wide + Self.file("F", path: "a.xib") + Self.target(of: "G0")).map(\.files) == [["a.xib"]]
    )
  }

  @Test("Paths that grow with depth end at the system's limit")
  func paths() {
    let long = String(repeating: "p/", count: 1_000)
    let groups = (0..<250).map { Self.group("G\($0)", ["G\($0 + 1)", "F\($0)"], path: long) }
    let files = (0..<250).map { Self.file("F\($0)", path: "a.swift") }
    let builds = (0..<250).map { "B\($0) = { fileRef = F\($0); };\n" }
    let target = Self.target(files: (0..<250).map { "B\($0)" }.joined(separator: ", "))
    let targets = Self.project(groups.joined() + files.joined() + builds.joined() + target)
    #expect(targets.map(\.files.count) == [2])
    #expect(targets.allSatisfy { $0.files.allSatisfy { $0.utf8.count <= 4096 } })
  }

  @Test("A repeated target is one target, and shared files stay proportional to the text")
  func targets() {
    let files = Self.group("G0", ["F"]) + Self.file("F", path: "a.swift")
    let phase = Self.target(
      phases: "S, S",
      files: Array(repeating: "B", count: 5_000).joined(separator: ", ")
    )
    let repeated = Array(repeating: "T", count: 5_000).joined(separator: ", ")
    #expect(Self.project(files + phase, targets: repeated).map(\.files) == [["a.swift"]])
    let names = (0..<5_000).map { "T\($0)" }
    let others = names.map { "\($0) = { name = \($0); buildPhases = (S); };\n" }.joined()
    let targets = Self.project(files + phase + others, targets: names.joined(separator: ", "))
    #expect(targets.count == 5_000)
    #expect(targets.first?.files == ["a.swift"])
    // A thousand targets with the same thousand files must not store a million files.
    let many = (0..<1_000).map { "F\($0)" }
    let references = Self.group("G0", many) + many.map { Self.file($0, path: "\($0).swift") }.joined()
    let builds = many.map { "B\($0) = { fileRef = \($0); };\n" }.joined()
    let whole = "S = { files = (\(many.map { "B\($0)" }.joined(separator: ", "))); };\n" + builds
    let sharing = Self.project(
      references + whole
        + names.prefix(1_000).map { "\($0) = { name = \($0); buildPhases = (S); };\n" }.joined(),
      targets: names.prefix(1_000).joined(separator: ", ")
    )
    #expect(sharing.first?.files.count == 1_000)
    #expect(sharing.reduce(0) { $0 + $1.files.count } < 250_000)
  }

  @Test("Exceptions shared by many folders are stored once")
  func exceptions() {
    let names = (0..<1_000).map { "D\($0)" }
    let folders = names.map { name in
      """
      \(name) = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = \(name); exceptions = (E); };\n
      """
    }
    let files = (0..<1_000).map { "f\($0).swift" }.joined(separator: ", ")
    let exceptions = "E = { target = T; membershipExceptions = (\(files)); };\n"
    let targets = Self.project(Self.group("G0", names) + folders.joined() + exceptions + "T = { name = T; };")
    #expect(targets.map(\.files.count) == [1_000])
    #expect(targets.first?.files.contains("D0/f0.swift") == true)
  }

  @Test("Settings with exponential values are ignored")
  func settings() {
    let name = String(repeating: "$(TARGET_NAME)", count: 5_000)
    let configuration = """
      L = { buildConfigurations = (\(Array(repeating: "C", count: 5_000).joined(separator: ", "))); };
      C = { name = Debug; buildSettings = { PRODUCT_NAME = "\(name)";
      PRODUCT_MODULE_NAME = "\(String(repeating: "$(PRODUCT_NAME)", count: 5_000))"; }; };
      T = { name = "\(name)"; buildConfigurationList = L; };
      """
    #expect(Self.project(configuration).map(\.modules) == [nil])
  }

  @Test(
    "Nested lists, comments and texts without an end",
    arguments: ["{ a = ", "(", "/*", "{ \"", "{ a = \"\\", "{ objects = { P = (", "//", "'\\"]
  )
  func nesting(_ opening: String) {
    let text = String(repeating: opening, count: 5_000)
    #expect(ProjectFile.targets(Array(text.utf8), path: ProjectText.path).isEmpty)
  }

  @Test("A property list and a project of only special characters do not contain duplicates")
  func launchSettings() async throws {
    let tree = try TemporaryTree([
      "Info.plist": String(repeating: "<string>", count: 50_000),
      ProjectText.path: String(repeating: "INFOPLIST_KEY_", count: 10_000),
    ])
    let settings = await LaunchSettings(
      propertyLists: [tree.path + "/Info.plist"],
      projects: [tree.path + "/App.xcodeproj/project.pbxproj"],
      settingsFiles: [],
      scopes: AppTargetScopes(ProjectTargets([]), propertyLists: []),
      jobs: 1
    )
    #expect(Array(settings.names.keys) == [""])
  }
}
