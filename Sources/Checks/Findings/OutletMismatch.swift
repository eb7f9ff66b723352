/// An outlet that is connected to an object of the wrong type.
package struct OutletMismatch {
  /// The consequence of the mismatch.
  enum Effect {
    /// The load raises an exception, since key-value coding expects a number, a Boolean or a structure.
    case raises
    /// The first use of a member that the object does not have terminates the app.
    case useEndsApp
    /// The mismatch currently has no effect, since no source uses a member that the object does not have.
    case notAsked
    /// The mismatch has no effect, since the object has all members of the expected class.
    case none
    /// The property does not contain an object, so its value is meaningless.
    case address
  }

  /// The outlet's name, with the class that declares it.
  var property: String
  var className: String
  /// The type of the outlet, as spelled in its declaration.
  var expected: String
  /// The class of the connected object.
  var destination: String
  /// The class in the document, if the connected object is a substitute.
  var replaced: String?
  var effect = Effect.useEndsApp
}
