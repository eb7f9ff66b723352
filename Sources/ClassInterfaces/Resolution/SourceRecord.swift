/// The declarations of a source for a resolver, or a summary of them with serialized members.
///
/// Documents refer to only a few of an app's classes, so the members of most classes are never needed.
package struct SourceRecord: Sendable {
  /// The declarations, or their summary.
  package let interface: SourceInterface
  /// Decodes all declarations if the record contains only a summary.
  private let whole: (@Sendable () -> SourceInterface?)?

  /// Creates a record that contains all declarations.
  package init(_ interface: SourceInterface) {
    self.interface = interface
    whole = nil
  }

  /// Creates a record with serialized members.
  ///
  /// - Parameters:
  ///   - outline: The summary of the declarations.
  ///   - whole: Decodes all declarations.
  package init(outline: SourceInterface, whole: @escaping @Sendable () -> SourceInterface?) {
    interface = outline
    self.whole = whole
  }

  /// Returns a closure that decodes a declaration with its members, or nil if the record already contains all
  /// members.
  func members(of index: Int) -> (@Sendable () -> TypeDeclaration?)? {
    guard let whole else { return nil }
    return { whole().flatMap { $0.types.indices.contains(index) ? $0.types[index] : nil } }
  }

  /// The record with all members.
  package var unpacked: SourceRecord { whole?().map { SourceRecord($0) } ?? self }
}

extension SourceInterface {
  /// The declarations without most members: only outlets that may be used before they are connected, and overrides by
  /// which a class makes its view or chooses its nib or reuse identifier itself.
  package var outline: SourceInterface {
    var outline = self
    for index in outline.types.indices {
      outline.types[index].properties = outline.types[index].properties.filter {
        $0.isNilOutlet || Self.nibOverrides.contains($0.name)
      }
      outline.types[index].methods = outline.types[index].methods.filter {
        Self.nibOverrides.contains($0.selector)
      }
    }
    return outline
  }

  /// The members whose overrides decide what a class loads from a nib.
  private static let nibOverrides: Set<String> = ["loadView", "nibName", "reuseIdentifier"]
}
