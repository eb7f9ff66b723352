import KeyValueCoding
import SourceSyntax

/// Strings that code changes or composes from pieces.
extension FactReader {
  private enum Piece {
    case text(Slice<UnsafeBufferPointer<UInt8>>, at: UInt32)
    case value(SyntaxTree.Index)
    case interpolation(SyntaxTree.Index)

    var value: SyntaxTree.Index? {
      switch self {
      case .text: nil
      case .value(let value), .interpolation(let value): value
      }
    }
  }

  /// Records the pieces of a concatenation or of a literal with interpolations, in order.
  mutating func readPieces(of node: SyntaxTree.Index, to destination: UInt32) {
    let sink = destination
    let pieces = pieces(of: node)
    // A string with a space is text for the user.
    let isText = pieces.contains { if case .text(let text, _) = $0 { text.contains(0x20) } else { false } }
    // Numbers are added, not joined.
    let isNumber = pieces.contains {
      if case .value(let value) = $0 { tree[value].kind == .literal } else { false }
    }
    guard pieces.count > 1, !isText, tree[node].kind == .string || !isNumber else {
      let sink = isText && tree[node].kind == .string ? 0 : destination
      for value in pieces.compactMap(\.value) {
        withPart(pieces.count > 1 ? .changed : nil, of: sink) { $0.readValue(value, to: sink) }
      }
      if isText { noteUnknown(.changed, at: node, to: destination) }
      return
    }
    for (number, piece) in pieces.enumerated() {
      switch piece {
      case .value(let value), .interpolation(let value): readPiece(number + 1, value, to: sink)
      case .text(let text, let offset):
        let start = facts.occurrences.count
        withPart(.init(piece: number + 1), of: sink) { $0.noteText(.stringPart, text, at: offset, to: sink) }
        if facts.occurrences.count == start { noteUnknown(.init(piece: number + 1), at: node, to: sink) }
      }
    }
  }

  /// Records a value that is a piece of a composed string.
  mutating func readPiece(_ number: Int, _ node: SyntaxTree.Index, to sink: UInt32) {
    let (part, start) = (Occurrence.Part(piece: number), facts.occurrences.count)
    withPart(part, of: sink) { reader in
      if reader.tree[node].kind == .string, reader.tree.firstChild(of: node) == nil {
        let text = reader.tree.name(of: node)
        // A string with a space is text for the user.
        guard !text.contains(0x20) else { return }
        reader.noteText(.stringPart, text, at: reader.tree[node].start, to: sink)
      } else {
        reader.readValue(node, to: sink)
      }
    }
    let isKnown = facts.occurrences[start...].contains { $0.sink == sink && $0.part != .wrapper }
    if !isKnown { noteUnknown(part, at: node, to: sink) }
  }

  /// Records a string that code appends to a variable.
  mutating func readAppended(_ node: SyntaxTree.Index, to sink: UInt32) {
    // Numbers are added, not appended.
    guard tree[node].kind != .literal, sink != 0 else { return read(node, to: sink) }
    noteUnknown(.init(piece: 1), at: node, to: sink)
    readPiece(2, node, to: sink)
  }

  /// Records a value that code changes before passing it to a sink.
  mutating func readChanged(
    _ node: SyntaxTree.Index,
    to sink: UInt32,
    _ part: Occurrence.Part = .changed
  ) {
    withPart(part, of: sink) { reader in
      if reader.tree[node].kind == .string, reader.tree.firstChild(of: node) == nil {
        reader.noteText(.stringPart, reader.tree.name(of: node), at: reader.tree[node].start, to: sink)
      } else {
        reader.readValue(node, to: sink)
      }
    }
  }

  /// Records a format and its arguments: `String(format: "%@-large", name)`.
  ///
  /// - Returns: Whether the format is a literal.
  mutating func readFormat(_ arguments: [SyntaxTree.Index], to sink: UInt32) -> Bool {
    guard let format = arguments.first.flatMap(tree.firstChild), tree[format].kind == .string,
      tree.firstChild(of: format) == nil
    else { return false }
    let values = arguments.dropFirst().flatMap { tree.children(of: $0).map(\.self) }
    let text = tree.name(of: format)
    guard let split = SplitFormat(text), !text.contains(0x20) else {
      for value in values { readChanged(value, to: sink) }
      noteUnknown(.changed, at: format, to: sink)
      return true
    }
    if let texts = split.texts, texts.count == values.count + 1 {
      if split.isEmpty, values.count == 1 {
        readValue(values[0], to: sink)
      } else {
        notePieces(texts, values, at: format, to: sink)
      }
    } else if split.isEmpty {
      for value in values { readChanged(value, to: sink) }
    } else {
      notePieces(of: split, values, at: format, to: sink)
    }
    return true
  }

  /// Records the texts of a format and the values between them.
  private mutating func notePieces(
    _ texts: [Slice<UnsafeBufferPointer<UInt8>>],
    _ values: [SyntaxTree.Index],
    at node: SyntaxTree.Index,
    to sink: UInt32
  ) {
    var number = 0
    for (index, text) in texts.enumerated() {
      if !text.isEmpty {
        number += 1
        withPart(.init(piece: number), of: sink) {
          $0.noteText(.stringPart, text, at: $0.tree[node].start, to: sink)
        }
      }
      guard values.indices.contains(index) else { continue }
      number += 1
      readPiece(number, values[index], to: sink)
    }
  }

