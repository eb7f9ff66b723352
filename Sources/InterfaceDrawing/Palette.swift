import InterfaceDocuments
import RuntimeAttributes

/// Converts a document's colors to SVG colors.
struct Palette: Sendable {
  private let resources: DocumentResources

  static let tint = "#007aff"
  static let text = "#1c1c1e"
  static let secondaryText = "#8a8a8e"
  static let separator = "#d1d1d6"
  static let field = "#ffffff"
  static let placeholder = "#f2f2f7"
  static let track = "#e4e4e9"

  init(_ resources: DocumentResources) {
    self.resources = resources
  }

  /// Returns the color in SVG, or nil if the color is clear or unknown.
  func css(_ color: AttributeValue.Color?) -> String? {
    guard let color else { return nil }
    switch color.source {
    case .components(let components):
      return Self.css(components)
    case .named(let name):
      return (resources.namedColors[name] ?? color.fallback).flatMap(Self.css)
    case .system(let name):
      if let known = Self.system[name] { return known }
      return (resources.systemColors[name] ?? color.fallback).flatMap(Self.css)
    }
  }

  private static func css(_ components: AttributeValue.Color.Components) -> String? {
    let (red, green, blue) =
      switch components.model {
      case .rgb(let red, let green, let blue): (red, green, blue)
      case .gray(let white): (white, white, white)
      case .cmyk(let cyan, let magenta, let yellow, let black):
        ((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black))
      }
    guard components.alpha > 0.004 else { return nil }
    let hex = [red, green, blue].map(hexadecimal).joined()
    return "#" + hex + (components.alpha < 0.996 ? hexadecimal(components.alpha) : "")
  }

  private static func hexadecimal(_ part: Double) -> String {
    let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// The system colors in the light appearance.
  private static let system: [String: String] = [
    "alternateSelectedControlColor": "#0063e1",
    "alternateSelectedControlTextColor": "#ffffff",
    "controlAccentColor": "#007aff",
    "controlBackgroundColor": "#ffffff",
    "controlColor": "#ffffff",
    "controlLightHighlightColor": "#ffffff",
    "controlShadowColor": "#9b9b9b",
    "controlTextColor": "#1c1c1e",
    "darkTextColor": "#000000",
    "disabledControlTextColor": "#b0b0b0",
    "gridColor": "#e6e6e6",
    "groupTableViewBackgroundColor": "#f2f2f7",
    "headerColor": "#ffffff",
    "headerTextColor": "#1c1c1e",
    "keyboardFocusIndicatorColor": "#6caef5",
    "labelColor": "#1c1c1e",
    "lightTextColor": "#ffffff99",
    "linkColor": "#0068da",
    "placeholderTextColor": "#c5c5c7",
    "quaternaryLabelColor": "#3c3c432e",
    "quaternarySystemFillColor": "#74748014",
    "secondaryLabelColor": "#8a8a8e",
    "secondarySystemBackgroundColor": "#f2f2f7",
    "secondarySystemFillColor": "#78788029",
    "secondarySystemGroupedBackgroundColor": "#ffffff",
    "selectedTextBackgroundColor": "#b3d7ff",
    "separatorColor": "#c6c6c8",
    "systemBackgroundColor": "#ffffff",
    "systemBlueColor": "#007aff",
    "systemBrownColor": "#a2845e",
    "systemFillColor": "#78788033",
    "systemGray2Color": "#aeaeb2",
    "systemGray3Color": "#c7c7cc",
    "systemGray4Color": "#d1d1d6",
    "systemGray5Color": "#e5e5ea",
    "systemGray6Color": "#f2f2f7",
    "systemGrayColor": "#8e8e93",
    "systemGreenColor": "#34c759",
    "systemGroupedBackgroundColor": "#f2f2f7",
    "systemIndigoColor": "#5856d6",
    "systemOrangeColor": "#ff9500",
    "systemPinkColor": "#ff2d55",
    "systemPurpleColor": "#af52de",
    "systemRedColor": "#ff3b30",
    "systemTealColor": "#30b0c7",
    "systemYellowColor": "#ffcc00",
    "tableCellGroupedBackgroundColor": "#ffffff",
    "tertiaryLabelColor": "#c5c5c7",
    "tertiarySystemBackgroundColor": "#ffffff",
    "textBackgroundColor": "#ffffff",
    "textColor": "#1c1c1e",
    "tintColor": "#007aff",
    "underPageBackgroundColor": "#969696",
    "viewFlipsideBackgroundColor": "#1f2124",
    "windowBackgroundColor": "#ececec",
  ]
}
