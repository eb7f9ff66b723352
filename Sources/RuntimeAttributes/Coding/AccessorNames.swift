/// The selectors that answer a key, for methods of which no property tells the type.
enum AccessorNames {
  /// The methods without arguments of the protocol `NSObject` that no interface lists as properties.
  static let ofEveryObject: Set<String> = ["class", "isProxy", "retainCount", "zone"]

  /// The setters of a key in the order of their search.
  static func setters(of key: AttributeKey) -> [String] {
    let capitalized = key.name.firstUppercased
    return ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"]
  }

  /// The getters of a key in the order of their search, and the first methods of those that make it a collection.
  static func getters(of key: AttributeKey) -> [String] {
    let capitalized = key.name.firstUppercased
    return [
      "get\(capitalized)", key.name, "is\(capitalized)", "_get\(capitalized)", "_\(key.name)",
      "countOf\(capitalized)",
    ]
  }
}

extension ClassRegistry.Storage {
  /// Whether the class or a superclass has a method of one of these names that Objective-C can call.
  func hasMethod(_ selectors: [String], ofClass classIndex: Int) -> Bool {
    var index = classIndex
    while index >= 0 {
      let methods = classes[index].description.methods
      if methods.contains(where: { $0.isVisibleToObjectiveC && selectors.contains($0.selector) }) {
        return true
      }
      index = classes[index].superclassIndex
    }
    return false
  }
}
