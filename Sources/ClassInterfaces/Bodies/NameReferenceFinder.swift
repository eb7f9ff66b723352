/// Finds the calls in a body that ask the app's own bundle for nibs, storyboards, controllers and segues by name, and
/// tables and collections for cells.
struct NameReferenceFinder {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>
  var calls: CallReader
  var found: [Found] = []
  /// The controllers that are asked for of a storyboard which the call does not name.
  private var controllers: [(found: Found, call: Call)] = []
  /// Whether a storyboard that the body makes is of another bundle or has a name that is not to be read.
  var makesUnknownStoryboards = false
  /// Whether the name of a storyboard that the body makes is held by a constant.
  var namesStoryboardByConstant = false
  /// The constants that hold storyboards which the body makes, with their names; nil where it may be one of several.
  var storyboards: [String: Name?] = [:]
  /// The constants that hold texts, as far as the body declares them.
  var constants: LocalConstants
  /// The constant that is being declared.
  var declared: SwiftToken?
  /// The `#if` branches around the current token.
  private var conditions = ConditionStack()
  /// The calls that were taken with the storyboard before them.
  var noted: Set<Int> = []
  /// The last bundle that a call makes, and the offset behind it.
  var bundle: (bundle: ReferencedBundle, end: Int)?

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, parameters: [String]) {
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

  /// Enters or leaves a branch if the token begins such a directive.
  private mutating func follow(_ hash: SwiftToken) {
    var parser = SwiftDeclarationParser(bytes, range: hash.start..<range.upperBound)
    parser.conditions = conditions
    if parser.parseDirective() { conditions = parser.conditions }
  }

  /// Whether a call by a name may refer to something: it is one of those that do, or makes an object.
  private func mayRefer(_ callee: SwiftToken, _ lexer: SwiftLexer) -> Bool {
    bytes[callee.start].isUppercase || bytes[callee.start] >= 0x80
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
      let isNib = Self.nibs.contains(name == "init" ? call.receiver ?? "" : name)
      let isInitializer = name == "init" && (nib == nil || isSuper || isNib)
      guard name.first?.isUppercase == true || isInitializer else { return }
      if let nib, let bundle = Self.bundle(call.argument("bundle")) {
        let maker = isSuper ? "Self" : isNib ? nil : name
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
    let demand = demand(behind: call) ?? demand(ofConstantGivenBy: call)
    if method.mayGiveNil, demand == nil { return }
    add(method.target, identifier, at: call.callee, demanding: demand)
    let table = call.path.map { SwiftLexer(bytes).text($0) }
    found[found.count - 1].asksOwnTable = table.map(DequeuingMethods.isOwn) == true
  }

  mutating func add(
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
