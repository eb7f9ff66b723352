/// Tells files that are no text at all by their first bytes.
enum FileKind {
  /// Refuses what is compiled.
  static func check(_ file: [UInt8]) throws(DocumentError) {
    for (magic, reason) in magics where file.starts(with: magic.utf8) { throw DocumentError(reason) }
  }

  private static let magics: [(String, DocumentError.Reason)] = [
    ("bplist", .binaryPropertyList),
    ("NIBArchive", .compiledNib),
  ]
}
