/// Bytes with changes, which are made from the end to the start, so that each sees what those behind it left.
///
/// Nothing is moved until all are made, so that however many there are, the bytes are copied once.
struct EditedBytes {
  private let bytes: [UInt8]
  /// The changes, the last of the text first.
  private var reversedEdits: [FileFix.Edit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The changes in the order of the text.
  var edits: [FileFix.Edit] { reversedEdits.reversed() }

  /// The bytes with the changes.
  var result: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for edit in reversedEdits.reversed() {
      result += bytes[start..<edit.range.lowerBound]
      result += edit.replacement
      start = edit.range.upperBound
    }
    return result + bytes[start...]
  }

  /// Makes a change before those that were made.
  ///
  /// - Returns: Whether the bytes have the change; false where another one is in its way.
  mutating func make(_ edit: ElementEdit) -> Bool {
    let change =
      switch edit.kind {
      case .renaming(let name):
        FileFix.Edit(range: edit.value, replacement: Array(XMLCharacters.escaped(name).utf8))
      case .removal: FileFix.Edit(range: edit.element, replacement: [])
      case .module(let module, let isOfTarget):
        FileFix.Edit(range: edit.value, replacement: Array(Self.attributes(module, isOfTarget).utf8))
      case .attribute(let attribute):
        FileFix.Edit(range: edit.value, replacement: Array("\(attribute) ".utf8))
      }
    if let next = reversedEdits.last, next.range.lowerBound < edit.element.upperBound {
      // Two findings may ask for the same.
      return change.replacement == next.replacement
        && next.range.lowerBound <= change.range.lowerBound
        && change.range.upperBound <= next.range.upperBound
    }
    if edit.kind == .removal { remove(edit.element) } else { reversedEdits.append(change) }
    return true
  }

  /// The attributes that name the module of a class, as Interface Builder writes them.
  private static func attributes(_ module: String, _ isOfTarget: Bool) -> String {
    " customModule=\"\(XMLCharacters.escaped(module))\""
      + (isOfTarget ? " customModuleProvider=\"target\"" : "")
  }

  // MARK: Removing

  /// The elements that Interface Builder writes only where they hold something.
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

  /// Removes the whole lines of a stretch that has them for itself; otherwise the stretch.
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

  /// The element around what was removed, if it is a container with nothing but blanks left in it.
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

  // MARK: Walking

  /// A place in what the bytes are by now.
  private struct Place {
    var offset: Int
    /// How many of the changes, from the last of the text on, are behind it.
    var edits: Int
  }

  /// The place of an offset that no change is behind but those made so far; what was removed there is passed over.
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
