import NibproofTestSupport
import RuntimeAttributes
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  private static let texts: [Example<String, String>] = [
    Example("0", "0"), Example("-0", "0"), Example("000", "0"), Example("0.0", "0"), Example("1.50", "1.5"),
    Example("15e-1", "1.5"), Example("-.5", "-0.5"), Example("5.", "5"), Example("+7", "7"),
    Example("1e3", "1000"), Example("0.00012", "0.00012"), Example("1e400", "1e400"),
    Example("12e-50", "12e-50"),
    Example("0.12345678901234567890123", "0.12345678901234567890123"),
    Example("123456789012345678901234567890", "123456789012345678901234567890"),
  ]

  @Test("Numbers are read and printed in one form", arguments: texts)
  func reading(example: Example<String, String>) throws {
    let number = try #require(
      AttributeValue.DecimalNumber(example.input),
      sourceLocation: example.sourceLocation
    )
    #expect(number.description == example.expected, sourceLocation: example.sourceLocation)
    #expect(
      AttributeValue.DecimalNumber(number.description) == number,
      sourceLocation: example.sourceLocation
    )
  }

  @Test(
    "Other texts are not numbers",
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1.2.3", "inf", "nan", "0x10", " 1", "1 ", "1e99999999999999999999",
    ]
  )
  func others(text: String) {
    #expect(AttributeValue.DecimalNumber(text) == nil)
  }

  @Test("Integers and floating-point numbers that are equal or near")
  func conversions() {
    #expect(AttributeValue.DecimalNumber("18446744073709551615")?.integer() == UInt64.max)
    #expect(AttributeValue.DecimalNumber("18446744073709551616")?.integer(as: UInt64.self) == nil)
    #expect(AttributeValue.DecimalNumber("1.5")?.integer(as: Int.self) == nil)
    #expect(AttributeValue.DecimalNumber("12e2")?.integer() == 1200)
    #expect(AttributeValue.DecimalNumber("1e400")?.real == .infinity)
    #expect(AttributeValue.DecimalNumber("0.1")?.real == 0.1)
    #expect(AttributeValue(UInt64.max) == .unsigned(.max))
    #expect(AttributeValue(Int8(-3)) == -3)
  }
}
