/// The type of an Objective-C declaration, for conversion to the Swift type that the importer produces.
struct ObjectiveCType {
  /// The nullability of a pointer.
  enum Nullability {
    case nullable, nonnull, unspecified
  }

  /// The type without its declarators.
  enum Base: Equatable {
    case arithmetic(String)
    case void
    case named(String)
    /// A C structure; a pointer to a structure is not an object.
    case structure(String)
  }

  var base: Base
  /// The generic arguments or protocols in angle brackets, in Swift spelling.
  var arguments: [String] = []
  /// The number of asterisks.
  var pointers = 0
  var isBlock = false
  /// Whether the type is a C array, a function type or a pointer to a function.
  var isOpaque = false
  var nullability: Nullability?

  /// The Swift spelling.
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

  /// Returns the Swift type for a class, bridged according to the importer's rules.
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

  /// Returns a Swift pointer type.
  ///
  /// The depth is limited: declarations rarely have more than a few asterisks, and key-value coding does not set such
  /// pointers.
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
