import Checks
import InterfaceDocuments
import RuntimeAttributes

/// Collects the edits of a renaming and applies them to the texts.
struct RenamedFiles {
  private let read: (String) -> [UInt8]?
  private var texts: [String: [UInt8]] = [:]
  private var edits: [String: [Int: FileFix.Edit]] = [:]

  /// Creates a collection without edits.
  ///
  /// - Parameter read: Returns the current text of a file.
  init(_ read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// Returns the text of a file, or an empty array if the file cannot be read.
  mutating func text(of file: String) -> [UInt8] {
    if let text = texts[file] { return text }
    let text = read(file) ?? []
    texts[file] = text
    return text
  }

  /// Replaces a name at an offset, if the text contains the name there.
  ///
  /// - Returns: Whether the text contains the name.
  mutating func replace(_ old: String, with new: String, at offset: Int, in file: String) -> Bool {
    let text = text(of: file)
    let range = offset..<offset + old.utf8.count
    guard range.lowerBound >= 0, range.upperBound <= text.count, text[range].elementsEqual(old.utf8) else {
      return false
    }
    edits[file, default: [:]][offset] = FileFix.Edit(range: range, replacement: Array(new.utf8))
    return true
  }

  /// Replaces the value of an XML attribute, unless the value contains escapes.
  mutating func replace(_ attribute: ElementRanges.Attribute, with new: String, in file: String) {
    _ = replace(attribute.value, with: new, at: attribute.range.lowerBound, in: file)
  }

  /// Whether an offset of a file is the start of an edit.
  func isEdited(_ offset: Int, of file: String) -> Bool { edits[file]?[offset] != nil }

  /// The changed files, sorted by path.
  var fixes: [FileFix] {
    edits.sorted { $0.key < $1.key }.map { file, edits in
      let (original, edits) = (texts[file] ?? [], edits.sorted { $0.key < $1.key }.map(\.value))
      return FileFix(
        file: file,
        original: original,
        fixed: edits.applied(to: original),
        changes: [],
        edits: edits
      )
    }
  }
}
