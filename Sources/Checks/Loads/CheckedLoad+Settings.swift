import KeyValueCoding
import NibLoading
import RuntimeAttributes
import SourceModel

// Code that may set properties that would otherwise be nil during the load.
extension CheckedLoad {
  /// Whether code may set a property of an object before the load uses the property.
  func mayBeSet(_ name: String, of object: Int) -> Bool {
    guard let owner = entry(object) else { return false }
    return settings(of: [name], owner).contains(where: code.mayBeSet)
  }

  /// Whether code may set a property whose nil value makes one of the classes on a call path load a nib.
  func mayBeSet(onPath classNames: [String]) -> Bool {
    let classes = classNames.compactMap {
      registry.entry(named: $0) ?? registry.entry(named: $0.unqualifiedName)
    }
    return classes.contains { entry in
      let uses = entry.chain.flatMap { behaviors.classes[$0.description.name]?.nibs ?? [] }
      return settings(of: Set(uses.flatMap(\.conditions).compactMap(\.property)), entry)
        .contains(where: code.mayBeSet)
    }
  }

  /// The methods of controllers that run after the view is loaded.
  private static let methodsWithView = Set(
    Showing.methodsOfViewControllers.map { String($0.prefix { $0 != "(" }) }
  )

  /// Returns the assignments to properties of a class, as uses to search for in the sources.
  private func settings(of names: Set<String>, _ owner: ClassRegistry.Entry) -> [SoughtUse] {
    guard !names.isEmpty else { return [] }
    // The owner may be an instance of a subclass, which may set inherited properties.
    let classes = self.classes(owner.chain.map(\.description))
    let subclasses = memory.subclasses[classes] ?? owners.subclasses(of: classes)
    memory.subclasses[classes] = subclasses
    return names.sorted().map { name in
      var use = SoughtUse(of: name, owners: classes, .setting)
      use.subclasses = Set(subclasses.map(\.unqualifiedName)).sorted()
      if name == "view" {
        // A nib that provides another controller's view does not set this controller's view.
        use.nibs = owners.nibsInstantiated(by: subclasses.union(classes))?.sorted()
        use.lateMethods = Self.methodsWithView
      }
      return use
    }
  }

  /// Returns the Swift and Objective-C names, without modules, of those of the given classes that the sources declare.
  func classes(_ classes: some Sequence<ClassDescription>) -> [String] {
    let names = classes.lazy.filter { $0.location != nil }.flatMap {
      [$0.name, $0.objectiveCName].compactMap(\.self)
    }
    return Set(names.map(\.unqualifiedName)).sorted()
  }
}
