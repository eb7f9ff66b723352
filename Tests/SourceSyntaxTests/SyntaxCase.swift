import KeyValueCoding
import Testing

@testable import SourceSyntax

/// A source, and the nodes of its tree.
struct SyntaxCase: CustomTestStringConvertible, Sendable {
  let source: String
  let nodes: [String]
  let location: SourceLocation

  init(_ source: String, _ nodes: String..., location: SourceLocation = #_sourceLocation) {
    (self.source, self.nodes, self.location) = (source, nodes, location)
  }

  var testDescription: String { source }

  func check(_ language: SourceLanguage) {
    #expect(SyntaxTree.dump(source, language) == nodes.joined(separator: "\n"), sourceLocation: location)
  }
}
