package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
package import SourceModel

/// Code requests a supplementary view with a kind for which the view is not registered.
private struct UnregisteredKind: FindingContent {
  var identifier: String
  var kind: SupplementaryKind
  /// The kinds for which the view is registered, each with the location of its first registration.
  var registered: [(key: SupplementaryKind, value: FileLocation)]

  var id: FindingID { .missingIdentifier }

  var message: String {
    "reuse identifier '\(identifier)' is registered for a "
      + registered.map(\.key.noun).joined(separator: " and a ") + ", not for a \(kind.noun)"
  }

  var notes: [Finding.Note] {
    registered.map { Finding.Note("registered for a \($0.key.noun) here", at: $0.value) }
  }
}

extension SupplementaryKind {
  /// The noun for the view in messages, such as `section header`.
  fileprivate var noun: String {
    switch self {
    case .header: "section header"
    case .footer: "section footer"
    case .custom(let name): "view of kind '\(name)'"
    }
  }
}

/// Checks for supplementary views that code requests with an unregistered kind, such as a footer registered as a
/// header.
package struct SupplementaryViews: Sendable {
  private let code: AppCode
  private let contents: BundleContents
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: AppCode, contents: BundleContents, documents: [DocumentSummary]) {
    (self.code, self.contents) = (code, contents)
    self.documents = documents.filter { !$0.supplementaryKinds.isEmpty }
  }

  /// Returns the findings about the requests in a source, in order.
  package func findings(in source: SourceFile, on platform: Platform) -> [Finding] {
    guard platform == .iOS || platform == .tvOS, contents.areDocumentsRead else { return [] }
    return source.types.flatMap { type in
      type.uses.compactMap { use -> Finding? in
        guard let cell = use.cell, let identifier = use.name?.text(in: type.name),
          !identifier.isEmpty, code.mayRun(use, on: platform)
        else { return nil }
        let kinds =
          cell.elementKind.map { [$0] } ?? (cell.isOfAnyKind ? requestedKinds(by: type, of: source) : [])
        return kinds.lazy.compactMap {
          finding(use, identifier, $0, in: type, of: source, on: platform)
        }.first
      }
    }
  }

  /// Returns the supplementary view kinds that collection views in the app's documents request from a data source
  /// class.
  ///
  /// The kinds are sorted. The result is empty if code may change the layout or the size of headers or footers.
  private func requestedKinds(by type: TypeDeclaration, of source: SourceFile) -> [SupplementaryKind] {
    guard !Self.sizes.contains(where: code.mentions), !code.declaresMethod(containing: "referenceSizeFor")
    else {
      return []
    }
    let kinds = documents.filter { !code.projects.areOfDifferentAppTargets(source.path, $0.file) }
      .reduce(into: Set<SupplementaryKind>()) { $0.formUnion($1.requestedKinds[type.name] ?? []) }
    return kinds.sorted { $0.text < $1.text }
  }

  /// The properties and methods that can hide headers and footers or replace the layout.
  private static let sizes = [
    "collectionViewLayout", "footerReferenceSize", "headerReferenceSize", "setCollectionViewLayout",
  ]

  private func finding(
    _ use: Use,
    _ identifier: String,
    _ kind: SupplementaryKind,
    in type: TypeDeclaration,
    of source: SourceFile,
    on platform: Platform
  ) -> Finding? {
    let own = NamedClass(type, of: source.path)
    guard let ancestors = code.ancestors(of: own, on: platform),
      code.areRead(code.projects.indexes(building: source.path), relatedTo: ancestors.union([identifier])),
      let registered = code.registeredKinds(of: identifier)
    else { return nil }
    var kinds = registered
    for document in documents where !code.projects.areOfDifferentAppTargets(source.path, document.file) {
      for found in document.supplementaryKinds[identifier] ?? [] where kinds[found] == nil {
        kinds[found] = FileLocation(file: document.file, position: SourcePosition(line: 1, column: 1))
      }
    }
    guard !kinds.isEmpty, kinds[kind] == nil else { return nil }
    let others = kinds.sorted { $0.key.text < $1.key.text }
    return Finding(
      UnregisteredKind(identifier: identifier, kind: kind, registered: others),
      .crashOnUse,
      consoleMessage: ConsoleLine.unregisteredView(kind: kind.text, identifier),
      file: source.path,
      position: use.location.position,
      keyPath: identifier,
      declaration: FileLocation(file: source.path, position: use.memberPosition)
    )
  }
}

extension AppCode {
  /// Whether a source declares a method whose selector contains a string.
  fileprivate func declaresMethod(containing text: String) -> Bool {
    sources.contains { $0.types.contains { $0.methods.contains { $0.selector.contains(text) } } }
  }

  /// Returns the kinds for which code may register supplementary views with the given identifier, with their first
  /// locations; nil if code may register such views for an unknown kind.
  fileprivate func registeredKinds(of identifier: String) -> [SupplementaryKind: FileLocation]? {
    var kinds: [SupplementaryKind: FileLocation] = [:]
    for (source, name) in sources(containing: Self.label) {
      let facts = source.facts
      for unit in facts.units {
        let occurrences = facts.occurrences(of: unit)
        let labeled = Dictionary(grouping: occurrences) { $0.statement }
        for statement in labeled.values {
          let named = statement.filter {
            let sink = facts.sinks[Int($0.sink)]
            return sink.kind == .argument && sink.label == name
          }
          if named.isEmpty { continue }
          let identifiers = statement.filter { facts.isRegisteredIdentifier(facts.sinks[Int($0.sink)]) }
          let texts = identifiers.filter { $0.role == .string }.map { facts.names.text(of: $0.name) }
          if texts.count == 1, identifiers.count == 1, texts[0] != identifier { continue }
          let found = named.compactMap {
            SupplementaryKind(named: facts.names.text(of: $0.name), isText: $0.role == .string)
          }
          guard let kind = found.first, Set(found).count == 1 else { return nil }
          let place = FileLocation(file: source.path, position: SourcePosition(named[0].place))
          kinds[kind] = min(kinds[kind] ?? place, place)
        }
      }
    }
    return kinds.isEmpty && mayRegister(identifier) ? nil : kinds
  }

  private static let label = "forSupplementaryViewOfKind"
}
