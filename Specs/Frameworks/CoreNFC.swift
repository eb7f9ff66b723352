extension FrameworkInterface {
  static let coreNFC = FrameworkInterface(
    name: "CoreNFC",
    platforms: ["iOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class NFCNDEFMessage: NSObject {}
  """#
