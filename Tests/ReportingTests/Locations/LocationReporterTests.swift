import Foundation
import NibLoading
import RuntimeAttributes
import Testing
import Validation

@testable import Checks
@testable import Reporting

@Suite("Reports of places")
struct LocationReporterTests {
  private static let document = "<document>\n  <outlet property=\"title\"/>\n</document>\n"

  private static let finding = Finding(
    id: .undefinedOutlet,
    consequence: .crash,
    message: "'Panel' has no outlet 'title'",
    file: "Panel.xib",
    position: SourcePosition(line: 2, column: 3),
    keyPath: "title",
    declaration: FileLocation(file: "Panel.swift", position: SourcePosition(line: 4, column: 7)),
    suggestion: "titel"
  )

  private static func report(_ places: Int) -> LocationReport {
    let owner = Finding.Object(id: "-1", className: "Panel", element: "placeholder", label: "File's Owner")
    let found = (0..<places).map { number in
      LocatedPlace(
        kind: .outlet,
        file: number == 0 ? "Panel.xib" : "Other\(number).xib",
        position: SourcePosition(line: 2, column: 3),
        object: owner,
        name: "title",
        reasons: number == 0 ? [.predicted, .sameClass] : [.otherOwner],
        finding: number == 0 ? finding : nil
      )
    }
    let near = LocatedPlace(
      kind: .object,
      file: "None.xib",
      position: SourcePosition(line: 9, column: 1),
      object: owner,
      reasons: [.sameClass, .similarName("titel")]
    )
    let line = LocatedLine(
      numbers: [3, 7, 9],
      text: "no key\u{1B} title",
      statement: .undefinedKey("title", className: "Panel"),
      places: found,
      nearest: places == 0 ? [near] : []
    )
    return LocationReport(log: "crash.log", lines: [line])
  }

  private static func options(_ detail: ReportOptions.Detail = .normal) -> ReportOptions {
    ReportOptions(
      detail: detail,
      texts: SourceTexts { $0 == "Panel.xib" ? Array(document.utf8) : nil }
    )
  }

  @Test("A log line with its location")
  func located() {
    #expect(
      LocationTextReporter().text(of: Self.report(1), options: Self.options()) == """
        crash.log:3: no key\\u{1B} title
          also in lines 7, 9
          Panel.xib:2:3: outlet 'title' of placeholder 'File's Owner' (-1), class Panel
            2 | <outlet property="title"/>
              |         ^^^^^^^^^^^^^^^^
            exact match: loading the document prints this line; same class
            'Panel' has no outlet 'title' [undefined-outlet]
            declared at Panel.swift:4:7
            did you mean 'titel'?
        Located 1 line.

        """
    )
  }

  @Test("Of many locations the most likely ones are shown, or all")
  func many() {
    let text = LocationTextReporter().text(of: Self.report(5), options: Self.options())
    #expect(text.contains("  Other2.xib:2:3: outlet"))
    #expect(!text.contains("Other3.xib"))
    #expect(text.contains("\n  2 more places (--verbose lists all)\n"))
    let all = LocationTextReporter().text(of: Self.report(5), options: Self.options(.verbose))
    #expect(all.contains("Other4.xib") && !all.contains("more places ("))
  }

  @Test("Without a match, the nearest location is shown")
  func nearest() {
    #expect(
      LocationTextReporter().text(of: Self.report(0), options: Self.options()) == """
        crash.log:3: no key\\u{1B} title
          also in lines 7, 9
          no match for 'title'; closest:
          None.xib:9:1: placeholder 'File's Owner' (-1), class Panel
            same class; similar name 'titel'
        Located 0 of 1 line.

        """
    )
  }

  @Test("A log without messages, and messages without locations")
  func summary() {
    let empty = LocationReport()
    #expect(LocationTextReporter().text(of: empty) == "No nib-related message found.\n")
    #expect(LocationTextReporter().text(of: empty, options: Self.options(.quiet)).isEmpty)
  }

  @Test("JSON")
  func json() throws {
    let text = LocationJSONReporter().text(of: Self.report(1), options: Self.options())
    let lines = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let line = try #require(lines.first)
    #expect(line["lines"] as? [Int] == [3, 7, 9])
    #expect(line["statement"] as? String == "undefined-key")
    let place = try #require((line["places"] as? [[String: Any]])?.first)
    #expect(place["file"] as? String == "Panel.xib")
    #expect(place["line"] as? Int == 2 && place["column"] as? Int == 3)
    #expect(place["kind"] as? String == "outlet")
    #expect(place["name"] as? String == "title")
    #expect(place["reasons"] as? [String] == ["predicted", "same-class"])
    #expect((place["object"] as? [String: Any])?["id"] as? String == "-1")
    #expect((place["finding"] as? [String: Any])?["id"] as? String == "undefined-outlet")
    #expect((line["nearest"] as? [Any])?.isEmpty == true)
  }
}
