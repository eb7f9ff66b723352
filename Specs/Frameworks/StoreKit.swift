extension FrameworkInterface {
  static let storeKit = FrameworkInterface(
    name: "StoreKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 10.1, *) @superclass(macOS, NSViewController)
  class SKCloudServiceSetupViewController: UIViewController {
    var delegate: SKCloudServiceSetupViewControllerDelegate?
  }
  protocol SKCloudServiceSetupViewControllerDelegate {}
  @available(iOS 6.0, macOS 11.0, *) @superclass(macOS, NSViewController)
  class SKStoreProductViewController: UIViewController {
    var delegate: SKStoreProductViewControllerDelegate?
  }
  protocol SKStoreProductViewControllerDelegate {}
  """#
