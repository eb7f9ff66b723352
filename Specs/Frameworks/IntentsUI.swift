extension FrameworkInterface {
  static let intentsUI = FrameworkInterface(
    name: "IntentsUI",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS 12.0, macOS 12.0, *) @superclass(macOS, NSButton)
  class INUIAddVoiceShortcutButton: UIButton {
    var cornerRadius: CGFloat
    var delegate: INUIAddVoiceShortcutButtonDelegate?
    var shortcut: INShortcut?
    var style: INUIAddVoiceShortcutButtonStyle
  }
  protocol INUIAddVoiceShortcutButtonDelegate {}
  @objc enum INUIAddVoiceShortcutButtonStyle: UInt {}
  @available(iOS 12.0, macOS 12.0, *) @superclass(macOS, NSViewController)
  class INUIAddVoiceShortcutViewController: UIViewController {
    var delegate: INUIAddVoiceShortcutViewControllerDelegate?
  }
  protocol INUIAddVoiceShortcutViewControllerDelegate {}
  @available(iOS 12.0, macOS 12.0, *) @superclass(macOS, NSViewController)
  class INUIEditVoiceShortcutViewController: UIViewController {
    var delegate: INUIEditVoiceShortcutViewControllerDelegate?
  }
  protocol INUIEditVoiceShortcutViewControllerDelegate {}
  """#
