import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// One document after its load: what was found, and what its objects hold.
struct LoadedDocument: Sendable {
  let document: InterfaceDocument
  private let findings: [Finding]
  /// The controllers whose classes override `loadView`, so that they may ask for no nib.
  let viewMakers: Set<Int>
  /// Values by object index, of the key paths that a spec may ask for.
  private let valueOf: @Sendable (Int, AttributeKeyPath) -> AttributeValue?

  /// Loads a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - loader: The classes, and where and on how old a system the document is loaded.
  ///   - owners: Who may own the nib beside the class that the document declares.
  ///   - cells: The nibs that tables and collections register.
  ///   - prototypes: The prototypes of cells in whose place they register something else.
  ///   - likely: The conditions under which an undeclared class is probably missing.
  init(
    _ document: InterfaceDocument,
    loader: NibLoader,
    owners: OwnerCandidates,
    cells: CellRegistrations,
    prototypes: ReplacedPrototypes,
    likely: LikelyClasses
  ) {
    self.document = document
    let findingsOf = { (loader: NibLoader, document: InterfaceDocument) in
      FindingBuilder(
        document: document,
        events: loader.load(document).events,
        loader: loader,
        owners: owners
      ).findings()
    }
    let load = { (document: InterfaceDocument) in findingsOf(loader, document) }
    // A controller that instantiates the nib itself has its view from elsewhere.
    let owned = owners.judged(document, in: loader.registry)
    let hasOtherView = owners.ownerLoads(owned) || owners.hasViewElsewhere(owned)
    lazy var isOnlyOwner = owners.onlyDeclaredTakesView(from: owned)
    let found = load(owned).filter { finding in
      switch finding.id {
      case .missingViewOutlet: !hasOtherView
      case .unconnectedOutlet: finding.object?.id != owned.filesOwner?.id || isOnlyOwner
      default: true
      }
    }
    let settled = OwnerDecision.settle(found, of: owned, others: owners.others(for: owned), load: load)
    let all =
      OwnerMismatch.adding(
        to: settled,
        of: owned,
        beside: found,
        loaders: owners.loaders(of: owned)
      ) { document, use in findingsOf(use == .owner ? loader : loader.withoutUnseenDependencies, document) }
      .map { $0.told(of: owned, inPlaceOf: document) }
      + cells.findings(in: document, registry: loader.registry, on: loader.conditions.platform)
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
    // Objects stay on the thread that loads them; what a spec asks for is loaded again, which specs are small enough for.
    valueOf = { index, keyPath in
      guard let object = loader.load(document).object(at: index) else { return nil }
      return try? loader.registry.value(forKeyPath: keyPath, of: object).attributeValue
    }
  }

  /// What the load comes to.
  ///
  /// - Parameter values: The values that a spec asks for, by object id and key path.
  /// - Returns: What was found, and what the document holds.
  func outcome(values: [String]) -> DocumentOutcome {
    var outcome = DocumentOutcome(file: document.file, findings: findings)
    for object in document.objects {
      outcome.attributes += object.attributes.count
      outcome.outlets += object.connections.count { $0.property != nil }
      outcome.actions += object.connections.count { $0.selector != nil }
    }
    let indexes = values.isEmpty ? [:] : document.indexesByID()
    for path in values {
      guard let dot = path.firstIndex(of: "."), let index = indexes[String(path[..<dot])] else { continue }
      let keyPath = AttributeKeyPath(String(path[path.index(after: dot)...]))
      outcome.values[path] = DocumentOutcome.FoundValue(value: valueOf(index, keyPath))
    }
    return outcome
  }
}

extension NibLoader {
  /// The loader for a nib without an owner: no dependency gives the bare object in its place what the nib connects.
  fileprivate var withoutUnseenDependencies: NibLoader {
    var completeness = completeness
    completeness.hasUnseenDependencies = false
    return under(completeness: completeness)
  }
}
