import RuntimeAttributes

/// Reads Git's `.gitmodules`.
///
/// The file does not contain the pinned commit, which Git records in its index.
enum SubmoduleReader {
  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    var modules: [(name: String, line: Int, path: String?, url: String?)] = []
    for (number, line) in try LockFileLines(bytes) {
      let text = line.trimmed
      guard let first = text.first, first != "#", first != ";" else { continue }
      if first == "[" {
        guard text.last == "]" else { throw LockFileError(.entry, line: number) }
        let parts = text.dropFirst().dropLast().split(separator: "\"", omittingEmptySubsequences: false)
        modules.append((parts.count > 1 ? String(parts[1]) : "", number, nil, nil))
        continue
      }
      guard !modules.isEmpty else { throw LockFileError(.entry, line: number) }
      guard let equals = text.firstIndex(of: "=") else { continue }
      let value = text[text.index(after: equals)...].trimmed
      switch text[..<equals].trimmed.lowercased() {
      case "path": modules[modules.count - 1].path = String(value)
      case "url": modules[modules.count - 1].url = String(value)
      default: break
      }
    }
    let folder = PathName.folder(of: path)
    return modules.compactMap { module in
      guard let own = module.path, !own.isEmpty else { return nil }
      return Dependency(
        PathName.file(of: own),
        .submodule,
        url: module.url,
        path: PathName.joined(folder, own),
        lock: FileLocation(file: path, position: SourcePosition(line: module.line, column: 1))
      )
    }
  }
}
