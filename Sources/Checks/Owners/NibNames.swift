import SourceSyntax

/// The names of all nibs.
package struct NibNames: Sendable {
  /// The ambiguous names, which several nibs share.
  let repeated: Set<String>
  private let names: Set<String>
  private let bySpelling: [UInt64: Set<String>]

  package init(_ names: Set<String>, repeated: Set<String>) {
    (self.names, self.repeated) = (names, repeated)
    bySpelling = names.reduce(into: [:]) { $0[Self.hash(of: $1), default: []].insert($1) }
  }

  /// Whether a nib with the given name exists.
  func contain(_ name: String) -> Bool { names.contains(name) }

  /// Returns the nib that a member of generated code represents, or nil if the nib is unknown or ambiguous.
  func name(spelled spelling: String) -> String? {
    guard let names = bySpelling[Self.hash(of: spelling)], names.count == 1 else { return nil }
    return names.first
  }

  private static func hash(of name: String) -> UInt64 { FoldedName.hash(of: Array(name.utf8)[...]) }
}
