import Checks

/// Finds the new name of a member that disappeared from a type since an earlier revision.
struct MemberRenaming {
  typealias Member = TypeMembers.Member

  /// The result of a comparison.
  enum Result: Equatable {
    /// The earlier type does not declare the member.
    case unknown
    /// The member still exists, or no suitable member was added.
    case none
    /// The member has a new name.
    case renamed(to: String, Repair.RenamingEvidence)
    /// Several added members may be the old member under a new name.
    case ambiguous([String])
  }

  private let old: TypeMembers
  private let new: TypeMembers

  /// Prepares a comparison of the earlier members of a type with the current members.
  init(from old: TypeMembers, to new: TypeMembers) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the new name of a member.
  ///
  /// - Parameters:
  ///   - kind: The kind of member.
  ///   - name: The name in documents.
  ///   - fits: Whether a new member, given by its name in documents, fits the document.
  ///   - isFree: Whether no document uses a new member yet.
  /// - Returns: The new name if exactly one member replaced the old member; otherwise, the reason why it is unknown.
  func result(
    _ kind: Member.Kind,
    _ name: String,
    fits: (String) -> Bool,
    isFree: (String) -> Bool
  ) -> Result {
    guard let index = old.index(called: name, kind) else { return .unknown }
    guard new.index(called: name, kind) == nil else { return .none }
    let member = old.members[index]
    // If the document adds labels to the base name, the same labels are added to the new base name.
    func documentName(_ other: Member) -> String {
      member.name == name ? other.name : other.base + name.dropFirst(member.base.count)
    }
    let appeared = new.members.filter { $0.kind == kind && !old.contains($0) && fits(documentName($0)) }
    guard !appeared.isEmpty else { return .none }
    if let same = sameBody(member, among: appeared) { return .renamed(to: documentName(same), .body) }
    let kept = appeared.filter { keepsCode(of: member, as: $0) }
    if let partner = partner(of: index), kept.contains(partner) {
      return .renamed(to: documentName(partner), .place)
    }
    let alike = kept.filter { $0.isLike(member) && isFree(documentName($0)) }
    let gone = old.members.count {
      $0.kind == kind && $0.isLike(member) && !new.contains($0)
    }
    if alike.count == 1, gone == 1 { return .renamed(to: documentName(alike[0]), .type) }
    let candidates = alike.isEmpty ? appeared : alike
    return .ambiguous(candidates.map(documentName))
  }

  /// Whether the code of the type uses a new member like the old member: both bodies are similar, and a member that
  /// used the old name, if there is one, uses the new name in its place.
  private func keepsCode(of member: Member, as other: Member) -> Bool {
    guard Self.areSimilar(member.body, other.body) else { return false }
    let users = old.members.compactMap { method -> (old: [String], new: [String])? in
      guard method.body.contains(member.base), let index = new.index(method.kind, method.name) else {
        return nil
      }
      return (method.body, new.members[index].body)
    }
    return users.isEmpty
      || users.contains { old, new in
        guard old.count == new.count else { return new.contains(other.base) && !old.contains(other.base) }
        return zip(old, new).allSatisfy { $0 != member.base || $1 == other.base }
      }
  }

  /// Whether at least half of the names in two bodies are the same, or one body is empty.
  private static func areSimilar(_ body: [String], _ other: [String]) -> Bool {
    guard !body.isEmpty, !other.isEmpty else { return true }
    var left = Dictionary(body.map { ($0, 1) }, uniquingKeysWith: +)
    let common = other.count { name in
      guard let count = left[name], count > 0 else { return false }
      left[name] = count - 1
      return true
    }
    return common * 2 >= max(body.count, other.count)
  }

  /// Returns the only member with the same shape and body, if the body is long enough to identify the member.
  private func sameBody(_ member: Member, among appeared: [Member]) -> Member? {
    guard member.body.count >= Self.significantLength else { return nil }
    let same = appeared.filter { $0.isLike(member) && $0.body == member.body }
    let others = old.members.count { $0.body == member.body && !new.contains($0) }
    return same.count == 1 && others == 1 ? same[0] : nil
  }

  /// The minimum number of names in a body that identifies a member.
  private static let significantLength = 3

  /// Returns the new member between the same unchanged members as the old member, if any.
  ///
  /// If several members between the unchanged members were removed, the same number of members with the same types must
  /// have been added.
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
      zip(gone, appeared).allSatisfy({ old.members[$0].isLike($1) })
        || gone.count == 1 && old.members[index].marks == appeared[0].marks
    else { return nil }
    return appeared[offset]
  }

  private func position(of member: Member) -> Int? { new.index(member.kind, member.name) }
}
