import Foundation
import NibproofTestSupport
import ProjectModel
import Testing
import Validation

@testable import nibproof

/// A clock that tests advance manually.
private final class Clock: @unchecked Sendable {
  var time = 100.0
}

@Suite("The progress line")
struct ProgressLineTests {
  private static let erasure = "\r\u{1B}[K"

  @Test("The line appears after a delay, shows counts and speed, is overwritten in place, and disappears")
  func drawn() {
    let (clock, text) = (Clock(), WrittenText())
    nonisolated(unsafe) let written = text
    let line = ProgressLine(now: { clock.time }, write: { written.write($0) })
    line.advance(.sources, by: 1, of: 1000)
    clock.time += 0.25
    line.advance(.sources, by: 99, of: 1000)
    #expect(text.text.isEmpty)
    clock.time += 0.25
    line.advance(.sources, by: 100, of: 1000)
    #expect(text.text == Self.erasure + "Reading 200 of 1000 sources, 400 a second")
    clock.time += 0.01
    line.advance(.sources, by: 100, of: 1000)
    #expect(!text.text.contains("300"))
    clock.time += 0.49
    line.advance(.documents, by: 10, of: 20)
    #expect(
      text.text.hasSuffix(Self.erasure + "Reading 10 of 20 documents, 300 of 1000 sources, 310 a second")
    )
    clock.time += 1
    line.advance(.loads, by: 1, of: 3)
    #expect(text.text.hasSuffix(Self.erasure + "Loading 1 of 3 documents"))
    clock.time += 1
    line.advance(.loads, by: 2, of: 3)
    clock.time += 1
    line.advance(.loads, by: 1, of: 1)
    #expect(text.text.hasSuffix(Self.erasure + "Loading 1 of 1 documents"))
    line.finish()
    #expect(text.text.hasSuffix("of 1 documents" + Self.erasure))
    let all = text.text
    clock.time += 1
    line.advance(.loads, by: 1, of: 1)
    line.finish()
    #expect(text.text == all)
  }

  @Test("The line is truncated to the terminal's width")
  func narrow() {
    let (clock, text) = (Clock(), WrittenText())
    nonisolated(unsafe) let written = text
    let line = ProgressLine(now: { clock.time }, columns: { 20 }, write: { written.write($0) })
    clock.time += 1
    line.advance(.sources, by: 1, of: 4000)
    #expect(text.text == Self.erasure + "Reading 1 of 4000 s")
  }

  @Test("A short run shows nothing")
  func short() {
    let (clock, text) = (Clock(), WrittenText())
    nonisolated(unsafe) let written = text
    let line = ProgressLine(now: { clock.time }, write: { written.write($0) })
    line.advance(.documents, by: 5, of: 5)
    line.finish()
    #expect(text.text.isEmpty)
  }

  @Test("A run reports each source, document and load; a quiet run shows no line")
  func stages() async throws {
    let folder = try TemporaryTree([
      "A.xib": "", "B.swift": "class B {}", "C.swift": "class C {}",
    ])
    let counter = Counter()
    _ = try await ValidationProgress.observed(by: counter) { () async throws(ValidationError) in
      try await Validator().validate([folder.path])
    }
    #expect(counter.counts == [.sources: 2, .documents: 1])
    var console = Console(output: WrittenText(), errors: WrittenText())
    nonisolated(unsafe) var made = 0
    console.progressLine = {
      made += 1
      return ProgressLine(now: { 0 }, write: { _ in })
    }
    #expect(await CommandLineTool.run(["--quiet", folder.path], console: &console) == .found)
    #expect(made == 0)
    #expect(await CommandLineTool.run([folder.path], console: &console) == .found)
    #expect(made == 1)
  }
}

private final class Counter: ValidationProgress.Observer, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var counts: [ValidationProgress.Stage: Int] = [:]

  func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
    lock.withLock { counts[stage, default: 0] += number }
  }

  func passOver(_ path: String, reason: String) {}
}
