import KeyValueCoding
import Testing

@Suite("Versions of platforms")
struct PlatformVersionTests {
  @Test(
    "One to three numbers separated by dots",
    arguments: [
      ("12", "12.0"), ("12.4", "12.4"), ("10.15.7", "10.15"), ("0.0", "0.0"), ("", nil), (".", nil),
      ("12.", nil),
      (".5", nil), ("1.2.3.4", nil), ("-1", nil), ("+1", nil), ("1 ", nil), ("iOS 12", nil), ("٣", nil),
      ("99999999999999999999", nil), ("1..2", nil),
    ] as [(String, String?)]
  )
  func reading(text: String, expected: String?) {
    #expect(PlatformVersion(text)?.description == expected)
    #expect(PlatformVersion(Substring(text)) == PlatformVersion(text))
  }

  @Test("Versions are compared by number")
  func order() {
    let versions = ["9.3", "10.10", "10.9", "9", "13"].compactMap { PlatformVersion($0) }.sorted()
    #expect(versions.map(\.description) == ["9.0", "9.3", "10.9", "10.10", "13.0"])
  }
}
