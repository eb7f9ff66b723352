import KeyValueCoding
import ProjectModel
import SourceModel

extension Program {
  /// Returns the Swift names and the Objective-C names of the Swift classes that declare an Objective-C name.
  ///
  /// The runtime uses the Objective-C name instead of the name with the module.
  static func renamedClasses(in sources: [SourceFile]) -> Set<String> {
    Set(
      sources.lazy.filter { $0.language == .swift }.flatMap(\.types)
        .flatMap { type in type.traits.objectiveCName.map { [type.name, $0] } ?? [] }
    )
  }

  /// Returns the name of a Swift class in the runtime, with its module, as in `App.Card`; nil if the class is nested or
  /// private, or if its module is uncertain.
  func runtimeName(of type: CodeIndex.Name) -> String? {
    guard let node = index.types[type], node.isDeclared, node.isClass, !node.isPrivate, !node.isAlias else {
      return nil
    }
    let scopes = index.files.flatMap { file in
      file.types.lazy.filter { $0.name == type && $0.declaration.kind != .extension }.map(\.scope)
    }
    guard scopes == [-1],
      let modules = self.scopes.modules(building: index.files[node.file].path),
      modules.count == 1
    else { return nil }
    return modules.first.map { "\($0).\(index.text(of: type))" }
  }
}
