import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// Small documents and a small registry for the tests of nib loads.
enum LoadFixture {
  /// Reads an iOS xib with the given elements.
  static func xib(_ elements: String) throws -> InterfaceDocument {
    try read(DocumentText.xib(elements), path: "Test.xib")
  }

  /// Reads a macOS xib with the given elements.
  static func macXib(_ elements: String, direct: Bool = true) throws -> InterfaceDocument {
    let attributes = direct ? "customObjectInstantitationMethod=\"direct\"" : ""
    return try read(DocumentText.mac(elements, attributes: attributes), path: "Test.xib")
  }

  /// Reads an iOS storyboard with a scene for each of the given elements.
  static func storyboard(_ scenes: String...) throws -> InterfaceDocument {
    let scenes = scenes.map { "<scene sceneID=\"s-1\"><objects>\($0)</objects></scene>" }
    return try read(DocumentText.storyboard(scenes.joined()), path: "Main.storyboard")
  }

  static func read(_ text: String, path: String) throws -> InterfaceDocument {
    try InterfaceDocumentReader().read(Array(text.utf8), path: path)
  }

  /// Returns a registry with a few classes of the app and of frameworks.
  static func registry(_ platform: Platform = .iOS, adding classes: [ClassDescription] = []) throws
    -> ClassRegistry
  {
    var builder = ClassRegistry.Builder(platform: platform)
    let prefix = platform == .macOS ? "NS" : "UI"
    let responder = "\(prefix)Responder"
    for description in SubstituteClass.descriptions(on: platform) { try builder.add(description) }
    try builder.add(ClassDescription("NSObject", language: .objectiveC))
    try builder.add(ClassDescription(responder, superclass: "NSObject", language: .objectiveC))
    try builder.add(
      ClassDescription(
        "CALayer",
        superclass: "NSObject",
        language: .objectiveC,
        traits: .storesAnyKey,
        properties: [
          PropertyDescription("cornerRadius", PropertyType(.double), language: .objectiveC),
          PropertyDescription("borderColor", PropertyType(.cgColor, isOptional: true), language: .objectiveC),
          PropertyDescription("transform", PropertyType(.transform3D), language: .objectiveC),
        ]
      )
    )
    try builder.add(
      ClassDescription(
        "\(prefix)View",
        superclass: responder,
        language: .objectiveC,
        properties: [
          PropertyDescription(
            "layer",
            PropertyType(.object("CALayer")),
            access: .none(.getOnly),
            language: .objectiveC
          ),
          PropertyDescription("frame", PropertyType(.rect), language: .objectiveC),
          PropertyDescription("hidden", PropertyType(.bool), getter: "isHidden", language: .objectiveC),
        ]
      )
    )
    try builder.add(
      ClassDescription(
        "\(prefix)ViewController",
        superclass: responder,
        language: .objectiveC,
        properties: [
          PropertyDescription(
            "view",
            PropertyType(.object("\(prefix)View"), isOptional: true),
            language: .objectiveC
          )
        ]
      )
    )
    try builder.add(ClassDescription("\(prefix)Button", superclass: "\(prefix)View", language: .objectiveC))
    try builder.add(
      ClassDescription(
        "Panel",
        module: "App",
        superclass: "\(prefix)View",
        properties: [
          PropertyDescription("title", PropertyType(.string), marks: .inspectable),
          PropertyDescription(
            "button",
            PropertyType(.object("\(prefix)Button"), isOptional: true),
            marks: .outlet
          ),
          PropertyDescription("buttons", PropertyType(.array), marks: .outletCollection),
          PropertyDescription("secret", PropertyType(.string), access: .none(.notVisibleToObjectiveC)),
        ],
        methods: [
          MethodDescription(selector: "tap:", isAction: true),
          MethodDescription(selector: "hidden:", isVisibleToObjectiveC: false),
        ]
      )
    )
    for description in classes { try builder.add(description) }
    return try builder.build()
  }

  /// Loads a document with the classes of `registry(_:adding:)`.
  static func load(
    _ document: InterfaceDocument,
    target: PlatformVersion? = nil,
    adding classes: [ClassDescription] = [],
    knownModules: Set<String> = ["App"]
  ) throws -> LoadResult {
    let conditions = LoadConditions(
      platform: document.platform,
      deploymentTarget: target,
      knownModules: knownModules
    )
    return NibLoader(registry: try registry(document.platform, adding: classes), conditions: conditions)
      .load(document)
  }

  /// Returns the XML of a runtime attribute with a string value.
  static func string(_ keyPath: String, _ value: String = "x") -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="\(value)"/>
    </userDefinedRuntimeAttributes>
    """
  }

  static let panel = #"customClass="Panel" customModule="App" customModuleProvider="target""#
}

extension LoadResult {
  /// The events with consequences, such as `end nilOutlet crash`.
  var faults: [String] {
    events.compactMap { event in event.consequence.map { "\(event.name) \($0)" } }
  }

  /// The names of all events, in order.
  var names: [String] { events.map(\.name) }

  var consoleLines: [String] { events.compactMap(\.consoleLine) }
}

extension LoadEvent {
  /// A short form of the step, such as `initialize Panel` or `apply title`.
  var name: String {
    switch step {
    case .initialize: "initialize \(className)"
    case .apply(let attribute, _): "apply \(attribute.keyPath)"
    case .connect(let connection, _):
      "connect \(connection.property ?? connection.selector ?? connection.element)"
    case .leaveNil(let use): "leaveNil \(use.outlet)"
    case .awake: "awake \(className)"
    case .overwrite(let attribute, _, _): "overwrite \(attribute.keyPath)"
    case .replace(_, let other): "replace \(className) by \(other ?? "another")"
    case .loseConstraint(let id): "lose \(id ?? "a constraint")"
    case .viewLoaded: "viewLoaded \(className)"
    case .end(let error): "end \(error.shortName)"
    }
  }
}

extension NibError {
  /// A short name of the case.
  fileprivate var shortName: String {
    switch self {
    case .recursion(let names): names.joined(separator: " > ")
    case .replacedReferencedObject: "replacedReferencedObject"
    case .viewOfTwoControllers: "viewOfTwoControllers"
    case .notOnMainActor: "notOnMainActor"
    default: Mirror(reflecting: self).children.first?.label ?? ""
    }
  }
}
