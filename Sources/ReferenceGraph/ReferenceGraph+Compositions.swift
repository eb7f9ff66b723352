import ProjectModel
import SourceModel

/// Names of documents, scenes and segues that code builds from several strings.
extension ReferenceGraph {
  /// Names that code composes from known beginnings and ends, or that the sources do not determine.
  struct Composition: Sendable {
    let patterns: Set<Names.Pattern>
    let target: NibLoadingAPI.Target
    let cause: Cause
    var appTargets: AppTargets
    /// Whether the names belong to nibs that code only registers for cells.
    var isOfCells = false
  }

  /// A composed string in a unit.
  struct ComposedString: Hashable {
    let unit: CodeIndex.Unit
    let sink: UInt32
  }

  /// Follows the complete names that a composed string may be, and records the patterns of its other values.
  mutating func compose(_ site: Site, _ appTargets: AppTargets) {
    let (occurrence, unit) = (site.occurrence, site.unit)
    // A changed class name is similar to the name of the class.
    guard occurrence.part.piece != nil || occurrence.part == .changed && !occurrence.isClassName else {
      return
    }
    let string = ComposedString(unit: unit, sink: occurrence.sink)
    let new = appTargets.subtracting(composing[string] ?? .none)
    guard !new.isEmpty else { return }
    composing[string, default: .none].formUnion(new)
    var target = strings.target(of: occurrence.sink, in: unit)
    // A controller may look for the nib with the name of its class.
    if target.contains(.class) { target.insert(.nib) }
    guard !target.isDisjoint(with: [.nib, .storyboard, .controller, .segue, .any]) else { return }
    let names = strings.names(ofStringAt: occurrence.sink, in: unit)
    let cause = Cause.composition(unit, strings.text(ofStringAt: occurrence.sink, in: unit) ?? site.number)
    for text in names.exact.sorted() {
      if let name = index.number(of: text) { use(name, as: target, new, cause) }
    }
    if target.contains(.class) { instantiate(namesOfClasses: names.patterns, new, cause) }
    var patterns = names.patterns
    // Unread code may use a string for any purpose, and a single letter is usually the ending of a plural.
    if target.contains(.any) { patterns = patterns.filter { $0.count > 1 } }
    guard !patterns.isEmpty else { return }
    compositions.append(Composition(patterns: patterns, target: target, cause: cause, appTargets: new))
  }

  /// Instantiates the classes with names that code composes: `module + ".Card"`, `kind + "Controller"`.
  private mutating func instantiate(
    namesOfClasses patterns: Set<Names.Pattern>,
    _ appTargets: AppTargets,
    _ cause: Cause
  ) {
    var known: [CodeIndex.Name]?
    for pattern in patterns {
      // The text before a dot is the name of a module.
      if pattern.suffix.contains(".") {
        guard let type = hierarchy.type(named: pattern.suffix.unqualifiedName) else { continue }
        instantiate(type, appTargets, cause)
        continue
      }
      let prefix = pattern.prefix.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      let name = Names.Pattern(prefix: String(prefix), suffix: pattern.suffix, family: pattern.family)
      // A single letter is usually the ending of a plural.
      guard name.count > 1 else { continue }
      let classes = known ?? index.types.keys.filter { index.types[$0]?.isClass == true }.sorted()
      known = classes
      for type in classes where mayBe(index.text(of: type), name) { instantiate(type, appTargets, cause) }
    }
  }

  /// Returns the app targets that compose a name, and the cause.
  ///
  /// - Parameters:
  ///   - name: The name of a document, or the identifier of a scene or segue.
  ///   - use: The use of the name.
  ///   - own: The app targets that contain the named document, scene or segue.
  ///   - isOfCell: Whether code may register the nib with the name for cells.
  /// - Returns: The app targets, which are empty if no composed name matches, and the first cause.
  mutating func composed(
    _ name: String,
    _ use: Use,
    _ own: AppTargets,
    isOfCell: Bool = true
  ) -> (AppTargets, Cause) {
    var (found, cause) = (AppTargets.none, Cause.start)
    for composition in compositions
    where use.fits(composition.target) && (isOfCell || !composition.isOfCells) {
      var appTargets = own.intersection(composition.appTargets).subtracting(found)
      guard !appTargets.isEmpty, let pattern = composition.patterns.first(where: { mayBe(name, $0) }) else {
        continue
      }
      if composition.target.contains(.any), pattern.family == nil {
        let rest = pattern.middle(of: name)
        let other = index.number(of: String(rest)).flatMap { reached[.text($0, use)] }
        // The unknown part must be another reachable name.
        if !rest.isEmpty { appTargets = appTargets.intersection(other ?? .none) }
      }
      if found.isEmpty { cause = composition.cause }
      found.formUnion(appTargets)
    }
    return (found, found.isEmpty ? .start : cause)
  }

  private mutating func mayBe(_ name: String, _ pattern: Names.Pattern) -> Bool {
    pattern.matches(name, &hierarchy)
  }
}

extension Strings {
  /// Returns the possible values of a string that code composes or changes.
  fileprivate mutating func names(ofStringAt sink: UInt32, in unit: Unit) -> Names {
    let facts = index.facts(of: unit)
    let numbers = pieces(at: sink, in: unit).filter {
      facts.occurrences[$0].part != .whole && facts.occurrences[$0].part != .unqualified
    }
    return names(at: numbers, in: unit)
  }

  /// Returns the index of the first text in a composed string, or nil if the string contains no text.
  fileprivate func text(ofStringAt sink: UInt32, in unit: Unit) -> Int? {
    let facts = index.facts(of: unit)
    return pieces(at: sink, in: unit).first {
      facts.occurrences[$0].role == .stringPart && facts.occurrences[$0].name != 0
    }
  }

  private func pieces(at sink: UInt32, in unit: Unit) -> [Int] {
    let (own, facts) = (index.unit(unit), index.facts(of: unit))
    return (Int(own.start)..<Int(own.end)).filter { facts.occurrences[$0].sink == sink }
  }
}
