/// Looks through the text of sources for uses of outlets.
package struct OutletUseScanner: Sendable {
  private let uses: [SoughtUse]

  /// Creates a scanner for some uses.
  package init(_ uses: [SoughtUse]) { self.uses = uses }

  /// Those of the uses that a source shows.
  package func found(in bytes: [UInt8]) -> Set<SoughtUse> {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes)
      return Set(uses.filter { OutletUseFinder($0, in: tokens).isFound() })
    }
  }
}
