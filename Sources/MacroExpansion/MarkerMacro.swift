/// Checks the markers `@Outlet`, `@Inspectable`, `@Action`, `@Ignored` and `@Key`, which expand to nothing.
struct MarkerMacro {
  private let name: String
  private let member: Member?
  private let attribute: AttributeSyntax?
  /// The enclosing type or extension; nil outside of such a declaration, or if the compiler does not send declarations.
  private let context: TypeSyntax?
  private let hasContext: Bool

  init(_ macro: AttachedMacro) {
    name = macro.name
    var reader = DeclarationReader(macro.declaration.source)
    let item = reader.readMembers(until: .max).first
    member = if case .member(let member) = item { member } else { nil }
    attribute = member?.head.attribute(macro.name)
    hasContext = macro.context != nil
    context = macro.context?.first.flatMap { source in
      var reader = DeclarationReader(source)
      return reader.readType()
    }
  }

  /// The expansion, with an error at a marker that is misplaced or invalid.
  var expansion: Expansion {
    guard let message else { return Expansion("") }
    return Expansion("", diagnostics: [.init(message, .error, at: attribute?.offset ?? 0)])
  }

  private var message: String? {
    contextMessage ?? declarationMessage ?? combinationMessage ?? argumentMessage
  }

  private var contextMessage: String? {
    guard hasContext else { return nil }
    guard let context else { return "'@\(name)' has no effect outside of a '@KeyValueCodable' type" }
    if context.kind == .extension {
      return "'@\(name)' has no effect in an extension; move the declaration into the type"
    }
    guard context.head.attribute("KeyValueCodable") != nil else {
      return "'@\(name)' has no effect, since '\(context.name.unquoted)' has no '@KeyValueCodable'"
    }
    if context.kind != .class, name == "Outlet" || name == "Action" {
      return "'@\(name)' can only be attached to a member of a class"
    }
    return nil
  }

  private var declarationMessage: String? {
    guard let member else { return nil }
    switch (name, member) {
    case ("Action", .method), ("Outlet", .property), ("Inspectable", .property), ("Key", .property),
      ("Ignored", .property), ("Ignored", .enumerationCase), ("Ignored", .tuplePattern):
      break
    default:
      let kind = name == "Action" ? "a method" : name == "Ignored" ? "a property or a case" : "a property"
      return "'@\(name)' can only be attached to \(kind)"
    }
    return member.head.isStatic ? "'@\(name)' cannot be attached to a static member" : nil
  }

  private var combinationMessage: String? {
    let others = (member?.head.attributes ?? []).map(\.name).filter { $0 != name }
    switch name {
    case "Inspectable" where others.contains("Outlet"):
      return "'@Inspectable' cannot be combined with '@Outlet'"
    case "Ignored":
      return others.first { ["Inspectable", "Outlet", "Key"].contains($0) }
        .map { "'@Ignored' cannot be combined with '@\($0)'" }
    default: return nil
    }
  }

  private var argumentMessage: String? {
    guard let arguments = attribute?.arguments else { return nil }
    switch name {
    case "Inspectable" where arguments.contains("..<"):
      return "the range must contain its upper bound; use '...'"
    case "Key":
      let key = String(arguments.dropFirst().dropLast())
      let isLiteral = arguments.first == "\"" && arguments.last == "\""
      return isLiteral && !KeyName.isValid(key) ? "'\(key)' is not a valid key" : nil
    default: return nil
    }
  }
}
