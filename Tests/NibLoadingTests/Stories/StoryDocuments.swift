import Foundation
import InterfaceDocuments
import NibLoading

/// The documents of the stories, which are in the folders of their sources below `Specs`.
enum StoryDocuments {
  private static let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Specs")

  static func read(_ folder: String, _ names: String...) throws -> [InterfaceDocument] {
    try names.map { name in
      let file = specs.appendingPathComponent(folder).appendingPathComponent(name)
      return try InterfaceDocumentReader().read(Array(Data(contentsOf: file)), path: "\(folder)/\(name)")
    }
  }
}

extension NibBundle {
  /// The trace in short, indented by the nesting of nibs: `initialize RedButton`.
  var story: [String] {
    trace.map { String(repeating: "  ", count: $0.depth) + $0.name }
  }
}
