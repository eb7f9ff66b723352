/// The development pods of a Podfile, with their linkage.
struct Podfile {
  /// A pod with a path.
  struct Entry: Hashable {
    /// The name, without the name of a subspec.
    var name: String
    /// The path of the pod's folder or podspec, as spelled in the Podfile.
    var path: String
    /// Whether the pod is a dynamic framework; nil if unknown.
    var isFramework: Bool?
  }

  private(set) var entries: [Entry] = []

  /// A block of the file, up to its `end`.
  private struct Block {
    var isTarget: Bool
    var usesFrameworks = false
  }

  /// Reads a Podfile.
  init(_ bytes: [UInt8]) {
    guard let tokens = RubyToken.tokens(in: String(decoding: bytes, as: UTF8.self)) else { return }
    // An option such as `:linkage => :static`, or a hook, may change the linkage of pods.
    var isKnown = !tokens.contains { $0.contains("static") }
    var blocks = [Block(isTarget: true)]
    for line in tokens.split(separator: .newline) {
      guard case .word(let first)? = line.first else { continue }
      switch first {
      case "end": if blocks.count > 1 { blocks.removeLast() }
      case "use_frameworks!":
        if line.count > 1 || !blocks.allSatisfy(\.isTarget) { isKnown = false }
        blocks[blocks.count - 1].usesFrameworks = true
      case "pod":
        guard let (name, path) = Self.pod(line) else { break }
        let isFramework = blocks.contains(where: \.usesFrameworks)
        // A function may be called in any target.
        let isCertain = blocks.allSatisfy(\.isTarget) || blocks[0].usesFrameworks
        entries.append(Entry(name: name, path: path, isFramework: isCertain ? isFramework : nil))
      default: break
      }
      if line.contains(.word("do")) {
        blocks.append(Block(isTarget: Self.targets.contains(first)))
      } else if Self.openings.contains(first) {
        blocks.append(Block(isTarget: false))
      }
    }
    if !isKnown { for index in entries.indices { entries[index].isFramework = nil } }
  }

  private static let targets: Set<String> = ["abstract_target", "target"]
  private static let openings: Set<String> = ["begin", "case", "def", "for", "if", "unless", "while"]

  /// Returns the name and path of a pod, or nil for a pod without a path: `pod "Kit/Core", :path => "../Kit"`.
  private static func pod(_ line: ArraySlice<RubyToken>) -> (name: String, path: String)? {
    guard case .string(let name?)? = line.dropFirst().first(where: { $0 != .mark("(") }),
      let key = line.firstIndex(where: { $0 == .symbol("path") || $0 == .word("path") }),
      key + 2 < line.endIndex, line[key + 1] == .mark("=>") || line[key + 1] == .mark(":"),
      case .string(let path?) = line[key + 2]
    else { return nil }
    return (String(name.prefix { $0 != "/" }), path)
  }
}

extension RubyToken {
  fileprivate func contains(_ text: String) -> Bool {
    switch self {
    case .word(let own), .symbol(let own), .string(let own?): own.contains(text)
    case .string(nil), .mark, .newline: false
    }
  }
}
