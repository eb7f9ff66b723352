import SourceModel

// Registrations and requests of cells.

extension SourceIndex {
  /// The identifiers of cells that sources may use without spelling them out.
  package struct ImplicitIdentifiers: Sendable {
    /// Whether a source declares a method with the same name as one that dequeues cells, so that any identifier may
    /// be used.
    fileprivate var areAny = false
    /// The parts of strings composed in sources that register or request cells.
    fileprivate var parts: Set<String> = []

    /// Whether sources may use an identifier without spelling it out.
    fileprivate func mayContain(_ identifier: String) -> Bool {
      areAny || identifier.utf8.count > SourceFacts.longestName
        || parts.contains { identifier.hasPrefix($0) || identifier.hasSuffix($0) }
    }
  }

  /// The identifiers of cells that sources may use without spelling them out; computed on each access.
  package var implicitIdentifiers: ImplicitIdentifiers {
    sources.reduce(into: ImplicitIdentifiers()) { all, source in
      let finder = RegistrationFinder(source.facts, of: source.path, names: [:], [])
      all.areAny = all.areAny || finder.redefinesRequests
      all.parts.formUnion(finder.partsOfIdentifiers)
    }
  }

  /// Whether a source may register a class or nib for an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - constants: The constants that code uses to request cells.
  ///   - implicit: The identifiers that sources do not spell out.
  /// - Returns: Whether a source may register it.
  package func mayRegister(
    _ identifier: String,
    _ constants: some Sequence<ConstantUse>,
    _ implicit: ImplicitIdentifiers
  ) -> Bool {
    if implicit.mayContain(identifier) { return true }
    let constants = constants.filter {
      $0.text == identifier || $0.word == identifier || $0.owner == identifier
    }
    let texts = constants.flatMap { [$0.word] + [$0.owner].compactMap(\.self) } + [identifier]
    return names(among: Set(texts)).contains { source, names in
      RegistrationFinder(source.facts, of: source.path, names: names, constants).registers(identifier)
    }
  }

  /// Whether a source may request a cell with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - implicit: The identifiers that sources do not spell out.
  /// - Returns: Whether a source may request it.
  package func mayRequest(_ identifier: String, _ implicit: ImplicitIdentifiers) -> Bool {
    implicit.mayContain(identifier)
      || names(among: [identifier]).contains { source, names in
        RegistrationFinder(source.facts, of: source.path, names: names, []).requests(identifier)
      }
  }
}
