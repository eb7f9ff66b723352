extension FrameworkInterface {
  static let fileProvider = FrameworkInterface(
    name: "FileProvider",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  protocol NSFileProviderEnumerator {}
  @available(macOS, unavailable) @incomplete
  class NSFileProviderExtension: NSObject {}
  protocol NSFileProviderItem {}
  protocol NSFileProviderServiceSource {}
  """#
