import RuntimeAttributes

/// Reads the elements of an `archive`, the format of Interface Builder 3 and Xcode 4.
struct ArchiveReader: RootReader {
  private let file: String
  private let type: String?
  private var positions: SourceCursor
  private var tree = ArchiveTree()
  private var stack: [Int] = []

  /// Creates a reader from the XML attributes of the root element, whose start tag the reader receives later.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - root: The XML attributes.
  ///   - bytes: The text, which must outlive the reader.
  init(file: String, root: XMLAttributes, in bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.type = root["type"]
    positions = SourceCursor(bytes)
  }

  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) {
    let position = positions.position(at: offset)
    stack.append(tree.append(ArchiveNode(element, attributes, parent: stack.last, at: position)))
  }

  mutating func characters(_ text: XMLString) {
    // Whitespace between child elements belongs to the parent and is ignored.
    if let last = stack.last, tree.nodes[last].children.isEmpty { tree.append(text.string, to: last) }
  }

  mutating func end() {
    _ = stack.popLast()
  }

  consuming func finish() throws(XMLFailure) -> InterfaceDocument {
    var interpreter = ArchiveInterpreter(tree, type: type, file: file)
    return try interpreter.run()
  }
}
