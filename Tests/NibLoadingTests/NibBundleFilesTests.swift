import Foundation
import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

@MainActor
@Suite("Bundles of files")
struct NibBundleFilesTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v-1"/></objects>
    </document>
    """

  /// Writes a file into a folder of its own, which is removed afterwards.
  private func withFolder(_ text: String, _ use: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nibproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: inner.appending(path: "Card.xib"))
    try Data("no nib".utf8).write(to: inner.appending(path: "Card.txt"))
    try use(folder)
  }

  @Test("All nibs below a folder are found by their names")
  func folder() throws {
    try withFolder(Self.xib) { folder in
      let registry = try ClassRegistry { NibObject.baseClasses }
      let bundle = try NibBundle(contentsOf: folder, loader: NibLoader(registry: registry))
      #expect(try bundle.nib(named: "Card").instantiate().first(NibView.self) != nil)
      let file = folder.appending(path: "Base.lproj/Card.xib")
      #expect(try InterfaceDocumentReader().read(contentsOf: file).file == file.path)
    }
  }

  @Test("What cannot be read is an error, and no trap")
  func unreadable() throws {
    let loader = NibLoader(registry: ClassRegistry(platform: .iOS))
    try withFolder("<document") { folder in
      #expect(throws: DocumentError.self) { try NibBundle(contentsOf: folder, loader: loader) }
      #expect(throws: (any Error).self) {
        try NibBundle(contentsOf: folder.appending(path: "missing"), loader: loader)
      }
    }
  }
}
