/// What the platform makes of something that goes wrong in a load.
public enum Consequence: String, CaseIterable, Hashable, Sendable {
  /// The load ends the app.
  case crash
  /// The platform swallows and logs it: the value, outlet or class is lost.
  case dropped
  /// The load passes; the first use, or a tap, ends the app.
  case later
  /// No exception, and a wrong result.
  case silent
  /// The class or type comes from somewhere that the registry has not seen.
  case unproved
  /// The document itself is broken.
  case invalid
}
