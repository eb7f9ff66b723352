/// Finds the calls in a body that name a nib.
struct NibNameFinder {
  /// One such call.
  struct Found {
    var offset: Int
    var name: NibLoad.Name
    var owner: NibLoad.Owner
    /// The controller that is made with the name.
    var controller: NibLoad.Controller?
    /// The variable that becomes the nib.
    var variable: String?
    /// What a table or collection registers the nib for.
    var registration: NibLoad.Registration?
  }

  /// A call that registers a nib, which stands among its arguments or was made before.
  private struct PendingRegistration {
    var registration: NibLoad.Registration
    /// The argument.
    var nib: Range<Int>
    /// The last nib before it that the variable of the argument's name became.
    var earlier: Int?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  /// What the parameters are called of an initializer that is given the name of a nib.
  private let parameters: [String]
  /// What all names are called that the body is given.
  private let givenNames: [String]

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: Where the body stands.
  ///   - parameters: What its parameters are called, which are no constants.
  ///   - takesNibName: Whether it is an initializer that is given the name of a nib.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    parameters: [String] = [],
    takesNibName: Bool = false
  ) {
    (self.bytes, self.range) = (bytes, range)
    (givenNames, self.parameters) = (parameters, takesNibName ? parameters : [])
  }

  /// All calls, in the order of the text.
  func find() -> [Found] {
    var lexer = SwiftLexer(bytes, range: range)
    var found: [Found] = []
    var registrations: [PendingRegistration] = []
    // The last nib that each variable became.
    var variables: [String: Int] = [:]
    var calls = CallReader(bytes, range)
    var constants = LocalConstants(bytes, parameters: givenNames)
    // The name before the last dot, and where it begins.
    var receiver: String?
    var receiverStart: Int?
    // The variable of `let nib = `, and the token behind it.
    var assigned: (variable: String, offset: Int)?
    var name = lexer.next()
    while name.kind != .endOfFile {
      let next = lexer.next()
      if name.kind == .identifier, lexer.spells(name, "let") || lexer.spells(name, "var") {
        constants.note(next, isConstant: lexer.spells(name, "let"))
      }
      if name.kind == .identifier, next.kind == .operatorSymbol, lexer.spells(next, "=") {
        var ahead = lexer
        assigned = (lexer.text(name.start..<name.end), ahead.next().start)
      }
      guard name.kind == .identifier, next.kind == .leftParen, next.start == name.end else {
        if name.kind != .dot {
          receiver = name.kind == .identifier ? lexer.text(name.start..<name.end) : nil
          receiverStart = name.start
        }
        name = next
        continue
      }
      // What stands between the parentheses is read again, for the calls inside.
      guard mayConcernNibs(name, lexer), let arguments = calls.read(lexer, opening: next)?.arguments else {
        (name, receiver) = (next, nil)
        continue
      }
      if lexer.spells(name, "instantiate"), let owner = arguments.first(where: { $0.label == "withOwner" }) {
        // The nib made before it in this body is instantiated here.
        if let last = found.lastIndex(where: { $0.owner == .notInstantiated }) {
          found[last].owner = Self.owner(owner.value)
        }
      } else if lexer.spells(name, "register"), var pending = registration(arguments, constants) {
        pending.earlier = variables[lexer.text(pending.nib)]
        registrations.append(pending)
      } else if var nib = self.nib(lexer, name, on: receiver, arguments) {
        // `UINib(…)`, `UINib.init(…)`
        let start = lexer.spells(name, "init") ? receiverStart : nib.offset
        if let assigned, assigned.offset == start {
          nib.variable = assigned.variable
          variables[assigned.variable] = found.count
        }
        found.append(nib)
      }
      (name, receiver) = (next, nil)
    }
    let offsets = found.map(\.offset)
    for pending in registrations {
      let last = Self.last(of: offsets, below: pending.nib.upperBound)
      let inside = last.flatMap { offsets[$0] >= pending.nib.lowerBound ? $0 : nil }
      if let index = inside ?? pending.earlier { found[index].registration = pending.registration }
    }
    return found
  }

