// The keys of registered classes.

extension ClassRegistry {
  /// Returns the description of a registered class: its name, its superclass and the properties that it adds.
  ///
  /// - Parameter type: The class.
  /// - Returns: The description of the class or of its nearest registered superclass; nil if neither is registered.
  public func classDescription(of type: AnyClass) -> ClassDescription? {
    storage.classIndex(ofType: type).map { storage.classes[$0].description }
  }

  /// Returns the keys of a registered class, those of superclasses first.
  ///
  /// - Parameter type: The class.
  /// - Returns: The keys; none if neither the class nor a superclass is registered.
  public func keys(of type: AnyClass) -> [AttributeKey] {
    guard let index = storage.classIndex(ofType: type) else { return [] }
    // Only the keys of fields contain dots.
    return storage.properties(ofClass: index).map(\.key).filter { !$0.name.contains(".") }
  }

  /// Returns the key paths of all values of a registered class, those of superclasses first.
  ///
  /// Objects of registered classes and structures are replaced by their own values: `tls.certificate`, `retry.count`.
  /// A class that the path already contains is not entered again.
  ///
  /// - Parameter type: The class.
  /// - Returns: The key paths; none if neither the class nor a superclass is registered.
  public func keyPaths(of type: AnyClass) -> [AttributeKeyPath] {
    guard let index = storage.classIndex(ofType: type) else { return [] }
    return storage.keyPaths(ofClass: index, prefix: "", onPath: [])
  }
}

extension ClassRegistry.Storage {
  /// A property of a class or a superclass.
  fileprivate struct Member {
    var key: AttributeKey
    var type: PropertyType
    var accessor: Accessor?
  }

  /// Returns the properties of a class, those of superclasses first; an override takes the position of the property
  /// that it overrides.
  fileprivate func properties(ofClass index: Int) -> [Member] {
    var members: [Member] = []
    var offsets: [AttributeKey: Int] = [:]
    let chain = Array(ClassRegistry.Entry(storage: self, index: index).chain)
    for entry in chain.reversed() {
      let record = classes[entry.index]
      for (property, index) in zip(record.description.properties, record.properties) {
        let member = Member(key: property.key, type: property.type, accessor: properties[index].accessor)
        if let offset = offsets[property.key] {
          members[offset] = member
        } else {
          offsets[property.key] = members.count
          members.append(member)
        }
      }
    }
    return members
  }

  fileprivate func keyPaths(ofClass index: Int, prefix: String, onPath: Set<Int>) -> [AttributeKeyPath] {
    let onPath = onPath.union([index])
    return properties(ofClass: index).flatMap { member -> [AttributeKeyPath] in
      guard member.accessor?.structure != .whole else { return [] }
      let path = prefix + member.key.name
      if case .object(let name) = member.type.kind, let next = self.index(ofType: name),
        !onPath.contains(next)
      {
        return keyPaths(ofClass: next, prefix: path + ".", onPath: onPath)
      }
      return [AttributeKeyPath(path)]
    }
  }
}
