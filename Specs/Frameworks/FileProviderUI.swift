extension FrameworkInterface {
  static let fileProviderUI = FrameworkInterface(
    name: "FileProviderUI",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class FPUIActionExtensionContext: NSExtensionContext {}
  @available(iOS 11.0, macOS 10.15, *) @superclass(macOS, NSViewController)
  class FPUIActionExtensionViewController: UIViewController {
    var extensionContext: FPUIActionExtensionContext { get }
  }
  """#
