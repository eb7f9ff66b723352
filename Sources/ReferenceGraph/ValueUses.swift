import SourceModel
import SourceSyntax

/// The uses of names in all code through which values reach declarations.
struct ValueUses: Sendable {
  typealias Name = CodeIndex.Name
  typealias Unit = CodeIndex.Unit

  /// An argument in a unit.
  struct Argument: Hashable {
    let unit: Unit
    let sink: UInt32
  }

  /// An occurrence in a unit.
  struct Reference: Hashable {
    let unit: Unit
    let number: Int32
  }

  /// The arguments of the calls of each name.
  private(set) var arguments: [Name: [Argument]] = [:]
  /// The arguments of calls in the other language, by the possible names of the called declarations.
  private(set) var foreign: [Name: [Argument]] = [:]
  /// The uses in the other language, by the possible names of the used declarations.
  private(set) var foreignUses: [Name: [Reference]] = [:]
  /// The arguments of initializers and of types, by labels that are names of declarations.
  private(set) var labeled: [Name: [Argument]] = [:]
  /// The arguments of Objective-C's setters, by the names of their properties.
  private(set) var setters: [Name: [Argument]] = [:]
  private(set) var writes: [Name: [Reference]] = [:]
  /// The assignments to Objective-C's instance variables, by the names of their properties.
  private(set) var instanceVariables: [Name: [Reference]] = [:]
  /// The arguments of each generic type.
  private(set) var genericArguments: [Name: [Reference]] = [:]
  /// The names in selectors and strings.
  private(set) var spelled: Set<Name> = []
  /// The types that Swift code instantiates.
  private(set) var constructed: Set<Name> = []
  /// The classes that Objective-C code instantiates, by the names of the initializers.
  private(set) var constructedBy: [Name: Set<Name>] = [:]

  /// The declarations that may receive the value of an argument.
  private struct Destination {
    var callee: Name = -1
    var label: Name = -1
    var setter: Name = -1
    var foreign: [Name] = []
    var isEmpty: Bool { callee < 0 && label < 0 && setter < 0 && foreign.isEmpty }
  }

  init(_ bindings: inout Bindings) {
    let index = bindings.index
    let isMixed = Set(index.files.lazy.map(\.isSwift)).count > 1
    for (number, file) in index.files.enumerated() {
      let destinations = file.facts.sinks.map { sink in
        sink.kind == .argument ? Self.destination(of: sink, number, &bindings) : Destination()
      }
      var seen: Set<Argument> = []
      for local in file.facts.units.indices {
        let (own, unit) = (file.facts.units[local], file.firstUnit + Unit(local))
        for place in Int(own.start)..<Int(own.end) {
          let occurrence = file.facts.occurrences[place]
          let reference = Reference(unit: unit, number: Int32(place))
          add(occurrence, reference, number, index)
          if isMixed, occurrence.traits.contains(.isCall), [.member, .name].contains(occurrence.role) {
            for name in bindings.foreignNames(of: occurrence.name, in: number) {
              foreignUses[name, default: []].append(reference)
            }
          }
          let destination = destinations[Int(occurrence.sink)]
          guard !destination.isEmpty else { continue }
          let argument = Argument(unit: unit, sink: occurrence.sink)
          if seen.insert(argument).inserted { add(argument, destination) }
        }
      }
    }
  }

  private mutating func add(
    _ occurrence: Occurrence,
    _ reference: Reference,
    _ file: Int,
    _ index: CodeIndex
  ) {
    let name = index.name(occurrence.name, in: file)
    switch occurrence.role {
    case .write:
      if name >= 0 {
        writes[name, default: []].append(reference)
      } else if let property = index.property(storedIn: occurrence.name, in: file) {
        instanceVariables[property, default: []].append(reference)
      }
    case .genericArgument:
      let type = index.name(occurrence.receiverName, in: file)
      if index.types.contains(type) { genericArguments[type, default: []].append(reference) }
    case .selector, .string: spelled.insert(name)
    case .construction:
      if index.files[file].isSwift {
        constructed.insert(name)
      } else {
        constructedBy[index.name(occurrence.receiverName, in: file), default: []].insert(name)
      }
    default: break
    }
  }

  private mutating func add(_ argument: Argument, _ destination: Destination) {
    if destination.callee >= 0 { arguments[destination.callee, default: []].append(argument) }
    if destination.label >= 0 { labeled[destination.label, default: []].append(argument) }
    if destination.setter >= 0 { setters[destination.setter, default: []].append(argument) }
    for name in destination.foreign { foreign[name, default: []].append(argument) }
  }

  private static func destination(of sink: ValueSink, _ file: Int, _ bindings: inout Bindings) -> Destination
  {
    let index = bindings.index
    var found = Destination()
    let callee = index.name(sink.name, in: file)
    let isType = callee >= 0 && index.types.contains(callee)
    if callee >= 0, isType || !index.units(named: callee).isEmpty { found.callee = callee }
    if isType || callee == bindings.initializer {
      let label = index.name(sink.label, in: file)
      if label >= 0, !index.units(named: label).isEmpty { found.label = label }
    }
    found.foreign = bindings.foreignNames(of: sink.name, in: file)
    if !index.files[file].isSwift { found.setter = setter(sink.name, file, index) ?? -1 }
    return found
  }

  /// Returns the property of a setter, such as `title` for `setTitle:`; nil for other names.
  private static func setter(_ name: SourceFacts.Name, _ file: Int, _ index: CodeIndex) -> Name? {
    let bytes = index.files[file].facts.names.bytes(of: name)
    guard bytes.starts(with: "set".utf8), let first = bytes.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return index.number(of: [first | 0x20] + bytes.dropFirst(4))
  }
}
