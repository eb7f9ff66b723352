import ClassInterfaces
import NibLoading

/// Evaluates the predicates about sources that findings depend on.
struct ClaimVerdicts {
  private let sources: [SourceInterface]
  private let projects: ProjectTargets
  private lazy var classes = SourceClasses(sources)
  private lazy var hierarchy = TypeHierarchy(sources)
  /// The lowercased source paths, because projects may spell paths differently on a case-insensitive file system.
  private lazy var read = Set(sources.lazy.map { $0.file.lowercased() })

  /// Prepares evaluating predicates.
  ///
  /// - Parameters:
  ///   - sources: The declarations in sources.
  ///   - projects: The projects, which may build unread sources.
  init(_ sources: [SourceInterface], _ projects: ProjectTargets) {
    (self.sources, self.projects) = (sources, projects)
  }

  /// Whether a predicate about a document or source holds, given the evidence in the code.
  mutating func holds(_ claim: SourceClaim, of file: String, _ facts: CodeEvidence) -> Bool {
    switch claim {
    case .isUnregistered(let identifier, let className):
      isUnregistered(identifier, className, of: file, facts)
    case .isUnregisteredHere(let identifier, let className, let others):
      isUnregistered(identifier, className, of: file, facts) && isNoSuperclass(className, of: others)
    case .isAskedFor(let identifier): facts.requests.contains(identifier)
    case .isCell(let className, let wanted, let identifier):
      facts.requests.contains(identifier) && classes.areIdentifiedByNibs(className, of: wanted)
    case .isDeclared(let className): classes.contain(className)
    case .isController(let className): classes.loadViewsFromNibs(className)
    case .isNoSuperclass(let className, let others): isNoSuperclass(className, of: others)
    case .isForeign(let cast):
      classes.areUnrelated(cast.classes, to: cast.className)
        && (cast.cell.map { isUnregistered($0.identifier, $0.asker, of: file, facts) } ?? true)
    }
  }

  /// Returns the console message of a cast that traps, or nil if the message depends on unknown names.
  mutating func consoleLine(of cast: ForeignCast) -> String? {
    guard cast.endsByCast, cast.classes.count == 1, let given = cast.classes.first,
      let from = classes.runtimeName(of: given, projects),
      let to = classes.runtimeName(of: cast.className, projects)
    else { return nil }
    return ConsoleLine.failedCast(from: from, to: to)
  }

  private mutating func isNoSuperclass(_ className: String, of others: [String]) -> Bool {
    let classes = classes
    return classes.areSure(of: className) && classes.knowSuperclasses(of: className)
      && others.allSatisfy { !classes.superclasses(of: $0).contains(className) }
  }

  private mutating func isUnregistered(
    _ identifier: String,
    _ className: String,
    of file: String,
    _ facts: CodeEvidence
  ) -> Bool {
    !facts.registrations.contains(identifier) && classes.knowSuperclasses(of: className)
      && areRead(
        projects.indexes(building: file),
        relatedTo: classes.superclasses(of: className).union([identifier])
      )
  }

  /// Whether code that uses constants certainly uses their known values.
  mutating func hold(_ constants: [SoughtConstant], _ facts: CodeEvidence) -> Bool {
    constants.allSatisfy { constant in
      if facts.constants.contains(constant) { return false }
      // Subclasses have their own names, and so do all types that conform to a protocol.
      if constant.isNameOfSelf, let owner = constant.owner,
        !classes.contain(owner) || hierarchy.isSuperclass(owner)
      {
        return false
      }
      guard constant.isInherited else { return true }
      guard let owner = constant.owner, let declaring = constant.declaringType else { return false }
      return hierarchy.derives(owner, from: declaring)
    }
  }

  /// Whether all sources of some targets that may register cells were read.
  ///
  /// A few missing files, such as generated sources or secrets, are acceptable if their names are unrelated to cells.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - names: The identifiers that cells are registered for, and related class names.
  /// - Returns: Whether no unread source is likely to register cells.
  private mutating func areRead(_ targets: Set<Int>, relatedTo names: Set<String>) -> Bool {
    let read = read
    var unread: Set<String> = []
    for target in targets {
      unread.formUnion(
        projects.targets[target].sources.lazy.map { $0.lowercased() }.filter { !read.contains($0) }
      )
    }
    if unread.isEmpty { return true }
    let words = Self.wordsOfTables + names.map { $0.lowercased() }
    return unread.count <= Self.mostUnread
      && unread.lazy.map(PathName.file).allSatisfy { file in !words.contains { file.contains($0) } }
  }

  /// The maximum number of unread sources.
  private static let mostUnread = 3
  /// Words in the names of sources that may register cells.
  private static let wordsOfTables = [
    "cell", "collection", "controller", "datasource", "delegate", "list", "nib", "regist", "reus", "table",
    "view",
  ]
}
