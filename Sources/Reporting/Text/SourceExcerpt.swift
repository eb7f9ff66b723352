import RuntimeAttributes

/// A line of a file without its indentation, divided at the fault, for display in a terminal.
struct SourceExcerpt: Equatable {
  /// The text before the fault, with tabs expanded and control characters escaped.
  var before: String
  var fault: String
  /// The text after the fault.
  var after: String
  /// The number of columns before the fault.
  var indentation: Int
  /// The number of columns of the fault, at least one.
  var length: Int

  /// The complete text of the excerpt.
  var text: String { before + fault + after }

  /// The maximum number of columns.
  static let width = 100
  /// The number of columns to show before the fault if the line is longer.
  private static let lead = 30
  private static let tabStop = 4
  /// The maximum number of bytes to examine on each side of the fault in a very long line.
  private static let reach = 512

  /// Creates an excerpt of a line.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - range: The range of the fault's bytes; a range beyond the line is moved to the end of the line.
  ///   - width: The number of columns to show.
  init(of line: some RandomAccessCollection<UInt8>, range: Range<Int>, width: Int = width) {
    let offset = min(max(range.lowerBound, 0), line.count)
    let lineBefore = line.prefix(offset).drop { $0 == 0x20 || $0 == 0x09 }
    let lineAfter = line.dropFirst(offset)
    // Characters that were cut at the limit are omitted.
    let near = lineBefore.suffix(Self.reach).drop { lineBefore.count > Self.reach && $0 & 0xC0 == 0x80 }
    let before = Self.cells(of: near, startingAt: 0)
    let start = before.width
    let fault = Self.cells(of: lineAfter.prefix(min(range.count, Self.reach)), startingAt: start)
    let rest = lineAfter.dropFirst(range.count)
    let after = Self.cells(of: rest.prefix(Self.reach), startingAt: start + fault.width)

    let isLong =
      near.count < lineBefore.count || lineAfter.count > Self.reach
      || start + fault.width + after.width > width
    let head = isLong ? Self.tail(of: before, width: min(Self.lead, width / 3)) : before[...]
    let isHeadCut = head.count < before.count || near.count < lineBefore.count
    let headWidth = head.width + (isHeadCut ? 1 : 0)
    // Text after the fault takes at least one column, for an ellipsis.
    let middle = Self.head(
      of: fault,
      width: width - headWidth,
      isCut: range.count > Self.reach || !rest.isEmpty
    )
    let isMiddleCut = middle.count < fault.count || range.count > Self.reach
    let tail =
      isMiddleCut
      ? [] : Self.head(of: after, width: width - headWidth - middle.width, isCut: rest.count > Self.reach)
    let isTailCut = isMiddleCut || tail.count < after.count || rest.count > Self.reach

    indentation = headWidth
    length = max(middle.width, 1)
    self.before = (isHeadCut ? "…" : "") + head.text
    self.fault = middle.text
    self.after = tail.text + (isTailCut ? "…" : "")
  }

  private static func cells(of bytes: some Collection<UInt8>, startingAt start: Int) -> [Cell] {
    var column = start
    return String(decoding: bytes, as: UTF8.self).map { character in
      let cell: Cell
      if character == "\t" {
        let width = tabStop - column % tabStop
        cell = Cell(text: String(repeating: " ", count: width), width: width)
      } else if character.unicodeScalars.contains(where: \.steersTerminal) {
        let escaped = String(character).escapedForTerminal
        cell = Cell(text: escaped, width: escaped.count)
      } else {
        cell = Cell(text: String(character), width: character.displayWidth)
      }
      column += cell.width
      return cell
    }
  }

  /// Returns the longest prefix that fits into the width.
  private static func head(of cells: [Cell], width: Int) -> ArraySlice<Cell> {
    var remaining = width
    return cells.prefix { cell in
      remaining -= cell.width
      return remaining >= 0
    }
  }

  /// Returns all cells if they fit into the width, or else the longest prefix that fits with an ellipsis.
  private static func head(of cells: [Cell], width: Int, isCut: Bool) -> ArraySlice<Cell> {
    let all = head(of: cells, width: width)
    return isCut || all.count < cells.count ? head(of: cells, width: width - 1) : all
  }

  /// Returns the longest suffix that fits into the width.
  private static func tail(of cells: [Cell], width: Int) -> ArraySlice<Cell> {
    cells.suffix(head(of: cells.reversed(), width: width).count)
  }
}

/// A unit of display text that is not split.
private struct Cell {
  var text: String
  var width: Int
}

extension Sequence<Cell> {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
  fileprivate var text: String { map(\.text).joined() }
}
