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
    code: CodeQueries
  ) {
    self.document = document
    let owned = owners.judged(document, in: loader.registry, code)
    let others = owners.others(for: owned)
    let possibleOwners = others + [owned.filesOwner?.customClass].compactMap(\.self)
    let findingsOf = { (loader: NibLoader, document: InterfaceDocument) in
      FindingBuilder(
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
    findings = prototypes.marked(
      likely.marked(all, in: document, loader),
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
    self.loader = loader
  }

  /// Returns the outcome of the load.
  ///
  /// - Parameters:
  ///   - values: The object IDs and key paths whose values a spec expects.
  ///   - text: The text of the document, which replaces the contents of the file.
  /// - Returns: The findings, counts and values of the document.
  func outcome(values: [String], text: [UInt8]?) -> DocumentOutcome {
    var outcome = DocumentOutcome(file: document.file, findings: findings)
    for object in document.objects {
      outcome.attributes += object.runtimeAttributes.count
      outcome.outlets += object.connections.count { $0.property != nil }
      outcome.actions += object.connections.count { $0.selector != nil }
    }
    let indexes = values.isEmpty ? [:] : document.indexesByID()
    let paths = values.filter { path in
      path.firstIndex(of: ".").map { indexes[String(path[..<$0])] != nil } ?? false
    }
    guard !paths.isEmpty else { return outcome }
    // Objects cannot leave the thread that loads them. Specs are small enough to load the document again.
    let loaded = LoadedValues(loader.load(document), of: document.withMarkup(text: text), by: loader)
    for path in paths {
      guard let dot = path.firstIndex(of: "."), let index = indexes[String(path[..<dot])] else { continue }
      let keyPath = AttributeKeyPath(String(path[path.index(after: dot)...]))
      switch loaded.value(at: keyPath, of: index) {
      case .value(let value): outcome.values[path] = DocumentOutcome.FoundValue(value: value)
      case .unknown(let reason):
        outcome.values[path] = DocumentOutcome.FoundValue(value: nil, reason: "\(reason)")
      }
    }
    return outcome
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
