import RuntimeAttributes

/// Reads the elements of a `document`, the format since Xcode 5.
struct DocumentReader: RootReader {
  private var document: InterfaceDocument
  private var positions: SourceCursor
  private var stack: [OpenElement] = []
  private let elements: NameTable<ElementEntry>
  private var resources = ResourceReader()
  private var receivedActions = ReceivedActions()
  private var openScene: Int?
  /// The part of an object that is being read.
  private var pending = Pending.none
  private var pendingAttribute: PendingAttribute?
  private var pendingBinding: PendingBinding?
  private var pendingText: String?

  // One byte, since the reader checks this state for every token.
  private enum Pending { case none, attribute, binding, text }

  private struct OpenElement {
    var name: XMLString
    var role: ElementRole
    /// The index of the nearest object that contains or is the element, if any.
    var object: Int?
    /// Whether the element itself is the object.
    var isObject = false
  }

  /// Creates a reader from the XML attributes of the root element, whose start tag the reader receives later.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - root: The XML attributes.
  ///   - bytes: The text, which must outlive the reader.
  init(file: String, root: XMLAttributes, in bytes: UnsafeBufferPointer<UInt8>) {
    document = InterfaceDocument(file: file, root: root)
    elements = ElementEntry.table(for: document.platform)
    positions = SourceCursor(bytes)
    // Few documents have more objects per byte; most need less capacity than this.
    document.objects.reserveCapacity(bytes.count / 400)
  }

  consuming func finish() -> InterfaceDocument {
    closeScene()
    resources.finish(&document)
    receivedActions.finish(&document)
    document.noteDuplicateIDs()
    document.trim()
    document.problems.sort { $0.position < $1.position }
    return document
  }

  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) {
    let around = stack.last
    var open = OpenElement(name: element, role: .structure, object: around?.object)
    switch pending {
    case .attribute: pendingAttribute?.start(element, attributes)
    case .binding: pendingBinding?.start(element, attributes)
    case .none, .text:
      if around?.role == .connections {
        connection(element, attributes, at: offset, from: around?.object)
      } else {
        take(attributes, at: offset, as: &open, in: around)
      }
    }
    stack.append(open)
  }

  mutating func characters(_ text: XMLString) {
    switch pending {
    case .none: break
    case .attribute: pendingAttribute?.characters(text)
    case .binding: pendingBinding?.characters(text)
    case .text: pendingText? += text.string
    }
  }

  mutating func end() {
    guard let closed = stack.popLast() else { return }
    switch closed.role {
    case .runtimeAttribute:
      finishAttribute(of: closed.object)
    case .scene:
      closeScene()
    case .content:
      if let pendingText, let object = closed.object { document.objects[object].text = pendingText }
      (pendingText, pending) = (nil, .none)
    case .namedColor:
      resources.endColor()
    default:
      switch pending {
      case .attribute: pendingAttribute?.end()
      case .binding: endInBinding()
      case .none, .text: break
      }
    }
  }

  private mutating func closeScene() {
    if let openScene { document.closeScene(openScene) }
    openScene = nil
  }

  /// Reads an element outside of connections and pending attributes.
  private mutating func take(
    _ attributes: XMLAttributes,
    at offset: Int,
    as open: inout OpenElement,
    in around: OpenElement?
  ) {
    if around?.role == .image, open.name == "mutableData", stack.dropLast().last?.role == .resources {
      return resources.embedImage()
    }
    let entry = elements.index(of: open.name)
    let role = entry.map { elements[$0].role } ?? .object
    switch role {
    case .object, .placeholder, .constraint, .storyboardReference:
      if let object = object(open.name, entry: entry, role, attributes, at: offset, in: around) {
        open.object = object
        open.isObject = true
        open.role = .object
      }
      return
    case .runtimeAttribute:
      pendingAttribute = PendingAttribute(attributes, at: positions.position(at: offset))
      pending = .attribute
    case .frame:
      if let around, around.isObject { document.setFrame(attributes, of: around.object) }
    case .autoresizing:
      if let around, around.isObject { document.setAutoresizing(attributes, of: around.object) }
    case .content:
      content(attributes, at: offset, in: around)
    case .variation:
      document.openVariation(attributes, of: around?.object)
    case .include, .exclude:
      document.vary(attributes["reference"], of: around?.object, isIncluded: role == .include)
    case .color:
      color(attributes, at: offset, in: around)
    case .image, .namedColor:
      resource(role, attributes, at: offset, as: open, in: around)
    case .scene:
      openScene = document.openScene(attributes["sceneID"], at: positions.position(at: offset))
    case .deployment:
      document.setDeployment(attributes)
    case .connections, .resources, .structure:
      break
    }
    open.role = role
  }
}

// MARK: - Objects and their parts

