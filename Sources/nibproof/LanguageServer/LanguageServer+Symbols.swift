import InterfaceDocuments
import JSON5
import Validation

extension LanguageServer {
  /// The maximum nesting depth of symbols; deeper objects are children of their ancestor at this depth.
  private static let deepest = 32

  /// Returns the objects of a document as a tree, each with its connections.
  func symbols(_ parameters: JSONValue) async throws(Message.Fault) -> JSONValue {
    let path = try self.path(parameters)
    guard let document = await current?.document(at: path), let text = self.text(of: path) else {
      return .null
    }
    let ranges = ElementRanges(text.bytes)
    var depths: [Int] = []
    var parents: [Int?] = []
    for object in document.objects {
      var parent = object.parent
      while let index = parent, depths[index] >= Self.deepest { parent = document.objects[index].parent }
      depths.append(parent.map { depths[$0] + 1 } ?? 0)
      parents.append(parent)
    }
    // Children follow their parents, so that the reverse order completes each child before its parent.
    var children: [[JSONValue]] = document.objects.map { object in
      object.connections.compactMap { symbol(of: $0, ranges, text) }
    }
    var top: [JSONValue] = []
    for index in document.objects.indices.reversed() {
      let object = document.objects[index]
      let own: [JSONValue]
      if let symbol = symbol(of: object, children: children[index], ranges, text) {
        own = [symbol]
      } else {
        own = children[index]
      }
      if let parent = parents[index] { children[parent] = own + children[parent] } else { top = own + top }
    }
    return .array(top)
  }

  private func symbol(
    of object: InterfaceObject,
    children: [JSONValue],
    _ ranges: ElementRanges,
    _ text: EditorText
  ) -> JSONValue? {
    let name = object.userLabel ?? object.text ?? object.storyboardIdentifier ?? object.className
    return symbol(
      name.flatMap { $0.isEmpty ? nil : $0 } ?? object.element,
      detail: object.className ?? object.element,
      // The protocol's symbol kinds Object and Class.
      kind: object.customClass == nil ? 19 : 5,
      ranges.element(at: object.position),
      text,
      children: children
    )
  }

  private func symbol(
    of connection: Connection,
    _ ranges: ElementRanges,
    _ text: EditorText
  ) -> JSONValue? {
    guard let name = connection.property ?? connection.selector else { return nil }
    return symbol(
      name,
      detail: connection.element,
      // The protocol's symbol kinds Event and Field.
      kind: connection.property == nil ? 24 : 8,
      ranges.element(at: connection.position),
      text,
      children: []
    )
  }

  private func symbol(
    _ name: String,
    detail: String,
    kind: Int,
    _ element: ElementRanges.Element?,
    _ text: EditorText,
    children: [JSONValue]
  ) -> JSONValue? {
    guard let element else { return nil }
    return [
      "name": .string(name), "detail": .string(detail), "kind": .integer(kind),
      "range": text.range(element.range), "selectionRange": text.range(element.startTag),
      "children": .array(children),
    ]
  }
}
