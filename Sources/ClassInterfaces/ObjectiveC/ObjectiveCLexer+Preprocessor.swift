extension ObjectiveCLexer {
  /// Passes over a preprocessor line with the lines that continue it, and follows its condition.
  ///
  /// - Returns: The word after the number sign, if it is one of a condition.
  @discardableResult
  mutating func readPreprocessorLine() -> ObjectiveCWord? {
    let start = position
    skipLogicalLine()
    var words = ObjectiveCConditionReader(bytes, start + 1..<position)
    let word = words.nextWord()
    defer { if word != nil { sawCondition = true } }
    switch word {
    case .if:
      let condition = words.readCondition()
      conditions.begin(condition)
      if condition == .never { skipUncompiledBranch() }
    case .ifdef, .ifndef:
      if word == .ifndef, !sawCondition { (isGuarded, guarding) = (true, start..<position) }
      conditions.begin(.unknown)
    case .elif:
      conditions.continue(words.readCondition())
    case .else:
      conditions.continue(.always)
    case .endif:
      conditions.end()
    case .import, .include:
      noteImport(in: start + 1..<position)
      return nil
    default:
      if word == nil, !isConditional { noteDefinition(in: start + 1..<position) }
      return nil
    }
    return word
  }

  /// Whether what stands here is compiled under a condition, beside that of a header.
  var isConditional: Bool { conditions.depth > (isGuarded ? 1 : 0) }

  /// Notes a macro that stands for one literal.
  private mutating func noteDefinition(in line: Range<Int>) {
    let directive = bytes[line].drop { $0 <= 0x20 }
    guard directive.starts(with: "define".utf8) else { return }
    var start = directive.startIndex + 6
    while start < line.upperBound, bytes[start] <= 0x20 { start += 1 }
    var end = start
    while end < line.upperBound, bytes[end].continuesWord { end += 1 }
    let name = start..<end
    while end < line.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end > name.upperBound, !name.isEmpty, byte(end) == UInt8(ascii: "@"),
      byte(end + 1) == UInt8(ascii: "\"")
    else {
      return
    }
    let text = end + 2..<max(end + 2, line.upperBound)
    guard
      let closing = text.first(where: { bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "\\") }),
      bytes[closing] == UInt8(ascii: "\""),
      text.suffix(from: closing + 1).allSatisfy({ bytes[$0] <= 0x20 })
        || bytes[closing + 1..<text.upperBound].drop(while: { $0 <= 0x20 }).starts(with: "//".utf8)
    else { return }
    // What is defined unless somebody else does may be something else.
    if bytes[guarding].reversed().drop(while: { $0 <= 0x20 }).starts(with: bytes[name].reversed()) { return }
    definitions.append((name, text.lowerBound..<closing))
  }

  /// Notes what `<Module/Header.h>` or `"Header.h"` names; a system header of no module, or one of C, is of no interest.
  private mutating func noteImport(in line: Range<Int>) {
    guard
      let opening = line.first(where: { bytes[$0] == UInt8(ascii: "<") || bytes[$0] == UInt8(ascii: "\"") })
    else { return }
    let end = bytes[opening] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "\"")
    guard let closing = line.first(where: { $0 > opening && bytes[$0] == end }) else { return }
    let path = opening + 1..<closing
    includeCount += 1
    if let slash = path.first(where: { bytes[$0] == UInt8(ascii: "/") }), end == UInt8(ascii: ">") {
      // Headers in lower case are those of C and C++, which declare no class.
      guard bytes[path].contains(where: \.isUppercase) else { return }
      imports.insert(text(path.lowerBound..<slash))
    } else if end == UInt8(ascii: "\"") {
      let name = path.last { bytes[$0] == UInt8(ascii: "/") }.map { $0 + 1 } ?? path.lowerBound
      imports.insert(text(name..<closing))
    }
  }

  /// Passes over what stands between `#if 0` and its `#else` or `#endif`, which need not be Objective-C.
  private mutating func skipUncompiledBranch() {
    var depth = 0
    while position < bytes.count {
      // The position is at a line break or at the end.
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard byte(position) == UInt8(ascii: "#") else {
        skipToLineEnd()
        continue
      }
      let start = position
      skipLogicalLine()
      var words = ObjectiveCConditionReader(bytes, start + 1..<position)
      switch words.nextWord() {
      case .if, .ifdef, .ifndef:
        depth += 1
      case .endif where depth > 0:
        depth -= 1
      case .else where depth == 0, .elif where depth == 0, .endif:
        position = start
        isAtLineStart = true
        return
      default:
        break
      }
    }
  }

  /// The offset behind a literal that ends in its line; nil where none does, as behind the apostrophe of a message.
  private func endOfLiteralInLine(at start: Int) -> Int? {
    let quote = bytes[start]
    let longest = quote == UInt8(ascii: "'") ? Self.longestCharacter : bytes.count
    var offset = start + 1
    while offset < bytes.count, offset - start <= longest {
      switch bytes[offset] {
      case quote: return offset + 1
      case UInt8(ascii: "\\"): offset += byte(offset + 1) == 0x0D && byte(offset + 2) == 0x0A ? 3 : 2
      case 0x0A, 0x0D: return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// How many bytes the literal of a character has at most in front of its last quote: `'\x41'`, `'abcd'`.
  private static let longestCharacter = 6

  /// Passes over a line, over those that follow a backslash at its end, and over comments that go beyond it.
  mutating func skipLogicalLine() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        return
      case UInt8(ascii: "\\"):
        position += byte(position + 1) == 0x0D && byte(position + 2) == 0x0A ? 3 : 2
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        // A backslash goes on with the line in a comment too, or in a string with slashes.
        skipToLineEnd()
        guard bytes[position - 1] == UInt8(ascii: "\\") else { return }
        position -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // What looks like a comment in there is none: `#define IMAGES @"image/*"`.
        position = endOfLiteralInLine(at: position) ?? position + 1
      default:
        position += 1
      }
    }
    position = bytes.count
  }
}
