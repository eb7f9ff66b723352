import Foundation
import Testing

@testable import nibproof

@Suite("Ended from outside", .enabled(if: ToolProcess.isThere), .serialized, .timeLimit(.minutes(5)))
struct RandomInterruptionTests {
  @Test(
    "At whatever moment: an output file is whole, or as it was, and nothing is left beside it",
    arguments: [
      SIGINT, SIGTERM,
    ]
  )
  func signals(_ signal: Int32) throws {
    var files = SampleTree.files(60)
    files["Out/report.json"] = "old"
    let folder = try TemporaryFolder(files)
    let line = "exec \"$NIBPROOF\" validate Documents Sources --reporter json --output Out/report.json"
    let start = Date()
    let whole = try ToolProcess.run(shell: line, in: folder.path)
    let duration = Date().timeIntervalSince(start)
    #expect(whole.status == 1)
    let report = try folder.text("Out/report.json")
    #expect(report.contains("undefined-key"))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<15 {
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder("Out/report.json")))
      // The last moments are those in which the file is written.
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

  @Test("Documents that are mended are whole at every moment")
  func fix() throws {
    let files = SampleTree.files(40)
    let folder = try TemporaryFolder(files)
    let line = "exec \"$NIBPROOF\" fix ."
    let start = Date()
    _ = try ToolProcess.run(shell: line, in: folder.path)
    let duration = Date().timeIntervalSince(start)
    var mended: [String: String] = [:]
    for name in files.keys { mended[name] = try folder.text(name) }
    #expect(mended != files)
    for _ in 0..<8 {
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
