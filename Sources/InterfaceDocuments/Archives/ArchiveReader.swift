/// Reads the elements of an `archive`, which Interface Builder 3 and Xcode 4 wrote.
struct ArchiveReader {
  private let file: String
  private let type: String?
  private var positions: TextPositions
  private var tree = ArchiveTree()
  private var stack: [Int] = []

  /// Starts with the XML attributes of the root element, before that element itself is taken.
  init(file: String, root: XMLAttributes, positions: TextPositions) {
    self.file = file
    self.type = root["type"]
    self.positions = positions
  }

  /// Takes a start tag, whose `<` stands at an offset of the text.
  mutating func start(_ element: String, _ attributes: XMLAttributes, at offset: Int) {
    let position = positions.position(at: offset)
    stack.append(tree.append(ArchiveNode(element, attributes, parent: stack.last, at: position)))
  }

  /// Takes a part of the characters between two tags.
  mutating func characters(_ text: String) {
    // The blanks between elements stand in those that hold others.
    if let last = stack.last, tree.nodes[last].children.isEmpty { tree.append(text, to: last) }
  }

  /// Takes the end tag of the element that was opened last.
  mutating func end() {
    _ = stack.popLast()
  }

  /// The document as far as it has been read.
  consuming func finish() throws(DocumentError) -> InterfaceDocument {
    var interpreter = ArchiveInterpreter(tree, type: type, file: file)
    return try interpreter.run()
  }
}
