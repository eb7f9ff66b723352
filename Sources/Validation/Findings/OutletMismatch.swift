/// An outlet that is connected to an object of the wrong type.
struct OutletMismatch {
  /// The consequence of the mismatch.
  enum Effect {
    /// The load raises an exception, because key-value coding converts the object to a number, a Boolean or a
    /// structure.
    case raises
    /// The app crashes at the first use of a member that the object does not have.
    case useEndsApp
    /// The mismatch has no effect at present, because no source uses a member that the object does not have.
    case notAsked
    /// The mismatch has no effect, because the object has all members of the expected class.
    case none
    /// The property does not hold an object, so its value is meaningless.
    case address
  }

  /// The outlet, and the class that declares it.
  var property: String
  var className: String
  /// The type of the outlet, as spelled in its declaration.
  var expected: String
  /// The class of the connected object.
  var destination: String
  /// The class in the document, if the object has a substitute class.
  var replaced: String?
  var effect = Effect.useEndsApp
}
