import RuntimeAttributes

/// Reads colors from the XML attributes of `color` elements.
enum DocumentColor {
  /// A function that returns the value of an XML attribute.
  typealias Attributes = (StaticString) -> String?

  /// Returns the color, or nil if the element has neither a name nor components.
  static func read(_ attributes: Attributes) -> AttributeValue.Color? {
    let components = components(attributes)
    for name in systemNames {
      if let system = attributes(name) { return AttributeValue.Color(.system(system), fallback: components) }
    }
    if let name = attributes("name") {
      let isSystem = attributes("catalog") == "System"
      return AttributeValue.Color(isSystem ? .system(name) : .named(name), fallback: components)
    }
    return components.map { AttributeValue.Color(.components($0)) }
  }

  /// Returns the components of a `color` element, or nil if its color space or a component is missing.
  static func components(_ attributes: Attributes) -> AttributeValue.Color.Components? {
    guard let space = space(of: attributes) else { return nil }
    func number(_ name: StaticString) -> Double? { attributes(name).flatMap(DocumentNumber.real) }
    let alpha = number("alpha") ?? 1
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return .init(.rgb(red: red, green: green, blue: blue), alpha: alpha, space: space)
    }
    if let white = number("white") {
      return .init(.gray(white: white), alpha: alpha, space: space)
    }
    if let cyan = number("cyan"), let magenta = number("magenta"),
      let yellow = number("yellow"), let black = number("black")
    {
      return .init(
        .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black),
        alpha: alpha,
        space: space
      )
    }
    return nil
  }

  /// Returns the color space as named in the document, if any.
  static func space(of attributes: Attributes) -> String? {
    let space = attributes("colorSpace")
    return space == "custom" ? attributes("customColorSpace") ?? space : space
  }

  /// The XML attributes that name a system color of iOS, newest first.
  private static let systemNames: [StaticString] = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
  ]
}
