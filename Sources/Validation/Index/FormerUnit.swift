import FactStorage

/// A unit as an index knew it, before its files became what they are.
struct FormerUnit: Sendable {
  /// What the files said, those that are gone included.
  let entries: UnitEntries
  /// What all loads shared.
  let digests: UnitDigests

  /// Finds out what an index said.
  ///
  /// It said the same of asset catalogs and specs, or else the digests are those of no state that it knows; so they are
  /// where it holds other units beside this one of which files are gone.
  ///
  /// - Parameters:
  ///   - unit: The unit as it is.
  ///   - files: Its files as they are.
  ///   - gone: What the index said of files that are gone.
  ///   - digests: What all loads share now.
  ///   - options: What the run was told.
  init(
    _ unit: ValidationUnit,
    _ files: UnitInspection,
    gone: UnitEntries,
    digests: UnitDigests,
    options: Validator.Options
  ) {
    entries = UnitEntries(former: files, gone: gone)
    let areSame = [files.sources, files.projects, files.documents].allSatisfy { files in
      files.indices.allSatisfy { files[$0].keepsStructure }
    }
    if areSame, gone.isEmpty {
      self.digests = digests
      return
    }
    let new = Set(files.documents.lazy.filter(\.isNew).map(\.entry.path))
    let around = unit.documentsAround.filter { !new.contains($0) } + gone.documents.map(\.value.path)
    self.digests = UnitDigests(
      entries,
      of: unit,
      documentsAround: PathName.unique(unit.documentsAround.isEmpty ? [] : around),
      images: files.images,
      options: options,
      countsPlaces: false
    )
  }
}
