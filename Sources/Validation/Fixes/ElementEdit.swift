/// One change to the bytes of a document.
struct ElementEdit {
  /// The element concerned.
  var element: Range<Int>
  var kind: DocumentFix.Change.Kind
  /// The name of what the element sets or connects, between its quotes.
  var value: Range<Int>

  /// Makes the change.
  func apply(to bytes: inout [UInt8]) {
    switch kind {
    case .renaming(let name):
      bytes.replaceSubrange(value, with: Array(XMLCharacters.escaped(name).utf8))
    case .removal:
      let range = Self.lines(of: element, in: bytes)
      bytes.removeSubrange(range)
      if let container = Self.emptyContainer(around: range.lowerBound, in: bytes) {
        bytes.removeSubrange(Self.lines(of: container, in: bytes))
      }
    }
  }

  /// The elements that Interface Builder writes only where they hold something.
  private static let containers = ["connections", "userDefinedRuntimeAttributes"]

  /// The element around an offset, if it is a container with nothing but blanks in it.
  private static func emptyContainer(around offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    let before = bytes[..<offset].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let after = bytes[offset...].firstIndex { $0 > 0x20 } ?? bytes.count
    for name in containers {
      let (opening, closing) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
      if bytes[..<before].suffix(opening.count).elementsEqual(opening), bytes[after...].starts(with: closing)
      {
        return (before - opening.count)..<(after + closing.count)
      }
    }
    return nil
  }

  /// The whole lines of a stretch that has them for itself; otherwise the stretch.
  private static func lines(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    var end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard startsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else { return range }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }
}
