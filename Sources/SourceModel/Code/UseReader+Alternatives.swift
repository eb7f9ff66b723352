import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// The names that a request uses on some control-flow paths.
extension UseReader {
  /// Returns the names among which a request chooses.
  ///
  /// Names of images and colors are excluded: the app usually works without them.
  func alternatives(to use: Use, in call: Index) -> [NameAlternative] {
    guard !use.isOfAsset, let expression = use.name?.expression, let node = node(of: expression, in: call)
    else { return [] }
    return NameChoice(node, names).values.compactMap { value in
      guard !isDead(value), let name = names.value(value, as: expression.type), !name.isNameOfSelf,
        name.text != "" || name.expression != nil
      else { return nil }
      var own = use
      own.devices.formIntersection(devices(of: value))
      addVersions(of: value, to: &own)
      switch tree.language {
      case .swift: own.platforms.formIntersection(certainPlatforms(of: value))
      case .objectiveC: if isOptional(value) { return nil }
      }
      let position = names.syntax.lines.position(at: Int(tree[value].start))
      return NameAlternative(
        name: name,
        location: FileLocation(file: use.location.file, position: position),
        platforms: own.platforms,
        devices: own.devices,
        obsoleted: own.obsoleted
      )
    }
  }

  /// Returns the node of a name's expression in a call, if the expression may be a choice.
  private func node(of expression: NameExpression, in call: Index) -> Index? {
    var found: Index?
    tree.visit(call) { node in
      guard found == nil else { return false }
      if [.name, .tuple, .ternary, .coalescing, .forceUnwrap].contains(tree[node].kind),
        NameExpression(node, as: expression.type, in: names.syntax) == expression
      {
        found = node
      }
      return found == nil
    }
    return found
  }
}
