import ClassInterfaces
public import InterfaceDocuments
import NibLoading
public import RuntimeAttributes

extension Validator {
  /// Reads one document.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - text: What stands in for what the file holds, which need not be there then.
  /// - Returns: The document, whole.
  /// - Throws: A ``ValidationError`` if there is no such file, or it is no document.
  public func document(at path: String, text: [UInt8]? = nil) throws(ValidationError) -> InterfaceDocument {
    let path = PathName.normalized(path)
    if text == nil, try FileTree.isFolder(path) {
      throw .unreadable(path: path, reason: "a folder, where a document is wanted")
    }
    let bytes = if let text { text } else { try FileBytes.read(path) }
    do {
      return try InterfaceDocumentReader().read(bytes, path: path)
    } catch {
      throw .unreadableDocument(file: path, error)
    }
  }

  /// Loads one document against the sources below some paths, and tells each step.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - text: What stands in for what the file holds, which need not be there then.
  ///   - paths: Where the sources are.
  /// - Returns: The steps of the load, in their order.
  /// - Throws: A ``ValidationError`` if a path does not exist, or the file is no document.
  public func trace(
    _ file: String,
    text: [UInt8]? = nil,
    sources paths: [String]
  ) async throws(ValidationError) -> LoadTrace {
    let document = try document(at: file, text: text)
    let tree = try FileTree(below: paths)
    tree.tellUnread()
    let files = PathName.unique(tree.sources)
    let sources = await SourceReading.records(files, jobs: options.jobs)
    let platform = options.platform ?? document.platform
    let projects = await ProjectTargets.read(tree.projects, jobs: options.jobs)
    let factory = RegistryFactory(sources: sources, projects: projects, platform: platform)
    let outline = PlatformOutline(
      platform,
      documents: [DocumentSummary(document)],
      factory: factory,
      stated: options.deploymentTarget
    )
    let own = outline.surroundings(of: document.file, projects: projects, stated: options.deploymentTarget)
    let conditions = outline.conditions(
      of: document,
      own,
      beside: factory.conditions(
        outline.modules,
        hasUnseenDependencies: UnseenDependencies.exist(beside: sources.map(\.interface), projects)
      ),
      undeclared: outline.undeclaredClasses(factory)
    )
    let documentFiles = PathName.unique(tree.documents)
    let others = await ConcurrentMap.map(documentFiles, jobs: options.jobs) { DocumentReading($0).document }
    let documents = others.compactMap(\.self).filter {
      $0.file != document.file && $0.platform == document.platform
    }
    let registry = factory.registry(
      for: [document] + documents,
      in: own.scope,
      oldestSystem: own.oldestSystem
    )
    var loader = NibLoader(registry: registry, conditions: conditions)
    loader.behaviors = LoadBehaviors(factory.resolved, documents: documents)
    var verdicts = TextVerdicts(
      UnitValidation(unit: ValidationUnit(documents: documentFiles, sources: files), options: options),
      sources: files,
      declaring: sources.map(\.interface)
    ) { _ in files }
    let events = await verdicts.settled(loader.load(document).events, of: document, loader, projects)
    var trace = LoadTrace(document: document, conditions: conditions, events: events)
    let loaded = Set(trace.events.map(\.file))
    trace.otherDocuments = documents.filter { loaded.contains($0.file) }
    return trace
  }

  /// The classes that the sources below some paths declare.
  ///
  /// Types are resolved for the platform that the options name, or else for that of most of the documents below the paths.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The classes, by name and place.
  /// - Throws: A ``ValidationError`` if a path does not exist.
  public func classes(below paths: [String]) async throws(ValidationError) -> [ClassDescription] {
    try await factory(below: paths).resolved.classes
  }

  /// What the sources below some paths declare, on the platform of the options or of most documents.
  private func factory(below paths: [String]) async throws(ValidationError) -> RegistryFactory {
    let tree = try FileTree(below: paths)
    tree.tellUnread()
    let sources = await SourceReading.records(PathName.unique(tree.sources), jobs: options.jobs)
    var platform = options.platform
    if platform == nil {
      let readings = await ConcurrentMap.map(tree.documents, jobs: options.jobs) { DocumentReading($0) }
      let counts = Dictionary(grouping: readings.compactMap(\.document?.platform), by: \.self).mapValues(
        \.count
      )
      platform = Platform.allCases.max { (counts[$0] ?? 0, $1.rawValue) < (counts[$1] ?? 0, $0.rawValue) }
    }
    return RegistryFactory(sources: sources, platform: platform ?? .iOS)
  }

  /// Classes of some names, each with its superclasses, as far as the sources below some paths and the frameworks show.
  ///
  /// - Parameters:
  ///   - names: Names in Swift or in Objective-C.
  ///   - paths: Files and folders.
  /// - Returns: For each name the class and its superclasses, nearest first.
  /// - Throws: A ``ValidationError`` if a path does not exist, or nobody declares a class of a name.
  public func classes(
    named names: [String],
    below paths: [String]
  ) async throws(ValidationError) -> [ClassDescription] {
    let factory = try await factory(below: paths)
    var chains: [ClassDescription] = []
    for name in names {
      let chain = factory.chain(ofClass: name)
      guard !chain.isEmpty else {
        let names = factory.resolved.outlines.map(\.name) + factory.frameworkClassNames
        let nearest = NearestName.find(name, among: names)
        throw .noSuchClass(name, nearest: nearest)
      }
      chains += chain
    }
    return chains
  }
}
