import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// A document with its loader and its checks.
struct LoadedDocument: Sendable {
  let document: InterfaceDocument
  /// The document, with the owner that code provides if the document's owner is missing or unknown.
  let owned: InterfaceDocument
  let loader: NibLoader
  /// The classes of the platform, and the uses of documents in its code.
  let platform: PlatformLoads
  private let references: DocumentReferences
  private let hasUnseenDependencies: Bool

  /// The classes that are visible to the document.
  var registry: ClassRegistry { loader.registry }

  /// Prepares the checks of a document.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - loader: The loader with the classes and load conditions.
  ///   - platform: The classes of the platform, and the uses of documents in its code.
  ///   - references: The checks of the names that documents reference.
  ///   - hasUnseenDependencies: Whether some sources or modules of the app were not read.
  init(
    _ document: InterfaceDocument,
    loader: NibLoader,
    platform: PlatformLoads,
    references: DocumentReferences,
    hasUnseenDependencies: Bool
  ) {
    (self.document, self.loader, self.platform) = (document, loader, platform)
    (self.references, self.hasUnseenDependencies) = (references, hasUnseenDependencies)
    owned = platform.owners.judged(document, in: loader.registry, platform.code)
  }

  /// The other classes that may own the nib.
  var otherOwners: [String] { platform.owners.others(for: owned) }

  /// The values that checks of the document need.
  var context: DocumentContext {
    DocumentContext(
      of: document,
      registry: registry,
      platform: loader.conditions.platform,
      code: platform.code,
      hasUnseenDependencies: hasUnseenDependencies
    )
  }

  /// Returns the findings of the load and of the checks that depend on the owner, for a document with the nib's owner.
  func findings(of owned: InterfaceDocument) -> [Finding] {
    let loaded = loadFindings(of: owned, by: loader)
    return loaded + DocumentChecks.findings(in: owned, context, besides: loaded)
  }

  private func allFindings() -> [Finding] {
    let (system, code) = (loader.conditions.platform, platform.code)
    return findings(of: owned)
      + CellRegistrations.findings(
        in: document,
        loads: platform.owners.loads,
        registry: registry,
        on: system,
        code: code
      )
      + references.findings(
        in: document,
        platform: system,
        viewMakers: viewMakers,
        replacedImages: ReplacedImages(in: owned, loader)
      )
      + PushSegues.findings(
        in: owned,
        context,
        isReferenced: references.contents.mayReference(storyboard: document.file)
      )
      + PackageNibs.findings(in: document, platform.factory.scopes)
      + UnansweredActions.findings(
        in: document,
        on: system,
        hasUnseenDependencies: hasUnseenDependencies,
        code: code
      )
  }

  /// Loads the document with the owner of the nib, and returns the findings about the events of the load.
  func loadFindings(of owned: InterfaceDocument, by loader: NibLoader) -> [Finding] {
    LoadChecks(
      document: owned,
      events: loader.load(owned).events,
      loader: loader,
      owners: platform.owners,
      possibleOwners: otherOwners + [self.owned.filesOwner?.customClass].compactMap(\.self),
      code: platform.code
    ).findings()
  }

  /// The indexes of controllers whose classes override `loadView` and therefore may not load a nib.
  private var viewMakers: Set<Int> {
    Set(
      document.resourceReferences.lazy.map(\.object).filter { object in
        let entry = document.objects[object].className.flatMap(registry.entry(named:))
        return entry?.method("loadView")?.location != nil
      }
    )
  }

  /// Returns the outcome of the load.
  ///
  /// - Parameters:
  ///   - expect: The expectation of the spec, with the values and connections to determine.
  ///   - text: The text of the document, which replaces the contents of the file.
  /// - Returns: The findings of all checks, counts, values and connections of the document.
  func outcome(expect: Spec.Expectation, text: [UInt8]?) -> DocumentOutcome {
    var outcome = DocumentOutcome(file: document.file, findings: allFindings())
    for object in document.objects {
      outcome.attributes += object.runtimeAttributes.count
      outcome.outlets += object.connections.count { $0.property != nil }
      outcome.actions += object.connections.count { $0.selector != nil }
    }
    guard !expect.values.isEmpty || !expect.connections.isEmpty else { return outcome }
    let paths = ObjectPaths(of: owned)
    let (values, connections) = (paths.all(expect.values.keys), paths.all(expect.connections.keys))
    guard !values.isEmpty || !connections.isEmpty else { return outcome }
    // Objects cannot leave the thread that loads them. Specs are small enough to load the document again.
    let result = loader.load(owned)
    let loadedConnections = LoadedConnections(result, of: owned, by: loader)
    for path in connections {
      outcome.connections[path.text] = loadedConnections.connection(path.rest, of: path.object)
    }
    guard !values.isEmpty else { return outcome }
    let loadedValues = LoadedValues(result, of: owned.withMarkup(text: text), by: loader)
    for path in values {
      outcome.values[path.text] = loadedValues.value(at: AttributeKeyPath(path.rest), of: path.object)
    }
    return outcome
  }
}

/// The paths in specs that start with the id of an object in a document.
private struct ObjectPaths {
  private let indexes: [String: Int]

  init(of document: InterfaceDocument) { indexes = document.indexesByID() }

  /// A path of a spec, divided at its first dot.
  struct Path {
    var text: String
    /// The index of the object.
    var object: Int
    /// The key path, or the name of an outlet or action.
    var rest: String
  }

  /// Returns the paths of the document's objects, sorted.
  func all(_ paths: some Sequence<String>) -> [Path] {
    paths.sorted().compactMap { path in
      guard let dot = path.firstIndex(of: "."), let index = indexes[String(path[..<dot])] else { return nil }
      return Path(text: path, object: index, rest: String(path[path.index(after: dot)...]))
    }
  }
}

extension InterfaceDocument {
  /// Returns the document with its markup, which loads do not need.
  ///
  /// The document is returned unchanged if its file cannot be read or contains other objects.
  fileprivate func withMarkup(text: [UInt8]?) -> InterfaceDocument {
    guard DocumentPath.isDocument(file), let bytes = try? text ?? FileBytes.read(file) else { return self }
    guard let whole = try? InterfaceDocumentReader().read(bytes, path: file),
      whole.objects.map(\.id) == objects.map(\.id)
    else { return self }
    return whole
  }
}
