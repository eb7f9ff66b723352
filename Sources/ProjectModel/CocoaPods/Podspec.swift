/// The files of a pod, according to its podspec.
///
/// A podspec is a program in Ruby. Only podspecs that assign literals are read. The files of subspecs belong to the
/// pod.
struct Podspec: Sendable {
  private(set) var sources: [FilePattern] = []
  private(set) var resources: [FilePattern] = []
  /// The resources that the pod copies into separate bundles.
  private(set) var bundled: [FilePattern] = []
  private(set) var excluded: [FilePattern] = []
  /// Whether the pod is a static library or framework even if the Podfile requests dynamic frameworks.
  private(set) var isStatic = false

  /// Reads a podspec; returns nil if the pod's files depend on other code.
  init?(_ bytes: [UInt8]) {
    guard let tokens = RubyToken.tokens(in: String(decoding: bytes, as: UTF8.self)) else { return nil }
    for (index, token) in tokens.enumerated() {
      guard case .word(let name) = token else { continue }
      if Self.unreadAttributes.contains(name) { return nil }
      let list = Self.lists[name]
      guard list != nil || name == Self.linkage else { continue }
      guard index > 0, tokens[index - 1] == .mark("."), index + 2 < tokens.count,
        tokens[index + 1] == .mark("=")
      else { return nil }
      let value = tokens[(index + 2)...]
      if let list {
        guard let patterns = Self.patterns(value) else { return nil }
        self[keyPath: list] += patterns
      } else {
        guard value.first == .word("true") || value.first == .word("false") else { return nil }
        isStatic = isStatic || value.first == .word("true")
      }
    }
  }

  private static let linkage = "static_framework"

  private static let lists: [String: any WritableKeyPath<Podspec, [FilePattern]> & Sendable] = [
    "source_files": \.sources, "resource": \.resources, "resources": \.resources,
    "resource_bundle": \.bundled, "resource_bundles": \.bundled, "exclude_files": \.excluded,
  ]

  /// Attributes that may provide or change files, and methods that set any attribute.
  private static let unreadAttributes: Set<String> = [
    "attributes_hash", "on_demand_resources", "prepare_command", "script_phase", "script_phases",
    "store_attribute",
  ]

  /// Returns the patterns in a value: `"a"`, `"a", "b"`, `["a"]`, `{ "Name" => ["a"] }`; nil if it is not a literal.
  private static func patterns(_ tokens: ArraySlice<RubyToken>) -> [FilePattern]? {
    var patterns: [FilePattern] = []
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : .newline
      switch token {
      case .string where next == .mark("=>") || next == .mark(":"): break
      case .string(let text):
        guard let text, let pattern = FilePattern(text) else { return nil }
        patterns.append(pattern)
      case .word where next == .mark(":"), .symbol where next == .mark("=>"): break
      case .mark("["), .mark("{"): depth += 1
      case .mark("]"), .mark("}"):
        depth -= 1
        if depth < 0 { return nil }
      case .mark(","), .mark("=>"), .mark(":"): break
      case .newline:
        // A list continues on the next line after a comma.
        if depth == 0, index > tokens.startIndex, tokens[index - 1] != .mark(",") { return patterns }
      default: return nil
      }
    }
    return depth == 0 ? patterns : nil
  }

  // MARK: - Files

  /// Returns the best match of a list of patterns with a path relative to the folder of the podspec.
  func match(_ path: String, _ list: KeyPath<Podspec, [FilePattern]>) -> FilePattern.Match {
    self[keyPath: list].map { $0.match(path) }.max() ?? .no
  }
}
