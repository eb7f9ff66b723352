import Checks
import SourceModel

/// Finds the new name of a class that disappeared since an earlier revision.
struct ClassRenaming {
  /// The result of a comparison.
  enum Result: Equatable {
    /// The earlier sources do not declare the class.
    case unknown
    /// No new class is similar to the old class, or too many classes are similar.
    case deleted
    /// The class has a new name.
    case renamed(to: String, Repair.RenamingEvidence)
    /// Several new classes may be the old class under a new name.
    case ambiguous([String])
  }

  /// A current class that may be the renamed class.
  private struct Candidate {
    let name: String
    let hasSameMembers: Bool
    let isInSameFile: Bool
  }

  /// The current sources.
  let current: TypeSources

  /// Returns the new name of a class.
  ///
  /// - Parameters:
  ///   - name: The old name.
  ///   - files: The earlier sources that declare or extend the class.
  ///   - fits: Whether documents can name a current class.
  ///   - earlier: Returns those of the given names that already belong to classes in the earlier sources.
  /// - Returns: The new name if exactly one class replaced the old class; otherwise, the reason why it is unknown.
  func result(
    _ name: String,
    in files: [SourceFile],
    fits: (TypeDeclaration) -> Bool,
    earlier: ([String]) -> Set<String>
  ) -> Result {
    let old = TypeSources(files).declarations(of: name)
    guard let declaration = old.first(where: { $0.type.kind == .class }) else { return .unknown }
    let names = Self.names(of: old)
    let similar = current.classes.compactMap { file, type -> Candidate? in
      guard type.name != name, type.inherited.first == declaration.type.inherited.first, fits(type) else {
        return nil
      }
      let isInSameFile = file.path == declaration.file.path
      let own = Self.names(of: current.declarations(of: type.name))
      let common = own.intersection(names).count
      guard isInSameFile || !own.isEmpty && common * 2 >= own.union(names).count else { return nil }
      return Candidate(
        name: type.name,
        hasSameMembers: own == names && !own.isEmpty,
        isInSameFile: isInSameFile
      )
    }
    guard similar.count <= Self.mostCandidates else { return .deleted }
    let known = similar.isEmpty ? [] : earlier(similar.map(\.name))
    let candidates = similar.filter { !known.contains($0.name) }
    let rules: [(Repair.RenamingEvidence, (Candidate) -> Bool)] = [
      (.body, \.hasSameMembers), (.place, \.isInSameFile), (.type, { _ in true }),
    ]
    for (evidence, isFitting) in rules {
      let fitting = Set(candidates.filter(isFitting).map(\.name))
      if let only = fitting.first, fitting.count == 1 { return .renamed(to: only, evidence) }
    }
    return candidates.isEmpty ? .deleted : .ambiguous(candidates.map(\.name))
  }

  /// The maximum number of similar classes; a larger number is not evidence of a renaming.
  private static let mostCandidates = 50

  /// Returns the names of the members in declarations.
  private static func names(of declarations: [TypeSources.Declaration]) -> Set<String> {
    Set(TypeMembers(declarations).members.map(\.name))
  }
}
