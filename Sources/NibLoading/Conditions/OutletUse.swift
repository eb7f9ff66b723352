public import RuntimeAttributes

/// Code that unwraps an outlet during a load, or when the loaded objects are first shown or tapped.
public struct OutletUse: Hashable, Sendable {
  /// The outlet's name in Swift.
  public var outlet: String
  /// The event that causes the code to run.
  package var trigger: Trigger
  /// The methods of the class on the call path, outermost first, without argument labels.
  package var path: [String]
  /// The location of the use.
  public var location: FileLocation

  /// The method whose call uses the outlet; nil if setting a property uses the outlet.
  public var method: String? { if case .calling(let method) = trigger { method } else { nil } }

  /// An event that runs code of a class.
  package enum Trigger: Hashable, Sendable {
    /// Setting a property, by its name in Swift.
    case setting(String)
    /// A method called during the load, or when the loaded objects are first shown or tapped.
    case calling(String)
  }

  /// Creates a use.
  package init(outlet: String, trigger: Trigger, path: [String] = [], location: FileLocation) {
    self.outlet = outlet
    self.trigger = trigger
    self.path = path
    self.location = location
  }
}
