/// Follows a body of Objective-C, and the methods of the object that it calls, to the places where nibs are named and
/// properties set, with the conditions on the way.
struct ObjectiveCPathFollower {
  private typealias Conditions = [NibLoadRun.Condition]

  /// A property, or one behind it, that surely is set.
  struct Assignment {
    var path: String
    var offset: Int
  }

  /// The bodies of the methods of the same implementation, by selector.
  private let methods: [String: ObjectiveCTokens]
  /// The offsets of the messages that name nibs.
  private let nibs: Set<Int>
  private var ways: NibLoadWays
  private(set) var assignments: [Assignment] = []

  init(nibs: Set<Int>, methods: [String: ObjectiveCTokens], trigger: String) {
    self.nibs = nibs
    self.methods = methods
    ways = NibLoadWays(from: trigger, size: methods.values.reduce(0) { $0 + $1.tokens.count })
  }

  /// The ways found, by the offsets of the messages that name nibs.
  var runs: [Int: [NibLoadRun]] { ways.runs }

  /// Reads a body.
  mutating func follow(_ body: ObjectiveCTokens) {
    _ = walk(body, body.tokens.indices, [])
  }

  /// Walks through statements; tells whether they may leave the body.
  private mutating func walk(_ body: ObjectiveCTokens, _ range: Range<Int>, _ outer: Conditions) -> Bool {
    guard ways.enterBlock() else { return true }
    defer { ways.leaveBlock() }
    var conditions = outer
    var leaves = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch body.name(at: index) {
      case "if" where body.isSymbol("(", at: index + 1):
        leaves = readIf(body, &index, range.upperBound, &conditions) || leaves
      case "for", "while", "switch":
        let opening = index + 1
        let start = body.isSymbol("(", at: opening) ? body.closing(opening) + 1 : opening
        let block = statement(body, from: start, before: range.upperBound)
        _ = walk(body, block, conditions.adding(Self.unstated))
        index = block.upperBound + 1
      case "do":
        index += 1
      case "return":
        leaves = true
        fallthrough
      default:
        if body.isSymbol("{", at: index) {
          let closing = min(body.closing(index), range.upperBound)
          leaves = walk(body, index + 1..<max(index + 1, closing), conditions) || leaves
          index = closing + 1
        } else {
          if body.directive(at: index) == "throw" { leaves = true }
          let end = max(index, body.endOfStatement(from: index, before: range.upperBound))
          if conditions.isEmpty, !leaves { readAssignment(body, index..<end) }
          visit(body, index..<end, conditions)
          index = end + 1
        }
      }
    }
    return leaves
  }

  // MARK: - Conditions

  private mutating func readIf(
    _ body: ObjectiveCTokens,
    _ index: inout Int,
    _ end: Int,
    _ conditions: inout Conditions
  ) -> Bool {
    var passed = conditions
    var leaves = false
    while true {
      let opening = index + 1
      let closing = min(body.closing(opening), end)
      let test = opening + 1..<max(opening + 1, closing)
      visit(body, test, passed)
      let condition = condition(body, test)
      let block = statement(body, from: closing + 1, before: end)
      index = block.upperBound + 1
      if case .never = condition {
        // What follows an object that is not there does not happen.
      } else if walk(body, block, passed.adding(condition.isMet)) {
        leaves = true
        conditions = conditions.adding(condition.isNotMet)
      }
      passed = passed.adding(condition.isNotMet)
      guard body.name(at: index) == "else" else { return leaves }
      index += 1
      if body.name(at: index) == "if", body.isSymbol("(", at: index + 1) { continue }
      let other = statement(body, from: index, before: end)
      index = other.upperBound + 1
      if case .always = condition { return leaves }
      if walk(body, other, passed) {
        leaves = true
        conditions.add(Self.unstated)
      }
      return leaves
    }
  }

  private enum Condition {
    /// `self`, which is there.
    case always
    case never
    case stated(String)

    var isMet: Conditions {
      if case .stated(let text) = self { [.init(text)] } else { [] }
    }

    var isNotMet: Conditions {
      if case .stated(let text) = self { [.init(text, isNegated: true)] } else { [] }
    }
  }

  /// `if (self)`, `if ((self = [super initWithCoder:coder]))` and `if (!self)` ask for nothing.
  private func condition(_ body: ObjectiveCTokens, _ range: Range<Int>) -> Condition {
    let text = body.spelling(range)
    switch text {
    case "self", "self!=nil", "nil!=self": return .always
    case "!self", "self==nil", "nil==self": return .never
    default:
      let opening = text.drop { $0 == "(" }
      if opening.hasPrefix("self=["), !opening.hasPrefix("self==") {
        return text.hasPrefix("!") ? .never : .always
      }
      return text.hasPrefix("!(self=[") ? .never : .stated(text)
    }
  }

  /// The inside of a block, or one statement up to its semicolon.
  private func statement(_ body: ObjectiveCTokens, from start: Int, before end: Int) -> Range<Int> {
    guard body.isSymbol("{", at: start) else {
      return start..<max(start, body.endOfStatement(from: start, before: end))
    }
    return start + 1..<max(start + 1, min(body.closing(start), end))
  }

  // MARK: - Statements

  /// Looks at the messages of a statement: a nib is named here, or a method of the object is called.
  private mutating func visit(_ body: ObjectiveCTokens, _ range: Range<Int>, _ outer: Conditions) {
    var conditions = outer
    var index = range.lowerBound
    while index < range.upperBound {
      if body.isSymbol("^", at: index),
        let opening = blockOpening(body, after: index, before: range.upperBound)
      {
        // Nobody knows whether, and when, a block is run.
        let closing = min(body.closing(opening), range.upperBound)
        _ = walk(body, opening + 1..<max(opening + 1, closing), conditions.adding(Self.unstated))
        index = closing + 1
        continue
      }
      if skipsOperand(body, at: index) { conditions.add(Self.unstated) }
      if body.name(at: index) != nil, nibs.contains(body.tokens[index].start) {
        ways.note(body.tokens[index].start, under: conditions)
      }
      if body.isSymbol("[", at: index), body.name(at: index + 1) == "self", body.name(at: index + 2) != nil {
        call(selector(body, at: index + 2), conditions)
      }
      index += 1
    }
  }

  private func blockOpening(_ body: ObjectiveCTokens, after index: Int, before end: Int) -> Int? {
    var index = index + 1
    while index < end, !body.isSymbol("{", at: index) {
      if body.isSymbol(";", at: index) { return nil }
      index = body.isSymbol("(", at: index) ? body.closing(index) + 1 : index + 1
    }
    return index < end ? index : nil
  }

  /// `&&`, `||` and `?` may leave out what stands behind them.
  private func skipsOperand(_ body: ObjectiveCTokens, at index: Int) -> Bool {
    body.isSymbol("?", at: index) || body.isSymbol("&", at: index) && body.isSymbol("&", at: index + 1)
      || body.isSymbol("|", at: index) && body.isSymbol("|", at: index + 1)
  }

  private func selector(_ body: ObjectiveCTokens, at index: Int) -> String {
    let arguments = body.arguments(from: index)
    return arguments.isEmpty ? body.name(at: index) ?? "" : arguments.map { $0.label + ":" }.joined()
  }

  private mutating func call(_ selector: String, _ conditions: Conditions) {
    guard let body = methods[selector], ways.enterMethod(selector, size: body.tokens.count) else { return }
    _ = walk(body, body.tokens.indices, conditions)
    ways.leaveMethod()
  }

  /// Notes `self.title = x;` and `self.layer.cornerRadius = x;`, but not what is made of the property's own value.
  private mutating func readAssignment(_ body: ObjectiveCTokens, _ range: Range<Int>) {
    var index = range.lowerBound
    guard body.name(at: index) == "self", index < range.upperBound else { return }
    let offset = body.tokens[index].start
    var names: [String] = []
    while body.isSymbol(".", at: index + 1), let name = body.name(at: index + 2) {
      names.append(name)
      index += 2
    }
    guard let last = names.last, body.isSymbol("=", at: index + 1), !body.isSymbol("=", at: index + 2) else {
      return
    }
    let value = min(index + 2, range.upperBound)..<range.upperBound
    guard !value.contains(where: { body.name(at: $0) == last }) else { return }
    assignments.append(Assignment(path: names.joined(separator: "."), offset: offset))
  }

  private static let unstated = NibLoadRun.Condition(nil)
}
