import RuntimeAttributes

/// Constants that hold a text or storyboard, by which bodies ask for documents, controllers and cells.
extension SwiftDeclarationParser {
  /// Notes a property that may be such a constant: `static let identifier = "Row"`,
  /// `let main = UIStoryboard(name: "Main", bundle: nil)`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: What is behind the equal sign, or between the braces of a getter.
  ///   - isConstant: Whether it is a constant, or has a getter.
  ///   - container: The type that has it; nil outside of types.
  mutating func noteConstant(
    _ property: PropertyDeclaration,
    _ value: Range<Int>,
    isConstant: Bool,
    in container: Int?
  ) {
    guard let type = property.type else { return }
    if Self.storyboardTypes.contains(type) {
      // One in an `#if` branch is meant by whoever is compiled with it, where no other branch declares another.
      guard let storage = storage(of: property, in: container) else { return }
      var constant = constant(property.name, property.traits, at: property.position, in: container)
      constant.constant.storyboard = storage
      (constant.value, constant.isTypeMember) = (value, property.traits.modifiers.contains(.typeMember))
      return constants.append(constant)
    }
    let isName = NameTypes.contain(type)
    guard isConstant, isName || type == "String", property.storage != .stored, !property.traits.isConditional
    else {
      return
    }
    var constant = constant(property.name, property.traits, at: property.position, in: container)
    (constant.value, constant.isName) = (value, isName)
    constant.isTypeMember = property.traits.modifiers.contains(.typeMember)
    constant.isMadeOnce = property.storage == .constant
    constants.append(constant)
  }

  private static let storyboardTypes = [
    "UIStoryboard", "NSStoryboard", "UIStoryboard?", "NSStoryboard?", "UIStoryboard!", "NSStoryboard!",
  ]

  /// How a property holds its value; nil if it may never hold that.
  private func storage(of property: PropertyDeclaration, in container: Int?) -> TextConstant.Storage? {
    let isTypeMember = property.traits.modifiers.contains(.typeMember)
    let access =
      property.traits.access
      ?? container.flatMap { types[$0].kind == .extension ? types[$0].traits.access : nil }
    switch property.storage {
    case .constant: return .constant
    // Other modules may make it otherwise, or set it.
    case .computed: return access.map { $0 >= (isTypeMember ? .open : .public) } == true ? nil : .computed
    case .stored, .instanceVariable:
      if access.map({ $0 >= .public }) == true { return nil }
      // Whoever makes a structure may give it another one.
      let isStructure = container.map { types[$0].kind == .structure } == true
      return isStructure && !isTypeMember ? nil : .variable
    }
  }

  /// Notes a case of an enumeration of texts, whose raw value is its name unless one is written.
  mutating func noteCase(_ name: SwiftToken, rawValue: Range<Int>?, in container: Int?) {
    guard let container, types[container].kind == .enumeration, types[container].inherited.first == "String",
      conditions.isEmpty, !types[container].inherited.contains("CodingKey"),
      let text = rawValue.map(plainLiteral) ?? self.name(of: name)
    else { return }
    var constant = constant(
      self.name(of: name),
      DeclarationTraits(),
      at: position(at: name.start),
      in: container
    )
    (constant.constant.text, constant.constant.isCase) = (text, true)
    constants.append(constant)
  }

  private func constant(
    _ name: String,
    _ traits: DeclarationTraits,
    at position: SourcePosition,
    in container: Int?
  ) -> SwiftConstant {
    let scope = container.map { types[$0].qualifiedName + "." } ?? ""
    var constant = TextConstant(scope + name, nil, location: SourceLocation(file: "", position: position))
    let access = [traits.access, container.flatMap { types[$0].traits.access }].compactMap(\.self).min()
    constant.isPrivate = access.map { $0 <= .fileprivate } ?? false
    return SwiftConstant(constant: constant, container: container)
  }

  /// The text between the quotes of a literal without escapes; nil for any other expression.
  private func plainLiteral(_ range: Range<Int>) -> String? {
    var lexer = SwiftLexer(lexer.bytes, range: range)
    let token = lexer.next()
    let content = token.start + 1..<max(token.start + 1, token.end - 1)
    guard token.kind == .string, lexer.next().kind == .endOfFile, !content.isEmpty,
      content.count <= TextConstant.longestText, lexer.bytes[token.start] == UInt8(ascii: "\""),
      !lexer.bytes[content].contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") })
    else { return nil }
    return lexer.text(content)
  }
}
