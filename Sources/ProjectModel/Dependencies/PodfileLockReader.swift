import RuntimeAttributes

/// Reads CocoaPods' `Podfile.lock` and `Manifest.lock`, which are YAML with a fixed layout.
enum PodfileLockReader {
  /// Returns the pods; a pod and its subspecs are one dependency.
  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    var pods: [Dependency] = []
    var indexes: [String: Int] = [:]
    var section: Substring = ""
    var isLock = false
    var option: Int?
    for (number, line) in try LockFileLines(bytes) {
      guard let first = line.first else { continue }
      if first != " " && first != "\t" {
        section = line.prefix { $0 != ":" }
        option = nil
        // The lock of a Podfile without pods lists only the version of CocoaPods.
        if section == "PODS" || section == "COCOAPODS" { isLock = true }
        continue
      }
      switch section {
      case "PODS" where line.hasPrefix("  - "):
        let pod = try self.pod(line.dropFirst(4), number)
        guard indexes[pod.name] == nil else { continue }
        indexes[pod.name] = pods.count
        let lock = FileLocation(file: path, position: SourcePosition(line: number, column: 5))
        pods.append(Dependency(pod.name, .pod, version: pod.version, lock: lock))
      case "EXTERNAL SOURCES", "CHECKOUT OPTIONS":
        guard line.hasPrefix("    ") else {
          option = indexes[root(unquoted(line.trimmed))]
          continue
        }
        guard let option, let (key, value) = self.option(line.trimmed) else { continue }
        switch key {
        case ":git": pods[option].url = value
        case ":commit": pods[option].revision = value
        case ":path",
          ":podspec" where !value.contains("://"):
          let folder = PathName.joined(PathName.folder(of: path), value)
          pods[option].path =
            value.hasSuffix(".podspec") || value.hasSuffix(".podspec.json")
            ? PathName.folder(of: folder) : folder
        default: break
        }
      default: break
      }
    }
    guard isLock else { throw LockFileError(.missingPods, line: 1) }
    return pods
  }

  /// Returns the pod and version of an entry: `"MatrixKit/Core (0.15.4)":`.
  private static func pod(_ entry: Substring, _ line: Int) throws(LockFileError) -> (
    name: String, version: String
  ) {
    let text = unquoted(entry.trimmed)
    guard !text.hasPrefix("\"") else { throw LockFileError(.openQuote, line: line, column: 5) }
    guard let open = text.firstIndex(of: "("), text.last == ")" else {
      throw LockFileError(.entry, line: line, column: 5)
    }
    let name = root(text[..<open].trimmed)
    guard !name.isEmpty else { throw LockFileError(.entry, line: line, column: 5) }
    return (name, String(text[text.index(after: open)...].dropLast()))
  }

  /// Returns a name without quotes and without a trailing colon.
  private static func unquoted(_ text: Substring) -> Substring {
    var text = text.last == ":" ? text.dropLast() : text
    if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
      text = text.dropFirst().dropLast()
    }
    return text
  }

  /// Returns the pod of a subspec: `MatrixKit` for `MatrixKit/Core`.
  private static func root(_ name: Substring) -> String { String(name.prefix { $0 != "/" }) }

  private static func option(_ line: Substring) -> (key: Substring, value: String)? {
    guard let colon = line.dropFirst().firstIndex(of: ":") else { return nil }
    let value = unquoted(line[line.index(after: colon)...].trimmed)
    return value.isEmpty ? nil : (line[..<colon], String(value))
  }
}
