/// Looks through the text of sources for names, wherever they stand but in comments.
///
/// Names pass through much on their way to where a nib is loaded: constants, enumerations, generated code. So a name
/// counts as mentioned if a string literal holds it, or if a word spells it but for case and separators.
public struct MentionScanner: Sendable {
  /// The names by the hash of their letters and digits in lower case.
  private var namesByFold: [UInt64: [String]] = [:]
  private var classesByHash: [UInt64: String] = [:]

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - names: The names of nibs, storyboards and identifiers.
  ///   - classes: The names of classes.
  public init(names: Set<String>, classes: Set<String>) {
    for name in names.sorted() { namesByFold[Self.hashes(name.utf8).fold, default: []].append(name) }
    for name in classes { classesByHash[Self.hashes(name.utf8).exact] = name }
  }

  /// The mentions in a source.
  public func mentions(in bytes: [UInt8]) -> NameMentions {
    bytes.withUnsafeBufferPointer { bytes in
      var pass = MentionPass(bytes, scanner: self)
      pass.read(bytes.indices)
      return pass.mentions
    }
  }

  func names(_ hash: UInt64) -> [String] { namesByFold[hash] ?? [] }

  func className(_ hash: UInt64) -> String? { classesByHash[hash] }

  /// Whether a name is that of a class, which stands in sources for many a reason.
  func isClass(_ name: String) -> Bool { classesByHash[Self.hashes(name.utf8).exact] != nil }

  /// FNV-1a of the bytes, and of their letters and digits in lower case.
  static func hashes(_ bytes: some Sequence<UInt8>) -> (exact: UInt64, fold: UInt64) {
    var (exact, fold): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0xCBF2_9CE4_8422_2325)
    for byte in bytes {
      exact = (exact ^ UInt64(byte)) &* 0x100_0000_01B3
      switch byte {
      case 0x41...0x5A: fold = (fold ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
      case 0x30...0x39, 0x61...0x7A, 0x80...: fold = (fold ^ UInt64(byte)) &* 0x100_0000_01B3
      default: break
      }
    }
    return (exact, fold)
  }
}
