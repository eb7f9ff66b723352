import ClassInterfaces

/// The undeclared class names that occur in code.
struct ClassOccurrences: Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  init() {}

  /// Searches the code of sources for class names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - reading: The sources.
  ///   - jobs: The number of sources to search concurrently.
  init(of names: Set<String>, in reading: ScopeReading, jobs: Int?) async {
    guard !names.isEmpty else { return }
    var interner = NameInterner()
    for name in names { _ = interner.intern(name.utf8) }
    let sought = interner
    self.names = await ConcurrentMap.sum(
      Array(zip(reading.sources, reading.codes)),
      to: Set<String>(),
      jobs: jobs
    ) { found, source in
      let (record, code) = source
      // Code that cannot be decoded may contain any name.
      guard let facts = code.facts else { return found.formUnion(names) }
      found.formUnion(sought.names(in: facts.names).keys)
      for header in record.interface.imports where header.hasSuffix(".h") {
        let name = String(header.dropLast(2))
        if names.contains(name) { found.insert(name) }
      }
    } joining: {
      $0.formUnion($1)
    }
  }

  /// Whether code contains the name of a class.
  func contain(_ name: String) -> Bool { names.contains(name) }

  /// The names that occur in code.
  var all: some Sequence<String> { names }
}
