import ProgramModel
import SourceModel

/// Lookups of the methods that respond to actions, of the classes outside of responder chains, and of the selectors and
/// strings that name these methods.
extension AppCode {
  /// Whether unread code may implement a selector, because code names the selector without a matching declaration.
  func mayRespond(to selector: String) -> Bool {
    let name = selector.prefix { $0 != ":" }
    let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
    return ActionSpelling.all(of: selector).contains { spelling in
      let declared = functions(named: spelling.word)
      // A string may contain the whole selector.
      return Set([spelling.word, selector]).contains { text in
        sources(containing: text).contains { source, found in
          if let label = spelling.label {
            return !declared.contains { $0.label == label } && source.facts.passes(label, to: found)
          }
          return spelling.word != name
            || !source.hasOnlyOtherMethods(found, than: count, declared: Set(declared.map(\.hasArguments)))
        }
      }
    }
  }

  /// Returns the method that implements an action, if no class with the action is in a responder chain of AppKit.
  ///
  /// The chain contains responders, documents, the application, and the delegates of windows and of the application.
  ///
  /// - Parameter selector: The selector of the action.
  /// - Returns: The method of the first class, by name; nil if no class implements the action, or if one of the classes
  ///   may be in a chain.
  func implementerOutsideOfChain(of selector: String) -> DeclaredMethod? {
    let methods = methods(like: selector).filter { $0.responds(to: selector) }
    guard !methods.isEmpty, !mayRespond(to: selector), !Self.extendingChains.contains(where: mentions),
      methods.allSatisfy({ isOutsideOfChain($0.className) })
    else { return nil }
    return methods.min { $0.className < $1.className }
  }

  /// Whether the objects of a class are certainly in no responder chain of AppKit.
  private func isOutsideOfChain(_ className: String) -> Bool {
    guard let classes = classes[.macOS], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      ancestors.names.contains("NSObject"),
      ancestors.references.allSatisfy({ reference in
        if case .framework(let name) = reference { name == "NSObject" } else { true }
      }),
      case let family = classes.descendants(of: [className]), family.isDisjoint(with: connected.delegates)
    else { return false }
    let adopts = classes.types.parts(of: ancestors).contains { part in
      part.declaration.inherited.contains { $0.hasSuffix("Delegate") || $0.contains("Responder") }
    }
    // Code that uses the class may make one of its objects a delegate.
    return !adopts
      && !family.contains { name in
        sources(containing: name).contains { source, _ in source.facts.setsDelegates }
      }
  }

  /// The members that add objects to a responder chain, or choose the object that an action is sent to.
  private static let extendingChains = [
    "nextResponder", "setNextResponder", "supplementalTarget", "supplementalTargetForAction",
    "targetForAction",
    "tryToPerform",
  ]

  /// Returns, for each Swift function with the given name, its first label and whether it has parameters.
  private func functions(named word: String) -> [(label: String, hasArguments: Bool)] {
    sources(containing: word).flatMap { source, name -> [(label: String, hasArguments: Bool)] in
      guard source.language == .swift else { return [] }
      return source.facts.units.filter { $0.kind == .function && $0.name == name }.map { unit in
        let first = source.facts.parameters(of: unit).first
        return (first.map { source.facts.names.text(of: $0.label) } ?? "", first != nil)
      }
    }
  }
}

extension SourceFile {
  /// Whether every occurrence of a name in the file certainly refers to a method with a different number of arguments.
  ///
  /// A Swift call always refers to a declared function. The functions that were read do not respond to the selector.
  ///
  /// - Parameters:
  ///   - name: The name or string in the file.
  ///   - count: The number of arguments of the selector.
  ///   - functions: Contains true if a declared Swift function with the name has arguments, and false if such a
  ///     function does not have arguments.
  /// - Returns: False if an occurrence may refer to a method with the selector, or if the name does not occur.
  fileprivate func hasOnlyOtherMethods(
    _ name: SourceFacts.Name,
    than count: Int,
    declared functions: Set<Bool>
  ) -> Bool {
    let declarations = facts.units.filter { $0.name == name || $0.runtimeName == name }
    let uses = facts.occurrences.filter { $0.name == name }
    guard !(declarations.isEmpty && uses.isEmpty) else { return false }
    let isSwift = language == .swift
    // `methods(like:)` already covers the Swift methods of the sources.
    let isDeclared = !declarations.isEmpty || isSwift && !functions.isEmpty
    return declarations.allSatisfy {
      $0.kind == .function && (isSwift || Int($0.parametersEnd - $0.parametersStart) != count)
    }
      && uses.allSatisfy { use in
        let hasArguments = use.traits.contains(.hasArguments)
        let isOther = hasArguments != (count > 0) || isSwift && functions.contains(hasArguments)
        switch use.role {
        case .name, .member: return use.traits.contains(.isCall) ? isOther : isDeclared
        case .selector: return hasArguments ? isOther : isDeclared
        case .string:
          let text = facts.names.bytes(of: name)
          let colons = text.count { $0 == UInt8(ascii: ":") }
          return colons > 0 && colons != count
        default: return false
        }
      }
  }
}

extension SourceFacts {
  /// Whether code sets the delegate of an object.
  fileprivate var setsDelegates: Bool {
    occurrences.contains { occurrence in
      let name = names.bytes(of: occurrence.name)
      return occurrence.role == .write && name.elementsEqual("delegate".utf8)
        || name.elementsEqual("setDelegate".utf8)
    }
  }

  /// Whether code calls a method with a labeled argument.
  fileprivate func passes(_ label: String, to name: Name) -> Bool {
    sinks.contains {
      $0.kind == .argument && $0.name == name && names.bytes(of: $0.label).elementsEqual(label.utf8)
    }
  }

  /// The selectors of the instance methods with a single, unlabeled parameter.
  var declaredActions: [String] {
    units.lazy.filter { unit in
      unit.kind == .function && !unit.traits.contains(.isStatic)
        && unit.parametersEnd == unit.parametersStart + 1
        && self.parameters[Int(unit.parametersStart)].label == 0
    }
    .map { names.text(of: $0.name) + ":" }
  }
}
