import RuntimeAttributes

/// Constants that hold a text, by which bodies ask for documents, controllers and cells.
extension SwiftDeclarationParser {
  /// Notes a property whose value was just read if that is a text: `static let identifier = "Row"`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: What stands behind the equal sign, or between the braces of a getter.
  ///   - container: The type that has it; nil outside of types.
  mutating func noteConstant(_ property: PropertyDeclaration, _ value: Range<Int>, in container: Int?) {
    let range = valueText(value)
    guard let first = range.first, property.storage != .stored, !property.traits.isConditional else { return }
    guard
      lexer.bytes[first] == UInt8(ascii: "\"") || lexer.bytes[first] == UInt8(ascii: "S"),
      property.type == "String"
    else { return noteName(property, range, in: container) }
    if lexer.bytes[first] == UInt8(ascii: "\""), let text = plainLiteral(range) {
      add(property.name, text, property.traits, at: property.position, in: container)
    } else if let container, let className = describedClass(range) {
      let isOwn = className == "self" || className == "Self"
      // In a constant that is made once, `self` is the type that declares it.
      let own =
        property.storage == .constant ? String(types[container].name.split(separator: ".").last ?? "") : nil
      guard !isOwn || property.traits.modifiers.contains(.typeMember) else { return }
      add(property.name, isOwn ? own : className, property.traits, at: property.position, in: container)
    }
  }

  /// Notes a property that is one of the names by which frameworks call things:
  /// `static let identifier = NSStoryboard.SceneIdentifier("Panel")`.
  private mutating func noteName(_ property: PropertyDeclaration, _ value: Range<Int>, in container: Int?) {
    guard let type = property.type, value.count <= 2 * TextConstant.longestText,
      CallArgument.isNameOfNames(type)
    else { return }
    let argument = CallArgument(label: "", value: lexer.text(value), range: value)
    guard let text = argument.unwrapped.literal, !text.isEmpty else { return }
    add(property.name, text, property.traits, at: property.position, in: container)
  }

  /// Notes a case of an enumeration of texts, whose raw value is its name unless one is written.
  mutating func noteCase(_ name: SwiftToken, rawValue: Range<Int>?, in container: Int?) {
    guard let container, types[container].kind == .enumeration, types[container].inherited.first == "String",
      conditions.isEmpty, !types[container].inherited.contains("CodingKey")
    else { return }
    let range = rawValue.map(valueText)
    guard let text = range.map(plainLiteral) ?? self.name(of: name) else { return }
    let position = position(at: name.start)
    add(self.name(of: name), text, DeclarationTraits(), at: position, in: container)
    constants[constants.count - 1].isCase = true
  }

  mutating func add(
    _ name: String,
    _ text: String?,
    _ traits: DeclarationTraits,
    at position: SourcePosition,
    in container: Int?
  ) {
    let scope = container.map { types[$0].qualifiedName + "." } ?? ""
    var constant = TextConstant(scope + name, text, location: SourceLocation(file: "", position: position))
    let access = [traits.access, container.flatMap { types[$0].traits.access }].compactMap(\.self).min()
    constant.isPrivate = access.map { $0 <= .fileprivate } ?? false
    constants.append(constant)
  }

  /// A value without blanks around it, and without the `return` of a getter.
  func valueText(_ range: Range<Int>) -> Range<Int> {
    let bytes = lexer.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    func skipBlanks() { while start < end, bytes[start] <= 0x20 { start += 1 } }
    skipBlanks()
    if start < end, bytes[start] == UInt8(ascii: "r"), bytes[start..<end].starts(with: "return ".utf8) {
      start += 7
      skipBlanks()
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// What stands between the quotes of a literal without escapes; nil for any other expression.
  private func plainLiteral(_ range: Range<Int>) -> String? {
    guard range.count > 2, range.count <= TextConstant.longestText,
      lexer.bytes[range.lowerBound] == UInt8(ascii: "\""),
      lexer.bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    let content = range.dropFirst().dropLast()
    let isPlain = content.allSatisfy { offset in
      let byte = lexer.bytes[offset]
      return byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"") && byte != 0x0A
    }
    return isPlain ? lexer.text(content) : nil
  }

  /// What an expression makes a text of that is the name of a class: `self` of `String(describing: self)`.
  private func describedClass(_ range: Range<Int>) -> String? {
    let bytes = lexer.bytes[range]
    for (start, end) in Self.descriptions
    where bytes.starts(with: start) && bytes.count <= TextConstant.longestText {
      guard bytes.reversed().starts(with: end.reversed()) else { continue }
      let inside = lexer.text(
        range.lowerBound + start.count..<max(range.lowerBound + start.count, range.upperBound - end.count)
      )
      let spelled = inside.filter { $0 != " " }
      let name = spelled.hasSuffix(".self") ? String(spelled.dropLast(5)) : spelled
      let isName =
        name.utf8.first.map(\.isUppercase) == true && name.utf8.allSatisfy(\.continuesWord)
      return name == "self" || isName && name != spelled ? name : nil
    }
    return nil
  }

  private static let descriptions = [("String(describing:", ")"), ("\"\\(", ")\"")]
    .map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
