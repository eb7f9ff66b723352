/// One way in which a source may spell a method that answers an action.
package struct ActionSpelling: Hashable, Sendable {
  /// The word.
  package let word: String
  /// The label of the first parameter behind it, where that is a part of the selector; any may stand there otherwise.
  let label: String?

  /// All ways to spell what answers a selector.
  ///
  /// A method has its first word, whatever makes it: a declaration, a string or `@objc(name:)`. The setter of a property has
  /// the property's name, and Swift makes one word of a method's name and the label of its first parameter.
  package static func all(of selector: String) -> [ActionSpelling] {
    let name = String(selector.prefix { $0 != ":" })
    var spellings = [ActionSpelling(word: name, label: nil)]
    // Each capital may begin a label; nobody writes so many.
    guard name.utf8.count <= longestName else { return spellings }
    if name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase {
      let property = String(name.dropFirst(3))
      spellings.append(ActionSpelling(word: property, label: nil))
      spellings.append(ActionSpelling(word: decapitalized(property), label: nil))
    }
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let (word, rest) = (String(name[..<index]), String(name[index...]))
      spellings.append(ActionSpelling(word: word, label: decapitalized(rest)))
      guard rest.hasPrefix("With"), rest.count > 4 else { continue }
      spellings.append(ActionSpelling(word: word, label: decapitalized(String(rest.dropFirst(4)))))
    }
    return spellings
  }

  private static let longestName = 256

  private static func decapitalized(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
