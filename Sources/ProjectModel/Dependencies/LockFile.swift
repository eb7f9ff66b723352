import JSON5
import RuntimeAttributes

/// Reads the lock files of dependency managers, and the requirements of projects.
enum LockFile {
  /// Returns the dependencies in a lock file, or an empty array for other files.
  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    switch PathName.file(of: path) {
    case "Package.resolved": try PackageResolvedReader.dependencies(bytes, path: path)
    case "Podfile.lock": try PodfileLockReader.dependencies(bytes, path: path)
    case "Cartfile.resolved": try CartfileReader.dependencies(bytes, path: path)
    case ".gitmodules": try SubmoduleReader.dependencies(bytes, path: path)
    case XcodeGenReader.fileName: try XcodeGenReader.dependencies(bytes, path: path)
    default: []
    }
  }
}

/// The first error found in a lock file.
struct LockFileError: Error, Hashable {
  var kind: Kind
  var position: SourcePosition

  enum Kind: Hashable {
    case json(JSON5Fault.Kind)
    case missingPins
    case unknownFormat(Int)
    case conflict
    case entry
    case missingPods
    case openQuote
  }

  init(_ kind: Kind, line: Int, column: Int = 1) {
    (self.kind, position) = (kind, SourcePosition(line: line, column: column))
  }

  init(_ kind: Kind, at position: SourcePosition) { (self.kind, self.position) = (kind, position) }
}

/// The lines of a lock file with their numbers, without line endings and byte order marks.
struct LockFileLines: Sequence {
  private let lines: [(number: Int, text: Substring)]

  /// Splits a file into lines.
  ///
  /// - Throws: A ``LockFileError`` at the first merge conflict marker.
  init(_ bytes: [UInt8]) throws(LockFileError) {
    var lines: [(number: Int, text: Substring)] = []
    for (index, range) in LineTable(bytes).ranges.enumerated() {
      let text = String(decoding: bytes[range], as: UTF8.self)
      let line = text.dropFirst(index == 0 && text.first == "\u{FEFF}" ? 1 : 0)
      if Self.conflictMarks.contains(where: line.hasPrefix) {
        throw LockFileError(.conflict, line: index + 1)
      }
      lines.append((index + 1, line))
    }
    self.lines = lines
  }

  private static let conflictMarks = ["<<<<<<< ", "=======", ">>>>>>> "]

  func makeIterator() -> IndexingIterator<[(number: Int, text: Substring)]> { lines.makeIterator() }
}
