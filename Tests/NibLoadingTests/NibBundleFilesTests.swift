import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@MainActor
@Suite("Bundles of files")
struct NibBundleFilesTests {
  /// Returns a folder with a nib of the given text, and a file that is not a nib.
  private func tree(_ text: String) throws -> TemporaryTree {
    try TemporaryTree(["Base.lproj/Card.xib": text, "Base.lproj/Card.txt": "no nib"])
  }

  @Test("All nibs in a folder and its subfolders are found by name")
  func folder() throws {
    let tree = try tree(DocumentText.xib("<view id=\"v-1\"/>"))
    let registry = try ClassRegistry { $0.register(NibObject.baseClasses) }
    let folder = URL(fileURLWithPath: tree.path)
    let bundle = try NibBundle(contentsOf: folder, loader: NibLoader(registry: registry))
    #expect(try bundle.nib(named: "Card").instantiate().first(NibView.self) != nil)
    let file = folder.appending(path: "Base.lproj/Card.xib")
    #expect(try InterfaceDocumentReader().read(contentsOf: file).file == file.path)
  }

  @Test("Unreadable files are errors")
  func unreadable() throws {
    let loader = NibLoader(registry: ClassRegistry(platform: .iOS))
    let tree = try tree("<document")
    let folder = URL(fileURLWithPath: tree.path)
    #expect(throws: DocumentError.self) { try NibBundle(contentsOf: folder, loader: loader) }
    #expect(throws: (any Error).self) {
      try NibBundle(contentsOf: folder.appending(path: "missing"), loader: loader)
    }
  }
}
