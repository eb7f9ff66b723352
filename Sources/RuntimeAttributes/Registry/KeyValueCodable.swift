/// A class that provides its own registration, so that its name alone registers it.
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
/// A subclass overrides `registration` with the properties that it adds; one without an override adds none. A main-actor class conforms as `@MainActor
/// KeyValueCodable`; its registration is read on the main actor.
public protocol KeyValueCodable: AnyObject {
  /// The registration of the class with the properties that it adds to its superclass.
  static var registration: Class { get }
}
