package import InterfaceDocuments
public import PortableFoundation

extension InterfaceDocumentReader {
  /// Reads a nib or storyboard from a file.
  ///
  /// - Parameter url: The file, which names the document.
  /// - Returns: The document.
  /// - Throws: A `DocumentError` if the file is not a document, or Foundation's error if it cannot be read.
  package func read(contentsOf url: URL) throws -> InterfaceDocument {
    try read([UInt8](Data(contentsOf: url)), path: url.path)
  }
}

extension NibBundle {
  /// Creates a bundle of all nibs and storyboards under a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder. The first by path of several nibs with the same name is used.
  ///   - loader: The class registry and the load conditions.
  ///   - recursionLimit: The number of times an object may be created while it is being created before the nesting is
  ///     reported as infinite; from 1 to 12.
  /// - Throws: A `DocumentError` if a file is not a document, or Foundation's error if it cannot be read.
  public convenience init(contentsOf folder: URL, loader: NibLoader, recursionLimit: Int = 4) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let documents = try paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { path in
      try InterfaceDocumentReader().read(contentsOf: folder.appendingPathComponent(path))
    }
    self.init(documents, loader: loader, recursionLimit: recursionLimit)
  }
}
