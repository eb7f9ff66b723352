import InterfaceDocuments
public import PortableFoundation

extension NibBundle {
  /// Creates a bundle of all nibs and storyboards under a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder. If several nibs have the same name, the bundle contains the nib with the first path.
  ///   - loader: The class registry and the load conditions.
  ///   - recursionLimit: The number of times that the creation of an object may be nested in itself before it is
  ///     reported as infinite recursion; from 1 to 12.
  ///   - recordsTrace: Whether the bundle keeps the events of all loads in ``trace``.
  /// - Throws: A `DocumentError` if a file is not a document, or Foundation's error if a file cannot be read.
  public convenience init(
    contentsOf folder: URL,
    loader: NibLoader,
    recursionLimit: Int = 4,
    recordsTrace: Bool = false
  ) throws {
    let files = try InterfaceDocument.files(in: folder)
    let documents = try files.map { try InterfaceDocumentReader().read(contentsOf: $0) }
    self.init(documents, loader: loader, recursionLimit: recursionLimit, recordsTrace: recordsTrace)
  }
}
