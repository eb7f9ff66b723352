/// Names that a literal requests of the frameworks: storyboards, the controllers of a known one, and cells.
///
/// Such a literal requests nothing else of that name. If code passes it to a method of its own, its use is unknown.
extension MentionPass {
  /// Notes a name that a literal contains: the name itself, or the only use of it.
  mutating func noteSpelling(of name: String, in literal: Int) {
    if let spelling = constantSpelling(of: name, in: literal) {
      mentions.names.formUnion(spelling)
    } else {
      mentions.names.insert(spelling(of: name, in: literal))
    }
  }

  private func spelling(of name: String, in literal: Int) -> String {
    if isReuseIdentifier(literal) { return NameMentions.cell(name) }
    guard let call = askingCall(around: literal) else { return name }
    if tokens.isWord(call, of: Self.performing) { return NameMentions.segue(name) }
    if tokens.isWord(call, of: Self.dequeuing) { return NameMentions.cell(name) }
    if tokens.isWord(call, of: Self.openingStoryboards) {
      return asksForIdentifier(behind: literal)
        ? NameMentions.storyboardOfControllers(name) : NameMentions.storyboard(name)
    }
    guard tokens.isWord(call, of: Self.instantiating), let storyboard = storyboard(askedBy: call),
      let text = tokens.text(storyboard)
    else { return name }
    return NameMentions.controller(name, of: text)
  }

  /// Whether the result of the call around a literal is sent a request for a controller by identifier, and not kept.
  private func asksForIdentifier(behind literal: Int) -> Bool {
    guard let end = closing(from: literal + 1, open: 1) else { return false }
    return tokens.isWord(tokens.isSymbol(end + 1, ".") ? end + 2 : end + 1, of: Self.instantiating)
  }

  /// Whether the rest of a line requests the destination of a segue.
  func isSegueDestination(behind index: Int) -> Bool {
    var next = index + 1
    while next < tokens.indices.upperBound, !tokens.beginsLine(next) {
      let member = tokens.isSymbol(next + 1, ".") ? next + 2 : next + 1
      if tokens.hasSuffix(next, "segue"), tokens.hasPrefix(member, "destination") { return true }
      next += 1
    }
    return false
  }

  /// Whether the expression before a token is a call that requests a cell or controller by a literal, or the destination of
  /// a segue.
  func isAnswer(before index: Int) -> Bool {
    let end = skipPostfixes(before: index)
    if tokens.isWord(end, of: Self.destinations) { return tokens.isSymbol(end - 1, ".") }
    guard tokens.isSymbol(end, ")"), let opening = opening(of: end), tokens.isJoined(opening),
      tokens.isWord(opening - 1, of: Self.asking),
      let literal = literal(behind: Self.identifierLabels, from: opening + 1)
    else { return false }
    return tokens.isSymbol(literal + 1, ")", ",")
      && tokens.literal(literal)?.contains(UInt8(ascii: "\\")) == false
  }

  /// The name of the method whose first argument is a literal: `method(withIdentifier: "X"`, `method:@"X"`.
  private func askingCall(around literal: Int) -> Int? {
    let colon = tokens.beforeLiteral(literal)
    guard tokens.isSymbol(colon, ":"), tokens.isJoined(colon), tokens.isWord(colon - 1) else { return nil }
    let label = colon - 1
    if tokens.isSymbol(literal - 1, "@") { return label }
    guard tokens.isWord(label, of: Self.labels), tokens.isSymbol(label - 1, "("), tokens.isJoined(label - 1)
    else { return nil }
    return label - 2
  }

  /// The name of the storyboard on which a method is called, if a literal gives it.
  private func storyboard(askedBy call: Int) -> Int? {
    let receiver = tokens.isSymbol(call - 1, ".") ? skipPostfixes(before: call - 1) : call - 1
    if tokens.isSymbol(receiver, ")", "]") { return opening(of: receiver).flatMap { storyboard(madeAt: $0) } }
    // `self.storyboard` is that of the object.
    guard tokens.isWord(receiver), !tokens.isSymbol(receiver - 1, ".") else { return nil }
    return storyboard(in: receiver)
  }

