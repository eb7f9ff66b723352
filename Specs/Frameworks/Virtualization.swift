extension FrameworkInterface {
  static let virtualization = FrameworkInterface(
    name: "Virtualization",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class VZVirtualMachine: NSObject {}
  class VZVirtualMachineView: NSView {
    var automaticallyReconfiguresDisplay: Bool
    var capturesSystemKeys: Bool
    var virtualMachine: VZVirtualMachine?
  }
  """#
