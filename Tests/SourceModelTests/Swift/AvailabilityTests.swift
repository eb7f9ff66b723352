import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax
import SourceTestSupport
import Testing

@Suite struct AvailabilityTests {
  struct AvailabilityCase {
    var attribute: String
    var unavailable: PlatformSet
    var introduced: [Platform: PlatformVersion]
    var location: SourceLocation

    init(
      _ attribute: String,
      unavailable: PlatformSet = [],
      introduced: [Platform: PlatformVersion] = [:],
      location: SourceLocation = #_sourceLocation
    ) {
      self.attribute = attribute
      self.unavailable = unavailable
      self.introduced = introduced
      self.location = location
    }
  }

  @Test(
    arguments: [
      AvailabilityCase("@available(iOS 13.0, *)", introduced: [.iOS: PlatformVersion(13)]),
      AvailabilityCase(
        "@available(iOS 9.1, macOS 10.11.4, *)",
        introduced: [.iOS: PlatformVersion(9, 1), .macOS: PlatformVersion(10, 11)]
      ),
      AvailabilityCase("@available(OSX 10, *)", introduced: [.macOS: PlatformVersion(10)]),
      AvailabilityCase("@available(tvOS, unavailable)", unavailable: .tvOS),
      AvailabilityCase("@available(*, deprecated, message: \"iOS 3\")"),
      AvailabilityCase("@available(iOS, introduced: 9.0, deprecated: 12.0)"),
      AvailabilityCase("@available(swift 5.1)"),
      AvailabilityCase(
        "@available(iOS 15, *) @available(watchOS, unavailable)",
        unavailable: .watchOS,
        introduced: [.iOS: PlatformVersion(15)]
      ),
    ]
  )
  func readsAvailability(_ testCase: AvailabilityCase) throws {
    let interface = SourceFile(
      reading: Array("class A { \(testCase.attribute) var x: Int }".utf8),
      path: "A.swift"
    )
    let traits = try #require(
      interface.types.first?.properties.first?.traits,
      sourceLocation: testCase.location
    )
    #expect(traits.unavailablePlatforms == testCase.unavailable, sourceLocation: testCase.location)
    for platform in Platform.allCases {
      #expect(
        traits.introduced(on: PlatformSet(platform)) == testCase.introduced[platform],
        sourceLocation: testCase.location
      )
    }
  }
}
