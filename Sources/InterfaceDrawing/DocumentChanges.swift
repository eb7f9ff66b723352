import InterfaceDocuments
import RuntimeAttributes

/// The objects that differ between two states of a document.
struct DocumentChanges {
  /// The objects of the earlier document that do not exist in the later document.
  private(set) var removed: Set<Int> = []
  /// The objects of the later document that do not exist in the earlier document.
  private(set) var added: Set<Int> = []
  /// The objects that exist in both documents and differ.
  private(set) var changed: [(before: Int, after: Int)] = []

  /// Compares objects with the same id; objects without an id are matched by their position below the nearest parent
  /// with an id.
  init(_ before: DrawingSheet, _ after: DrawingSheet) {
    let (old, new) = (Self.indexes(of: before), Self.indexes(of: after))
    for (identity, index) in old {
      guard let other = new[identity] else {
        removed.insert(index)
        continue
      }
      if State(index, in: before) != State(other, in: after) { changed.append((index, other)) }
    }
    for (identity, index) in new where old[identity] == nil { added.insert(index) }
    changed.sort { $0.after < $1.after }
  }

  /// The identity of an object across two documents.
  private enum Identity: Hashable {
    case id(String)
    case place(String, element: String, number: Int)
  }

  private static func indexes(of sheet: DrawingSheet) -> [Identity: Int] {
    var indexes: [Identity: Int] = [:]
    for (index, object) in sheet.document.objects.enumerated() {
      if let id = object.id {
        if indexes[.id(id)] == nil { indexes[.id(id)] = index }
      } else if let holder = sheet.nearestID(above: index) {
        // Objects of the same kind with the same parent are numbered.
        var number = 0
        while number < 100, indexes[.place(holder, element: object.element, number: number)] != nil {
          number += 1
        }
        indexes[.place(holder, element: object.element, number: number)] = index
      }
    }
    return indexes
  }

  /// The contents of an object in a document, without its position in the file and its children.
  private struct State: Equatable {
    var xml: [String: String]
    var parts: [Part]
    var className: String?
    var text: String?
    var frame: AttributeValue.Rect?
    var isHidden: Bool
    var parent: String?
    var attributes: [RuntimeAttribute]
    var connections: [Link]

    struct Part: Equatable {
      var element: String
      var xml: [String: String]
      var text: String
      var outerKey: String?
    }

    struct Link: Equatable {
      var kind: Connection.Kind
      var destination: String?
    }

    init(_ index: Int, in sheet: DrawingSheet) {
      let object = sheet.object(index)
      let markup = sheet.markup(index)
      xml = markup.attributes
      parts = markup.parts.map { part in
        Part(element: part.element, xml: part.attributes, text: part.text, outerKey: part.outerKey)
      }
      (className, text, frame, isHidden) = (object.className, object.text, object.frame, object.isHidden)
      parent = sheet.nearestID(above: index)
      attributes = object.runtimeAttributes.map { RuntimeAttribute($0.keyPath, $0.value) }
      connections = object.connections.map { Link(kind: $0.kind, destination: $0.destination) }
    }
  }
}

extension DrawingSheet {
  /// Returns the id of the nearest parent with an id, if any.
  fileprivate func nearestID(above index: Int) -> String? {
    var next = object(index).parent
    while let current = next {
      if let id = object(current).id { return id }
      next = object(current).parent
    }
    return nil
  }
}
