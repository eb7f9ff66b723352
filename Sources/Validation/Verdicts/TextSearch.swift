import ClassInterfaces
import RuntimeAttributes

/// Looks through the text of one source after the other for all that is sought at the same time.
struct TextSearch: Sendable {
  /// What is sought.
  let sought: TextFacts
  /// The names of outlets, and of what sets them.
  private let outlets: [(word: SearchedText, uses: [SoughtUse])]
  private let registrations: RegistrationScanner
  private let requests: RegistrationScanner
  private let registrationWords: [SearchedText]
  private let answers: ActionScanner
  private let answerWords: [SearchedText]

  /// Prepares to look for something.
  init(for sought: TextFacts) {
    self.sought = sought
    let words = sought.uses.flatMap { use in use.words.map { (word: $0, use: use) } }
    outlets = Dictionary(grouping: words, by: \.word).map { (SearchedText($0), $1.map(\.use)) }
    registrations = RegistrationScanner(sought.registrations)
    requests = RegistrationScanner(sought.requests)
    let identifiers = sought.registrations.union(sought.requests)
    registrationWords =
      identifiers.isEmpty ? [] : (identifiers + [RegistrationScanner.commonPart]).map(SearchedText.init)
    answers = ActionScanner(sought.answers)
    answerWords = Set(sought.answers.flatMap { ActionSpelling.all(of: $0).map(\.word) })
      .map(SearchedText.init)
  }

  /// What a source shows of what is sought.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The path of the source.
  ///   - isBuilt: Whether some target may build the source: what none builds uses no outlet.
  /// - Returns: What is found, which is part of what is sought.
  func facts(in bytes: [UInt8], of path: String, isBuilt: Bool) -> TextFacts {
    var facts = TextFacts()
    if isBuilt {
      let mentioned = uses(mentionedIn: bytes)
      if !mentioned.isEmpty {
        let lines = OutletUseScanner(mentioned).found(in: bytes)
        facts.uses = Set(lines.keys)
        facts.places = lines.mapValues {
          SourceLocation(file: path, position: SourcePosition(line: $0, column: 1))
        }
      }
    }
    if registrationWords.contains(where: { $0.stands(in: bytes) }) {
      facts.registrations = registrations.registered(in: bytes)
      facts.requests = requests.requested(in: bytes)
    }
    if answerWords.contains(where: { $0.stands(in: bytes) }) {
      facts.answers = answers.answered(in: bytes)
    }
    return facts
  }

  /// The uses of outlets that a text mentions.
  func uses(mentionedIn bytes: [UInt8]) -> [SoughtUse] {
    Array(Set(outlets.lazy.filter { $0.word.stands(in: bytes) }.flatMap(\.uses)))
  }
}
