import Foundation
import RuntimeAttributes

/// Finds the place in a spec that a decoding error is about; the decoder itself only names keys.
struct SpecDiagnosis {
  let error: DecodingError
  let data: Data

  init(_ error: DecodingError, data: Data) {
    self.error = error
    self.data = data
  }

  func validationError(file: String) -> ValidationError {
    switch error {
    case .keyNotFound(let key, let context):
      let around = context.codingPath.last(where: { $0.intValue == nil })?.stringValue
      return .invalidSpec(
        file: file,
        position: around.flatMap { Self.position(ofKey: $0, in: data) },
        reason: .missingKey(key.stringValue)
      )
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let key = context.codingPath.last(where: { $0.intValue == nil })?.stringValue ?? ""
      return .invalidSpec(
        file: file,
        position: Self.position(ofKey: key, in: data),
        reason: .invalidValue(key: key, expected: Self.name(of: type))
      )
    case .dataCorrupted(let context):
      let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
      let text = reason ?? context.debugDescription
      return .invalidSpec(file: file, position: Self.position(in: text), reason: .syntax(text))
    @unknown default:
      return .invalidSpec(file: file, position: nil, reason: .syntax("\(error)"))
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch "\(type)" {
    case "String": "a string"
    case "Double", "Int": "a number"
    case "Bool": "true or false"
    case let name where name.hasPrefix("Array"): "a list"
    default: "an object"
    }
  }

  /// The place of the first occurrence of a key, quoted or bare, that a colon follows.
  static func position(ofKey key: String, in data: Data) -> SourcePosition? {
    let bytes = Array(data)
    return offsets(ofKey: key, in: bytes).first.map { position(at: $0, in: bytes) }
  }

  /// The line and column of an offset.
  static func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var cursor = SourceCursor()
    return bytes.withUnsafeBufferPointer { cursor.position(at: offset, in: $0) }
  }

  /// The offsets at which a key stands, quoted or bare, that a colon follows.
  static func offsets(ofKey key: String, in bytes: [UInt8]) -> [Int] {
    let name = Array(key.utf8)
    guard let first = name.first, bytes.count > name.count else { return [] }
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte > 0x7F
        || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte & 0xDF
    }
    func isPassedOver(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
    return (0..<(bytes.count - name.count)).filter { start in
      let end = start + name.count
      return bytes[start] == first
        && (start == 0 || !isWord(bytes[start - 1]))
        && bytes[start..<end].elementsEqual(name)
        && bytes[end...].first(where: { !isPassedOver($0) }) == UInt8(ascii: ":")
    }
  }

  /// The place that the parser's words name: "around line 3, column 5".
  private static func position(in text: String) -> SourcePosition? {
    let numbers = text.components(separatedBy: CharacterSet.decimalDigits.inverted).compactMap { Int($0) }
    guard text.contains("line"), text.contains("column"), numbers.count >= 2 else { return nil }
    return SourcePosition(line: numbers[0], column: numbers[1])
  }
}
