import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("New files in sessions")
struct UnsavedFileTests {
  struct NewFile: Sendable {
    var name: String
    var text: String
  }

  private static func view(_ key: String) -> [UInt8] {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"x\"/>"
    return Array(
      DocumentText.xib(
        """
        <view id="v" customClass="Card" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>
        """
      ).utf8
    )
  }

  private static let files = [
    "App/Card.swift": "import UIKit\nclass Card: UIView {\n  @objc var title = \"\"\n}\n",
    "App/Card.xib": String(decoding: view("titel"), as: UTF8.self),
  ]

  private static let newFiles = [
    NewFile(name: "App/New.xib", text: String(decoding: view("titel"), as: UTF8.self)),
    NewFile(
      name: "App/New.swift",
      text: "extension Card { @objc var titel: String { get { \"\" } set {} } }"
    ),
    NewFile(
      name: "App/New/nested.storyboard",
      text: DocumentText.storyboard("<scene><objects/></scene>") + "<"
    ),
  ]

  /// Compares the findings of a session with a validation of the files on disk.
  private func expectEqual(
    _ session: ValidationSession,
    _ tree: TemporaryTree,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (own, report) = (try await session.report(), try await tree.validate())
    #expect(own.findings == report.findings, comment, sourceLocation: sourceLocation)
    #expect(own.counts == report.counts, comment, sourceLocation: sourceLocation)
  }

  @Test("A new document is validated before it is saved, and removed if it is not")
  func unsavedDocument() async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    let before = try await session.report()
    let new = tree("App/Sub/New.xib")
    for key in ["one", "two"] {
      try await session.update(new, text: Self.view(key))
      #expect(try await session.findings(in: new).map(\.keyPath) == [key])
      #expect(try await session.report().counts.documents == before.counts.documents + 1)
    }
    // Other files can change while the document is unsaved.
    try tree.write("App/More.xib", String(decoding: Self.view("more"), as: UTF8.self))
    try await session.update(tree("App/More.xib"))
    #expect(try await session.findings(in: new).map(\.keyPath) == ["two"])
    try FileManager.default.removeItem(atPath: tree("App/More.xib"))
    try await session.update(tree("App/More.xib"))
    #expect(try await session.findings(in: new).map(\.keyPath) == ["two"])

    try await session.update(new)
    await #expect(throws: ValidationError.noSuchPath(new)) { try await session.findings(in: new) }
    #expect(try await session.report().findings == before.findings)
    try await expectEqual(session, tree)
  }

  @Test("A new file has the same findings before and after it is saved", arguments: newFiles)
  func saved(_ file: NewFile) async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    try await session.update(tree(file.name), text: Array(file.text.utf8))
    let unsaved = try await session.report()
    try tree.write(file.name, file.text)
    try await expectEqual(session, tree, "\(file.name)")
    try await session.update(tree(file.name))
    try await expectEqual(session, tree, "\(file.name)")
    #expect(try await session.report().findings == unsaved.findings)
    #expect(unsaved.findings != (try await TemporaryTree(Self.files).validate().findings))
    try FileManager.default.removeItem(atPath: tree(file.name))
    try await session.update(tree(file.name))
    try await expectEqual(session, tree, "\(file.name)")
  }

  @Test(
    "New files that a validation would not read are not added",
    arguments: ["App/DerivedData/New.xib", "New.xib", "App/New.txt"]
  )
  func unread(_ name: String) async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree("App")])
    let before = try await session.report().findings
    let path = tree(name)
    for key in ["one", "two"] { try await session.update(path, text: Self.view(key)) }
    await #expect(throws: ValidationError.noSuchPath(path)) { try await session.findings(in: path) }
    #expect(try await session.report().findings == before)
  }

  @Test("New files can be added at the same time")
  func concurrentAdditions() async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    let paths = (0..<4).map { tree("App/New\($0).xib") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths {
        for key in ["one", "two"] {
          group.addTask { try await session.update(path, text: Self.view(key)) }
        }
      }
      try await group.waitForAll()
    }
    for path in paths { #expect(try await session.findings(in: path).count == 1) }
  }

  @Test("After a cancelled update, the next one reads the files again")
  func cancelledUpdate() async throws {
    let tree = try TemporaryTree(Self.files)
    let session = try await ValidationSession([tree.path])
    let new = tree("App/New.xib")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await session.update(new, text: Self.view("one"))
    }
    await #expect(throws: ValidationError.cancelled) { try await task.value }
    try await session.update(tree("App/Card.xib"))
    #expect(try await session.findings(in: new).map(\.keyPath) == ["one"])
  }

  @Test("A report with unsaved texts has the warnings of a validation")
  func warnings() async throws {
    let files = Self.files.merging(["nibproof.json": #"{ excluded: ["No"] }"#]) { $1 }
    let tree = try TemporaryTree(files)
    let session = try await ValidationSession([tree.path])
    try await session.update(tree("App/Card.xib"), text: Self.view("one"))
    let warnings = try await session.report().results.flatMap(\.warnings)
    #expect(warnings == (try await tree.validate().results.flatMap(\.warnings)))
    #expect(!warnings.isEmpty)
  }
}
