/// What calls say in their arguments, and what the body takes for granted of what they give.
extension NameReferenceFinder {
  /// A name that an argument gives.
  struct Name: Equatable {
    var text: String
    /// Whether it is that of a class.
    var isOfClass = false
    /// The constant that holds it; the text is empty where the body does not declare that.
    var constant: String?
    /// Whether it is known what it says.
    var isKnown: Bool { constant == nil || !text.isEmpty }
  }

  /// One call: what is called, on what, and with what.
  struct Call {
    var callee: SwiftToken
    /// The name before the dot; nil where the call does not start with one.
    var receiver: String?
    /// Where all stands that is named before the last dot, `Storyboards.main`; nil where more than names does.
    var path: Range<Int>?
    /// Whether the object itself is called.
    var isOwn = false
    var arguments: [CallArgument]
    /// The offset behind the closing parenthesis.
    var end: Int
    /// Whether it begins the expression of a parenthesis: `(table.dequeueReusableCell(…) as? Row)`.
    var isGrouped = false

    func argument(_ labels: String...) -> CallArgument? { arguments.first { labels.contains($0.label) } }
  }

  /// The name that an argument gives: a literal, that of a class, or one that a constant holds.
  func name(in argument: CallArgument?, as type: String? = nil) -> Name? {
    if let className = argument?.unwrapped.className { return Name(text: className, isOfClass: true) }
    return text(of: argument, as: type)
  }

  /// The text that an argument gives: a literal, or one that a constant holds, which may be a member of the argument's type.
  func text(of argument: CallArgument?, as type: String? = nil) -> Name? {
    guard let argument = argument?.unwrapped else { return nil }
    if let literal = argument.literal { return Name(text: literal) }
    let isImplicit = argument.value.utf8.first == UInt8(ascii: ".")
    let expression = isImplicit ? (type ?? "") + argument.value : argument.value
    guard let constant = ConstantExpression(expression), !constants.areOthers(constant.first) else {
      return nil
    }
    return Name(text: constants.text(of: constant) ?? "", constant: constant.spelling)
  }

  /// The bundle that an argument names; nil for one that is not the app's.
  static func bundle(_ argument: CallArgument?) -> ReferencedBundle? {
    argument.map { ReferencedBundle(swift: $0.value) } ?? .main
  }

  /// The bundle that is asked for a nib, `Bundle(for: Panel.self).loadNibNamed("Panel", ...)`.
  func bundle(asked call: Call) -> ReferencedBundle? {
    if call.receiver == "main" { return .main }
    guard let bundle, bundle.end <= call.callee.start else { return nil }
    var lexer = SwiftLexer(bytes, range: bundle.end..<call.callee.start)
    return lexer.next().kind == .dot && lexer.next().kind == .endOfFile ? bundle.bundle : nil
  }

  /// What the body takes for granted of what a call gives.
  func demand(of part: DemandReader.Part = .whole, behind call: Call) -> NameReference.Demand? {
    let rest = call.end..<max(call.end, range.upperBound)
    return DemandReader.demand(of: part, in: rest, of: bytes, isGrouped: call.isGrouped)
  }

  /// What the body takes for granted of the constant to which a call gives its value: `let row = table.dequeue(…)`.
  func demand(ofConstantGivenBy call: Call) -> NameReference.Demand? {
    guard let declared, let path = call.path, declared.end < path.lowerBound,
      bytes[declared.end..<path.lowerBound].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: "=") })
    else { return nil }
    return DemandReader.demand(
      ofValueOf: declared,
      in: call.end..<max(call.end, range.upperBound),
      of: bytes
    )
  }

  /// What the body takes for granted of the first of the objects that a call gives.
  func demand(ofFirstOf call: Call) -> NameReference.Demand? {
    let demand = demand(of: .first, behind: call)
    return demand?.className == nil ? nil : demand
  }

  /// What the body takes for granted of the controller that a storyboard gives; nothing where a closure makes it.
  func demand(ofControllerGivenBy call: Call) -> NameReference.Demand? {
    call.argument("creator") == nil ? demand(behind: call) : nil
  }
}
