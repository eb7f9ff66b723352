import Checks
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Heuristics for undeclared classes that are probably missing.
struct LikelyClasses: Sendable {
  private let factory: RegistryFactory
  /// The undeclared classes in documents whose names occur in code.
  private let mentioned: Set<String>
  /// The prefixes that are common among declared classes, excluding prefixes of frameworks and dependencies.
  private let ownPrefixes: Set<Substring>
  /// The prefixes of the undeclared classes that code names or inherits from: prefixes of frameworks and dependencies.
  private let foreignPrefixes: Set<Substring>
  private let foreignProjects: ForeignProjects
  /// The normalized names of the dependencies that were not read.
  private let dependencies: [String]

  /// Prepares the heuristics for a platform.
  ///
  /// - Parameters:
  ///   - factory: The classes of the platform.
  ///   - mentioned: The undeclared classes in documents whose names occur in code.
  ///   - foreignProjects: The projects with sources in languages that are not read.
  ///   - dependencies: The names of the dependencies that were not read.
  init(
    _ factory: RegistryFactory,
    mentioned: Set<String>,
    foreignProjects: ForeignProjects,
    dependencies: [String]
  ) {
    self.dependencies = dependencies.map(Self.normalized)
    (self.factory, self.mentioned, self.foreignProjects) = (factory, mentioned, foreignProjects)
    let resolved = factory.resolved
    let superclasses = Set(resolved.summaries.lazy.compactMap(\.superclass))
      .filter { resolved.summaries(named: $0).isEmpty }
    foreignPrefixes = Set(superclasses.union(mentioned).map(ClassPrefixes.prefix)).subtracting([""])
    ownPrefixes = factory.prefixes.ofApp.subtracting(foreignPrefixes)
  }

  /// An object whose class is not declared in the sources.
  private struct Candidate {
    let name: String
    let index: Int
    let document: InterfaceDocument
    let registry: ClassRegistry
    var object: InterfaceObject { document.objects[index] }
  }

  private typealias Condition = (reason: LikelyReason, holds: @Sendable (Self, Candidate) -> Bool)

  /// Returns the conditions under which an object's class is probably missing, depending on the module in the document.
  ///
  /// Placeholders are not checked: a class other than the declared class of File's Owner may own the nib.
  private func conditions(for object: InterfaceObject) -> [Condition] {
    object.customModule == nil || object.customModuleProvider == "target"
      ? Self.conditionsInApp : Self.conditionsInModule
  }

  private static let conditionsInModule: [Condition] = [(.module, { $0.isOfOldModule($1) })]

  /// The conditions for a class without a module, or in the module of the document's target.
  private static let conditionsInApp: [Condition] = [
    (.value, { _, candidate in isValue(candidate) }),
    (.misspelling, { $0.intended(by: $1) != nil }),
    (.outlets, { !$0.mentioned.contains($1.name) && !$0.isForeign($1) && hasOutlets($1) }),
    (
      .prefix,
      { !$0.mentioned.contains($1.name) && $0.ownPrefixes.contains(ClassPrefixes.prefix(of: $1.name)) }
    ),
    (.relatedName, { !$0.mentioned.contains($1.name) && !$0.isForeign($1) && $0.continuesName($1.name) }),
  ]

  /// Returns a document's findings with reasons why classes are probably missing, and with suggestions for misspelled
  /// names.
  ///
  /// If the document's project contains sources in a language that is not read, these sources are the reason instead.
  func marked(_ findings: [Finding], in document: InterfaceDocument, _ loader: NibLoader) -> [Finding] {
    if let language = foreignProjects.language(of: document.file) {
      return findings.map { $0.explained(byUnread: language) }
    }
    // An unread source may declare the class.
    let completeness = loader.completeness
    guard completeness.knowsBareNames || completeness.unreadSources.isEmpty else { return findings }
    return findings.map { finding in
      guard finding.id == .unknownClass, let name = finding.object?.className, finding.file == document.file,
        let index = document.objects.firstIndex(where: {
          $0.position == finding.position && $0.customClass == name
        }), document.objects[index].placeholder == nil
      else { return finding }
      let candidate = Candidate(name: name, index: index, document: document, registry: loader.registry)
      if finding.isVerified {
        var finding = finding
        if finding.suggestion == nil, finding.declaration == nil {
          finding.suggestion = intended(by: candidate)
        }
        return finding
      }
      guard finding.unverifiedReason == .unseenClass, !completeness.mayBeUnread(name) else { return finding }
      guard let (reason, _) = conditions(for: candidate.object).first(where: { $0.holds(self, candidate) })
      else { return finding }
      var finding = finding
      finding.likely = reason
      let missing = UnknownClass.likely(name, reason)
      (finding.message, finding.notes) = (missing.message, missing.notes)
      if reason == .misspelling { finding.suggestion = intended(by: candidate) }
      return finding
    }
  }

