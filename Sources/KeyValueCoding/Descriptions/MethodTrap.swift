/// The reason why a call of a method always traps.
package enum MethodTrap: Hashable, Sendable {
  /// The body only traps: `fatalError("init(coder:) has not been implemented")`.
  case unimplemented
  /// The method always calls itself, until the stack overflows.
  case recursion
  /// The method requires an object under a key that no nib contains: `coder.decodeObject(forKey: "name") as! String`.
  case missingKey(String)
}
