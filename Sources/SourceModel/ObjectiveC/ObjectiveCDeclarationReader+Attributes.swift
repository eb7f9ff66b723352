import RuntimeAttributes
import SourceSyntax

/// Attributes and macros of declarations.
extension ObjectiveCDeclarationReader {
  /// The attributes of a type, type alias or method.
  struct ClassAttributes {
    var isDesignable = false
    var swiftName: String?
    /// The runtime name, if specified, as for a Swift class in a generated header.
    var runtimeName: String?
  }

  /// Records the information in an attribute.
  func add(_ node: Index, to attributes: inout ClassAttributes) {
    let name = tree.name(of: node)
    if name.spells("IB_DESIGNABLE") {
      attributes.isDesignable = true
    } else if name.spells("NS_SWIFT_NAME") || name.spells("CF_SWIFT_NAME") {
      attributes.swiftName = arguments(of: node)
    } else if name.spells("SWIFT_CLASS") || name.spells("SWIFT_PROTOCOL") {
      attributes.runtimeName = string(in: node)
    } else if name.spells("__attribute__") {
      attributes.swiftName = string(in: node, of: "swift_name") ?? attributes.swiftName
      attributes.runtimeName = string(in: node, of: "objc_runtime_name") ?? attributes.runtimeName
    }
  }

  /// Returns the Swift name that the attributes of a declaration specify, if any.
  func swiftName(in node: Index) -> String? {
    var attributes = ClassAttributes()
    for child in tree.children(of: node) where tree[child].kind == .attribute { add(child, to: &attributes) }
    return attributes.swiftName
  }

  /// Returns the source text between the parentheses of a macro.
  private func arguments(of node: Index) -> String {
    var text = tree.bytes[Int(tree[node].nameEnd)..<Int(tree[node].end)].drop { $0 <= 0x20 }
    text = text.dropFirst().drop { $0 <= 0x20 }
    if text.last == UInt8(ascii: ")") { text.removeLast() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text.string
  }

  /// Returns the first string in an attribute or, if a name is given, in a call of that name: `swift_name("Card")`.
  private func string(in node: Index, of name: StaticString? = nil) -> String? {
    var found: String?
    tree.visit(node) { child in
      if found != nil { return false }
      if let name, tree[child].kind == .call, tree.calleeName(of: child).spells(name) {
        found = string(in: child)
      } else if name == nil, tree[child].kind == .string {
        found = tree.nameText(of: child)
      }
      return found == nil
    }
    return found
  }

  /// Adds a type alias for the Swift name of a type, if the Swift name is different.
  mutating func addSwiftAlias(
    _ swiftName: String?,
    of name: String,
    _ traits: DeclarationTraits,
    at position: SourcePosition
  ) {
    guard let swiftName, swiftName != name, !swiftName.isEmpty else { return }
    let parts = swiftName.split(separator: ".")
    types.append(
      TypeDeclaration(
        .typealias,
        String(parts.last ?? ""),
        scope: parts.dropLast().joined(separator: "."),
        aliasedType: name,
        traits: traits,
        position: position
      )
    )
  }
}
