/// The fields of structures that layers and animations resolve inside key paths, as ordinary objects do not.
///
/// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions".
enum LayerFields {
  private static let vector: Set<String> = ["x", "y", "z"]

  private static let fields: [PropertyTypeGroup: [String: Set<String>]] = [
    .point: ["x": [], "y": []],
    .size: ["width": [], "height": []],
    .rect: ["origin": ["x", "y"], "size": ["width", "height"]],
    .transform: ["rotation": vector, "scale": vector, "translation": ["x", "y", "z", "width", "height"]],
  ]

  private enum PropertyTypeGroup {
    case point, size, rect, transform
  }

  /// Whether a path of fields exists below a property of a kind; nil where the kind is no structure with fields.
  static func exists(_ path: ArraySlice<AttributeKey>, in kind: PropertyType.Kind) -> Bool? {
    let group: PropertyTypeGroup
    switch kind {
    case .point: group = .point
    case .size: group = .size
    case .rect: group = .rect
    case .affineTransform, .transform3D: group = .transform
    default: return nil
    }
    guard let first = path.first, let inner = fields[group]?[first.name] else { return false }
    let rest = path.dropFirst()
    guard let second = rest.first else { return true }
    return rest.count == 1 && inner.contains(second.name)
  }
}

extension ClassRegistry.Storage {
  /// Sets a field of a structure of a layer; nil if the object is no layer or the key names no structure.
  func setLayerField(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of object: AnyObject,
    ofClass classIndex: Int
  ) -> StoringOutcome? {
    guard
      classes[classIndex].traits.contains(.storesAnyKey),
      let key = keys.first,
      let index = readableProperty(key, ofClass: classIndex),
      let isField = LayerFields.exists(keys.dropFirst(), in: properties[index].description.type.kind)
    else { return nil }
    (object as? ModelObject)?.extraSlots[Self.path(keys)] = value
    return isField ? .stored : .storedUnknownLayerKey(nearest: nil)
  }

  /// Reads what was set on a field of a structure of a layer.
  func layerField(_ keys: ArraySlice<AttributeKey>, of object: AnyObject) -> BoxedValue? {
    guard keys.count > 1, let model = object as? ModelObject else { return nil }
    return model.extraSlots[Self.path(keys)]
  }

  private static func path(_ keys: ArraySlice<AttributeKey>) -> String {
    keys.map(\.name).joined(separator: ".")
  }
}
