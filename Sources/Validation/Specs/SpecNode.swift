import JSON5
import ProjectModel
import RuntimeAttributes

/// A problem in a spec, with the offset of the invalid value or key.
struct SpecError: Error {
  let offset: Int
  let problem: ValidationError.SpecProblem
}

extension Optional {
  func orThrow(_ error: @autoclosure () -> SpecError) throws(SpecError) -> Wrapped {
    guard let self else { throw error() }
    return self
  }
}

/// Collects the unknown keys of a spec, so that the rest of the spec can still be read.
final class UnknownKeys {
  fileprivate(set) var errors: [SpecError] = []
}

/// A value in a spec, with its key for error messages.
struct SpecNode {
  let node: JSONValue
  /// The key of the value, or of the list that contains it; nil for the root.
  var key: String?
  /// Whether the value is an entry of a list.
  var isEntry = false
  let lines: LineTable
  let unknownKeys: UnknownKeys

  /// Reports an unknown key and continues.
  func report(unknownKey error: SpecError) { unknownKeys.errors.append(error) }

  var position: SourcePosition { position(of: node.offset) }

  fileprivate func position(of offset: Int) -> SourcePosition { lines.position(at: offset) }

  /// Returns the error for an unexpected value.
  func mismatch(expected: String) -> SpecError {
    let problem: ValidationError.SpecProblem =
      if let key {
        isEntry ? .invalidEntry(key: key, expected: expected) : .invalidValue(key: key, expected: expected)
      } else {
        .invalidRoot(expected: expected)
      }
    return SpecError(offset: node.offset, problem: problem)
  }

  func string() throws(SpecError) -> String {
    guard let string = node.string else { throw mismatch(expected: "a string") }
    return string
  }

  func boolean() throws(SpecError) -> Bool {
    guard case .boolean(let boolean) = node.content else { throw mismatch(expected: "true or false") }
    return boolean
  }

  func integer() throws(SpecError) -> Int {
    guard let integer = node.integer else { throw mismatch(expected: "a number") }
    return integer
  }

  func number() throws(SpecError) -> Double {
    switch node.content {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .decimal(let text): Double(text) ?? .infinity
    default: throw mismatch(expected: "a number")
    }
  }

  /// Returns the enumeration case that the value names, ignoring letter case.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) throws(SpecError) -> Word {
    let text = try string()
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    return try Word.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
      .orThrow(
        SpecError(offset: node.offset, problem: .invalidValue(key: key ?? "", expected: "one of \(words)"))
      )
  }

  /// Returns the entries of a list; the plural name of the entries is part of the error for any other value.
  func entries(_ kind: String) throws(SpecError) -> [SpecNode] {
    guard case .array(let entries) = node.content else { throw mismatch(expected: "a list of \(kind)") }
    return entries.map {
      SpecNode(node: $0, key: key, isEntry: true, lines: lines, unknownKeys: unknownKeys)
    }
  }

  func strings() throws(SpecError) -> [String] {
    try entries("strings").map { entry throws(SpecError) in try entry.string() }
  }

  /// Returns the members of an object with arbitrary keys.
  func members() throws(SpecError) -> [SpecMember] {
    guard case .object(let members) = node.content else { throw mismatch(expected: "an object") }
    return members.map { member in
      SpecMember(
        name: member.key,
        offset: member.offset,
        position: position(of: member.offset),
        value: SpecNode(node: member.value, key: member.key, lines: lines, unknownKeys: unknownKeys)
      )
    }
  }

  /// Returns the members of an object with fixed keys; other keys are reported as unknown.
  func object(_ keys: [any SpecKeyDescription]) throws(SpecError) -> SpecObject {
    let members = try members().sorted { $0.name < $1.name }
    let names = keys.map(\.name)
    var values: [String: SpecMember] = [:]
    for member in members {
      guard names.contains(member.name) else {
        report(
          unknownKey: SpecError(offset: member.offset, problem: problem(ofUnknownKey: member.name, names))
        )
        continue
      }
      values[member.name] = member
    }
    return SpecObject(offset: node.offset, position: position, members: values)
  }

  /// Returns the problem of an unknown key, which may be a key of the other kind of file.
  private func problem(ofUnknownKey name: String, _ names: [String]) -> ValidationError.SpecProblem {
    let other = key == nil ? SpecKeys.all.first { $0.name == name }?.file : nil
    if let other, names.contains(where: { name in SpecKeys.all.contains { $0.name == name } }) {
      return .misplacedKey(name, file: other.rawValue)
    }
    return .unknownKey(name, nearest: NearestName.find(name, among: names))
  }
}

/// A member of an object in a spec.
struct SpecMember {
  let name: String
  /// The offset of the name.
  let offset: Int
  /// The position of the name.
  let position: SourcePosition
  let value: SpecNode
}

/// A JSON object in a spec, with a fixed set of keys.
struct SpecObject {
  fileprivate let offset: Int
  let position: SourcePosition
  fileprivate let members: [String: SpecMember]

  /// The names of the keys in the object.
  var names: Set<String> { Set(members.keys) }

  /// The value of a key; nil if the key is missing.
  subscript<Content>(key: SpecKey<Content>) -> Content? {
    get throws(SpecError) {
      guard let value = members[key.name]?.value else { return nil }
      return try key.type.read(value)
    }
  }

  /// Returns the value of a required key.
  func required<Content>(_ key: SpecKey<Content>) throws(SpecError) -> Content {
    try key.type.read(try members[key.name].orThrow(missing(key)).value)
  }

  /// Returns the error for an unexpected value of a key, or for a missing key if the value is missing or null.
  func mismatch<Content>(_ key: SpecKey<Content>, expected: String) -> SpecError {
    guard let value = members[key.name]?.value else { return missing(key) }
    if case .null = value.node.content { return missing(key) }
    return value.mismatch(expected: expected)
  }

  private func missing<Content>(_ key: SpecKey<Content>) -> SpecError {
    SpecError(offset: offset, problem: .missingKey(key.name))
  }

  /// Returns the position of a key, or the position of the object if the key is missing.
  func position<Content>(of key: SpecKey<Content>) -> SourcePosition {
    members[key.name]?.position ?? position
  }
}
