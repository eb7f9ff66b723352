import SourceModel

/// Finds the uses of members: occurrences of their identifiers outside of the members themselves.
struct MemberUseScanner: Sendable {
  private let members: [InterfaceBuilderMember]
  private let membersByWord: [String: [Int]]
  private let code: AppCode

  init(_ members: [InterfaceBuilderMember], _ code: AppCode) {
    (self.members, self.code) = (members, code)
    membersByWord = members.indices.reduce(into: [:]) { all, index in
      for word in members[index].words { all[word, default: []].append(index) }
    }
  }

  /// Returns the indexes of the members that a source uses.
  func used(in source: SourceFile) -> Set<Int> {
    let facts = source.facts
    let candidates = (0..<SourceFacts.Name(facts.names.count)).map {
      members(named: facts.names.text(of: $0))
    }
    guard candidates.contains(where: { !$0.isEmpty }) else { return [] }
    var used: Set<Int> = []
    for (number, unit) in facts.units.enumerated() {
      let (unitName, type) = (facts.names.text(of: unit.name), facts.names.text(of: unit.type))
      for index in Int(unit.start)..<Int(unit.end) {
        let occurrence = facts.occurrences[index]
        let named = candidates[Int(occurrence.name)].filter {
          !used.contains($0)
            && !code.isOfOtherClass(index, in: number, of: source, than: members[$0].className)
        }
        // Code of the member itself, such as a getter of `layer.borderWidth`, is not a use of the member.
        used.formUnion(
          (named + candidates[Int(occurrence.receiverName)]).filter {
            members[$0].className != type || !members[$0].words.contains(unitName)
          }
        )
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
