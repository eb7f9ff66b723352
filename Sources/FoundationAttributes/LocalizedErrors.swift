// `localizedDescription` for the errors of a module that does not import Foundation.

public import Foundation
public import RuntimeAttributes

extension AttributeError: LocalizedError {
  /// The type, the key, the reason and a suggestion.
  public var errorDescription: String? { description }
}

extension RegistryError: LocalizedError {
  /// The description of the problem.
  public var errorDescription: String? { description }
}

extension ApplyError: LocalizedError {
  /// The failures, one per line.
  public var errorDescription: String? { description }
}
