public import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
public import ProjectModel
public import ReferenceGraph
import RuntimeAttributes

extension Validator {
  /// Reads one document.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - text: A text that replaces the file's contents; with a text, the file need not exist.
  /// - Returns: The document with all its objects.
  /// - Throws: A ``ValidationError`` if the file does not exist or is not a document.
  public func document(at path: String, text: [UInt8]? = nil) throws(ValidationError) -> InterfaceDocument {
    let path = PathName.normalized(path)
    if text == nil, try FileTree.isFolder(path) {
      throw .unreadable(path: path, reason: "not a document, but a folder")
    }
    let bytes = if let text { text } else { try FileBytes.read(path) }
    do {
      return try InterfaceDocumentReader().read(bytes, path: path)
    } catch {
      throw .unreadableDocument(file: path, error)
    }
  }

  /// Returns the images of the apps that contain the given files and folders, or of the folders themselves outside of
  /// apps.
  package func images(around paths: [String]) async -> ImageFiles {
    let folders = paths.map { path in
      let path = PathName.normalized(path)
      let isFolder = (try? FileTree.isFolder(path)) ?? false
      let folder = AppSearch.folder(around: path) ?? (isFolder ? path : PathName.folder(of: path))
      return folder.isEmpty ? "." : folder
    }
    let tree = try? await FileTree.below(Set(folders).sorted(), jobs: options.jobs)
    return ImageFiles(tree?.images ?? [])
  }

  /// Loads one document with the sources below the given paths and records each step.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - text: A text that replaces the file's contents; with a text, the file need not exist.
  ///   - paths: The paths of the sources.
  /// - Returns: The steps of the load, in order.
  /// - Throws: A ``ValidationError`` if a path does not exist or the file is not a document.
  public func trace(
    _ file: String,
    text: [UInt8]? = nil,
    sources paths: [String]
  ) async throws(ValidationError) -> LoadTrace {
    let path = PathName.normalized(file)
    let document = try document(at: path, text: text)
    let bytes = if let text { text } else { try FileBytes.read(path) }
    var options = options
    options.selection = DocumentSelection(path, text: bytes)
    let unit = try await Validator(options: options).unit(of: path, among: paths)
    let validation = ScopeValidation(unit: unit, options: options)
    var analysis = Analysis(validation, await ScopeReading(validation))
    let trace = await analysis.trace(of: document)
    try Self.checkCancellation()
    return trace
  }

  /// Returns the scope of a document, or a scope of the document and all files below the paths if no scope contains the
  /// document.
  private func unit(
    of document: String,
    among paths: [String]
  ) async throws(ValidationError) -> ValidationScope {
    let units = try await units(at: paths)
    let own = units.first { $0.documents.contains { options.selection.text(of: $0) != nil } }
    if let own { return own }
    let tree = try await FileTree.below(paths, jobs: options.jobs)
    var unit = ValidationScope(
      documents: PathName.unique(tree.documents + [document]),
      sources: PathName.unique(tree.sources)
    )
    unit.projects = PathName.unique(tree.projects)
    return unit
  }

  /// Returns the dependencies in lock files below the paths, or of the apps that contain the paths, with their local
  /// copies.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The dependencies and the problems of their copies.
  /// - Throws: A ``ValidationError`` if a path does not exist.
  package func dependencies(below paths: [String]) async throws(ValidationError) -> DependencyReport {
    var tree = try await FileTree.below(paths, jobs: options.jobs)
    for folder in PathName.unique(paths.compactMap { AppSearch.folder(around: PathName.normalized($0)) }) {
      let around = try await FileTree.at(folder.isEmpty ? "." : folder, jobs: options.jobs)
      tree += around.mapped { PathName.isAbove(folder) ? PathName.joined("", $0) : $0 }
    }
    tree.reportUnread()
    return await DependencySources(of: tree, places: options.places, jobs: options.jobs).report
  }

  /// Returns the classes that the sources below the given paths declare.
  ///
  /// Types are resolved for the platform in the options, or else for the most common platform of the documents.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The classes, ordered by name and location.
  /// - Throws: A ``ValidationError`` if a path does not exist.
  public func classes(below paths: [String]) async throws(ValidationError) -> [ClassDescription] {
    try await factory(below: paths).resolved.classes
  }

  /// Returns the declarations of the sources below the given paths, for the platform in the options or the most common
  /// platform of the documents.
  private func factory(below paths: [String]) async throws(ValidationError) -> RegistryFactory {
    let tree = try await FileTree.below(paths, jobs: options.jobs)
    tree.reportUnread()
    let sources = await SourceFile.all(at: PathName.unique(tree.sources), jobs: options.jobs)
    var platform = options.platform
    if platform == nil {
      let records = await ConcurrentMap.map(tree.documents, jobs: options.jobs) {
        DocumentRecord($0, keepsDocument: false)
      }
      let counts = Dictionary(grouping: records.compactMap(\.summary?.platform), by: \.self).mapValues(
        \.count
      )
      platform = Platform.allCases.max { (counts[$0] ?? 0, $1.rawValue) < (counts[$1] ?? 0, $0.rawValue) }
    }
    try Self.checkCancellation()
    return RegistryFactory(sources: sources, platform: platform ?? .iOS)
  }

  /// Looks up classes and their superclasses in the sources below the given paths and in frameworks.
  ///
  /// - Parameters:
  ///   - names: Swift or Objective-C names.
  ///   - paths: Files and folders.
  /// - Returns: For each name, the class and its superclasses, nearest first.
  /// - Throws: A ``ValidationError`` if a path does not exist or a class is unknown.
  public func classes(
    named names: [String],
    below paths: [String]
  ) async throws(ValidationError) -> [ClassDescription] {
    let factory = try await factory(below: paths)
    var reader = factory.reader
    var chains: [ClassDescription] = []
    for name in names {
      let chain = reader.chain(ofClass: name)
      guard !chain.isEmpty else {
        let names = factory.resolved.summaries.map(\.name) + factory.frameworkClassNames
        let nearest = NearestName.find(name, among: names)
        throw .noSuchClass(name, nearest: nearest)
      }
      chains += chain
    }
    return chains
  }
}
