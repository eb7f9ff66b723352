public import RuntimeAttributes

/// A class of the sources without its members.
public struct ClassOutline: Hashable, Sendable {
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
    let source = graph.names.index.sources[node.parts[0].source]
    name = node.name
    superclass = node.superclass?.name
    language = source.language
    objectiveCName =
      node.declaration.traits.objectiveCName
      ?? (source.language == .objectiveC ? node.declaration.name : nil)
    location = SourceLocation(file: source.file, position: node.declaration.position)
  }
}
