import RuntimeAttributes
package import SourceModel

/// The uses of resources whose names callers pass to other code.
extension Program {
  /// The maximum number of functions that pass a name on.
  private static let mostCalls = 3

  /// Adds a use to the type that contains a call, for each call that certainly passes the name of a resource to code
  /// that uses the resource.
  ///
  /// Calls in the type that declares the called function are omitted if they are in the same source, because
  /// ``SourceFile`` contains their uses.
  ///
  /// - Parameter sources: The sources, whose names are evaluated.
  /// - Returns: Whether a use was added.
  package mutating func addPassedUses(to sources: inout [SourceFile]) -> Bool {
    let numbers = Dictionary(zip(sources.map(\.path), sources.indices)) { first, _ in first }
    var areAdded = false
    for source in sources.filter({ !$0.passedUses.isEmpty }) {
      guard let file = index.file(at: source.path) else { continue }
      for passed in source.passedUses {
        guard let unit = unit(at: passed.memberPosition, in: file) else { continue }
        for (use, caller) in uses(of: passed, byCallersOf: unit) {
          guard let number = numbers[index.files[index.file(of: caller)].path] else { continue }
          add(use, of: caller, to: &sources[number])
          areAdded = true
        }
      }
    }
    return areAdded
  }

  private func add(_ use: Use, of caller: CodeIndex.Unit, to source: inout SourceFile) {
    let facts = index.facts(of: caller)
    let name = facts.names.text(of: index.unit(caller).type)
    let own = name.isEmpty ? nil : source.types.firstIndex { $0.name == name.unqualifiedName }
    let type = own ?? source.types.indexOfFile()
    if !source.types[type].uses.contains(use) { source.types[type].uses.append(use) }
  }

  /// Returns the function or initializer whose name is at a position, if any.
  private func unit(at position: SourcePosition, in file: Int) -> CodeIndex.Unit? {
    let units = index.files[file].facts.units
    // The place of a unit may be that of a modifier before the name.
    let number = units.lastIndex { SourcePosition($0.place) <= position }
    guard let number, units[number].isFunction else { return nil }
    return index.files[file].firstUnit + CodeIndex.Unit(number)
  }

  /// Returns the uses of resources whose names callers certainly pass to a function, with the code that passes the
  /// name.
  private mutating func uses(of passed: Use, byCallersOf unit: CodeIndex.Unit)
    -> [(use: Use, caller: CodeIndex.Unit)]
  {
    guard let value = passed.name, let parameter = value.parameter else { return [] }
    var found: [(Use, CodeIndex.Unit)] = []
    var pending = [(unit: unit, parameter: parameter, use: passed, count: 1)]
    while let callee = pending.popLast() {
      for call in strings.calls(passing: callee.parameter, to: callee.unit) {
        let facts = index.facts(of: call.argument.unit)
        let caller = index.unit(call.argument.unit)
        var use = callee.use
        if !call.isOnSameObject { use.belongsToOther() }
        if let parameter = strings.parameter(in: call.argument) {
          if callee.count < Self.mostCalls {
            pending.append((call.argument.unit, parameter, use, callee.count + 1))
          }
          continue
        }
        guard let place = call.place, let name = name(of: call.argument, as: value) else { continue }
        // The uses of the type itself are known with their conditions.
        let isKnown =
          passed.isReadInType && index.file(of: call.argument.unit) == index.file(of: callee.unit)
          && index.type(of: call.argument.unit) == index.type(of: callee.unit) && callee.count == 1
        if isKnown { continue }
        use.name = name
        use.location = FileLocation(
          file: index.files[index.file(of: call.argument.unit)].path,
          position: SourcePosition(place)
        )
        use.member = facts.names.text(of: caller.name)
        use.memberPosition = SourcePosition(caller.place)
        found.append((use, call.argument.unit))
      }
    }
    return found
  }

  /// Returns the name that an argument certainly passes as the value of a parameter, if any.
  private mutating func name(of argument: ValueUses.Argument, as value: StringValue) -> StringValue? {
    let names = value.isRawValueOfParameter ? strings.rawValues(in: argument) : strings.argument(argument)
    return switch names.certain(&strings.hierarchy) {
    case .text(let text): StringValue(text)
    case .className, nil: nil
    }
  }
}

