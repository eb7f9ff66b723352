import RuntimeAttributes

extension DocumentProperty {
  /// Returns the value of the property in an object's markup, or nil if the markup does not determine the value.
  func value(in markup: ObjectMarkup) -> AttributeValue? {
    switch place {
    case .object, .cell:
      return value(in: markup, markup.attributes, outerKey: nil)
    case .part(let key), .cellPart(let key):
      // A missing part means that all of its attributes have their defaults.
      return value(in: markup, markup.part(key)?.attributes ?? [:], outerKey: key)
    case .onlyState:
      guard markup.parts(of: "state").allSatisfy({ $0.key == "normal" }), let state = markup.part("normal")
      else { return nil }
      return value(in: markup, state.attributes, outerKey: "normal")
    }
  }

  private func value(
    in markup: ObjectMarkup,
    _ attributes: [String: String],
    outerKey: String?
  ) -> AttributeValue? {
    switch encoding {
    case .unknown: return nil
    case .color: return markup.color(name, in: outerKey).map(AttributeValue.color)
    case .optionalColor:
      if markup.part(name, in: outerKey)?.element == "nil" { return .nil }
      return markup.color(name, in: outerKey).map(AttributeValue.color)
    case .rect: return outerKey == nil ? markup.rect(name).map(AttributeValue.rect) : nil
    case .size:
      guard let part = markup.part(name, in: outerKey), let width = part.number("width"),
        let height = part.number("height")
      else { return nil }
      return .size(.init(width: width, height: height))
    case .image: return image(in: markup, attributes, outerKey: outerKey)
    case .text: return text(in: markup, attributes, outerKey: outerKey)
    case .spacing where attributes["symbolic"] == "YES" || attributes["spacingType"] == "standard": return nil
    case .string, .boolean, .integer, .real, .ratio, .spacing, .name:
      // The default does not apply to an attribute with an unknown value.
      return attributes[name].map { scalar($0) } ?? initial
    }
  }

  private func scalar(_ text: String) -> AttributeValue? {
    switch encoding {
    case .string: .string(text)
    case .boolean: text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil
    case .integer: Int(text).map(AttributeValue.integer)
    case .real, .spacing: DocumentNumber.real(text).map(AttributeValue.real)
    case .ratio: LayoutConstraint.ratio(text).map(AttributeValue.real)
    case .name(let values): values[text].map(AttributeValue.integer)
    case .text, .image, .color, .optionalColor, .rect, .size, .unknown: nil
    }
  }

  private func text(
    in markup: ObjectMarkup,
    _ attributes: [String: String],
    outerKey: String?
  ) -> AttributeValue? {
    if let text = attributes[name] { return .string(text) }
    guard let part = markup.part(name, in: outerKey), ["string", "mutableString"].contains(part.element)
    else { return nil }
    guard part.attributes["base64-UTF8"] == "YES" else { return .string(part.text) }
    return DocumentString.base64(part.text).map { .string(String(decoding: $0, as: UTF8.self)) }
  }

  private func image(
    in markup: ObjectMarkup,
    _ attributes: [String: String],
    outerKey: String?
  ) -> AttributeValue? {
    if let image = attributes[name] {
      return .image(AttributeValue.Image(name: image, catalog: attributes["catalog"]))
    }
    guard let part = markup.part(name, in: outerKey), part.element == "imageReference",
      let image = part.attributes["image"]
    else { return nil }
    return .image(AttributeValue.Image(name: image, catalog: part.attributes["catalog"]))
  }
}
