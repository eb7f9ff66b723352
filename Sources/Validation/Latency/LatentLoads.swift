import ClassInterfaces
import InterfaceDocuments

/// Tells of findings whose nib, scene or cell nothing in an app is seen to load: the defect is there, and sleeps.
struct LatentLoads: Sendable {
  let sightings: LoadSightings
  /// The scenes that something is seen to lead to.
  let scenes: ReachedScenes
  /// The documents and sources that no target builds.
  private(set) var unbuilt: Set<String>
  /// The programs that build the documents which not all build.
  let programs: [String: Programs]

  /// Follows what was seen.
  ///
  /// - Parameters:
  ///   - sightings: What sources and settings show of loads.
  ///   - documents: All documents.
  ///   - files: The sources.
  ///   - projects: The projects.
  init(
    _ sightings: LoadSightings,
    documents: [DocumentSummary],
    files: [String],
    projects: ProjectTargets
  ) {
    self.sightings = sightings
    // Packages build the documents that stand there.
    let packages = PackageManifest.folders(among: files).map { PathName.joined($0, "Sources") }
    let others = UnbuiltFiles(projects, sources: files)
    let scopes = ProgramScopes(projects)
    programs = Dictionary(
      documents.lazy.map { ($0.file, scopes.building($0.file)) }.filter { $0.1 != .all }
    ) { first, _ in first }
    scenes = ReachedScenes(in: documents, sightings, programs: programs)
    let built = Set(documents.lazy.map(\.file).filter { projects.build($0) })
    let builtNames = Set(built.map(PathName.nibName))
    unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { file in
        // Of several of one name a target builds the one that counts.
        let isOther =
          builtNames.contains(PathName.nibName(of: file)) && !packages.contains { PathName.isBelow(file, $0) }
        return isOther || others.contain(file)
      }
    unbuilt.formUnion(files.lazy.filter(others.contain))
  }

  /// The findings of a document, those marked that are latent.
  func marked(_ findings: [Finding], in document: InterfaceDocument) -> [Finding] {
    let indexes = document.format == .storyboard ? document.indexesByID() : [:]
    lazy var destinations = document.destinations
    return marked(findings) { finding in
      latency(of: finding, in: document, indexes) { cell in
        document.isInIdleTable(cell: cell, destinations: destinations)
      }
    }
  }

  /// The findings in sources, those marked that are latent.
  func markedOfSources(_ findings: [Finding]) -> [Finding] {
    marked(findings) { finding in
      if unbuilt.contains(finding.file) { return .sourceNotBuilt }
      return sightings.unmadeFiles.contains(finding.file) ? .unmade : nil
    }
  }

  private func marked(_ findings: [Finding], by latency: (Finding) -> Latency?) -> [Finding] {
    findings.map { finding in
      guard !finding.isLatent, finding.fails(under: .strict), let latency = latency(finding) else {
        return finding
      }
      return finding.marked(latency)
    }
  }

  private func latency(
    of finding: Finding,
    in document: InterfaceDocument,
    _ indexes: [String: Int],
    isInIdleTable: (Int) -> Bool
  ) -> Latency? {
    guard finding.file == document.file else { return nil }
    if unbuilt.contains(finding.file) { return .notBuilt }
    let own = programs[document.file] ?? .all
    guard document.format == .storyboard else {
      return sightings.mayLoad(nib: PathName.nibName(of: document.file), in: own) ? nil : .nib
    }
    guard let object = finding.object?.id.flatMap({ indexes[$0] }) else { return nil }
    if let scene = document.objects[object].scene, !scenes.contain(scene, of: document.file) {
      return .scene
    }
    guard let cell = document.cellPrototype(around: object) else { return nil }
    if !mayAsk(for: document.objects[cell], in: own) { return .cell }
    return isInIdleTable(cell) ? .idleTable : nil
  }

  /// Whether something may load a nib, or make a storyboard.
  func mayLoad(_ document: DocumentSummary) -> Bool {
    let own = programs[document.file] ?? .all
    guard document.format == .storyboard else { return sightings.mayLoad(nib: document.nibName, in: own) }
    return sightings.mayLoad(storyboard: document, in: own)
  }

  /// Whether something in some programs may ask for a cell's prototype.
  private func mayAsk(for cell: InterfaceObject, in programs: Programs) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return true }
    return sightings.mayAsk(for: identifier, className: cell.customClass, in: programs)
      || sightings.mention(NameMentions.cell(identifier), to: programs)
  }
}
