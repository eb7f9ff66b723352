import SourceModel

/// The arguments of uses, which distinguish functions and variables with the same base name.
extension Bindings {
  /// The evidence in a use about the parameters of its declaration.
  enum Arguments: Hashable {
    /// No evidence: the use fits every declaration.
    case any
    /// The declaration is a variable, since Swift code assigns it or uses a member of its value.
    case variable
    /// The declaration may be a function passed as an argument in Swift, although a variable has the same name.
    ///
    /// Code refers to functions with several parameters by their full names.
    case value
    /// A call with known labels, by label IDs in ascending order.
    ///
    /// Only the labels of arguments that contain a name or string are known, and other arguments may be omitted. The
    /// call therefore fits every function that has parameters with the known labels; the labels of functions in the
    /// other language are not compared.
    case call([UInt32], isSwift: Bool)
  }

  /// The maximum number of occurrences in a statement that are searched for labels.
  private static let longestStatement = 512

  /// Returns the arguments of the use at an occurrence.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence.
  ///   - unit: The unit that contains the occurrence.
  /// - Returns: The arguments; `any` if there is no evidence, for example because no function has the name, or because
  ///   the statement contains several calls with the same name.
  mutating func arguments(at number: Int, in unit: Unit) -> Arguments {
    let file = index.file(of: unit)
    let (facts, isSwift) = (index.files[file].facts, index.files[file].isSwift)
    let call = facts.occurrences[number]
    let name = index.name(call.name, in: file)
    // Only functions and initializers have labels.
    guard isFunction(name) else { return .any }
    if isSwift, call.traits.isDisjoint(with: [.isCall, .hasArguments]) {
      let sink = facts.sinks[Int(call.sink)]
      if call.role == .write || sink.kind == .receiver { return .variable }
      // `card.show?(at: place)` calls an optional method.
      if sink.kind == .argument, !call.traits.contains(.isOptional), isVariable(name) { return .value }
    }
    guard call.traits.contains(.hasArguments) else { return .any }
    let own = index.unit(unit)
    var labels: Set<UInt32> = []
    var count = 0
    for other in facts.occurrences[Int(own.start)..<number].reversed() {
      count += 1
      guard other.statement == call.statement else { break }
      if isSame(other, call) || count > Self.longestStatement { return .any }
    }
    for other in facts.occurrences[(number + 1)..<Int(own.end)] {
      count += 1
      guard other.statement == call.statement else { break }
      if isSame(other, call) || count > Self.longestStatement { return .any }
      let sink = facts.sinks[Int(other.sink)]
      guard sink.kind == .argument, sink.name == call.name, sink.outer == call.sink, sink.label != 0 else {
        continue
      }
      labels.insert(self.labels.intern(sink.label, of: facts.names))
    }
    return labels.isEmpty ? .any : .call(labels.sorted(), isSwift: isSwift)
  }

  /// Whether two calls have the same name and destination, so that their arguments cannot be distinguished.
  private func isSame(_ other: Occurrence, _ call: Occurrence) -> Bool {
    other.name == call.name && other.sink == call.sink && other.traits.contains(.isCall)
  }

  /// Whether a declaration accepts the arguments of a use of its name.
  mutating func fits(_ arguments: Arguments, _ unit: Unit) -> Bool {
    let own = index.unit(unit)
    guard own.isFunction else { return true }
    let isSwift = index.files[index.file(of: unit)].isSwift
    switch arguments {
    case .any: return true
    case .variable: return !isSwift
    case .value: return !isSwift || own.parametersEnd - own.parametersStart < 2
    case .call(let used, let isSwiftCall):
      guard isSwift == isSwiftCall else { return true }
      let labels = labels(of: unit)
      return used.allSatisfy(labels.contains)
    }
  }

  // MARK: - Effects

  /// The effect of a use on a variable.
  enum Effect: Hashable {
    /// The use may read and write the variable, or parts of it.
    case any
    case reads, writes
  }

  /// Returns the effect of a use on a variable; `any` if no declaration with the name has accessors.
  mutating func effect(of site: Site) -> Effect {
    guard kinds(of: site.name).contains(.accessors) else { return .any }
    switch site.occurrence.role {
    // `zoom += 1` reads the variable, too.
    case .write: return site.occurrence.traits.contains(.isPart) ? .any : .writes
    case .name, .member:
      switch index.files[site.file].facts.sinks[Int(site.occurrence.sink)].kind {
      case .argument, .variable, .closure, .result, .comparison, .index: return .reads
      // `zoom.scale = 1` writes the variable if it is a structure.
      case .none, .receiver, .construction, .unknown: return .any
      }
    default: return .any
    }
  }

  /// Whether a use with the given effect may run a declaration.
  func fits(_ effect: Effect, _ unit: Unit) -> Bool {
    switch effect {
    case .any: true
    case .reads: !index.unit(unit).traits.contains(.isSetter)
    case .writes: !isGetter(unit)
    }
  }

  /// Whether a declaration is the getter of a property, or an Objective-C method that may be one.
  private func isGetter(_ unit: Unit) -> Bool {
    let own = index.unit(unit)
    return own.traits.contains(.isGetter)
      || own.kind == .function && own.parametersStart == own.parametersEnd
        && !index.files[index.file(of: unit)].isSwift
  }

  private mutating func isFunction(_ name: Name) -> Bool { kinds(of: name).contains(.function) }

  private mutating func isVariable(_ name: Name) -> Bool { kinds(of: name).contains(.variable) }

  private mutating func kinds(of name: Name) -> Kinds {
    guard name >= 0 else { return [] }
    if let known = kinds[Int(name)] { return known }
    var found: Kinds = []
    for unit in index.units(named: name) {
      if index.unit(unit).isFunction { found.insert(.function) }
      if index.unit(unit).kind == .variable { found.insert(.variable) }
      if index.unit(unit).traits.contains(.isSetter) || isGetter(unit) { found.insert(.accessors) }
      if found == [.function, .variable, .accessors] { break }
    }
    kinds[Int(name)] = found
    return found
  }

  /// The kinds of declarations that share a name.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let function = Kinds(rawValue: 1)
    static let variable = Kinds(rawValue: 2)
    static let accessors = Kinds(rawValue: 4)
  }

  private mutating func labels(of unit: Unit) -> Set<UInt32> {
    if let known = labelsByUnit[unit] { return known }
    let names = index.facts(of: unit).names
    let labels = Set(index.parameters(of: unit).map { self.labels.intern($0.label, of: names) })
    labelsByUnit[unit] = labels
    return labels
  }
}

extension CodeUnit {
  /// Whether the unit is a function or initializer, which has parameters.
  var isFunction: Bool { kind == .function || kind == .initializer }
}
