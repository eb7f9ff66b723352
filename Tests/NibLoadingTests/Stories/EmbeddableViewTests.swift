import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

class MyCustomView: NibView {
  private(set) weak var label: Label?
  private(set) var awakenings = 0

  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    awakenings += 1
  }

  override class var registration: TypeRegistration {
    TypeRegistration(MyCustomView.self) { $0.property("label", \.label, .outlet) }
  }
}

private class EmbeddedView: MyCustomView {
  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    try bundle.nib(named: "MyCustomView").instantiate().first(MyCustomView.self) ?? self
  }

  override class var registration: TypeRegistration { TypeRegistration(EmbeddedView.self) { _ in } }
}

private final class CopyingView: EmbeddedView {
  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    let view = try super.awakeAfter(using: coder)
    (view as? NibView)?.transferSettings(from: self)
    return view
  }

  override class var registration: TypeRegistration {
    TypeRegistration(CopyingView.self, named: "EmbeddedView") { _ in }
  }
}

private final class EmbeddingController: NibController {
  private(set) weak var embedded: MyCustomView?

  override class var registration: TypeRegistration {
    TypeRegistration(EmbeddingController.self) { $0.property("embedded", \.embedded, .outlet) }
  }
}

@MainActor
@Suite("The spec EmbeddableView")
struct EmbeddableViewTests {
  private static func load(
    _ embedded: any KeyValueCodable.Type
  ) throws -> (bundle: NibBundle, controller: EmbeddingController, root: NibView) {
    let documents = try StoryDocuments.read("EmbeddableView/Bare", "Main.storyboard", "MyCustomView.xib")
    let bundle = try ModelClasses.bundle(documents) {
      $0.register(MyCustomView.self)
      $0.register(embedded)
      $0.register(EmbeddingController.self)
    }
    let controller = try #require(
      try bundle.storyboard(named: "Main").instantiateInitialController() as? EmbeddingController
    )
    return (bundle, controller, try controller.view())
  }

  @Test("The nib's view replaces the placeholder, without the placeholder's own constraints")
  func bare() throws {
    let (bundle, controller, root) = try Self.load(EmbeddedView.self)
    let view = try #require(controller.embedded)
    #expect(!(view is EmbeddedView))
    #expect(root.subviews.first === view)
    #expect(root.constraints.count == 2)
    #expect(root.constraints.allSatisfy { $0.firstItem === view && $0.secondItem === root })
    #expect(view.constraints.map(\.id) == ["cOn-iN-lEA", "cOn-iN-tOP"])
    #expect(view.frame.origin == AttributeValue.Point(x: 0, y: 0))
    #expect(view.label?.superview === view)
    #expect(view.awakenings == 2)
    #expect(
      bundle.story == [
        "initialize EmbeddingController", "awake EmbeddingController",
        "initialize EmbeddedView",
        "initialize NSLayoutConstraint", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "  initialize NSObject", "  initialize MyCustomView", "  initialize UILabel",
        "  initialize NSLayoutConstraint", "  initialize NSLayoutConstraint",
        "  connect label",
        "  awake MyCustomView", "  awake UILabel", "  awake NSLayoutConstraint", "  awake NSLayoutConstraint",
        "replace EmbeddedView by MyCustomView",
        "lose cOn-wI-dTH", "lose cOn-hE-gHT", "lose cOn-aS-pCT",
        "initialize UIView", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "connect embedded",
        "awake UIView", "awake MyCustomView",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "viewLoaded EmbeddingController",
      ]
    )
  }

  @Test("Transferred constraints are added to those of the nib")
  func copying() throws {
    let (bundle, controller, root) = try Self.load(CopyingView.self)
    let view = try #require(controller.embedded)
    #expect(view.frame == AttributeValue.Rect(x: 20, y: 80, width: 200, height: 100))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(
      view.constraints.map(\.id) == ["cOn-iN-lEA", "cOn-iN-tOP", "cOn-wI-dTH", "cOn-hE-gHT", "cOn-aS-pCT"]
    )
    #expect(view.constraints.suffix(3).allSatisfy { $0.firstItem === view })
    #expect(view.constraints.last?.secondItem === view)
    #expect(view.constraints.last?.multiplier == 2)
    #expect(root.subviews.first === view)
    #expect(!bundle.story.contains { $0.hasPrefix("lose") })
  }

  @Test("Only the requested settings are transferred")
  func parts() throws {
    let bundle = try ModelClasses.bundle([])
    let replaced = NibView(frame: .init(x: 1, y: 2, width: 3, height: 4), bundle: bundle)
    replaced.autoresizingMask = .width
    replaced.addSubview(NibView(bundle: bundle))
    let view = NibView(bundle: bundle)
    view.transferSettings([.autoresizingMask, .subviews], from: replaced)
    #expect(view.frame == .init(x: 0, y: 0, width: 0, height: 0))
    #expect(view.autoresizingMask == .width)
    #expect(view.subviews.first?.superview === view)
    #expect(replaced.subviews.isEmpty)
    view.transferSettings(.frame, from: replaced)
    #expect(view.frame == replaced.frame)
  }
}
