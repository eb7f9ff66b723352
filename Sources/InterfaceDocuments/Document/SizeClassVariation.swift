/// What an object has otherwise for some size classes.
public struct SizeClassVariation: Hashable, Sendable {
  /// The index of the object.
  public var object: Int
  /// The size classes as the document writes them: `default`, `heightClass=compact-widthClass=regular`.
  public var sizeClasses: String
  /// The settings that differ, as the document writes them: `constant`, `fixedFrame`...
  public var settings: [String: String]
  /// The ids of the subviews and constraints that are there for these size classes.
  public var included: [String]
  /// The ids of the subviews and constraints that are not.
  public var excluded: [String]

  /// Creates a variation that changes nothing yet.
  public init(object: Int, sizeClasses: String, settings: [String: String] = [:]) {
    self.object = object
    self.sizeClasses = sizeClasses
    self.settings = settings
    self.included = []
    self.excluded = []
  }
}
