import SourceModel

/// Classes that helpers register for cells, replacing prototypes.
extension ReferenceGraph {
  /// Whether the code of a prototype's scene passes the class of the prototype to a helper that registers classes for
  /// cells, as in `table.register(cellType: Row.self)`.
  ///
  /// - Parameters:
  ///   - className: The class of a prototype.
  ///   - classes: The classes in the prototype's scene.
  /// - Returns: True if the code of one of the classes in the scene does so.
  package func registers(class className: String, in classes: [String]) -> Bool {
    guard let registered = index.number(of: className) else { return false }
    return classes.compactMap(index.number(of:)).flatMap { index.types[$0]?.units ?? [] }.contains { unit in
      let (own, file) = (index.unit(unit), index.file(of: unit))
      let facts = index.files[file].facts
      return facts.occurrences(of: own).contains { occurrence in
        guard occurrence.role == .metatype, index.name(occurrence.name, in: file) == registered else {
          return false
        }
        let sink = facts.sinks[Int(occurrence.sink)]
        let callee = index.name(sink.name, in: file)
        guard sink.kind == .argument, callee >= 0 else { return false }
        let label = facts.names.bytes(of: sink.label)
        return index.units(named: callee).contains { helper in
          !index.parameters(of: helper, labeled: label).isEmpty
            && RegisteredNibs.registersClasses(helper, index)
        }
      }
    }
  }
}
