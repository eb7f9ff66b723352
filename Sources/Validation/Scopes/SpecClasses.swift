import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Finds unknown and already declared classes in the keys `classes` and `apply`.
enum SpecClasses {
  /// Returns the diagnostics for the spec of a scope.
  ///
  /// - Parameters:
  ///   - unit: The scope.
  ///   - resolved: The classes of the sources and of the spec, by platform; empty if they were not needed.
  /// - Returns: The diagnostics, in the order of the keys.
  static func diagnostics(
    of unit: ValidationScope,
    resolved: [Platform: ResolvedClasses]
  ) -> [ConfigurationDiagnostic] {
    guard let file = unit.specs.first, !resolved.isEmpty else { return [] }
    let kind: ConfigurationDiagnostic.Kind = file.isTest ? .expectation : .pattern
    func diagnostic(_ message: String, at position: SourcePosition) -> ConfigurationDiagnostic {
      ConfigurationDiagnostic(kind, message, at: FileLocation(file: file.path, position: position))
    }
    var diagnostics: [ConfigurationDiagnostic] = []
    for inline in file.spec.classes {
      if let name = inline.superclass, !RegistryFactory.catalog.declares(name.unqualifiedName),
        !resolved.values.contains(where: { declares(name, $0) })
      {
        let message = SpecMessage.unknownClass(name, in: SpecKeys.classes.name, on: nil)
        diagnostics.append(diagnostic(message, at: inline.superclassPosition ?? inline.position))
      }
      let others = resolved.values.lazy.flatMap { $0.summaries(named: inline.name) }.map(\.location)
      if let other = others.filter({ $0.file != file.path }).min(by: { $0 < $1 }) {
        diagnostics.append(
          diagnostic(SpecMessage.declaredClass(inline.name, at: "\(other)"), at: inline.position)
        )
      } else if resolved.keys.contains(where: { hasFrameworkClass(inline.name, $0) }) {
        diagnostics.append(diagnostic(SpecMessage.declaredClass(inline.name, at: nil), at: inline.position))
      }
    }
    guard let platform = unit.inlineDocument?.platform, let classes = resolved[platform] else {
      return diagnostics
    }
    var seen: Set<String> = []
    for attribute in file.spec.apply where seen.insert(attribute.target).inserted {
      let name = attribute.target.unqualifiedName
      guard !declares(attribute.target, classes), !hasFrameworkClass(name, platform) else { continue }
      let key = SpecKeys.apply.name
      let message = SpecMessage.unknownClass(attribute.target, in: key, on: platform.rawValue)
      diagnostics.append(diagnostic(message, at: attribute.targetPosition))
    }
    return diagnostics
  }

  /// Whether the sources or the spec declare a class.
  private static func declares(_ name: String, _ classes: ResolvedClasses) -> Bool {
    !classes.summaries(named: name).isEmpty || !classes.summaries(named: name.unqualifiedName).isEmpty
      || classes.summaries.contains { $0.objectiveCName == name }
  }

  private static func hasFrameworkClass(_ name: String, _ platform: Platform) -> Bool {
    RegistryFactory.catalog.classNames(platform: platform).contains(name)
  }
}
