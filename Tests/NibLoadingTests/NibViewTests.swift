import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

/// Adds itself to a view that stands in it.
private final class Knot: NibView {
  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    subviews.first?.addSubview(self)
  }

  override class var registration: Class { Class(Knot.self) }
}

@MainActor
@Suite("Views in nibs")
struct NibViewTests {
  @Test("A view cannot be added to itself or its subviews")
  func knots() throws {
    let bundle = try ModelClasses.bundle([])
    let (outer, inner) = (NibView(bundle: bundle), NibView(bundle: bundle))
    outer.addSubview(outer)
    #expect(outer.superview == nil && outer.subviews.isEmpty)
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(inner.superview === outer && outer.superview == nil && inner.subviews.isEmpty)
  }

  @Test("During a load, doing so ends the load, as UIKit's exception does")
  func knotInLoad() throws {
    let document = try LoadFixture.xib(
      #"<view id="v-1" customClass="Knot"><subviews><view id="v-2"/></subviews></view>"#
    )
    let bundle = try ModelClasses.bundle([document]) { Knot.self }
    let error = #expect(throws: NibError.self) { try bundle.nib(named: "Test").instantiate() }
    guard case .exception(name: "NSInvalidArgumentException", _) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }

  @Test("A view that transfers settings to itself keeps them")
  func transferSettings() throws {
    let bundle = try ModelClasses.bundle([])
    let (view, subview) = (NibView(bundle: bundle), NibView(bundle: bundle))
    view.addSubview(subview)
    view.constraints = [NibConstraint(bundle: bundle)]
    view.transferSettings(from: view)
    #expect(view.constraints.count == 1 && view.subviews.first === subview)
  }
}
