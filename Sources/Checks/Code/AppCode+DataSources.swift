import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A method that a framework calls on an object without checking `responds(to:)`.
struct RequiredMethod: Sendable {
  let selector: String
  /// The Swift names of the method; a method with such a name has the selector if its class conforms to the protocol.
  let swiftNames: [String]

  init(_ selector: String, _ swiftNames: String...) {
    (self.selector, self.swiftNames) = (selector, swiftNames)
  }
}

/// Predicates about the data sources of views, and about the code that may set data sources.
extension AppCode {
  /// A required method that a class lacks.
  struct MissingMethod {
    let selector: String
    /// The Swift name of the method, if the class has the method but not the selector because it does not conform to
    /// the protocol.
    let unexposed: String?
    let location: FileLocation?
  }

  /// Returns the first required method that objects of a class certainly do not implement.
  ///
  /// - Parameters:
  ///   - methods: The required methods.
  ///   - protocolName: The protocol that requires the methods.
  ///   - className: The name of the class in documents.
  ///   - platform: The platform to check.
  /// - Returns: The missing method; nil if the class may implement all methods.
  func firstMissing(
    of methods: [RequiredMethod],
    of protocolName: String,
    in className: String,
    on platform: Platform
  ) -> MissingMethod? {
    guard let classes = classes[platform], classes.nodes(called: className).count <= 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      !ancestors.references.isEmpty, classes.types.areImplemented(ancestors),
      !classes.frameworksConform(className, to: protocolName),
      classes.adoptedClasses.allSatisfy({ adopted in
        !classes.references(called: className).contains { classes.superclasses(called: adopted).contains($0) }
      }),
      !classes.types.parts(of: ancestors).contains(where: {
        $0.declaration.mayHaveOtherMembers || $0.declaration.uses.contains(where: \.replacesObject)
      })
    else { return nil }
    let declared = classes.declaredMethods(called: className)
    guard !declared.contains(where: { Self.forwarding.contains($0.method.selector) }),
      !Self.forwarding.contains(where: mentions)
    else { return nil }
    let conforms = classes.conforms(className, to: protocolName)
    let isSwift = ancestors.references.contains { reference in
      classes.types.indexes(of: reference).contains { classes.summaries[$0].language == .swift }
    }
    // The compiler enforces conformance, so unread code implements the missing methods.
    if conforms == nil || conforms == true && isSwift { return nil }
    for required in methods {
      let similar = declared.filter { known in
        known.method.selector == required.selector
          || known.language == .swift && required.swiftNames.contains(known.method.swiftName)
      }
      guard let first = similar.first else {
        return MissingMethod(selector: required.selector, unexposed: nil, location: nil)
      }
      let isExposed =
        similar.contains { $0.language == .objectiveC }
        || self.methods(like: required.selector).contains {
          $0.responds(to: required.selector) && ancestors.names.contains($0.className)
        }
      if isExposed { continue }
      return MissingMethod(
        selector: required.selector,
        unexposed: first.method.swiftName,
        location: first.location
      )
    }
    return nil
  }

  /// The methods that forward unimplemented messages, and the function that adds methods at run time.
  private static let forwarding: Set<String> = [
    "class_addMethod", "forwardInvocation", "forwardInvocation:", "forwardingTarget",
    "forwardingTargetForSelector", "forwardingTargetForSelector:", "resolveInstanceMethod",
  ]

  /// Whether code may set a view's data source, or pass the view to other code.
  ///
  /// - Parameters:
  ///   - outlets: The names of the outlets that contain the view.
  ///   - views: The classes of the view.
  ///   - owners: The classes of the objects in the document.
  ///   - file: The path of the document.
  ///   - platform: The platform to check.
  /// - Returns: False if only the connection in the document sets the data source.
  func maySetDataSource(
    ofViewIn outlets: Set<String>,
    of views: [String],
    owners: Set<String>,
    file: String,
    on platform: Platform
  ) -> Bool {
    guard let classes = classes[platform],
      views.allSatisfy({ classes.superclasses(called: $0).areKnownClasses }),
      areRead(projects.indexes(building: file), relatedTo: owners)
    else { return true }
    let viewClasses = classes.ancestors(of: Set(views))
    let ownerClasses = classes.ancestors(of: owners)
    let spellings = outlets.flatMap { [$0, "_\($0)"] }
    for word in ["dataSource", "setDataSource"] {
      for (source, name) in sources(containing: word)
      where !projects.areOfDifferentAppTargets(file, source.path) {
        let facts = source.facts
        for (number, unit) in facts.units.enumerated() {
          for use in facts.occurrences(of: unit) where use.name == name {
            guard use.role == .write || use.role == .selector || word == "setDataSource" else { continue }
            switch use.receiver {
            case .variable where !facts.locals(ofUnit: number).contains { $0.name == use.receiverName }:
              if spellings.contains(facts.receiverText(of: use)) { return true }
            case .own, .none, .super:
              if viewClasses.contains(facts.names.text(of: unit.type)) || use.role == .selector {
                return true
              }
            default: return true
            }
          }
        }
      }
    }
    // Diffable and library data sources assign themselves.
    return spellings.contains { outlet in
      sources(containing: outlet).contains { source, name in
        guard !projects.areOfDifferentAppTargets(file, source.path) else { return false }
        let facts = source.facts
        return facts.units.contains { unit in
          facts.occurrences(of: unit).contains { use in
            guard use.name == name, use.role == .name || use.role == .member, !use.traits.contains(.isLocal),
              use.receiver != .none && use.receiver != .own
                || ownerClasses.contains(facts.names.text(of: unit.type))
            else { return false }
            return mayPassOn(use, in: source)
          }
        }
      }
    }
  }

  /// Whether code passes a view to other code, or uses a member of the view that no framework declares.
  private func mayPassOn(_ use: Occurrence, in source: SourceFile) -> Bool {
    let sink = source.facts.sinks[Int(use.sink)]
    switch sink.kind {
    case .none, .comparison: return false
    case .receiver:
      let member = source.facts.names.text(of: sink.name)
      return !FrameworkActions.answer(member) && !FrameworkActions.answer(SoughtUse.setter(of: member))
        && !Self.renamed.contains(member)
    default: return true
    }
  }

  /// Members whose Swift names differ from their selectors.
  private static let renamed: Set<String> = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "register",
  ]
}
