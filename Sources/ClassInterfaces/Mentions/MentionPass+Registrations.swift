/// Classes that tables and collections are told to make cells of, which takes a nib's or a prototype's place.
extension MentionPass {
  /// How a class is registered where its name stands in `register(Name.self, forCell…)` or `register(label: Name.self)`.
  ///
  /// - Parameter use: The name and the member behind it.
  /// - Returns: The label of the argument, `_` without one; nothing for the frameworks' own methods; nil elsewhere.
  func registration(of use: Range<Int>) -> String? {
    var index = skipBlanksBefore(use.lowerBound)
    if byteBefore(index) == UInt8(ascii: "[") {
      index = skipBlanksBefore(index - 1)
      guard byteBefore(index) == UInt8(ascii: ":") else { return nil }
      return spells(wordBefore(index - 1), "registerClass") ? "" : nil
    }
    var label = "_"
    if byteBefore(index) == UInt8(ascii: ":") {
      let word = wordBefore(skipBlanksBefore(index - 1))
      label = text(word)
      index = skipBlanksBefore(word.lowerBound)
    }
    guard byteBefore(index) == UInt8(ascii: "("),
      spells(wordBefore(skipBlanksBefore(index - 1)), "register")
    else { return nil }
    let next = skipBlanks(use.upperBound)
    switch byte(next) {
    case UInt8(ascii: ")"):
      return label
    case UInt8(ascii: ","):
      let start = skipBlanks(next + 1)
      let second = start..<Self.end(ofWordAt: start, in: bytes)
      return Self.reuseLabels.contains { spells(second, $0) } ? "" : nil
    default:
      return nil
    }
  }

  /// Notes `func register<T>(label type: T.Type) { ... }`: whether it hands the class on, or loads the class's nib.
  mutating func noteRegistrar(_ name: Range<Int>) {
    var index = name.upperBound
    while index < bytes.count, byte(index) != UInt8(ascii: "("), byte(index) != UInt8(ascii: "{") {
      index += 1
    }
    guard byte(index) == UInt8(ascii: "(") else { return }
    let start = skipBlanks(index + 1)
    let label = text(start..<Self.end(ofWordAt: start, in: bytes))
    // One without an argument registers no class.
    guard !label.isEmpty else { return }
    while index < bytes.count, byte(index) != UInt8(ascii: "{"), byte(index) != UInt8(ascii: "}") {
      let end = Self.end(ofWordAt: index, in: bytes)
      // A protocol's requirement has no body.
      if end > index, spells(index..<end, "func") { return }
      index = end > index ? end : max(Self.end(ofTextAt: index, in: bytes, upTo: bytes.count), index + 1)
    }
    var (depth, handsOn) = (0, false)
    let end = min(index + Self.longestBody, bytes.count)
    while index < end {
      if byte(index) == UInt8(ascii: "{") { depth += 1 }
      if byte(index) == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { break }
      }
      guard byte(index).beginsWord else {
        index = max(Self.end(ofTextAt: index, in: bytes, upTo: bytes.count), index + 1)
        continue
      }
      let word = index..<Self.end(ofWordAt: index, in: bytes)
      if Self.nibWords.contains(where: { contains(word, $0) }) {
        mentions.otherRegistrars.insert(label)
        return
      }
      if Self.reuseLabels.contains(where: { spells(word, $0) }) { handsOn = true }
      index = word.upperBound
    }
    let registersClasses = handsOn && index < end
    if registersClasses {
      mentions.classRegistrars.insert(label)
    } else {
      mentions.otherRegistrars.insert(label)
    }
  }

  /// The labels behind the class in the frameworks' methods.
  private static let reuseLabels = cellLabels + ["forSupplementaryViewOfKind"]
}
