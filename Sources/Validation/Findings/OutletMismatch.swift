/// An outlet that holds something else than its type says.
struct OutletMismatch {
  /// What that leads to.
  enum Effect {
    /// The load raises: key-value coding asks the object for a number, a truth value or a structure.
    case raises
    /// The app ends at the first use that the object does not answer.
    case useEndsApp
    /// Nothing as long as it stays like this: no source asks for what the object does not answer.
    case notAsked
    /// Nothing: whatever may be asked of the expected class, the object answers.
    case none
    /// The property, which is no object, has a value that means nothing.
    case address
  }

  /// The outlet, and the class that has it.
  var property: String
  var className: String
  /// The type of the outlet, as its declaration spells it.
  var expected: String
  /// The class of the object that it is connected to.
  var destination: String
  /// The class that the document asks for, where an object of another one takes its place.
  var replaced: String?
  var effect = Effect.useEndsApp
}
