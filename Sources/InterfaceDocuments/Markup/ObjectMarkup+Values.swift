public import RuntimeAttributes

extension ObjectMarkup {
  /// Returns the number in an XML attribute of the object, if any.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// Whether an XML attribute of the object is `YES`.
  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Returns the part with the given key, if any.
  ///
  /// - Parameters:
  ///   - key: The key, such as `fontDescription`.
  ///   - outerKey: The key of the enclosing part; nil for parts directly in the object.
  /// - Returns: The first part with these keys.
  public func part(_ key: String, in outerKey: String? = nil) -> Part? {
    parts.first { $0.key == key && $0.outerKey == outerKey }
  }

  /// Returns the parts with the given element name.
  package func parts(of element: String) -> [Part] { parts.filter { $0.element == element } }

  /// Returns the color with the given key.
  ///
  /// - Parameters:
  ///   - key: The key, such as `titleColor`.
  ///   - outerKey: The key of the enclosing part, such as the `normal` state of a button.
  /// - Returns: The color, or nil if the part is missing or has neither a name nor components.
  public func color(_ key: String, in outerKey: String? = nil) -> AttributeValue.Color? {
    parts.first { $0.element == "color" && $0.key == key && $0.outerKey == outerKey }
      .flatMap { part in DocumentColor.read { part.attributes[$0.description] } }
  }

  /// Returns the rectangle with the given key, such as the `contentRect` of a window; nil without a width and height.
  package func rect(_ key: String) -> AttributeValue.Rect? {
    guard let part = part(key), let width = part.number("width"), let height = part.number("height") else {
      return nil
    }
    return AttributeValue.Rect(
      x: part.number("x") ?? 0,
      y: part.number("y") ?? 0,
      width: width,
      height: height
    )
  }

  /// Returns the point with the given key, such as the `canvasLocation` of a view, if any.
  package func point(_ key: String) -> AttributeValue.Point? { part(key)?.point }
}

extension ObjectMarkup.Part {
  /// Returns the number in an XML attribute, if any.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// The point that the XML attributes `x` and `y` describe, if any.
  package var point: AttributeValue.Point? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return AttributeValue.Point(x: x, y: y)
  }
}
