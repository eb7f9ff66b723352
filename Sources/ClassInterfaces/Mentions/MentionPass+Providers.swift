/// Controllers that look for no nib which is called like their class, since who makes them gives them another, or a view.
extension MentionPass {
  /// Whether what is made by `Name(...)` is given its nib or its view.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - opening: Where the parenthesis opens.
  /// - Returns: Whether it is.
  func isProvided(_ name: Range<Int>, madeWith opening: Int) -> Bool {
    let start = skipBlanks(opening + 1)
    let label = start..<Self.end(ofWordAt: start, in: bytes)
    if spells(label, "nibName") || spells(label, "nib"), byte(label.upperBound) == UInt8(ascii: ":") {
      return isNib(skipBlanks(label.upperBound + 1))
    }
    guard let end = closing(ofBracketAt: opening) else { return false }
    return isGivenView(end + 1, toWhatIsMadeAt: name.lowerBound)
  }

  /// Whether what is made by `Name.init(...)`, `[[Name alloc] init...]` or `[Name new]` is.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - member: The member by which it is made.
  /// - Returns: Whether it is.
  func isProvided(_ name: Range<Int>, madeBy member: Range<Int>) -> Bool {
    let next = skipBlanks(member.upperBound)
    if spells(member, "init") { return byte(next) == UInt8(ascii: "(") && isProvided(name, madeWith: next) }
    guard byte(next) == UInt8(ascii: "]") else { return false }
    let opening = skipBlanksBefore(name.lowerBound) - 1
    if spells(member, "new") { return isGivenView(next + 1, toWhatIsMadeAt: opening) }
    let start = skipBlanks(next + 1)
    let initializer = start..<Self.end(ofWordAt: start, in: bytes)
    if spells(initializer, "initWithNibName") {
      let colon = skipBlanks(initializer.upperBound)
      return byte(colon) == UInt8(ascii: ":") && isNib(skipBlanks(colon + 1))
    }
    let outer = skipBlanksBefore(opening) - 1
    guard outer >= 0, bytes[outer] == UInt8(ascii: "["), let end = closing(ofBracketAt: outer) else {
      return false
    }
    return isGivenView(end + 1, toWhatIsMadeAt: outer)
  }

  /// Whether what begins at an offset is a nib or the name of one for sure; a variable may hold nil.
  private func isNib(_ start: Int) -> Bool {
    let value = argument(from: start)
    guard !bytes[value].contains(UInt8(ascii: "?")) else { return false }
    let first = start + (byte(start) == UInt8(ascii: "@") ? 1 : 0)
    switch byte(first) {
    case UInt8(ascii: "\""): return byte(first + 1) != UInt8(ascii: "\"")
    case UInt8(ascii: "["): return true
    default:
      let word = start..<Self.end(ofWordAt: start, in: bytes)
      return !word.isEmpty
        && (byte(word.upperBound) == UInt8(ascii: ".") || byte(word.upperBound) == UInt8(ascii: "("))
    }
  }

  /// Whether the statement at an offset sets the view of what was made just before: `name = Name()`, `name.view = view`.
  private func isGivenView(_ end: Int, toWhatIsMadeAt start: Int) -> Bool {
    let before = skipBlanksBefore(start)
    guard byteBefore(before) == UInt8(ascii: "=") else { return false }
    let variable = path(before: skipBlanksBefore(before - 1))
    guard !variable.isEmpty else { return false }
    var index = end
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ";") { index += 1 }
    let isMessage = byte(index) == UInt8(ascii: "[")
    if isMessage { index = skipBlanks(index + 1) }
    guard index + variable.count < bytes.count,
      bytes[index..<index + variable.count].elementsEqual(bytes[variable])
    else { return false }
    index += variable.count
    if isMessage {
      index = skipBlanks(index)
      let setter = index..<Self.end(ofWordAt: index, in: bytes)
      return spells(setter, "setView") && byte(setter.upperBound) == UInt8(ascii: ":")
    }
    guard byte(index) == UInt8(ascii: ".") else { return false }
    let member = index + 1..<Self.end(ofWordAt: index + 1, in: bytes)
    let sign = skipBlanks(member.upperBound)
    return spells(member, "view") && byte(sign) == UInt8(ascii: "=") && byte(sign + 1) != UInt8(ascii: "=")
  }

  /// The variable that ends at an offset, with what it belongs to: `panel`, `self.panel`.
  private func path(before end: Int) -> Range<Int> {
    var start = wordBefore(end).lowerBound
    while start < end, byteBefore(start) == UInt8(ascii: ".") { start = wordBefore(start - 1).lowerBound }
    return start..<end
  }

  /// Where the bracket closes that opens at an offset.
  private func closing(ofBracketAt start: Int) -> Int? { closing(from: start, open: 0) }

  /// Where the last bracket closes of those that are open before an offset, or open there.
  func closing(from start: Int, open: Int) -> Int? {
    var (index, depth) = (start, open)
    let limit = min(bytes.count, start + Self.longestMaking)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
    return nil
  }

  /// No expression that makes a controller is longer.
  private static let longestMaking = 512
}
