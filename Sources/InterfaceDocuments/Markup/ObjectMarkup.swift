package import RuntimeAttributes

/// What a document writes of one object beyond what its load needs: for drawing it.
///
/// Nothing is interpreted but what is asked for, so that a new element or attribute needs no new field.
package struct ObjectMarkup: Hashable, Sendable {
  /// The XML attributes of the object's start tag.
  package var attributes: [String: String] = [:]
  /// The elements in it that are no objects themselves, in document order.
  package var parts: [Part] = []

  /// An element that belongs to an object: a color, a font, a state, a segment...
  package struct Part: Hashable, Sendable {
    /// The name of the element.
    package var element: String
    /// The XML attributes.
    package var attributes: [String: String]
    /// The characters between the tags.
    package var text = ""
    /// The role of the part around this one, such as the `normal` of a button's state.
    package var outerKey: String?

    /// The role under the element around.
    package var key: String? { attributes["key"] }
  }

  /// Nothing is known.
  package init() {}
}

extension ObjectMarkup {
  /// The number that an XML attribute of the object holds.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// Whether an XML attribute of the object says yes.
  package func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The part of a role.
  package func part(_ key: String, in outerKey: String? = nil) -> Part? {
    parts.first { $0.key == key && $0.outerKey == outerKey }
  }

  /// The parts of an element's name.
  package func parts(of element: String) -> [Part] { parts.filter { $0.element == element } }

  /// The color of a role.
  package func color(_ key: String, in outerKey: String? = nil) -> AttributeValue.Color? {
    parts.first { $0.element == "color" && $0.key == key && $0.outerKey == outerKey }
      .flatMap { part in DocumentColor.read { part.attributes[$0] } }
  }

  /// The rectangle of a role, such as the `contentRect` of a window.
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

  /// The point of a role, such as the `canvasLocation` of a view.
  package func point(_ key: String) -> AttributeValue.Point? { part(key)?.point }
}

extension ObjectMarkup.Part {
  /// The number that an XML attribute holds.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.real) }

  /// The point that the element stands for.
  package var point: AttributeValue.Point? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return AttributeValue.Point(x: x, y: y)
  }
}
