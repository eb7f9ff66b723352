import SourceSyntax

/// Reads the condition of an `#if` or `#elseif`: `os(iOS) && !DEBUG`.
private struct SwiftConditionReader {
  /// The conditions that never hold in builds of an app; `TARGET_INTERFACE_BUILDER` holds only in builds for Interface
  /// Builder's canvas.
  private static let neverHolding: [StaticString] = ["false", "0", "TARGET_INTERFACE_BUILDER"]
  /// The maximum nesting depth of parentheses and negations.
  private static let maximumDepth = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var tokens: SwiftTokenCursor
  private var depth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    tokens = SwiftTokenCursor(bytes, range: range)
  }

  /// Returns the condition of a branch other than `#else`.
  fileprivate static func condition(of branch: SyntaxTree.Index, in tree: SyntaxTree) -> CompilationCondition
  {
    let name = tree.name(of: branch).indices
    guard !name.isEmpty else { return .unknown }
    var reader = SwiftConditionReader(tree.bytes, name)
    return reader.readDisjunction()
  }

  private mutating func readDisjunction() -> CompilationCondition {
    var condition = readConjunction()
    while tokens.isOperator("||") {
      tokens.advance()
      condition = condition || readConjunction()
    }
    return condition
  }

  private mutating func readConjunction() -> CompilationCondition {
    var condition = readOperand()
    while tokens.isOperator("&&") {
      tokens.advance()
      condition = condition && readOperand()
    }
    return condition
  }

  private mutating func readOperand() -> CompilationCondition {
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if tokens.isOperator(beginningWith: "!") {
      tokens.consumeOperatorByte()
      return !readOperand()
    }
    if tokens.token.kind == .leftParen {
      tokens.advance()
      let condition = readDisjunction()
      if tokens.token.kind == .rightParen { tokens.advance() }
      return condition
    }
    let token = tokens.token
    guard token.kind == .identifier || token.kind == .number else { return .unknown }
    let word = bytes[token.start..<token.end]
    tokens.advance()
    guard tokens.token.kind == .leftParen else {
      if word.spells("true") { return .always }
      return Self.neverHolding.contains(where: word.spells) ? .never : .unknown
    }
    var ahead = tokens
    ahead.advance()
    let argument = bytes[ahead.token.start..<ahead.token.end]
    tokens.skipGroup()
    if word.spells("os") { return PlatformSet(named: argument).map(CompilationCondition.init) ?? .unknown }
    if word.spells("canImport") {
      // Mac Catalyst, which can also import AppKit, is treated as iOS.
      if argument.spells("UIKit") { return !CompilationCondition(.macOS) }
      if argument.spells("AppKit") || argument.spells("Cocoa") {
        return CompilationCondition(mayHold: [.macOS, .iOS], mayFail: PlatformSet.all.subtracting(.macOS))
      }
    }
    return .unknown
  }
}

extension ConditionStack {
  /// Enters a branch of an `#if` after its preceding branches.
  mutating func enter(_ branch: SyntaxTree.Index, of conditional: SyntaxTree.Index, in tree: SyntaxTree) {
    if tree.firstChild(of: conditional) == branch {
      begin(SwiftConditionReader.condition(of: branch, in: tree))
    } else {
      let isElse = tree.name(of: branch).isEmpty
      `continue`(isElse ? .always : SwiftConditionReader.condition(of: branch, in: tree))
    }
  }
}

extension PlatformSet {
  private static let names: [(name: StaticString, platforms: PlatformSet)] = [
    ("iOS", .iOS), ("macOS", .macOS), ("OSX", .macOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
    ("visionOS", .visionOS), ("xrOS", .visionOS), ("Linux", []), ("Windows", []), ("Android", []),
    ("WASI", []),
  ]

  /// Creates the set of platforms that a name in a condition or `@available` refers to; nil for an unknown name.
  ///
  /// The set is empty for operating systems that are not from Apple, such as Linux.
  init?(named name: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let entry = Self.names.first(where: { name.spells($0.name) }) else { return nil }
    self = entry.platforms
  }
}
