extension FrameworkInterface {
  static let gameController = FrameworkInterface(
    name: "GameController",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 10.0, macOS 10.11, *) @superclass(macOS, NSViewController)
  class GCEventViewController: UIViewController {
    var controllerUserInteractionEnabled: Bool
  }
  @objc struct GCPoint2 {}
  extension NSValue {
    @unsure @objc(GCPoint2Value) var gcPoint2Value: GCPoint2 { get }
  }
  """#
