package import InterfaceDocuments
package import NibLoading
import ProgramModel
import RuntimeAttributes

/// The images of a document that code replaces as soon as the nib is loaded.
///
/// A missing image does not have an effect if code replaces the image.
package struct ReplacedImages: Sendable {
  /// The assignments that set the `image` of objects, by the index of the object.
  private var assignments: [Int: ClassBehavior.Assignment] = [:]

  /// Finds the assignments to the images of objects in a document.
  ///
  /// - Parameters:
  ///   - document: The document, with the class of its owner.
  ///   - loader: The loader of the document.
  package init(in document: InterfaceDocument, _ loader: NibLoader) {
    let references = Dictionary(grouping: document.imageReferences, by: \.object)
    guard !references.isEmpty, !loader.behaviors.classes.isEmpty else { return }
    // Objects with several images have a different property for each image.
    let indexes = document.indexesByID().filter { references[$0.value]?.count == 1 }
    for (index, references) in references where references.count == 1 {
      assignments[index] = Self.assignment(to: [Self.property], of: document.objects[index], loader)
    }
    for object in document.objects {
      for connection in object.connections {
        guard let outlet = connection.property, let index = connection.destination.flatMap({ indexes[$0] }),
          assignments[index] == nil
        else { continue }
        assignments[index] = Self.assignment(to: [outlet, Self.property], of: object, loader)
      }
    }
  }

  /// Returns the assignment that replaces the image of an object, if any.
  subscript(object: Int) -> ClassBehavior.Assignment? { assignments[object] }

  private static let property = "image"

  /// Returns the assignment to a key path in an object's class, if any.
  private static func assignment(
    to keys: [String],
    of object: InterfaceObject,
    _ loader: NibLoader
  ) -> ClassBehavior.Assignment? {
    guard let entry = object.className.flatMap(loader.registry.entry(named:)) else { return nil }
    let first = entry.settableProperty(AttributeKey(keys[0]))?.swiftName ?? keys[0]
    let path = ([first] + keys.dropFirst()).joined(separator: ".")
    return entry.chain.lazy.compactMap { loader.behaviors.classes[$0.description.name] }
      .compactMap { $0.assignments.first { $0.path == path } }.first
  }
}
