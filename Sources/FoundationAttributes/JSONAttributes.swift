// Attributes from JSON.

import JSON5
public import RuntimeAttributes

/// An error in JSON that is read as attributes.
public struct JSONAttributesError: Error, Hashable, Sendable {
  /// The name of the file; empty if none was given.
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
  /// Keys are key paths, and the keys of a nested object extend the object's key path: the example has attributes for
  /// `port`, `tls.certificate` and `tags`. Each attribute records the file and the position of its key, which
  /// descriptions of failures include.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8, such as the `Data` of a file.
  ///   - file: The name of the file, for messages.
  /// - Throws: The first syntax error, a root value other than an object, or an object in an array.
  public init(json: some Sequence<UInt8>, file: String = "") throws(JSONAttributesError) {
    let bytes = Array<UInt8>(json)
    let root: JSONValue
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(bytes)
    } catch {
      throw JSONAttributesReader(bytes, file: file).error(error.message, at: error.offset)
    }
    var reader = JSONAttributesReader(bytes, file: file)
    guard case .object(let members) = root.content else {
      throw reader.error("expected an object", at: root.offset)
    }
    try reader.read(members, prefix: "")
    self = reader.attributes
  }
}

/// Collects the attributes of a JSON object.
private struct JSONAttributesReader {
  private(set) var attributes: [RuntimeAttribute] = []
  private let lines: LineTable
  private let file: String

  init(_ bytes: [UInt8], file: String) { (lines, self.file) = (LineTable(bytes), file) }

  func error(_ reason: String, at offset: Int) -> JSONAttributesError {
    JSONAttributesError(file: file, position: lines.position(at: offset), reason: reason)
  }

  /// Reads the members of an object; the JSON reader limits the nesting depth.
  mutating func read(_ members: [JSONValue.Member], prefix: String) throws(JSONAttributesError) {
    for member in members {
      if case .object(let members) = member.value.content {
        try read(members, prefix: "\(prefix)\(member.key).")
        continue
      }
      var attribute = RuntimeAttribute(
        AttributeKeyPath(prefix + member.key),
        try value(of: member.value),
        at: lines.position(at: member.offset)
      )
      attribute.file = file.isEmpty ? nil : file
      attributes.append(attribute)
    }
  }

  private func value(of node: JSONValue) throws(JSONAttributesError) -> AttributeValue {
    switch node.content {
    case .null: return .nil
    case .boolean(let boolean): return .boolean(boolean)
    case .integer(let integer): return .integer(integer)
    case .real(let real): return .real(real)
    case .string(let string): return .string(string)
    case .array(let nodes):
      var elements: [AttributeValue] = []
      for node in nodes { elements.append(try value(of: node)) }
      return .array(elements)
    case .object: throw error("key paths cannot set objects in an array", at: node.offset)
    }
  }
}
