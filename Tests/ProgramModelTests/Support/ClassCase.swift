import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// Swift sources, with the expected descriptions of their classes.
struct ClassCase: CustomTestStringConvertible, Sendable {
  var name: String
  var sources: [String]
  var platform: Platform
  var expected: [String]
  var location: SourceLocation

  init(
    _ name: String,
    _ sources: String...,
    platform: Platform = .iOS,
    expect expected: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.sources = sources
    self.platform = platform
    self.expected = expected.split(separator: "\n").map(String.init)
    self.location = location
  }

  var testDescription: String { name }

  /// The classes to which the sources resolve.
  var resolved: ResolvedClasses {
    let interfaces = sources.enumerated().map { index, source in
      SourceFile(reading: Array(source.utf8), path: "File\(index + 1).swift", module: "App")
    }
    return InterfaceResolver(sources: interfaces, catalog: TestFrameworks.catalog, platform: platform)
      .resolve()
  }

  func check() {
    #expect(Rendering.lines(resolved) == expected, sourceLocation: location)
  }
}
