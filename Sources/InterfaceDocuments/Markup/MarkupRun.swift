import RuntimeAttributes

extension InterfaceDocument {
  /// Reads the markup of the objects and the canvas locations of the scenes in a second pass.
  ///
  /// - Parameter text: The text that the document was read from.
  mutating func readMarkup(in text: UnsafeBufferPointer<UInt8>) {
    guard format == .xib || format == .storyboard else { return }
    var run = MarkupRun(document: self, bytes: text)
    // The markup before a fault is used, as in the document itself.
    try? run.read(text)
    for index in objects.indices { objects[index].markup = run.objects[index] }
    for index in scenes.indices { scenes[index].canvasLocation = run.sceneLocations[index] }
  }
}

/// Collects the markup of the objects of a document.
private struct MarkupRun: XMLListener {
  private(set) var objects: [ObjectMarkup]
  private(set) var sceneLocations: [AttributeValue.Point?]
  private var positions: SourceCursor
  private var objectsByPosition: [SourcePosition: Int] = [:]
  private var scenesByPosition: [SourcePosition: Int] = [:]
  private var stack: [OpenElement] = []
  private var names = XMLNames()

  private struct OpenElement {
    /// The index of the object to which the element belongs, if any.
    var object: Int?
    /// The index of the scene that contains the element, if any.
    var scene: Int?
    /// The index of the element among the object's parts; nil if the element is not a part.
    var part: Int?
    var key: String?
    /// The index of the object that a size-class variation changes, if the element is a variation.
    var varied: Int?
  }

  /// The most frequent elements that are not parts of the markup.
  private static let ignored: [StaticString] = [
    "connections", "constraints", "userDefinedRuntimeAttributes", "variation",
  ]

  /// Creates a pass over the text of a document; the text must outlive the pass.
  init(document: InterfaceDocument, bytes: UnsafeBufferPointer<UInt8>) {
    positions = SourceCursor(bytes)
    objects = Array(repeating: ObjectMarkup(), count: document.objects.count)
    sceneLocations = Array(repeating: nil, count: document.scenes.count)
    for index in document.objects.indices { objectsByPosition[document.objects[index].position] = index }
    for index in document.scenes.indices { scenesByPosition[document.scenes[index].position] = index }
  }

  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) {
    let position = positions.position(at: offset)
    var open = stack.last ?? OpenElement()
    let outerKey = open.key
    if let varied = open.varied, let key = attributes["key"] { objects[varied].variedParts.insert(key) }
    (open.part, open.key, open.varied) = (nil, attributes["key"], nil)
    if let object = objectsByPosition[position] {
      open.object = object
      open.key = nil
      objects[object].attributes = names.values(attributes)
    } else if let scene = scenesByPosition[position] {
      open.scene = scene
    } else if Self.ignored.contains(where: { element == $0 }) {
      if element == "variation" { open.varied = open.object }
      open.object = nil
    } else if let object = open.object {
      open.part = objects[object].parts.count
      objects[object].parts.append(
        ObjectMarkup.Part(
          element: names.string(element),
          attributes: names.values(attributes),
          outerKey: outerKey,
          position: position
        )
      )
    } else if let scene = open.scene, element == "point", open.key == "canvasLocation" {
      if let x = attributes.number("x"), let y = attributes.number("y") {
        sceneLocations[scene] = AttributeValue.Point(x: x, y: y)
      }
    }
    stack.append(open)
  }

  mutating func characters(_ text: XMLString) {
    guard let open = stack.last, let object = open.object, let part = open.part else { return }
    objects[object].parts[part].text += text.string
  }

  mutating func end() { stack.removeLast(stack.isEmpty ? 0 : 1) }
}
