extension FrameworkInterface {
  static let coreAudioKit = FrameworkInterface(
    name: "CoreAudioKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  protocol AUCustomViewPersistentData {}
  @available(iOS, unavailable) @available(macOS 10.13, *)
  class AUGenericView: NSView, AUCustomViewPersistentData {
    var audioUnit: UnsafeMutablePointer<OpaqueAudioComponentInstance>? { get }
    var customViewPersistentData: [String: Any]?
    var showsExpertParameters: Bool
  }
  @available(iOS 16.0, macOS 13.0, *) @superclass(macOS, NSViewController)
  class AUGenericViewController: UIViewController {
    var auAudioUnit: AUAudioUnit?
  }
  @available(iOS, unavailable) @available(macOS 10.13, *)
  class AUPannerView: NSView {
    var audioUnit: UnsafeMutablePointer<OpaqueAudioComponentInstance>? { get }
  }
  @available(iOS 9.0, macOS 10.11, *) @superclass(macOS, NSViewController)
  class AUViewController: UIViewController {}
  @available(iOS, unavailable) @available(macOS 10.13, *)
  class CABTLEMIDIWindowController: NSWindowController {}
  @available(macOS, unavailable) @available(iOS 8.0, *)
  class CABTMIDICentralViewController: UITableViewController {}
  @available(macOS, unavailable) @available(iOS 8.0, *)
  class CABTMIDILocalPeripheralViewController: UIViewController {}
  @available(macOS, unavailable) @available(iOS 8.0, *)
  class CAInterAppAudioSwitcherView: UIView {
    @objc(showingAppNames) var isShowingAppNames: Bool { @objc(isShowingAppNames) get set }
    func setOutputAudioUnit(_: Any)
  }
  @available(macOS, unavailable) @available(iOS 8.0, *)
  class CAInterAppAudioTransportView: UIView {
    @objc(connected) var isConnected: Bool { @objc(isConnected) get }
    var currentTimeLabelFont: UIFont
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var labelColor: UIColor
    var pauseButtonColor: UIColor
    var playButtonColor: UIColor
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get }
    var recordButtonColor: UIColor
    @objc(recording) var isRecording: Bool { @objc(isRecording) get }
    var rewindButtonColor: UIColor
    func setOutputAudioUnit(_: Any)
  }
  @available(iOS, unavailable) @available(macOS 10.13, *)
  class CAInterDeviceAudioViewController: NSViewController {}
  @available(iOS, unavailable) @available(macOS 10.13, *)
  class CANetworkBrowserWindowController: NSWindowController {}
  """#
