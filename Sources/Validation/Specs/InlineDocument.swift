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
    let positions = positions(in: bytes)
    for (offset, inline) in spec.apply.enumerated() {
      let position =
        positions.indices.contains(offset) ? positions[offset] : SourcePosition(line: 1, column: 1)
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

  /// The places of the attributes' `keyPath` in the spec's text, in their order.
  private static func positions(in bytes: [UInt8]) -> [SourcePosition] {
    let start = SpecDiagnosis.offsets(ofKey: "apply", in: bytes).first ?? 0
    var cursor = SourceCursor()
    return bytes.withUnsafeBufferPointer { text in
      SpecDiagnosis.offsets(ofKey: "keyPath", in: bytes).filter { $0 > start }.map {
        cursor.position(at: $0, in: text)
      }
    }
  }
}
