extension FrameworkInterface {
  static let extensionKit = FrameworkInterface(
    name: "ExtensionKit",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS 13.0, *)
  class EXAppExtensionBrowserViewController: NSViewController {}
  @available(macOS 13.0, *)
  class EXHostViewController: NSViewController {
    var delegate: EXHostViewControllerDelegate?
    var placeholderView: NSView
  }
  protocol EXHostViewControllerDelegate {}
  """#
