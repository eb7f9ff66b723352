extension LayoutConstraint {
  /// Creates a constraint from the XML attributes of its element.
  init(_ attributes: XMLAttributes, object: Int) {
    self.init(object: object, firstAttribute: attributes["firstAttribute"] ?? "")
    for attribute in attributes {
      let value = attribute.value
      switch attribute.name {
      case "firstItem": firstItem = value.string
      case "secondItem": secondItem = value.string
      case "secondAttribute": secondAttribute = value.string
      case "relation": relation = Relation(rawValue: value.string) ?? .equal
      case "multiplier": multiplier = Self.ratio(value.string) ?? 1
      case "constant": constant = value.number ?? 0
      case "priority": priority = value.number ?? 1000
      case "placeholder": isRemovedAtBuildTime = value == "YES"
      default: break
      }
    }
  }

  /// Parses a multiplier, which may be a ratio such as `16:9` or `1/3`; returns nil for other text.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "/" }
    guard parts.count == 2 else { return DocumentNumber.real(text) }
    guard let dividend = DocumentNumber.real(String(parts[0])),
      let divisor = DocumentNumber.real(String(parts[1])), divisor != 0
    else { return nil }
    return dividend / divisor
  }
}
