import FactStorage

/// One source as a resolver takes it: what it declares, or an outline of that with the rest packed.
///
/// Documents lead to few of an app's classes, and so the members of most are never asked for.
package struct SourceRecord: Sendable {
  /// What the source declares, where that is packed the outline alone.
  package let interface: SourceInterface
  /// The facts of the whole interface, where only its outline is at hand.
  private let facts: (@Sendable () -> ArraySlice<UInt8>)?

  /// Takes all that a source declares.
  package init(_ interface: SourceInterface) {
    self.interface = interface
    facts = nil
  }

  /// Takes what is packed.
  ///
  /// - Parameters:
  ///   - outline: The outline of what the source declares.
  ///   - facts: Finds the facts of the whole interface.
  package init(outline: SourceInterface, facts: @escaping @Sendable () -> ArraySlice<UInt8>) {
    interface = outline
    self.facts = facts
  }

  /// Takes all that a source declares, and packs what is more than the outline.
  package init(packing interface: SourceInterface) {
    let facts = FieldWriter.bytes(of: interface, file: interface.file)
    self.init(outline: interface.outline) { facts[...] }
  }

  /// What finds the members of a declaration; nil where they are at hand.
  func members(of index: Int) -> (@Sendable () -> TypeDeclaration?)? {
    guard let facts else { return nil }
    let file = interface.file
    return {
      let whole = try? FieldReader.value(SourceInterface.self, from: facts(), file: file)
      return whole.flatMap { $0.types.indices.contains(index) ? $0.types[index] : nil }
    }
  }

  /// The source with all members at hand.
  var unpacked: SourceRecord {
    guard let facts,
      let whole = try? FieldReader.value(SourceInterface.self, from: facts(), file: interface.file)
    else { return self }
    return SourceRecord(whole)
  }
}

extension SourceInterface {
  /// What is declared, without methods, and of properties with the outlets alone that may be used before they are connected.
  package var outline: SourceInterface {
    var outline = self
    for index in outline.types.indices {
      outline.types[index].properties = outline.types[index].properties.filter(\.isUnwrappedOutlet)
      outline.types[index].methods = []
    }
    return outline
  }
}
