import Checks

extension Finding {
  /// The message and those of the notes, such as `Panel has no outlet 'title' | unreachable: no target builds this document`.
  var messageWithNotes: String { ([message] + notes.map(\.message)).joined(separator: " | ") }
}
