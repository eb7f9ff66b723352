extension FrameworkInterface {
  static let swiftUI = FrameworkInterface(
    name: "SwiftUI",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSHostingController<Content>: NSViewController {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSHostingView<Content>: NSView {}
  @available(macOS, unavailable) @available(watchOS, unavailable) @incomplete
  class UIHostingController<Content>: UIViewController {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS, unavailable) @incomplete
  class WKHostingController<Body>: WKInterfaceController {}
  """#
