import KeyValueCoding
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("System symbols of later systems")
struct NewerSymbolTests {
  typealias Row = Example<(symbol: String, system: String), [String]>

  private static func row(
    _ symbol: String,
    _ system: String,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row("\(symbol) on \(system)", (symbol, system), expected, sourceLocation: sourceLocation)
  }

  static let rows: [Row] = [
    row("gearshape", "13.0", finds: ["missing-resource silent gearshape Home.xib"]),
    row("gearshape", "13.7", finds: ["missing-resource silent gearshape Home.xib"]),
    row("gearshape", "14.0"),
    row("gearshape", "15.0"),
    row("gear", "13.0"),
    row("an.unknown.symbol", "13.0"),
  ]

  private func found(_ view: String, _ system: String, code: String = "") async throws -> [String] {
    try await TemporaryTree([
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: ["App/Home.swift", "App/Home.xib"],
          settings: "PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = \(system);"
        )
      ]),
      "App/Home.swift": "import UIKit\nclass Home: UIViewController {\n\(code)\n}", "App/Home.xib": xib(view),
    ]).found().map { $0.split(separator: ":").first.map(String.init) ?? $0 }
  }

  @Test("A symbol", arguments: rows)
  func symbol(_ row: Row) async throws {
    let view = #"<imageView id="i-1" image="\#(row.input.symbol)" catalog="system"/>"#
    #expect(try await found(view, row.input.system) == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("An image of the app with the name of a symbol is another image")
  func ofApp() async throws {
    let own = try await found(#"<imageView id="i-1" image="gearshape"/>"#, "13.0")
    #expect(own == ["missing-resource dropped gearshape Home.xib"])
  }

  @Test("All symbols of the table have a release")
  func table() {
    #expect(NewerSymbol.introduction(of: "gearshape", on: .iOS) == PlatformVersion(14, 0))
    #expect(NewerSymbol.introduction(of: "gearshape", on: .macOS) == PlatformVersion(11, 0))
    #expect(NewerSymbol.introduction(of: "car", on: .tvOS) == PlatformVersion(13, 0))
    #expect(NewerSymbol.introduction(of: "=", on: .iOS) == nil)
  }
}
