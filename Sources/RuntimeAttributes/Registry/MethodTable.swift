/// Finds a class's methods by their names; where there are few, by looking through them.
struct MethodTable: Sendable {
  /// How many methods are looked through faster than they are put in tables.
  private static let few = 24

  private let methods: [MethodDescription]
  private let bySelector: [String: Int]
  private let swiftNames: Set<String>

  /// Creates a table; of several methods of one selector the first counts.
  init(_ methods: [MethodDescription]) {
    self.methods = methods
    let isLarge = methods.count > Self.few
    bySelector =
      isLarge
      ? Dictionary(zip(methods.lazy.map(\.selector), methods.indices)) { first, _ in first } : [:]
    swiftNames = isLarge ? Set(methods.lazy.map(\.swiftName)) : []
  }

  /// The method of a selector.
  func method(_ selector: String) -> MethodDescription? {
    guard methods.count > Self.few else { return methods.first { $0.selector == selector } }
    return bySelector[selector].map { methods[$0] }
  }

  /// Whether Swift calls a method so.
  func contains(swiftName: String) -> Bool {
    guard methods.count > Self.few else { return methods.contains { $0.swiftName == swiftName } }
    return swiftNames.contains(swiftName)
  }
}
