import FactStorage

/// What the last run said and what it took it from: where that is as it was the same is said again.
struct LastReport: Sendable {
  /// The digest of all that the run took from its tree, asset catalogs aside.
  var state: ContentDigest
  /// What the asset catalogs held, in which names change without any trace at the catalog itself.
  var catalogs: [Catalog]
  /// The packs of the index that the run used as well.
  var packs: [ContentDigest] = []
  /// What it said.
  var results: [SpecResult]

  /// What an asset catalog held.
  struct Catalog: Sendable {
    var path: String
    /// The digest of the names in it.
    var content: ContentDigest
  }

  /// Whether the report holds for files as they are now.
  func holds(for signatures: FileSignatures) -> Bool {
    signatures.state == state
      && catalogs.allSatisfy { catalog in
        let names = FileReading(catalog.path, .images).facts(file: catalog.path)
        return ContentDigest(of: names) == catalog.content
      }
  }
}

extension LastReport: Storable {
  static var blank: LastReport { LastReport(state: .blank, catalogs: [], results: []) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&state)
    coder.code(&catalogs)
    coder.code(&packs)
    coder.code(&results)
  }
}

extension LastReport.Catalog: Storable {
  static var blank: LastReport.Catalog { LastReport.Catalog(path: "", content: .blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(unique: &path)
    coder.code(&content)
  }
}
