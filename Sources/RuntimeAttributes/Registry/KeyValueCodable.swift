/// A class that carries its own registration, so that a registry is made of its name alone.
///
///     class Button: KeyValueCodable {
///       var title = ""
///       class var registration: Class {
///         Class(Button.self) { Property("title", \.title) }
///       }
///     }
///
///     let registry = try ClassRegistry { Button.self }
///
/// A subclass overrides `registration` with the properties that it adds. A class of the main actor conforms on it, to
/// `@MainActor KeyValueCodable`, and lends its registration there.
public protocol KeyValueCodable: AnyObject {
  /// The class itself with the properties that it adds to those of its superclass.
  static var registration: Class { get }
}
