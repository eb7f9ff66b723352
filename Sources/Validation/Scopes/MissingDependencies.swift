import Checks
import NibLoading
import ProjectModel
import SourceModel

/// Counts the checks that missing dependencies prevent.
struct MissingDependencies: Sendable {
  private let missing: [Dependency]
  private var counts: [FindingID.Subject: Int] = [:]
  /// The number of findings by missing class or type.
  private var names: [String: Int] = [:]

  init(_ report: DependencyReport) { missing = report.missing }

  /// Counts the unverified findings that the sources of a missing dependency may resolve.
  mutating func add(_ findings: [Finding]) {
    guard !missing.isEmpty else { return }
    for finding in findings where finding.consequence == .unverified {
      guard let reason = finding.unverifiedReason, Self.reasons.contains(reason) else { continue }
      counts[finding.id.subject, default: 0] += 1
      if let name = finding.unresolvedName { names[name, default: 0] += 1 }
    }
  }

  /// The reasons for unverified findings that the sources of a dependency may resolve.
  private static let reasons: Set<UnverifiedReason> = [
    .unseenClass, .unseenSuperclass, .unseenType, .unseenProtocol, .unseenDependency,
  ]

  /// Returns the configuration diagnostic for all missing dependencies, or nil if they do not prevent checks.
  ///
  /// - Parameters:
  ///   - sources: The sources, whose imports identify the main dependency.
  ///   - totals: The total numbers of checks.
  /// - Returns: The diagnostic, located at the entry of the main dependency.
  func diagnostic(_ sources: some Sequence<SourceFile>, of totals: CheckCounts)
    -> ConfigurationDiagnostic?
  {
    guard !counts.isEmpty, let first = missing.first else { return nil }
    let main = mainDependency(sources)
    let parts = [
      (counts[.outlet] ?? 0, totals.outlets, "outlet"), (counts[.action] ?? 0, totals.actions, "action"),
      (counts[.attribute] ?? 0, totals.attributes, "attribute"),
    ]
    let others = (counts[.binding] ?? 0) + (counts[.other] ?? 0)
    let message = DependencyMessages.missing(missing, main: main, parts: parts, others: others)
    return ConfigurationDiagnostic(.dependency, message, at: (main ?? first).lock)
  }

  /// Returns the missing dependency whose importing sources use the unresolved classes and types of the most findings,
  /// if any; a single missing dependency is returned in any case.
  private func mainDependency(_ sources: some Sequence<SourceFile>) -> Dependency? {
    if missing.count == 1 { return missing[0] }
    var byModule: [String: Int] = [:]
    for (index, dependency) in missing.enumerated() {
      for module in Self.modules(of: dependency) where byModule[module] == nil { byModule[module] = index }
    }
    var scores: [Int: Int] = [:]
    for source in sources where !source.imports.isEmpty {
      let imported = Set(source.imports.compactMap { byModule[Self.normalized($0)] })
      guard !imported.isEmpty else { continue }
      var weight = 0
      for type in source.types {
        for name in type.inherited { weight += names[name] ?? 0 }
        for property in type.properties { weight += property.type.flatMap { names[Self.bare($0)] } ?? 0 }
      }
      guard weight > 0 else { continue }
      for index in imported { scores[index, default: 0] += weight }
    }
    let most = scores.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { missing[$0.key] }
  }

  /// Returns the likely module names of a dependency.
  private static func modules(of dependency: Dependency) -> Set<String> {
    let name = normalized(dependency.name)
    var names = [name]
    for affix in ["swift", "ios", "sdk"] {
      if name.hasPrefix(affix) { names.append(String(name.dropFirst(affix.count))) }
      if name.hasSuffix(affix) { names.append(String(name.dropLast(affix.count))) }
    }
    return Set(names.filter { $0.utf8.count > 1 })
  }

  /// Returns a type without the suffix of an optional.
  private static func bare(_ type: String) -> String {
    type.last == "?" || type.last == "!" ? String(type.dropLast()) : type
  }

  /// Returns the letters and digits of a name in lower case, without a header extension.
  private static func normalized(_ name: String) -> String {
    let stem = name.hasSuffix(".h") ? name.dropLast(2) : name[...]
    return String(stem.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
