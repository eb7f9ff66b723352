import Foundation
import NibLoading
import Testing

@testable import InterfaceDrawing
@testable import Reporting

/// The contrasts of pages, which must reach the minimums of the Web Content Accessibility Guidelines 2.2: 4.5 for text
/// (1.4.3), and 3 for the edges of controls and the focus indicator (1.4.11).
@Suite("Styles of pages")
struct HTMLPageTests {
  /// The environments in which a page is viewed, each with its own colors.
  enum Place: CaseIterable {
    case light, dark, paper

    /// The beginning of the style block with the environment's colors.
    var start: String {
      switch self {
      case .light: ":root{color-scheme:light dark;"
      case .dark: "@media screen and (prefers-color-scheme:dark){:root{"
      case .paper: "@media print{:root{color-scheme:light;"
      }
    }
  }

  private static let texts = ["text", "faint", "link"] + Consequence.allCases.map(\.rawValue)

  @Test("Each text has enough contrast with its backgrounds", arguments: Place.allCases)
  func text(_ place: Place) throws {
    let colors = try Self.colors(at: place)
    for name in Self.texts {
      for ground in ["page", "card", "code"] {
        let contrast = try Self.contrast(colors, name, ground)
        #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
      }
    }
  }

  @Test("Borders of controls and the focus ring have enough contrast", arguments: Place.allCases)
  func controls(_ place: Place) throws {
    let colors = try Self.colors(at: place)
    for name in ["edge", "link"] {
      for ground in ["page", "card"] {
        let contrast = try Self.contrast(colors, name, ground)
        #expect(contrast >= 3, "\(name) on \(ground): \(contrast)")
      }
    }
  }

  @Test("Outlines of objects have enough contrast with their halo")
  func outlines() throws {
    for name in ["mark", "destination"] {
      let rule = try #require(HTMLPage.style.split(separator: ".\(name){").last?.prefix { $0 != "}" })
      let stroke = try #require(rule.firstMatch(of: /stroke:(#[0-9a-f]+)/)).output.1
      #expect(Self.ratio(try Self.luminance(String(stroke)), 1) >= 3, "\(name)")
    }
  }

  @Test("Rules use named colors")
  func names() {
    for rule in HTMLPage.style.split(separator: "}") where !rule.contains(":root") {
      for declaration in rule.drop(while: { $0 != "{" }).dropFirst().split(separator: ";") {
        let isGround = declaration.hasPrefix("color:") || declaration.hasPrefix("background")
        #expect(!isGround || declaration.contains("var(--") || declaration == "color:inherit", "\(rule)")
      }
    }
  }

  @Test("Printed pages have light colors, no controls, and no empty headings")
  func paper() throws {
    let print = try #require(HTMLPage.style.split(separator: "@media print").last)
    #expect(print.contains("form,details:not([open]),figure details{display:none}"))
    #expect(print.contains("h2,h4{break-after:avoid}"))
    #expect(print.contains(".finding,.entry{break-inside:avoid"))
    // Without this style, browsers omit content that is not on screen.
    #expect(print.contains("content-visibility:visible"))
    for query in HTMLPage.style.matches(of: /@media[^{]*\((?:prefers-color-scheme|max-width)/) {
      #expect(query.output.hasPrefix("@media screen and "))
    }
    #expect(CanvasDrawing.style.contains("@media screen and (prefers-color-scheme:dark)"))
  }

  @Test("Focusable elements show their focus")
  func focus() {
    for element in ["a", "input", "select", "summary"] {
      #expect(HTMLPage.style.contains("\(element):focus-visible"))
    }
    #expect(!HTMLPage.style.contains("outline:0") && !HTMLPage.style.contains("outline:none"))
  }

  // MARK: Measuring

  /// Returns the colors of an environment: the light colors, overridden by the environment's own colors.
  private static func colors(at place: Place) throws -> [String: String] {
    var colors: [String: String] = [:]
    for start in [Place.light.start, place.start] {
      let style = HTMLPage.style
      let block = style[try #require(style.range(of: start)).upperBound...].prefix { $0 != "}" }
      for match in block.matches(of: /--([a-z-]+):(#[0-9a-f]+)/) {
        colors[String(match.output.1)] = String(match.output.2)
      }
    }
    return colors
  }

  private static func contrast(_ colors: [String: String], _ name: String, _ ground: String) throws -> Double
  {
    let color = try #require(colors[name], "\(name)")
    return ratio(try luminance(color), try luminance(try #require(colors[ground], "\(ground)")))
  }

  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the relative luminance of `#rgb` or `#rrggbb`, as defined by WCAG.
  private static func luminance(_ color: String) throws -> Double {
    var digits = Array(color.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = try [0, 2, 4].map { start in
      let byte = try #require(UInt8(String(digits[start..<start + 2]), radix: 16))
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

}
