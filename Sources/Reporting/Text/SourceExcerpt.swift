import RuntimeAttributes

/// A line of a file as a terminal shows it, without its indentation, and how far from its left a fault stands.
struct SourceExcerpt: Equatable {
  /// The line, tabs spread out and control characters written out.
  var text: String
  /// The number of columns before the fault.
  var indentation: Int

  /// At most this many columns of a line are shown.
  private static let width = 100
  /// Of a longer line, this many columns stand before the fault.
  private static let lead = 30
  private static let tabStop = 4
  /// Of a line without an end, at most this many bytes on each side of the fault are looked at.
  private static let reach = 512

  /// Shows a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes.
  ///   - column: The fault's column, counted from 1 in bytes; one beyond the line points behind its end.
  init(of line: some RandomAccessCollection<UInt8>, column: Int) {
    let offset = min(max(column, 1) - 1, line.count)
    let lineBefore = line.prefix(offset).drop { $0 == 0x20 || $0 == 0x09 }
    let lineAfter = line.dropFirst(offset)
    // Letters that the reach tears are left out.
    let near = lineBefore.suffix(Self.reach).drop { lineBefore.count > Self.reach && $0 & 0xC0 == 0x80 }
    let before = Self.cells(of: String(decoding: near, as: UTF8.self), startingAt: 0)
    let fault = before.reduce(0) { $0 + $1.width }
    let after = Self.cells(
      of: String(decoding: lineAfter.prefix(Self.reach), as: UTF8.self),
      startingAt: fault
    )

    let isLong =
      near.count < lineBefore.count || lineAfter.count > Self.reach
      || after.reduce(fault) { $0 + $1.width } > Self.width
    let head = isLong ? Self.tail(of: before, width: Self.lead) : before[...]
    let isHeadCut = head.count < before.count || near.count < lineBefore.count
    let headWidth = head.reduce(isHeadCut ? 1 : 0) { $0 + $1.width }
    let rest = isLong ? Self.head(of: after, width: Self.width - headWidth) : after[...]
    let isRestCut = rest.count < after.count || lineAfter.count > Self.reach

    indentation = headWidth
    text =
      (isHeadCut ? "…" : "") + head.map(\.text).joined() + rest.map(\.text).joined() + (isRestCut ? "…" : "")
  }

  /// What takes a number of columns and is not torn.
  private struct Cell {
    var text: String
    var width: Int
  }

  private static func cells(of text: String, startingAt start: Int) -> [Cell] {
    var column = start
    return text.map { character in
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

  /// As many cells from the front as fit.
  private static func head(of cells: [Cell], width: Int) -> ArraySlice<Cell> {
    var remaining = width
    return cells.prefix { cell in
      remaining -= cell.width
      return remaining >= 0
    }
  }

  /// As many cells from the back as fit.
  private static func tail(of cells: [Cell], width: Int) -> ArraySlice<Cell> {
    cells.suffix(head(of: cells.reversed(), width: width).count)
  }
}
