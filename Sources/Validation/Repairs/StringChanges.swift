import SourceModel

/// The strings in code that were replaced with other strings since an earlier revision.
enum StringChanges {
  /// Adds the replacements of earlier string literals.
  ///
  /// - Parameters:
  ///   - old: The earlier source.
  ///   - new: The current source with the same path.
  ///   - names: The earlier strings to look for.
  ///   - changes: The replacements, by earlier string; an empty string represents a place that no longer exists.
  static func add(
    from old: SourceFile,
    to new: SourceFile,
    among names: Set<String>,
    to changes: inout [String: Set<String>]
  ) {
    let (olds, news) = (units(of: old), units(of: new))
    // If the number of declarations is unchanged, declarations correspond by position, since their names may have
    // changed.
    let areAligned = olds.count == news.count
    var byKey: [String: [Unit]] = [:]
    for unit in news { byKey[unit.key, default: []].append(unit) }
    var ordinals: [String: Int] = [:]
    for (index, unit) in olds.enumerated() {
      let ordinal = ordinals[unit.key, default: 0]
      ordinals[unit.key] = ordinal + 1
      guard unit.strings.contains(where: names.contains) else { continue }
      let same = byKey[unit.key] ?? []
      let partner = ordinal < same.count ? same[ordinal] : areAligned ? news[index] : nil
      guard let partner, partner.strings.count == unit.strings.count else {
        for string in unit.strings where names.contains(string) { changes[string, default: []].insert("") }
        continue
      }
      for (earlier, later) in zip(unit.strings, partner.strings)
      where earlier != later && names.contains(earlier) {
        changes[earlier, default: []].insert(later)
      }
    }
  }

  /// A declaration with code.
  private struct Unit {
    /// The kind and the names of the declaration and its type.
    var key: String
    var strings: [String]
  }

  private static func units(of file: SourceFile) -> [Unit] {
    let facts = file.facts
    return facts.units.map { unit in
      Unit(
        key: "\(unit.kind) \(facts.names.text(of: unit.type)) \(facts.names.text(of: unit.name))",
        strings: facts.occurrences(of: unit).filter { $0.role == .string }
          .map { facts.names.text(of: $0.name) }
      )
    }
  }
}
