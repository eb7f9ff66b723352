import SourceSyntax

/// The names and identifiers of documents, folded to the spelling of code generators, as in `R.storyboard.main`.
struct FoldedTexts {
  private var texts: [UInt64: [CodeIndex.Name]] = [:]

  init(_ names: Set<String>, _ index: CodeIndex) {
    for name in names.sorted() {
      guard let number = index.number(of: name) else { continue }
      texts[FoldedName.hash(of: Array(name.utf8)[...]), default: []].append(number)
    }
  }

  /// Returns the names whose letters and digits match a word.
  func spelled(by bytes: ArraySlice<UInt8>) -> [CodeIndex.Name] { texts[FoldedName.hash(of: bytes)] ?? [] }
}
