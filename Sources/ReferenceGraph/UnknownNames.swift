import ProjectModel
import SourceModel

/// The arguments in all code that name a nib, storyboard, scene or segue by a value that may be unknown.
struct UnknownNames: Sendable {
  /// The occurrences of an argument in a unit.
  struct Argument {
    let unit: CodeIndex.Unit
    let occurrences: [Int]
    let target: NibLoadingAPI.Target
    /// The app targets that may load anything through the argument.
    var appTargets = AppTargets.none
  }

  var arguments: [Argument]

  /// Finds the arguments whose value is unknown in all code.
  init(_ strings: inout Strings) {
    arguments = strings.index.nameArguments.filter { !$0.target.isEmpty }.compactMap { argument in
      let occurrences = argument.occurrences(in: strings.index.facts(of: argument.unit))
      guard strings.names(at: occurrences, in: argument.unit).isOpen else { return nil }
      return Argument(unit: argument.unit, occurrences: occurrences, target: argument.target)
    }
  }
}

extension ReferenceGraph {
  /// Records the running code that may load any document or scene, because the sources do not determine the name.
  ///
  /// - Returns: Whether there was such code.
  mutating func followUnknownNames() -> Bool {
    var unknown = unknownNames ?? UnknownNames(&strings)
    var isFound = false
    for (number, argument) in unknown.arguments.enumerated() {
      let new = (reached[.unit(argument.unit)] ?? .none).subtracting(argument.appTargets)
      guard !new.isEmpty else { continue }
      strings.restrict(to: reached, in: new)
      let isOpen = strings.names(at: argument.occurrences, in: argument.unit).isOpen
      strings.release()
      guard isOpen else { continue }
      unknown.arguments[number].appTargets.formUnion(new)
      isFound = true
      let (unit, first) = (argument.unit, argument.occurrences[0])
      if argument.target == .controller, requestAny(at: index.site(at: first, in: unit), new) { continue }
      var composition = Composition(
        patterns: Names.open.patterns,
        target: argument.target,
        cause: .unknownName(unit, first),
        appTargets: new
      )
      composition.isOfCells = RegisteredNibs.identifiers(ofNibNamedBy: first, in: unit, index) != nil
      compositions.append(composition)
    }
    unknownNames = unknown
    return isFound
  }
}
