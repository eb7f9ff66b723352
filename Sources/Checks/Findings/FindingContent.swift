package import InterfaceDocuments
package import NibLoading
package import RuntimeAttributes

/// The content of a finding, as data.
///
/// Each kind of finding has one or more content types.
package protocol FindingContent: Sendable {
  var id: FindingID { get }
  /// The message for users.
  var message: String { get }
  /// The notes that accompany the message; empty by default.
  var notes: [Finding.Note] { get }
  /// The reason why the finding may be unverified; nil by default.
  var unverifiedReason: UnverifiedReason? { get }
  /// The missing class or type that makes the finding unverified; nil by default.
  var unresolvedName: String? { get }
  /// The failing cast, if the finding is about a cast; nil by default.
  var cast: Finding.Cast? { get }
}

extension FindingContent {
  package var notes: [Finding.Note] { [] }
  package var unverifiedReason: UnverifiedReason? { nil }
  package var unresolvedName: String? { nil }
  package var cast: Finding.Cast? { nil }
}

extension Finding {
  /// Creates a finding from its content, with the reason of the content if the finding is unverified.
  package init(
    _ content: some FindingContent,
    _ consequence: Consequence,
    consoleMessage: String? = nil,
    file: String,
    position: SourcePosition,
    object: InterfaceObject? = nil,
    keyPath: String? = nil,
    declaration: FileLocation? = nil,
    suggestion: String? = nil
  ) {
    self.init(
      id: content.id,
      consequence: consequence,
      message: content.message,
      consoleMessage: consoleMessage,
      file: file,
      position: position,
      object: object.map { Object($0) },
      keyPath: keyPath,
      declaration: declaration,
      suggestion: suggestion,
      unverifiedReason: consequence == .unverified ? content.unverifiedReason : nil,
      unresolvedName: consequence == .unverified ? content.unresolvedName : nil
    )
    notes = content.notes
    cast = content.cast
  }
}

extension String {
  /// The class name without its module.
  var withoutModule: Substring { firstIndex(of: ".").map { self[index(after: $0)...] } ?? self[...] }
}
