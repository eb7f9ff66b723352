import SourceModel

/// An occurrence in the code, with the unit and the file that contain it.
struct Site {
  let occurrence: Occurrence
  /// The ID of the occurrence's name, or -1 if no declaration or document has that name.
  let name: CodeIndex.Name
  /// The index of the occurrence in the facts of the file.
  let number: Int
  /// The unit that contains the occurrence.
  let unit: CodeIndex.Unit
  /// The index of the file that contains the unit.
  let file: Int

  /// The occurrence, as the cause of the nodes that it reaches.
  var cause: ReferenceGraph.Cause { .occurrence(unit, number) }
}

extension CodeIndex {
  /// Returns the site of the occurrence at an index in the facts of the unit's file.
  func site(at number: Int, in unit: Unit) -> Site {
    let file = file(of: unit)
    let occurrence = files[file].facts.occurrences[number]
    return Site(
      occurrence: occurrence,
      name: name(occurrence.name, in: file),
      number: number,
      unit: unit,
      file: file
    )
  }
}