  /// The index of the last token before another one, any `?` and `!` aside.
  private func skipPostfixes(before index: Int) -> Int {
    var index = index - 1
    while tokens.isSymbol(index, "?", "!") { index -= 1 }
    return index
  }

  /// The name of the storyboard in the constant or variable that a word uses.
  private func storyboard(in use: Int) -> Int? {
    let name = Array(bytes[tokens.range(use)])
    let limit = tokens.range(use).lowerBound - Self.longestScope
    var (word, depth, isChanged) = (use - 1, 0, false)
    while word >= 0, tokens.range(word).lowerBound >= limit {
      defer { word -= 1 }
      if tokens.isSymbol(word, "}") { depth += 1 }
      if tokens.isSymbol(word, "{") { depth = max(0, depth - 1) }
      guard tokens.spells(word, name) else { continue }
      if depth > 0 {
        isChanged = isChanged || tokens.isSymbol(word + 1, "=")
        continue
      }
      if tokens.isSymbol(word + 1, "=") {
        guard !isChanged else { return nil }
        return storyboard(madeAt: tokens.isSymbol(word + 2, "[") ? word + 2 : word + 3)
      }
      // A use, which decides nothing: `name.`, `name?.`, `[name `.
      if tokens.isSymbol(word + 1, ".", "?", "!") || tokens.isSymbol(word - 1, "[") { continue }
      // A parameter, or another declaration.
      return nil
    }
    return nil
  }

  /// The name in `UIStoryboard(name: "X"` and `[UIStoryboard storyboardWithName:@"X"`, by the index of the bracket.
  private func storyboard(madeAt opening: Int) -> Int? {
    if tokens.isSymbol(opening, "(") {
      guard tokens.isJoined(opening), tokens.isWord(opening - 1, of: Self.storyboards) else { return nil }
      return literal(behind: ["name"], from: opening + 1)
    }
    guard tokens.isSymbol(opening, "["), tokens.isWord(opening + 1, of: Self.storyboards) else { return nil }
    return literal(behind: ["storyboardWithName"], from: opening + 2)
  }

  /// The index of the literal after one of some labels.
  private func literal(behind labels: [StaticString], from label: Int) -> Int? {
    guard tokens.isWord(label, of: labels), tokens.isSymbol(label + 1, ":"), tokens.isJoined(label + 1) else {
      return nil
    }
    let literal = tokens.isSymbol(label + 2, "@") ? label + 3 : label + 2
    return tokens.content(literal)?.isEmpty == false ? literal : nil
  }

  /// No variable is further away from its use.
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
  /// The properties of a segue that hold its destination.
  private static let destinations: [StaticString] = [
    "destination", "destinationController", "destinationViewController",
  ]
  static let performing: [StaticString] = ["performSegue", "performSegueWithIdentifier"]
  private static let asking = dequeuing + instantiating
  private static let labels = identifierLabels + ["name"]
  private static let storyboards: [StaticString] = ["UIStoryboard", "NSStoryboard"]
  private static let openingStoryboards: [StaticString] = storyboards + ["storyboardWithName"]
}

extension SourceTokens {
  /// Whether the word at an index begins with a text, given in lower case, in any case.
  fileprivate func hasPrefix(_ index: Int, _ prefix: StaticString) -> Bool {
    guard isWord(index), range(index).count >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { prefix in
      zip(bytes[range(index)], prefix).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// Whether the word at an index ends with a text, given in lower case, in any case.
  fileprivate func hasSuffix(_ index: Int, _ suffix: StaticString) -> Bool {
    guard isWord(index), range(index).count >= suffix.utf8CodeUnitCount else { return false }
    return suffix.withUTF8Buffer { suffix in
      zip(bytes[range(index)].suffix(suffix.count), suffix).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
