import RuntimeAttributes

/// Reads the elements of a `document`, the root of every source since Xcode 5.
final class DocumentReader: ElementReader {
  private var document: InterfaceDocument
  private var positions: TextPositions
  private var stack: [OpenElement] = []
  private var pendingAttribute: PendingAttribute?
  private var pendingText: String?
  private var colorName: String?
  private let roles = ElementRole.byElement
  private let classes: [String: String]

  /// An element whose end tag has not been met.
  private struct OpenElement {
    var name: String
    var role: ElementRole
    /// The index of the nearest object at or around the element.
    var object: Int?
  }

  /// Prepares for a document by the XML attributes of its root.
  init(file: String, root: [String: String], positions: TextPositions) {
    let target = root["targetRuntime"]
    let type = root["type"]
    let platform = DocumentRuntime.platform(targetRuntime: target, type: type)
    document = InterfaceDocument(
      file: file,
      format: type?.contains("Storyboard") == true ? .storyboard : .xib,
      platform: platform ?? .iOS,
      targetRuntime: target,
      toolsVersion: root["toolsVersion"],
      options: InterfaceDocument.Options(root: root),
      initialController: root["initialViewController"]
    )
    self.positions = positions
    classes = ElementClasses.table(for: document.platform)
    if platform == nil {
      // The reader is made when the root's tag has been met, and that is the first tag of all.
      document.problems.append(
        DocumentProblem(.unknownTargetRuntime(target ?? type ?? ""), at: SourcePosition(line: 1, column: 1))
      )
    }
  }

  func finish() -> InterfaceDocument {
    resolveNamedColors()
    findDuplicateIDs()
    document.problems.sort { $0.position < $1.position }
    return document
  }

  func start(_ element: String, _ attributes: [String: String], at offset: Int) {
    let around = stack.last
    var open = OpenElement(name: element, role: .structure, object: around?.object)
    defer { stack.append(open) }
    if pendingAttribute != nil {
      if pendingAttribute?.child == nil { pendingAttribute?.child = (element, attributes) }
      return
    }
    if around?.role == .connections {
      connection(element, attributes, at: offset, from: around?.object)
      return
    }
    guard let role = roles[element] else {
      if let index = object(element, attributes, at: offset, in: around) {
        open.object = index
        open.role = .object
      }
      return
    }
    open.role = role
    switch role {
    case .deployment:
      deployment(attributes)
    case .scene:
      document.scenes.append(
        InterfaceScene(
          id: attributes["sceneID"],
          objects: document.objects.count..<document.objects.count,
          position: positions.position(at: offset)
        )
      )
    case .runtimeAttribute:
      pendingAttribute = PendingAttribute(position: positions.position(at: offset), attributes: attributes)
    case .text:
      text(attributes, of: around?.object)
    case .resource where around?.role == .resources:
      resource(element, attributes, at: offset)
    case .color:
      if let colorName { resourceColor(colorName, attributes, in: around) }
    case .connections, .object, .resource, .resources, .structure:
      break
    }
  }

  func characters(_ text: String) {
    if pendingAttribute?.child != nil {
      pendingAttribute?.text += text
    } else if pendingText != nil {
      pendingText? += text
    }
  }

  func end() {
    guard let closed = stack.popLast() else { return }
    switch closed.role {
    case .runtimeAttribute:
      finishAttribute(of: closed.object)
    case .scene:
      if let scene = document.scenes.indices.last {
        document.scenes[scene].objects = document.scenes[scene].objects.lowerBound..<document.objects.count
      }
    case .text:
      if let pendingText, let object = closed.object { document.objects[object].text = pendingText }
      pendingText = nil
    case .resource:
      colorName = nil
    case .color, .connections, .deployment, .object, .resources, .structure:
      break
    }
  }
}

// MARK: - Objects

extension DocumentReader {
  /// Takes an object; nil if the element is none, which is so without an id unless its class is known.
  private func object(
    _ element: String,
    _ attributes: [String: String],
    at offset: Int,
    in around: OpenElement?
  ) -> Int? {
    let id = attributes["id"]
    let elementClass = classes[element]
    if id == nil {
      guard elementClass != nil, attributes["reference"] == nil, around != nil else { return nil }
    }
    var object = InterfaceObject(
      id: id,
      element: element,
      elementClass: elementClass,
      position: positions.position(at: offset)
    )
    object.customClass = attributes["customClass"]
    object.customModule = attributes["customModule"]
    object.customModuleProvider = attributes["customModuleProvider"]
    object.userLabel = attributes["userLabel"]
    object.key = attributes["key"]
    object.parent = around?.object
    object.container = around?.role == .object ? nil : around?.name
    object.storyboardIdentifier = attributes["storyboardIdentifier"]
    object.restorationIdentifier = attributes["restorationIdentifier"]
    object.reuseIdentifier = attributes["reuseIdentifier"]
    object.identifier = attributes["identifier"]
    object.text = attributes["text"] ?? attributes["title"]
    object.placeholder = Placeholders.placeholder(element, attributes, in: document)
    let index = document.objects.count
    if let scene = document.scenes.indices.last, document.format == .storyboard {
      object.scene = scene
      if attributes["sceneMemberID"] == "viewController" { document.scenes[scene].controller = index }
    }
    document.objects.append(object)
    return index
  }

