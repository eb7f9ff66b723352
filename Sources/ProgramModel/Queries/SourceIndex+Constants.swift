import SourceModel

// Other declarations that a use of a constant may refer to.

extension SourceIndex {
  /// Whether sources make a constant ambiguous.
  ///
  /// A constant is ambiguous if its own source does not declare it exactly once, or if another source declares one
  /// with the same name.
  package func isAmbiguous(_ constant: ConstantUse) -> Bool {
    let texts = Set(constant.words + [constant.owner].compactMap(\.self))
    return names(among: texts).contains { source, names in
      isAmbiguous(constant, in: source.facts, names, of: source.path)
    }
  }

  private func isAmbiguous(
    _ constant: ConstantUse,
    in facts: SourceFacts,
    _ names: [String: SourceFacts.Name],
    of path: String
  ) -> Bool {
    guard constant.words.contains(where: { names[$0] != nil }) else { return false }
    // A private declaration takes precedence over those in other sources.
    if constant.isPrivate, path != constant.file { return false }
    let (isNear, owner) = (path == constant.file, constant.owner.flatMap { names[$0] })
    if !constant.isBare, isNear, let owner, facts.mayBeAnyType(owner) { return true }
    let expected = path == constant.declaringFile ? 1 : 0
    switch constant.storyboard {
    case .variable where settings(of: constant, in: facts, names) > 0: return true
    case .assigned: return settings(of: constant, in: facts, names) != expected
    default: break
    }
    guard let word = names[constant.word] else { return false }
    let members = facts.units.count { unit in
      unit.name == word && [.variable, .function, .enumCase].contains(unit.kind)
        && mayMean(constant, unit, in: facts, owner: owner, isNear: isNear)
    }
    return members + (isNear && constant.isBare ? facts.localDeclarations(of: word) : 0) != expected
  }

  /// Returns the number of assignments to a variable other than its initial value.
  private func settings(
    of constant: ConstantUse,
    in facts: SourceFacts,
    _ names: [String: SourceFacts.Name]
  ) -> Int {
    let setter = names[constant.setter]
    let words = Set(constant.words.compactMap { names[$0] })
    return facts.occurrences.reduce(0) { count, occurrence in
      guard words.contains(occurrence.name) else { return count }
      // The setter may be called any number of times.
      if occurrence.name == setter { return count + 2 }
      return occurrence.role == .write || facts.isOfKeyPath(occurrence) ? count + 1 : count
    }
  }

  /// Whether a use of the constant may refer to the declaration of a member or global.
  private func mayMean(
    _ constant: ConstantUse,
    _ unit: CodeUnit,
    in facts: SourceFacts,
    owner: SourceFacts.Name?,
    isNear: Bool
  ) -> Bool {
    if !constant.isBare {
      let isTypeMember = unit.type != 0 && unit.traits.contains(.isStatic)
      return isTypeMember && !facts.isRequirement(unit) && (constant.isInherited || unit.type == owner)
    }
    if isNear { return true }
    let isPrivate = unit.traits.contains(.isPrivate)
    guard unit.type != 0 else { return constant.isOutsideOfTypes && !isPrivate && facts.hasValue(unit) }
    // Conforming types may have their own value.
    if unit.traits.contains(.isOverride) || constant.storyboard == .computed { return true }
    return unit.type == owner || constant.isOutsideOfTypes && !isPrivate && unit.kind != .enumCase
  }
}

extension SourceFacts {
  /// Whether a name may refer to various types: a generic parameter, an alias or an associated type.
  fileprivate func mayBeAnyType(_ name: Name) -> Bool {
    generics.contains(name) || types.contains { $0.name == name && $0.traits.contains(.isAlias) }
  }

  /// Whether the code of a declaration contains more than its type.
  fileprivate func hasValue(_ unit: CodeUnit) -> Bool {
    units.contains { other in
      other.place == unit.place
        && occurrences[Int(other.start)..<Int(other.end)].contains { $0.role != .type }
    }
  }

  /// Whether a declaration is a protocol requirement: `static var identifier: String { get }`.
  fileprivate func isRequirement(_ unit: CodeUnit) -> Bool {
    types.contains { $0.name == unit.type && $0.traits.contains(.isProtocol) } && !hasValue(unit)
  }

  /// Returns the number of local variables and parameters with a name, plus the assignments to it without a receiver.
  fileprivate func localDeclarations(of name: Name) -> Int {
    locals.count { $0.name == name }
      + occurrences.count { $0.name == name && $0.role == .write && $0.receiver == .none }
  }

  /// Whether an occurrence is part of a key path.
  fileprivate func isOfKeyPath(_ occurrence: Occurrence) -> Bool {
    occurrence.role == .member && occurrence.receiver == .expression
      && sinks[Int(occurrence.sink)].kind == .unknown
  }
}
