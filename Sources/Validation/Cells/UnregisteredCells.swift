import ClassInterfaces

/// Settles the findings of cells that code asks for and no document has: they hold only if nothing registers such a cell.
struct UnregisteredCells: Sendable {
  private let sources: [SourceInterface]
  /// Those of the sources that may register something.
  private let candidates: [String]
  private let jobs: Int?

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - sources: What the sources declare.
  ///   - candidates: The paths of those with one of the words that matter, if somebody knows; all unless given.
  ///   - jobs: How many of them are read at the same time.
  init(in sources: [SourceInterface], candidates: [String]? = nil, jobs: Int?) {
    (self.sources, self.jobs) = (sources, jobs)
    self.candidates = candidates ?? sources.map(\.file)
  }

  /// The words of which a source has one that matters to findings; none where no finding depends on sources.
  static func words(of outcomes: [DocumentOutcome]) -> [String] {
    let identifiers = Set(cells(of: outcomes).map(\.identifier))
    guard !identifiers.isEmpty else { return [] }
    // Of a text with slashes the last part is looked for.
    let parts = identifiers.map(PathName.file(of:))
    return identifiers.union(parts).sorted() + RegistrationScanner.words
  }

  private static func cells(of outcomes: [DocumentOutcome]) -> Set<DequeuedCell> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.reuse))
  }

  /// What was found, without what may be registered after all.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects, which may build sources that were not read.
  /// - Returns: The same, settled.
  func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome] {
    let cells = Self.cells(of: outcomes)
    guard !cells.isEmpty else { return outcomes }
    let registered = await registered(Set(cells.map(\.identifier)))
    let classes = KnownChains(sources)
    let read = Set(sources.lazy.map { $0.file.lowercased() })
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.findings = outcome.findings.compactMap { finding in
        guard let cell = finding.reuse else { return finding }
        guard !registered.contains(cell.identifier), classes.contain(cell.className),
          projects.indexes(building: finding.file).allSatisfy({ target in
            projects.targets[target].sources.allSatisfy { read.contains($0.lowercased()) }
          })
        else { return nil }
        var finding = finding
        finding.reuse = nil
        return finding
      }
      return outcome
    }
  }

  /// Those of some identifiers for which a source may register something.
  private func registered(_ identifiers: Set<String>) async -> Set<String> {
    let scanner = RegistrationScanner(identifiers)
    let words = (identifiers + [RegistrationScanner.commonPart]).map(SearchedText.init)
    return await ConcurrentMap.sum(candidates, to: [], jobs: jobs) { registered, source in
      // What cannot be looked at again may register anything.
      guard let bytes = try? FileBytes.read(source) else { return registered.formUnion(identifiers) }
      guard words.contains(where: { $0.stands(in: bytes) }) else { return }
      registered.formUnion(scanner.registered(in: bytes))
    } joining: {
      $0.formUnion($1)
    }
  }
}

/// The classes all of whose superclasses are declared in sources, up to one of the frameworks.
private struct KnownChains {
  private var superclasses: [String: Set<String>] = [:]

  init(_ sources: [SourceInterface]) {
    // By index, because declarations are large to copy.
    for source in sources.indices {
      for type in sources[source].types.indices where sources[source].types[type].kind == .class {
        let inherited = sources[source].types[type].inherited.first
        superclasses[sources[source].types[type].name, default: []].insert(inherited ?? "NSObject")
      }
    }
  }

  /// Whether a class is one of them.
  func contain(_ name: String) -> Bool {
    var (seen, open): (Set<String>, [String]) = ([], [name])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let superclasses = superclasses[next] {
        open += superclasses
      } else if !Self.prefixes.contains(where: next.hasPrefix) {
        return false
      }
    }
    return true
  }

  /// How the names of the frameworks' classes and protocols begin that ask tables for cells.
  private static let prefixes = ["UI", "NS", "MK", "CN", "AV", "PH", "QL", "SK", "SL", "MF"]
}
