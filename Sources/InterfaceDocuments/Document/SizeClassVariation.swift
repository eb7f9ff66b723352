/// What an object has otherwise for some size classes.
package struct SizeClassVariation: Hashable, Sendable {
  /// The index of the object.
  package var object: Int
  /// The size classes as the document writes them: `default`, `heightClass=compact-widthClass=regular`.
  package var sizeClasses: String
  /// The settings that differ, as the document writes them: `constant`, `fixedFrame`...
  package var settings: [String: String]
  /// The ids of the subviews and constraints that are there for these size classes.
  package var included: [String]
  /// The ids of the subviews and constraints that are not.
  package var excluded: [String]

  /// Creates a variation that changes nothing yet.
  package init(object: Int, sizeClasses: String, settings: [String: String] = [:]) {
    self.object = object
    self.sizeClasses = sizeClasses
    self.settings = settings
    self.included = []
    self.excluded = []
  }
}
