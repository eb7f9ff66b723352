import NibLoading
import NibproofTestSupport
import Testing

@testable import Validation

/// Crash reports in JSON, which consist of a header line and a body.
@Suite("Crash reports in JSON")
struct CrashReportTests {
  private static let compliant = "this class is not key value coding-compliant for the key"
  private static let header = #"{"app_name":"App","bug_type":"309","os_version":"iPhone OS 17.4 (21E219)"}"#

  private static func message(_ key: String) -> String {
    "[<App.BadgeController 0x105> setValue:forUndefinedKey:]: \(compliant) \(key)."
  }

  /// Returns a body whose message is on its fifth line.
  private static func body(_ key: String, composed: Bool = true) -> String {
    let last = composed ? #","composed_message":"\#(message(key))""# : ""
    return """
      {
        "procName" : "App",
        "exception" : {"codes":"0x0, 0x0","type":"EXC_CRASH","signal":"SIGABRT"},
        "asi" : {"libsystem_c.dylib":["abort() called"]},
        "exceptionReason" : {"arguments":["<App.BadgeController 0x105>","setValue:forUndefinedKey:","\(key)"],\
      "format_string":"[%@ %s]: \(compliant) %@.","name":"NSUnknownKeyException"\(last)},
        "faultingThread" : 0,
        "threads" : [{"id":1,"frames":[{"symbol":"-[NSObject setValue:forUndefinedKey:]"}]},{"id":2,"triggered":true}],
        "asiBacktraces" : ["0   CoreFoundation  0x1 __exceptionPreprocess + 164"]
      }
      """
  }

  /// A crash report, and the line numbers and keys of the messages in it.
  private static let cases: [(name: String, text: String, messages: [(line: Int, key: String)])] = [
    ("header and body", "\(header)\n\(body("one"))\n", [(6, "one")]),
    ("body alone", body("one"), [(5, "one")]),
    ("CRLF", "\(header)\n\(body("one"))\n".replacing("\n", with: "\r\n"), [(6, "one")]),
    ("byte order mark", "\u{FEFF}\(header)\n\(body("one"))", [(6, "one")]),
    ("text around it", "\nReport:\n\(header)\n\(body("one"))\n\nEnd\n", [(8, "one")]),
    ("several reports", "\(header)\n\(body("one"))\n\(header)\n\(body("two"))\n", [(6, "one"), (16, "two")]),
    ("no composed message", "\(header)\n\(body("one", composed: false))", [(6, "one")]),
    ("end missing", String("\(header)\n\(body("one"))".dropLast(20)), [(6, "one")]),
    ("part of a report", #""composed_message" : "\#(message("one"))","#, [(1, "one")]),
    (
      "application information",
      "\(header)\n{ \"asi\" : {\"CoreFoundation\":[\"*** Terminating app due to uncaught exception, reason: '\(message("one"))'\"]} }",
      [(2, "one")]
    ),
    (
      "the log command",
      #"{"eventMessage":"\#(message("one"))","formatString":"[%@ %s]: \#(compliant) %@."}"# + "\n"
        + #"{"eventMessage":"\#(message("two"))","formatString":"%{public}s"}"#,
      [(1, "one"), (2, "two")]
    ),
    (
      "MetricKit",
      #"{"exceptionReason":{"composedMessage":"\#(message("one"))","arguments":["a"],"formatString":"\#(message("%@"))"}}"#,
      [(1, "one")]
    ),
    ("a format without arguments", #""format_string" : "[%@ %s]: \#(compliant) %@.","#, []),
  ]

  @Test("Each message is read once, with its line", arguments: cases)
  func messages(_ name: String, _ text: String, _ messages: [(line: Int, key: String)]) {
    let log = ConsoleLog(Array(text.utf8))
    #expect(log.entries.map(\.numbers) == messages.map { [$0.line] }, "\(name)")
    #expect(
      log.entries.map(\.statement)
        == messages.map { ConsoleStatement.undefinedKey($0.key, className: "App.BadgeController") },
      "\(name)"
    )
    #expect(
      log.entries.allSatisfy { !$0.text.hasPrefix("{") && !$0.text.contains("format_string") },
      "\(name)"
    )
  }

  @Test("A log with many braces")
  func braces() {
    let line = "{ Unknown class Card in Interface Builder file.\n"
    let log = ConsoleLog(Array(String(repeating: line, count: 2_000).utf8))
    #expect(log.entries.count == 1)
  }

  @Test("The outlet of a report; an action without a match is quoted without the JSON")
  func places() async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    func locate(_ text: String) async throws -> LocationReport {
      try await Validator().locate(Array(text.utf8), below: [tree.path])
    }
    let outlet = try await locate("\(Self.header)\n\(Self.body("badgeLabel"))")
    #expect(outlet.isWhole)
    #expect(outlet.lines.first?.places.first.map { tree.relative($0.file) } == "Badge.xib")
    let selector = "-[App.BadgeController share:]: unrecognized selector sent to instance 0x206"
    let action = try await locate(
      "\(Self.header)\n{ \"exceptionReason\" : {\"composed_message\":\"\(selector)\"} }"
    )
    #expect(action.lines.map(\.text) == [selector])
    #expect(action.lines.flatMap(\.places).isEmpty)
  }
}
