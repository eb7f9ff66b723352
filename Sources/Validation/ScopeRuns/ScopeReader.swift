/// Reads the files of scopes in sequence.
struct ScopeReader: Sendable {
  private let options: Validator.Options
  private var last: (unit: ValidationScope, reading: ScopeReading)?

  struct Files {
    let validation: ScopeValidation
    let reading: ScopeReading
    /// Whether the previous scope, if any, has other sources.
    let areFirst: Bool
  }

  init(_ options: Validator.Options) { self.options = options }

  /// Reads the files of a scope; consecutive scopes with the same sources share the read sources.
  mutating func read(_ unit: ValidationScope) async -> Files {
    let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.reading : nil }
    let validation = ScopeValidation(unit: unit, options: options)
    let reading = await ScopeReading(validation, known: shared)
    last = (unit, reading)
    return Files(validation: validation, reading: reading, areFirst: shared == nil)
  }
}
