import InterfaceDocuments
import RuntimeAttributes

/// The inline attributes of a spec, as a document with an object for each class.
enum InlineDocument {
  /// Returns the document, or nil if the spec has no inline attributes.
  ///
  /// The id of an object is the name of its class.
  static func document(of spec: Spec, file: String) -> InterfaceDocument? {
    guard !spec.apply.isEmpty else { return nil }
    var document = InterfaceDocument(file: file, format: .xib, platform: spec.platform ?? .iOS)
    var indexes: [String: Int] = [:]
    for inline in spec.apply {
      let index = indexes[inline.target] ?? document.objects.count
      if index == document.objects.count {
        var object = InterfaceObject(id: inline.target, element: "object", position: inline.position)
        object.customClass = inline.target
        document.objects.append(object)
        indexes[inline.target] = index
      }
      var attribute = inline.attribute
      attribute.position = inline.position
      document.objects[index].runtimeAttributes.append(attribute)
    }
    return document
  }
}
