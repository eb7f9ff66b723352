public import RuntimeAttributes

/// A class of the sources without its members.
public struct ClassSummary: Hashable, Sendable {
  /// The name in Swift, with those of the types around it.
  public let name: String
  /// The name that Objective-C knows it by, where the source says so.
  public let objectiveCName: String?
  /// The superclass's name as resolved; nil at a root.
  public let superclass: String?
  /// The language of its declaration.
  public let language: SourceLanguage
  /// Where it is declared.
  public let location: SourceLocation

  init(_ node: ClassGraph.Node, in graph: ClassGraph) {
    let entry = node.parts[0]
    let sources = graph.names.index.sources
    name = node.name
    superclass = node.superclass?.name
    language = sources[entry.source].interface.language
    objectiveCName =
      entry.declaration.traits.objectiveCName ?? (language == .objectiveC ? entry.declaration.name : nil)
    location = SourceLocation(
      file: sources[entry.source].interface.file,
      position: entry.declaration.position
    )
  }
}
