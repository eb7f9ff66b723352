extension FrameworkInterface {
  static let ioBluetoothUI = FrameworkInterface(
    name: "IOBluetoothUI",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class IOBluetoothAccessibilityIgnoredImageCell: NSImageCell {}
  class IOBluetoothAccessibilityIgnoredTextFieldCell: NSTextFieldCell {}
  class IOBluetoothDeviceSelectorController: NSWindowController {
    @unsure var getCancel: String? { get }
    @unsure var getDescriptionText: String? { get }
    @unsure var getHeader: String? { get }
    @unsure var getOptions: IOBluetoothServiceBrowserControllerOptions { get }
    @unsure var getPrompt: String? { get }
    @unsure var getResults: [Any]? { get }
    @unsure var getSearchAttributes: UnsafeMutablePointer<IOBluetoothDeviceSearchAttributes>? { get }
    @unsure var getTitle: String? { get }
    @unsure var runModal: Int32 { get }
    func setCancel(_: Any)
    func setDescriptionText(_: Any)
    func setHeader(_: Any)
    func setOptions(_: Any)
    func setPrompt(_: Any)
    func setSearchAttributes(_: Any)
    func setTitle(_: Any)
  }
  class IOBluetoothObjectPushUIController: NSWindowController {
    @unsure var getDevice: IOBluetoothDevice? { get }
    @unsure var getTitle: String? { get }
    @unsure @objc(transferInProgress) var isTransferInProgress: Bool { @objc(isTransferInProgress) get }
    func setIconImage(_: Any)
    func setTitle(_: Any)
  }
  class IOBluetoothPairingController: NSWindowController {
    @unsure var getDescriptionText: String? { get }
    @unsure var getOptions: IOBluetoothServiceBrowserControllerOptions { get }
    @unsure var getPrompt: String? { get }
    @unsure var getResults: [Any]? { get }
    @unsure var getSearchAttributes: UnsafeMutablePointer<IOBluetoothDeviceSearchAttributes>? { get }
    @unsure var getTitle: String? { get }
    @unsure var runModal: Int32 { get }
    func setDescriptionText(_: Any)
    func setOptions(_: Any)
    func setPrompt(_: Any)
    func setSearchAttributes(_: Any)
    func setTitle(_: Any)
  }
  class IOBluetoothPasskeyDisplay: NSView {
    var backgroundImageConstraint: NSLayoutConstraint!
    var centeredView: NSView!
    var isIncomingRequest: Bool
    var passkey: String
    var returnHighlightImage: NSImage!
    var returnImage: NSImage!
    var usePasskeyNotificaitons: Bool
    func setPasskey(_: Any, forDevice: Any, usingSSP: Any)
    func setPasskeyIndicatorEnabled(_: Any)
    func setPasskeyString(_: Any)
  }
  class IOBluetoothServiceBrowserController: NSWindowController {
    @unsure var getDescriptionText: String? { get }
    @unsure var getOptions: IOBluetoothServiceBrowserControllerOptions { get }
    @unsure var getPrompt: String? { get }
    @unsure var getResults: [Any]? { get }
    @unsure var getSearchAttributes: UnsafeMutablePointer<IOBluetoothDeviceSearchAttributes>? { get }
    @unsure var getServiceBrowserControllerRef: IOBluetoothServiceBrowserControllerRef? { get }
    @unsure var getTitle: String? { get }
    @unsure var runModal: Int32 { get }
    func setDescriptionText(_: Any)
    func setOptions(_: Any)
    func setPrompt(_: Any)
    func setSearchAttributes(_: Any)
    func setTitle(_: Any)
  }
  typealias IOBluetoothServiceBrowserControllerOptions = UInt32
  typealias IOBluetoothServiceBrowserControllerRef = OpaquePointer
  """#
