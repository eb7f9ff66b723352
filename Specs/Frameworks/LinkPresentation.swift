extension FrameworkInterface {
  static let linkPresentation = FrameworkInterface(
    name: "LinkPresentation",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class LPLinkMetadata: NSObject {}
  @available(iOS 13.0, macOS 10.15, *) @superclass(macOS, NSView)
  class LPLinkView: UIView {
    var metadata: LPLinkMetadata
  }
  """#
