import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

/// A view that adds itself to one of its subviews.
private final class Knot: NibView {
  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    subviews.first?.addSubview(self)
  }

  override class var registration: TypeRegistration { TypeRegistration(Knot.self) { _ in } }
}

/// A view with an outlet collection.
private final class Panel: NibView {
  var views: [NibView] = []

  override class var registration: TypeRegistration {
    TypeRegistration(Panel.self) { $0.property("views", \.views, .outlet) }
  }
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
    let bundle = try ModelClasses.bundle([document]) { $0.register(Knot.self) }
    let error = #expect(throws: NibError.self) { try bundle.nib(named: "Test").instantiate() }
    guard case .exception(name: "NSInvalidArgumentException", _) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }

  @Test("An outlet collection contains the objects of all connections that can be made")
  func outletCollection() throws {
    let document = try LoadFixture.xib(
      #"""
      <view id="v-1" customClass="Panel"><subviews><view id="v-2"/><view id="v-3"/></subviews><connections>
      <outletCollection property="views" destination="v-2" id="o-1"/>
      <outletCollection property="views" destination="c-1" id="o-2"/>
      <outletCollection property="views" destination="v-3" id="o-3"/>
      </connections></view>
      <customObject id="c-1"/>
      """#
    )
    let bundle = try ModelClasses.bundle([document]) { $0.register(Panel.self) }
    let panel = try #require(try bundle.nib(named: "Test").instantiate().first(Panel.self))
    #expect(panel.views.count == 2)
    #expect(panel.views.map(ObjectIdentifier.init) == panel.subviews.map(ObjectIdentifier.init))
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
