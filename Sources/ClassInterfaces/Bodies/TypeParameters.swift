import RuntimeAttributes

/// The names in a source that may stand for another type each time.
struct TypeParameters {
  private var names: Set<String> = []

  /// Gathers generic parameters, associated types and aliases.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let tokens = SourceTokens(bytes, .swift, matchesBrackets: false)
    for index in tokens.indices where tokens.isTypeParameter(index) {
      if let name = tokens.word(index) { names.insert(name) }
    }
  }

  /// Whether a name stands somewhere in a source as one of them would, which takes less time to say.
  static func mayContain(_ name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    var next = 0
    while let start = bytes.index(of: first, from: next) {
      next = start + 1
      guard bytes[start...].starts(with: name),
        let before = bytes[..<start].lastIndex(where: { $0 > 0x20 })
      else { continue }
      switch bytes[before] {
      case UInt8(ascii: "<"), UInt8(ascii: ","): return true
      case UInt8(ascii: "e"), UInt8(ascii: "s"):
        if keywords.contains(where: { bytes[...before].suffix($0.count).elementsEqual($0) }) { return true }
      default: break
      }
    }
    return false
  }

  private static let keywords = ["associatedtype", "typealias"].map { Array($0.utf8) }

  /// Whether a name may be one of them.
  func contain(_ name: String) -> Bool { names.contains(name) }
}
