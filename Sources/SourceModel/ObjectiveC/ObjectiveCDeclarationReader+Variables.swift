import SourceSyntax

/// Properties, instance variables, `@synthesize` and `@dynamic`.
extension ObjectiveCDeclarationReader {
  /// Reads a property, an instance variable or a name in `@synthesize`; ignores other variables.
  ///
  /// - Parameters:
  ///   - node: The variable.
  ///   - type: The index of the enclosing class or protocol, if any.
  mutating func readVariable(_ node: Index, into type: Int?) {
    guard let type, tree[node].nameStart < tree[node].nameEnd else { return }
    let traits = tree[node].traits
    if traits.contains(.isAccessorOrigin) {
      readSynthesized(node, into: type)
    } else if startsWithAt(node) {
      readProperty(node, into: type)
    } else if traits.contains(.isInstanceVariable) {
      readInstanceVariable(node, into: type)
    }
  }

  private mutating func readProperty(_ node: Index, into type: Int) {
    let attributes = attributes(of: node)
    var traits = traits(at: tree[node].start, [.objc, attributes.modifiers])
    if tree[node].traits.contains(.isStatic) { traits.modifiers.insert(.typeMember) }
    if tree[node].modifiers.contains(.optional) { traits.modifiers.insert(.optional) }
    types[type].properties.append(
      PropertyDeclaration(
        name: tree.nameText(of: node),
        getter: attributes.getter,
        setter: attributes.setter,
        type: typeName(of: node, attributes.collectedClass),
        storage: attributes.isReadOnly ? .computed(isSettable: false) : .stored,
        traits: traits,
        position: position(at: tree[node].nameStart)
      )
    )
  }

  private mutating func readInstanceVariable(_ node: Index, into type: Int) {
    let name = tree.nameText(of: node)
    let attributes = attributes(of: node)
    types[type].properties.append(
      PropertyDeclaration(
        name: name,
        type: typeName(of: node, attributes.collectedClass),
        storage: .instanceVariable,
        traits: traits(at: tree[node].start, [.objc, attributes.modifiers]),
        position: position(at: tree[node].nameStart)
      )
    )
  }

  // MARK: - Attributes

  private mutating func attributes(of node: Index) -> VariableAttributes {
    if tree[node].traits.contains(.isContinued) { return lastAttributes }
    var attributes = VariableAttributes()
    if tree[node].modifiers.contains(.weak) { attributes.modifiers.insert(.weak) }
    for child in tree.children(of: node) where tree[child].kind == .attribute {
      let name = tree.name(of: child)
      switch ObjectiveCSyntaxWord.table.word(tree.bytes, name.startIndex..<name.endIndex) {
      case .ibOutlet: attributes.modifiers.insert(.outlet)
      case .ibOutletCollection:
        attributes.modifiers.insert(.outlet)
        attributes.collectedClass = tree.firstChild(of: child).map { tree.text(of: $0) }
      case .ibInspectable: attributes.modifiers.insert(.inspectable)
      case .ibAction: attributes.modifiers.insert(.action)
      case .ibSegueAction: attributes.modifiers.insert(.segueAction)
      default:
        if name.spells("readonly") { attributes.isReadOnly = true }
        if name.spells("getter") { attributes.getter = selector(child) }
        if name.spells("setter") { attributes.setter = selector(child) }
      }
    }
    lastAttributes = attributes
    return attributes
  }

  /// Returns the selector in `getter = isOn`.
  private func selector(_ attribute: Index) -> String? {
    tree.firstChild(of: attribute).map { tree.text(of: $0).filter { $0 > " " } }
  }

  // MARK: - @synthesize and @dynamic

  /// Reads `@synthesize name = variable`.
  ///
  /// The class has accessors for the name, regardless of whether the class or a protocol declares the property.
  private mutating func readSynthesized(_ node: Index, into type: Int) {
    let property = tree.firstChild(of: node) ?? node
    let (name, propertyName) = (tree.nameText(of: node), tree.nameText(of: property))
    let traits = traits(at: tree[node].start, .objc)
    let position = position(at: tree[node].start)
    types[type].properties.append(
      PropertyDeclaration(
        name: propertyName,
        type: nil,
        storage: .instanceVariable,
        traits: traits,
        position: position
      )
    )
    // `getter` is the name of the property here, whose declaration has the type.
    guard name != propertyName else { return }
    types[type].properties.append(
      PropertyDeclaration(
        name: name,
        getter: propertyName,
        type: nil,
        storage: .instanceVariable,
        traits: traits,
        position: position
      )
    )
  }

  /// Reads a property name in `@dynamic`.
  mutating func readDynamic(_ node: Index, into type: Int) {
    types[type].properties.append(
      PropertyDeclaration(
        name: tree.nameText(of: node),
        type: nil,
        storage: .computed(isSettable: true),
        traits: traits(at: tree[node].start, [.objc, .managed]),
        position: position(at: tree[node].start)
      )
    )
  }
}
