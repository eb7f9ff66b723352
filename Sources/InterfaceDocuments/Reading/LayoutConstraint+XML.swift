extension LayoutConstraint {
  /// Creates a constraint from the XML attributes of its element.
  init(_ attributes: XMLAttributes, object: Int) {
    self.init(object: object, firstAttribute: attributes["firstAttribute"] ?? "")
    for attribute in attributes {
      let value = attribute.value
      switch attribute.name {
      case "firstItem": firstItem = value
      case "secondItem": secondItem = value
      case "secondAttribute": secondAttribute = value
      case "relation": relation = Relation(rawValue: value) ?? .equal
      case "multiplier": multiplier = Self.ratio(value) ?? 1
      case "constant": constant = DocumentNumber.real(value) ?? 0
      case "priority": priority = DocumentNumber.real(value) ?? 1000
      case "placeholder": isRemovedAtBuildTime = value == "YES"
      default: break
      }
    }
  }

  /// Parses a multiplier, which may be a ratio such as `16:9`.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return DocumentNumber.real(text) }
    guard let dividend = DocumentNumber.real(String(parts[0])),
      let divisor = DocumentNumber.real(String(parts[1])), divisor != 0
    else { return nil }
    return dividend / divisor
  }
}
