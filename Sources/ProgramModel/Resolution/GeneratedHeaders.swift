import RuntimeAttributes
import SourceModel

/// Removes the declarations in generated headers (`-Swift.h`) that repeat Swift sources.
enum GeneratedHeaders {
  /// Returns the sources without the classes in generated headers that Swift sources declare.
  static func withoutRepeats(_ sources: [SourceFile]) -> [SourceFile] {
    guard sources.contains(where: isGenerated) else { return sources }
    var names: Set<String> = []
    for source in sources.indices where sources[source].language == .swift {
      let types = sources[source].types
      for index in types.indices where types[index].kind == .class {
        names.insert(types[index].traits.objectiveCName ?? types[index].name)
      }
    }
    var rest = sources
    for source in rest.indices where isGenerated(rest[source]) {
      rest[source].types.removeAll { names.contains($0.name) }
    }
    return rest
  }

  private static func isGenerated(_ source: SourceFile) -> Bool {
    source.path.hasSuffix("-Swift.h")
  }
}
