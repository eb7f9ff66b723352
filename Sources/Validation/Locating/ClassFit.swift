import InterfaceDocuments

/// Determines which objects in documents may be instances of a class in a log line.
struct ClassFit {
  let tree: LoadedTree
  /// The classes that the log itself reports as missing.
  let missing: Set<RuntimeName>

  /// Returns the reasons why an object may be an instance of a class at run time; empty if there are none.
  ///
  /// An empty class name, from a line without a class, fits any object.
  func reasons(_ object: InterfaceObject, _ className: String) -> [LocatedPlace.Reason] {
    if className.isEmpty { return [.named] }
    let runtime = RuntimeName(className)
    if let custom = object.customClass {
      if runtime.isNamed(custom) || className == custom {
        let isOther = runtime.module.flatMap { module in object.customModule.map { $0 != module } } ?? false
        return isOther && object.customModuleProvider != "target" ? [.otherModule] : [.sameClass]
      }
      let stood = missing.contains { $0.isNamed(custom) } ? [LocatedPlace.Reason.reportedEarlier] : []
      if fallbacks(of: object).contains(className) { return [.fallback(from: custom)] + stood }
      if tree.superclasses(of: runtime.lastName).contains(custom) { return [.subclass(of: custom)] }
    } else if let element = object.elementClass, object.placeholder == nil {
      if element == className { return [.sameClass] }
      if tree.superclasses(of: runtime.lastName).contains(element) { return [.subclass(of: element)] }
    }
    guard object.placeholder == .filesOwner else { return [] }
    return [className == "NSObject" ? .withoutOwner : .otherOwner]
  }

  /// Returns the classes that are instantiated in place of a missing class.
  private func fallbacks(of object: InterfaceObject) -> [String] {
    // macOS instantiates NSObject. UIKit has a substitute class for objects that are neither views nor controllers.
    [object.elementClass, object.isCustomObject ? "UICustomObject" : nil, "NSObject"]
      .compactMap(\.self)
  }
}
