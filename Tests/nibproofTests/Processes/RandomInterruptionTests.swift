import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Terminated runs", .enabled(if: ToolProcess.isThere), .serialized)
struct RandomInterruptionTests {
  @Test(
    "At any moment, an output file is complete or unchanged, without leftovers",
    arguments: [
      SIGINT, SIGTERM,
    ]
  )
  func signals(_ signal: Int32) throws {
    var files = SampleTree.files(8)
    files["Out/report.json"] = "old"
    let folder = try TemporaryTree(files)
    let line = "exec \"$NIBPROOF\" validate Documents Sources --reporter json --output Out/report.json"
    let start = Date()
    let whole = try ToolProcess.run(shell: line, in: folder.path)
    let duration = Date().timeIntervalSince(start)
    #expect(whole.status == 1)
    let report = try folder.text("Out/report.json")
    #expect(report.contains("undefined-key"))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5 {
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder("Out/report.json")))
      // The report file is written at the end of the run.
      let delay = Double.random(in: 0.3...1.1, using: &generator) * duration
      let ending = try ToolProcess.run(
        shell: line,
        in: folder.path,
        interruption: ToolProcess.Interruption(signal: signal, delay: delay)
      )
      let text = try folder.text("Out/report.json")
      #expect(text == report || text == "old", "after \(delay) s")
      if ending.status == 1, !ending.wasKilled { #expect(text == report) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder("Out"))
      #expect(names == ["report.json"], "after \(delay) s")
    }
  }

  @Test(
    "Any written file, at any moment",
    arguments: [
      "baseline . --output Out/old", "draw Large.xib --output Out/old",
      "init Out --force",
    ]
  )
  func commands(_ command: String) throws {
    var files = SampleTree.files(6)
    files["Large.xib"] = files["Documents/0é.xib"]?.replacingOccurrences(
      of: "<objects>",
      with: "<objects>" + (0..<2_000).map { "<view id=\"v\($0)\"/>" }.joined()
    )
    let output = command.hasPrefix("init") ? "Out/nibproof.json" : "Out/old"
    files[output] = "old"
    let folder = try TemporaryTree(files)
    let line = "exec \"$NIBPROOF\" \(command)"
    let start = Date()
    _ = try ToolProcess.run(shell: line, in: folder.path)
    let duration = Date().timeIntervalSince(start)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder(output)))
    #expect(whole.count > 3)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder(output)))
      let delay = Double.random(in: 0.3...1.1) * duration
      _ = try ToolProcess.run(
        shell: line,
        in: folder.path,
        interruption: ToolProcess.Interruption(signal: signal, delay: delay)
      )
      let now = try Data(contentsOf: URL(fileURLWithPath: folder(output)))
      #expect(now == whole || now == Data("old".utf8), "after \(delay) s")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder("Out"))
      #expect("Out/" + names.joined(separator: ", ") == output, "after \(delay) s")
    }
  }

  @Test("Fixed documents are complete at any moment")
  func fix() throws {
    let files = SampleTree.files(6)
    let folder = try TemporaryTree(files)
    let line = "exec \"$NIBPROOF\" fix . --unsafe"
    let start = Date()
    _ = try ToolProcess.run(shell: line, in: folder.path)
    let duration = Date().timeIntervalSince(start)
    var mended: [String: String] = [:]
    for name in files.keys { mended[name] = try folder.text(name) }
    #expect(mended != files)
    for _ in 0..<5 {
      for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name))) }
      _ = try ToolProcess.run(
        shell: line,
        in: folder.path,
        interruption: ToolProcess.Interruption(
          signal: SIGTERM,
          delay: Double.random(in: 0.5...1.1) * duration
        )
      )
      for (name, text) in files {
        let now = try folder.text(name)
        #expect(now == text || now == mended[name], "\(name)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder("Documents"))
      #expect(!names.contains { $0.hasSuffix(".partial") }, "\(names.count)")
    }
  }
}
