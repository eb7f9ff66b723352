/// The type of a declaration on its way to Swift's spelling, as the compiler imports it.
struct ObjectiveCType {
  /// What a declaration says of nil.
  enum Nullability {
    case nullable, nonnull, unspecified
  }

  /// What stands before the declarators.
  enum Base: Equatable {
    case arithmetic(String)
    case void
    case named(String)
    /// `struct Name`, of which a pointer is no object.
    case structure(String)
  }

  var base: Base
  /// The generic arguments or protocols between angle brackets, in Swift's spelling.
  var arguments: [String] = []
  /// The number of asterisks.
  var pointers = 0
  var isBlock = false
  /// Whether it is an array or a pointer to a function.
  var isOpaque = false
  var nullability: Nullability?

  /// The spelling in Swift.
  var swiftName: String {
    if isOpaque { return "OpaquePointer" }
    if isBlock { return optional(ObjectiveCTypeNames.block, isCompound: true) }
    switch base {
    case .arithmetic(let name): return pointed(to: name, depth: pointers)
    case .void: return pointers == 0 ? "Void" : pointed(to: "UnsafeMutableRawPointer", depth: pointers - 1)
    case .structure(let name): return pointed(to: name, depth: pointers)
    case .named(let name): return named(name)
    }
  }

  private func named(_ name: String) -> String {
    if let value = ObjectiveCTypeNames.values[name] { return pointed(to: value, depth: pointers) }
    if name == "id", !arguments.isEmpty {
      let composition = arguments.joined(separator: " & ")
      return pointers == 0
        ? optional(composition, isCompound: arguments.count > 1) : pointed(to: composition, depth: pointers)
    }
    if let object = ObjectiveCTypeNames.objectsWithoutPointer[name] {
      return pointers == 0
        ? optional(object, isCompound: object == ObjectiveCTypeNames.block)
        : pointed(to: object, depth: pointers)
    }
    guard pointers > 0 else {
      return ObjectiveCTypeNames.coreFoundation(name).map { optional($0) } ?? name
    }
    return pointers == 1 ? optional(object(name)) : pointed(to: object(name), depth: pointers - 1)
  }

  /// An object of a class: bridged as the importer bridges it.
  private func object(_ name: String) -> String {
    switch name {
    case "NSArray": return "[\(argument(0) ?? "Any")]"
    case "NSDictionary": return "[\(argument(0) ?? "AnyHashable"): \(argument(1) ?? "Any")]"
    case "NSSet": return "Set<\(argument(0) ?? "AnyHashable")>"
    default: return ObjectiveCTypeNames.bridged[name] ?? name
    }
  }

  private func argument(_ index: Int) -> String? {
    index < arguments.count ? arguments[index] : nil
  }

  /// A pointer; nobody declares more than a few asterisks, and no setter takes even one.
  private func pointed(to name: String, depth: Int) -> String {
    (0..<min(depth, 4)).reduce(name) { pointee, _ in "UnsafeMutablePointer<\(pointee)>" }
  }

  private func optional(_ name: String, isCompound: Bool = false) -> String {
    switch nullability {
    case .nonnull: name
    case .nullable: (isCompound ? "(\(name))" : name) + "?"
    case .unspecified, nil: (isCompound ? "(\(name))" : name) + "!"
    }
  }
}
