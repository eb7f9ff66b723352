import Checks
import Foundation
import InterfaceDocuments
import Validation

/// Adds a missing outlet to every nib, scene and cell prototype in copies of trees, and reports whether the findings
/// are reachable.
struct ProbeRun {
  let trees: [String]

  func run() async throws -> ProbeReport {
    var report = ProbeReport()
    for tree in trees {
      let root = FileManager.default.temporaryDirectory.path + "/nibproof-probes-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: root) }
      let parts = try Self.addOutlets(toCopyOf: tree, at: root)
      let findings = try await Validator().validate([root]).findings
      report.add(parts, findings, root: root, tree: tree)
    }
    return report
  }

  /// Copies a tree and adds the outlets to its documents, one document at a time.
  private static func addOutlets(toCopyOf tree: String, at root: String) throws -> [DocumentProbes.Part] {
    let reader = InterfaceDocumentReader(readsMarkup: false)
    var parts: [DocumentProbes.Part] = []
    var count = 0
    for path in try AppTree.copy(tree, to: root) {
      let file = URL(fileURLWithPath: path)
      guard ["xib", "storyboard"].contains(file.pathExtension) else { continue }
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let document = try? reader.read(bytes, path: path) else { continue }
      let source = AppTree.Document(text: FileText(path: path, bytes: bytes), document: document)
      let probes = DocumentProbes(source, firstNumber: count)
      try Data(TextEdit.apply(probes.edits, to: bytes)).write(to: file)
      count += probes.edits.count
      parts += probes.parts
    }
    return parts
  }
}
