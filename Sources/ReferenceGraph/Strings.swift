import ProjectModel
import SourceModel

/// The values of strings, in all code or only in the code that runs in given app targets.
///
/// An evaluation follows constants, results, parameters and composed strings backward from the place where a string is
/// used. It over-approximates: a string that code changes in an unknown way, or that unread code provides, is open.
struct Strings: Sendable {
  typealias Name = CodeIndex.Name
  typealias Unit = CodeIndex.Unit

  /// The class of the object or metatype on which a member is used.
  struct Own: Hashable {
    /// The class, or -1 if it is unknown.
    let type: Name
    /// Whether the object or metatype has exactly this class, rather than one of its subclasses.
    var isExact = false
  }

  /// A value that other values depend on.
  enum Source: Hashable {
    case declaration(Unit, Own)
    case local(Unit, SourceFacts.Name, Own)
    case typeParameter(Unit, SourceFacts.Name)
    /// The receivers of a member.
    case receivers(Unit)
  }

  /// A class that a unit receives: code uses the unit on the class, or calls it with the class.
  struct GivenClass: Hashable {
    let type: Name
    let unit: Unit
  }

  let index: CodeIndex
  var bindings: Bindings
  var hierarchy: ClassHierarchy
  /// The selectors, keys and key paths of documents that consist of one name; documents may set the properties with
  /// these names by key-value coding.
  let keys: Set<Name>
  private let table = Remembered<ValueUses>()
  private(set) var reached: ReachedNodes?
  private(set) var appTargets = AppTargets.none
  private var known: [Source: Names] = [:]
  /// The values in all code.
  private var knownInAll: [Source: Names] = [:]
  /// The values that are being evaluated, with their position in the chain.
  private var active: [Source: Int] = [:]
  /// The first position in the chain that a value further down depends on.
  private var cycleStart = Int.max
  private var steps = 0
  /// The cached declarations that each use may refer to.
  var candidates: [Bindings.Use: Set<Unit>] = [:]
  /// The cached sites of all code that may use each declaration.
  var usersInAll: [Unit: [Site]] = [:]
  /// The cached calls that each argument may belong to.
  var calls: [ValueUses.Argument: [Site]] = [:]
  /// The cached sites of all code with each name.
  var sites: [Name: Sites] = [:]
  /// The cached kinds of names that a value at each place may be.
  var targets: [Place: NibLoadingAPI.Target] = [:]
  /// The sites that give each class to a unit.
  var givers: [GivenClass: Set<CodeIndex.Reference>] = [:]

  /// The maximum number of constants, parameters and results in a chain; longer chains are open.
  private static let longestChain = 16
  /// The maximum number of values that one value depends on; a value with more dependencies is open.
  private static let maximumSteps = 512

  init(_ index: CodeIndex, _ bindings: Bindings, _ hierarchy: ClassHierarchy, keys: Set<Name>) {
    (self.index, self.bindings, self.hierarchy, self.keys) = (index, bindings, hierarchy, keys)
  }

  /// Restricts the evaluation to the code that runs in the given app targets.
  mutating func restrict(to reached: ReachedNodes, in appTargets: AppTargets) {
    if self.reached == nil { knownInAll = known }
    (self.reached, self.appTargets) = (reached, appTargets)
    known.removeAll()
  }

  /// Ends the restriction, so that the evaluation includes all code again.
  mutating func release() {
    guard reached != nil else { return }
    (reached, known) = (nil, knownInAll)
    knownInAll.removeAll()
  }

  func runs(_ unit: Unit) -> Bool {
    guard let reached else { return true }
    return reached[.unit(unit)]?.overlap(appTargets) ?? false
  }

  /// The uses of names in all code.
  mutating func uses() -> ValueUses { table.value { ValueUses(&bindings) } }

  // MARK: - Evaluation

