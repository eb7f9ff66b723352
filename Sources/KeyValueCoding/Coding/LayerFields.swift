import RuntimeAttributes

/// The structure fields that layers and animations, unlike other objects, resolve within key paths.
///
/// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions".
private enum LayerFields {
  private static let vector: Set<String> = ["x", "y", "z"]

  private static let fields: [Structure: [String: Set<String>]] = [
    .point: ["x": [], "y": []],
    .size: ["width": [], "height": []],
    .rect: ["origin": ["x", "y"], "size": ["width", "height"]],
    .transform: ["rotation": vector, "scale": vector, "translation": ["x", "y", "z", "width", "height"]],
  ]

  private enum Structure {
    case point, size, rect, transform
  }

  /// Whether a path of fields exists in a property of a kind; nil if the kind is not a structure with fields.
  static func exists(_ path: ArraySlice<AttributeKey>, in kind: PropertyType.Kind) -> Bool? {
    let structure: Structure
    switch kind {
    case .point: structure = .point
    case .size: structure = .size
    case .rect: structure = .rect
    case .affineTransform, .transform3D: structure = .transform
    default: return nil
    }
    guard let first = path.first, let inner = fields[structure]?[first.name] else { return false }
    let rest = path.dropFirst()
    guard let second = rest.first else { return true }
    return rest.count == 1 && inner.contains(second.name)
  }

  /// Returns the field at a path in a point, size or rectangle, or nil if the value does not have the field.
  static func field(_ path: ArraySlice<AttributeKey>, of structure: AttributeValue) -> AttributeValue? {
    guard let name = path.first?.name else { return structure }
    return switch (structure, name) {
    case (.point(let point), "x"): .real(point.x)
    case (.point(let point), "y"): .real(point.y)
    case (.size(let size), "width"): .real(size.width)
    case (.size(let size), "height"): .real(size.height)
    case (.rect(let rect), "origin"): field(path.dropFirst(), of: .point(rect.origin))
    case (.rect(let rect), "size"): field(path.dropFirst(), of: .size(rect.size))
    default: nil
    }
  }

  /// Returns a copy of a point, size or rectangle with another value for a field, or nil if the field does not exist
  /// or cannot have this value.
  static func setting(
    _ value: AttributeValue,
    _ path: ArraySlice<AttributeKey>,
    in structure: AttributeValue
  ) -> AttributeValue? {
    guard let name = path.first?.name else { return value.kind == structure.kind ? value : nil }
    let number = [.boolean, .integer, .real].contains(value.kind) ? Unboxing.real(value) : nil
    switch (structure, name, number) {
    case (.point(let point), "x", let x?): return .point(.init(x: x, y: point.y))
    case (.point(let point), "y", let y?): return .point(.init(x: point.x, y: y))
    case (.size(let size), "width", let width?): return .size(.init(width: width, height: size.height))
    case (.size(let size), "height", let height?): return .size(.init(width: size.width, height: height))
    case (.rect(var rect), "origin", _):
      guard case .point(let origin)? = setting(value, path.dropFirst(), in: .point(rect.origin)) else {
        return nil
      }
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size", _):
      guard case .size(let size)? = setting(value, path.dropFirst(), in: .size(rect.size)) else { return nil }
      rect.size = size
      return .rect(rect)
    default: return nil
    }
  }
}

extension ClassRegistry.Storage {
  /// Sets a field of a layer's structure; returns nil if the object is not a layer or the path does not lead into a
  /// structure.
  ///
  /// A field or value that the structure cannot contain, such as a transform's rotation, is stored by its key path.
  func setLayerField(
    _ value: BoxedValue,
    _ keys: ArraySlice<AttributeKey>,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> SetValueOutcome? {
    guard
      let (key, index) = try layerStructure(keys, of: object),
      let isField = LayerFields.exists(keys.dropFirst(), in: description(ofProperty: index).type.kind)
    else { return nil }
    if let field = value.attributeValue, case .value(.attribute(let structure)) = try read(key, of: object),
      let changed = LayerFields.setting(field, keys.dropFirst(), in: structure)
    {
      try keep(.attribute(changed), at: index, key, of: object)
      setExtraValue(nil, Self.path(keys), of: object)
    } else {
      setExtraValue(value, Self.path(keys), of: object)
    }
    return isField ? .stored : .storedUnknownLayerKey(nearest: nil)
  }

  /// Reads a field of a layer's structure, which is `.nil` if the structure does not have the field.
  ///
  /// Returns nil if the object is not a layer or the path does not lead into a structure.
  func layerField(
    _ keys: ArraySlice<AttributeKey>,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> BoxedValue? {
    guard let (key, index) = try layerStructure(keys, of: object) else { return nil }
    if let kept = extraValue(Self.path(keys), of: object) { return kept }
    let path = keys.dropFirst()
    guard LayerFields.exists(path, in: description(ofProperty: index).type.kind) == true else { return .nil }
    guard case .value(.attribute(let structure)) = try read(key, of: object) else { return .nil }
    // The initial transform does not rotate or translate, and scales by one.
    return .attribute(LayerFields.field(path, of: structure) ?? .real(path.first?.name == "scale" ? 1 : 0))
  }

  /// Returns the first key of a path into a layer's structure, and the index of the property; nil for any other path or
  /// object.
  private func layerStructure(
    _ keys: ArraySlice<AttributeKey>,
    of object: AnyObject
  ) throws(KeyValueCodingError) -> (key: AttributeKey, property: Int)? {
    guard
      keys.count > 1,
      let key = keys.first,
      let classIndex = classIndex(of: object),
      classes[classIndex].traits.contains(.storesAnyKey),
      let index = readableProperty(key.hashes, ofClass: classIndex),
      LayerFields.exists([], in: description(ofProperty: index).type.kind) != nil
    else { return nil }
    try checkIsolation(key, of: object, ofClass: classIndex)
    return (key, index)
  }

  private static func path(_ keys: ArraySlice<AttributeKey>) -> String {
    keys.map(\.name).joined(separator: ".")
  }
}