  /// The place of the last one of sorted offsets below a limit.
  private static func last(of offsets: [Int], below limit: Int) -> Int? {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Whether a call may name a nib, or do something with one: by its own name, or the label of its first argument.
  private func mayConcernNibs(_ name: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    for callee in Self.callees where lexer.spells(name, callee) { return true }
    var ahead = lexer
    let label = ahead.next()
    return label.kind == .identifier && Self.labels.contains { lexer.spells(label, $0) }
  }

  private static let callees: [StaticString] = ["loadNibNamed", "instantiate", "register"]
  private static let labels: [StaticString] = ["nibName", "nibNamed", "windowNibName"]

  /// Reads `register(nib, forCellReuseIdentifier: "cell")` and its like.
  private func registration(
    _ arguments: [CallArgument],
    _ constants: LocalConstants
  ) -> PendingRegistration? {
    guard let nib = arguments.first, nib.label.isEmpty, let last = arguments.last,
      let kind = NibLoad.Registration.Kind(label: last.label)
    else { return nil }
    let value = last.unwrapped
    var registration = NibLoad.Registration(kind, identifier: value.literal ?? value.className)
    if registration.identifier == nil, let constant = ConstantExpression(value.value),
      !constants.areOthers(constant.first)
    {
      registration.identifier = constants.text(of: constant)
      if registration.identifier == nil { registration.constant = constant.spelling }
    }
    return PendingRegistration(registration: registration, nib: nib.range)
  }

  private func nib(
    _ lexer: SwiftLexer,
    _ name: SwiftToken,
    on receiver: String?,
    _ arguments: [CallArgument]
  ) -> Found? {
    if lexer.spells(name, "loadNibNamed"), let first = arguments.first, first.label.isEmpty {
      let owner = arguments.first { $0.label == "owner" }.map { Self.owner($0.value) }
      return Found(offset: name.start, name: Self.name(first.value), owner: owner ?? .notInstantiated)
    }
    // UINib(nibName:bundle:), NSNib(nibNamed:bundle:), and the initializers of controllers.
    guard let first = arguments.first, ["nibName", "nibNamed", "windowNibName"].contains(first.label),
      first.value != "nil"
    else { return nil }
    // `NSWindowController(windowNibName:owner:)`
    let owner = arguments.dropFirst().first { $0.label == "owner" }
    var found = Found(
      offset: name.start,
      name: Self.name(first.value),
      owner: owner.map { Self.owner($0.value) } ?? .notInstantiated
    )
    found.controller = Self.controller(made: lexer.text(name.start..<name.end), on: receiver)
    // What an initializer passes on to that of the superclass, its callers name.
    let isPassedOn =
      first.value == parameters.first && (owner.map { parameters.contains($0.value) } ?? true)
    return found.controller == .itself && isPassedOn ? nil : found
  }

  /// The controller that an initializer makes: `Panel(...)`, `Panel.init(...)`, `super.init(...)`.
  private static func controller(made callee: String, on receiver: String?) -> NibLoad.Controller? {
    guard let name = callee == "init" ? receiver : callee, !nibClasses.contains(name) else { return nil }
    if name == "super" || name == "self" || name == "Self" { return .itself }
    return name.first?.isUppercase == true ? .made(name) : nil
  }

  /// The classes of nibs themselves.
  private static let nibClasses: Set<String> = ["UINib", "NSNib"]

  private static func owner(_ value: String) -> NibLoad.Owner {
    switch value {
    case "self": .itself
    case "nil": .nobody
    default: .other
    }
  }

  /// A literal, the name of a class, or either in an initializer such as `NSNib.Name("Box")`.
  static func name(_ value: String) -> NibLoad.Name {
    if let literal = literal(value) { return literal }
    guard value.hasSuffix(")"), let opening = value.firstIndex(of: "(") else { return .unknown }
    let callee = value[..<opening]
    var inner = value[value.index(after: opening)...].dropLast()
    while inner.first == " " { inner.removeFirst() }
    switch callee {
    case "String":
      guard inner.hasPrefix("describing:") else { return .unknown }
      return className(inner.dropFirst("describing:".utf8.count))
    case "NSStringFromClass":
      return className(inner)
    case "NSNib.Name", "NSNib.Name.init":
      if inner.hasPrefix("rawValue:") { inner = inner.dropFirst("rawValue:".utf8.count) }
      return literal(inner.filter { $0 != " " }) ?? .unknown
    default:
      return .unknown
    }
  }

  private static func literal(_ value: String) -> NibLoad.Name? {
    guard value.utf8.count >= 2, value.first == "\"", value.last == "\"", !value.contains("\n") else {
      return nil
    }
    let text = value.dropFirst().dropLast()
    guard text.contains("\\") else { return text.contains("\"") ? nil : .literal(String(text)) }
    guard text.hasPrefix("\\("), text.hasSuffix(")") else { return nil }
    return className(text.dropFirst(2).dropLast())
  }

  /// `Box.self`, `Self.self`, `self`, `type(of: self)`.
  private static func className(_ expression: Substring) -> NibLoad.Name {
    let text = expression.filter { $0 != " " }
    if text == "self" || text == "type(of:self)" || text == "classForCoder" { return .className("Self") }
    guard text.hasSuffix(".self") else { return .unknown }
    let name = text.dropLast(".self".utf8.count)
    return name.utf8.allSatisfy { $0.continuesWord } ? .className(String(name)) : .unknown
  }
}
