// `localizedDescription` for the errors of a module that does not import Foundation.

public import Foundation
public import RuntimeAttributes

extension KeyValueCodingError: LocalizedError {
  /// The class, the key and the reason.
  public var errorDescription: String? { description }
}

extension RegistryError: LocalizedError {
  /// The description of the problem.
  public var errorDescription: String? { description }
}
