/// Looks through the text of sources for what may register something for the identifiers of cells, or ask for these.
package struct RegistrationScanner: Sendable {
  private let identifiers: Set<String>

  /// Creates a scanner for some identifiers.
  package init(_ identifiers: Set<String>) { self.identifiers = identifiers }

  /// Words of which each source has one that matters, in whatever case, beside the identifiers themselves.
  package static let words = RegistrationFinder.registeringWords.union(RegistrationFinder.dequeuingWords)
    .sorted()

  /// What the names of all methods have in common that register cells, or ask for them.
  package static let commonPart = "Reus"

  /// Those of the identifiers for which a source may register something.
  package func registered(in bytes: [UInt8]) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      let finder = RegistrationFinder(SourceTokens(bytes))
      return finder.redefinesDequeuing ? identifiers : finder.registered(among: identifiers)
    }
  }

  /// Those of the identifiers for whose cells a source may ask.
  package func requested(in bytes: [UInt8]) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      let finder = RegistrationFinder(SourceTokens(bytes))
      return finder.redefinesDequeuing ? identifiers : finder.requested(among: identifiers)
    }
  }
}
