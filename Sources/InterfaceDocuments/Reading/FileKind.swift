/// The kind of a file; binary files are recognized by their first bytes.
enum FileKind {
  case text
  /// The current format of compiled nibs.
  case compiledNib
  /// The format of compiled macOS nibs until 10.13.
  case binaryPropertyList

  init(_ file: [UInt8]) {
    self = Self.magics.first { file.starts(with: $0.bytes.utf8) }?.kind ?? .text
  }

  /// The first bytes of every compiled nib in the current format.
  static let compiledNibMagic = "NIBArchive"

  private static let magics: [(bytes: String, kind: FileKind)] = [
    ("bplist", .binaryPropertyList),
    (compiledNibMagic, .compiledNib),
  ]
}
