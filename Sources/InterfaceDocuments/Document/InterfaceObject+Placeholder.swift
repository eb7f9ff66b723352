extension InterfaceObject {
  /// A placeholder for an object from outside the nib.
  public enum Placeholder: Hashable, Sendable {
    /// File's Owner: the object that loads the nib.
    case filesOwner
    /// The first responder at the time of an event.
    case firstResponder
    /// The running application, on macOS.
    case application
    /// A storyboard scene's Exit, the destination of unwind segues.
    case exit
    /// An external object provided by the loading code, by its identifier.
    case external(identifier: String)
  }
}
