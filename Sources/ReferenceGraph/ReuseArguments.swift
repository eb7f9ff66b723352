import SourceModel

/// The arguments of calls that are, or may be, reuse identifiers.
///
/// Each name is examined once, regardless of the number of its calls.
struct ReuseArguments {
  enum Kind {
    case identifier
    /// The reuse identifier of an unread function, according to its name and label.
    case unread
    /// Another argument of an unread function.
    case perhaps
  }

  private struct Argument: Hashable {
    let name: UInt32
    let label: UInt32
  }

  private let index: CodeIndex
  private var interner = NameInterner()
  private var kinds: [Argument: Kind?] = [:]
  private var requests: [UInt32: Bool] = [:]
  /// Whether each name or label is that of a reuse identifier.
  private var identifiers: [UInt32: Bool] = [:]

  init(_ index: CodeIndex) { self.index = index }

  /// Returns the kind of an argument, or nil if it is no reuse identifier.
  mutating func kind(of sink: ValueSink, in file: Int) -> Kind? {
    guard sink.kind == .argument else { return nil }
    let names = index.files[file].facts.names
    let argument = Argument(
      name: interner.intern(sink.name, of: names),
      label: interner.intern(sink.label, of: names)
    )
    if let known = kinds[argument] { return known }
    let kind = kind(of: sink, argument, in: file)
    kinds[argument] = .some(kind)
    return kind
  }

  /// Whether a method requests a reusable cell or view.
  mutating func isRequest(_ name: SourceFacts.Name, in file: Int) -> Bool {
    let names = index.files[file].facts.names
    let number = interner.intern(name, of: names)
    if let known = requests[number] { return known }
    let isRequest = NibLoadingAPI.isRequest(names.text(of: name))
    requests[number] = isRequest
    return isRequest
  }

  private mutating func kind(of sink: ValueSink, _ argument: Argument, in file: Int) -> Kind? {
    let names = index.files[file].facts.names
    let (name, label) = (names.text(of: sink.name), names.text(of: sink.label))
    if let target = NibLoadingAPI.target(ofArgument: label, of: name) {
      return target.contains(.reuse) ? .identifier : nil
    }
    if NibLoadingAPI.isRequest(name) || isRead(sink, in: file) { return nil }
    let own = label.isEmpty ? argument.name : argument.label
    let isIdentifier = identifiers[own] ?? Self.isIdentifier(label.isEmpty ? name : label)
    identifiers[own] = isIdentifier
    return isIdentifier && Self.isOfCell("\(name) \(label)") ? .unread : .perhaps
  }

  /// Whether a source declares a function that takes an argument.
  private func isRead(_ argument: ValueSink, in file: Int) -> Bool {
    let callee = index.name(argument.name, in: file)
    guard callee >= 0 else { return false }
    if index.types.contains(callee) { return true }
    let label = index.files[file].facts.names.bytes(of: argument.label)
    return index.units(named: callee).contains { unit in
      let (own, facts) = (index.unit(unit), index.files[index.file(of: unit)].facts)
      return own.kind != .function
        || facts.parameters[Int(own.parametersStart)..<Int(own.parametersEnd)].contains {
          facts.names.bytes(of: $0.label) == label
        }
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
