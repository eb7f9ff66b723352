import RuntimeAttributes

extension SwiftDeclarationParser {
  // MARK: - Attributes

  /// Reads `@name`, `@name(arguments)` or `@Outer.Name<Int>(arguments)`.
  mutating func parseAttribute(into traits: inout DeclarationTraits) {
    advance()
    guard token.kind == .identifier else { return }
    let keyword = self.keyword
    let start = token.start
    advance()
    while token.kind == .dot, token.start == previousEnd {
      advance()
      if token.kind == .identifier { advance() }
    }
    let end = previousEnd
    skipGenericArguments()
    var arguments: Range<Int>?
    if token.kind == .leftParen, !token.isAtLineStart {
      let opening = token
      skipTokenOrGroup()
      arguments = opening.end..<max(opening.end, previousEnd - 1)
    }
    apply(keyword, name: start..<end, arguments, to: &traits)
  }

  private func apply(
    _ keyword: SwiftKeyword?,
    name: Range<Int>,
    _ arguments: Range<Int>?,
    to traits: inout DeclarationTraits
  ) {
    switch keyword {
    case .objc:
      traits.modifiers.insert(.objc)
      if let arguments { traits.objectiveCName = withoutBlanks(arguments) }
    case .nonobjc: traits.modifiers.insert(.nonobjc)
    case .objcMembers: traits.modifiers.insert(.objcMembers)
    case .ibDesignable: traits.modifiers.insert(.designable)
    case .ibInspectable: traits.modifiers.insert(.inspectable)
    case .ibOutlet: traits.modifiers.insert(.outlet)
    case .ibAction: traits.modifiers.insert(.action)
    case .ibSegueAction: traits.modifiers.insert(.segueAction)
    case .gkInspectable: traits.modifiers.insert(.entityInspectable)
    case .nsManaged: traits.modifiers.insert(.managed)
    case .propertyWrapper: traits.modifiers.insert(.propertyWrapper)
    case .available:
      if let arguments { takeAvailability(arguments, into: &traits) }
    default:
      let attribute = DeclarationAttribute(lexer.text(name), arguments: arguments.map { lexer.text($0) })
      traits.attributes.append(attribute)
    }
  }

  private func withoutBlanks(_ range: Range<Int>) -> String {
    let text = lexer.text(range)
    return text.utf8.contains(0x20) ? text.filter { $0 != " " } : text
  }

  /// Reads `(tvOS, unavailable)` and `(iOS 13.0, macOS 10.15, *)`; `*` says nothing of one platform.
  private func takeAvailability(_ arguments: Range<Int>, into traits: inout DeclarationTraits) {
    var pieces = SwiftLexer(lexer.bytes, range: arguments)
    var piece = pieces.next()
    while piece.kind != .endOfFile {
      let platforms = PlatformSet(lexer, piece)
      piece = pieces.next()
      guard let platforms else { continue }
      if piece.kind == .comma {
        if lexer.spells(pieces.next(), "unavailable") { traits.unavailablePlatforms.formUnion(platforms) }
        return
      }
      if let version = PlatformVersion(utf8: lexer.bytes[piece.start..<piece.end]) {
        traits.introductions.append(Introduction(platforms, version))
      }
    }
  }

  // MARK: - Modifiers

  /// Reads a modifier such as `private(set)` or `lazy`; false, and nothing passed over, for any other word.
  mutating func parseModifier(_ keyword: SwiftKeyword, into traits: inout DeclarationTraits) -> Bool {
    switch keyword {
    case .private: parseAccess(.private, into: &traits)
    case .fileprivate: parseAccess(.fileprivate, into: &traits)
    case .internal: parseAccess(.internal, into: &traits)
    case .package: parseAccess(.package, into: &traits)
    case .public: parseAccess(.public, into: &traits)
    case .open: parseAccess(.open, into: &traits)
    case .static: takeModifier(.typeMember, into: &traits)
    case .final: takeModifier(.final, into: &traits)
    case .override: takeModifier(.override, into: &traits)
    case .dynamic: takeModifier(.dynamic, into: &traits)
    case .lazy: takeModifier(.lazy, into: &traits)
    case .weak: takeModifier(.weak, into: &traits)
    case .required: takeModifier(.required, into: &traits)
    case .convenience: takeModifier(.convenience, into: &traits)
    case .optional: takeModifier(.optional, into: &traits)
    case .mutating, .nonmutating, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix,
      .unowned, .borrowing, .consuming, .sending, .__consuming, .async:
      takeModifier([], into: &traits)
    case .class:
      // `class var`, `class func`, `class override func`; `class Name` otherwise.
      var ahead = lexer
      let following = ahead.next()
      guard following.kind == .identifier || following.kind == .at else { return false }
      let word = SwiftKeyword(lexer.bytes, following.start..<following.end)
      guard
        word == .var || word == .let || word == .func || word == .subscript
          || word?.isMemberModifier == true
      else { return false }
      takeModifier(.typeMember, into: &traits)
    default:
      return false
    }
    return true
  }

  private mutating func takeModifier(_ modifier: DeclarationModifiers, into traits: inout DeclarationTraits) {
    traits.modifiers.insert(modifier)
    advance()
    // `unowned(unsafe)`, `nonisolated(unsafe)`
    if token.kind == .leftParen, token.start == previousEnd { skipTokenOrGroup() }
  }

  private mutating func parseAccess(_ level: AccessLevel, into traits: inout DeclarationTraits) {
    advance()
    guard token.kind == .leftParen, !token.isAtLineStart else {
      traits.access = level
      return
    }
    skipTokenOrGroup()
    traits.setterAccess = level
  }
}

extension SwiftKeyword {
  /// Whether the word may stand between `class` and `var` or `func`.
  fileprivate var isMemberModifier: Bool {
    switch self {
    case .override, .final, .dynamic, .private, .fileprivate, .internal, .package, .public, .open, .lazy,
      .nonisolated, .weak, .unowned:
      true
    default: false
    }
  }
}

extension SwiftLexer {
  /// Whether a token is spelled so.
  func spells(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    guard token.count == spelling.utf8CodeUnitCount else { return false }
    for index in 0..<token.count where bytes[token.start + index] != spelling.utf8Start[index] {
      return false
    }
    return true
  }
}
