// `localizedDescription` for the errors of the floors that do without Foundation.

public import Foundation
public import RuntimeAttributes

extension NibError: LocalizedError {
  /// What iOS prints when it ends the app.
  public var errorDescription: String? { description }
}

extension KeyValueCodingError: LocalizedError {
  /// The exception's reason, as iOS words it.
  public var errorDescription: String? { description }
}

extension RegistryError: LocalizedError {
  /// What is wrong with the registrations.
  public var errorDescription: String? { description }
}
