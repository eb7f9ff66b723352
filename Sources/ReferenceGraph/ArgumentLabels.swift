import SourceModel

/// The argument labels that distinguish functions and variables with the same base name.
struct ArgumentLabels {
  /// A use of a name.
  enum Use: Hashable {
    /// A use of any declaration with the name.
    case any
    /// A use of a variable in Swift: an assignment, or a value whose member is used.
    case variable
    /// An argument in Swift that may be a function, although a variable has the same name.
    ///
    /// Code refers to functions with several parameters by their full names.
    case value
    /// A call with known labels, by label IDs in ascending order.
    ///
    /// Only the labels of arguments that contain a name or string are known, and other arguments may be omitted. The
    /// call therefore fits every function in its language that has parameters with the known labels.
    case call([UInt32], isSwift: Bool)
  }

  private let index: CodeIndex
  private var interner = NameInterner()
  private var labelsByUnit: [CodeIndex.Unit: Set<UInt32>] = [:]
  /// Whether a function or initializer has each name; nil if not yet known.
  private var areFunctions: [Bool?]

  init(_ index: CodeIndex) {
    self.index = index
    areFunctions = Array(repeating: nil, count: index.nameCount)
  }

  /// Returns the use of a name at an occurrence.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence.
  ///   - unit: The unit that contains the occurrence.
  /// - Returns: The use, without labels if the statement contains several calls of the name.
  mutating func use(at number: Int, in unit: CodeIndex.Unit) -> Use {
    let file = index.file(of: unit)
    let call = index.files[file].facts.occurrences[number]
    let name = index.name(call.name, in: file)
    // Only functions and initializers have labels.
    guard isFunction(name) else { return .any }
    let (own, facts, isSwift) = (index.unit(unit), index.files[file].facts, index.files[file].isSwift)
    if isSwift, call.traits.isDisjoint(with: [.isCall, .hasArguments]) {
      if call.role == .write || facts.sinks[Int(call.sink)].kind == .receiver { return .variable }
      let others = index.units(named: name)
      // `card.show?(at: place)` calls an optional method.
      if facts.sinks[Int(call.sink)].kind == .argument, !call.traits.contains(.isOptional),
        others.contains(where: { index.unit($0).kind == .variable })
      {
        return .value
      }
    }
    guard call.traits.contains(.hasArguments) else { return .any }
    var labels: Set<UInt32> = []
    for other in facts.occurrences[..<number][Int(own.start)...].reversed() {
      guard other.statement == call.statement else { break }
      if isSame(other, call) { return .any }
    }
    for other in facts.occurrences[(number + 1)...][..<Int(own.end)] {
      guard other.statement == call.statement else { break }
      if isSame(other, call) { return .any }
      let sink = facts.sinks[Int(other.sink)]
      guard sink.kind == .argument, sink.name == call.name, sink.outer == call.sink, sink.label != 0 else {
        continue
      }
      labels.insert(interner.intern(sink.label, of: facts.names))
    }
    return labels.isEmpty ? .any : .call(labels.sorted(), isSwift: isSwift)
  }

  private mutating func isFunction(_ name: CodeIndex.Name) -> Bool {
    guard name >= 0 else { return false }
    if let known = areFunctions[Int(name)] { return known }
    let isFunction = index.units(named: name).contains { index.unit($0).isFunction }
    areFunctions[Int(name)] = isFunction
    return isFunction
  }

  /// Whether two calls have the same name and destination, so that their arguments look the same.
  private func isSame(_ other: Occurrence, _ call: Occurrence) -> Bool {
    other.name == call.name && other.sink == call.sink && other.traits.contains(.isCall)
  }

  /// Whether a use of a name may refer to a unit with that name.
  mutating func fit(_ use: Use, _ unit: CodeIndex.Unit) -> Bool {
    guard index.unit(unit).isFunction else { return true }
    let isSwift = index.files[index.file(of: unit)].isSwift
    switch use {
    case .any: return true
    case .variable: return !isSwift
    case .value: return !isSwift || index.unit(unit).parametersEnd - index.unit(unit).parametersStart < 2
    case .call(let used, let isSwiftCall):
      guard isSwift == isSwiftCall else { return true }
      let labels = labels(of: unit)
      return used.allSatisfy(labels.contains)
    }
  }

  private mutating func labels(of unit: CodeIndex.Unit) -> Set<UInt32> {
    if let known = labelsByUnit[unit] { return known }
    let (own, facts) = (index.unit(unit), index.files[index.file(of: unit)].facts)
    var labels: Set<UInt32> = []
    for parameter in facts.parameters[Int(own.parametersStart)..<Int(own.parametersEnd)] {
      labels.insert(interner.intern(parameter.label, of: facts.names))
    }
    labelsByUnit[unit] = labels
    return labels
  }
}

extension CodeUnit {
  fileprivate var isFunction: Bool { kind == .function || kind == .initializer }
}
