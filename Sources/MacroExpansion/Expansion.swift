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
    package enum Severity: String, Hashable {
      case error, note
    }

    /// The message.
    package var message: String
    /// The severity.
    package var severity: Severity
    /// The UTF-8 offset in the source of the declaration.
    package var offset: Int

    /// Creates a diagnostic.
    package init(_ message: String, _ severity: Severity, at offset: Int) {
      (self.message, self.severity, self.offset) = (message, severity, offset)
    }
  }
}
