extension ClassRegistry {
  /// The values of all inspectable properties of an object as runtime attributes: the way back, so that a model can
  /// be saved as attributes and made again from them.
  ///
  /// - Parameter object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The attributes, those of superclasses first; properties that hold objects are left out.
  public func inspectableAttributes(of object: AnyObject) -> [RuntimeAttribute] {
    guard let entry = entry(of: object) else { return [] }
    return entry.chain.reversed().flatMap { ancestor in
      ancestor.description.properties.compactMap { property in
        guard
          property.marks.contains(.inspectable),
          let value = try? value(forKeyPath: AttributeKeyPath([], property.key), of: object).attributeValue
        else { return nil }
        return RuntimeAttribute(AttributeKeyPath([], property.key), value)
      }
    }
  }
}
