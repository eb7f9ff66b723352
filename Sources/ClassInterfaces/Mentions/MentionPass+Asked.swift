/// What the frameworks are asked for by a literal: storyboards, the controllers of a known one, and cells.
///
/// Such a literal means nothing else that is called so. Where code hands it to a method of its own, nobody knows.
extension MentionPass {
  /// Notes a name that a literal holds: the name itself, or what says that nothing else is asked for by it.
  mutating func noteSpelling(of name: String, in literal: Range<Int>) {
    if let spelling = constantSpelling(of: name, in: literal) {
      mentions.names.formUnion(spelling)
    } else {
      mentions.names.insert(spelling(of: name, in: literal))
    }
  }

  /// How a name is kept that a literal holds.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - literal: Where the literal stands.
  /// - Returns: The name itself, or what says that nothing else is asked for by it.
  private func spelling(of name: String, in literal: Range<Int>) -> String {
    if isReuseIdentifier(literal.lowerBound) { return NameMentions.cell(name) }
    guard let call = askingCall(around: literal.lowerBound) else { return name }
    func isOne(of methods: [StaticString]) -> Bool { methods.contains { spells(call, $0) } }
    if isOne(of: Self.performing) { return NameMentions.segue(name) }
    if isOne(of: Self.dequeuing) { return NameMentions.cell(name) }
    if isOne(of: Self.openingStoryboards) {
      return asksForIdentifier(behind: literal)
        ? NameMentions.storyboardOfControllers(name) : NameMentions.storyboard(name)
    }
    guard isOne(of: Self.instantiating), let storyboard = storyboard(askedBy: call) else { return name }
    return NameMentions.controller(name, of: text(storyboard))
  }

  /// Whether what the call around a literal makes is asked for a controller by its identifier, and kept by nobody.
  private func asksForIdentifier(behind literal: Range<Int>) -> Bool {
    guard let end = closing(from: literal.upperBound, open: 1) else { return false }
    var index = skipBlanks(end + 1)
    if byte(index) == UInt8(ascii: ".") { index = skipBlanks(index + 1) }
    let word = index..<Self.end(ofWordAt: index, in: bytes)
    return Self.instantiating.contains { spells(word, $0) }
  }

  /// Whether the rest of a line asks a segue for the controller that it leads to.
  func isSegueDestination(behind offset: Int) -> Bool {
    let line = offset..<lineEnd(after: offset)
    return contains(line, "segue.destination") || contains(line, "segue destination")
  }

  /// Whether what ends at an offset is a call by which a literal asks for a cell or controller, or what a segue leads to.
  func isAnswer(_ end: Int) -> Bool {
    let end = skipPostfixesBefore(end)
    let member = wordBefore(end)
    if Self.destinations.contains(where: { spells(member, $0) }) {
      return byteBefore(member.lowerBound) == UInt8(ascii: ".")
    }
    guard byteBefore(end) == UInt8(ascii: ")"), let opening = opening(ofBracketAt: end - 1) else {
      return false
    }
    let call = wordBefore(opening)
    guard Self.asking.contains(where: { spells(call, $0) }),
      let literal = literal(behind: Self.identifierLabels, from: opening + 1)
    else { return false }
    let next = byte(skipBlanks(literal.upperBound + 1))
    return (next == UInt8(ascii: ")") || next == UInt8(ascii: ","))
      && !bytes[literal].contains(UInt8(ascii: "\\"))
  }

  /// The name of the method whose first argument begins at an offset: `method(withIdentifier: "X"`, `method:@"X"`.
  private func askingCall(around literal: Int) -> Range<Int>? {
    var end = skipBlanksBefore(byteBefore(literal) == UInt8(ascii: "@") ? literal - 1 : literal)
    guard byteBefore(end) == UInt8(ascii: ":") else { return nil }
    let label = wordBefore(end - 1)
    guard byteBefore(literal) != UInt8(ascii: "@") else { return label }
    guard Self.labels.contains(where: { spells(label, $0) }) else { return nil }
    end = skipBlanksBefore(label.lowerBound)
    return byteBefore(end) == UInt8(ascii: "(") ? wordBefore(end - 1) : nil
  }

