/// Bytes that are edited from end to start, so that each edit can depend on the edits after it.
///
/// The bytes are copied only once, after all edits are added.
struct EditedBytes {
  private let bytes: [UInt8]
  /// The edits, starting with the last edit in the text.
  private var reversedEdits: [FileFix.Edit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The edits in the order of the text.
  var edits: [FileFix.Edit] { reversedEdits.reversed() }

  /// The bytes with all edits applied.
  var result: [UInt8] { edits.applied(to: bytes) }

  /// Adds an edit, which must precede all previous edits in the text.
  ///
  /// - Returns: Whether the edit was added or the previous edit already contains it; false if the edits conflict.
  mutating func make(_ edit: ElementEdit) -> Bool {
    let change =
      switch edit.kind {
      case .renaming(let name):
        FileFix.Edit(range: edit.value, replacement: Array(Self.escaped(name).utf8))
      case .repair(let name, _):
        FileFix.Edit(range: edit.value, replacement: Array(Self.escaped(name.new).utf8))
      case .removal: FileFix.Edit(range: edit.element, replacement: [])
      case .classRemoval: FileFix.Edit(range: edit.value, replacement: [])
      case .module(let module, let isOfTarget):
        FileFix.Edit(
          range: edit.value,
          replacement: module.map { Array(Self.attributes($0, isOfTarget).utf8) } ?? []
        )
      case .attribute(let attribute):
        FileFix.Edit(range: edit.value, replacement: Array("\(attribute) ".utf8))
      }
    // Two findings may require the same edit.
    if let next = reversedEdits.last,
      next.range.lowerBound < edit.element.upperBound || next.range == change.range
    {
      return change.replacement == next.replacement
        && next.range.lowerBound <= change.range.lowerBound
        && change.range.upperBound <= next.range.upperBound
    }
    if edit.kind == .removal { remove(edit.element) } else { reversedEdits.append(change) }
    return true
  }

  /// Returns the attributes for the module of a class, in the format of Interface Builder.
  private static func attributes(_ module: String, _ isOfTarget: Bool) -> String {
    " customModule=\"\(Self.escaped(module))\""
      + (isOfTarget ? " customModuleProvider=\"target\"" : "")
  }

  /// Returns a string escaped for an XML attribute.
  private static func escaped(_ text: String) -> String {
    let entities = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")]
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: Removal

  /// The elements that Interface Builder omits if they are empty.
  private static let containers = ["connections", "userDefinedRuntimeAttributes"].map {
    (opening: Array("<\($0)>".utf8), closing: Array("</\($0)>".utf8))
  }

  private mutating func remove(_ element: Range<Int>) {
    removeLines(of: element)
    guard let removed = reversedEdits.last?.range, let container = emptyContainer(around: removed) else {
      return
    }
    while let last = reversedEdits.last, last.range.lowerBound < container.upperBound {
      reversedEdits.removeLast()
    }
    removeLines(of: container)
  }

  /// Removes a range, including its whole lines if they contain only whitespace otherwise.
  private mutating func removeLines(of range: Range<Int>) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    var end = place(range.upperBound)
    while let byte = byte(at: end), isBlank(byte) { end = place(after: end) }
    let last = byte(at: end)
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard startsLine, last == nil || last == 0x0A || last == 0x0D else {
      reversedEdits.append(FileFix.Edit(range: range, replacement: []))
      return
    }
    if byte(at: end) == 0x0D { end = place(after: end) }
    if byte(at: end) == 0x0A { end = place(after: end) }
    reversedEdits.removeLast(reversedEdits.count - end.edits)
    reversedEdits.append(FileFix.Edit(range: start..<end.offset, replacement: []))
  }

  /// Returns the range of the enclosing container element if only whitespace remains inside.
  private func emptyContainer(around removed: Range<Int>) -> Range<Int>? {
    let before = bytes[..<removed.lowerBound].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    var after = place(removed.lowerBound)
    while let byte = byte(at: after), byte <= 0x20 { after = place(after: after) }
    for (opening, closing) in Self.containers
    where bytes[..<before].suffix(opening.count).elementsEqual(opening)
      && bytes[after.offset...].starts(with: closing)
    {
      return (before - opening.count)..<(after.offset + closing.count)
    }
    return nil
  }

  // MARK: Positions

  /// A position in the bytes after the edits so far.
  private struct Place {
    var offset: Int
    /// The number of edits after the position.
    var edits: Int
  }

  /// Returns the position of an offset in the original bytes, after removed bytes at the offset are skipped.
  private func place(_ offset: Int) -> Place { settled(Place(offset: offset, edits: reversedEdits.count)) }

  private func place(after place: Place) -> Place {
    settled(Place(offset: place.offset + 1, edits: place.edits))
  }

  private func settled(_ place: Place) -> Place {
    var place = place
    while place.edits > 0 {
      let edit = reversedEdits[place.edits - 1]
      guard edit.range.lowerBound == place.offset, edit.replacement.isEmpty else { break }
      place = Place(offset: edit.range.upperBound, edits: place.edits - 1)
    }
    return place
  }

  private func byte(at place: Place) -> UInt8? { place.offset < bytes.count ? bytes[place.offset] : nil }
}

extension [FileFix.Edit] {
  /// Returns bytes with the edits applied; the edits must be in ascending order.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for edit in self {
      result += bytes[start..<edit.range.lowerBound]
      result += edit.replacement
      start = edit.range.upperBound
    }
    return result + bytes[start...]
  }
}
