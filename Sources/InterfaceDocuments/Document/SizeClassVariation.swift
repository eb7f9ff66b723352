/// Settings of an object that vary by size class.
package struct SizeClassVariation: Hashable, Sendable {
  /// The index of the object.
  package var object: Int
  /// The size classes as spelled in the document, such as `heightClass=compact-widthClass=regular`.
  package var sizeClasses: String
  /// The varying settings as spelled in the document, such as `constant`.
  package var settings: [String: String]
  /// The ids of the subviews and constraints that are installed.
  package var included: [String]
  /// The ids of the subviews and constraints that are not installed.
  package var excluded: [String]

  /// Creates a variation without included and excluded objects.
  package init(object: Int, sizeClasses: String, settings: [String: String] = [:]) {
    self.object = object
    self.sizeClasses = sizeClasses
    self.settings = settings
    self.included = []
    self.excluded = []
  }
}