extension DocumentReader {
  /// Adds the object that an element describes, and returns its index; returns nil if the element is not an object.
  private mutating func object(
    _ element: XMLString,
    entry: Int?,
    _ role: ElementRole,
    _ attributes: XMLAttributes,
    at offset: Int,
    in around: OpenElement?
  ) -> Int? {
    let elementClass = entry.flatMap { elements[$0].elementClass }
    let isAmongObjects = around?.object != nil || around.map { $0.name == "objects" } ?? false
    let isKnown = elementClass != nil && isAmongObjects
    guard InterfaceObject.isDescribed(by: attributes, isKnown: isKnown) else { return nil }
    let index = document.objects.count
    let position = positions.position(at: offset)
    let isInContainer = around.map { !$0.isObject } ?? false
    var object = InterfaceObject(
      InterfaceObject.Fields(
        element: entry.map { elements[$0].element } ?? element.string,
        elementClass: elementClass,
        container: isInContainer ? around?.name.string : nil,
        parent: around?.object,
        scene: openScene,
        position: position
      )
    )
    if object.fields.store(attributes) {
      for resource in ResourceReference.Resource.all(in: attributes) {
        document.resourceReferences.append(ResourceReference(resource, of: index, at: position))
      }
    }
    switch role {
    case .placeholder:
      object.placeholder = Placeholders.placeholder(object, attributes, in: document)
    case .constraint:
      document.constraints.append(LayoutConstraint(attributes, object: index))
    case .storyboardReference:
      document.storyboardReferences.append(StoryboardReference(attributes, object: index))
    default:
      break
    }
    // A scene of a watch app contains only a controller, which has no `sceneMemberID`.
    let isOfWatch = document.platform == .watchOS
    if let openScene, document.scenes[openScene].controller == nil,
      isOfWatch ? around?.object == nil : attributes["sceneMemberID"] == "viewController"
    {
      document.scenes[openScene].controller = index
      if isOfWatch { object.storyboardIdentifier = attributes["identifier"] }
    }
    document.objects.append(object)
    return index
  }

  /// Reads an element that may contain text or images of its parent object.
  private mutating func content(_ attributes: XMLAttributes, at offset: Int, in around: OpenElement?) {
    guard let around, let object = around.object else { return }
    for attribute: StaticString in ["image", "backgroundImage"] {
      guard let name = attributes[attribute] else { continue }
      let image = AttributeValue.Image(name: name, catalog: attributes["catalog"])
      document.resourceReferences.append(
        ResourceReference(.image(image), of: object, at: positions.position(at: offset))
      )
    }
    guard around.isObject || around.role == .content, document.objects[object].text == nil else { return }
    switch attributes["key"] {
    case "normal", "configuration":
      document.objects[object].text = attributes["title"]
    case "text", "title":
      pendingText = ""
      pending = .text
    default:
      break
    }
  }

  private mutating func finishAttribute(of object: Int?) {
    guard let pendingAttribute else { return }
    (self.pendingAttribute, pending) = (nil, pendingText == nil ? .none : .text)
    guard let object else {
      noteStray(XMLString("userDefinedRuntimeAttribute"), at: pendingAttribute.position)
      return
    }
    switch AttributeValueReader.read(pendingAttribute) {
    case .success(let attribute):
      document.objects[object].runtimeAttributes.append(attribute)
    case .failure(let reason):
      document.problems.append(DocumentProblem(reason, at: pendingAttribute.position, of: object))
    }
  }

  private mutating func connection(
    _ element: XMLString,
    _ attributes: XMLAttributes,
    at offset: Int,
    from object: Int?
  ) {
    let position = positions.position(at: offset)
    guard let object else {
      noteStray(element, at: position)
      return
    }
    switch ConnectionReader.read(element, attributes, at: position) {
    case .success(let connection):
      if document.platform == .macOS, ReceivedActions.hold(element, attributes) {
        receivedActions.append(connection, to: object)
        return
      }
      guard let binding = PendingBinding(connection) else {
        document.objects[object].connections.append(connection)
        return
      }
      (pendingBinding, pending) = (binding, .binding)
    case .failure(let reason):
      document.problems.append(DocumentProblem(reason, at: position, of: object))
    }
  }

  /// Reports an element that belongs to an object but is outside of any object.
  private mutating func noteStray(_ element: XMLString, at position: SourcePosition) {
    document.problems.append(DocumentProblem(.outsideObjects(element: element.string), at: position))
  }

  /// Receives an end tag inside a binding, or the end tag of the binding itself.
  private mutating func endInBinding() {
    guard let around = stack.last, around.role == .connections, let object = around.object else {
      pendingBinding?.end()
      return
    }
    if let connection = pendingBinding?.finish() { document.objects[object].connections.append(connection) }
    (pendingBinding, pending) = (nil, pendingText == nil ? .none : .text)
  }
}

// MARK: - Colors and images

extension DocumentReader {
  private mutating func color(_ attributes: XMLAttributes, at offset: Int, in around: OpenElement?) {
    if around?.role == .namedColor {
      resources.color(attributes)
    } else if let object = around?.object, let name = attributes["name"], attributes["catalog"] != "System" {
      document.resourceReferences.append(
        ResourceReference(.namedColor(name), of: object, at: positions.position(at: offset))
      )
    }
  }

  private mutating func resource(
    _ role: ElementRole,
    _ attributes: XMLAttributes,
    at offset: Int,
    as open: OpenElement,
    in around: OpenElement?
  ) {
    guard let name = attributes["name"] else { return }
    let isListed = around?.role == .resources
    switch role {
    case .image where isListed:
      resources.image(name, attributes, at: positions.position(at: offset))
    case .image:
      guard let object = around?.object else { return }
      let image = AttributeValue.Image(name: name, catalog: attributes["catalog"])
      document.resourceReferences.append(
        ResourceReference(.image(image), of: object, at: positions.position(at: offset))
      )
    default:
      resources.startColor(name, isSystem: open.name == "systemColor")
    }
  }
}
