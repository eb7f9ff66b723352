import ClassInterfaces
import RuntimeAttributes

/// Resolves the classes of a few of a unit's sources, with all else as if every source were there.
struct PartialClasses {
  let validation: UnitValidation
  let files: UnitInspection
  let projects: ProjectTargets
  /// The paths of all sources.
  private let sourceFiles: Set<String>

  init(_ validation: UnitValidation, _ files: UnitInspection) {
    (self.validation, self.files) = (validation, files)
    projects = ProjectTargets(files.projects.flatMap(\.targets))
    sourceFiles = Set(validation.unit.sources + validation.unit.specs.map(\.path))
  }

  /// Whether a part of the sources is small enough for it to be quicker than all.
  func isSmall(_ numbers: [Int]) -> Bool { numbers.count <= max(64, files.sources.count / 2) }

  /// What a source declares, by its number.
  func source(_ number: Int) -> SourceRecord? {
    if case .source(let reading) = files.sources[number].reading { reading.record } else { nil }
  }

  /// The classes of some sources, in the order of their numbers, and of the specs.
  func factory(_ sources: [SourceRecord], on platform: Platform) -> RegistryFactory {
    RegistryFactory(
      sources: validation.sources(UnitReading(sources: sources)),
      files: sourceFiles,
      projects: projects,
      platform: platform
    )
  }
}