  /// The name of the storyboard on which a method is called, if a literal gives it.
  private func storyboard(askedBy call: Range<Int>) -> Range<Int>? {
    var end = skipBlanksBefore(call.lowerBound)
    if byteBefore(end) == UInt8(ascii: ".") { end = skipPostfixesBefore(end - 1) }
    switch byteBefore(end) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      return opening(ofBracketAt: end - 1).flatMap { storyboard(madeAt: $0) }
    default:
      let variable = wordBefore(end)
      // `self.storyboard` is that of the object.
      guard !variable.isEmpty, byteBefore(variable.lowerBound) != UInt8(ascii: ".") else { return nil }
      return storyboard(in: variable)
    }
  }

  /// The start of blanks, and of the `?` or `!` before them, that end at an offset.
  private func skipPostfixesBefore(_ end: Int) -> Int {
    var end = skipBlanksBefore(end)
    while byteBefore(end) == UInt8(ascii: "?") || byteBefore(end) == UInt8(ascii: "!") { end -= 1 }
    return end
  }

  /// The name of the storyboard that the constant or variable holds of which a word is a use.
  private func storyboard(in use: Range<Int>) -> Range<Int>? {
    var (index, depth, isChanged) = (use.lowerBound, 0, false)
    let limit = max(0, index - Self.longestScope)
    while index > limit {
      index -= 1
      if bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if bytes[index] == UInt8(ascii: "{") { depth = max(0, depth - 1) }
      guard bytes[index].continuesWord else { continue }
      let word = wordBefore(index + 1)
      index = word.lowerBound
      guard word.count == use.count, zip(word, use).allSatisfy({ bytes[$0] == bytes[$1] }) else { continue }
      let next = skipBlanks(word.upperBound)
      if depth > 0 {
        isChanged = isChanged || byte(next) == UInt8(ascii: "=")
        continue
      }
      switch byte(next) {
      case UInt8(ascii: "="):
        var start = skipBlanks(next + 1)
        if byte(start) != UInt8(ascii: "[") { start = Self.end(ofWordAt: start, in: bytes) }
        return isChanged ? nil : storyboard(madeAt: start)
      // A use, which tells nothing: `name.`, `name?.`, `[name `.
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case _ where byteBefore(word.lowerBound) == UInt8(ascii: "["): continue
      // A parameter, or something else that declares another.
      default: return nil
      }
    }
    return nil
  }

  /// The name in `UIStoryboard(name: "X"` and `[UIStoryboard storyboardWithName:@"X"`, by the offset of the bracket.
  private func storyboard(madeAt opening: Int) -> Range<Int>? {
    if byte(opening) == UInt8(ascii: "(") {
      let type = wordBefore(opening)
      guard Self.storyboards.contains(where: { spells(type, $0) }) else { return nil }
      return literal(behind: ["name"], from: opening + 1)
    }
    guard byte(opening) == UInt8(ascii: "[") else { return nil }
    let start = skipBlanks(opening + 1)
    let type = start..<Self.end(ofWordAt: start, in: bytes)
    guard Self.storyboards.contains(where: { spells(type, $0) }) else { return nil }
    return literal(behind: ["storyboardWithName"], from: type.upperBound)
  }

  /// What a literal holds that stands behind one of some labels.
  private func literal(behind labels: [StaticString], from start: Int) -> Range<Int>? {
    var index = skipBlanks(start)
    let label = index..<Self.end(ofWordAt: index, in: bytes)
    guard labels.contains(where: { spells(label, $0) }), byte(label.upperBound) == UInt8(ascii: ":") else {
      return nil
    }
    index = skipBlanks(label.upperBound + 1)
    if byte(index) == UInt8(ascii: "@") { index += 1 }
    guard byte(index) == UInt8(ascii: "\"") else { return nil }
    let end = Self.end(ofTextAt: index, in: bytes, upTo: bytes.count)
    return end >= index + 3 ? index + 1..<end - 1 : nil
  }

  /// Where the bracket opens that is closed at an offset.
  private func opening(ofBracketAt end: Int) -> Int? {
    var (index, depth) = (end, 0)
    let limit = max(0, end - Self.longestCall)
    while index >= limit {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index -= 1
    }
    return nil
  }

  /// No call of these is longer, and no variable further away from its use.
  private static let longestCall = 512
  private static let longestScope = 4096

  static let dequeuing: [StaticString] = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableCellWithIdentifier",
    "dequeueReusableCellWithReuseIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier",
  ]
  private static let instantiating: [StaticString] = [
    "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
    "instantiateControllerWithIdentifier",
  ]
  static let identifierLabels: [StaticString] = [
    "withIdentifier", "withReuseIdentifier", "identifier",
  ]
  /// What a segue calls the controller that it leads to.
  private static let destinations: [StaticString] = [
    "destination", "destinationController", "destinationViewController",
  ]
  static let performing: [StaticString] = ["performSegue", "performSegueWithIdentifier"]
  private static let asking = dequeuing + instantiating
  private static let labels = identifierLabels + ["name"]
  private static let storyboards: [StaticString] = ["UIStoryboard", "NSStoryboard"]
  private static let openingStoryboards: [StaticString] = storyboards + ["storyboardWithName"]
}
