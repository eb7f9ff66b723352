extension FrameworkInterface {
  static let deviceDiscoveryUI = FrameworkInterface(
    name: "DeviceDiscoveryUI",
    platforms: ["tvOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class DDDevicePickerViewController: UIViewController {
    func setDevicePickerCompletionHandler(_: Any)
  }
  """#
