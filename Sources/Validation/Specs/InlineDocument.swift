import InterfaceDocuments
import RuntimeAttributes

/// The attributes that a spec sets without a document, as a document with an object for each class.
enum InlineDocument {
  /// The document; nil if the spec sets none.
  ///
  /// An object's id is the name of its class.
  static func document(of spec: Spec, file: String, bytes: [UInt8]) -> InterfaceDocument? {
    guard !spec.apply.isEmpty else { return nil }
    var document = InterfaceDocument(file: file, format: .xib, platform: spec.platform ?? .iOS)
    var indexes: [String: Int] = [:]
    for (offset, inline) in spec.apply.enumerated() {
      let position = position(ofAttribute: offset, inline, in: bytes)
      let index = indexes[inline.target] ?? document.objects.count
      if index == document.objects.count {
        var object = InterfaceObject(id: inline.target, element: "object", position: position)
        object.customClass = inline.target
        document.objects.append(object)
        indexes[inline.target] = index
      }
      var attribute = inline.attribute
      attribute.position = position
      document.objects[index].attributes.append(attribute)
    }
    return document
  }

  /// The place of the attribute's `keyPath` in the spec's text: of the attribute's own one, counting from the first.
  private static func position(
    ofAttribute offset: Int,
    _ inline: Spec.InlineAttribute,
    in bytes: [UInt8]
  ) -> SourcePosition {
    let start = SpecDiagnosis.offsets(ofKey: "apply", in: bytes).first ?? 0
    let places = SpecDiagnosis.offsets(ofKey: "keyPath", in: bytes).filter { $0 > start }
    guard places.indices.contains(offset) else { return SourcePosition(line: 1, column: 1) }
    return SpecDiagnosis.position(at: places[offset], in: bytes)
  }
}
