/// A constant that holds the name of something, and by which code asks for that: it does so for sure only where nothing
/// else may be meant.
package struct SoughtConstant: Hashable, Sendable {
  /// The last part of its name: `identifier` of `Row.identifier`.
  package var word: String
  /// The text that it holds.
  package var text: String
  /// What the type is called, without those around it, of which it is asked, or whose own it is; nil for a constant of no
  /// type.
  package var owner: String?
  /// What the type is called that declares it, likewise.
  package var declaringType: String?
  /// How it holds the storyboard whose name is the text; nil for the text itself.
  package var storyboard: TextConstant.Storage?
  /// Whether it is the name of the class of the object itself.
  package var isNameOfSelf = false
  /// Whether the type of which it is asked is not spelled: `identifier`, `self.identifier`.
  package var isBare = false
  /// Whether it is declared outside of types, where more than one source may see it.
  package var isOutsideOfTypes = false
  /// Whether no other source sees it than the one that declares it.
  package var isPrivate = false
  /// The source that asks by it.
  package var file: String
  /// The source that declares it.
  package var declaringFile: String

  /// Describes a constant that is declared in the body which asks by it.
  package init(_ word: String, _ text: String, askedIn file: String) {
    (self.word, self.text, self.file, declaringFile) = (word, text, file, file)
    (isBare, isPrivate) = (true, true)
  }

  /// The words of which a source has one that may say something else: its own, that of the variable behind a property, and
  /// that of Objective-C's setter.
  package var words: [String] {
    switch storyboard {
    case .variable where !isPrivate: [word, setter]
    case .assigned: [word, "_\(word)", setter]
    default: [word]
    }
  }

  /// The method by which Objective-C sets it.
  var setter: String { "set\(word.prefix(1).uppercased())\(word.dropFirst())" }

  /// Whether another type declares it than the one of which it is asked.
  package var isInherited: Bool { declaringType != owner }

  /// Whether a variable may hold the type of a cell: members of types are none of their objects.
  package static func mayHoldType(_ variable: String) -> Bool {
    if variable.utf8.count == 1 { return true }
    if variable.utf8.first.map(\.isUppercase) == true { return variable == "Self" }
    let name = variable.lowercased()
    return name == "self" || name.hasPrefix("$")
      || ["type", "class", "cell", "view", "header", "footer", "item"].contains(where: name.contains)
  }
}
