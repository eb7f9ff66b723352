import SourceModel

// Methods that respond to actions, and the selectors and strings with their names.

extension SourceIndex {
  /// Whether a source may implement a selector.
  package func mayImplement(_ selector: String) -> Bool {
    ActionSpelling.all(of: selector).contains { spelling in
      entries(spelling: spelling.word).contains { entry in
        spelling.label.map { sources[Int(entry.source)].facts.isLabeled(entry.name, $0) } ?? true
      }
    }
  }

  /// The selectors of the actions that sources declare, sorted; computed on each access.
  ///
  /// Actions are methods with one argument.
  package var declaredActions: [String] {
    sources.reduce(into: Set<String>()) { $0.formUnion($1.facts.declaredActions) }.sorted()
  }
}

extension SourceFacts {
  /// Whether a method is declared or called with the given label of its first parameter.
  fileprivate func isLabeled(_ name: Name, _ label: String) -> Bool {
    func isLabel(_ other: Name) -> Bool { names.bytes(of: other).elementsEqual(label.utf8) }
    return units.contains {
      $0.name == name && $0.parametersStart < $0.parametersEnd
        && isLabel(parameters[Int($0.parametersStart)].label)
    } || sinks.contains { $0.kind == .argument && $0.name == name && isLabel($0.label) }
  }

  fileprivate var declaredActions: [String] {
    units.lazy.filter { unit in
      unit.kind == .function && !unit.traits.contains(.isStatic)
        && unit.parametersEnd == unit.parametersStart + 1 && parameters[Int(unit.parametersStart)].label == 0
    }
    .map { names.text(of: $0.name) + ":" }
  }
}
