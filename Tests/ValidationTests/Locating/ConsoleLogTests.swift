import NibLoading
import Testing

@testable import Validation

@Suite("Console logs")
struct ConsoleLogTests {
  @Test("A line without an end is scanned once, and shown in part for each message")
  func endlessLine() {
    let messages = (0..<2_000).map { "Unknown class Card\($0) in Interface Builder file. " }
    let log = ConsoleLog(Array((messages.joined() + "App/View.swift:12: Fatal error").utf8))
    #expect(log.entries.count == 2_000)
    #expect(log.entries.allSatisfy { $0.text.utf8.count <= 4_100 && $0.text.hasSuffix("…") })
    #expect(log.entries.allSatisfy { $0.source == ConsoleLog.SourcePlace(file: "View.swift", line: 12) })
  }

  @Test("The source in a folder whose name contains '.swift'")
  func folder() {
    let line = "Fatal error: init(coder:) has not been implemented: file /me/.swiftpm/App/View.swift, line 12"
    let log = ConsoleLog(Array(line.utf8))
    #expect(log.entries.map(\.source) == [ConsoleLog.SourcePlace(file: "View.swift", line: 12)])
  }

  @Test("Repeated messages are counted with the first, once per line")
  func again() {
    let line = "Unknown class Card in Interface Builder file."
    let log = ConsoleLog(Array("\(line) \(line)\n\n\(line)\n".utf8))
    #expect(log.entries.map(\.numbers) == [[1, 3]])
    #expect(log.entries.first?.text == "\(line) \(line)")
  }
}
