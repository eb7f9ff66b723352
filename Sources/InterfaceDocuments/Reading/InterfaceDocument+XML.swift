import RuntimeAttributes

// Stores the elements of the XML in a document.
extension InterfaceDocument {
  /// Creates a document from the XML attributes of its root element.
  init(file: String, root: XMLAttributes) {
    let target = root["targetRuntime"]
    let type = root["type"]
    let isStoryboard = root.value("type")?.contains("Storyboard") == true
    let platform = DocumentRuntime.platform(targetRuntime: target, type: type)
    self.init(
      file: file,
      format: isStoryboard ? .storyboard : .xib,
      platform: platform ?? .iOS,
      targetRuntime: target,
      toolsVersion: root["toolsVersion"],
      options: Options(root: root),
      initialController: root["initialViewController"]
    )
    if platform == nil {
      let reason = DocumentProblem.Reason.unknownTargetRuntime(target ?? type ?? "")
      problems.append(DocumentProblem(reason, at: SourcePosition(line: 1, column: 1)))
    }
  }

  /// Opens a scene and returns its index.
  mutating func openScene(_ id: String?, at position: SourcePosition) -> Int {
    let start = objects.count
    scenes.append(InterfaceScene(id: id, objects: start..<start, position: position))
    return scenes.count - 1
  }

  mutating func closeScene(_ scene: Int) {
    scenes[scene].objects = scenes[scene].objects.lowerBound..<objects.count
  }

  mutating func setFrame(_ attributes: XMLAttributes, of object: Int?) {
    guard let object, let key = attributes.value("key"), key == "frame",
      let x = attributes.number("x"), let y = attributes.number("y"),
      let width = attributes.number("width"), let height = attributes.number("height")
    else { return }
    objects[object].frame = AttributeValue.Rect(x: x, y: y, width: width, height: height)
  }

  mutating func setAutoresizing(_ attributes: XMLAttributes, of object: Int?) {
    guard let object else { return }
    for (name, flag) in Self.autoresizingFlags where attributes.isSet(name) {
      objects[object].autoresizing.insert(flag)
    }
  }

  private static let autoresizingFlags: [(StaticString, InterfaceObject.Autoresizing)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .width), ("flexibleMaxX", .flexibleMaxX),
    ("flexibleMinY", .flexibleMinY), ("heightSizable", .height), ("flexibleMaxY", .flexibleMaxY),
  ]

  mutating func openVariation(_ attributes: XMLAttributes, of object: Int?) {
    var settings = attributes.values
    guard let object, let sizeClasses = settings.removeValue(forKey: "key") else { return }
    variations.append(SizeClassVariation(object: object, sizeClasses: sizeClasses, settings: settings))
  }

  /// Records that an object is installed or not installed in the current variation.
  mutating func vary(_ id: String?, of object: Int?, isIncluded: Bool) {
    guard let id, let last = variations.indices.last, variations[last].object == object else { return }
    if isIncluded {
      variations[last].included.append(id)
    } else {
      variations[last].excluded.append(id)
    }
  }

  /// Sets the deployment target, and the platform if the target runtime does not determine the platform.
  mutating func setDeployment(_ attributes: XMLAttributes) {
    let identifier = attributes["identifier"]
    platform = DocumentRuntime.platform(deployment: identifier) ?? platform
    guard let version = attributes["version"] else { return }
    deploymentTarget = DocumentRuntime.deploymentTarget(version, identifier: identifier)
  }
}

extension InterfaceDocument.Options {
  /// Creates options from the XML attributes of a document's root element.
  fileprivate init(root: XMLAttributes) {
    self = []
    for (name, value, option) in Self.flags where root[name] == value { insert(option) }
  }

  private static let flags: [(StaticString, String, Self)] = [
    ("useAutolayout", "YES", .usesAutoLayout),
    ("useTraitCollections", "YES", .usesTraitCollections),
    ("useSafeAreas", "YES", .usesSafeAreas),
    ("launchScreen", "YES", .isLaunchScreen),
    ("customObjectInstantitationMethod", "direct", .instantiatesDirectly),
  ]
}

extension StoryboardReference {
  /// Creates a reference from the XML attributes of its placeholder.
  init(_ attributes: XMLAttributes, object: Int) {
    self.init(
      object: object,
      storyboard: attributes["storyboardName"],
      identifier: attributes["referencedIdentifier"],
      bundle: attributes["bundleIdentifier"]
    )
  }
}