  /// Returns the possible values of the occurrences of an argument; empty if no running code provides a value.
  mutating func names(at numbers: [Int], in unit: Unit) -> Names {
    steps = 0
    return values(at: numbers, in: unit, Own(type: index.type(of: unit))) ?? .open
  }

  /// Returns the classes that an occurrence names without spelling them; any class if they are unknown.
  mutating func classes(givenAt site: Site) -> Names {
    steps = 0
    return givenClasses(at: site)
  }

  /// Returns the possible values of the occurrences of an expression, whose implicit members belong to the given type.
  mutating func names(at numbers: [Int], in unit: Unit, as type: String) -> Names {
    let facts = index.facts(of: unit)
    guard let first = numbers.first, facts.occurrences[first].receiver == .implicit,
      facts.occurrences[first].role == .member, facts.names.text(of: facts.occurrences[first].name) != "init"
    else { return names(at: numbers, in: unit) }
    steps = 0
    let site = index.site(at: first, in: unit)
    let own = callees(at: site).filter { unit in
      let owner = index.type(of: unit)
      return owner >= 0 && index.text(of: owner) == type.unqualifiedName
    }
    return values(of: own, Own(type: -1))
  }

  /// Returns a value, which is evaluated unless it is known; too long a chain is open, and a cycle adds no values.
  mutating func value(of source: Source, _ evaluate: (inout Strings) -> Names) -> Names {
    if let names = known[source] { return names }
    if let position = active[source] {
      cycleStart = min(cycleStart, position)
      return Names()
    }
    steps += 1
    guard active.count < Self.longestChain, steps < Self.maximumSteps else { return .open }
    let position = active.count
    active[source] = position
    let outerCycle = cycleStart
    cycleStart = .max
    let names = evaluate(&self)
    active[source] = nil
    // The value is incomplete if it depends on a value that is still being evaluated.
    if cycleStart >= position { known[source] = names }
    cycleStart = min(outerCycle, cycleStart >= position ? .max : cycleStart)
    return names
  }

  /// Returns the values of the matching occurrences in a unit, or nil if there are none.
  mutating func values(
    in unit: Unit,
    _ own: Own,
    where isValue: (Occurrence) -> Bool
  ) -> Names? {
    let facts = index.facts(of: unit)
    let code = index.unit(unit)
    let numbers = (Int(code.start)..<Int(code.end)).filter { isValue(facts.occurrences[$0]) }
    return values(at: numbers, in: unit, own)
  }

  /// Returns the values of occurrences with the same sink, or nil if there are none.
  mutating func values(at numbers: [Int], in unit: Unit, _ own: Own) -> Names? {
    let facts = index.facts(of: unit)
    var found: Names?
    var pieces: [Names] = []
    func addPieces() {
      guard !pieces.isEmpty else { return }
      found = found ?? Names()
      found?.formUnion(.joined(pieces, index.text))
      pieces = []
    }
    var skipped = -1
    for number in numbers where number != skipped {
      let occurrence = facts.occurrences[number]
      if occurrence.isTypeName || occurrence.part == .wrapper { continue }
      if found?.isOpen == true { return .open }
      let names: Names
      if occurrence.part == .changed || occurrence.part == .unqualified && !occurrence.isClassName {
        names = .open
      } else if let base = base(of: number, in: unit) {
        guard let names = member(at: number, base: base, in: unit, own) else { continue }
        skipped = base
        guard let piece = occurrence.part.piece else {
          found = found ?? Names()
          found?.formUnion(names)
          continue
        }
        add(names, as: piece)
        continue
      } else {
        names = value(at: number, in: unit, own)
      }
      if let piece = occurrence.part.piece {
        add(names, as: piece)
      } else {
        found = found ?? Names()
        found?.formUnion(names)
      }
    }
    addPieces()
    return found

    func add(_ names: Names, as piece: Int) {
      if piece < pieces.count { addPieces() }
      while pieces.count < piece { pieces.append(Names()) }
      pieces[piece - 1].formUnion(names)
    }
  }
}
