import ProjectModel
import SourceModel

/// The arguments in all code that name a nib, storyboard, scene or segue, as far as their values may be unknown.
struct UnknownNames: Sendable {
  /// The occurrences of an argument in a unit.
  struct Argument {
    let unit: CodeIndex.Unit
    let occurrences: [Int]
    let target: NibLoadingAPI.Target
    /// The app targets that may load anything through the argument.
    var programs = AppTargets.none
  }

  private static let targets: NibLoadingAPI.Target = [.nib, .storyboard, .controller, .segue]

  var arguments: [Argument] = []

  /// Finds the arguments whose value is unknown in all code.
  init(_ strings: inout Strings) {
    let index = strings.index
    for file in index.files {
      let targets = file.facts.sinks.map { Self.target(of: $0, file.facts) }
      guard targets.contains(where: { !$0.isEmpty }) else { continue }
      for local in file.facts.units.indices {
        let (own, unit) = (file.facts.units[local], file.firstUnit + CodeIndex.Unit(local))
        var found: [UInt32: [Int]] = [:]
        for number in Int(own.start)..<Int(own.end) {
          let sink = file.facts.occurrences[number].sink
          if !targets[Int(sink)].isEmpty { found[sink, default: []].append(number) }
        }
        for (sink, occurrences) in found.sorted(by: { $0.key < $1.key })
        where strings.names(at: occurrences, in: unit).isOpen {
          arguments.append(Argument(unit: unit, occurrences: occurrences, target: targets[Int(sink)]))
        }
      }
    }
  }

  private static func target(of sink: ValueSink, _ facts: SourceFacts) -> NibLoadingAPI.Target {
    guard sink.kind == .argument else { return [] }
    let names = facts.names
    return NibLoadingAPI.target(ofArgument: names.text(of: sink.label), of: names.text(of: sink.name))?
      .intersection(targets) ?? []
  }
}

extension ReferenceGraph {
  /// Keeps everything reachable that running code may load by a name which the sources do not determine.
  ///
  /// - Returns: Whether there was such code.
  mutating func followUnknownNames() -> Bool {
    var unknown = unknownNames ?? UnknownNames(&strings)
    var isFound = false
    for (number, argument) in unknown.arguments.enumerated() {
      let new = (reached[.unit(argument.unit)] ?? .none).subtracting(argument.programs)
      guard !new.isEmpty else { continue }
      strings.restrict(to: reached, in: new)
      let isOpen = strings.names(at: argument.occurrences, in: argument.unit).isOpen
      strings.release()
      guard isOpen else { continue }
      unknown.arguments[number].programs.formUnion(new)
      let (unit, first) = (argument.unit, argument.occurrences[0])
      var composition = Composition(
        patterns: Names.open.patterns,
        target: argument.target,
        cause: .unknownName(unit, first),
        programs: new
      )
      composition.isOfCells = RegisteredNibs.identifiers(ofNibNamedBy: first, in: unit, index) != nil
      compositions.append(composition)
      isFound = true
    }
    unknownNames = unknown
    return isFound
  }
}
