/// A use of a resource by code that receives the name of the resource from its callers:
/// `func open(_ name: String) { performSegue(withIdentifier: name, sender: nil) }`.
package struct PassedUse: Hashable, Sendable {
  /// The use, without its name, in the function or initializer that receives the name.
  package var use: Use
  /// The index of the parameter that receives the name.
  package var parameter: Int
  /// Whether the name is the raw value of the parameter.
  package var isRawValue = false
  /// Whether the uses by callers in the same type and source are already known.
  package var isReadInType = false
}
