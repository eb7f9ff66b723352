package import ProgramModel

extension Finding {
  /// Sets the places of which one must run for the problem to occur, and the note about the first.
  package mutating func setUses(_ places: [CodePlace]) {
    if let first = uses.first { notes.removeAll { $0 == .used(at: first.location) } }
    uses = places
    if let first = places.first { notes.append(.used(at: first.location)) }
  }
}
