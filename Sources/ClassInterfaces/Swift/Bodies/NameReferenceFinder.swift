/// Finds the calls in a body that ask the app's own bundle for nibs, storyboards, controllers and segues by name, and
/// tables and collections for cells.
struct NameReferenceFinder {
  /// A name that an argument gives.
  fileprivate struct Name: Equatable {
    var text: String
    /// Whether it is that of a class.
    var isOfClass = false
    /// The constant that holds it; the text is empty where the body does not declare that.
    var constant: String?
    /// Whether it is known what it says.
    var isKnown: Bool { constant == nil || !text.isEmpty }
  }

  /// One call: what is called, on what, and with what.
  private struct Call {
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

  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private var calls: CallReader
  private var found: [Found] = []
  /// The controllers that are asked for of a storyboard which the call does not name.
  private var controllers: [(found: Found, call: Call)] = []
  /// Whether a storyboard that the body makes is of another bundle or has a name that is not to be read.
  private var makesUnknownStoryboards = false
  /// Whether the name of a storyboard that the body makes is held by a constant.
  private var namesStoryboardByConstant = false
  /// The constants that hold storyboards which the body makes, with their names; nil where it may be one of several.
  private var storyboards: [String: Name?] = [:]
  /// The constants that hold texts, as far as the body declares them.
  private var constants: LocalConstants
  /// The constant that is being declared.
  private var declared: SwiftToken?
  /// The `#if` branches around the current token.
  private var conditions = ConditionStack()
  /// The last bundle that a call makes, and the offset behind it.
  private var bundle: (bundle: ReferencedBundle, end: Int)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, parameters: [String]) {
    self.bytes = bytes
    self.range = range
    constants = LocalConstants(bytes, parameters: parameters)
    calls = CallReader(bytes, range)
  }

  /// All calls, in the order of the text.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: Where the body stands.
  ///   - parameters: What its parameters are called, which are no constants.
  /// - Returns: The calls.
  static func find(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    parameters: [String] = []
  ) -> [Found] {
    var finder = NameReferenceFinder(bytes, range, parameters: parameters)
    finder.read()
    return finder.found.sorted { $0.offset < $1.offset }
  }

  private mutating func read() {
    var lexer = SwiftLexer(bytes, range: range)
    var receiver: String?
    var path: Range<Int>?
    var isMember = false
    var isGrouped = false
    var previous: SwiftToken?
    var token = lexer.next()
    while token.kind != .endOfFile {
      let next = lexer.next()
      if token.kind == .hash { follow(token) }
      if token.kind == .identifier, lexer.spells(token, "let") || lexer.spells(token, "var") {
        declared = next
        constants.note(next, isConstant: lexer.spells(token, "let"))
      }
      if token.kind == .identifier, next.kind == .leftParen, next.start == token.end {
        if mayRefer(token, lexer), let (arguments, end) = calls.read(lexer, opening: next) {
          var call = Call(callee: token, receiver: receiver, arguments: arguments, end: end)
          call.isOwn = !isMember || receiver == "self"
          call.isGrouped = isGrouped
          call.path = path
          note(call)
        }
        (receiver, path) = (nil, nil)
      } else if token.kind == .identifier {
        path = isMember ? path.map { $0.lowerBound..<token.end } : token.start..<token.end
        receiver = lexer.text(token.start..<token.end)
      } else if token.kind != .dot, !lexer.isPostfix(token) {
        (receiver, path) = (nil, nil)
        isGrouped = token.kind == .leftParen && lexer.mayBeginExpression(token, after: previous)
      }
      isMember = token.kind == .dot
      previous = token
      token = next
    }
    for controller in controllers { note(controller.found, askedOf: controller.call) }
  }

