import KeyValueCoding
import RuntimeAttributes

/// Queries about calls and names, for both Swift and Objective-C.
extension SyntaxTree {
  /// An argument of a call.
  package struct Argument {
    /// The `argument` node, whose name is the label.
    package var node: Index
    /// The expression.
    package var value: Index
  }

  package func callee(of call: Index) -> Index? { firstChild(of: call) }

  /// Returns the name of a call's callee: `loadNib` of `view.loadNib(a)` and `[view loadNib:a]`; empty if the callee is
  /// another expression.
  package func calleeName(of call: Index) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let callee = callee(of: call), self[callee].kind == .name || self[callee].kind == .member else {
      return bytes[0..<0]
    }
    return name(of: callee)
  }

  /// Returns the offset of the callee's name; 0 if the callee has no name.
  package func calleeOffset(of call: Index) -> Int {
    callee(of: call).map { Int(self[$0].nameStart) } ?? Int(self[call].start)
  }

  /// Returns the selector of a message: `loadNib:owner:`.
  package func selector(of message: Index) -> String {
    var selector = calleeName(of: message).string
    for (index, argument) in children(of: message).dropFirst().enumerated() {
      selector += index == 0 ? ":" : nameText(of: argument) + ":"
    }
    return selector
  }

  /// Returns the arguments of a call that have values.
  package func arguments(of call: Index) -> [Argument] {
    children(of: call).compactMap { child in
      guard self[child].kind == .argument, let value = firstChild(of: child) else { return nil }
      return Argument(node: child, value: value)
    }
  }

  /// Returns the base of a member expression, or nil for other nodes and implicit members such as `.name`.
  package func base(of member: Index) -> Index? {
    guard self[member].kind == .member, let base = firstChild(of: member) else { return nil }
    return self[base].kind == .type && self[base].start > self[member].nameStart ? nil : base
  }

  /// Whether an expression consists of only the given name.
  package func isName(_ node: Index, _ text: StaticString) -> Bool {
    self[node].kind == .name && isNamed(node, text)
  }

  /// Whether an expression calls `fatalError` or `preconditionFailure`.
  package func isTrap(_ node: Index) -> Bool {
    guard self[node].kind == .call else { return false }
    let name = calleeName(of: node)
    return name.spells("fatalError") || name.spells("preconditionFailure")
  }

  /// Whether an expression is `nil`, possibly cast to a type.
  package func isNil(_ node: Index) -> Bool {
    if self[node].kind == .cast { return firstChild(of: node).map(isNil) == true }
    return isName(node, "nil") || isName(node, "Nil") || isName(node, "NULL")
  }

  /// Returns the dotted name of an expression that consists only of names, such as `Deck.Card`; nil for other
  /// expressions.
  ///
  /// Generic arguments are omitted.
  package func dottedName(of node: Index) -> String? {
    switch self[node].kind {
    case .name, .type: nameText(of: node)
    case .member: base(of: node).flatMap(dottedName).map { "\($0).\(nameText(of: node))" }
    default: nil
    }
  }

  /// Returns the class that a metatype expression names, such as `Card` of `Card.self`, `[Card class]` and
  /// `Card.class`; nil for other expressions.
  package func metatype(_ node: Index) -> String? {
    var member = node
    if self[node].kind == .call {
      guard self[node].traits.contains(.isMessage), let callee = callee(of: node),
        self[callee].nextSibling < 0
      else { return nil }
      member = callee
    }
    guard isNamed(member, language == .swift ? "self" : "class") else { return nil }
    return base(of: member).flatMap(dottedName)
  }

  /// Returns the contents of a string literal without escapes and interpolations, or nil for other expressions and C
  /// strings.
  package func literal(_ node: Index) -> String? {
    guard self[node].kind == .string, !self[node].traits.contains(.isEscaped),
      language == .swift || source(of: node).first == UInt8(ascii: "@")
    else { return nil }
    return nameText(of: node)
  }

  /// Whether an Objective-C string consists of several literals, such as `@"Ca" "rd"`; the node's name is the first
  /// literal.
  package func isJoined(_ node: Index) -> Bool {
    self[node].traits.contains(.isEscaped) && self[node].nameEnd + 1 < self[node].end
  }

  /// Visits a node and its descendants in source order.
  ///
  /// - Parameters:
  ///   - node: The root of the subtree to visit.
  ///   - visit: A closure that is called with each node and returns whether to visit its children.
  package func visit(_ node: Index, _ visit: (Index) -> Bool) {
    var pending = [node]
    while let node = pending.popLast() {
      guard visit(node) else { continue }
      pending.append(contentsOf: children(of: node).reversed())
    }
  }

  /// Returns the source of an expression in Swift notation, without whitespace.
  ///
  /// Constants and messages without arguments are converted: `[self.subviews count]` becomes `self.subviews.count`,
  /// and `NO` becomes `false`.
  package func spelling(_ node: Index) -> String {
    guard let child = firstChild(of: node) else {
      let text = self.text(of: node)
      return Self.constants[text] ?? text
    }
    if self[node].traits.contains(.isMessage), self[child].nextSibling < 0, let base = base(of: child) {
      return spelling(base) + "." + nameText(of: child)
    }
    var text = ""
    var end = Int(self[node].start)
    for child in children(of: node) where Int(self[child].start) >= end {
      text += unspaced(end..<Int(self[child].start)) + spelling(child)
      end = Int(self[child].end)
    }
    return text + unspaced(end..<max(end, Int(self[node].end)))
  }

  private func unspaced(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].lazy.filter { $0 > 0x20 }, as: UTF8.self)
  }

  private static let constants = ["NO": "false", "YES": "true", "NULL": "nil", "Nil": "nil"]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes equal a string.
  package func spells(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(self) }
  }

  /// The bytes as a string.
  package var string: String { String(decoding: UnsafeBufferPointer(rebasing: self), as: UTF8.self) }
}
