import Checks

extension Finding {
  /// The messages of the finding and its notes, such as
  /// `'Panel' has no outlet 'title' | unreachable: no target builds this document`.
  var messageWithNotes: String { ([message] + notes.map(\.message)).joined(separator: " | ") }
}