  /// Whether the document names a module that was probably renamed and does not belong to a dependency.
  private func isOfOldModule(_ candidate: Candidate) -> Bool {
    guard let module = candidate.object.customModule else { return false }
    let name = Self.normalized(module)
    return factory.isOldModule(module, ofClass: candidate.name)
      && !dependencies.contains { $0.contains(name) || name.contains($0) }
  }

  /// Returns the lowercase letters and digits of a name, since the names of packages and modules differ in spelling.
  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether the object's image or color has the same name as the class.
  private static func isValue(_ candidate: Candidate) -> Bool {
    candidate.document.resourceReferences.contains { reference in
      guard reference.object == candidate.index else { return false }
      return switch reference.resource {
      case .image(let image): image.name == candidate.name
      case .namedColor(let name): name == candidate.name
      case .nib: false
      }
    }
  }

  /// Whether the class has the prefix of a framework or dependency.
  private func isForeign(_ candidate: Candidate) -> Bool {
    foreignPrefixes.contains(ClassPrefixes.prefix(of: candidate.name))
  }

  /// Whether a name consists of the name of a declared class and more words: `MiniWindowToolbar` for `MiniWindow`.
  private func continuesName(_ name: String) -> Bool {
    let words = name.indices.dropFirst().filter { name[$0].isUppercase }
    return words.contains { end in
      let start = name[..<end]
      // A single word or a prefix of initials is common to many names.
      return start.contains(where: \.isLowercase) && start.utf8.count >= Self.leastLength
        && start.dropFirst().contains(where: \.isUppercase)
        && !factory.resolved.summaries(named: String(start)).isEmpty
    }
  }

  /// The minimum length of a class name with which other names may begin.
  private static let leastLength = 8

  /// Whether at least two uncommon outlets that the framework class does not declare refer to views or other objects of
  /// the document.
  ///
  /// Documents rarely connect outlets of classes from dependencies, except to the document's own controllers.
  private static func hasOutlets(_ candidate: Candidate) -> Bool {
    let entry = candidate.object.elementClass.flatMap(candidate.registry.entry(named:))
    let known = Set(entry?.chain.flatMap(\.description.properties).map(\.key.name) ?? [])
    let indexes = candidate.document.indexesByID()
    let outlets = candidate.object.connections.compactMap { connection -> String? in
      guard let property = connection.property, !commonOutlets.contains(property), !known.contains(property),
        let destination = connection.destination.flatMap({ indexes[$0] }),
        candidate.document.objects[destination].placeholder == nil,
        !candidate.document.objects[destination].isCustomObject
      else { return nil }
      return property
    }
    return Set(outlets).count > 1
  }

  /// Outlets that are common in the classes of frameworks and dependencies.
  private static let commonOutlets: Set<String> = ["dataSource", "delegate", "view", "window"]

  // MARK: - Misspellings

  /// Returns the class of the sources or frameworks that was probably intended, based on the element and the edit
  /// distance, if any; nil if code names the missing class.
  private func intended(by candidate: Candidate) -> String? {
    let name = candidate.name
    guard !mentioned.contains(name) else { return nil }
    let isLike = { (other: String) in
      other.utf8.prefix(2).elementsEqual(name.utf8.prefix(2))
        && Self.letters(of: other) != Self.letters(of: name)
    }
    let own = factory.resolved.summaries.lazy.map { $0.objectiveCName ?? $0.name }.filter(isLike)
    let edits = name.utf8.count < Self.longName ? 1 : 2
    let found =
      NearestName.find(name, among: own, edits: edits)
      ?? NearestName.find(name, among: factory.frameworkClassNames.lazy.filter(isLike), edits: 1)
    guard let found else { return nil }
    guard let element = candidate.object.elementClass else { return found }
    return factory.resolved.ancestors(of: [found]).contains(element) ? found : nil
  }

  /// The minimum length of names for an edit distance of two.
  private static let longName = 12

  /// Returns the bytes of a name without digits; names that differ only in digits are not misspellings.
  private static func letters(of name: String) -> [UInt8] { name.utf8.filter { $0 &- 0x30 >= 10 } }
}
