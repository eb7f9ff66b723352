import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Foundation's values as properties")
struct FoundationValuesTests {
  private final class Config {
    var url = URL(filePath: "/")
    var id = UUID()
    var start = Date.distantPast
    var price = Decimal(0)
    var data = Data()
    var proxy: URL?
    var mirrors: [URL] = []
  }

  private let registry: TypeRegistry
  private let config = Config()

  init() throws {
    registry = try TypeRegistry {
      $0.register(Config.self) {
        $0.property("url", \.url)
        $0.property("id", \.id)
        $0.property("start", \.start)
        $0.property("price", \.price)
        $0.property("data", \.data)
        $0.property("proxy", \.proxy)
        $0.property("mirrors", \.mirrors)
      }
    }
  }

  struct Case: CustomTestStringConvertible {
    var key: AttributeKeyPath
    var value: AttributeValue
    var result: AttributeValue
    var location: SourceLocation

    init(
      _ key: AttributeKeyPath,
      _ value: AttributeValue,
      _ result: AttributeValue? = nil,
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.key, self.value, self.result, self.location) = (key, value, result ?? value, location)
    }

    var testDescription: String { "\(key) = \(value)" }
  }

  private static func decimal(_ text: String) -> AttributeValue {
    AttributeValue.DecimalNumber(text).map { .decimal($0) } ?? .nil
  }

  static let right = [
    Case("url", "https://example.org/a?b=c"), Case("id", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
    Case("id", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
    Case("start", "2026-11-25T14:30:00Z", .date(secondsSinceReferenceDate: 817_309_800)),
    Case("start", "2026-11-25", .date(secondsSinceReferenceDate: 817_257_600)),
    Case("start", "2026-11-25T14:30:00+01:00", .date(secondsSinceReferenceDate: 817_306_200)),
    Case("start", "2026-11-25T14:30:00.250Z", .date(secondsSinceReferenceDate: 817_309_800.25)),
    Case("start", .date(secondsSinceReferenceDate: 1_700_000_000.123456)),
    Case("price", "0.1", decimal("0.1")), Case("price", 0.1, decimal("0.1")),
    Case("price", 12, decimal("12")),
    Case("price", "-1.5e3", decimal("-1500")), Case("price", decimal("0.12345678901234567890123")),
    Case("price", .unsigned(.max), decimal("18446744073709551615")),
    Case("data", "AQID", .data([1, 2, 3])), Case("data", "", .data([])), Case("data", .data([4])),
    Case("proxy", .nil), Case("proxy", "http://proxy:80"),
    Case("mirrors", ["http://a", "http://b"]),
  ]

  @Test("A value is set from its text or number, and read again", arguments: right)
  func rightValue(one: Case) throws {
    let report = registry.apply([RuntimeAttribute(one.key, one.value)], to: config)
    #expect(report.failures.isEmpty, sourceLocation: one.location)
    let value = try registry.value(forKeyPath: one.key, of: config, as: AttributeValue.self)
    #expect((value ?? .nil) == one.result, sourceLocation: one.location)
  }

  static let wrong: [(AttributeKeyPath, AttributeValue, String)] = [
    ("url", "", #"cannot set 'Config.url' of type 'URL' to """#),
    ("url", 5, "cannot set 'Config.url' of type 'URL' to 5"),
    ("url", .nil, "cannot set 'Config.url' of type 'URL' to nil"),
    ("id", "abc", #"cannot set 'Config.id' of type 'UUID' to "abc""#),
    ("start", "tomorrow", #"cannot set 'Config.start' of type 'Date' to "tomorrow""#),
    ("start", "2026-13-45", #"cannot set 'Config.start' of type 'Date' to "2026-13-45""#),
    ("start", "2026-11-25T14:30:00", #"cannot set 'Config.start' of type 'Date' to "2026-11-25T14:30:00""#),
    ("start", "2026-11-25 or so", #"cannot set 'Config.start' of type 'Date' to "2026-11-25 or so""#),
    ("start", "2026-11-25Tnoon", #"cannot set 'Config.start' of type 'Date' to "2026-11-25Tnoon""#),
    ("start", 5, "cannot set 'Config.start' of type 'Date' to 5"),
    ("start", "2024-02-30", #"cannot set 'Config.start' of type 'Date' to "2024-02-30""#),
    ("start", "2023-02-29T10:00:00Z", #"cannot set 'Config.start' of type 'Date' to "2023-02-29T10:00:00Z""#),
    ("start", "2024-02-29T24:00:00Z", #"cannot set 'Config.start' of type 'Date' to "2024-02-29T24:00:00Z""#),
    ("start", "2024-02-29T10:61:00Z", #"cannot set 'Config.start' of type 'Date' to "2024-02-29T10:61:00Z""#),
    ("url", "not a url", #"cannot set 'Config.url' of type 'URL' to "not a url""#),
    ("price", "12abc", #"cannot set 'Config.price' of type 'Decimal' to "12abc""#),
    ("price", .real(.nan), "cannot set 'Config.price' of type 'Decimal' to nan"),
    ("price", "", #"cannot set 'Config.price' of type 'Decimal' to """#),
    ("price", true, "cannot set 'Config.price' of type 'Decimal' to true"),
    ("data", "%%", #"cannot set 'Config.data' of type 'Data' to "%%""#),
    ("proxy", 5, "cannot set 'Config.proxy' of type 'URL?' to 5"),
    ("mirrors", ["http://a", 5], "cannot set 'Array<URL>.1' of type 'URL' to 5"),
  ]

  @Test("A value that the type cannot represent raises and sets nothing", arguments: wrong)
  func wrongValue(key: AttributeKeyPath, value: AttributeValue, message: String) throws {
    let before = try registry.value(forKeyPath: key, of: config)
    let report = registry.apply([RuntimeAttribute(key, value)], to: config)
    #expect(report.failures.map { $0.error.description } == [message])
    #expect(try registry.value(forKeyPath: key, of: config) == before)
  }

  @Test("Swift values are set and read unchanged")
  func values() throws {
    let (url, date) = (try #require(URL(string: "http://a")), Date(timeIntervalSinceReferenceDate: 0.5))
    try registry.setValue(url, forKeyPath: "proxy", of: config)
    try registry.setValue(date, forKeyPath: "start", of: config)
    try registry.setValue([url], forKeyPath: "mirrors", of: config)
    #expect(config.proxy == url && config.start == date && config.mirrors == [url])
    #expect(try registry.value(forKeyPath: "proxy", of: config, as: URL.self) == url)
    #expect(try registry.value(forKeyPath: "start", of: config, as: Date.self) == date)
  }
}
