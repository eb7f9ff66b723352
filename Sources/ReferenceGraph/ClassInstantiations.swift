import SourceModel

/// The places where code instantiates classes that it uses as values.
///
/// Example: `controllers[index].init()`, if code stores the class in `controllers`.
package struct ClassInstantiations: Sendable {
  /// A place where code instantiates the class in a variable.
  package struct Place: Hashable, Sendable {
    /// The path of the source.
    package let file: String
    /// The index of the code unit in the facts of the source.
    package let unit: Int
    /// The index of the occurrence of the variable.
    package let number: Int
    /// The index of the sink of the new object.
    package let sink: UInt32
  }

  private let index: CodeIndex
  private var strings: Strings

  /// Prepares the search in the code of a program.
  package init(_ program: Program) { (index, strings) = (program.index, program.strings) }

  /// Returns the places where code instantiates a class that it uses as a value, in order.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence of the class, such as `Card` in `Card.self`.
  ///   - unit: The index of the code unit with the occurrence.
  ///   - path: The path of the source.
  /// - Returns: The places; empty if code may also use the class in another way, such as the name of a scene, or if
  ///   unread code may receive the class.
  package mutating func places(ofClassAt number: Int, in unit: Int, of path: String) -> [Place] {
    guard let file = index.file(at: path) else { return [] }
    let start = index.files[file].firstUnit + CodeIndex.Unit(unit)
    let sink = index.files[file].facts.occurrences[number].sink
    return strings.instantiations(ofClassIn: sink, at: number, in: start) ?? []
  }
}

extension Strings {
  /// A place that a class reaches, with the occurrence from which it reaches a sink.
  private struct Step: Hashable {
    let place: Place
    var number = -1
  }

  /// Returns the places where code instantiates a class in a sink, or nil if code may use the class in another way.
  fileprivate mutating func instantiations(ofClassIn sink: UInt32, at number: Int, in unit: Unit)
    -> [ClassInstantiations.Place]?
  {
    var found: Set<ClassInstantiations.Place> = []
    let start = Step(place: .sink(unit, sink), number: number)
    var (seen, open): (Set<Step>, [Step]) = ([start], [start])
    while let step = open.popLast() {
      if case .sink(let unit, let sink) = step.place {
        if let place = instantiation(at: step.number, to: sink, in: unit) {
          found.insert(place)
          continue
        }
        if namesClass(at: step.number, in: unit) { return nil }
      }
      guard let next = next(after: step.place) else { return nil }
      open += next.filter { seen.insert($0).inserted }
    }
    return found.sorted { ($0.file, $0.number) < ($1.file, $1.number) }
  }

  /// Returns the next places of a class, or nil if code may use the class for something else.
  private mutating func next(after place: Place) -> [Step]? {
    switch place {
    case .sink:
      let next = destinations(of: place)
      return next.target.isEmpty ? next.places.map { Step(place: $0) } : nil
    case .local(let unit, let name):
      let (code, facts) = (index.unit(unit), index.facts(of: unit))
      let uses = (Int(code.start)..<Int(code.end)).filter { facts.occurrences[$0].name == name }
      if uses.contains(where: { facts.occurrences[$0].role == .className }) { return nil }
      return uses.filter {
        let use = facts.occurrences[$0]
        return use.role == .name || use.role == .member && !use.traits.contains(.hasArguments)
      }
      .map { Step(place: .sink(unit, facts.occurrences[$0].sink), number: $0) }
    case .value(let unit), .result(let unit):
      let users = usersInAllCode(of: unit)
      if users.contains(where: { $0.occurrence.role == .className }) { return nil }
      return users.filter { $0.occurrence.role != .write && !$0.occurrence.traits.contains(.isLocal) }
        .map { Step(place: .sink($0.unit, $0.occurrence.sink), number: $0.number) }
    }
  }

  /// Returns the place if code instantiates the class at an occurrence: `type.init()`, `[[type alloc] init]`.
  private func instantiation(at number: Int, to sink: UInt32, in unit: Unit) -> ClassInstantiations.Place? {
    let file = index.file(of: unit)
    let facts = index.files[file].facts
    var receiver = facts.sinks[Int(sink)]
    guard receiver.kind == .receiver else { return nil }
    if bindings.isAllocation(index.name(receiver.name, in: file)),
      !facts.names.bytes(of: receiver.name).elementsEqual("new".utf8)
    {
      receiver = facts.sinks[Int(receiver.outer)]
      guard receiver.kind == .receiver, facts.names.bytes(of: receiver.name).starts(with: "init".utf8) else {
        return nil
      }
    } else if !Self.instantiating.contains(facts.names.text(of: receiver.name)) {
      return nil
    }
    return ClassInstantiations.Place(
      file: index.files[file].path,
      unit: Int(unit - index.files[file].firstUnit),
      number: number,
      sink: receiver.outer
    )
  }

  /// The members of a class that create an object, except for Objective-C's `alloc`.
  private static let instantiating: Set<String> = ["init", "new"]

  /// Whether the statement of an occurrence evaluates the name of a class in an expression:
  /// `String(describing: types[index])`.
  private func namesClass(at number: Int, in unit: Unit) -> Bool {
    guard number >= 0 else { return false }
    let facts = index.facts(of: unit)
    let statement = facts.occurrences[number].statement
    return facts.occurrences(of: index.unit(unit)).contains {
      $0.role == .className && $0.name == 0 && $0.statement == statement
    }
  }
}
