import ClassInterfaces

/// Settles the findings that say something of the sources: those stand of which it holds.
struct SourceClaims: Sendable {
  private let sources: [SourceInterface]
  /// Those of the sources that may register something for a cell.
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

  /// What findings say of the sources.
  static func claims(of outcomes: [DocumentOutcome]) -> Set<SourceClaim> {
    Set(outcomes.lazy.flatMap(\.findings).compactMap(\.claim))
  }

  /// The words of which a source has one whose text matters to some claims.
  static func words(of claims: Set<SourceClaim>) -> [String] {
    let identifiers = identifiers(of: claims)
    guard !identifiers.isEmpty else { return [] }
    // Of a text with slashes the last part is looked for.
    let parts = identifiers.map(PathName.file(of:))
    return identifiers.union(parts).sorted() + RegistrationScanner.words
  }

  private static func identifiers(of claims: Set<SourceClaim>) -> Set<String> {
    Set(
      claims.compactMap { claim in
        if case .isUnregistered(let identifier, _) = claim { identifier } else { nil }
      }
    )
  }

  /// What was found, without what does not hold.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects, which may build sources that were not read.
  /// - Returns: The same, settled.
  func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome] {
    let claims = Self.claims(of: outcomes)
    guard !claims.isEmpty else { return outcomes }
    let registered = await registered(Self.identifiers(of: claims))
    let classes = SourceClasses(sources)
    let read = Set(sources.lazy.map { $0.file.lowercased() })
    func holds(_ claim: SourceClaim, of file: String) -> Bool {
      switch claim {
      case .isUnregistered(let identifier, let className):
        !registered.contains(identifier) && classes.knowSuperclasses(of: className)
          && projects.indexes(building: file).allSatisfy { target in
            projects.targets[target].sources.allSatisfy { read.contains($0.lowercased()) }
          }
      case .isDeclared(let className): classes.contain(className)
      case .isNoSuperclass(let className, let others):
        classes.areSure(of: className) && classes.knowSuperclasses(of: className)
          && others.allSatisfy { !classes.superclasses(of: $0).contains(className) }
      }
    }
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.findings = outcome.findings.compactMap { finding in
        guard let claim = finding.claim else { return finding }
        guard holds(claim, of: finding.file) else { return nil }
        var finding = finding
        finding.claim = nil
        return finding
      }
      return outcome
    }
  }

  /// Those of some identifiers for which a source may register something.
  private func registered(_ identifiers: Set<String>) async -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    let scanner = RegistrationScanner(identifiers)
    return await ConcurrentMap.sum(candidates, to: [], jobs: jobs) { registered, source in
      // What cannot be looked at again may register anything.
      guard let bytes = try? FileBytes.read(source) else { return registered.formUnion(identifiers) }
      registered.formUnion(scanner.registered(in: bytes))
    } joining: {
      $0.formUnion($1)
    }
  }
}
