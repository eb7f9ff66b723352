import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

private final class CardController: NibController {
  var loads = 0
  override func viewDidLoad() throws(NibError) {
    try super.viewDidLoad()
    loads += 1
  }
}

/// A controller whose `loadView()` accesses its view.
private final class EndlessController: NibController {
  override func loadView() throws(NibError) { try view().isHidden = true }
}

@MainActor
@Suite("Nibs of controllers")
struct NibControllerTests {
  private static func bundle(_ names: [String]) throws -> NibBundle {
    let documents = try names.map { name in
      var document = try LoadFixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
          <connections><outlet property="view" destination="v-1" id="o-1"/></connections>
        </placeholder>
        <view id="v-1"><rect key="frame" x="0" y="0" width="\(name.utf8.count)" height="1"/></view>
        """
      )
      document.file = "App/\(name).xib"
      return document
    }
    let registry = try ClassRegistry {
      $0.register(NibObject.baseClasses)
      $0.register(CardController.self) { _ in }
      $0.register(EndlessController.self) { _ in }
    }
    return NibBundle(documents, loader: NibLoader(registry: registry))
  }

  @Test(
    "Without a nib name, the nib is named after the class with or without 'Controller', or there is none",
    arguments: [
      (["Card", "CardController", "Panel"], nil, 4), (["CardController"], nil, 14), (["Panel"], nil, 0),
      (["Card", "Panel"], "Panel", 5),
    ] as [([String], String?, Double)]
  )
  func names(nibs: [String], nibName: String?, width: Double) throws {
    let bundle = try Self.bundle(nibs)
    let controller =
      nibName.map { CardController(nibName: $0, bundle: bundle) } ?? CardController(bundle: bundle)
    #expect(try controller.view().frame.size.width == width)
    #expect(controller.loads == 1)
    #expect(try controller.view() === controller.viewIfLoaded)
  }

  @Test("A specified nib must exist")
  func missing() throws {
    let controller = CardController(nibName: "Crad", bundle: try Self.bundle(["Card"]))
    #expect(throws: NibError.missingNib("Crad")) { try controller.view() }
  }

  @Test("A loadView() that accesses the view ends the load every time")
  func endless() throws {
    let controller = EndlessController(bundle: try Self.bundle([]))
    for _ in 0..<2 {
      let error = #expect(throws: NibError.self) { try controller.view() }
      #expect(error == .recursion(["EndlessController", "loadView()", "view()", "…"]))
    }
  }

  @Test("The recursion limit of a bundle protects the stack", arguments: [0, 1_000])
  func recursionLimit(limit: Int) throws {
    final class Inner: NibView {
      required init(coder: NibCoder) throws(NibError) {
        try super.init(coder: coder)
        try bundle.nib(named: "Test").instantiate()
      }

      required init(frame: AttributeValue.Rect, bundle: NibBundle) {
        super.init(frame: frame, bundle: bundle)
      }
      override class var registration: TypeRegistration { TypeRegistration(Inner.self) { _ in } }
    }
    let registry = try ClassRegistry {
      $0.register(NibObject.baseClasses)
      $0.register(Inner.self)
    }
    let document = try LoadFixture.xib(#"<view id="v-1" customClass="Inner"/>"#)
    let bundle = NibBundle([document], loader: NibLoader(registry: registry), recursionLimit: limit)
    let error = #expect(throws: NibError.self) { try bundle.nib(named: "Test").instantiate() }
    guard case .recursion = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }
}
