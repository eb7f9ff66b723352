import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@testable import Checks
@testable import Reporting

/// The messages that reports select by case; the expected output of the reporters covers the other messages.
@Suite("Messages of reports")
struct ReportMessagesTests {
  typealias Row = Example<String, String>

  static let consequences: [Row] = [
    Row(ReportMessages.meaning(of: .crash), "crash: loading terminates the app"),
    Row(
      ReportMessages.meaning(of: .dropped),
      "dropped: loading logs an error and ignores the value, connection, class or resource"
    ),
    Row(
      ReportMessages.meaning(of: .crashOnUse),
      "crash on use: loading succeeds, but the first use terminates the app"
    ),
    Row(
      ReportMessages.meaning(of: .silent),
      "silent: nothing is logged, and the result is wrong"
    ),
    Row(
      ReportMessages.meaning(of: .unverified),
      "unverified: the result depends on something unknown"
    ),
    Row(ReportMessages.meaning(of: .invalid), "invalid: the document is broken"),
  ]

  private static func unreachable(_ consequence: Consequence) -> String {
    var finding = Samples.unreachable
    finding.consequence = consequence
    return ReportMessages.meaning(of: finding)
  }

  static let latencies: [Row] = [
    Row(unreachable(.crash), "crash, unreachable: loading would terminate the app"),
    Row(
      unreachable(.dropped),
      "dropped, unreachable: loading would log an error and ignore the value, connection, class or resource"
    ),
    Row(
      unreachable(.crashOnUse),
      "crash on use, unreachable: loading would succeed, but the first use would terminate the app"
    ),
    Row(
      unreachable(.silent),
      "silent, unreachable: nothing would be logged, and the result would be wrong"
    ),
    Row(unreachable(.invalid), "invalid, unreachable: the document is broken"),
    Row(
      ReportMessages.unreachable(Samples.unreachable),
      "crash, unreachable: no code or document loads this nib"
    ),
  ]

  static let outcomes: [Row] = [
    Row(ReportMessages.meaning(of: .stores), "stored unchanged"),
    Row(ReportMessages.meaning(of: .converts), "converted: the setter receives the result of the message"),
    Row(ReportMessages.meaning(of: .storesNil), "the property becomes nil"),
    Row(ReportMessages.meaning(of: .empties), "the property becomes empty"),
    Row(
      ReportMessages.meaning(of: .storesWrongObject),
      "stored without a check, although the property expects another class"
    ),
    Row(
      ReportMessages.meaning(of: .raisesForNil),
      "raises: could not set nil as the value for the key"
    ),
    Row(
      ReportMessages.meaning(of: .raisesUnrecognizedSelector),
      "raises: the value does not respond to the message"
    ),
    Row(
      ReportMessages.meaning(of: .undefinedKey),
      "raises: not key value coding-compliant for the key"
    ),
    Row(ReportMessages.meaning(of: .traps), "terminates the app"),
    Row(ReportMessages.meaning(of: .undecided), "unknown"),
  ]

  static let reasons: [Row] = [
    Row(ReportMessages.reason(.predicted), "exact match: loading the document prints this line"),
    Row(ReportMessages.reason(.named), "same name"),
    Row(ReportMessages.reason(.withoutInitialController), "no initial view controller"),
    Row(ReportMessages.reason(.sameClass), "same class"),
    Row(ReportMessages.reason(.otherModule), "a class of the same name in another module"),
    Row(ReportMessages.reason(.fallback(from: "A")), "this class is created instead if 'A' is not found"),
    Row(ReportMessages.reason(.reportedEarlier), "an earlier line reports the class as missing"),
    Row(ReportMessages.reason(.subclass(of: "A")), "the class inherits from 'A'"),
    Row(ReportMessages.reason(.otherOwner), "File's Owner is the object that loads the nib"),
    Row(
      ReportMessages.reason(.withoutOwner),
      "a nib loaded with a nil owner connects outlets to a plain 'NSObject'"
    ),
    Row(ReportMessages.reason(.namedFile), "the message names the file"),
    Row(ReportMessages.reason(.alongKeyPath), "the key is part of the key path"),
    Row(ReportMessages.reason(.responderChain), "the action is sent up the responder chain"),
    Row(
      ReportMessages.reason(.unconnected(outlet: "a")),
      "outlet 'a' is not connected, and the line uses it"
    ),
    Row(
      ReportMessages.reason(.withoutCustomClass),
      "the object has no custom class, but the identifier is the name of the expected class"
    ),
    Row(ReportMessages.reason(.asked), "the name is requested here"),
    Row(ReportMessages.reason(.inNoTarget), "the file exists, but no target builds it"),
  ]

  @Test("Each case has a message", arguments: consequences + latencies + outcomes + reasons)
  func messages(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
