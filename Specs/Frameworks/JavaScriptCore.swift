extension FrameworkInterface {
  static let javaScriptCore = FrameworkInterface(
    name: "JavaScriptCore",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class JSContext: NSObject {}
  typealias JSGlobalContextRef = OpaquePointer
  typealias JSObjectRef = OpaquePointer
  @incomplete
  class JSValue: NSObject {}
  """#
