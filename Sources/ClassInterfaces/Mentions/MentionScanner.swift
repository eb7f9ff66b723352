import ByteHashing
package import RuntimeAttributes

/// Looks through the text of sources for names, wherever they stand but in comments.
///
/// Names pass through much on their way to where a nib is loaded: constants, enumerations, generated code. So a name
/// counts as mentioned if a string literal holds it, or if a word spells it but for case and separators.
package struct MentionScanner: Sendable {
  /// The names by the hash of their letters and digits in lower case.
  private var namesByFold: [UInt64: [String]] = [:]
  private var classesByHash: [UInt64: String] = [:]
  private var classesByFold: [UInt64: [String]] = [:]
  /// The parts of names that code may put together, by their hashes.
  private var partsByHash: [UInt64: String] = [:]
  /// The names of cells alone.
  private let cells: Set<String>
  /// The bytes with which parts begin or end.
  private var partBounds = [Bool](repeating: false, count: 256)
  /// The folded hashes of all that is looked for.
  private var known: HashFilter

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - names: The names of nibs, storyboards and identifiers.
  ///   - classes: The names of classes.
  ///   - parts: What code may put before or behind names to make others of them.
  ///   - cells: Those of the names that are identifiers of cells alone, which it makes no difference how they are asked for.
  package init(
    names: Set<String>,
    classes: Set<String>,
    parts: Set<String> = [],
    cells: Set<String> = []
  ) {
    self.cells = cells
    known = HashFilter(capacity: names.count + classes.count)
    for name in names.sorted() {
      let fold = FoldedHash.of(name.utf8)
      namesByFold[fold, default: []].append(name)
      known.insert(fold)
    }
    for name in classes {
      classesByHash[FNVHash.hash(of: name.utf8)] = name
      let fold = FoldedHash.of(name.utf8)
      classesByFold[fold, default: []].append(name)
      known.insert(fold)
    }
    for part in parts {
      partsByHash[FNVHash.hash(of: part.utf8)] = part
      for byte in [part.utf8.first, part.utf8.last] { byte.map { partBounds[Int($0)] = true } }
    }
    for word in Self.starts + Self.classNaming + Self.namedMembers + Self.nibLabels {
      known.insert(
        FoldedHash.of(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      )
    }
  }

  /// The mentions in the text of a source, or in the beginning of it; none in a test, which loads documents for no user.
  package func mentions(in bytes: [UInt8], of source: SourceInterface) -> NameMentions {
    source.isTest ? NameMentions() : mentions(in: bytes, source.language)
  }

  /// The mentions in a text.
  package func mentions(in bytes: [UInt8], _ language: SourceLanguage) -> NameMentions {
    bytes.withUnsafeBufferPointer { bytes in
      var pass = MentionPass(SourceTokens(bytes, language, matchesBrackets: false), scanner: self)
      pass.read()
      return pass.finish()
    }
  }

  /// The mentions in a source, and all that it could mention of other names.
  package func sighting(in bytes: [UInt8], _ language: SourceLanguage, isTest: Bool = false)
    -> MentionSighting
  {
    bytes.withUnsafeBufferPointer { buffer in
      let tokens = SourceTokens(buffer, language, matchesBrackets: false)
      var pass = MentionPass(tokens, scanner: self, keepsFolds: true)
      pass.read()
      let folds = pass.folds ?? []
      return MentionSighting(isTest ? NameMentions() : pass.finish(), folds: folds)
    }
  }

  /// The functions that start an app.
  static let starts: [StaticString] = ["UIApplicationMain", "NSApplicationMain"]

  /// The functions that tell the name of a class, or the labels of their arguments.
  static let classNaming: [StaticString] = [
    "NSStringFromClass", "_typeName", "class_getName", "describing", "object_getClassName", "reflecting",
  ]
  /// The words that may stand for an object's own class, or for its name.
  private static let namedMembers: [StaticString] = [
    "class", "classForCoder", "className", "description", "dynamicType", "file", "type",
  ]

  /// The methods of the frameworks, and the labels of their arguments, behind which the name of a nib stands.
  static let nibLabels: [StaticString] = [
    "initWithNibName", "initWithNibNamed", "initWithWindowNibName", "loadNibNamed", "nibName", "nibNamed",
    "nibWithNibName", "windowNibName",
  ]

  /// Whether a word of a folded hash may be one of those that are looked for.
  func mayKnow(_ fold: UInt64) -> Bool { known.mayContain(fold) }

  func names(_ fold: UInt64) -> [String] { namesByFold[fold] ?? [] }

  /// The names that a word may spell: of several those without signs that no name in code can have.
  func namesInCode(_ fold: UInt64) -> [String] {
    let names = names(fold)
    guard names.count > 1 else { return names }
    let plain = names.filter { name in
      name.utf8.allSatisfy { $0.continuesWord || $0 == UInt8(ascii: "-") || $0 == 0x20 }
    }
    return plain.isEmpty ? names : plain
  }

  func classNames(_ fold: UInt64) -> [String] { classesByFold[fold] ?? [] }

  /// Whether a name is that of cells alone.
  func isCell(_ name: String) -> Bool { cells.contains(name) }

  func className(_ hash: UInt64) -> String? { classesByHash[hash] }

  /// Whether a part of a name may begin or end with a byte.
  func isPartBound(_ byte: UInt8) -> Bool { partBounds[Int(byte)] }

  func part(_ hash: UInt64) -> String? { partsByHash[hash] }

  /// Whether a name is that of a class, which stands in sources for many a reason.
  func isClass(_ name: String) -> Bool { classesByHash[FNVHash.hash(of: name.utf8)] != nil }
}
