import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Tells of findings whose nib, scene or cell nothing in an app is seen to load: the defect is there, and sleeps.
struct LatentLoads {
  private let documents: [InterfaceDocument]
  private let sightings: LoadSightings
  /// The scenes that something is seen to lead to, by document and scene.
  private let reached: Set<Scene>
  /// The documents that no target builds, beside another of the same name that one does.
  private let unbuilt: Set<String>

  private struct Scene: Hashable {
    var document: Int
    var scene: Int
  }

  /// Marks the findings that are latent; none where no app starts in what was read.
  static func marked(
    _ findings: [Finding],
    documents: [InterfaceDocument],
    unit: ValidationUnit,
    sources: [SourceInterface],
    projects: ProjectTargets,
    jobs: Int?
  ) async -> [Finding] {
    // A document around these that is not part of the run may lead to any of them.
    guard findings.contains(where: { $0.fails(under: .strict) }),
      Set(unit.documentsAround).isSubset(of: documents.map(\.file))
    else { return findings }
    var (names, classes) = Self.names(in: documents)
    for source in sources.indices {
      for type in sources[source].types.indices where sources[source].types[type].kind == .class {
        classes.insert(sources[source].types[type].name)
      }
    }
    let scanner = MentionScanner(names: names, classes: classes)
    let mentions = await ConcurrentMap.map(sources.map(\.file), jobs: jobs) { file in
      (try? FileBytes.read(file)).map { scanner.mentions(in: $0) }
    }
    // What cannot be looked at again may load anything.
    let seen = mentions.compactMap(\.self)
    guard seen.count == mentions.count else { return findings }
    let sightings = LoadSightings(
      seen,
      of: sources,
      documents: documents,
      settings: LaunchSettings(propertyLists: unit.propertyLists, projects: unit.projects)
    )
    guard sightings.hasStart else { return findings }
    let loads = LatentLoads(documents, sightings, projects)
    return findings.map(loads.marked)
  }

  /// The names that something must mention for a document to be loaded, and the classes of controllers and cells.
  private static func names(in documents: [InterfaceDocument]) -> (names: Set<String>, classes: Set<String>) {
    var names: Set<String> = []
    var classes: Set<String> = []
    for document in documents {
      names.insert(PathName.nibName(of: document.file))
      for object in document.objects {
        if let identifier = object.storyboardIdentifier ?? object.reuseIdentifier { names.insert(identifier) }
        if let name = object.customClass { classes.insert(name) }
      }
    }
    return (names, classes)
  }

  private init(_ documents: [InterfaceDocument], _ sightings: LoadSightings, _ projects: ProjectTargets) {
    self.documents = documents
    self.sightings = sightings
    reached = Self.reached(in: documents, sightings)
    let built = Set(documents.lazy.map(\.file).filter { !projects.indexes(building: $0).isEmpty })
    let builtNames = Set(built.map(PathName.nibName))
    unbuilt = Set(documents.lazy.map(\.file)).subtracting(built)
      .filter { builtNames.contains(PathName.nibName(of: $0)) }
  }

  // MARK: Findings

  private func marked(_ finding: Finding) -> Finding {
    guard finding.fails(under: .strict), let latency = latency(of: finding) else { return finding }
    var finding = finding
    finding.isLatent = true
    finding.message += latency.sentence
    return finding
  }

  private func latency(of finding: Finding) -> Latency? {
    guard let index = documents.firstIndex(where: { $0.file == finding.file }) else { return nil }
    let document = documents[index]
    if unbuilt.contains(finding.file) { return .notBuilt }
    guard document.format == .storyboard else {
      return sightings.mayLoad(nib: PathName.nibName(of: document.file)) ? nil : .nib
    }
    guard let object = finding.object?.id.flatMap({ document.indexesByID()[$0] }) else { return nil }
    if let scene = document.objects[object].scene, !reached.contains(Scene(document: index, scene: scene)) {
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

  // MARK: Scenes

  /// The scenes to which the storyboards' identifiers, initial controllers, segues and references lead.
  private static func reached(in documents: [InterfaceDocument], _ sightings: LoadSightings) -> Set<Scene> {
    var reached: Set<Scene> = []
    var open: [Scene] = []
    let ids = documents.map { $0.indexesByID() }
    let byName = Dictionary(grouping: documents.indices) { PathName.nibName(of: documents[$0].file) }

    func visit(_ controller: Int?, in document: Int) {
      guard let controller, let scene = documents[document].objects[controller].scene else { return }
      let place = Scene(document: document, scene: scene)
      if reached.insert(place).inserted { open.append(place) }
    }
    for (index, document) in documents.enumerated() where document.format == .storyboard {
      let isNamed = sightings.mayLoad(storyboard: document)
      if isNamed { visit(document.initialController.flatMap { ids[index][$0] }, in: index) }
      for (place, object) in document.objects.enumerated() {
        guard let identifier = object.storyboardIdentifier,
          sightings.mayAsk(for: identifier, className: object.customClass)
        else { continue }
        if isNamed { visit(place, in: index) }
      }
    }
    while let place = open.popLast() {
      let document = documents[place.document]
      guard document.scenes.indices.contains(place.scene) else { continue }
      let objects = document.scenes[place.scene].objects.clamped(to: document.objects.indices)
      for object in objects {
        for connection in document.objects[object].connections {
          guard case .segue = connection.kind, let destination = connection.destination else { continue }
          visit(ids[place.document][destination], in: place.document)
        }
      }
      for reference in document.storyboardReferences where objects.contains(reference.object) {
        for other in reference.storyboard.map({ byName[$0] ?? [] }) ?? [place.document] {
          guard let identifier = reference.identifier else {
            visit(documents[other].initialController.flatMap { ids[other][$0] }, in: other)
            continue
          }
          visit(documents[other].objects.firstIndex { $0.storyboardIdentifier == identifier }, in: other)
        }
      }
    }
    return reached
  }
}

extension LoadSightings {
  /// Whether something may make a storyboard: names it, or a class of one of its controllers after which it is called.
  fileprivate func mayLoad(storyboard document: InterfaceDocument) -> Bool {
    let name = PathName.nibName(of: document.file)
    if mention(name) || mayAsk(for: name, className: nil) { return true }
    return document.objects.contains { object in
      guard let className = object.customClass, className.hasPrefix(name) else { return false }
      return mayAsk(for: className, className: className)
    }
  }
}
