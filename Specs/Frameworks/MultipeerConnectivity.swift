extension FrameworkInterface {
  static let multipeerConnectivity = FrameworkInterface(
    name: "MultipeerConnectivity",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 7.0, macOS 10.10, *) @superclass(macOS, NSViewController)
  class MCBrowserViewController: UIViewController, MCNearbyServiceBrowserDelegate {
    var browser: MCNearbyServiceBrowser { get }
    var delegate: MCBrowserViewControllerDelegate?
    var maximumNumberOfPeers: UInt
    var minimumNumberOfPeers: UInt
    var session: MCSession { get }
  }
  protocol MCBrowserViewControllerDelegate {}
  @incomplete
  class MCNearbyServiceBrowser: NSObject {}
  protocol MCNearbyServiceBrowserDelegate {}
  @incomplete
  class MCSession: NSObject {}
  """#
