import ClassInterfaces
import NibLoading

/// Tells whether it holds what findings say of the sources.
struct ClaimVerdicts {
  private let sources: [SourceInterface]
  private let projects: ProjectTargets
  private lazy var classes = SourceClasses(sources)
  private lazy var hierarchy = TypeHierarchy(sources)
  /// The sources, by names that do not tell case: on most disks of a Mac a project finds a file by another one.
  private lazy var read = Set(sources.lazy.map { $0.file.lowercased() })

  /// Prepares to tell.
  ///
  /// - Parameters:
  ///   - sources: What the sources declare.
  ///   - projects: The projects, which may build sources that were not read.
  init(_ sources: [SourceInterface], _ projects: ProjectTargets) {
    (self.sources, self.projects) = (sources, projects)
  }

  /// Whether a claim holds of the document or source of a path, once the sources are looked through for some facts.
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

  /// What the runtime prints of a cast that ends the app; nil where its words depend on what nobody knows.
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

  /// Whether code that asks by some constants surely asks for what they hold.
  mutating func hold(_ constants: [SoughtConstant], _ facts: CodeEvidence) -> Bool {
    constants.allSatisfy { constant in
      if facts.constants.contains(constant) { return false }
      // What derives from a class has a name of its own, and so have all that conform to a protocol.
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

  /// Whether all sources of some targets were read that may register cells.
  ///
  /// A few that are not there, which are generated or hold secrets, register none where their names speak of other things.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - names: The names of what cells are registered for.
  /// - Returns: Whether nothing was left out that may.
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

  /// More that are not there may be anything.
  private static let mostUnread = 3
  /// What the names of sources hold that have to do with tables and cells.
  private static let wordsOfTables = [
    "cell", "collection", "controller", "datasource", "delegate", "list", "nib", "regist", "reus", "table",
    "view",
  ]
}
