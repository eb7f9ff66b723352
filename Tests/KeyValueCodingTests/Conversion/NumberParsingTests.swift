import Testing

@testable import KeyValueCoding

@Suite("Numbers in strings, as NSString reads them")
struct NumberParsingTests {
  @Test(
    "longLongValue",
    arguments: [
      ("12", 12), ("-12", -12), ("+12", 12), ("  12", 12), ("\t\n12", 12), ("12abc", 12), ("abc", 0), ("", 0),
      ("-", 0),
      ("1.9", 1), ("0x10", 0), ("1 2", 1), ("- 1", 0), ("--1", 0), ("9223372036854775807", .max),
      ("9223372036854775808", .max), ("-9223372036854775808", .min), ("-99999999999999999999", .min),
      ("٣", 0),
    ] as [(String, Int)]
  )
  func integers(text: String, expected: Int) {
    #expect(NumberParsing.integer(text) == expected)
  }

  @Test(
    "doubleValue",
    arguments: [
      ("1.5", 1.5), ("-1.5", -1.5), ("+1.5", 1.5), (" 1.5", 1.5), ("1.5abc", 1.5), ("abc", 0), ("", 0),
      (".5", 0.5),
      ("5.", 5), ("-.5", -0.5), (".", 0), ("-", 0), ("1e3", 1000), ("1E-2", 0.01), ("1e", 1), ("1e+", 1),
      ("5.e2", 500),
      ("0x10", 0), ("inf", 0), ("nan", 0), ("1,5", 1), ("1e999", .infinity), ("1e-999", 0), ("1.2.3", 1.2),
    ] as [(String, Double)]
  )
  func reals(text: String, expected: Double) {
    #expect(NumberParsing.real(text) == expected)
  }

  @Test(
    "boolValue",
    arguments: [
      ("YES", true), ("yes", true), ("y", true), ("true", true), ("T", true), ("1", true), ("9", true),
      ("  YES", true),
      ("007", true), ("-1", true), ("+0005x", true), ("NO", false), ("no", false), ("false", false),
      ("0", false),
      ("000", false), ("", false), ("on", false), ("-", false), ("x1", false), ("yawn", true),
    ]
  )
  func booleans(text: String, expected: Bool) {
    #expect(NumberParsing.boolean(text) == expected)
  }

  @Test(
    "Whether the whole text is a number",
    arguments: [
      ("1", true), ("-1.5", true), (" 1", true), (".5", true), ("1e3", true), ("1 ", false), ("1a", false),
      ("", false),
      ("inf", false), ("-inf", false), ("nan", false), ("0x10", false), ("1,5", false), ("-", false),
    ]
  )
  func whole(text: String, expected: Bool) {
    #expect(NumberParsing.isNumber(text) == expected)
  }
}
