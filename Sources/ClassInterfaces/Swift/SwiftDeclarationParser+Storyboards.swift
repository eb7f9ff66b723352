/// Constants and variables that hold a storyboard, which bodies ask for controllers.
extension SwiftDeclarationParser {
  /// Notes a property whose value was just read if that is a storyboard of the app's own: `let main = UIStoryboard(name:
  /// "Main", bundle: nil)`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: What stands behind the equal sign, or between the braces of a getter.
  ///   - container: The type that has it; nil outside of types.
  mutating func noteStoryboard(_ property: PropertyDeclaration, _ value: Range<Int>, in container: Int?) {
    // One in an `#if` branch is meant by whoever is compiled with it, where no other branch declares another.
    guard let type = property.type, Self.storyboardTypes.contains(type),
      let storage = storage(of: property, in: container),
      let storyboard = storyboard(valueText(closureBody(valueText(value)))),
      isAppsOwn(storyboard.bundle, in: container)
    else { return }
    add(property.name, storyboard.name, property.traits, at: property.position, in: container)
    constants[constants.count - 1].storyboard = storage
  }

  private static let storyboardTypes = [
    "UIStoryboard", "NSStoryboard", "UIStoryboard?", "NSStoryboard?", "UIStoryboard!", "NSStoryboard!",
  ]

  /// How a property holds what it is given; nil where it may never hold that.
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

  /// What stands in a closure that is called at once, `{ ... }()`; a value that is none as it is.
  private func closureBody(_ value: Range<Int>) -> Range<Int> {
    let bytes = lexer.bytes[value]
    guard bytes.first == UInt8(ascii: "{"), bytes.reversed().starts(with: ")(}".utf8) else { return value }
    return value.lowerBound + 1..<value.upperBound - 3
  }

  /// The storyboard that an expression makes: `UIStoryboard(name: "Main", bundle: nil)`.
  private func storyboard(_ range: Range<Int>) -> (name: String, bundle: ReferencedBundle)? {
    var lexer = SwiftLexer(lexer.bytes, range: range)
    var token = lexer.next()
    if lexer.spells(token, "UIStoryboard") || lexer.spells(token, "NSStoryboard") { token = lexer.next() }
    if token.kind == .dot {
      guard lexer.spells(lexer.next(), "init") else { return nil }
      token = lexer.next()
    }
    guard token.kind == .leftParen else { return nil }
    let opening = token
    lexer.skipGroup(opening: opening.start)
    guard lexer.position > opening.end, lexer.next().kind == .endOfFile else { return nil }
    let arguments = CallArgument.read(lexer.bytes, opening.end..<max(opening.end, range.upperBound - 1))
    guard arguments.count == 2, arguments[0].label == "name", arguments[1].label == "bundle",
      let name = arguments[0].unwrapped.literal, !name.isEmpty, name.utf8.count <= TextConstant.longestText,
      let bundle = ReferencedBundle(swift: arguments[1].value)
    else { return nil }
    return (name, bundle)
  }

  /// Whether a bundle is the app's, or that of the class itself in which it is named.
  private func isAppsOwn(_ bundle: ReferencedBundle, in container: Int?) -> Bool {
    guard let name = bundle.className else { return true }
    guard let container, types[container].kind == .class else { return false }
    return name == "Self" || name == types[container].name
  }
}
