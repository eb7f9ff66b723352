import RuntimeAttributes

/// Reads Carthage's `Cartfile.resolved`: `github "Owner/Name" "1.2.3"`.
enum CartfileReader {
  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    var dependencies: [Dependency] = []
    for (number, line) in try LockFileLines(bytes) {
      let text = line.trimmed
      guard !text.isEmpty, text.first != "#" else { continue }
      let words = try self.words(text, number)
      guard words.count == 3, let url = url(words[0], words[1]) else {
        throw LockFileError(.entry, line: number)
      }
      let isRevision = words[2].utf8.count == 40 && words[2].allSatisfy(\.isHexDigit)
      let name = words[0] == "binary" ? PathName.stem(of: words[1]) : Dependency.repository(of: words[1])
      dependencies.append(
        Dependency(
          name,
          .carthage,
          version: isRevision ? nil : words[2],
          revision: isRevision ? words[2].lowercased() : nil,
          url: url.isEmpty ? nil : url,
          lock: FileLocation(file: path, position: SourcePosition(line: number, column: 1))
        )
      )
    }
    return dependencies
  }

  /// Returns the repository URL of an entry: an empty string for a binary, or nil for an unknown origin.
  private static func url(_ origin: String, _ source: String) -> String? {
    switch origin {
    case "github": source.contains("://") ? source : "https://github.com/\(source).git"
    case "git": source
    case "binary": ""
    default: nil
    }
  }

  /// Returns the words of a line, without quotes and comments.
  private static func words(_ line: Substring, _ number: Int) throws(LockFileError) -> [String] {
    var words: [String] = []
    var rest = line
    while let first = rest.first, first != "#" {
      if first == "\"" {
        let start = rest.index(after: rest.startIndex)
        guard let end = rest[start...].firstIndex(of: "\"") else {
          throw LockFileError(.openQuote, line: number)
        }
        words.append(String(rest[start..<end]))
        rest = rest[rest.index(after: end)...].trimmed
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
        words.append(String(word))
        rest = rest[word.endIndex...].trimmed
      }
    }
    return words
  }
}
