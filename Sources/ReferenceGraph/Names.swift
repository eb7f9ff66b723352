import SourceModel
import SourceSyntax

/// The possible values of a string that names a document, a scene, a segue or a cell.
struct Names: Hashable, Sendable {
  /// A string with an unknown middle.
  struct Pattern: Hashable, Sendable {
    let prefix: String
    let suffix: String
    /// The class whose name, or the name of one of its subclasses, is the middle; -1 for any class, nil for any string.
    var family: CodeIndex.Name?

    /// The number of known bytes.
    var count: Int { prefix.utf8.count + suffix.utf8.count }

    func matches(_ text: String, _ hierarchy: inout ClassHierarchy) -> Bool {
      guard text.utf8.count >= count, text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
      guard let family else { return true }
      // `NSStringFromClass` returns the name with the module: `App.Card`.
      guard let type = hierarchy.type(named: String(middle(of: text)).unqualifiedName) else { return false }
      return family < 0 || hierarchy.descendants(of: family).contains(type)
    }

    /// Returns the unknown part of a matching text.
    func middle(of text: String) -> Substring {
      text.dropFirst(prefix.count).dropLast(suffix.count)
    }

    /// Whether a string may match both patterns.
    func overlaps(_ other: Pattern) -> Bool {
      (prefix.hasPrefix(other.prefix) || other.prefix.hasPrefix(prefix))
        && (suffix.hasSuffix(other.suffix) || other.suffix.hasSuffix(suffix))
    }
  }

  var exact: Set<String> = []
  /// The names of enumeration cases, which are strings only if code describes the cases.
  var cases: Set<String> = []
  /// The classes whose names may be the value; -1 is any class.
  var classes: Set<CodeIndex.Name> = []
  /// The classes whose name, or the name of a subclass, may be the value.
  var families: Set<CodeIndex.Name> = []
  /// The names that generated code uses for the value, by the hash of their letters and digits.
  var spellings: Set<UInt64> = []
  var patterns: Set<Pattern> = []
  /// Whether the names of Swift classes contain their modules, as in the runtime.
  var containModules = false
  /// Whether the value was found by the name of a member alone, since the type of its receiver is not known.
  var areOfUnknownReceiver = false

  /// Any string.
  static let open = Names(patterns: [Pattern(prefix: "", suffix: "")])

  /// The name of any class.
  static let anyClass = Names(classes: [-1])

  var isOpen: Bool { patterns.contains(Pattern(prefix: "", suffix: "")) }

  var isEmpty: Bool {
    exact.isEmpty && cases.isEmpty && classes.isEmpty && families.isEmpty && spellings.isEmpty
      && patterns.isEmpty
  }

  func union(_ other: Names) -> Names {
    var names = self
    names.formUnion(other)
    return names
  }

  mutating func formUnion(_ other: Names) {
    guard !isOpen else { return }
    guard !other.isOpen else { return self = .open }
    exact.formUnion(other.exact)
    cases.formUnion(other.cases)
    classes.formUnion(other.classes)
    families.formUnion(other.families)
    spellings.formUnion(other.spellings)
    patterns.formUnion(other.patterns)
    containModules = containModules || other.containModules
    areOfUnknownReceiver = areOfUnknownReceiver || other.areOfUnknownReceiver
    if count > Self.maximumCount { self = .open }
  }

  /// The maximum number of alternatives; a value with more alternatives may be any string.
  private static let maximumCount = 4096

  private var count: Int {
    exact.count + cases.count + classes.count + families.count + spellings.count + patterns.count
  }

  // MARK: - Queries

  /// Whether the value may be the given string.
  func mayBe(_ text: String, _ hierarchy: inout ClassHierarchy) -> Bool {
    isOpen || exact.contains(text) || patterns.contains { $0.matches(text, &hierarchy) }
      || !spellings.isEmpty && spellings.contains(FoldedName.hash(of: Array(text.utf8)[...]))
      || mayBeClass(text, &hierarchy)
  }

  private func mayBeClass(_ text: String, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard !classes.isEmpty || !families.isEmpty else { return false }
    // `NSStringFromClass` returns the name with the module: `App.Card`.
    guard let type = hierarchy.type(named: text.unqualifiedName) else { return false }
    if classes.contains(-1) || classes.contains(type) { return true }
    return families.contains { hierarchy.descendants(of: $0).contains(type) }
      || classes.contains { hierarchy.isRuntimeName(type, of: $0) }
  }

  /// The only possible value.
  enum Certain {
    case text(String)
    case className(CodeIndex.Name)
  }

  /// The only possible value, unless it is the name of a class.
  var certainText: String? { isOneOfTexts && exact.count == 1 ? exact.first : nil }

