import RuntimeAttributes

/// Looks through the text of sources for what may register something for the identifiers of cells, or ask for these.
package struct RegistrationScanner: Sendable {
  private let registered: Set<String>
  private let requested: Set<String>
  private let constants: [SoughtConstant]

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - registered: The identifiers for which something may be registered.
  ///   - requested: The identifiers for whose cells somebody may ask.
  ///   - constants: The constants that hold some of the former.
  package init(registered: Set<String>, requested: Set<String>, constants: Set<SoughtConstant> = []) {
    (self.registered, self.requested) = (registered, requested)
    self.constants = constants.filter { registered.contains($0.text) }
  }

  /// What the names of all methods have in common that register cells, or ask for them.
  package static let commonPart = "Reus"

  /// Those of the identifiers for which a source may register something, and those for whose cells it may ask.
  package func found(in bytes: [UInt8], of path: String) -> (registered: Set<String>, requested: Set<String>)
  {
    bytes.withUnsafeBufferPointer { bytes in
      let finder = RegistrationFinder(
        SourceTokens(bytes, SourceLanguage(ofFile: path)),
        of: path,
        constants: constants
      )
      if finder.redefinesDequeuing { return (registered, requested) }
      return (finder.registered(among: registered), finder.requested(among: requested))
    }
  }
}
