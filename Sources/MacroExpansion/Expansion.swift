/// The result of expanding a macro in one role.
package struct Expansion: Hashable {
  /// The source to insert; nil if the macro cannot be expanded.
  package var source: String?
  /// Messages for the compiler to print.
  package var diagnostics: [Diagnostic] = []

  /// Creates an expansion.
  package init(_ source: String?, diagnostics: [Diagnostic] = []) {
    (self.source, self.diagnostics) = (source, diagnostics)
  }

  /// A message at a place of the declaration.
  package struct Diagnostic: Hashable {
    /// How serious the message is, as the protocol names it.
    package enum Severity: String, Hashable {
      case error, note
    }

    /// The message.
    package var message: String
    /// How serious it is.
    package var severity: Severity
    /// The offset in the source of the declaration, in UTF-8 bytes.
    package var offset: Int

    /// Creates a message.
    package init(_ message: String, _ severity: Severity, at offset: Int) {
      (self.message, self.severity, self.offset) = (message, severity, offset)
    }
  }
}
