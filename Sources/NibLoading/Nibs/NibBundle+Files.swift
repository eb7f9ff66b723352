package import InterfaceDocuments
public import PortableFoundation

extension InterfaceDocumentReader {
  /// Reads a nib or storyboard from a file.
  ///
  /// - Parameter url: The file, whose name the document has from then on.
  /// - Returns: The document.
  /// - Throws: A `DocumentError` for a file that holds no document, or what Foundation throws for one that cannot be
  ///   read.
  package func read(contentsOf url: URL) throws -> InterfaceDocument {
    try read([UInt8](Data(contentsOf: url)), path: url.path)
  }
}

extension NibBundle {
  /// Creates a bundle of all nibs and storyboards below a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; of two nibs of one name the first by path is found.
  ///   - loader: The classes and conditions.
  ///   - recursionLimit: How often an object may be made in the middle of its own making until that is taken to be
  ///     without end; from 1 to 12.
  /// - Throws: A `DocumentError` for a file that holds no document, or what Foundation throws for one that cannot be
  ///   read.
  public convenience init(contentsOf folder: URL, loader: NibLoader, recursionLimit: Int = 4) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let documents = try paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { path in
      try InterfaceDocumentReader().read(contentsOf: folder.appendingPathComponent(path))
    }
    self.init(documents, loader: loader, recursionLimit: recursionLimit)
  }
}
