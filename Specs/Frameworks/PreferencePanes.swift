extension FrameworkInterface {
  static let preferencePanes = FrameworkInterface(
    name: "PreferencePanes",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class NSPreferencePane: NSObject {
    @IBOutlet var _firstKeyView: NSView?
    @IBOutlet var _initialKeyView: NSView?
    @IBOutlet var _lastKeyView: NSView?
    @IBOutlet var _window: NSWindow?
    @unsure var autoSaveTextFields: Bool { get }
    @unsure var bundle: Bundle { get }
    @unsure var firstKeyView: NSView?
    @unsure var initialKeyView: NSView?
    @unsure var lastKeyView: NSView?
    @unsure var mainNibName: String { get }
    @unsure var mainView: NSView
    @unsure @objc(selected) var isSelected: Bool { @objc(isSelected) get }
    func replyToShouldUnselect(_: Bool)
    func updateHelpMenuWithArray(_: [[String: String]]?)
  }
  """#
