import ProgramModel
import SourceModel

/// The methods that respond to actions, and the selectors and strings with their names.
extension AppCode {
  /// Whether code that apps run may implement a selector.
  func mayRespond(to selector: String) -> Bool {
    let name = selector.prefix { $0 != ":" }
    let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
    return ActionSpelling.all(of: selector).contains { spelling in
      // A string may contain the whole selector.
      Set([spelling.word, selector]).contains { text in
        sources(containing: text).contains { source, found in
          if let label = spelling.label { return source.facts.isLabeled(found, label) }
          return spelling.word != name || !source.facts.hasOnlyOtherMethods(found, than: count)
        }
      }
    }
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

  /// Whether all code with a name certainly declares, calls or spells methods with another number of arguments.
  fileprivate func hasOnlyOtherMethods(_ name: Name, than count: Int) -> Bool {
    let declarations = units.filter { $0.name == name || $0.runtimeName == name }
    let uses = occurrences.filter { $0.name == name }
    return !(declarations.isEmpty && uses.isEmpty)
      && declarations.allSatisfy {
        $0.kind == .function && Int($0.parametersEnd - $0.parametersStart) != count
      }
      && uses.allSatisfy { use in
        switch use.role {
        case .name, .member:
          use.traits.contains(.isCall)
            ? use.traits.contains(.hasArguments) != (count > 0) : !declarations.isEmpty
        case .selector: use.traits.contains(.hasArguments) ? count == 0 : !declarations.isEmpty
        case .string:
          names.bytes(of: name).contains(UInt8(ascii: ":"))
            && names.bytes(of: name).count { $0 == UInt8(ascii: ":") } != count
        default: false
        }
      }
  }

  /// The selectors of methods with one argument.
  var declaredActions: [String] {
    units.lazy.filter { unit in
      unit.kind == .function && !unit.traits.contains(.isStatic)
        && unit.parametersEnd == unit.parametersStart + 1 && parameters[Int(unit.parametersStart)].label == 0
    }
    .map { names.text(of: $0.name) + ":" }
  }
}
