extension InterfaceObject {
  /// What stands in for an object that comes from outside the nib.
  public enum Placeholder: Hashable, Sendable {
    /// File's Owner: whoever loads the nib.
    case filesOwner
    /// The first responder at the time of an event.
    case firstResponder
    /// The running application, on macOS.
    case application
    /// A storyboard scene's Exit, where unwind segues end.
    case exit
    /// An object that the loading code passes in under an identifier.
    case external(identifier: String)
  }
}
