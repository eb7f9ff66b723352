public import Validation

/// The difference between two texts in the format of `diff -u`, for `git apply` and `patch`.
public enum UnifiedDifference {
  private static let context = 3

  /// Returns the difference between two texts.
  ///
  /// - Parameters:
  ///   - old: The bytes of the old file.
  ///   - new: The bytes of the new file.
  ///   - file: The path of both files.
  /// - Returns: The difference; empty if the files are equal.
  public static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    text(of: changes(from: lines(of: old), to: lines(of: new)), file: file)
  }

  /// Returns the difference between a file and its fixed contents.
  ///
  /// If the edits are known, lines are not compared.
  ///
  /// - Parameters:
  ///   - fix: The changes.
  ///   - file: The path of the document in the difference; by default, the path in the fix.
  /// - Returns: The difference; empty if there are no changes.
  public static func text(of fix: FileFix, as file: String? = nil) -> String {
    let file = file ?? fix.file
    guard !fix.edits.isEmpty else { return text(from: fix.original, to: fix.fixed, file: file) }
    return text(of: changes(in: fix.original, by: fix.edits), file: file)
  }

  /// Returns a difference with colored lines, as in Git.
  public static func styled(_ difference: String, _ style: TextStyle) -> String {
    guard style != .plain else { return difference }
    return difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      role(of: line).map { style.set(String(line), as: $0) } ?? String(line)
    }.joined(separator: "\n")
  }

  private static func role(of line: Substring) -> TextStyle.Role? {
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return .strong }
    switch line.first {
    case "-": return .removed
    case "+": return .added
    case "@": return .range
    default: return nil
    }
  }

  private static func text(of lines: [Line], file: String) -> String {
    let hunks = hunks(of: lines)
    guard !hunks.isEmpty else { return "" }
    return "--- \(name("a/" + file))\n+++ \(name("b/" + file))\n" + hunks.joined()
  }

  /// Returns a path in the format of `git apply` and `patch`.
  ///
  /// A tab follows a path that contains a space. A path with quotes, backslashes or control characters is quoted as
  /// in Git.
  private static func name(_ path: String) -> String {
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    guard path.utf8.contains(where: { escape(of: $0) != nil }) else { return path + end }
    let quoted = path.utf8.flatMap { byte in escape(of: byte).map { Array($0.utf8) } ?? [byte] }
    return "\"\(String(decoding: quoted, as: UTF8.self))\"" + end
  }

  /// Returns the escape sequence for a byte in quotes, or nil if the byte is not escaped.
  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return "\\" + String(Unicode.Scalar(byte))
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: return nil
    }
  }

  /// A line of the old text, of the new text, or of both.
  private struct Line {
    var mark: String
    var text: ArraySlice<UInt8>

    var output: String {
      let body = mark + String(decoding: text, as: UTF8.self)
      return text.last == 0x0A ? body : body + "\n\\ No newline at end of file\n"
    }
  }

  /// Returns the lines, including their line feeds; for `git apply` and `patch`, no other character ends a line.
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

  /// Returns the lines of both texts as a single sequence, with removed lines before the lines that replace them.
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

  /// Returns the lines of both texts as a single sequence, computed from the edits.
  private static func changes(in old: [UInt8], by edits: [FileFix.Edit]) -> [Line] {
    var lines: [Line] = []
    var rest = edits[...]
    let oldLines = self.lines(of: old)
    var index = 0
    while index < oldLines.count {
      let first = oldLines[index]
      guard let edit = rest.first, edit.range.lowerBound < first.endIndex else {
        lines.append(Line(mark: " ", text: first))
        index += 1
        continue
      }
      // The lines that adjacent edits change, and their new contents.
      var new: [UInt8] = []
      var copied = first.startIndex
      var end = first.startIndex
      while index < oldLines.count {
        let line = oldLines[index]
        // An edit may extend into a line, start in it, or have removed the end of the previous line.
        let isJoined = line.startIndex < copied || new.last.map { $0 != 0x0A } == true
        guard isJoined || rest.first.map({ $0.range.lowerBound < line.endIndex }) == true else { break }
        lines.append(Line(mark: "-", text: line))
        end = line.endIndex
        index += 1
        while let edit = rest.first, edit.range.lowerBound < end {
          new += old[copied..<edit.range.lowerBound]
          new += edit.replacement
          copied = edit.range.upperBound
          rest.removeFirst()
        }
        if copied < end {
          new += old[copied..<end]
          copied = end
        }
      }
      lines += self.lines(of: new).map { Line(mark: "+", text: $0) }
    }
    return lines
  }

  /// Returns the hunks: changed lines with their context.
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
    var (oldCount, newCount, counted) = (0, 0, 0)
    return ranges.map { range in
      oldCount += lines[counted..<range.lowerBound].count { $0.mark != "+" }
      newCount += lines[counted..<range.lowerBound].count { $0.mark != "-" }
      counted = range.lowerBound
      return "@@ -\(span(of: "+", in: lines[range], after: oldCount)) "
        + "+\(span(of: "-", in: lines[range], after: newCount)) @@\n" + lines[range].map(\.output).joined()
    }
  }

  /// Returns the start and number of the lines of one text, without lines that belong only to the other text.
  private static func span(of other: String, in lines: ArraySlice<Line>, after before: Int) -> String {
    let count = lines.count { $0.mark != other }
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
