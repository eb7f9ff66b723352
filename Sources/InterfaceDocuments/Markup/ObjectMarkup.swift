package import RuntimeAttributes

/// The markup of an object that loading does not need.
///
/// It is interpreted on access, so a new element or attribute needs no new field.
package struct ObjectMarkup: Hashable, Sendable {
  /// The XML attributes of the object's start tag.
  package var attributes: [String: String] = [:]
  /// The elements of the object that are not objects themselves, in document order.
  package var parts: [Part] = []

  /// An element of an object, such as a color, a font, a state or a segment.
  package struct Part: Hashable, Sendable {
    /// The name of the element.
    package var element: String
    /// The XML attributes.
    package var attributes: [String: String]
    /// The characters between the tags.
    package var text = ""
    /// The role of the enclosing part, such as `normal` for a button's state.
    package var outerKey: String?

    /// The role in the enclosing element.
    package var key: String? { attributes["key"] }
  }

  /// Creates empty markup.
  package init() {}
}

extension ObjectMarkup {
  /// The number in an XML attribute of the object.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// Whether an XML attribute of the object is `YES`.
  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Returns the part with a role.
  package func part(_ key: String, in outerKey: String? = nil) -> Part? {
    parts.first { $0.key == key && $0.outerKey == outerKey }
  }

  /// Returns the parts with an element name.
  package func parts(of element: String) -> [Part] { parts.filter { $0.element == element } }

  /// Returns the color with a role.
  package func color(_ key: String, in outerKey: String? = nil) -> AttributeValue.Color? {
    parts.first { $0.element == "color" && $0.key == key && $0.outerKey == outerKey }
      .flatMap { part in DocumentColor.read { part.attributes[$0] } }
  }

  /// Returns the rectangle with a role, such as the `contentRect` of a window.
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

  /// Returns the point with a role, such as the `canvasLocation` of a view.
  package func point(_ key: String) -> AttributeValue.Point? { part(key)?.point }
}

extension ObjectMarkup.Part {
  /// The number in an XML attribute.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// The point that the element describes.
  package var point: AttributeValue.Point? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return AttributeValue.Point(x: x, y: y)
  }
}
