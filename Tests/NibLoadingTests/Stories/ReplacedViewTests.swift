import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

/// A view that replaces itself with the view of its nib, unless `staysInPlace` is true.
private class ReplacedView: NibView {
  weak var label: Label?
  var comesFromNib = false
  var staysInPlace: Bool { false }

  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    if staysInPlace { return self }
    let view = try bundle.nib(named: "MyCustomView").instantiate().first(ReplacedView.self)
    view?.transferSettings(
      [.frame, .autoresizingMask, .translatesAutoresizingMask, .constraints],
      from: self
    )
    return view ?? self
  }

  override class var registration: TypeRegistration {
    TypeRegistration(ReplacedView.self) {
      $0.property("label", \.label, .outlet)
      $0.property("comesFromNib", \.comesFromNib, .inspectable)
    }
  }
}

private final class UnguardedView: ReplacedView {
  override class var registration: TypeRegistration {
    TypeRegistration(UnguardedView.self, named: "MyCustomView") { _ in }
  }
}

private final class FlaggedView: ReplacedView {
  override var staysInPlace: Bool { comesFromNib }

  override class var registration: TypeRegistration {
    TypeRegistration(FlaggedView.self, named: "MyCustomView") { _ in }
  }
}

private final class FilledView: ReplacedView {
  override var staysInPlace: Bool { !subviews.isEmpty }

  override class var registration: TypeRegistration {
    TypeRegistration(FilledView.self, named: "MyCustomView") { _ in }
  }
}

/// A view that is not replaced while another view loads the nib; the flag is task-local to avoid data races.
private final class LoadingView: ReplacedView {
  @TaskLocal private static var isLoading = false

  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    if Self.isLoading { return self }
    return try Self.$isLoading.withValue(true) {
      Result { () throws(NibError) in try super.awakeAfter(using: coder) }
    }.get()
  }

  override class var registration: TypeRegistration {
    TypeRegistration(LoadingView.self, named: "MyCustomView") { _ in }
  }
}

private final class ContentView: ReplacedView {
  override var staysInPlace: Bool { true }

  override class var registration: TypeRegistration {
    TypeRegistration(ContentView.self, named: "MyCustomViewContent") { _ in }
  }
}

/// A view whose `init(coder:)` returns another object, as Objective-C allows.
private final class SwappedView: ReplacedView {
  override var staysInPlace: Bool { true }

  override class func decoded(from coder: NibCoder) throws(NibError) -> NibObject {
    let placeholder = try SwappedView(coder: coder)
    return coder.document.format == .storyboard
      ? try coder.bundle.nib(named: "MyCustomView").instantiate().first(SwappedView.self) ?? placeholder
      : placeholder
  }

  override class var registration: TypeRegistration {
    TypeRegistration(SwappedView.self, named: "MyCustomView") { _ in }
  }
}

@MainActor
@Suite("The spec ReplacedView")
struct ReplacedViewTests {
  private static func load(
    _ folder: String,
    _ classes: (any KeyValueCodable.Type)...
  ) throws -> (bundle: NibBundle, controller: NibController) {
    let documents = try StoryDocuments.read(folder, "Main.storyboard", "MyCustomView.xib")
    let bundle = try ModelClasses.bundle(documents) {
      $0.register(ReplacedView.self)
      for type in classes { $0.register(type) }
    }
    return (bundle, try bundle.storyboard(named: "Main").instantiateInitialController())
  }

  /// Returns the view that replaced the placeholder, and checks that it has the storyboard's constraints.
  private static func replacement(in controller: NibController) throws -> NibView {
    let root = try controller.view()
    let view = try #require(root.subviews.first)
    #expect(root.constraints.allSatisfy { $0.firstItem === view })
    #expect(view.constraints.suffix(3).map(\.id) == ["cOn-wI-dTH", "cOn-hE-gHT", "cOn-aS-pCT"])
    #expect(view.frame.origin == AttributeValue.Point(x: 20, y: 80))
    return view
  }

  @Test("init(coder:) returns another object after constraints referred to the first")
  func initializer() throws {
    let (bundle, controller) = try Self.load("ReplacedView", SwappedView.self)
    #expect(throws: NibError.replacedReferencedObject) { try controller.view() }
    #expect(bundle.trace.last?.name == "end replacedReferencedObject")
    #expect(
      bundle.trace.last?.consoleLine
        == "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
        + "'This coder requires that replaced objects be returned from initWithCoder:'"
    )
  }

  @Test(
    "awakeAfter(using:) alone loads the nib recursively, as does a flag that is set too late",
    arguments: [("ReplacedView", false), ("ReplacedViewFlag", true)]
  )
  func recursion(folder: String, hasFlag: Bool) throws {
    let (bundle, controller) = try Self.load(folder, hasFlag ? FlaggedView.self : UnguardedView.self)
    let cycle = ["Main.storyboard", "MyCustomView", "MyCustomView.xib", "MyCustomView", "…"]
    #expect(throws: NibError.recursion(cycle)) { try controller.view() }
    #expect(
      bundle.trace.last?.name == "end Main.storyboard > MyCustomView > MyCustomView.xib > MyCustomView > …"
    )
    #expect(bundle.trace.last?.consequence == .crash)
    #expect(bundle.trace.last?.consoleLine == nil)
    #expect(bundle.trace.count { $0.name == "initialize MyCustomView" } == 6)
    // The load ends before attributes are set, so the attribute `comesFromNib` is never applied.
    #expect(!bundle.story.contains { $0.contains("apply") })
  }

  @Test("Only a view without subviews is replaced")
  func subviews() throws {
    let (_, controller) = try Self.load("ReplacedViewSubviews", FilledView.self)
    #expect(try Self.replacement(in: controller).subviews.count == 1)
  }

  @Test("A static flag distinguishes the nib's view from the placeholder")
  func staticFlag() throws {
    let (_, controller) = try Self.load("ReplacedViewStatic", LoadingView.self)
    #expect(try Self.replacement(in: controller).subviews.count == 1)
  }

  @Test("A subclass in the nib is not replaced")
  func innerClass() throws {
    let (bundle, controller) = try Self.load("ReplacedViewInnerClass", UnguardedView.self, ContentView.self)
    #expect(try Self.replacement(in: controller) is ContentView)
    #expect(
      bundle.story.filter { $0.contains("MyCustomView") } == [
        "initialize MyCustomView",
        "  initialize MyCustomViewContent", "  awake MyCustomViewContent",
        "replace MyCustomView by MyCustomViewContent",
        "awake MyCustomViewContent",
      ]
    )
  }
}
