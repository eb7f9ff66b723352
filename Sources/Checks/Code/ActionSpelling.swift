import KeyValueCoding

/// A spelling of a method that responds to an action.
package struct ActionSpelling: Hashable, Sendable {
  /// The method's base name, or the name of the property whose setter responds.
  package let word: String
  /// The label of the first parameter, if the selector contains the label; nil matches any label.
  let label: String?

  /// Returns all spellings of methods that respond to a selector.
  ///
  /// Declarations, strings and `@objc(name:)` contain the first part of the selector. A property responds to the
  /// selector of its setter. Swift joins a method's base name and its first label: `show(item:)` has the selector
  /// `showWithItem:`.
  package static func all(of selector: String) -> [ActionSpelling] {
    let name = String(selector.prefix { $0 != ":" })
    var spellings = [ActionSpelling(word: name, label: nil)]
    // Each capital letter may start a label; the limit excludes unrealistic names.
    guard name.utf8.count <= longestName else { return spellings }
    if name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase {
      let property = String(name.dropFirst(3))
      spellings.append(ActionSpelling(word: property, label: nil))
      spellings.append(ActionSpelling(word: property.firstLowercased, label: nil))
    }
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let (word, rest) = (String(name[..<index]), String(name[index...]))
      spellings.append(ActionSpelling(word: word, label: rest.firstLowercased))
      guard rest.hasPrefix("With"), rest.count > 4 else { continue }
      spellings.append(ActionSpelling(word: word, label: String(rest.dropFirst(4)).firstLowercased))
    }
    return spellings
  }

  private static let longestName = 256
}
