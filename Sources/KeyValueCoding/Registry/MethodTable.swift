import ByteHashing
import RuntimeAttributes

/// The methods of a class by name.
struct MethodTable: Sendable {
  /// The maximum number of methods for which a linear search is faster than building a table.
  private static let few = 24

  private let methods: [MethodDescription]
  private let tables: (selectors: HashIndex, swiftNames: HashIndex)?

  /// Creates a table; for a duplicate selector, the first method that is visible to Objective-C wins.
  init(_ all: [MethodDescription]) {
    let hidden = all.filter { !$0.isVisibleToObjectiveC }
    let methods = hidden.isEmpty ? all : all.filter(\.isVisibleToObjectiveC) + hidden
    self.methods = methods
    guard methods.count > Self.few else {
      tables = nil
      return
    }
    var selectors = HashIndex(minimumCapacity: methods.count)
    var swiftNames = HashIndex(minimumCapacity: methods.count)
    for (index, method) in methods.enumerated() {
      selectors.insert(index, hash: FNVHash.hash(of: method.selector.utf8))
      swiftNames.insert(index, hash: FNVHash.hash(of: method.swiftName.utf8))
    }
    tables = (selectors, swiftNames)
  }

  func method(_ selector: String) -> MethodDescription? {
    guard let tables else { return methods.first { $0.selector == selector } }
    let hash = FNVHash.hash(of: selector.utf8)
    return tables.selectors.firstIndex(of: hash) { methods[$0].selector == selector }.map { methods[$0] }
  }

  /// Whether a method has the given Swift name.
  func contains(swiftName: String) -> Bool {
    guard let tables else { return methods.contains { $0.swiftName == swiftName } }
    let hash = FNVHash.hash(of: swiftName.utf8)
    return tables.swiftNames.firstIndex(of: hash) { methods[$0].swiftName == swiftName } != nil
  }
}
