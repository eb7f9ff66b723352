import InterfaceDocuments
import KeyValueCoding
public import RuntimeAttributes
import SourceModel
import SourceSyntax

/// A class in the sources, without its members.
public struct ClassSummary: Hashable, Sendable {
  /// The Swift name, qualified with the enclosing types.
  public let name: String
  /// The Objective-C name, if it is specified explicitly or the class is declared in Objective-C.
  public let objectiveCName: String?
  /// The resolved name of the superclass; nil for a root class.
  public let superclass: String?
  /// The language of the class: Swift for a class that a generated header declares in Objective-C.
  public let language: SourceLanguage
  /// The module in the runtime name, if a generated header specifies it.
  let statedModule: String?
  /// The location of the declaration.
  public let location: FileLocation
  /// Whether the class is private to its source and has no explicit Objective-C name, so documents cannot refer to
  /// it.
  package let isFileScoped: Bool

  init(_ node: Types.Node, in types: Types) {
    let entry = node.parts[0]
    let sources = types.names.index.sources
    name = node.name
    superclass = node.superclass?.name
    let declared = entry.declaration.traits.objectiveCName
    // `SWIFT_CLASS("_TtC3Kit4Card")`
    statedModule = declared.flatMap { RuntimeClassName.split($0).module }
    language = statedModule == nil ? sources[entry.source].language : .swift
    objectiveCName =
      statedModule == nil ? declared ?? (language == .objectiveC ? entry.declaration.name : nil) : nil
    isFileScoped = language == .swift && objectiveCName == nil && entry.access <= .fileprivate
    location = FileLocation(
      file: sources[entry.source].path,
      position: entry.declaration.position
    )
  }
}
