import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// The result of loading one document: its findings and object values.
struct LoadedDocument: Sendable {
  let document: InterfaceDocument
  private let findings: [Finding]
  /// The indexes of controllers whose classes override `loadView` and therefore may not load a nib.
  let viewMakers: Set<Int>
  /// The images that code replaces.
  let replacedImages: ReplacedImages
  private let loader: NibLoader
  /// The document with the owner that code provides.
  private let judged: InterfaceDocument

  /// The classes that are visible to the document.
  var registry: ClassRegistry { loader.registry }

  /// Loads a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - loader: The loader with the classes and load conditions.
  ///   - owners: The classes that may own the nib, in addition to the declared one.
  ///   - prototypes: The cell prototypes that registrations replace.
  ///   - likely: The heuristics for missing classes.
  ///   - code: The code of the sources.
  init(
    _ document: InterfaceDocument,
    loader: NibLoader,
    owners: OwnerCandidates,
    prototypes: ReplacedPrototypes,
    likely: LikelyClasses,
    code: AppCode
  ) {
    self.document = document
    let owned = owners.judged(document, in: loader.registry, code)
    let others = owners.others(for: owned)
    let possibleOwners = others + [owned.filesOwner?.customClass].compactMap(\.self)
    let findingsOf = { (loader: NibLoader, document: InterfaceDocument) in
      LoadChecks(
        document: document,
        events: loader.load(document).events,
        loader: loader,
        owners: owners,
        possibleOwners: possibleOwners,
        code: code
      ).findings()
    }
    let load = { (document: InterfaceDocument) in findingsOf(loader, document) }
    // A controller that instantiates the nib itself gets its view from elsewhere.
    let hasOtherView = owners.ownerLoads(owned) || owners.hasViewElsewhere(owned)
    lazy var isOnlyOwner = owners.onlyDeclaredTakesView(from: owned)
    let found = load(owned).filter { finding in
      switch finding.id {
      case .missingViewOutlet: !hasOtherView
      case .unconnectedOutlet: finding.object?.id != owned.filesOwner?.id || isOnlyOwner
      default: true
      }
    }
    let trueOwner = owners.ownerInsteadOfDeclared(in: owned)
    let declared =
      if owners.isOnlyReused(owned) {
        OwnerDecision.removingOwner(from: found, of: owned)
      } else if owners.loads.isUnownedCell(owned) {
        OwnerDecision.removingActions(from: found, of: owned)
      } else {
        found
      }
    let settled = OwnerDecision.settle(
      declared,
      of: owned,
      others: trueOwner.map { [$0] } ?? others,
      isCertain: trueOwner != nil,
      load: load
    )
    let all =
      OwnerMismatch.adding(
        to: settled,
        of: owned,
        with: declared,
        loaders: owners.loaders(of: owned)
      ) { document, use in findingsOf(use == .owner ? loader : loader.withoutUnseenDependencies, document) }
      .map { $0.reported(for: owned, inPlaceOf: document) }
      + CellRegistrations.findings(
        in: document,
        loads: owners.loads,
        registry: loader.registry,
        on: loader.conditions.platform,
        code: code
      )
    let context = DocumentContext(
      of: document,
      registry: loader.registry,
      platform: loader.conditions.platform,
      code: code
    )
    let marked = LikelyMembers(document, context).marked(likely.marked(all, in: document, loader))
    findings = prototypes.marked(
      marked + DocumentChecks.findings(in: owned, context, besides: marked),
      in: document,
      registry: loader.registry
    )
    viewMakers = Set(
      document.resourceReferences.lazy.map(\.object).filter { object in
        let entry = document.objects[object].className.flatMap(loader.registry.entry(named:))
        return entry?.method("loadView")?.location != nil
      }
    )
    replacedImages = ReplacedImages(in: owned, loader)
    (self.loader, judged) = (loader, owned)
  }

  /// Returns the outcome of the load.
  ///
  /// - Parameters:
  ///   - expect: The expectation of the spec, whose values and connections are determined.
  ///   - text: The text of the document, which replaces the contents of the file.
  /// - Returns: The findings, counts, values and connections of the document.
  func outcome(expect: Spec.Expectation, text: [UInt8]?) -> DocumentOutcome {
    var outcome = DocumentOutcome(file: document.file, findings: findings)
    for object in document.objects {
      outcome.attributes += object.runtimeAttributes.count
      outcome.outlets += object.connections.count { $0.property != nil }
      outcome.actions += object.connections.count { $0.selector != nil }
    }
    guard !expect.values.isEmpty || !expect.connections.isEmpty else { return outcome }
    let paths = ObjectPaths(of: judged)
    let (values, connections) = (paths.all(expect.values.keys), paths.all(expect.connections.keys))
    guard !values.isEmpty || !connections.isEmpty else { return outcome }
    // Objects cannot leave the thread that loads them. Specs are small enough to load the document again.
    let result = loader.load(judged)
    let loadedConnections = LoadedConnections(result, of: judged, by: loader)
    for path in connections {
      outcome.connections[path.text] = loadedConnections.connection(path.rest, of: path.object)
    }
    guard !values.isEmpty else { return outcome }
    let loadedValues = LoadedValues(result, of: judged.withMarkup(text: text), by: loader)
    for path in values {
      outcome.values[path.text] = loadedValues.value(at: AttributeKeyPath(path.rest), of: path.object)
    }
    return outcome
  }
}

/// The paths in specs that start with the id of an object of a document.
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
  /// Returns the document with its markup, which loads do not need; without it if the file has no such object or
  /// cannot be read.
  fileprivate func withMarkup(text: [UInt8]?) -> InterfaceDocument {
    guard DocumentPath.isDocument(file), let bytes = try? text ?? FileBytes.read(file) else { return self }
    guard let whole = try? InterfaceDocumentReader().read(bytes, path: file),
      whole.objects.map(\.id) == objects.map(\.id)
    else { return self }
    return whole
  }
}

extension NibLoader {
  /// A loader for nibs without an owner.
  ///
  /// Dependencies cannot add keys to the plain object that replaces the owner.
  fileprivate var withoutUnseenDependencies: NibLoader {
    var completeness = completeness
    completeness.hasUnseenDependencies = false
    return under(completeness: completeness)
  }
}
