extension FrameworkInterface {
  static let screenSaver = FrameworkInterface(
    name: "ScreenSaver",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class ScreenSaverView: NSView {
    @unsure @objc(animating) var isAnimating: Bool { @objc(isAnimating) get }
    var animationTimeInterval: TimeInterval
    @unsure var configureSheet: NSWindow? { get }
    @unsure var hasConfigureSheet: Bool { get }
    @unsure @objc(preview) var isPreview: Bool { @objc(isPreview) get }
  }
  """#
