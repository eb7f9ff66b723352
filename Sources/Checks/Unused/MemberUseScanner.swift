import SourceModel

/// Finds the uses of members: occurrences of their identifiers outside of the members themselves.
struct MemberUseScanner: Sendable {
  private let members: [InterfaceBuilderMember]
  private let membersByWord: [String: [Int]]

  init(_ members: [InterfaceBuilderMember]) {
    self.members = members
    membersByWord = members.indices.reduce(into: [:]) { all, index in
      for word in members[index].words { all[word, default: []].append(index) }
    }
  }

  /// Returns the indexes of the members that a source uses.
  func used(in facts: SourceFacts) -> Set<Int> {
    let candidates = (0..<SourceFacts.Name(facts.names.count)).map {
      members(named: facts.names.text(of: $0))
    }
    guard candidates.contains(where: { !$0.isEmpty }) else { return [] }
    var used: Set<Int> = []
    for unit in facts.units {
      let (unitName, type) = (facts.names.text(of: unit.name), facts.names.text(of: unit.type))
      for occurrence in facts.occurrences(of: unit) {
        for index in candidates[Int(occurrence.name)] + candidates[Int(occurrence.receiverName)]
        where !used.contains(index) {
          // Code of the member itself, such as a getter of `layer.borderWidth`, is not a use of the member.
          let isOwn = members[index].className == type && members[index].words.contains(unitName)
          if !isOwn { used.insert(index) }
        }
      }
    }
    return used
  }

  /// Returns the members that a name or string refers to; a string may contain several names, such as a key path.
  private func members(named text: String) -> [Int] {
    if let members = membersByWord[text] { return members }
    guard text.contains(where: { !($0.isLetter || $0.isNumber || $0 == "_") }) else { return [] }
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.flatMap {
      membersByWord[String($0)] ?? []
    }
  }
}
