import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A controller that loads its view from the nib `Form`.
final class NibControllerWithNib: NibController {
  required init(coder: NibCoder) throws(NibError) { try super.init(coder: coder) }

  required init(bundle: NibBundle) {
    super.init(bundle: bundle)
    nibName = "Form"
  }

  override class var registration: TypeRegistration { TypeRegistration(NibControllerWithNib.self) { _ in } }
}

/// A controller whose `viewDidLoad` unwraps an outlet.
private final class UnwrappingController: NibController {
  private(set) var face: NibView?

  override func viewDidLoad() throws(NibError) {
    guard face != nil else {
      throw .trap("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
  }

  override class var registration: TypeRegistration {
    TypeRegistration(UnwrappingController.self) { $0.property("face", \.face, .outlet) }
  }
}

/// A view with a nib of its own.
private class Panel: NibView {
  override class var registration: TypeRegistration { TypeRegistration(Panel.self) { _ in } }
}

/// A view that replaces itself while it is decoded.
private final class HastyPanel: NibView {
  override class func decoded(from coder: NibCoder) throws(NibError) -> NibObject {
    _ = try super.decoded(from: coder)
    return NibView(bundle: coder.bundle)
  }

  override class var registration: TypeRegistration { TypeRegistration(HastyPanel.self) { _ in } }
}

/// A view that is replaced by the view of its nib.
private final class Placeholder: NibView {
  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    try bundle.nib(named: "Panel").instantiate().first(Panel.self) ?? self
  }

  override class var registration: TypeRegistration { TypeRegistration(Placeholder.self) { _ in } }
}

/// Loads of real Swift objects, with the messages that they print.
@MainActor
enum CrashPrograms {
  static func bundle(_ documents: [String: String], on platform: Platform = .iOS) throws -> NibBundle {
    let registry = try ClassRegistry(platform: platform) {
      $0.register(NibObject.self)
      $0.register(NibConstraint.self)
      $0.register(NibView.self)
      $0.register(NibController.self)
      $0.register(NibControllerWithNib.self)
      $0.register(UnwrappingController.self)
      $0.register(Panel.self)
      $0.register(HastyPanel.self)
      $0.register(Placeholder.self)
    }
    let conditions = LoadConditions(platform: platform, knownModules: ["App"])
    let read = try documents.sorted { $0.key < $1.key }.map { path, text in
      try InterfaceDocumentReader().read(Array(text.utf8), path: path)
    }
    return NibBundle(
      read,
      loader: NibLoader(registry: registry, conditions: conditions),
      recordsTrace: true
    )
  }

  /// Returns the message of the error that ends a program, or an empty array if the program succeeds.
  static func printed(in bundle: NibBundle, _ program: () throws -> some Any) throws -> [String] {
    do {
      _ = try program()
      return []
    } catch let error as NibError {
      return [error.consoleLine(on: bundle.loader.conditions.platform) ?? ""]
    }
  }

  static func nilOwner() throws -> [String] {
    let text = CrashDocument.iOS(CrashDocument.owner("Form", outlets: "name") + #"<view id="v-1"/>"#)
    let bundle = try bundle(["Test.xib": text])
    return try printed(in: bundle) { try bundle.nib(named: "Test").instantiate(owner: nil) }
  }

  /// Returns the messages of a load in which a nib of a framework is replaced by an app's nib with the same name.
  static func nibOfOtherBundle() throws -> [String] {
    let (app, framework) = (CrashDocument.owner("Form", outlets: "logo"), CrashDocument.owner("Form"))
    let bundle = try bundle([
      "App/Form.xib": CrashDocument.iOS(app + #"<view id="v-1"/>"#),
      "Kit/Form.xib": CrashDocument.iOS(framework + #"<view id="v-1"/>"#),
    ])
    return try printed(in: bundle) { try NibControllerWithNib(bundle: bundle).view() }
  }

  static func missingNib(on platform: Platform) throws -> [String] {
    let bundle = try bundle([:], on: platform)
    return try printed(in: bundle) { try NibControllerWithNib(bundle: bundle).view() }
  }

  static func unconnectedOutlet() throws -> [String] {
    let text = CrashDocument.iOS(
      CrashDocument.owner("UnwrappingController", outlets: "view") + #"<view id="v-1"/>"#
    )
    let bundle = try bundle(["UnwrappingController.xib": text])
    return try printed(in: bundle) { try UnwrappingController(bundle: bundle).view() }
  }

  static func replacedInInitializer() throws -> [String] {
    // The constraint refers to the view before the view's initializer returns.
    let view = CrashDocument.view(
      "HastyPanel",
      #"<constraints><constraint firstAttribute="width" constant="8" id="c-1"/></constraints>"#
    )
    let bundle = try bundle(["Test.xib": CrashDocument.iOS(view)])
    return try printed(in: bundle) { try bundle.nib(named: "Test").instantiate() }
  }

  static func replacedAfterwards() throws -> [String] {
    let bundle = try bundle([
      "Panel.xib": CrashDocument.iOS(CrashDocument.view("Panel")),
      "Test.xib": CrashDocument.iOS(CrashDocument.view("Placeholder")),
    ])
    try bundle.nib(named: "Test").instantiate()
    return bundle.trace.compactMap { event in
      guard case .awake = event.step else { return nil }
      return String(repeating: "  ", count: event.depth) + "awake \(event.className)"
    }
  }

  /// Returns the messages for a string that sets a `BOOL` that is encoded as a character, as on Intel Macs.
  static func stringIntoCharBool() throws -> [String] {
    var builder = ClassRegistry.Builder(platform: .macOS)
    for description in SubstituteClass.descriptions(on: .macOS) { try builder.add(description) }
    try builder.add(ClassDescription("NSObject", language: .objectiveC))
    try builder.add(ClassDescription("NSView", superclass: "NSObject", language: .objectiveC))
    let property = PropertyDescription("dark", PropertyType(.charBool), language: .objectiveC)
    try builder.add(
      ClassDescription("Panel", superclass: "NSView", language: .objectiveC, properties: [property])
    )
    let view = CrashDocument.attributes("string dark YES")
    let text = CrashDocument.macOS(#"<customView id="v-1" customClass="Panel">\#(view)</customView>"#)
    let document = try InterfaceDocumentReader().read(Array(text.utf8), path: "Test.xib")
    let loader = NibLoader(registry: try builder.build(), conditions: LoadConditions(platform: .macOS))
    return loader.load(document).events.compactMap(\.consoleLine)
  }
}
