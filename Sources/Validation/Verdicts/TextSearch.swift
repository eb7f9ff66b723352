import ClassInterfaces
import RuntimeAttributes

/// Looks through the text of one source after the other for all that is sought at the same time.
struct TextSearch: Sendable {
  /// What is sought.
  private let sought: TextFacts
  private let registrations: RegistrationScanner
  private let registrationWords: [SearchedText]
  private let constants: ConstantScanner

  /// Prepares to look for something.
  init(for sought: TextFacts) {
    self.sought = sought
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
  }

  /// What a source shows of what is sought.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The path of the source.
  /// - Returns: What is found, which is part of what is sought.
  func facts(in bytes: [UInt8], of path: String) -> TextFacts {
    var facts = TextFacts()
    if registrationWords.contains(where: { $0.stands(in: bytes) }) {
      (facts.registrations, facts.requests) = registrations.found(in: bytes, of: path)
    }
    facts.constants = constants.doubtful(in: bytes, of: path)
    return facts
  }
}