  /// Whether the value is certainly one of the texts.
  var isOneOfTexts: Bool {
    !exact.isEmpty && !areOfUnknownReceiver && cases.isEmpty && classes.isEmpty && families.isEmpty
      && spellings.isEmpty && patterns.isEmpty
  }

  /// Returns the only possible value, or nil if there are several or none.
  func certain(_ hierarchy: inout ClassHierarchy) -> Certain? {
    if let text = certainText { return .text(text) }
    guard !areOfUnknownReceiver, exact.isEmpty, cases.isEmpty, spellings.isEmpty, patterns.isEmpty else {
      return nil
    }
    let names = classes.union(families)
    guard names.count == 1, let type = names.first, type >= 0 else { return nil }
    // Each subclass has its own name.
    guard families.isEmpty || hierarchy.descendants(of: type) == [type] else { return nil }
    return .className(type)
  }

  /// Whether two values may be the same string.
  func overlaps(_ other: Names, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    if isOpen || other.isOpen || !exact.isDisjoint(with: other.exact) { return true }
    if exact.contains(where: { other.mayBe($0, &hierarchy) }) { return true }
    if other.exact.contains(where: { mayBe($0, &hierarchy) }) { return true }
    if patterns.contains(where: { pattern in other.patterns.contains(where: pattern.overlaps) }) {
      return true
    }
    let (own, others) = (withoutTexts, other.withoutTexts)
    guard !own.isEmpty, !others.isEmpty else { return false }
    // A pattern or the spelling of generated code may be the name of any class.
    guard own.patterns.isEmpty, others.patterns.isEmpty, own.spellings.isEmpty, others.spellings.isEmpty
    else { return true }
    return own.mayShareClass(with: others, &hierarchy)
  }

  private var withoutTexts: Names {
    var names = self
    names.exact = []
    return names
  }

  private func mayShareClass(with other: Names, _ hierarchy: inout ClassHierarchy) -> Bool {
    if classes.contains(-1) || other.classes.contains(-1) { return true }
    if !classes.isDisjoint(with: other.classes) { return true }
    for (families, names) in [(families, other), (other.families, self)] {
      for family in families {
        let below = hierarchy.descendants(of: family)
        if !below.isDisjoint(with: names.classes) { return true }
        if names.families.contains(where: { !below.isDisjoint(with: hierarchy.descendants(of: $0)) }) {
          return true
        }
      }
    }
    return false
  }
}

// MARK: - Composed strings

extension Names {
  /// Returns the strings that result from joining one value of each piece.
  static func joined(_ pieces: [Names], _ text: (CodeIndex.Name) -> String) -> Names {
    var texts: Set<Composed> = [Composed(prefix: "", suffix: "", middle: .none)]
    for piece in pieces {
      let alternatives = piece.alternatives(text)
      guard texts.count * alternatives.count <= maximumCount else { return .open }
      texts = Set(texts.flatMap { text in alternatives.map { text.followed(by: $0) } })
    }
    var names = Names()
    for text in texts {
      switch text.middle {
      case .none: names.exact.insert(text.prefix)
      case .any: names.patterns.insert(Pattern(prefix: text.prefix, suffix: text.suffix))
      case .family(let family):
        names.patterns.insert(Pattern(prefix: text.prefix, suffix: text.suffix, family: family))
      }
    }
    return names
  }

  /// A string, or the beginning and end of a string.
  private struct Composed: Hashable {
    /// The part between the beginning and the end.
    enum Middle: Hashable {
      /// Nothing: the beginning is the whole string.
      case none
      case any
      /// The name of a class or one of its subclasses.
      case family(CodeIndex.Name)
    }

    let prefix: String
    let suffix: String
    let middle: Middle

    func followed(by other: Composed) -> Composed {
      switch (middle, other.middle) {
      case (.none, _): Composed(prefix: prefix + other.prefix, suffix: other.suffix, middle: other.middle)
      case (_, .none): Composed(prefix: prefix, suffix: suffix + other.prefix, middle: middle)
      default: Composed(prefix: prefix, suffix: other.suffix, middle: .any)
      }
    }
  }

  private func alternatives(_ text: (CodeIndex.Name) -> String) -> [Composed] {
    var found = exact.map { Composed(prefix: $0, suffix: "", middle: .none) }
    for name in classes {
      found.append(
        name < 0
          ? Composed(prefix: "", suffix: "", middle: .family(name))
          : Composed(prefix: text(name), suffix: "", middle: .none)
      )
    }
    found += families.map { Composed(prefix: "", suffix: "", middle: .family($0)) }
    found += patterns.map {
      Composed(prefix: $0.prefix, suffix: $0.suffix, middle: $0.family.map { .family($0) } ?? .any)
    }
    if isEmpty || !spellings.isEmpty { found.append(Composed(prefix: "", suffix: "", middle: .any)) }
    return found
  }
}
