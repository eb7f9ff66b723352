// `localizedDescription` for the errors of a module that does without Foundation.

public import Foundation
public import RuntimeAttributes

extension KeyValueCodingError: LocalizedError {
  /// Class, key and reason.
  public var errorDescription: String? { description }
}

extension RegistryError: LocalizedError {
  /// What is wrong with the registrations.
  public var errorDescription: String? { description }
}
