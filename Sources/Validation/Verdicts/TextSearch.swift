import ClassInterfaces
import RuntimeAttributes

/// Looks through the text of one source after the other for all that is sought at the same time.
struct TextSearch: Sendable {
  /// What is sought.
  private let sought: TextFacts
  private let outlets: OutletUseScanner
  private let registrations: RegistrationScanner
  private let registrationWords: [SearchedText]
  private let constants: ConstantScanner
  private let answers: ActionScanner
  private let answerWords: WordSearch

  /// Prepares to look for something.
  init(for sought: TextFacts) {
    self.sought = sought
    outlets = OutletUseScanner(sought.uses)
    registrations = RegistrationScanner(
      registered: sought.registrations,
      requested: sought.requests,
      constants: sought.constants
    )
    constants = ConstantScanner(sought.constants)
    var identifiers = sought.registrations.union(sought.requests)
    if !identifiers.isEmpty {
      let held = sought.constants.filter { sought.registrations.contains($0.text) }
      identifiers.formUnion(held.lazy.flatMap { [$0.word] + [$0.owner].compactMap(\.self) })
    }
    registrationWords =
      identifiers.isEmpty ? [] : (identifiers + [RegistrationScanner.commonPart]).map(SearchedText.init)
    answers = ActionScanner(sought.answers)
    answerWords = WordSearch(sought.answers.lazy.flatMap { ActionSpelling.all(of: $0).map(\.word) })
  }

  /// What a source shows of what is sought.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The path of the source.
  ///   - isBuilt: Whether some target may build the source: what none builds uses no outlet.
  /// - Returns: What is found, which is part of what is sought; a use without owners stands for those of all owners.
  func facts(in bytes: [UInt8], of path: String, isBuilt: Bool) -> TextFacts {
    var facts = TextFacts()
    let language = SourceLanguage(ofFile: path)
    if isBuilt {
      let lines = outlets.found(in: bytes, language)
      facts.uses = Set(lines.keys)
      facts.places = lines.compactMapValues { line in
        line.map { SourceLocation(file: path, position: SourcePosition(line: $0, column: 1)) }
      }
    }
    if registrationWords.contains(where: { $0.stands(in: bytes) }) {
      (facts.registrations, facts.requests) = registrations.found(in: bytes, of: path)
    }
    facts.constants = constants.doubtful(in: bytes, of: path)
    if !answerWords.found(in: bytes).isEmpty {
      facts.answers = answers.answered(in: bytes, language)
    }
    return facts
  }
}
