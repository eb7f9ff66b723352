import ProgramModel
import RuntimeAttributes

extension Finding {
  /// Sets the uses that cause the problem, and the note about the first use.
  package mutating func setUses(_ places: [CodePlace]) {
    if let first = uses.first { notes.removeAll { $0 == .used(at: first.location) } }
    uses = places
    if let first = places.first { notes.append(.used(at: first.location)) }
  }
}

extension Finding.Note {
  /// Returns a note about a use of an outlet.
  static func used(at place: FileLocation) -> Finding.Note { Finding.Note("used here", at: place) }
}
