import SourceModel

/// The arguments in all code that name nibs, storyboards, scenes and segues, or that are, or may be, identifiers of
/// requested cells and reusable views.
struct NameArguments {
  /// The kind of an identifier.
  enum Kind {
    case identifier
    /// An argument of an unread function that is the identifier of a cell, judging by its label and the function's
    /// name.
    case unread
    /// Another argument of an unread function, such as an identifier that may not belong to a cell.
    case perhaps
  }

  /// The occurrences of an argument in a unit.
  struct Argument: Sendable {
    /// The kind of identifier; nil if the argument is not an identifier.
    let kind: Kind?
    /// The kinds of targets, other than cells, that the argument names: nibs, storyboards, scenes or segues.
    let target: NibLoadingAPI.Target
    let unit: CodeIndex.Unit
    let sink: UInt32
    /// The first occurrence in the argument, or nil if the argument contains no names or strings.
    let first: Int32?
    var last: Int32

    /// Returns the indexes of the argument's occurrences in the facts of the unit's file.
    func occurrences(in facts: SourceFacts) -> [Int] {
      first.map { first in (Int(first)...Int(last)).filter { facts.occurrences[$0].sink == sink } } ?? []
    }
  }

  /// The purpose of an argument.
  private struct Purpose {
    var kind: Kind?
    var target: NibLoadingAPI.Target = []
    var isNone: Bool { kind == nil && target.isEmpty }
  }

  /// The kinds of targets, other than cells, that arguments name.
  private static let targets: NibLoadingAPI.Target = [.nib, .storyboard, .controller, .segue]

  private struct Name: Hashable {
    let callee: UInt32
    let label: UInt32
  }

  private let index: CodeIndex
  private(set) var all: [Argument] = []
  private var interner = NameInterner()
  /// The purpose of each argument, by function and label, so that each name is examined only once.
  private var purposes: [Name: Purpose] = [:]
  private var requests: [UInt32: Bool] = [:]
  /// Whether each name or label indicates an identifier.
  private var identifiers: [UInt32: Bool] = [:]

  init(_ index: CodeIndex) {
    self.index = index
    for (number, file) in index.files.enumerated() {
      let purposes = file.facts.sinks.map { purpose(of: $0, in: number) }
      let calls = Set(
        Set(file.facts.occurrences.lazy.filter { $0.traits.contains(.hasArguments) }.map(\.name))
          .filter { isRequest($0, in: number) }
      )
      guard !calls.isEmpty || !purposes.allSatisfy(\.isNone) else { continue }
      for unit in file.facts.units.indices {
        add(argumentsOf: file.facts.units[unit], file.firstUnit + CodeIndex.Unit(unit), file, purposes, calls)
      }
    }
  }

  private mutating func add(
    argumentsOf own: CodeUnit,
    _ unit: CodeIndex.Unit,
    _ file: CodeIndex.File,
    _ purposes: [Purpose],
    _ requests: Set<SourceFacts.Name>
  ) {
    var found: [UInt32: Int] = [:]
    var calls: [Occurrence] = []
    for number in Int(own.start)..<Int(own.end) {
      let occurrence = file.facts.occurrences[number]
      if occurrence.traits.contains(.hasArguments), requests.contains(occurrence.name) {
        calls.append(occurrence)
      }
      let purpose = purposes[Int(occurrence.sink)]
      if purpose.isNone { continue }
      if let known = found[occurrence.sink] {
        all[known].last = Int32(number)
        continue
      }
      found[occurrence.sink] = all.count
      all.append(
        Argument(
          kind: purpose.kind,
          target: purpose.target,
          unit: unit,
          sink: occurrence.sink,
          first: Int32(number),
          last: Int32(number)
        )
      )
    }
    // Requests whose identifier contains neither names nor strings.
    let sinks = file.facts.sinks
    let isMissing = calls.contains { call in
      !found.contains { sink, argument in
        all[argument].kind != nil && sinks[Int(sink)].name == call.name
          && sinks[Int(sink)].outer == call.sink
      }
    }
    guard isMissing else { return }
    all.append(Argument(kind: .unread, target: [], unit: unit, sink: 0, first: nil, last: 0))
  }

  /// Whether a method requests a reusable cell or view.
  private mutating func isRequest(_ name: SourceFacts.Name, in file: Int) -> Bool {
    let names = index.files[file].facts.names
    let number = interner.intern(name, of: names)
    if let known = requests[number] { return known }
    let isRequest = NibLoadingAPI.isRequest(names.text(of: name))
    requests[number] = isRequest
    return isRequest
  }

  private mutating func purpose(of sink: ValueSink, in file: Int) -> Purpose {
    guard sink.kind == .argument else { return Purpose() }
    let names = index.files[file].facts.names
    let name = Name(
      callee: interner.intern(sink.name, of: names),
      label: interner.intern(sink.label, of: names)
    )
    if let known = purposes[name] { return known }
    let purpose = purpose(of: sink, name, in: file)
    purposes[name] = purpose
    return purpose
  }

  private mutating func purpose(of sink: ValueSink, _ argument: Name, in file: Int) -> Purpose {
    let names = index.files[file].facts.names
    let (name, label) = (names.text(of: sink.name), names.text(of: sink.label))
    if let target = NibLoadingAPI.target(ofArgument: label, of: name) {
      return Purpose(
        kind: target.contains(.reuse) ? .identifier : nil,
        target: target.intersection(Self.targets)
      )
    }
    if NibLoadingAPI.isRequest(name) || isRead(sink, in: file) { return Purpose() }
    let own = label.isEmpty ? argument.callee : argument.label
    let isIdentifier = identifiers[own] ?? Self.isIdentifier(label.isEmpty ? name : label)
    identifiers[own] = isIdentifier
    return Purpose(kind: isIdentifier && Self.isOfCell("\(name) \(label)") ? .unread : .perhaps)
  }

  /// Whether a source declares the function or type that receives an argument.
  private func isRead(_ argument: ValueSink, in file: Int) -> Bool {
    let callee = index.name(argument.name, in: file)
    guard callee >= 0 else { return false }
    if index.types.contains(callee) { return true }
    let label = index.files[file].facts.names.bytes(of: argument.label)
    return index.units(named: callee).contains {
      index.unit($0).kind != .function || !index.parameters(of: $0, labeled: label).isEmpty
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["dequeue", "identifier", "reus"].contains(where: name.contains)
  }

  private static func isOfCell(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["cell", "dequeue", "reus"].contains(where: name.contains)
  }
}
