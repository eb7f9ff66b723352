// Writes the sorted public declarations in symbol graphs, one per line.
//
// usage: swift list.swift GRAPHS...

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var accessLevel: String
  }

  var symbols: [Symbol]
}

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: path)))
  // Members that a type inherits from a protocol of another module are not declarations of this module.
  for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
    guard ["public", "open"].contains(symbol.accessLevel), symbol.kind.identifier != "swift.extension" else {
      continue
    }
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    lines.insert(symbol.pathComponents.joined(separator: ".") + ": " + declaration)
  }
}
for line in lines.sorted() { print(line) }
