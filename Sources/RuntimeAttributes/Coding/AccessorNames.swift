/// The selectors that key-value coding tries for a key whose type no declared property provides.
enum AccessorNames {
  /// The `NSObject` protocol methods without arguments that interfaces do not list as properties.
  static let ofEveryObject: Set<String> = ["class", "isProxy", "retainCount", "zone"]

  /// Returns the setters of a key in search order.
  static func setters(of key: AttributeKey) -> [String] {
    let capitalized = key.name.firstUppercased
    return ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"]
  }

  /// Returns the getters of a key in search order, followed by the first of its collection accessors.
  static func getters(of key: AttributeKey) -> [String] {
    let capitalized = key.name.firstUppercased
    return [
      "get\(capitalized)", key.name, "is\(capitalized)", "_get\(capitalized)", "_\(key.name)",
      "countOf\(capitalized)",
    ]
  }
}

extension ClassRegistry.Storage {
  /// Whether the class or a superclass has one of the methods and Objective-C can call it.
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
