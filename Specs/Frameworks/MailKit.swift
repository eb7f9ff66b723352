extension FrameworkInterface {
  static let mailKit = FrameworkInterface(
    name: "MailKit",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS 12.0, *)
  class MEExtensionViewController: NSViewController {}
  """#
