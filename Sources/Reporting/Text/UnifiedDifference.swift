/// The difference of two texts as `diff -u` writes it, for `git apply` and `patch`.
public enum UnifiedDifference {
  private static let context = 3

  /// Writes the difference.
  ///
  /// - Parameters:
  ///   - old: The bytes of the old file.
  ///   - new: The bytes of the new one.
  ///   - file: The path that both have.
  /// - Returns: The difference; empty where there is none.
  public static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let hunks = hunks(of: changes(from: oldLines, to: newLines))
    guard !hunks.isEmpty else { return "" }
    return "--- a/\(file)\n+++ b/\(file)\n" + hunks.joined()
  }

  /// A line of either text, or of both.
  private struct Line {
    var mark: String
    var text: ArraySlice<UInt8>

    var output: String {
      let body = mark + String(decoding: text, as: UTF8.self)
      return text.last == 0x0A ? body : body + "\n\\ No newline at end of file\n"
    }
  }

  /// Lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// All lines of both texts in one order, old ones before the new ones in their place.
  private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(Line(mark: "-", text: old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        lines.append(Line(mark: "+", text: new[newIndex]))
        newIndex += 1
      } else if oldIndex < old.count {
        lines.append(Line(mark: " ", text: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      } else {
        break
      }
    }
    return lines
  }

  /// The stretches with changes, each with the lines around it.
  private static func hunks(of lines: [Line]) -> [String] {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      "@@ -\(span(of: "+", in: lines, range)) +\(span(of: "-", in: lines, range)) @@\n"
        + lines[range].map(\.output).joined()
    }
  }

  /// Start and number of the lines of one text, which the lines with the other's mark are no part of.
  private static func span(of other: String, in lines: [Line], _ range: Range<Int>) -> String {
    let before = lines[..<range.lowerBound].count { $0.mark != other }
    let count = lines[range].count { $0.mark != other }
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
