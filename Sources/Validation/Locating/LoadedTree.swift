import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// All that is below some paths, read and loaded, whatever configurations allow.
struct LoadedTree {
  var documents: [InterfaceDocument] = []
  /// What the loads found.
  var findings: [Finding] = []
  /// The paths of the sources.
  var sources: [String] = []
  var projects = ProjectTargets([])
  /// The classes that the sources declare.
  let classes: [ClassDescription]
  private var factories: [RegistryFactory] = []

  /// Reads and loads.
  init(below paths: [String], options: Validator.Options) async throws(ValidationError) {
    var files: Set<String> = []
    var projectFiles: Set<String> = []
    for unit in try ValidationUnit.units(at: paths, specFile: options.specFile) {
      let interfaces = await SourceReading.interfaces(unit.sources, jobs: options.jobs)
      let readings = await ConcurrentMap.map(unit.documents, jobs: options.jobs, stage: .documents) {
        DocumentReading($0)
      }
      let own = readings.compactMap(\.document)
      let targets = await ProjectTargets.read(unit.projects, jobs: options.jobs)
      let validation = UnitValidation(unit: unit, options: options)
      for (platform, group) in Dictionary(grouping: own, by: validation.platform).sorted(by: {
        $0.key.rawValue < $1.key.rawValue
      }) {
        factories.append(RegistryFactory(sources: interfaces, projects: targets, platform: platform))
        findings += await validation.load(
          group,
          platform: platform,
          sources: interfaces,
          projects: targets
        ).flatMap(\.findings)
      }
      documents += own
      files.formUnion(unit.sources)
      projectFiles.formUnion(unit.projects)
    }
    sources = files.sorted()
    classes = factories.first?.resolved.classes ?? []
    projects = await ProjectTargets.read(projectFiles.sorted(), jobs: options.jobs)
  }

  /// The names of a class's superclasses, nearest first, as far as anybody declares them.
  func superclasses(of name: String) -> [String] {
    for factory in factories {
      let chain = factory.chain(ofClass: name)
      if !chain.isEmpty { return chain.dropFirst().map(\.name) }
    }
    return []
  }
}
