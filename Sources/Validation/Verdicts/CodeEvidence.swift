import ClassInterfaces
import NibLoading
import RuntimeAttributes

/// The patterns to search for in the code of sources, or the patterns found.
struct CodeEvidence: Sendable {
  /// The uses of outlets.
  var uses: Set<SoughtUse> = []
  /// The first location of each use, by path and line.
  var places: [SoughtUse: SourceLocation] = [:]
  /// The identifiers that a source may register cells for.
  var registrations: Set<String> = []
  /// The identifiers of cells that a source may dequeue.
  var requests: Set<String> = []
  /// The selectors of actions that a source may implement.
  var answers: Set<String> = []
  /// The constants with ambiguous declarations in the sources.
  var constants: Set<SoughtConstant> = []

  /// Creates empty evidence.
  init() {}

  /// Creates the evidence required to resolve deferred checks.
  init(deciding questions: Set<OpenQuestion>) {
    for question in questions {
      switch question {
      case .use(let condition):
        uses.formUnion(condition.uses)
        registrations.formUnion([condition.prototype].compactMap(\.self))
      case .answer(let action): answers.insert(action.selector)
      case .constants(let sought, _): constants.formUnion(sought)
      case .claim: break
      }
      switch question.claim {
      case .isUnregistered(let identifier, _), .isUnregisteredHere(let identifier, _, _):
        registrations.insert(identifier)
      case .isForeign(let cast): registrations.formUnion([cast.cell?.identifier].compactMap(\.self))
      case .isAskedFor(let identifier), .isCell(_, _, let identifier): requests.insert(identifier)
      default: break
      }
    }
  }

  /// Expands the found uses to all matching uses in a set, including those that do not depend on the owner.
  mutating func spread(over sought: Set<SoughtUse>) {
    let (found, places) = (uses, places)
    uses = sought.filter { found.contains($0) || found.contains($0.ofAnyOwner) }
    self.places = uses.reduce(into: [:]) { spread, use in
      spread[use] = [places[use], places[use.ofAnyOwner]].compactMap(\.self).min()
    }
  }

  mutating func formUnion(_ other: CodeEvidence) {
    uses.formUnion(other.uses)
    places.merge(other.places) { min($0, $1) }
    registrations.formUnion(other.registrations)
    requests.formUnion(other.requests)
    answers.formUnion(other.answers)
    constants.formUnion(other.constants)
  }

  mutating func subtract(_ other: CodeEvidence) {
    uses.subtract(other.uses)
    registrations.subtract(other.registrations)
    requests.subtract(other.requests)
    answers.subtract(other.answers)
    constants.subtract(other.constants)
  }
}

extension Finding {
  /// Returns the finding after checking the uses it depends on, or nil if it does not hold.
  func settled(_ condition: UseCondition, by found: CodeEvidence) -> Finding? {
    var finding = self
    finding.question = nil
    let isFound = !found.uses.isDisjoint(with: condition.uses)
    switch condition {
    case .neverSet(_, let prototype):
      return isFound || prototype.map(found.registrations.contains) == true ? nil : finding
    case .asked where isFound:
      if let place = condition.uses.lazy.compactMap({ found.places[$0] }).min() {
        finding.notes.insert(.used(at: place), at: min(1, notes.count))
      }
      return finding
    case .asked(_, let otherwise):
      finding.consequence = .silent
      finding.consoleMessage = nil
      finding.notes = [otherwise] + notes.dropFirst()
      return finding
    }
  }
}
