/// Reads the files of one scope after another.
struct ScopeReader: Sendable {
  private let options: Validator.Options
  private var last: (unit: ValidationScope, reading: ScopeReading)?

  /// The files of a scope.
  struct Files {
    let validation: ScopeValidation
    let reading: ScopeReading
    /// Whether the previous scope had other sources, or the scope is the first one.
    let areFirst: Bool
  }

  init(_ options: Validator.Options) { self.options = options }

  /// Reads the files of a scope; consecutive scopes with the same sources share them.
  mutating func read(_ unit: ValidationScope) async -> Files {
    let shared = last.flatMap { $0.unit.sharesSources(with: unit) ? $0.reading : nil }
    let validation = ScopeValidation(unit: unit, options: options)
    let reading = await ScopeReading(validation, known: shared)
    last = (unit, reading)
    return Files(validation: validation, reading: reading, areFirst: shared == nil)
  }
}
