/// The effect of a problem at run time.
public enum Consequence: String, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// Loading terminates the app.
  case crash
  /// The platform logs the problem; the value, connection, class or resource is lost.
  case dropped
  /// Loading succeeds; the first use or tap terminates the app.
  case crashOnUse = "crash-on-use"
  /// The result is wrong, without any message.
  case silent
  /// The effect is unknown, for example because a class or type was not found.
  case unverified
  /// The document itself is broken.
  case invalid

  /// The raw value.
  public var description: String { rawValue }
}
