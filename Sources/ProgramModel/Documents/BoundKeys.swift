import InterfaceDocuments

extension InterfaceDocument {
  /// The keys that bindings, runtime attributes and the outlets of objects of unknown classes may set.
  ///
  /// The first key of a path belongs to the object; the other keys belong to objects of unknown classes.
  var boundKeys: [DocumentSummary.BoundKey] {
    var keys: [DocumentSummary.BoundKey] = []
    lazy var indexes = indexesByID()
    for object in objects {
      for attribute in object.runtimeAttributes {
        keys += Self.keys(in: attribute.keyPath.keys.map(\.name), of: object)
      }
      for connection in object.connections {
        if object.customClass == nil, let property = connection.property {
          keys += Self.keys(in: [property], of: object)
        }
        guard case .binding(let binding) = connection.kind else { continue }
        // By default, an object sets the key with the name of the binding.
        keys += Self.keys(in: [binding.name], of: object)
        let path = binding.keyPath.split(separator: ".").lazy.map(String.init).drop { $0 == "self" }
        let destination = connection.destination.flatMap { indexes[$0] }.map { objects[$0] }
        keys += Self.keys(in: Array(path), of: destination)
      }
    }
    return keys
  }

  /// Returns the keys of a path, without the keys of framework classes.
  private static func keys(in path: [String], of object: InterfaceObject?) -> [DocumentSummary.BoundKey] {
    path.enumerated().compactMap { index, key in
      guard index == 0, let object else { return DocumentSummary.BoundKey(className: nil, key: key) }
      let isUnknown = object.placeholder != nil || object.elementClass == nil
      if object.customClass == nil, !isUnknown { return nil }
      return DocumentSummary.BoundKey(className: object.customClass, key: key)
    }
  }
}
