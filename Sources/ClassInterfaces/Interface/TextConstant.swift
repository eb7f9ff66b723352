package import RuntimeAttributes

/// A constant that a source declares with a text which stands there to be read: `static let identifier = "Row"`; or with
/// the storyboard of such a name.
package struct TextConstant: Hashable, Sendable {
  /// How a storyboard is held.
  package enum Storage: String, Hashable, Sendable, CaseIterable {
    /// By what is set once.
    case constant
    /// By what may be set again.
    case variable
    /// By what Objective-C sets once, in some body.
    case assigned
    /// By what makes it whenever somebody asks, and may do so otherwise in another class.
    case computed
  }

  /// The name, with the names of the types around it: `Row.identifier`.
  package var name: String
  /// The text; nil for the name of the class that is asked, `static var identifier: String { String(describing: self) }`.
  package var text: String?
  /// How it holds the storyboard whose name is the text; nil for the text itself.
  package var storyboard: Storage?
  /// Whether it is a case, whose text is its raw value.
  package var isCase = false
  /// Whether no other source sees it.
  package var isPrivate = false
  /// Where its name stands.
  package var location: SourceLocation

  /// Describes a constant.
  package init(_ name: String, _ text: String?, location: SourceLocation) {
    (self.name, self.text, self.location) = (name, text, location)
  }

  /// A text that is longer than this is no name of anything.
  static let longestText = 100
}
