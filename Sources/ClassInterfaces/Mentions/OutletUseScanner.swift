/// Looks through the text of sources for uses that the objects of outlets do not answer.
package struct OutletUseScanner: Sendable {
  private let outlets: [MisfitOutlet]

  /// Creates a scanner for some outlets.
  package init(_ outlets: [MisfitOutlet]) { self.outlets = outlets }

  /// Those of the outlets that a source asks for what their objects do not answer.
  package func asked(in bytes: [UInt8]) -> Set<MisfitOutlet> {
    bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes)
      return Set(outlets.filter { OutletUseFinder($0, in: tokens).asks() })
    }
  }
}
