import BinaryCoding

/// An action that a document sends to the first responder, and that no framework class implements.
///
/// Only a search of all sources shows whether a class in the sources implements it.
struct NilTargetedAction: Hashable, Sendable {
  var selector: String
  /// Whether a dependency whose sources were not read may implement it.
  var hasUnseenDependencies: Bool
}

extension NilTargetedAction: BinaryCodable {
  static var placeholder: NilTargetedAction { NilTargetedAction(selector: "", hasUnseenDependencies: false) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&selector)
    coder.code(&hasUnseenDependencies)
  }
}
