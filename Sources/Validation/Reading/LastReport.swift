import BinaryCoding

/// The results of the last run, and the state of its input files.
struct LastReport: Sendable {
  /// The digest of all inputs of the run except asset catalogs.
  var state: ContentDigest
  /// The contents of the asset catalogs, whose image names may change without a new signature of the catalog.
  var catalogs: [Catalog]
  var results: [SpecResult]

  /// The contents of an asset catalog.
  struct Catalog: Sendable {
    var path: String
    /// The digest of the image names.
    var content: ContentDigest
  }

  /// Whether the results are valid for the current files.
  func holds(for signatures: FileSignatures) -> Bool {
    signatures.state == state
      && catalogs.allSatisfy { catalog in
        let names = FileReading(catalog.path, .images).facts(file: catalog.path)
        return ContentDigest(of: names) == catalog.content
      }
  }
}

extension LastReport: BinaryCodable {
  static var placeholder: LastReport { LastReport(state: .placeholder, catalogs: [], results: []) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&state)
    coder.code(&catalogs)
    coder.code(&results)
  }
}

extension LastReport.Catalog: BinaryCodable {
  static var placeholder: LastReport.Catalog { LastReport.Catalog(path: "", content: .placeholder) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(unique: &path)
    coder.code(&content)
  }
}