  /// Records the texts before and after the placeholders of a format, with the values between them.
  mutating func notePieces(
    of format: SplitFormat,
    _ values: [SyntaxTree.Index] = [],
    at node: SyntaxTree.Index,
    to sink: UInt32
  ) {
    var number = 1
    if !format.prefix.isEmpty {
      withPart(.init(piece: number), of: sink) {
        $0.noteText(.stringPart, format.prefix, at: $0.tree[node].start, to: sink)
      }
      number += 1
    }
    for value in values { readPiece(number, value, to: sink) }
    noteUnknown(.init(piece: number), at: node, to: sink)
    guard !format.suffix.isEmpty else { return }
    withPart(.init(piece: number + 1), of: sink) {
      $0.noteText(.stringPart, format.suffix, at: $0.tree[node].start, to: sink)
    }
  }

  /// Calls a closure that reads expressions as the given part of the value at a sink.
  mutating func withPart(
    _ part: Occurrence.Part?,
    of sink: UInt32,
    _ body: (inout FactReader) -> Void
  ) {
    guard let part else { return body(&self) }
    let outer = (self.part, partSink)
    // The order of pieces within a piece is unknown, as in `name + (isLarge ? size + "-large" : "")`.
    let isNested = sink == partSink && self.part != .whole && part != .wrapper
    (self.part, partSink) = (isNested ? .changed : part, sink)
    body(&self)
    (self.part, partSink) = outer
  }

  // MARK: - Pieces

  /// Reads a value; an interpolated class is recorded as its name.
  private mutating func readValue(_ node: SyntaxTree.Index, to sink: UInt32) {
    if let className = classOperand(node) ?? classVariable(node) {
      noteClassName(className, to: sink)
    } else {
      read(node, to: sink)
    }
  }

  /// Returns the operands of nested concatenations, with string literals split into their pieces.
  private func pieces(of node: SyntaxTree.Index) -> [Piece] {
    var (pieces, open): ([Piece], [SyntaxTree.Index]) = ([], [node])
    while let node = open.popLast() {
      switch tree[node].kind {
      case .operation where tree.isNamed(node, "+"):
        open += tree.children(of: node).map(\.self).reversed()
      case .tuple, .argument:
        if let only = tree.firstChild(of: node), tree[only].nextSibling < 0, isComposed(only) {
          open.append(only)
        } else {
          pieces.append(.value(node))
        }
      case .string: pieces += self.pieces(ofLiteral: node)
      default: pieces.append(.value(node))
      }
    }
    return pieces
  }

  private func isComposed(_ node: SyntaxTree.Index) -> Bool {
    [.tuple, .argument, .string].contains(tree[node].kind)
      || tree[node].kind == .operation && tree.isNamed(node, "+")
  }

  private func pieces(ofLiteral node: SyntaxTree.Index) -> [Piece] {
    let text = tree.name(of: node)
    var (pieces, end): ([Piece], Int) = ([], text.startIndex)
    for child in tree.children(of: node) {
      // An interpolation may have several arguments.
      guard Int(tree[child].start) >= end else {
        pieces.append(.interpolation(child))
        continue
      }
      // Each interpolation starts with a backslash and ends with a parenthesis.
      let start = min(max(Int(tree[child].start), end), text.endIndex)
      let backslash = text[end..<start].lastIndex(of: UInt8(ascii: "\\")) ?? start
      if backslash > end { pieces.append(.text(text[end..<backslash], at: tree[node].start)) }
      pieces.append(.interpolation(child))
      end = min(max(Int(tree[child].end), start), text.endIndex)
      end = text[end...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? text.endIndex
    }
    if end < text.endIndex { pieces.append(.text(text[end...], at: tree[node].start)) }
    return pieces
  }

  mutating func noteUnknown(_ part: Occurrence.Part, at node: SyntaxTree.Index, to sink: UInt32) {
    guard sink != 0 else { return }
    withPart(part, of: sink) { $0.note(.stringPart, [], at: $0.tree[node].start, to: sink) }
  }
}

/// The texts of a format string without its placeholders.
struct SplitFormat {
  /// The text before the first placeholder.
  let prefix: Slice<UnsafeBufferPointer<UInt8>>
  /// The text after the last placeholder.
  let suffix: Slice<UnsafeBufferPointer<UInt8>>
  /// Whether the format starts and ends with a placeholder.
  var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }
  /// The texts before, between and after the placeholders, if all placeholders are `%@`.
  let texts: [Slice<UnsafeBufferPointer<UInt8>>]?

  /// Splits a text at its placeholders; nil for a text without placeholders.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let first = text.firstIndex(of: UInt8(ascii: "%")),
      let last = text.lastIndex(of: UInt8(ascii: "%"))
    else { return nil }
    var end = last + 1
    while end < text.endIndex, text[end].isDigit || [0x24, 0x2E, 0x6C].contains(text[end]) { end += 1 }
    end = min(text.endIndex, end + 1)
    (prefix, suffix) = (text[..<first], text[end...])
    texts = Self.texts(between: "%@".utf8, in: text)
  }

  /// Returns the texts before, between and after the occurrences of a placeholder, or nil if the text contains other
  /// placeholders.
  private static func texts(
    between placeholder: String.UTF8View,
    in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [Slice<UnsafeBufferPointer<UInt8>>]? {
    var (texts, rest): ([Slice<UnsafeBufferPointer<UInt8>>], Slice<UnsafeBufferPointer<UInt8>>) = ([], text)
    while let next = rest.firstIndex(of: UInt8(ascii: "%")) {
      guard rest[next...].starts(with: placeholder) else { return nil }
      texts.append(rest[..<next])
      rest = rest[(next + placeholder.count)...]
    }
    return texts + [rest]
  }
}
