package import InterfaceDocuments
package import RuntimeAttributes

/// A place in a document that names a class or a member: a connection, a runtime attribute or a custom class.
package struct DocumentUse: Hashable, Sendable {
  /// The kind of a place.
  package enum Kind: Hashable, Sendable {
    /// An outlet or outlet collection.
    case outlet
    /// An action.
    case action
    /// A runtime attribute.
    case attribute
    /// The custom class of an object.
    case customClass
  }

  /// The kind of the place.
  package var kind: Kind
  /// The path of the document.
  package var file: String
  /// The position of the element's start tag.
  package var position: SourcePosition
  /// The class that has the member, or the custom class itself; nil if the document does not determine the class.
  package var className: String?
  /// The key, selector or class, as the document spells it.
  package var name: String

  /// The name of the member: the first key of a key path.
  package var memberName: String {
    kind == .attribute ? name.split(separator: ".").first.map(String.init) ?? name : name
  }

  /// Returns the byte range of the name in the start tag, or nil if the text has no element with the name there.
  package func range(in ranges: ElementRanges) -> Range<Int>? {
    guard let element = ranges.element(at: position) else { return nil }
    if kind == .customClass { return element["customClass"]?.range }
    return element.attributes.first { $0.value == name }?.range
  }
}

extension InterfaceDocument {
  /// The places that name classes and members, in document order.
  package var uses: [DocumentUse] {
    let indexes = indexesByID()
    return objects.flatMap { object -> [DocumentUse] in
      func use(_ kind: DocumentUse.Kind, _ name: String, of className: String?, at position: SourcePosition)
        -> DocumentUse
      {
        DocumentUse(kind: kind, file: file, position: position, className: className, name: name)
      }
      var uses: [DocumentUse] = []
      if let name = object.customClass {
        uses.append(use(.customClass, name, of: name, at: object.position))
      }
      for attribute in object.runtimeAttributes {
        guard let position = attribute.position else { continue }
        uses.append(use(.attribute, attribute.keyPath.description, of: object.className, at: position))
      }
      for connection in object.connections {
        if let property = connection.property {
          uses.append(use(.outlet, property, of: object.className, at: connection.position))
        } else if let selector = connection.selector {
          let target = connection.destination.flatMap { indexes[$0] }.flatMap { objects[$0].className }
          uses.append(use(.action, selector, of: target, at: connection.position))
        }
      }
      return uses
    }
  }
}
