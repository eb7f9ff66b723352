/// Looks through the text of sources for names, wherever they stand but in comments.
///
/// Names pass through much on their way to where a nib is loaded: constants, enumerations, generated code. So a name
/// counts as mentioned if a string literal holds it, or if a word spells it but for case and separators.
public struct MentionScanner: Sendable {
  /// The names by the hash of their letters and digits in lower case.
  private var namesByFold: [UInt64: [String]] = [:]
  private var classesByHash: [UInt64: String] = [:]
  /// The folded hashes of all that is looked for.
  private var known: HashFilter

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - names: The names of nibs, storyboards and identifiers.
  ///   - classes: The names of classes.
  public init(names: Set<String>, classes: Set<String>) {
    known = HashFilter(capacity: names.count + classes.count)
    for name in names.sorted() {
      let fold = Self.foldedHash(of: name.utf8)
      namesByFold[fold, default: []].append(name)
      known.insert(fold)
    }
    for name in classes {
      classesByHash[Self.hash(of: name.utf8)] = name
      known.insert(Self.foldedHash(of: name.utf8))
    }
    for word in Self.starts {
      known.insert(
        Self.foldedHash(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      )
    }
  }

  /// The mentions in a source.
  public func mentions(in bytes: [UInt8]) -> NameMentions {
    bytes.withUnsafeBufferPointer { bytes in
      var pass = MentionPass(bytes, scanner: self)
      pass.read(bytes.indices)
      return pass.mentions
    }
  }

  /// The functions that start an app.
  static let starts: [StaticString] = ["UIApplicationMain", "NSApplicationMain"]

  /// Whether a word of a folded hash may be one of those that are looked for.
  func mayKnow(_ fold: UInt64) -> Bool { known.mayContain(fold) }

  func names(_ fold: UInt64) -> [String] { namesByFold[fold] ?? [] }

  func className(_ hash: UInt64) -> String? { classesByHash[hash] }

  /// Whether a name is that of a class, which stands in sources for many a reason.
  func isClass(_ name: String) -> Bool { classesByHash[Self.hash(of: name.utf8)] != nil }

  /// FNV-1a of some bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// FNV-1a of the letters and digits among some bytes, in lower case.
  static func foldedHash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      switch byte {
      case 0x41...0x5A: hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
      case 0x30...0x39, 0x61...0x7A, 0x80...: hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      default: break
      }
    }
    return hash
  }
}
