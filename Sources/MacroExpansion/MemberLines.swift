import RuntimeAttributes
import SourceModel

/// The lines that register the members of a class, and notes about skipped members.
struct MemberLines {
  /// The lines.
  private(set) var text = ""
  /// The notes, in the order of the members.
  private(set) var notes: [Expansion.Diagnostic] = []

  private let type: TypeDeclaration
  private let lines: LineTable
  private let properties: [SourcePosition: PropertyDeclaration]
  private let methods: [SourcePosition: MethodDeclaration]

  init(of type: TypeDeclaration, in source: [UInt8], _ lines: LineTable) {
    (self.type, self.lines) = (type, lines)
    properties = Dictionary(type.properties.map { ($0.position, $0) }) { first, _ in first }
    methods = Dictionary(type.methods.map { ($0.position, $0) }) { first, _ in first }
    text = text(of: MemberOutline(ofFirstTypeIn: source).items).joined(separator: "\n")
  }

  private mutating func text(of items: [MemberOutline.Item]) -> [String] {
    var text: [String] = []
    for item in items {
      switch item {
      case .member(let member):
        if let line = line(of: member) { text.append("    " + line) }
      case .conditional(let branches):
        let bodies = branches.map { ($0.condition, self.text(of: $0.items)) }
        guard bodies.contains(where: { !$0.1.isEmpty }) else { continue }
        for (index, (condition, body)) in bodies.enumerated() {
          text.append(index == 0 ? "#if \(condition)" : condition.isEmpty ? "#else" : "#elseif \(condition)")
          text += body
        }
        text.append("#endif")
      }
    }
    return text
  }

  /// Returns the line that registers a member, or nil if the member is skipped.
  private mutating func line(of member: MemberOutline.Member) -> String? {
    // For a name in backticks, the position may be before or after the first backtick.
    let (name, column) = (member.position, member.position.column)
    let backtick = SourcePosition(line: name.line, column: max(1, column - 1))
    if let property = properties[name] ?? properties[backtick] { return line(of: property, member) }
    if let method = methods[name] ?? methods[backtick] { return line(of: method, member) }
    return nil
  }

  private mutating func line(of property: PropertyDeclaration, _ member: MemberOutline.Member) -> String? {
    let traits = property.traits
    guard !traits.modifiers.contains(.typeMember) else { return nil }
    if let reason = reason(toLeaveOut: property, member) {
      return leaveOut("'\(property.name)' \(reason) and is not registered", member)
    }
    let marks = Set(traits.attributes.map(\.name))
    let isOutlet = traits.modifiers.contains(.outlet) || marks.contains("Outlet")
    let isInspectable = traits.modifiers.contains(.inspectable) || marks.contains("Inspectable")
    let key = "\"\(traits.objectiveCName ?? property.name)\""
    let name = Self.memberNamesInBackticks.contains(property.name) ? "`\(property.name)`" : property.name
    let role = isOutlet ? ", as: .outlet" : isInspectable ? ", as: .inspectable" : ""
    // Only the type of the key path shows whether the value of a property wrapper can be set.
    guard marks.isSubset(of: Self.markers) else { return "list.add(\(key)\(role), \\.\(name))" }
    let isObject = isOutlet || property.type.map(Self.isOptionalProtocol) ?? false
    let isSettable =
      switch property.storage {
      case .stored, .computed(isSettable: true), .instanceVariable: true
      case .constant, .computed(isSettable: false): false
      }
    let closures = "get: { $0.\(name) }" + (isSettable ? ", set: { $0.\(name) = $1 }" : "")
    let isArray = property.type?.hasPrefix("[") ?? false
    return isObject && !isArray
      ? "list.addObject(\(key)\(role), \(closures))" : "list.add(\(key)\(role), \(closures))"
  }

  private mutating func line(of method: MethodDeclaration, _ member: MemberOutline.Member) -> String? {
    let isAction =
      method.traits.modifiers.contains(.action) || method.traits.attributes.contains { $0.name == "Action" }
    guard isAction, method.kind == .method, !method.traits.modifiers.contains(.typeMember) else { return nil }
    let parameterCount = method.selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard parameterCount <= 1 else {
      return leaveOut(
        "'\(method.swiftName)' has parameters other than the sender and is not registered",
        member
      )
    }
    let reference =
      parameterCount == 0 ? String(method.swiftName.prefix { $0 != "(" }) : method.swiftName
    return "list.add(RuntimeAttributes.Action(\"\(method.selector)\", \(type.name).\(reference)))"
  }

  private mutating func leaveOut(_ message: String, _ member: MemberOutline.Member) -> String? {
    notes.append(.init(message, .note, at: lines.offset(of: member.position)))
    return nil
  }

  /// Returns the reason why a closure in the class cannot read a property, or why attributes cannot set it.
  ///
  /// Nil if the declaration shows no such reason.
  private func reason(toLeaveOut property: PropertyDeclaration, _ member: MemberOutline.Member) -> String? {
    if member.hasEffects { return "has an async or throwing getter" }
    if property.traits.isMainActor, !type.traits.isMainActor { return "is isolated to the main actor" }
    if !property.traits.introductions.isEmpty || !property.traits.unavailablePlatforms.isEmpty {
      return "is not available everywhere"
    }
    guard let type = property.type else { return nil }
    if type.contains("->") { return "is a function" }
    return Self.isTuple(type) ? "is a tuple" : nil
  }

  /// Whether a type is a tuple or an optional tuple, which has commas or labels in parentheses that enclose the whole
  /// type.
  private static func isTuple(_ type: String) -> Bool {
    guard type.first == "(" else { return false }
    var depth = 0
    var isList = false
    var rest = type[...]
    while let character = rest.popFirst() {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ",", ":": isList = isList || depth == 1
      default: break
      }
      if depth == 0 { break }
    }
    return isList && rest.allSatisfy { $0 == "?" || $0 == "!" }
  }

  /// Whether a type is spelled as an optional protocol type: `(any Delegate)?`.
  private static func isOptionalProtocol(_ type: String) -> Bool {
    type.hasPrefix("(any ") && (type.hasSuffix(")?") || type.hasSuffix(")!"))
  }

  /// The names that have a special meaning after a dot.
  private static let memberNamesInBackticks: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The attributes that are not property wrappers.
  private static let markers: Set<String> = [
    "Outlet", "Inspectable", "MainActor", "ObservationIgnored", "GKInspectable",
  ]
}