  /// Notes a controller that a storyboard is asked for which something else made than the same expression.
  private mutating func note(_ controller: Found, askedOf call: Call) {
    guard let receiver = call.receiver else { return }
    var controller = controller
    // Only a storyboard of the app's own can be held against what the tree has.
    let isAppsOwn = !makesUnknownStoryboards
    // What the body declares by a name is no member of that name: `self.prefs`, `other.prefs`.
    let isBare = call.path?.count == receiver.utf8.count
    let storyboard = isBare ? storyboards[receiver] : nil
    if storyboard == nil, let holder = holder(of: call) {
      controller.storyboardHolder = holder.spelling
      controller.mayBeOfAnyStoryboard =
        isAppsOwn && !namesStoryboardByConstant && receiver == "storyboard"
        && controller.target != .initialController
      return found.append(controller)
    }
    guard isAppsOwn, receiver == "storyboard" || storyboard != nil else { return }
    let name = storyboard ?? nil
    guard name?.constant != nil || !namesStoryboardByConstant else { return }
    if controller.target == .initialController {
      guard let name, name.constant == nil else { return }
      controller.name = name.text
    } else {
      controller.name(storyboard: name)
    }
    found.append(controller)
  }

  /// The constant outside of the body that may hold the storyboard which is asked for a controller.
  private func holder(of call: Call) -> ConstantExpression? {
    guard let path = call.path else { return nil }
    let end = path.upperBound < range.upperBound ? bytes[path.upperBound] : 0
    // A controller's own, `storyboard?`, is none that code makes.
    if call.receiver == "storyboard", end == UInt8(ascii: "?") || end == UInt8(ascii: "!") { return nil }
    let names = bytes[path].filter { $0 > 0x20 && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    guard let holder = ConstantExpression(String(decoding: names, as: UTF8.self)), !holder.isRawValue,
      !constants.areOthers(holder.first)
    else { return nil }
    return holder
  }

  /// Enters or leaves a branch if the token begins such a directive.
  private mutating func follow(_ hash: SwiftToken) {
    var parser = SwiftDeclarationParser(bytes, range: hash.start..<range.upperBound)
    parser.conditions = conditions
    if parser.parseDirective() { conditions = parser.conditions }
  }

  /// Whether a call by a name may refer to something: it is one of those that do, or makes an object.
  private func mayRefer(_ callee: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    bytes[callee.start] &- 0x41 < 26 || bytes[callee.start] >= 0x80
      || Self.callees.contains { lexer.spells(callee, $0) }
      || DequeuingMethods.mayBeNamed(by: bytes[callee.start..<callee.end])
  }

  private static let callees: [StaticString] = [
    "init", "instantiateController", "instantiateViewController", "instantiateInitialController",
    "instantiateInitialViewController", "loadNibNamed", "performSegue",
  ]

  private mutating func note(_ call: Call) {
    let name = SwiftLexer(bytes).text(call.callee.start..<call.callee.end)
    switch name {
    case "UIStoryboard", "NSStoryboard",
      "init" where call.receiver == "UIStoryboard" || call.receiver == "NSStoryboard":
      noteStoryboard(call)
    case "instantiateViewController", "instantiateController":
      guard let identifier = identifier(of: call), !isNoted(call.callee) else { return }
      let controller = Found(
        offset: call.callee.start,
        target: .controller(storyboard: nil),
        name: identifier.text,
        isClassName: identifier.isOfClass,
        constant: identifier.constant,
        demand: demand(ofControllerGivenBy: call),
        platforms: conditions.certain
      )
      controllers.append((controller, call))
    case "instantiateInitialViewController", "instantiateInitialController":
      guard let demand = demand(ofControllerGivenBy: call), !isNoted(call.callee) else { return }
      let controller = Found(
        offset: call.callee.start,
        target: .initialController,
        name: "",
        demand: demand,
        platforms: conditions.certain
      )
      controllers.append((controller, call))
    case "performSegue":
      guard let identifier = text(of: call.argument("withIdentifier"), as: "String") else { return }
      add(.segue(isOwn: call.isOwn), identifier, at: call.callee)
    case "Bundle":
      let text = SwiftLexer(bytes).text(call.callee.start..<call.end)
      bundle = ReferencedBundle(swift: text).map { ($0, call.end) }
    case _ where DequeuingMethods.mayBeNamed(by: bytes[call.callee.start..<call.callee.end]):
      noteReusable(call, name)
    case "loadNibNamed":
      guard let nib = self.name(in: call.argument("")), let bundle = bundle(asked: call) else { return }
      add(.nib, nib, of: bundle, at: call.callee, demanding: demand(ofFirstOf: call))
    default:
      let nib = self.name(in: call.argument("nibName", "nibNamed"))
      let isSuper = call.receiver == "super"
      guard name.first?.isUppercase == true || name == "init" && (nib == nil || isSuper) else { return }
      if let nib, let bundle = Self.bundle(call.argument("bundle")) {
        let maker = isSuper ? "Self" : Self.nibs.contains(name) ? nil : name
        let objects = maker == nil ? chained(behind: call, to: ["instantiate"]) : nil
        let demand = objects.flatMap(demand(ofFirstOf:))
        add(.nib, nib, madeBy: maker, of: bundle, at: call.callee, demanding: demand)
      } else if let nib = text(of: call.argument("windowNibName")) {
        add(.windowNib, nib, at: call.callee)
      }
    }
  }

  /// The classes of nibs themselves.
  private static let nibs: Set<String> = ["NSNib", "UINib"]

  private mutating func noteReusable(_ call: Call, _ name: String) {
    let labels = call.arguments.map { $0.label.isEmpty ? "_:" : "\($0.label):" }.joined()
    guard let method = DequeuingMethods.all["\(name)(\(labels))"],
      let identifier = text(of: call.arguments[method.identifier])
    else { return }
    let demand = demand(behind: call)
    if method.mayGiveNil, demand == nil { return }
    add(method.target, identifier, at: call.callee, demanding: demand)
  }

  /// What the body takes for granted of what a call gives.
  private func demand(of part: DemandReader.Part = .whole, behind call: Call) -> NameReference.Demand? {
    let rest = call.end..<max(call.end, range.upperBound)
    return DemandReader.demand(of: part, in: rest, of: bytes, isGrouped: call.isGrouped)
  }

  /// What the body takes for granted of the first of the objects that a call gives.
  private func demand(ofFirstOf call: Call) -> NameReference.Demand? {
    let demand = demand(of: .first, behind: call)
    return demand?.className == nil ? nil : demand
  }

  /// What the body takes for granted of the controller that a storyboard gives; nothing where a closure makes it.
  private func demand(ofControllerGivenBy call: Call) -> NameReference.Demand? {
    call.argument("creator") == nil ? demand(behind: call) : nil
  }

  private mutating func noteStoryboard(_ call: Call) {
    let isAppKit = bytes[call.callee.start] == UInt8(ascii: "N") || call.receiver == "NSStoryboard"
    let type = isAppKit ? "NSStoryboard.Name" : "String"
    guard let storyboard = text(of: call.argument("name"), as: type),
      let bundle = Self.bundle(call.argument("bundle"))
    else {
      makesUnknownStoryboards = true
      if let controller = chained(behind: call, to: Self.makingControllers) {
        noted.insert(controller.callee.start)
      }
      return
    }
    if storyboard.constant != nil { namesStoryboardByConstant = true }
    // A class's bundle may be a dependency's, whose controllers nobody has seen.
    if bundle.className != nil { makesUnknownStoryboards = true }
    add(.storyboard, storyboard, of: bundle, at: call.callee)
    if let declared {
      let name = SwiftLexer(bytes).text(declared.start..<declared.end)
      let isSame = storyboards[name].map { $0 == storyboard } ?? true
      storyboards.updateValue(isSame ? storyboard : nil, forKey: name)
    }
    guard let controller = chained(behind: call, to: Self.makingControllers) else { return }
    noted.insert(controller.callee.start)
    let demand = demand(ofControllerGivenBy: controller)
    if let identifier = identifier(of: controller) {
      let target = NameReference.Target.controller(storyboard: nil)
      add(target, identifier, of: bundle, at: controller.callee, demanding: demand)
      found[found.count - 1].name(storyboard: storyboard)
    } else if let demand, controller.arguments.isEmpty, storyboard.constant == nil {
      add(.initialController, storyboard, of: bundle, at: controller.callee, demanding: demand)
    }
  }

  /// The methods by which a storyboard makes its controllers.
  private static let makingControllers: [StaticString] = [
    "instantiateViewController", "instantiateController", "instantiateInitialViewController",
    "instantiateInitialController",
  ]

  /// The calls that were taken with the storyboard before them.
  private var noted: Set<Int> = []

  private func isNoted(_ callee: SwiftToken) -> Bool { noted.contains(callee.start) }

  /// The call of one of some methods that is sent to what another call makes as soon as it is made.
  private mutating func chained(behind call: Call, to names: [StaticString]) -> Call? {
    var lexer = SwiftLexer(bytes, range: call.end..<range.upperBound)
    guard lexer.next().kind == .dot else { return nil }
    let callee = lexer.next()
    let opening = lexer.next()
    guard callee.kind == .identifier, opening.kind == .leftParen,
      names.contains(where: { lexer.spells(callee, $0) }),
      let (arguments, end) = calls.read(lexer, opening: opening)
    else { return nil }
    return Call(callee: callee, receiver: nil, arguments: arguments, end: end, isGrouped: call.isGrouped)
  }

  private mutating func add(
    _ target: NameReference.Target,
    _ name: Name,
    madeBy maker: String? = nil,
    of bundle: ReferencedBundle = .main,
    at callee: SwiftToken,
    demanding demand: NameReference.Demand? = nil
  ) {
    found.append(
      Found(
        offset: callee.start,
        target: target,
        name: name.text,
        isClassName: name.isOfClass,
        constant: name.constant,
        maker: maker,
        bundleClass: bundle.className,
        demand: demand,
        platforms: conditions.certain
      )
    )
  }

  /// The identifier by which a storyboard is asked for a controller.
  private func identifier(of call: Call) -> Name? {
    let isAppKit = SwiftLexer(bytes).spells(call.callee, "instantiateController")
    return name(
      in: call.argument("withIdentifier", "identifier"),
      as: isAppKit ? "NSStoryboard.SceneIdentifier" : "String"
    )
  }

  /// The name that an argument gives: a literal, that of a class, or one that a constant holds.
  private func name(in argument: CallArgument?, as type: String? = nil) -> Name? {
    if let className = argument?.unwrapped.className { return Name(text: className, isOfClass: true) }
    return text(of: argument, as: type)
  }

  /// The text that an argument gives: a literal, or one that a constant holds, which may be a member of the argument's type.
  private func text(of argument: CallArgument?, as type: String? = nil) -> Name? {
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
  private static func bundle(_ argument: CallArgument?) -> ReferencedBundle? {
    argument.map { ReferencedBundle(swift: $0.value) } ?? .main
  }

  /// The bundle that is asked for a nib, `Bundle(for: Panel.self).loadNibNamed("Panel", ...)`.
  private func bundle(asked call: Call) -> ReferencedBundle? {
    if call.receiver == "main" { return .main }
    guard let bundle, bundle.end <= call.callee.start else { return nil }
    var lexer = SwiftLexer(bytes, range: bundle.end..<call.callee.start)
    return lexer.next().kind == .dot && lexer.next().kind == .endOfFile ? bundle.bundle : nil
  }
}

extension NameReferenceFinder.Found {
  /// Takes the name of the storyboard that is asked for the controller; nil where any may be meant.
  fileprivate mutating func name(storyboard: NameReferenceFinder.Name?) {
    target = .controller(storyboard: storyboard.flatMap { $0.isKnown ? $0.text : nil })
    storyboardConstant = storyboard?.constant
  }
}

extension SwiftLexer {
  /// Whether a token is the `?` or `!` behind a name.
  fileprivate func isPostfix(_ token: SwiftToken) -> Bool {
    token.kind == .operatorSymbol && token.count == 1
      && (bytes[token.start] == UInt8(ascii: "?") || bytes[token.start] == UInt8(ascii: "!"))
  }

  /// Whether an opening parenthesis begins an expression, and not the arguments of a call.
  fileprivate func mayBeginExpression(_ opening: SwiftToken, after previous: SwiftToken?) -> Bool {
    guard let previous else { return true }
    return switch previous.kind {
    case .operatorSymbol: !isPostfix(previous) || previous.end < opening.start
    case .leftParen, .leftBrace, .comma, .colon: true
    case .identifier: spells(previous, "return") || opening.isAtLineStart
    default: opening.isAtLineStart
    }
  }
}
