import Checks
import InterfaceDocuments
import RuntimeAttributes

/// The nibs, scenes and cell prototypes of a document, and the missing outlets that show whether each is reachable.
struct DocumentProbes: Sendable {
  /// A nib, a scene of a storyboard, or a cell prototype.
  struct Part: Sendable {
    enum Kind: String, CaseIterable, Encodable, Sendable {
      case nib, scene, cell
    }

    var kind: Kind
    var file: String
    /// The line of the scene or prototype; 1 for a nib.
    var line: Int
    /// The identifier of the scene or prototype.
    var identifier: String?
    /// The properties of the added outlets; empty if the part does not contain a suitable object.
    var properties: [String]
  }

  /// The parts in document order.
  private(set) var parts: [Part] = []
  /// The edits that add the outlets.
  private(set) var edits: [TextEdit] = []
  private let source: AppTree.Document
  private let firstNumber: Int

  /// Plans the probes of a document.
  ///
  /// - Parameters:
  ///   - source: The document and its text.
  ///   - firstNumber: The number of probes in other documents, so that all properties differ.
  init(_ source: AppTree.Document, firstNumber: Int) {
    (self.source, self.firstNumber) = (source, firstNumber)
    switch source.document.format {
    case .xib: add(.nib, named: nil, at: nil, probing: Array(source.document.objects.indices))
    case .storyboard: addScenes()
    // The text does not have an XML element for each object.
    case .archive, .compiled: add(.nib, named: nil, at: nil, probing: [])
    }
  }

  private mutating func addScenes() {
    let document = source.document
    let references = Set(document.storyboardReferences.map(\.object))
    for scene in document.scenes where scene.controller.map(references.contains) != true {
      let objects = scene.objects.clamped(to: document.objects.indices)
      let identifier = scene.controller.flatMap { document.objects[$0].storyboardIdentifier }
      let others = objects.filter { document.cellPrototype(around: $0) == nil }
      add(.scene, named: identifier, at: scene.position, probing: others)
      for cell in objects where document.cellPrototype(around: cell) == cell {
        let object = document.objects[cell]
        add(.cell, named: object.reuseIdentifier, at: object.position, probing: [cell])
      }
    }
  }

  /// Adds a part, with an added outlet in the first object of each custom class.
  private mutating func add(
    _ kind: Part.Kind,
    named identifier: String?,
    at position: SourcePosition?,
    probing candidates: [Int]
  ) {
    var part = Part(
      kind: kind,
      file: source.text.path,
      line: position?.line ?? 1,
      identifier: identifier,
      properties: []
    )
    var classes: Set<String> = []
    for index in candidates {
      let object = source.document.objects[index]
      guard let className = object.customClass, object.placeholder != .firstResponder,
        classes.insert(className).inserted
      else { continue }
      let property = "nibproofProbe\(firstNumber + edits.count)"
      guard let edit = source.text.edit(adding: property, to: object) else { continue }
      edits.append(edit)
      part.properties.append(property)
    }
    parts.append(part)
  }
}

extension FileText {
  /// Returns an edit that connects an object to itself through an added outlet, on the line of the object's start tag.
  fileprivate func edit(adding property: String, to object: InterfaceObject) -> TextEdit? {
    guard let id = object.id, !id.contains(where: { "<&\"".contains($0) }) else { return nil }
    let outlet = "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"\(property)\"/>"
    let connections = "<connections>\(outlet)</connections>"
    guard let tag = startTag(at: offset(object.position)) else { return nil }
    guard bytes[tag.upperBound - 2] == UInt8(ascii: "/") else {
      return edit(tag.upperBound..<tag.upperBound, connections)
    }
    return edit(tag.upperBound - 2..<tag.upperBound, ">\(connections)</\(object.element)>")
  }

  /// Returns the range of the start tag at an offset; attribute values may contain `>`.
  private func startTag(at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var quote: UInt8?
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return start..<offset + 1
      }
    }
    return nil
  }
}
