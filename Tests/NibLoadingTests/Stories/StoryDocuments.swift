import Foundation
import InterfaceDocuments
import NibLoading

/// The documents of the specs, which are stored in the folder `Specs`.
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
  /// The steps of the trace, such as `initialize RedButton`, indented by the depth of nested nibs.
  var story: [String] {
    trace.map { String(repeating: "  ", count: $0.depth) + $0.name }
  }
}
