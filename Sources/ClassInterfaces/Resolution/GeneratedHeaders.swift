import RuntimeAttributes

/// Leaves out what the header that the compiler writes for a module of Swift repeats of its sources.
enum GeneratedHeaders {
  /// The sources without the classes of generated headers that a source of Swift declares.
  static func withoutRepeats(_ sources: [SourceInterface]) -> [SourceInterface] {
    guard sources.contains(where: isGenerated) else { return sources }
    var names: Set<String> = []
    for source in sources where source.language == .swift {
      for type in source.types where type.kind == .class {
        names.insert(type.traits.objectiveCName ?? type.name)
      }
    }
    return sources.map { source in
      guard isGenerated(source) else { return source }
      var source = source
      source.types.removeAll { names.contains($0.name) }
      return source
    }
  }

  private static func isGenerated(_ source: SourceInterface) -> Bool { source.file.hasSuffix("-Swift.h") }
}
