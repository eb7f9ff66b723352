import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

extension DeclarationTraits {
  /// Reads the attributes and modifiers of a declaration.
  init(of declaration: SyntaxTree.Index, in tree: SyntaxTree) {
    let node = tree[declaration]
    self.init(access: node.access, setterAccess: node.setterAccess)
    if node.traits.contains(.isStatic) { modifiers.insert(.typeMember) }
    if node.traits.contains(.isOverride) { modifiers.insert(.override) }
    if !node.modifiers.isEmpty {
      for (modifier, read) in Self.modifiers where node.modifiers.contains(modifier) {
        modifiers.insert(read)
      }
    }
    for child in tree.children(of: declaration) {
      guard tree[child].kind == .attribute else { break }
      readAttribute(child, in: tree)
    }
  }

  private static let modifiers: [(SyntaxNode.Modifiers, DeclarationModifiers)] = [
    (.final, .final), (.dynamic, .dynamic), (.lazy, .lazy), (.weak, .weak), (.required, .required),
    (.convenience, .convenience), (.optional, .optional),
  ]

  private static let attributes: [(StaticString, DeclarationModifiers)] = [
    ("objc", .objc), ("nonobjc", .nonobjc), ("objcMembers", .objcMembers), ("IBDesignable", .designable),
    ("IBInspectable", .inspectable), ("IBOutlet", .outlet), ("IBAction", .action),
    ("IBSegueAction", .segueAction), ("GKInspectable", .entityInspectable), ("NSManaged", .managed),
    ("propertyWrapper", .propertyWrapper), ("main", .main), ("UIApplicationMain", .main),
    ("NSApplicationMain", .main),
  ]

  /// Records an attribute as a modifier, as availability or as another attribute.
  mutating func readAttribute(_ node: SyntaxTree.Index, in tree: SyntaxTree) {
    if let known = Self.attributes.first(where: { tree.isNamed(node, $0.0) }) {
      modifiers.insert(known.1)
      if known.1 == .objc { objectiveCName = tree.objectiveCName(of: node) ?? objectiveCName }
    } else if tree.isNamed(node, "available") {
      readAvailability(node, in: tree)
    } else {
      attributes.append(
        DeclarationAttribute(tree.nameText(of: node), arguments: tree.argumentText(ofAttribute: node))
      )
    }
  }

  /// Reads `@available(tvOS, unavailable)` and `@available(iOS 13.0, macOS 10.15, *)`; ignores `*`.
  private mutating func readAvailability(_ node: SyntaxTree.Index, in tree: SyntaxTree) {
    for argument in tree.children(of: node) {
      guard let platforms = PlatformSet(named: tree.name(of: argument)) else { continue }
      if let version = tree.firstChild(of: argument) {
        guard let version = PlatformVersion(utf8: tree.name(of: version)) else { continue }
        introductions.append(Introduction(platforms: platforms, version: version))
      } else {
        let following = tree[argument].nextSibling
        if following >= 0, tree.isNamed(following, "unavailable") {
          unavailablePlatforms.formUnion(platforms)
        }
        return
      }
    }
  }
}

extension SyntaxTree {
  /// Returns the selector or name in `@objc(name)`, without spaces; nil for other attributes.
  func objectiveCName(of attribute: Index) -> String? {
    guard isNamed(attribute, "objc"), let argument = firstChild(of: attribute) else { return nil }
    return String(decoding: source(of: argument).filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Returns the source text between the parentheses of an attribute, or nil if the attribute has no arguments.
  fileprivate func argumentText(ofAttribute attribute: Index) -> String? {
    let node = self[attribute]
    var start = Int(node.nameEnd)
    for child in children(of: attribute) where self[child].kind == .type { start = Int(self[child].end) }
    let end = Int(node.end)
    while start < end, bytes[start] != UInt8(ascii: "(") { start += 1 }
    guard start + 1 < end, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    return String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
  }
}
