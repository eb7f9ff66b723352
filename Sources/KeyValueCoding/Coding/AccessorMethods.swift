import RuntimeAttributes

// Accessor methods without a declared property, which would determine the type.

extension ClassRegistry.Storage {
  /// The `NSObject` protocol methods without arguments that interfaces do not list as properties.
  private static let gettersOfEveryObject: Set<String> = ["class", "isProxy", "retainCount", "zone"]

  /// Whether the class or a superclass has a method that key-value coding uses to set a key.
  func hasSetter(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    hasMethod(AccessorTable.Pattern.setters.map { $0.name(for: key) + ":" }, ofClass: classIndex)
  }

  /// Whether the class or a superclass has a method that key-value coding uses to read a key.
  ///
  /// The method is a getter or an accessor of a collection. Only described classes list their methods.
  func hasGetter(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    let getters = AccessorTable.Pattern.getters.map { $0.name(for: key) }
    return !Self.gettersOfEveryObject.isDisjoint(with: getters) || hasMethod(getters, ofClass: classIndex)
      || hasCollectionAccessors(key, ofClass: classIndex)
  }

  /// Whether the class or a superclass has the methods for which key-value coding creates an array or set proxy.
  ///
  /// Source: Apple's "Accessor Search Patterns"; an ordered set has the methods of an array as well. GNUstep does not
  /// have proxies.
  private func hasCollectionAccessors(_ key: AttributeKey, ofClass classIndex: Int) -> Bool {
    let name = key.name.firstUppercased
    guard hasMethod(["countOf\(name)"], ofClass: classIndex) else { return false }
    return hasMethod(["objectIn\(name)AtIndex:", "\(key.name)AtIndexes:"], ofClass: classIndex)
      || hasMethod(["enumeratorOf\(name)"], ofClass: classIndex)
        && hasMethod(["memberOf\(name):"], ofClass: classIndex)
  }

  /// Whether the class or a superclass has one of the methods, visible to Objective-C.
  private func hasMethod(_ selectors: [String], ofClass classIndex: Int) -> Bool {
    ClassRegistry.Entry(storage: self, index: classIndex).chain.contains { entry in
      selectors.contains { methods[entry.index].method($0)?.isVisibleToObjectiveC == true }
    }
  }
}
