/// The body of an Objective-C method.
struct ObjectiveCBody {
  /// The index of the enclosing type.
  var container: Int
  /// The index of the method in its type's methods.
  var method: Int
  /// The source between the braces.
  var range: Range<Int>
  /// The platforms for which the body is certain to be compiled.
  var platforms: PlatformSet
  /// The parameter names of an initializer that takes a nib name.
  var parameters: [Range<Int>] = []
}