extension Use {
  /// Makes the use one of another object's resources, such as its segues.
  fileprivate mutating func belongsToOther() {
    switch role {
    case .segue: role = .segue(isOwn: false)
    case .scene(var scene):
      scene.isOfOwnStoryboard = false
      role = .scene(scene)
    case .cell(var cell):
      cell.isOfOwnTable = false
      role = .cell(cell)
    default: break
    }
  }
}

extension Strings {
  /// A call that certainly runs a function, and an argument of the call.
  struct PassingCall {
    let argument: ValueUses.Argument
    /// The place of the argument's first name or string; nil if there is none.
    let place: SourceFacts.Place?
    /// Whether the function belongs to the object that makes the call.
    let isOnSameObject: Bool
  }

  /// Returns the calls in running code that certainly pass an argument to a parameter of a function.
  mutating func calls(passing parameter: Int, to unit: Unit) -> [PassingCall] {
    let file = index.files[index.file(of: unit)]
    let parameters = Array(index.parameters(of: unit))
    guard parameters.indices.contains(parameter), case let own = parameters[parameter],
      parameters.count(where: { $0.label == own.label }) == 1
    else { return [] }
    let label = file.facts.names.bytes(of: own.label)
    let uses = uses()
    return (uses.arguments[index.name(of: unit)] ?? []).compactMap { argument in
      let other = index.files[index.file(of: argument.unit)]
      guard runs(argument.unit), other.isSwift == file.isSwift,
        other.facts.names.bytes(of: other.facts.sinks[Int(argument.sink)].label) == label,
        case let calls = calls(with: argument), calls.count == 1, mayOnlyRun(unit, at: calls[0])
      else { return nil }
      let code = index.unit(argument.unit)
      let first = other.facts.occurrences(of: code).first { $0.sink == argument.sink }
      let isOwn = [.none, .own, .super].contains(calls[0].occurrence.receiver)
      return PassingCall(
        argument: argument,
        place: first?.place,
        isOnSameObject: isOwn && !index.unit(unit).traits.contains(.isStatic)
      )
    }
  }

  /// Whether a call can only run a function, which other declarations of its type may repeat, as in a header.
  private mutating func mayOnlyRun(_ unit: Unit, at call: Site) -> Bool {
    let found = callees(at: call)
    return found.contains(unit)
      && found.allSatisfy { $0 == unit || index.type(of: $0) == index.type(of: unit) && !hasCode($0) }
  }

  /// Returns the raw values of the enumeration case that an argument consists of; any string for other arguments.
  fileprivate mutating func rawValues(in argument: ValueUses.Argument) -> Names {
    let (code, facts) = (index.unit(argument.unit), index.facts(of: argument.unit))
    let numbers = (Int(code.start)..<Int(code.end)).filter { facts.occurrences[$0].sink == argument.sink }
    guard numbers.count == 1 else { return .open }
    let cases = callees(at: index.site(at: numbers[0], in: argument.unit))
    guard cases.count == 1, let only = cases.first, index.unit(only).kind == .enumCase else { return .open }
    let own = Own(type: index.type(of: only))
    if let value = rawValue(of: only, own), !value.isEmpty { return value }
    let inherited = index.types[own.type]?.inherited ?? []
    return index.number(of: "String").map(inherited.contains) == true
      ? Names(exact: [index.facts(of: only).names.text(of: index.unit(only).name)]) : .open
  }

  /// Returns the index of the parameter that an argument passes on, if it consists only of a parameter.
  func parameter(in argument: ValueUses.Argument) -> Int? {
    let (code, facts) = (index.unit(argument.unit), index.facts(of: argument.unit))
    let occurrences = facts.occurrences(of: code).filter { $0.sink == argument.sink }
    guard occurrences.count == 1, occurrences[0].role == .name, code.isFunction else { return nil }
    return facts.parameters(of: code).enumerated().first { $0.element.name == occurrences[0].name }?.offset
  }
}
