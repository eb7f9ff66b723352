// Invariants of every document.
extension InterfaceDocument {
  /// Removes parents that would form cycles, which records of archives can contain.
  mutating func breakCycles() {
    enum Mark { case new, onPath, done }
    var marks = [Mark](repeating: .new, count: objects.count)
    for start in objects.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, marks[index] == .new {
        marks[index] = .onPath
        path.append(index)
        next = objects[index].parent
      }
      if let index = next, marks[index] == .onPath, let last = path.last { objects[last].parent = nil }
      for index in path { marks[index] = .done }
    }
  }

  /// Reports every object whose id is already used by an earlier object.
  mutating func noteDuplicateIDs() {
    var first: [String: Int] = [:]
    first.reserveCapacity(objects.count)
    for index in objects.indices {
      guard let id = objects[index].id, let earlier = first.updateValue(index, forKey: id) else { continue }
      first[id] = earlier
      let reason = DocumentProblem.Reason.duplicateID(id, first: objects[earlier].position)
      problems.append(DocumentProblem(reason, at: objects[index].position, of: index))
    }
  }
}
