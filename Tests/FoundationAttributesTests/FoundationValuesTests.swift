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

  private let registry: ClassRegistry
  private let config = Config()

  init() throws {
    registry = try ClassRegistry {
      Class(Config.self) {
        Property("url", \.url)
        Property("id", \.id)
        Property("start", \.start)
        Property("price", \.price)
        Property("data", \.data)
        Property("proxy", \.proxy)
        Property("mirrors", \.mirrors)
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

  static let right = [
    Case("url", "https://example.org/a?b=c"), Case("id", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
    Case("id", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
    Case("start", "2026-11-25T14:30:00Z"), Case("start", "2026-11-25", "2026-11-25T00:00:00Z"),
    Case("start", "2026-11-25T14:30:00+01:00", "2026-11-25T13:30:00Z"),
    Case("start", "2026-11-25T14:30:00.250Z"), Case("price", "0.1"), Case("price", 0.1, "0.1"),
    Case("price", 12, "12"), Case("price", "-1.5e3", "-1500"),
    Case("price", "123456789012345678901234567890"),
    Case("data", "AQID"), Case("data", ""), Case("proxy", .nil), Case("proxy", "http://proxy:80"),
    Case("mirrors", ["http://a", "http://b"]),
  ]

  @Test("A value is set from its text or number, and read again", arguments: right)
  func rightValue(one: Case) throws {
    let report = registry.apply([RuntimeAttribute(one.key, one.value)], to: config)
    #expect(report.failures.isEmpty, sourceLocation: one.location)
    let value = try registry.value(forKeyPath: one.key, of: config, as: AttributeValue.self)
    #expect(value == one.result, sourceLocation: one.location)
  }

  static let wrong: [(AttributeKeyPath, AttributeValue, String)] = [
    ("url", "", #"Config.url is a URL; "" is not one"#), ("url", 5, "Config.url is a URL; 5 is not one"),
    ("url", .nil, "Config.url is a URL; nil is not one"),
    ("id", "abc", #"Config.id is a UUID; "abc" is not one"#),
    ("start", "tomorrow", #"Config.start is a Date; "tomorrow" is not one"#),
    ("start", "2026-13-45", #"Config.start is a Date; "2026-13-45" is not one"#),
    ("start", "2026-11-25T14:30:00", #"Config.start is a Date; "2026-11-25T14:30:00" is not one"#),
    ("start", "2026-11-25 or so", #"Config.start is a Date; "2026-11-25 or so" is not one"#),
    ("start", "2026-11-25Tnoon", #"Config.start is a Date; "2026-11-25Tnoon" is not one"#),
    ("start", 5, "Config.start is a Date; 5 is not one"),
    ("price", "12abc", #"Config.price is a Decimal; "12abc" is not one"#),
    ("price", .real(.nan), "Config.price is a Decimal; nan is not one"),
    ("price", "", #"Config.price is a Decimal; "" is not one"#),
    ("price", true, "Config.price is a Decimal; true is not one"),
    ("data", "%%", #"Config.data is a Data; "%%" is not one"#),
    ("proxy", 5, "Config.proxy is a URL?; 5 is not one"),
    ("mirrors", ["http://a", 5], #"Config.mirrors is a [URL]; ["http://a", 5] is not one"#),
  ]

  @Test("A value that the type cannot represent raises and sets nothing", arguments: wrong)
  func wrongValue(key: AttributeKeyPath, value: AttributeValue, message: String) throws {
    let before = try registry.value(forKeyPath: key, of: config)
    let report = registry.apply([RuntimeAttribute(key, value)], to: config)
    #expect(report.failures.map { $0.error?.description } == [message])
    #expect(try registry.value(forKeyPath: key, of: config) == before)
  }

  @Test("Swift values are set and read unchanged")
  func values() throws {
    let (url, date) = (try #require(URL(string: "http://a")), Date(timeIntervalSinceReferenceDate: 0.5))
    try registry.setValue(url, forKeyPath: "proxy", of: config)
    try registry.setValue(date, forKeyPath: "start", of: config)
    try registry.setValue([url], forKeyPath: "mirrors", of: config)
    #expect(config.proxy == url && config.start == date && config.mirrors == [url])
    #expect(registry["proxy", of: config] == url)
    #expect(registry["start", of: config] == date)
  }
}
