/// Searches the facts of sources for code that may register or request cells with the given identifiers.
package struct RegistrationScanner: Sendable {
  private let registered: Set<String>
  private let requested: Set<String>
  private let constants: [SoughtConstant]
  private var words = NameInterner()

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - registered: The identifiers for which a class or nib may be registered.
  ///   - requested: The identifiers whose cells may be requested.
  ///   - constants: The constants that hold some of the registered identifiers.
  package init(registered: Set<String>, requested: Set<String>, constants: Set<SoughtConstant> = []) {
    (self.registered, self.requested) = (registered, requested)
    self.constants = constants.filter { registered.contains($0.text) }
    for text in registered.union(requested) { _ = words.intern(text.utf8) }
    for constant in self.constants {
      for word in [constant.word] + [constant.owner].compactMap(\.self) { _ = words.intern(word.utf8) }
    }
  }

  /// Returns the identifiers for which a source may register a class or nib, and those whose cells it may request.
  package func found(in facts: SourceFacts, of path: String) -> (
    registered: Set<String>, requested: Set<String>
  ) {
    let finder = RegistrationFinder(facts, of: path, names: words.names(in: facts.names), constants)
    guard finder.mayFind else { return ([], []) }
    if finder.redefinesRequests { return (registered, requested) }
    return (finder.registered(among: registered), finder.requested(among: requested))
  }
}
