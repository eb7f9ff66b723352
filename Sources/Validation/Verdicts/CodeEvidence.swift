import ClassInterfaces
import NibLoading
import RuntimeAttributes

/// What the code of sources is searched for, and what is found of that.
struct CodeEvidence: Sendable {
  /// What sources do with outlets.
  var uses: Set<SoughtUse> = []
  /// Where a source does that first, by the path of the source and the line.
  var places: [SoughtUse: SourceLocation] = [:]
  /// The identifiers for whose cells a source may register something.
  var registrations: Set<String> = []
  /// The identifiers for whose cells a source may ask.
  var requests: Set<String> = []
  /// The selectors of the actions that a source may answer.
  var answers: Set<String> = []
  /// The constants beside which a source declares something else that may be meant.
  var constants: Set<SoughtConstant> = []

  /// Nothing.
  init() {}

  /// What decides questions.
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

  /// Says of each of some uses what is known of it, whosever the outlet is.
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
  /// The finding once it is known which uses there are; nil where nothing is left of it.
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
