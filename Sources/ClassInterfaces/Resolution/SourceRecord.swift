import BinaryCoding

/// A source for a resolver: its declarations, or an outline of them with the members to be decoded.
///
/// Documents lead to few of an app's classes, so the members of most are never needed.
package struct SourceRecord: Sendable {
  /// The declarations, or their outline.
  package let interface: SourceInterface
  /// Decodes all declarations, if the record has only their outline.
  private let whole: (@Sendable () -> SourceInterface?)?

  /// Creates a record of all declarations.
  package init(_ interface: SourceInterface) {
    self.interface = interface
    whole = nil
  }

  /// Creates a record of encoded declarations.
  ///
  /// - Parameters:
  ///   - outline: The outline of the declarations.
  ///   - whole: Decodes all declarations.
  package init(outline: SourceInterface, whole: @escaping @Sendable () -> SourceInterface?) {
    interface = outline
    self.whole = whole
  }

  /// Creates a record that encodes the members, which takes less memory.
  package init(packing interface: SourceInterface) {
    let file = interface.file
    let facts = BinaryEncoder.bytes(of: interface, file: file)
    self.init(outline: interface.outline) {
      try? BinaryDecoder.value(SourceInterface.self, from: facts[...], file: file)
    }
  }

  /// Decodes a declaration with its members; nil if the record has all members.
  func members(of index: Int) -> (@Sendable () -> TypeDeclaration?)? {
    guard let whole else { return nil }
    return { whole().flatMap { $0.types.indices.contains(index) ? $0.types[index] : nil } }
  }

  /// The record with all members.
  package var unpacked: SourceRecord { whole?().map { SourceRecord($0) } ?? self }
}

extension SourceInterface {
  /// What is declared, without methods, and of properties with the outlets alone that may be used before they are connected.
  package var outline: SourceInterface {
    var outline = self
    for index in outline.types.indices {
      outline.types[index].properties = outline.types[index].properties.filter(\.isNilOutlet)
      outline.types[index].methods = []
    }
    return outline
  }
}
