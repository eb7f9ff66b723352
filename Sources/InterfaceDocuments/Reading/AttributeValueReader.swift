import RuntimeAttributes

/// Reads the value of a runtime attribute from its XML.
struct AttributeValueReader {
  private let type: String
  private let keyPath: String
  private let pending: PendingAttribute

  /// Reads an attribute after its end tag.
  static func read(_ pending: PendingAttribute) -> Result<RuntimeAttribute, DocumentProblem.Reason> {
    guard let keyPath = pending.attributes["keyPath"] else {
      return .failure(.missingXMLAttribute("keyPath", element: "userDefinedRuntimeAttribute"))
    }
    guard let type = pending.attributes["type"] else {
      return .failure(.missingXMLAttribute("type", element: "userDefinedRuntimeAttribute"))
    }
    return Self(type: type, keyPath: keyPath, pending: pending).value().map { value in
      RuntimeAttribute(AttributeKeyPath(keyPath), value, at: pending.position)
    }
  }

  private func value() -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let form = Self.forms[type] else {
      return .failure(.unknownAttributeType(type, keyPath: keyPath))
    }
    return form(self)
  }

  private typealias Form = @Sendable (Self) -> Result<AttributeValue, DocumentProblem.Reason>

  /// The form of each type of value.
  private static let forms: [String: Form] = [
    "nil": { _ in .success(.nil) },
    "boolean": { reader in
      reader.inline { text in text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil }
    },
    "image": { reader in
      reader.inline { text in .image(.init(name: text, catalog: reader.pending.attributes["catalog"])) }
    },
    "string": { $0.string() },
    "number": { $0.number() },
    "point": { reader in
      reader.numbers("point", ["x", "y"]) { .point(.init(x: $0[0], y: $0[1])) }
    },
    "size": { reader in
      reader.numbers("size", ["width", "height"]) { .size(.init(width: $0[0], height: $0[1])) }
    },
    "rect": { reader in
      reader.numbers("rect", ["x", "y", "width", "height"]) {
        .rect(.init(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    },
    "range": { $0.range() },
    "color": { $0.color() },
  ]

  /// Reads a value from the XML attribute `value`.
  private func inline(
    _ make: (String) -> AttributeValue?
  ) -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let text = pending.attributes["value"] else { return missing }
    return make(text).map(Result.success) ?? invalid(text)
  }

  private func string() -> Result<AttributeValue, DocumentProblem.Reason> {
    let text: String
    if let inline = pending.attributes["value"] {
      text = inline
    } else if let child = pending.child, child.element == "string" || child.element == "mutableString" {
      guard let decoded = DocumentString.decode(pending.text, child.attributes) else {
        return invalid(pending.text)
      }
      text = decoded
    } else {
      return missing
    }
    return .success(pending.attributes.isSet("localized") ? .localizedString(text) : .string(text))
  }

  private func number() -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let child = pending.child, child.element == "integer" || child.element == "real",
      let text = child.attributes["value"]
    else { return missing }
    // An integer that does not fit into 64 bits becomes the nearest real number.
    if child.element == "integer", let integer = Int(text) { return .success(.integer(integer)) }
    return DocumentNumber.real(text).map { .success(.real($0)) } ?? invalid(text)
  }

  private func range() -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let child = pending.child, child.element == "range",
      let location = child.attributes["location"], let length = child.attributes["length"]
    else { return missing }
    guard let start = Int(location) else { return invalid(location) }
    guard let count = Int(length) else { return invalid(length) }
    return .success(.range(.init(location: start, length: count)))
  }

  /// Reads a value from real numbers in XML attributes of an element.
  private func numbers(
    _ element: StaticString,
    _ names: [StaticString],
    _ make: ([Double]) -> AttributeValue
  ) -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let child = pending.child, child.element == element else { return missing }
    var numbers: [Double] = []
    for name in names {
      guard let text = child.attributes[name] else { return missing }
      guard let number = DocumentNumber.real(text) else { return invalid(text) }
      numbers.append(number)
    }
    return .success(make(numbers))
  }

  private func color() -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let child = pending.child, child.element == "color" else { return missing }
    return DocumentColor.read({ child.attributes[$0] }).map { .success(.color($0)) }
      ?? invalid(DocumentColor.space(of: { child.attributes[$0] }) ?? "")
  }

  private var missing: Result<AttributeValue, DocumentProblem.Reason> {
    .failure(.missingValue(type: type, keyPath: keyPath))
  }

  private func invalid(_ text: String) -> Result<AttributeValue, DocumentProblem.Reason> {
    .failure(.invalidValue(text, type: type, keyPath: keyPath))
  }
}
