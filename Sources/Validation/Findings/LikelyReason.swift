/// Why an undecided class is probably missing.
public enum LikelyReason: String, Hashable, Sendable, CaseIterable {
  /// The class has the name of the object's image or color.
  case value
  /// The name is one or two letters from that of a declared class that fits the object.
  case misspelling
  /// The document connects outlets of the object to views, and no code mentions the class.
  case outlets
  /// Many declared classes have the prefix of the name, and no code mentions the class.
  case prefix
}
