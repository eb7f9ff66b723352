import SourceModel

/// The types in the statement of a use, with which the statement may use a generic function.
extension Bindings {
  /// All functions, or all variables, with a name.
  struct Signature: Hashable {
    let name: Name
    let isCalled: Bool
  }

  /// Returns the types in the statement of a site: annotations, casts and arguments, and the types in the signature if
  /// the statement is the value of a variable or the result of a function.
  func types(at site: Site) -> [SourceFacts.Name] {
    let facts = index.files[site.file].facts
    let own = index.unit(site.unit)
    let (occurrence, number) = (site.occurrence, site.number)
    let includesSignature = own.kind == .variable || facts.sinks[Int(occurrence.sink)].kind == .result
    var types: [SourceFacts.Name] = []
    var next = number
    while next > Int(own.start), facts.occurrences[next - 1].statement >= occurrence.statement { next -= 1 }
    while next < Int(own.end), facts.occurrences[next].statement <= occurrence.statement || next <= number {
      if facts.occurrences[next].statement == occurrence.statement, facts.occurrences[next].namesType {
        types.append(facts.occurrences[next].name)
      }
      next += 1
    }
    if includesSignature {
      for other in facts.occurrences(of: own)
      where other.statement == 0 && other.namesType {
        types.append(other.name)
      }
    }
    return types
  }

  /// Returns the types with which an occurrence is used, if sources declare or extend them.
  mutating func declaredTypes(at site: Site) -> [Name] {
    let file = site.file
    var found = Set(types(at: site).map { index.name($0, in: file) })
    // The value may be assigned to a property or passed as a parameter whose type is declared.
    let sink = index.files[file].facts.sinks[Int(site.occurrence.sink)]
    let name = index.name(sink.name, in: file)
    let locals = sink.kind == .variable ? index.locals(of: site.unit).filter { $0.name == sink.name } : []
    if !locals.isEmpty {
      found.formUnion(locals.map { index.name($0.type, in: file) })
    } else if sink.kind == .variable || sink.kind == .argument, name >= 0 {
      found.formUnion(signatureTypes(of: name, isCalled: sink.kind == .argument))
    }
    return found.filter(index.types.contains).sorted()
  }

  /// Returns the types in the signatures of all functions, or all properties, with the given name.
  private mutating func signatureTypes(of name: Name, isCalled: Bool) -> Set<Name> {
    let signature = Signature(name: name, isCalled: isCalled)
    if let types = typesOfNames[signature] { return types }
    var types: Set<Name> = []
    for candidate in index.units(named: name) {
      let (own, file) = (index.unit(candidate), index.file(of: candidate))
      guard isCalled == (own.kind == .function || own.kind == .initializer) else { continue }
      for occurrence in index.files[file].facts.occurrences(of: own) {
        guard occurrence.statement == 0 else { break }
        if occurrence.namesType { types.insert(index.name(occurrence.name, in: file)) }
      }
    }
    typesOfNames[signature] = types
    return types
  }
}

extension Occurrence {
  /// Whether the occurrence names a type with which a helper may be used.
  fileprivate var namesType: Bool {
    switch role {
    case .type, .genericArgument, .metatype, .cast: !isOwnMetatype
    default: false
    }
  }
}
