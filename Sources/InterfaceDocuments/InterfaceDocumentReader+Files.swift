public import PortableFoundation

extension InterfaceDocumentReader {
  /// Reads one document from a file.
  ///
  /// - Parameter url: The file, whose path becomes the path of the document.
  /// - Returns: The complete document, possibly with problems.
  /// - Throws: A ``DocumentError`` if the file is not a complete document, or Foundation's error if the file cannot be
  ///   read.
  public func read(contentsOf url: URL) throws -> InterfaceDocument {
    try read([UInt8](Data(contentsOf: url)), path: url.path)
  }
}

extension InterfaceDocument {
  /// Returns the documents in a folder and its subfolders, ordered by path: XIB files, storyboards, and
  /// `designable.nib` files.
  ///
  /// - Throws: Foundation's error if the folder cannot be read.
  public static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter(DocumentPath.isDocument).map { folder.appendingPathComponent($0) }
  }
}
