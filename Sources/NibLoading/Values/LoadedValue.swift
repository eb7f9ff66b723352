package import RuntimeAttributes

/// A value after a load, as far as the document and the load determine it.
package enum LoadedValue: Hashable, Sendable {
  case value(AttributeValue)
  case unknown(Reason)

  /// The reason why a value is unknown.
  package enum Reason: Hashable, Sendable {
    /// Neither the document nor a runtime attribute sets the value.
    case unset
    /// The load does not create the object, or the object's class was not found.
    case unseenObject
    /// The value is an object or a collection.
    case object
    /// Size-class variations change the value.
    case varies
    /// A binding sets the value.
    case bound
    /// A class of the app declares the property itself.
    case declared(className: String)
    /// A method that nib loading calls sets the value.
    case assigned(method: String)
    /// Setting the value had an unknown effect.
    case uncertain
    /// The class does not have the key.
    case undefinedKey(String, className: String)
  }
}

extension LoadedValue.Reason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .unset: "neither the document nor a runtime attribute sets it"
    case .unseenObject: "the object or its class is unknown"
    case .object: "it is an object or a collection"
    case .varies: "it varies by size class"
    case .bound: "a binding may set it"
    case .declared(let className): "class '\(className)' declares the property"
    case .assigned(let method): "'\(method)' sets it"
    case .uncertain: "the effect of the runtime attribute is uncertain"
    case .undefinedKey(let key, let className): "class '\(className)' has no key '\(key)'"
    }
  }
}
