import KeyValueCoding
import ProgramModel
import RuntimeAttributes

/// Finds the members of a class that an object of another class does not have.
enum UnansweredMembers {
  /// Returns the known members of a class that an object does not have, as sources may spell them.
  ///
  /// - Parameters:
  ///   - expected: The class with the members.
  ///   - actual: The class of the object.
  /// - Returns: The identifiers; empty if a superclass of the object's class is unknown.
  static func words(of expected: ClassRegistry.Entry, notIn actual: ClassRegistry.Entry) -> Set<String> {
    guard actual.missingSuperclass == nil else { return [] }
    var words: Set<String> = []
    for ancestor in expected.chain.prefix(while: { !actual.isKind(of: $0.description.name) }) {
      words.formUnion(self.words(of: ancestor.description))
    }
    for answered in actual.chain { words.subtract(self.words(of: answered.description)) }
    return words
  }

  private static func words(of description: ClassDescription) -> Set<String> {
    var words: Set<String> = []
    for property in description.properties where property.access != .none(.typeMember) {
      words.formUnion([property.key.name, property.swiftName, property.getter])
      if let setter = property.setter { words.insert(firstWord(of: setter)) }
    }
    for method in description.methods where !method.swiftName.hasPrefix("init") {
      words.formUnion([firstWord(of: method.selector), firstWord(of: method.swiftName)])
    }
    if description.location == nil {
      words.formUnion(UnlistedSelectors.all(of: description.name).map(firstWord))
    }
    return words
  }

  /// Returns the first part of a selector or method name.
  private static func firstWord(of name: String) -> String {
    String(name.prefix { $0 != ":" && $0 != "(" })
  }
}
