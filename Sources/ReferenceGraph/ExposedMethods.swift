import SourceModel

/// The instance methods that Objective-C messages can call: Swift methods with an attribute, Swift methods that are
/// exposed by their class or protocol, and all Objective-C methods.
final class ExposedMethods: Sendable {
  typealias Unit = CodeIndex.Unit
  typealias Name = CodeIndex.Name

  /// The methods, in order.
  let units: [Unit]
  let names: Set<Name>
  private let isExposed: [Bool]

  init(_ index: CodeIndex, _ hierarchy: inout ClassHierarchy) {
    var isExposed = Array(repeating: false, count: index.unitCount)
    let methods = (0..<Unit(index.unitCount)).filter {
      index.isInstanceMember($0) && index.unit($0).kind == .function
    }
    for unit in methods {
      isExposed[Int(unit)] =
        index.unit(unit).traits.contains(.isExposed) || Self.isInferred(unit, index, &hierarchy)
    }
    // Methods that override exposed methods or satisfy the requirements of Objective-C protocols.
    let explicit = isExposed
    for unit in methods where !isExposed[Int(unit)] && index.name(of: unit) >= 0 {
      let others = index.units(named: index.name(of: unit)).filter { explicit[Int($0)] }
      guard !others.isEmpty else { continue }
      let ancestors = hierarchy.ancestors(of: index.type(of: unit))
      isExposed[Int(unit)] = others.contains { ancestors.contains(index.type(of: $0)) }
    }
    self.isExposed = isExposed
    units = methods.filter { isExposed[Int($0)] }
    names = Set(units.lazy.map(index.name(of:)))
  }

  func contain(_ unit: Unit) -> Bool { isExposed[Int(unit)] }

  /// Whether the compiler infers `@objc` for a method, as before Swift 4.
  private static func isInferred(_ unit: Unit, _ index: CodeIndex, _ hierarchy: inout ClassHierarchy) -> Bool
  {
    guard index.files[index.file(of: unit)].infersObjC, !index.unit(unit).traits.contains(.isPrivate) else {
      return false
    }
    let type = index.type(of: unit)
    guard index.types[type]?.isClass == true || hierarchy.isExternal(type) else { return false }
    return hierarchy.external(of: type).contains { hierarchy.isClass($0) }
      || hierarchy.hasUnknownSuperclass(type)
  }
}
