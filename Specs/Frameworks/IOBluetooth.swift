extension FrameworkInterface {
  static let ioBluetooth = FrameworkInterface(
    name: "IOBluetooth",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class IOBluetoothDevice: IOBluetoothObject {}
  @objc struct IOBluetoothDeviceSearchAttributes {}
  @incomplete
  class IOBluetoothObject: NSObject {}
  """#
