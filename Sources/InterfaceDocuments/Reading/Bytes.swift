import Foundation
import RuntimeAttributes

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first place where an ASCII text stands, at or after an offset.
  func start(of text: StaticString, from start: Int = 0) -> Int? {
    var offset = start
    while let found = index(of: text.utf8Start.pointee, from: offset) {
      if hasPrefix(text, at: found) { return found }
      offset = found + 1
    }
    return nil
  }

  /// The offset past that place; that of the end if there is none.
  func end(of text: StaticString, from start: Int) -> Int {
    self.start(of: text, from: start).map { $0 + text.utf8CodeUnitCount } ?? count
  }

  /// Whether the bytes at an offset are those of an ASCII text.
  func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard offset >= 0, length <= count - offset else { return false }
    for index in 0..<length where self[offset + index] != prefix.utf8Start[index] { return false }
    return true
  }

  /// The offset past a document type declaration, whose subset in brackets may hold further declarations.
  func endOfDocumentType(from start: Int) -> Int {
    var index = start
    var depth = 0
    var quote: UInt8 = 0
    while index < count {
      let byte = self[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index
      default: break
      }
    }
    return index
  }

  /// The offset of the first byte that is no UTF-8 or makes a control character that XML forbids.
  func firstInvalidCharacter() -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        if scalar.count == 1, let byte = scalar.first, byte < 0x20, ![0x09, 0x0A, 0x0D].contains(byte) {
          return offset
        }
        offset += scalar.count
      case .error:
        return offset
      case .emptyInput:
        return nil
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte may stand in the name of an element or XML attribute.
  var isNameByte: Bool {
    self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 26 || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}
