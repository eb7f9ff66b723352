/// The body of a method of Objective-C.
struct ObjectiveCBody {
  /// The index of the type.
  var container: Int
  /// The index of the method in its type's methods.
  var method: Int
  /// What stands between the braces.
  var range: Range<Int>
  /// The platforms for which it surely is compiled.
  var platforms: PlatformSet
  /// The names of the parameters of an initializer that is given the name of a nib.
  var parameters: [Range<Int>] = []
}
