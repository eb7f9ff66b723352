import Foundation
import NibproofTestSupport
import Testing

@testable import ProjectModel
@testable import Validation

@Suite("Cancelled validations")
struct CancellationTests {
  /// An operation on a tree that can be canceled.
  struct Work: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var run: @Sendable (Validator.Options, TemporaryTree) async throws(ValidationError) -> Void

    init(
      _ name: String,
      _ run: @escaping @Sendable (Validator.Options, TemporaryTree) async throws(ValidationError) -> Void
    ) {
      (testDescription, self.run) = (name, run)
    }
  }

  private static let works = [
    Work("validate") { options, tree throws(ValidationError) in
      _ = try await Validator(options: options).validate([tree.path])
    },
    Work("run") { options, tree throws(ValidationError) in
      _ = try await Validator(options: options).run([tree.path])
    },
    Work("trace") { options, tree throws(ValidationError) in
      _ = try await Validator(options: options).trace(tree("App/V.xib"), sources: [tree.path])
    },
    Work("classes") { options, tree throws(ValidationError) in
      _ = try await Validator(options: options).classes(below: [tree.path])
    },
    Work("locate") { options, tree throws(ValidationError) in
      _ = try await Validator(options: options).locate([], below: [tree.path])
    },
    Work("session") { options, tree throws(ValidationError) in
      _ = try await ValidationSession([tree.path], options: options)
    },
  ]

  private static let stories = ["One/spec.json": "{}", "Two/spec.json": "{}"]

  private static func tree(_ others: [String: String] = [:]) throws -> TemporaryTree {
    let files = [
      "App/V.xib": DocumentText.xib(#"<view id="v" customClass="V"/>"#), "App/V.swift": "class V: UIView {}",
    ]
    return try TemporaryTree(files.merging(others) { $1 })
  }

  @Test("Work in a cancelled task throws instead of returning partial results", arguments: works, [1, 2])
  func work(_ work: Work, jobs: Int) async throws {
    let tree = try Self.tree()
    var options = Validator.Options()
    options.jobs = jobs
    let task = Task { [options] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await work.run(options, tree)
    }
    await #expect(throws: ValidationError.cancelled) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: tree("Cache")))
    try await work.run(options, tree)
  }

  @Test("A run that is cancelled between parts throws, and is over then", arguments: [[:], stories])
  func parts(_ stories: [String: String]) async throws {
    let tree = try Self.tree(stories)
    let task = Task {
      var run = try await Validator().run([tree.path])
      if !stories.isEmpty { #expect(try await run.next() != nil) }
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: ValidationError.cancelled) { try await run.next() }
      return run
    }
    var run = try await task.value
    #expect(try await run.next() == nil)
  }

  @Test("A loop over the parts of a cancelled run throws")
  func loop() async throws {
    let tree = try Self.tree(Self.stories)
    let task = Task { try await cancelAfterFirstPart(of: tree.path) }
    await #expect(throws: ValidationError.cancelled) { try await task.value }
  }

  private func cancelAfterFirstPart(of path: String) async throws(ValidationError) {
    for try await _ in try await Validator().run([path]) { withUnsafeCurrentTask { $0?.cancel() } }
  }

  @Test("The parts of a report are not delivered to a cancelled task")
  func report() async throws {
    let report = try await Self.tree().validate()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var run = ValidationRun(report, order: .byPlace)
      _ = try await run.next()
    }
    await #expect(throws: ValidationError.cancelled) { try await task.value }
  }

  @Test("A session throws in a cancelled task, and works the next time")
  func session() async throws {
    let tree = try Self.tree()
    let session = try await ValidationSession([tree.path])
    let expected = try await tree.validate().findings
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session.findings(in: tree("App/V.xib"))
    }
    await #expect(throws: ValidationError.cancelled) { try await task.value }
    #expect(try await session.findings(in: tree("App/V.xib")) == expected)
  }
}
