import SourceSyntax

/// Swift types as spelled in declarations.
extension SyntaxTree {
  /// Returns the source of a node without comments and without whitespace before and after dots.
  ///
  /// Other whitespace collapses to single spaces. A source without line breaks, tabs and slashes is returned unchanged.
  func cleanText(of node: Index) -> String {
    let source = source(of: node)
    let needsCleaning = source.contains {
      $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || $0 == UInt8(ascii: "/")
    }
    guard needsCleaning else { return source.string }
    var lexer = SwiftLexer(bytes, range: source.indices)
    var result = ""
    var last = lexer.next()
    while last.kind != .endOfFile {
      result += lexer.text(last.start..<last.end)
      let token = lexer.next()
      if token.kind != .endOfFile, token.start > last.end, token.kind != .dot, last.kind != .dot {
        result += " "
      }
      last = token
    }
    return result
  }

  // MARK: - Inferred types

  /// Infers the type of a simple initial value such as `Card()`, `"text"` or `[1, 2]`; returns nil for other
  /// expressions.
  func inferredType(of value: Index, depth: Int = 0) -> String? {
    let node = self[value]
    guard depth < 32, !node.traits.contains(.isTried) else { return nil }
    switch node.kind {
    case .string: return "String"
    case .literal: return numberType(value)
    case .name: return isNamed(value, "true") || isNamed(value, "false") ? "Bool" : nil
    case .operation:
      // `-1`
      guard isNamed(value, "-"), node.nameStart == node.start, let operand = firstChild(of: value),
        self[operand].kind == .literal, self[operand].nextSibling < 0
      else { return nil }
      return numberType(operand)
    case .collection: return collectionType(value, depth: depth)
    case .selector: return "Selector"
    case .cast:
      guard node.traits.isDisjoint(with: [.isCheck, .isOptional, .isForced]),
        let operand = firstChild(of: value), inferredType(of: operand, depth: depth + 1) != nil,
        case let type = self[operand].nextSibling, type >= 0, self[type].kind == .type
      else { return nil }
      return cleanText(of: type)
    case .call: return constructedType(value) ?? colorType(value) ?? literalType(value)
    case .member: return colorType(value)
    default: return nil
    }
  }

  private func numberType(_ literal: Index) -> String? {
    let digits = source(of: literal)
    guard let first = digits.first, ByteClass.of(first) == .digit else { return nil }
    let isHexadecimal = digits.dropFirst().first == UInt8(ascii: "x")
    let isFraction = digits.contains { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "p")
        || (!isHexadecimal && (byte | 0x20) == UInt8(ascii: "e"))
    }
    return isFraction ? "Double" : "Int"
  }

  /// Infers the type of an array or dictionary from its first element; nil if the type of that element is unknown.
  private func collectionType(_ collection: Index, depth: Int) -> String? {
    guard let first = firstChild(of: collection), let element = inferredType(of: first, depth: depth + 1)
    else { return nil }
    return self[collection].traits.contains(.isDictionary) ? "[\(element): Any]" : "[\(element)]"
  }

  /// Returns the type of `Name(…)`, `Outer.Name<Int>(…)`, `Name.init(…)` or `[Name](…)`; nil for other calls.
  private func constructedType(_ call: Index) -> String? {
    guard var callee = callee(of: call) else { return nil }
    if case let argument = self[callee].nextSibling, argument >= 0,
      let closure = firstChild(of: argument), self[closure].traits.contains(.isTrailing)
    {
      return nil
    }
    if self[callee].kind == .collection { return cleanText(of: callee) }
    if isNamed(callee, "init"), let base = base(of: callee) { callee = base }
    // The last component of a type name begins with a capital, unlike a function name.
    guard isDottedName(callee), name(of: callee).first?.isUppercase == true else { return nil }
    return cleanText(of: callee)
  }

  /// Returns the platform-independent name of the type of `#colorLiteral(…)` or `#imageLiteral(…)`; nil for other
  /// calls.
  private func literalType(_ call: Index) -> String? {
    guard let callee = callee(of: call) else { return nil }
    if isName(callee, "#colorLiteral") { return "_ColorLiteralType" }
    return isName(callee, "#imageLiteral") ? "_ImageLiteralType" : nil
  }

  /// Returns the dotted name of a type's member, such as `UIColor.brand`; nil for other expressions.
  func typeMember(_ value: Index) -> String? {
    guard self[value].kind == .member, isDottedName(value), let type = base(of: value),
      name(of: type).first?.isUppercase == true
    else { return nil }
    return cleanText(of: value)
  }

  private func isDottedName(_ node: Index) -> Bool {
    var node = node
    while self[node].kind == .member {
      guard let base = base(of: node) else { return false }
      node = base
    }
    return self[node].kind == .name
  }

  /// Returns the class of `UIColor.red` or `NSColor.white.withAlphaComponent(0.5)`; nil for other expressions.
  private func colorType(_ value: Index) -> String? {
    var member = value
    while self[member].kind == .call {
      guard let callee = callee(of: member), isNamed(callee, "withAlphaComponent"),
        let base = base(of: callee)
      else { return nil }
      member = base
    }
    guard let base = base(of: member), isName(base, "UIColor") || isName(base, "NSColor"),
      FrameworkColors.contain(nameText(of: member))
    else { return nil }
    return nameText(of: base)
  }
}
