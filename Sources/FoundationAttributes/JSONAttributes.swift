// Attributes from JSON.

import JSON5
public import RuntimeAttributes

/// An error in JSON that is read as attributes.
public struct JSONAttributesError: Error, Hashable, Sendable {
  /// The name of the file; empty if it was not specified.
  public var file: String
  /// The position of the error.
  public var position: SourcePosition
  /// The reason, such as `expected a value`.
  public var reason: String
}

extension JSONAttributesError: CustomStringConvertible {
  /// The file, the position and the reason: `server.json:4:17: expected a value`.
  public var description: String { (file.isEmpty ? "" : "\(file):") + "\(position): \(reason)" }
}

extension [RuntimeAttribute] {
  /// Reads the members of a JSON or JSON5 object as attributes, in source order.
  ///
  ///     let json = #"{"port": 8080, "tls": {"certificate": "server.pem"}, "tags": ["a", "b"]}"#
  ///     let attributes = try [RuntimeAttribute](json: json.utf8, file: "server.json")
  ///
  /// Keys are key paths: `{"tls.certificate": "server.pem"}`. A nested object is a single value with the keys of a
  /// structure, an object or a dictionary; `TypeRegistry.apply` sets its members one by one if they exist. Each
  /// attribute records the file and the positions of its key and of all nested keys, which descriptions of failures
  /// include. Strings and objects describe colors, dates and structures, which JSON does not have; see
  /// <doc:FoundationAttributes>.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8, such as the `Data` of a file.
  ///   - file: The name of the file, for messages.
  /// - Throws: A ``JSONAttributesError`` at the first syntax error, or if the root value is not an object.
  public init(json: some Sequence<UInt8>, file: String = "") throws(JSONAttributesError) {
    let bytes = Array<UInt8>(json)
    let lines = LineTable(bytes)
    let root: JSONValue
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(bytes)
    } catch {
      throw JSONAttributesError(file: file, position: lines.position(at: error.offset), reason: error.message)
    }
    guard case .object(let members) = root.content else {
      let position = lines.position(at: root.offset)
      throw JSONAttributesError(file: file, position: position, reason: "expected an object")
    }
    self = members.map { member in
      var attribute = RuntimeAttribute(
        AttributeKeyPath(member.key),
        AttributeValue(member.value),
        at: lines.position(at: member.offset)
      )
      member.value.forEachMember(below: "") { attribute.positions[$0] = lines.position(at: $1) }
      attribute.file = file.isEmpty ? nil : file
      return attribute
    }
  }
}

extension AttributeValue {
  /// Creates an attribute value from a JSON value; the JSON reader limits the nesting depth.
  fileprivate init(_ node: JSONValue) {
    switch node.content {
    case .null: self = .nil
    case .boolean(let boolean): self = .boolean(boolean)
    case .integer(let integer): self = .integer(integer)
    case .real(let real): self = .real(real)
    case .decimal(let text): self = DecimalNumber(text).map { AttributeValue($0) } ?? .nil
    case .string(let string): self = .string(string)
    case .array(let nodes): self = .array(nodes.map { AttributeValue($0) })
    case .object(let members):
      self = .dictionary(Dictionary(members.map { ($0.key, AttributeValue($0.value)) }) { _, last in last })
    }
  }
}

extension AttributeValue {
  /// Creates the simplest number that is equal to a decimal number.
  private init(_ number: DecimalNumber) {
    if let unsigned = number.integer(as: UInt64.self) {
      self = AttributeValue(unsigned)
    } else if number.real.isFinite, DecimalNumber("\(number.real)") == number {
      self = .real(number.real)
    } else {
      self = .decimal(number)
    }
  }
}

extension JSONValue {
  /// Calls a function with the path and the offset of each value in an object or array.
  fileprivate func forEachMember(below prefix: String, _ body: (String, Int) -> Void) {
    switch content {
    case .object(let members):
      for member in members {
        body(prefix + member.key, member.offset)
        member.value.forEachMember(below: "\(prefix)\(member.key).", body)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        body("\(prefix)\(index)", element.offset)
        element.forEachMember(below: "\(prefix)\(index).", body)
      }
    case .null, .boolean, .integer, .real, .decimal, .string: break
    }
  }
}
