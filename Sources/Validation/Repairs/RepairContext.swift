import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The code and documents of a scope on which repairs depend.
struct RepairContext: Sendable {
  let code: AppCode
  /// The earlier contents of the sources, if the validation may use them.
  var history: SourceHistory?
  private let sources: [SourceFile]
  private let summaries: [DocumentSummary]
  private let types = Remembered<TypeSources>()
  private let usedNames = Remembered<Set<String>>()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - sources: The sources, ordered by path.
  ///   - summaries: The summaries of all documents of the scope.
  ///   - code: The code of the sources.
  init(_ sources: [SourceFile], _ summaries: [DocumentSummary], code: AppCode) {
    (self.sources, self.summaries, self.code) = (sources, summaries, code)
  }

  /// The declarations of the current sources.
  var declarations: TypeSources { types.value { TypeSources(sources) } }

  /// Returns the source with the given path, if any.
  func source(at path: String) -> SourceFile? { sources.first { $0.path == path } }

  /// The identifiers of scenes that storyboard references name.
  var referencedScenes: Set<String> {
    let links = summaries.lazy.flatMap(\.links).flatMap(\.self)
    return Set(links.compactMap { if case .storyboard(_, let name, _) = $0 { name } else { nil } })
  }

  /// The keys and selectors that documents name.
  var messages: Set<String> {
    usedNames.value { Set(summaries.lazy.flatMap(\.messages).map(\.text)) }
  }

  /// Whether a document has an object of a class.
  func place(_ className: String) -> Bool { code.connected.firstDocuments[className] != nil }

  /// Whether a document connects any of the given outlets of the given classes.
  func connect(_ outlets: [String], of classes: [String]) -> Bool {
    outlets.contains { code.connected.byOutlet[$0]?.isDisjoint(with: classes) == false }
  }

  /// Returns the first place that reads a property or calls a method by its unqualified name or as a member, if any.
  func firstUse(of name: String) -> FileLocation? {
    occurrences(of: name) { $0.role == .name || $0.role == .member }.min()
  }

  /// Whether code refers to a method by a selector.
  func selects(_ name: String) -> Bool { !occurrences(of: name) { $0.role == .selector }.isEmpty }

  /// Whether code contains a string: as a literal, as the name of an enum case, or as the name of a class in a string.
  func containsString(_ text: String) -> Bool {
    let roles: Set<Occurrence.Role> = [.string, .stringPart, .className, .ownClassName]
    if !occurrences(of: text, where: { roles.contains($0.role) }).isEmpty { return true }
    return code.sources(containing: text).contains { source, name in
      source.facts.units.contains {
        $0.name == name && $0.kind == .enumCase
          || $0.type == name
            && source.facts.occurrences[Int($0.start)..<Int($0.end)].contains {
              $0.role == .ownClassName
            }
      }
    }
  }

  private func occurrences(
    of name: String,
    where isIncluded: (Occurrence) -> Bool
  ) -> [FileLocation] {
    code.sources(containing: name).flatMap { source, name in
      source.facts.occurrences.filter { $0.name == name && isIncluded($0) }.map {
        FileLocation(
          file: source.path,
          position: SourcePosition($0.place)
        )
      }
    }
  }
}
