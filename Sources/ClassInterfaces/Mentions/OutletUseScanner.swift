/// Looks through the text of sources for uses of outlets.
package struct OutletUseScanner: Sendable {
  private let uses: [SoughtUse]

  /// Creates a scanner for some uses.
  package init(_ uses: [SoughtUse]) { self.uses = uses }

  /// Those of the uses that a source shows, and the line in which each stands first.
  package func found(in bytes: [UInt8]) -> [SoughtUse: Int] {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes)
      return uses.reduce(into: [:]) { found, use in
        guard let index = OutletUseFinder(use, in: tokens).first() else { return }
        found[use] = tokens.line(index)
      }
    }
  }
}
