import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@testable import Reporting

/// Pins the messages that reports choose by a case; the rest is in the goldens of the reporters that print it.
@Suite("Messages of reports")
struct SentencesTests {
  typealias Row = Example<String, String>

  static let consequences: [Row] = [
    Row(Sentences.meaning(of: .crash), "crash: loading terminates the app"),
    Row(Sentences.meaning(of: .dropped), "dropped: loading logs it and continues without it"),
    Row(Sentences.meaning(of: .later), "crash on use: loading succeeds, the first use terminates the app"),
    Row(
      Sentences.meaning(of: .silent),
      "silent: nothing is logged, and the result is wrong"
    ),
    Row(Sentences.meaning(of: .unproved), "unverified: it depends on something that was not found"),
    Row(Sentences.meaning(of: .invalid), "invalid: the document is broken"),
  ]

  private static func unreachable(_ consequence: Consequence) -> String {
    var finding = Samples.unreachable
    finding.consequence = consequence
    return Sentences.meaning(of: finding)
  }

  static let latencies: [Row] = [
    Row(unreachable(.crash), "crash, unreachable: loading would terminate the app"),
    Row(unreachable(.dropped), "dropped, unreachable: loading would log it and continue without it"),
    Row(
      unreachable(.later),
      "crash on use, unreachable: loading would succeed, the first use would terminate the app"
    ),
    Row(
      unreachable(.silent),
      "silent, unreachable: nothing would be logged, and the result would be wrong"
    ),
    Row(unreachable(.invalid), "invalid, unreachable: the document is broken"),
  ]

  static let outcomes: [Row] = [
    Row(Sentences.meaning(of: .stores), "stored as it is"),
    Row(Sentences.meaning(of: .converts), "converted: the setter gets what the message returns"),
    Row(Sentences.meaning(of: .storesNil), "the property becomes nil"),
    Row(Sentences.meaning(of: .empties), "the property becomes empty"),
    Row(
      Sentences.meaning(of: .storesWrongObject),
      "stored unchecked, though the property expects something else"
    ),
    Row(
      Sentences.meaning(of: .raisesForNil),
      "raises: could not set nil as the value for the key"
    ),
    Row(
      Sentences.meaning(of: .raisesUnrecognizedSelector),
      "raises: the value does not respond to the message"
    ),
    Row(
      Sentences.meaning(of: .undefinedKey),
      "raises: not key value coding-compliant for the key"
    ),
    Row(Sentences.meaning(of: .traps), "ends the app"),
    Row(Sentences.meaning(of: .undecided), "not known"),
  ]

  static let reasons: [Row] = [
    Row(Sentences.reason(.foretold), "exact match: loading the document prints this line"),
    Row(Sentences.reason(.named), "same name"),
    Row(Sentences.reason(.withoutInitialController), "no initial view controller"),
    Row(Sentences.reason(.sameClass), "same class"),
    Row(Sentences.reason(.otherModule), "a class of the same name in another module"),
    Row(Sentences.reason(.fallback(from: "A")), "this class is created instead if A is not found"),
    Row(Sentences.reason(.statedBefore), "an earlier line reports the class as missing"),
    Row(Sentences.reason(.subclass(of: "A")), "the class inherits from A"),
    Row(Sentences.reason(.otherOwner), "File's Owner is the object that loads the nib"),
    Row(
      Sentences.reason(.withoutOwner),
      "an NSObject takes the place of the owner if a nib is loaded without one"
    ),
    Row(Sentences.reason(.namedFile), "the message names the file"),
    Row(Sentences.reason(.alongKeyPath), "the key is part of the key path"),
    Row(Sentences.reason(.responderChain), "the action goes up the responder chain"),
    Row(
      Sentences.reason(.unconnected(outlet: "a")),
      "outlet 'a' is not connected, and the line uses it"
    ),
    Row(
      Sentences.reason(.withoutCustomClass),
      "no custom class, but the identifier is the name of the expected class"
    ),
    Row(Sentences.reason(.asked), "the name is requested here"),
    Row(Sentences.reason(.inNoTarget), "the file exists, but no target builds it"),
  ]

  @Test("Each case has its message", arguments: consequences + latencies + outcomes + reasons)
  func messages(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
