import BinaryCoding

/// An action that a document sends to the first responder, and that no framework answers: whether a source does is not
/// known before all of them were looked through.
struct NilTargetedAction: Hashable, Sendable {
  var selector: String
  /// Whether a dependency whose sources were not read may answer it.
  var hasUnseenDependencies: Bool
}

extension NilTargetedAction: BinaryCodable {
  static var placeholder: NilTargetedAction { NilTargetedAction(selector: "", hasUnseenDependencies: false) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&selector)
    coder.code(&hasUnseenDependencies)
  }
}
