extension FrameworkInterface {
  static let identityLookupUI = FrameworkInterface(
    name: "IdentityLookupUI",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class ILClassificationUIExtensionContext: NSExtensionContext {}
  @available(iOS 12.0, *)
  class ILClassificationUIExtensionViewController: UIViewController {
    var extensionContext: ILClassificationUIExtensionContext { get }
  }
  """#
