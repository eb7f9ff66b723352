/// Searches the facts of sources for responders to actions: methods, and selectors and strings that spell their
/// names.
package struct ActionScanner: Sendable {
  private var words = NameInterner()
  /// The selectors that a word spells, with the label of the first parameter if it is part of the selector.
  private var spellings: [UInt32: [(selector: String, label: String?)]] = [:]

  /// Creates a scanner for the given selectors.
  package init(_ selectors: some Sequence<String>) {
    for selector in selectors {
      for spelling in ActionSpelling.all(of: selector) {
        spellings[words.intern(spelling.word.utf8), default: []].append((selector, spelling.label))
      }
    }
  }

  /// Returns the selectors that a source may respond to.
  package func answered(in facts: SourceFacts) -> Set<String> {
    var answered: Set<String> = []
    for name in 0..<SourceFacts.Name(facts.names.count) {
      let word = Self.word(in: facts.names.bytes(of: name))
      guard !word.isEmpty, let number = words.number(of: word) else { continue }
      for (selector, label) in spellings[number] ?? []
      where !answered.contains(selector) && label.map({ Self.isLabeled(name, $0, in: facts) }) != false {
        answered.insert(selector)
      }
    }
    return answered
  }

  /// Returns the only word of a name or string: `showPanel` for `"showPanel:"`.
  private static func word(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = text.lastIndex(where: \.continuesWord) else { return [] }
    return text[...last].drop { !$0.continuesWord }
  }

  /// Whether a method is declared or called with the given label of its first parameter.
  private static func isLabeled(_ name: SourceFacts.Name, _ label: String, in facts: SourceFacts) -> Bool {
    func isLabel(_ other: SourceFacts.Name) -> Bool { facts.names.bytes(of: other).elementsEqual(label.utf8) }
    return facts.units.contains {
      $0.name == name && $0.parametersStart < $0.parametersEnd
        && isLabel(facts.parameters[Int($0.parametersStart)].label)
    } || facts.sinks.contains { $0.kind == .argument && $0.name == name && isLabel($0.label) }
  }

  /// Returns the selectors of the actions that a source declares, which are methods with one argument.
  package static func declared(in facts: SourceFacts) -> Set<String> {
    var selectors: Set<String> = []
    for unit in facts.units
    where unit.kind == .function && !unit.traits.contains(.isStatic)
      && unit.parametersEnd == unit.parametersStart + 1
      && facts.parameters[Int(unit.parametersStart)].label == 0
    {
      selectors.insert(facts.names.text(of: unit.name) + ":")
    }
    return selectors
  }
}
