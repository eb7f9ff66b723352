import InterfaceDocuments

/// Which objects of documents may be what a line of a log calls by a class.
struct ClassFit {
  let tree: LoadedTree
  /// The classes that the log itself says are missing.
  let missing: Set<RuntimeName>

  /// Why an object may be of a class at run time; empty if it can't be.
  ///
  /// Any object may be of the empty class, which a line without a class has.
  func reasons(_ object: InterfaceObject, _ className: String) -> [LocatedPlace.Reason] {
    if className.isEmpty { return [.named] }
    let runtime = RuntimeName(className)
    if let custom = object.customClass {
      if runtime.isNamed(custom) || className == custom {
        let isOther = runtime.module.flatMap { module in object.customModule.map { $0 != module } } ?? false
        return isOther && object.customModuleProvider != "target" ? [.otherModule] : [.sameClass]
      }
      let stood = missing.contains { $0.isNamed(custom) } ? [LocatedPlace.Reason.statedBefore] : []
      if fallbacks(of: object).contains(className) { return [.fallback(from: custom)] + stood }
      if tree.superclasses(of: runtime.lastName).contains(custom) { return [.subclass(of: custom)] }
    } else if let element = object.elementClass, object.placeholder == nil {
      if element == className { return [.sameClass] }
      if tree.superclasses(of: runtime.lastName).contains(element) { return [.subclass(of: element)] }
    }
    guard object.placeholder == .filesOwner else { return [] }
    return [className == "NSObject" ? .withoutOwner : .otherOwner]
  }

  /// The classes that stand in for one that is missing.
  private func fallbacks(of object: InterfaceObject) -> [String] {
    // macOS takes NSObject; UIKit a stand-in of its own for objects that are no views or controllers.
    [object.elementClass, object.element == "customObject" ? "UICustomObject" : nil, "NSObject"]
      .compactMap(\.self)
  }
}
