import RuntimeAttributes

/// Reads the elements of an `archive`, which Interface Builder 3 and Xcode 4 wrote.
struct ArchiveReader: ElementReader {
  private let file: String
  private let type: String?
  private var positions: TextPositions
  private var tree = ArchiveTree()
  private var stack: [Int] = []

  init(file: String, root: [String: String], positions: TextPositions) {
    self.file = file
    self.type = root["type"]
    self.positions = positions
  }

  mutating func start(_ element: String, _ attributes: [String: String], at offset: Int) {
    let position = positions.position(at: offset)
    stack.append(tree.append(ArchiveNode(element, attributes, parent: stack.last, at: position)))
  }

  mutating func characters(_ text: String) {
    // The blanks between elements stand in those that hold others.
    if let last = stack.last, tree.nodes[last].children.isEmpty { tree.append(text, to: last) }
  }

  mutating func end() {
    _ = stack.popLast()
  }

  consuming func finish() -> InterfaceDocument {
    var interpreter = ArchiveInterpreter(tree, type: type, file: file)
    return interpreter.run()
  }
}
