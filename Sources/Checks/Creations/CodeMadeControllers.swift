package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Code requests a scene from the storyboard of a controller that no storyboard creates, so that the storyboard is nil.
struct NilStoryboard: FindingContent {
  var className: String
  /// Whether the code terminates the app because the storyboard or the result is nil.
  var traps: Bool
  /// The place that creates the controller.
  var creation: FileLocation

  var id: FindingID { .missingStoryboard }

  var message: String {
    "the storyboard of '\(className.withoutModule)' is nil, because only code creates the controller; "
      + (traps ? "this code requires a storyboard" : "the request has no effect")
  }

  var notes: [Finding.Note] { [Finding.Note("code creates the controller here", at: creation)] }
}

/// Checks the controllers that only code creates, for requests of scenes from their own storyboard.
///
/// The storyboard of such a controller is nil.
///
/// Source: REFrostedViewController#6.
package struct CodeMadeControllers: Sendable {
  private let code: AppCode
  private let contents: BundleContents
  /// The classes of the objects in all documents.
  private let placed: Set<String>

  /// Creates the checks.
  package init(_ code: AppCode, contents: BundleContents, documents: [DocumentSummary]) {
    (self.code, self.contents) = (code, contents)
    placed = documents.reduce(into: []) { $0.formUnion($1.classes.lazy.map(\.reference.name)) }
  }

  /// Returns the findings about controllers on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    guard contents.areDocumentsRead else { return [] }
    return code.classesUsingOwnStoryboard(on: platform).flatMap { className, uses -> [Finding] in
      guard let family = code.family(of: className, on: platform), family.isDisjoint(with: placed),
        let creation = code.onlyCreation(of: family, on: platform)
      else { return [] }
      return uses.compactMap { use in
        guard !code.hasUnreadDocument(besides: use.location.file) else { return nil }
        let isForced = code.unwrapsStoryboard(for: use)
        let traps = isForced || use.resultUse?.needsValue == true
        let isPushed = !traps && code.pushesResult(of: use)
        return Finding(
          NilStoryboard(className: className, traps: traps, creation: creation.location),
          traps ? .crashOnUse : isPushed ? .dropped : .silent,
          consoleMessage: isForced
            ? ConsoleLine.nilUnwrapped
            : isPushed ? ConsoleLine.nilPushed : traps ? use.resultUse?.consoleLineOfNil : nil,
          file: use.location.file,
          position: use.location.position,
          keyPath: use.text.isEmpty ? nil : use.text,
          declaration: creation.location
        )
      }
    }
  }
}

extension AppCode {
  /// Returns the controller classes of the sources that request scenes from their own storyboard without a nil check,
  /// with these requests, in order.
  fileprivate func classesUsingOwnStoryboard(on platform: Platform) -> [(className: String, uses: [Use])] {
    guard let classes = classes[platform] else { return [] }
    return classes.uses.sorted { $0.key < $1.key }.compactMap { className, uses in
      let own = uses.filter { use in
        use.scene?.isOfOwnStoryboard == true && mayRun(use, on: platform) && !testsStoryboard(besides: use)
      }
      guard !own.isEmpty, case let ancestors = classes.superclasses(called: className),
        ancestors.areKnownClasses,
        classes.types.areImplemented(ancestors),
        Self.controllers.contains(where: ancestors.names.contains),
        !classes.types.parts(of: ancestors).contains(where: { $0.declaration.declares(["storyboard"]) })
      else { return nil }
      return (className, own)
    }
  }

  /// Returns the first place that creates a controller of a class or of its subclasses, if no code decodes such a
  /// controller.
  fileprivate func onlyCreation(of family: Set<String>, on platform: Platform) -> Creation? {
    guard let classes = classes[platform], classes.adoptedClasses.allSatisfy({ !family.contains($0) }),
      // A storyboard's creator or segue action decodes the controller.
      !family.contains(where: { sources(containing: $0).contains { $0.source.facts.decodes($0.name) } })
    else { return nil }
    return family.sorted().lazy.compactMap { self.creations(of: $0, on: platform).first }.first
  }

  /// Whether the code that requests a scene checks whether the object has a storyboard.
  private func testsStoryboard(besides use: Use) -> Bool {
    guard let source = source(at: use.location.file) else { return true }
    let facts = source.facts
    guard let unit = facts.units.last(where: { SourcePosition($0.place) <= use.location.position }) else {
      return true
    }
    return facts.occurrences(of: unit).contains { occurrence in
      guard facts.isOwnStoryboard(occurrence) else { return false }
      return [.none, .comparison, .variable, .unknown].contains(facts.sinks[Int(occurrence.sink)].kind)
    }
  }

  /// Whether code pushes the requested controller, directly or in a constant, onto a navigation controller.
  fileprivate func pushesResult(of use: Use) -> Bool {
    guard let facts = source(at: use.location.file)?.facts,
      let unit = facts.units.last(where: { SourcePosition($0.place) <= use.location.position }),
      case let occurrences = facts.occurrences(of: unit),
      let storyboard = occurrences.first(where: {
        $0.place.line == use.location.position.line && facts.isOwnStoryboard($0)
      })
    else { return false }
    let result = facts.sinks[Int(facts.sinks[Int(storyboard.sink)].outer)]
    return facts.isPushed(result)
      || result.kind == .variable
        && occurrences.contains {
          $0.role == .name && $0.name == result.name && facts.isPushed(facts.sinks[Int($0.sink)])
        }
  }

  /// Whether Swift code force-unwraps the storyboard to request a scene.
  fileprivate func unwrapsStoryboard(for use: Use) -> Bool {
    guard let source = source(at: use.location.file), source.language == .swift else { return false }
    let facts = source.facts
    return facts.occurrences.contains { occurrence in
      facts.isOwnStoryboard(occurrence) && occurrence.place.line == use.location.position.line
        && facts.sinks[Int(occurrence.sink)].kind == .receiver && !occurrence.traits.contains(.isOptional)
    }
  }
}

extension SourceFacts {
  /// Whether an occurrence is the property `storyboard` of the object itself.
  fileprivate func isOwnStoryboard(_ occurrence: Occurrence) -> Bool {
    (occurrence.role == .name || occurrence.role == .member) && !occurrence.traits.contains(.isLocal)
      && (occurrence.receiver == .none || occurrence.receiver == .own)
      && names.bytes(of: occurrence.name).elementsEqual("storyboard".utf8)
  }

  /// Whether a value is pushed onto a navigation controller.
  fileprivate func isPushed(_ sink: ValueSink) -> Bool {
    sink.kind == .argument && names.bytes(of: sink.name).elementsEqual("pushViewController".utf8)
  }

  /// Whether code decodes an object of a class, as the creator of a scene does: `Card(coder: coder)`.
  fileprivate func decodes(_ className: Name) -> Bool {
    units.contains { unit in
      let occurrences = occurrences(of: unit)
      return occurrences.contains { made in
        made.role == .construction && made.name == className
          && occurrences.contains { argument in
            let sink = sinks[Int(argument.sink)]
            return argument.statement == made.statement && sink.kind == .argument
              && (names.bytes(of: sink.label).elementsEqual("coder".utf8)
                || names.bytes(of: sink.name).elementsEqual("initWithCoder".utf8))
          }
      }
    }
  }
}