  /// Takes an element that may give the object around it a text.
  private func text(_ attributes: [String: String], of object: Int?) {
    guard let object, document.objects[object].text == nil else { return }
    switch attributes["key"] {
    case "normal", "configuration":
      document.objects[object].text = attributes["title"]
    case "text", "title":
      pendingText = ""
    default:
      break
    }
  }

  private func findDuplicateIDs() {
    var first: [String: Int] = [:]
    first.reserveCapacity(document.objects.count)
    for (index, object) in document.objects.enumerated() {
      guard let id = object.id else { continue }
      if let earlier = first[id] {
        let problem = DocumentProblem.Reason.duplicateID(id, first: document.objects[earlier].position)
        document.problems.append(DocumentProblem(problem, at: object.position, of: index))
      } else {
        first[id] = index
      }
    }
  }
}

// MARK: - Attributes and connections

extension DocumentReader {
  private func finishAttribute(of object: Int?) {
    defer { pendingAttribute = nil }
    guard let pendingAttribute, let object else { return }
    switch AttributeValueReader.read(pendingAttribute) {
    case .success(let attribute):
      document.objects[object].attributes.append(attribute)
    case .failure(let reason):
      document.problems.append(DocumentProblem(reason, at: pendingAttribute.position, of: object))
    }
  }

  private func connection(
    _ element: String,
    _ attributes: [String: String],
    at offset: Int,
    from object: Int?
  ) {
    guard let object else { return }
    let position = positions.position(at: offset)
    switch ConnectionReader.read(element, attributes, at: position) {
    case .success(let connection):
      document.objects[object].connections.append(connection)
    case .failure(let reason):
      document.problems.append(DocumentProblem(reason, at: position, of: object))
    }
  }
}

// MARK: - The document as a whole

extension DocumentReader {
  private func deployment(_ attributes: [String: String]) {
    guard let version = attributes["version"] else { return }
    document.deploymentTarget = DocumentRuntime.deploymentTarget(
      version,
      identifier: attributes["identifier"]
    )
  }

  private func resource(_ element: String, _ attributes: [String: String], at offset: Int) {
    guard let name = attributes["name"] else { return }
    guard element == "image" else {
      colorName = name
      return
    }
    var image = DocumentResources.Image(
      AttributeValue.Image(name: name, catalog: attributes["catalog"]),
      at: positions.position(at: offset)
    )
    if let width = attributes["width"].flatMap(DocumentNumber.real),
      let height = attributes["height"].flatMap(DocumentNumber.real)
    {
      image.size = AttributeValue.Size(width: width, height: height)
    }
    document.resources.images.append(image)
  }

  private func resourceColor(_ name: String, _ attributes: [String: String], in around: OpenElement?) {
    guard let components = DocumentColor.components(attributes) else { return }
    if around?.name == "systemColor" {
      document.resources.systemColors[name] = components
    } else {
      document.resources.namedColors[name] = components
    }
  }

  /// Gives the runtime attributes' colors the components that the document keeps at its end.
  private func resolveNamedColors() {
    let resources = document.resources
    guard !resources.namedColors.isEmpty || !resources.systemColors.isEmpty else { return }
    for object in document.objects.indices where !document.objects[object].attributes.isEmpty {
      for attribute in document.objects[object].attributes.indices {
        guard case .color(var color) = document.objects[object].attributes[attribute].value else { continue }
        switch color.source {
        case .named(let name): color.fallback = color.fallback ?? resources.namedColors[name]
        case .system(let name): color.fallback = color.fallback ?? resources.systemColors[name]
        case .components: continue
        }
        document.objects[object].attributes[attribute].value = .color(color)
      }
    }
  }
}

extension InterfaceDocument.Options {
  /// The options that the XML attributes of a document's root state.
  init(root: [String: String]) {
    self = []
    let flags: [(String, String, Self)] = [
      ("useAutolayout", "YES", .usesAutoLayout),
      ("useTraitCollections", "YES", .usesTraitCollections),
      ("useSafeAreas", "YES", .usesSafeAreas),
      ("launchScreen", "YES", .isLaunchScreen),
      ("customObjectInstantitationMethod", "direct", .instantiatesDirectly),
    ]
    for (name, value, option) in flags where root[name] == value { insert(option) }
  }
}
