import RuntimeAttributes

/// Reads the package requirements in XcodeGen's `project.yml`, for apps that commit neither the generated project nor a
/// lock file.
///
/// An entry of `packages` has either a `url` or `github` with a version, branch or revision, or a `path`.
enum XcodeGenReader {
  static let fileName = "project.yml"

  /// Returns the packages, each with a version or commit if its requirement is exact.
  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    var packages: [Dependency] = []
    var entry: Entry?
    var isInside = false
    func close() {
      if let package = entry?.package(path) { packages.append(package) }
      entry = nil
    }
    for (number, line) in try LockFileLines(bytes) {
      let text = withoutComment(line).trimmed
      guard !text.isEmpty else { continue }
      let indent = line.prefix { $0 == " " }.count
      if indent == 0 {
        close()
        isInside = text == "packages:"
      } else if isInside, indent <= entry?.indent ?? indent {
        close()
        entry = Entry(indent: indent, position: SourcePosition(line: number, column: indent + 1))
        guard let (_, value) = pair(text), value.first == "{", value.last == "}" else { continue }
        for part in value.dropFirst().dropLast().split(separator: ",") { entry?.add(pair(part.trimmed)) }
      } else if isInside {
        entry?.add(pair(text))
      }
    }
    close()
    return packages
  }

  /// A package entry whose lines are being read.
  private struct Entry {
    let indent: Int
    let position: SourcePosition
    private var values: [String: String] = [:]

    init(indent: Int, position: SourcePosition) { (self.indent, self.position) = (indent, position) }

    mutating func add(_ pair: (key: Substring, value: Substring)?) {
      if let pair { values[String(pair.key)] = String(pair.value) }
    }

    func package(_ file: String) -> Dependency? {
      let lock = FileLocation(file: file, position: position)
      if let path = values["path"] {
        let folder = PathName.joined(PathName.folder(of: file), path)
        return Dependency(PathName.file(of: folder), .package, path: folder, lock: lock)
      }
      guard let url = values["url"] ?? values["github"].map({ "https://github.com/\($0).git" }) else {
        return nil
      }
      return Dependency(
        Dependency.repository(of: url),
        .package,
        version: values["exactVersion"] ?? values["version"],
        revision: values["revision"],
        url: url,
        lock: lock
      )
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.trimmed.first == "#" ? "" : line.ranges(of: " #").first.map { line[..<$0.lowerBound] } ?? line
  }

  private static func pair(_ text: Substring) -> (key: Substring, value: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var value = text[text.index(after: colon)...].trimmed
    if let quote = value.first, quote == "\"" || quote == "'", value.count > 1, value.last == quote {
      value = value.dropFirst().dropLast()
    }
    return (text[..<colon], value)
  }
}
