import Checks

/// Finds the new name of a member that disappeared from a type since an earlier revision.
struct MemberRenaming {
  typealias Member = TypeMembers.Member

  /// The result of a comparison.
  enum Result: Equatable {
    /// The earlier type does not declare the member either.
    case unknown
    /// The member still exists, or no fitting member appeared.
    case none
    /// The member has a new name.
    case renamed(to: String, Repair.RenamingEvidence)
    /// Several members appeared that may be the old one.
    case ambiguous([String])
  }

  private let old: TypeMembers
  private let new: TypeMembers

  /// Compares the members of a type.
  init(from old: TypeMembers, to new: TypeMembers) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the new name of a member.
  ///
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - kind: The kind of member.
  ///   - fits: Whether a new member fits the document.
  ///   - isFree: Whether no part of the document uses a new member yet.
  func result(
    _ kind: Member.Kind,
    _ name: String,
    fits: (Member) -> Bool,
    isFree: (Member) -> Bool
  ) -> Result {
    guard let index = old.index(kind, name) else { return .unknown }
    guard new.index(kind, name) == nil else { return .none }
    let member = old.members[index]
    let appeared = new.members.filter { $0.kind == kind && !old.contains($0) && fits($0) }
    guard !appeared.isEmpty else { return .none }
    if let same = sameBody(member, among: appeared) { return .renamed(to: same, .body) }
    if let partner = partner(of: index), appeared.contains(partner) {
      return .renamed(to: partner.name, .place)
    }
    let alike = appeared.filter { $0.shape == member.shape && isFree($0) }
    let gone = old.members.count {
      $0.kind == kind && $0.shape == member.shape && !new.contains($0)
    }
    if alike.count == 1, gone == 1 { return .renamed(to: alike[0].name, .type) }
    let candidates = alike.isEmpty ? appeared : alike
    return .ambiguous(candidates.map(\.name))
  }

  /// Returns the only member with the same shape and body, if the body is long enough to identify the member.
  private func sameBody(_ member: Member, among appeared: [Member]) -> String? {
    guard member.body.count >= Self.significantLength else { return nil }
    let same = appeared.filter { $0.shape == member.shape && $0.body == member.body }
    let others = old.members.count { $0.body == member.body && !new.contains($0) }
    return same.count == 1 && others == 1 ? same[0].name : nil
  }

  /// The minimum number of names in a body that identifies a member.
  private static let significantLength = 3

  /// Returns the new member at the place of an old one: between the same remaining members.
  ///
  /// If several members disappeared there, as many with the same shapes must have appeared.
  private func partner(of index: Int) -> Member? {
    let before = old.members[..<index].lastIndex { new.contains($0) }
    let after = old.members[(index + 1)...].firstIndex { new.contains($0) }
    let start = before.flatMap { position(of: old.members[$0]) }.map { $0 + 1 } ?? 0
    let end = after.flatMap { position(of: old.members[$0]) } ?? new.members.count
    guard start < end else { return nil }
    let kind = old.members[index].kind
    let gone = ((before ?? -1) + 1..<(after ?? old.members.count)).filter { old.members[$0].kind == kind }
    // A member that moved here from elsewhere is not new.
    let appeared = new.members[start..<end].filter { $0.kind == kind && !old.contains($0) }
    guard gone.count == appeared.count, let offset = gone.firstIndex(of: index),
      zip(gone, appeared).allSatisfy({ old.members[$0].shape == $1.shape })
    else { return nil }
    return appeared[offset]
  }

  private func position(of member: Member) -> Int? { new.index(member.kind, member.name) }
}
