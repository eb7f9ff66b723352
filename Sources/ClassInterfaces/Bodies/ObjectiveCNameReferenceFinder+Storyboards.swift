/// The variables and properties by which bodies hold storyboards for one another.
extension ObjectiveCNameReferenceFinder {
  /// A storyboard of the app's own that a body gives to a property or its variable.
  struct HeldStoryboard {
    /// Where the variable stands.
    var offset: Int
    /// What the property is called.
    var property: String
    /// The name of the storyboard.
    var name: String
  }

  /// The storyboards that the body keeps, `self.prefs = [UIStoryboard storyboardWithName:@"Prefs" bundle:nil];`, in the order
  /// of the text.
  func heldStoryboards() -> [HeldStoryboard] {
    body.tokens.indices.compactMap { index in
      guard body.name(at: index) == "storyboardWithName", body.isSymbol(":", at: index + 1),
        body.isSymbol("[", at: index - 2), body.isSymbol("=", at: index - 3),
        let property = property(at: index - 4)
      else { return nil }
      let arguments = body.arguments(from: index)
      guard arguments.count == 2, let name = body.string(arguments[0].value), !name.isEmpty,
        arguments[1].label == "bundle",
        let bundle = ReferencedBundle(objectiveC: body.spelling(arguments[1].value)),
        bundle.className == nil, body.isSymbol("]", at: arguments[1].value.upperBound),
        body.isSymbol(";", at: arguments[1].value.upperBound + 1)
      else { return nil }
      return HeldStoryboard(offset: body.tokens[index - 4].start, property: property, name: name)
    }
  }

  /// The property of the object itself that holds the storyboard to which the message at an index is sent.
  func holder(before index: Int) -> String? {
    guard body.openingOfReceiver(at: index) == nil else { return nil }
    return property(at: index - 1).map { "self.\($0)" }
  }

  /// The property that `self.prefs` or `_prefs` names, of which the last name stands at an index.
  private func property(at index: Int) -> String? {
    guard let name = body.name(at: index) else { return nil }
    if body.isSymbol(".", at: index - 1) {
      let isOwn = body.name(at: index - 2) == "self" && !body.isSymbol(".", at: index - 3)
      return isOwn && !name.hasPrefix("_") ? name : nil
    }
    return name.hasPrefix("_") && name.utf8.count > 1 && !body.isSymbol("*", at: index - 1)
      && !body.isSymbol(">", at: index - 1)
      ? String(name.dropFirst()) : nil
  }
}
