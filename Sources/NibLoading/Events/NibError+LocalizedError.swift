public import Foundation
// Errors of the floor below are told in the same way.
import FoundationAttributes

extension NibError: LocalizedError {
  /// What iOS prints when it ends the app.
  public var errorDescription: String? { description }
}
