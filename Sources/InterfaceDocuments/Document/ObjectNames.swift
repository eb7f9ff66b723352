// Names of objects in messages, similar to the names in Xcode's outline.

extension InterfaceDocument {
  /// Returns an object's name, prefixed with the name of its scene, if any: `Settings Scene > Button 'Save'`.
  package func name(of index: Int) -> String {
    guard objects.indices.contains(index) else { return "" }
    let name = objects[index].displayName
    guard let scene = objects[index].scene else { return name }
    return "\(sceneName(scene)) > \(name)"
  }

  /// Returns a scene's name, such as `Settings Scene`, which is derived from its view controller; `Scene` without a
  /// controller.
  package func sceneName(_ index: Int) -> String {
    guard scenes.indices.contains(index), let controller = scenes[index].controller.map({ objects[$0] })
    else {
      return "Scene"
    }
    let name =
      controller.userLabel ?? controller.text ?? (controller.customClass ?? controller.element).asWords
    return "\(name) Scene"
  }
}

extension InterfaceObject {
  /// The name of the object in messages: the name of a placeholder, such as `File's Owner`; the kind of object with its
  /// label or text, such as `Button 'Save'`; or else the custom class or the kind.
  public var displayName: String {
    if let placeholder { return placeholder.displayName }
    guard let label = userLabel ?? text, let line = label.split(whereSeparator: \.isNewline).first else {
      return customClass ?? element.asWords
    }
    return "\(element.asWords) '\(line)'"
  }
}

extension InterfaceObject.Placeholder {
  /// The name in Xcode's outline.
  fileprivate var displayName: String {
    switch self {
    case .filesOwner: "File's Owner"
    case .firstResponder: "First Responder"
    case .application: "Application"
    case .exit: "Exit"
    case .external(let identifier): "External Object '\(identifier)'"
    }
  }
}

extension String {
  /// A camel-case name as capitalized words: `tableViewCell` is `Table View Cell`, `URLField` is `URL Field`.
  fileprivate var asWords: String {
    let characters = Array(self)
    var words = ""
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord =
        index > 0 && character.isUppercase
        && (!characters[index - 1].isUppercase || next?.isLowercase == true)
      if startsWord { words.append(" ") }
      words += index == 0 ? character.uppercased() : String(character)
    }
    return words
  }
}
