import RuntimeAttributes

/// Leaves out what the header that the compiler writes for a module of Swift repeats of its sources.
enum GeneratedHeaders {
  /// The sources without the classes of generated headers that a source of Swift declares.
  static func withoutRepeats(_ sources: [SourceInterface]) -> [SourceInterface] {
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

  private static func isGenerated(_ source: SourceInterface) -> Bool { source.file.hasSuffix("-Swift.h") }
}
