/// The build settings of an `.xcconfig` file and of the files that it includes.
struct SettingsFile: Sendable {
  /// The values by name; the last assignment wins.
  private(set) var values: [String: String] = [:]
  /// The values that depend on an SDK, an architecture or a configuration, by name.
  private(set) var conditional: [String: [String]] = [:]
  /// Whether all required includes were read.
  private(set) var isWhole = true
  /// The included CocoaPods files, which set linker flags.
  private(set) var podFiles: Set<String> = []
  private var included: Set<String> = []

  // Projects include fewer files.
  private static let mostFiles = 64

  /// Reads a file and its includes; returns nil if the file itself cannot be read.
  init?(_ path: String) {
    guard read(path) else { return nil }
  }

  /// The value of a setting; nil if the file does not set it.
  subscript(name: String) -> String? { values[name] }

  /// Whether the file may set a setting to an unknown value.
  func isUncertain(_ name: String) -> Bool {
    conditional[name] != nil || !isWhole && values[name] == nil
  }

  /// Returns the values of a setting, with and without conditions.
  func allValues(_ name: String) -> [String] {
    [values[name]].compactMap(\.self) + (conditional[name] ?? [])
  }

  /// Whether a path refers to a file that CocoaPods generates: `Pods-App.debug.xcconfig`, or `Pods.debug.xcconfig`
  /// before 1.0.
  static func isPods(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      part.starts(with: "Pods-".utf8) || part.starts(with: "Pods.".utf8)
    }
  }

  private mutating func read(_ path: String) -> Bool {
    guard included.insert(path).inserted else { return true }
    guard included.count <= Self.mostFiles, let bytes = try? FileBytes.read(path) else { return false }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        include(text.dropFirst("#include".count), from: path)
      } else if let equals = Self.assignment(in: text) {
        set(text[..<equals].trimmed, to: String(text[text.index(after: equals)...].trimmed))
      }
    }
    return true
  }

  private mutating func include(_ rest: Substring, from path: String) {
    let isOptional = rest.first == "?"
    let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      isWhole = false
      return
    }
    let file = PathName.joined(PathName.folder(of: path), String(parts[1]))
    if Self.isPods(file) {
      podFiles.insert(file)
    } else if !read(file), !read(file + ".xcconfig"), !isOptional {
      isWhole = false
    }
  }

  private mutating func set(_ name: Substring, to value: String) {
    let plain = String(name.prefix { $0 != "[" }.trimmed)
    if plain.count < name.count {
      conditional[plain, default: []].append(value)
    } else {
      values[plain] = value
    }
  }

  /// Returns the index of the equals sign, if any, after the name and its conditions, which also contain equals signs.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    return text.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    (line.ranges(of: "//").first.map { line[..<$0.lowerBound] } ?? line).trimmed
  }
}
