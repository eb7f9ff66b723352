/// The result of expanding a macro in one role.
package struct Expansion: Hashable {
  /// The source to insert; nil if the expansion failed.
  package var source: String?
  /// The diagnostics for the compiler to print.
  package var diagnostics: [Diagnostic] = []

  /// Creates an expansion.
  package init(_ source: String?, diagnostics: [Diagnostic] = []) {
    (self.source, self.diagnostics) = (source, diagnostics)
  }

  /// A diagnostic at a location in the declaration.
  package struct Diagnostic: Hashable {
    /// The severity of a diagnostic, as named in the plugin protocol.
    package enum Severity: String, Hashable, Sendable {
      case error, warning, note
    }

    /// The message.
    package var message: String
    /// The severity.
    package var severity: Severity
    /// The UTF-8 offset in the source of the declaration.
    package var offset: Int
    /// The changes that the compiler suggests.
    package var fixIts: [FixIt]

    /// Creates a diagnostic.
    package init(_ message: String, _ severity: Severity, at offset: Int, fixIts: [FixIt] = []) {
      (self.message, self.severity, self.offset, self.fixIts) = (message, severity, offset, fixIts)
    }
  }

  /// Text that a suggestion inserts.
  package struct FixIt: Hashable {
    /// The message, such as `add '@MainActor'`.
    package var message: String
    /// The text.
    package var text: String
    /// The UTF-8 offset in the source of the declaration.
    package var offset: Int

    /// Creates a suggestion.
    package init(_ message: String, inserting text: String, at offset: Int) {
      (self.message, self.text, self.offset) = (message, text, offset)
    }

    /// Creates a suggestion to insert an attribute.
    package init(adding attribute: String, at offset: Int) {
      self.init("add '\(attribute)'", inserting: "\(attribute) ", at: offset)
    }
  }
}
