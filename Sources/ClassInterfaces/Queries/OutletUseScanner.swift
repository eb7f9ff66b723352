package import RuntimeAttributes

/// Searches the facts of sources for uses of outlets.
///
/// Large apps have many outlets with the same name, so the uses of a name are determined once for all owners.
package struct OutletUseScanner: Sendable {
  /// The number of a searched word.
  private typealias Word = UInt32

  /// The searched uses of outlets with the same name.
  private struct Outlet {
    let name: String
    let spellings: [Word]
    let setter: Word
    /// The kinds of uses, with the searched members.
    var kinds: [SoughtUse.Kind: [Word]] = [:]
    var uses: [(use: SoughtUse, owners: [Word])] = []
  }

  private var words = NameInterner()
  private var outlets: [Outlet] = []
  /// The outlets whose name or setter is the word.
  private var outletsByWord: [Word: [Int]] = [:]
  private var owners: Set<Word> = []

  /// Creates a scanner for the given uses.
  package init(_ uses: some Collection<SoughtUse>) {
    var indexes: [String: Int] = [:]
    for use in uses {
      let index = indexes[use.outlet] ?? addOutlet(use.outlet)
      indexes[use.outlet] = index
      if outlets[index].kinds[use.kind] == nil {
        let members: [String] = if case .asking(let members) = use.kind { members } else { [] }
        outlets[index].kinds[use.kind] = members.map { words.intern($0.utf8) }
      }
      let owners = use.classes.map { words.intern($0.utf8) }
      self.owners.formUnion(owners)
      outlets[index].uses.append((use, owners))
    }
  }

  private mutating func addOutlet(_ name: String) -> Int {
    let spellings = [name, "_\(name)"].map { words.intern($0.utf8) }
    let setter = words.intern(SoughtUse.setter(of: name).utf8)
    for word in spellings + [setter] { outletsByWord[word, default: []].append(outlets.count) }
    outlets.append(Outlet(name: name, spellings: spellings, setter: setter))
    return outlets.count - 1
  }

  /// Returns the uses that occur in a source, with the first place of each.
  ///
  /// - Parameters:
  ///   - facts: The facts of the source.
  ///   - language: The language of the source.
  /// - Returns: The places; a place is nil if the outlet is passed on. A use without owners applies to the outlets of
  ///   all owners.
  package func found(
    in facts: SourceFacts,
    _ language: SourceLanguage
  ) -> [SoughtUse: SourceFacts.Place?] {
    var names: [Word: SourceFacts.Name] = [:]
    for name in 1..<max(1, SourceFacts.Name(facts.names.count)) {
      if let word = words.number(of: facts.names.bytes(of: name)) { names[word] = name }
    }
    let here = Set(names.keys.lazy.flatMap { outletsByWord[$0] ?? [] })
    guard !here.isEmpty else { return [:] }
    let occurrences = occurrences(of: here, names, in: facts)
    let source = OutletSource(facts, language)
    let owners = ownersNamed(names, in: facts)
    var places: [SoughtUse: SourceFacts.Place?] = [:]
    for (number, occurrences) in occurrences {
      let outlet = outlets[number]
      let setter = names[outlet.setter]
      let finder = OutletUseFinder(
        Set(outlet.spellings.compactMap { names[$0] }),
        at: occurrences.filter { facts.occurrences[$0.index].name != setter },
        setters: occurrences.filter { facts.occurrences[$0.index].name == setter },
        in: source
      )
      func first(_ kind: SoughtUse.Kind, _ owners: Set<SourceFacts.Name>?) -> OutletUseFinder.Found? {
        if kind == .setting { return finder.firstSetting(owners: owners) }
        let members = Set((outlet.kinds[kind] ?? []).compactMap { names[$0] })
        return members.isEmpty ? nil : finder.firstAsking(for: members, owners: owners)
      }
      for kind in outlet.kinds.keys {
        guard let found = first(kind, nil) else { continue }
        places.updateValue(found.place, forKey: SoughtUse(of: outlet.name, owners: [], kind))
      }
      for (use, classes) in outlet.uses where !owners.isDisjoint(with: classes) {
        guard let found = first(use.kind, Set(classes.compactMap { names[$0] })) else { continue }
        places.updateValue(found.place, forKey: use)
      }
    }
    return places
  }

  /// Returns the occurrences of the names and setters of the given outlets.
  private func occurrences(
    of outlets: Set<Int>,
    _ names: [Word: SourceFacts.Name],
    in facts: SourceFacts
  ) -> [Int: [(index: Int, unit: Int)]] {
    var outletsByName: [SourceFacts.Name: [Int]] = [:]
    for outlet in outlets {
      for word in self.outlets[outlet].spellings + [self.outlets[outlet].setter] {
        if let name = names[word] { outletsByName[name, default: []].append(outlet) }
      }
    }
    var isSought = Array(repeating: false, count: facts.names.count)
    for name in outletsByName.keys { isSought[Int(name)] = true }
    var found: [Int: [(index: Int, unit: Int)]] = [:]
    for (number, unit) in facts.units.enumerated() {
      for index in Int(unit.start)..<Int(unit.end) where isSought[Int(facts.occurrences[index].name)] {
        for outlet in outletsByName[facts.occurrences[index].name] ?? [] {
          found[outlet, default: []].append((index, number))
        }
      }
    }
    return found
  }

  /// Returns the classes with outlets that a source references in its code.
  private func ownersNamed(_ names: [Word: SourceFacts.Name], in facts: SourceFacts) -> Set<Word> {
    var candidates: [SourceFacts.Name: Word] = [:]
    for (word, name) in names where owners.contains(word) { candidates[name] = word }
    guard !candidates.isEmpty else { return [] }
    var found: Set<Word> = []
    func note(_ name: SourceFacts.Name) {
      if let word = candidates[name] { found.insert(word) }
    }
    for type in facts.types { note(type.name) }
    for name in facts.inherited { note(name) }
    for name in facts.generics { note(name) }
    for parameter in facts.parameters { note(parameter.type) }
    for local in facts.locals { note(local.type) }
    for occurrence in facts.occurrences where occurrence.role != .string && occurrence.role != .stringPart {
      note(occurrence.name)
      note(occurrence.receiverName)
    }
    return found
  }
}

extension OutletUseFinder.Found {
  /// The place, if known.
  fileprivate var place: SourceFacts.Place? {
    switch self {
    case .at(let place): place
    case .somewhere: nil
    }
  }
}
