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

  /// The functions that read values, by type.
  private static let forms: [String: Form] = [
    "nil": { _ in .success(.nil) },
    "boolean": { reader in
      guard reader.pending.child == nil else { return reader.scalar().map(\.asBoolean) }
      return reader.inline { Self.booleans[$0] }
    },
    "image": { reader in
      reader.inline { text in .image(.init(name: text, catalog: reader.pending.attributes["catalog"])) }
    },
    "string": { $0.string() },
    "number": { $0.scalar().map(\.asNumber) },
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

  /// Reads a Boolean or a number from the child element, even if the element belongs to the other type.
  ///
  /// Interface Builder wrote `<bool key="value" value="YES"/>` in attributes of the type `number` (Vienna's
  /// InfoWindow.xib).
  private func scalar() -> Result<AttributeValue, DocumentProblem.Reason> {
    guard let child = pending.child, let text = child.attributes["value"] else { return missing }
    let value: AttributeValue?
    switch child.element {
    case "bool": value = Self.booleans[text]
    // An integer that does not fit into 64 bits becomes the nearest real number.
    case "integer": value = Int(text).map { .integer($0) } ?? DocumentNumber.real(text).map { .real($0) }
    case "real": value = DocumentNumber.real(text).map { .real($0) }
    default: return missing
    }
    return value.map(Result.success) ?? invalid(text)
  }

  private static let booleans: [String: AttributeValue] = ["YES": true, "NO": false]

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

extension AttributeValue {
  /// The Boolean for a number; zero is false.
  fileprivate var asBoolean: AttributeValue { .boolean(![false, 0, 0.0].contains(self)) }

  /// The number for a Boolean.
  fileprivate var asNumber: AttributeValue {
    if case .boolean(let boolean) = self { boolean ? 1 : 0 } else { self }
  }
}
