import ClassInterfaces

/// The names and identifiers of documents by their letters and digits, as generators of code spell them: `R.storyboard.main`.
struct FoldedTexts {
  /// The members of generated code that group names.
  static let generatedGroups: Set<String> = ["nib", "reuseIdentifier", "segue", "storyboard"]

  private var texts: [UInt64: [CodeIndex.Name]] = [:]

  init(_ names: Set<String>, _ index: CodeIndex) {
    for name in names.sorted() {
      guard let number = index.number(of: name) else { continue }
      texts[FoldedName.hash(of: Array(name.utf8)[...]), default: []].append(number)
    }
  }

  /// The names that a word spells.
  func spelled(by bytes: ArraySlice<UInt8>) -> [CodeIndex.Name] { texts[FoldedName.hash(of: bytes)] ?? [] }
}
