extension FrameworkInterface {
  static let browserEngineKit = FrameworkInterface(
    name: "BrowserEngineKit",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class BELayerHierarchyHandle: NSObject {}
  @available(iOS 17.4, *)
  class BELayerHierarchyHostingView: UIView {
    var handle: BELayerHierarchyHandle?
  }
  @available(iOS 17.4, *)
  class BEScrollView: UIScrollView {
    var delegate: BEScrollViewDelegate?
  }
  protocol BEScrollViewDelegate {}
  """#
