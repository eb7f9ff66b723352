import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Tells of findings whose nib, scene or cell nothing in an app is seen to load: the defect is there, and sleeps.
struct LatentLoads: Sendable {
  var sightings: LoadSightings
  /// The scenes that something is seen to lead to.
  var scenes: ReachedScenes
  /// The documents that no target builds, beside another of the same name that one does.
  var unbuilt: Set<String>

  /// Looks for what loads documents.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - documents: The unit's documents.
  ///   - sources: What its sources declare; their text is looked through again.
  ///   - projects: Its projects.
  ///   - known: What each source mentions, if somebody has looked already; nil for one that cannot be read.
  ///   - jobs: How many files are read at the same time.
  /// - Returns: Nil where nobody can say what is loaded, such as where no app starts in what was read.
  static func find(
    _ unit: ValidationUnit,
    documents: [DocumentSummary],
    sources: [SourceInterface],
    projects: ProjectTargets,
    known: [NameMentions?]? = nil,
    jobs: Int?
  ) async -> LatentLoads? {
    // A document around these that is not part of the run may lead to any of them.
    guard Set(unit.documentsAround).isSubset(of: documents.map(\.file)) else { return nil }
    let scanner = known == nil ? MentionNames(in: documents, sources).scanner : nil
    let totals = await ConcurrentMap.sum(Array(sources.indices), to: MentionTotals(), jobs: jobs) {
      totals,
      index in
      let mentions =
        if let scanner {
          (try? FileBytes.read(sources[index].file)).map(scanner.mentions(in:))
        } else {
          known?[index]
        }
      totals.add(mentions, ofSourceWith: sources[index].types)
    } joining: {
      $0.formUnion($1)
    }
    // What cannot be looked at again may load anything.
    guard !totals.isIncomplete else { return nil }
    let sightings = LoadSightings(
      totals,
      documents: documents,
      settings: await LaunchSettings(propertyLists: unit.propertyLists, projects: unit.projects, jobs: jobs)
    )
    guard sightings.hasStart else { return nil }
    return LatentLoads(documents, sightings, projects, packages: Self.packages(sources))
  }

  /// The folders whose documents packages build, of packages whose manifests were read.
  private static func packages(_ sources: [SourceInterface]) -> [String] {
    sources.indices.map { sources[$0].file }.filter { PathName.file(of: $0) == "Package.swift" }
      .map { PathName.joined(PathName.folder(of: $0), "Sources") }
  }

  /// Takes what was found of the loads.
  init(sightings: LoadSightings, scenes: ReachedScenes, unbuilt: Set<String>) {
    (self.sightings, self.scenes, self.unbuilt) = (sightings, scenes, unbuilt)
  }

  private init(
    _ documents: [DocumentSummary],
    _ sightings: LoadSightings,
    _ projects: ProjectTargets,
    packages: [String]
  ) {
    self.sightings = sightings
    scenes = ReachedScenes(in: documents, sightings)
    let built = Set(documents.lazy.map(\.file).filter { !projects.indexes(building: $0).isEmpty })
    let builtNames = Set(built.map(PathName.nibName))
    unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { file in
        builtNames.contains(PathName.nibName(of: file)) && !packages.contains { PathName.isBelow(file, $0) }
      }
  }

  /// The findings of a document, those marked that are latent.
  func marked(_ findings: [Finding], in document: InterfaceDocument) -> [Finding] {
    let indexes = document.format == .storyboard ? document.indexesByID() : [:]
    return findings.map { finding in
      guard finding.fails(under: .strict), let latency = latency(of: finding, in: document, indexes) else {
        return finding
      }
      var finding = finding
      finding.isLatent = true
      finding.message += latency.sentence
      return finding
    }
  }

  private func latency(
    of finding: Finding,
    in document: InterfaceDocument,
    _ indexes: [String: Int]
  ) -> Latency? {
    guard finding.file == document.file else { return nil }
    if unbuilt.contains(finding.file) { return .notBuilt }
    guard document.format == .storyboard else {
      return sightings.mayLoad(nib: PathName.nibName(of: document.file)) ? nil : .nib
    }
    guard let object = finding.object?.id.flatMap({ indexes[$0] }) else { return nil }
    if let scene = document.objects[object].scene, !scenes.contain(scene, of: document.file) {
      return .scene
    }
    return isOfUnusedCell(object, in: document) ? .cell : nil
  }

  /// Whether an object stands in a cell's prototype that nothing asks for.
  private func isOfUnusedCell(_ index: Int, in document: InterfaceDocument) -> Bool {
    var next: Int? = index
    while let index = next {
      let object = document.objects[index]
      if let identifier = object.reuseIdentifier, object.element.hasSuffix("Cell") {
        return !sightings.mayAsk(for: identifier, className: object.customClass)
      }
      next = object.parent
    }
    return false
  }
}
