extension FrameworkInterface {
  static let quickLookUI = FrameworkInterface(
    name: "QuickLookUI",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  protocol QLPreviewItem {}
  @available(macOS 10.6, *)
  class QLPreviewPanel: NSPanel {
    var currentController: Any? { get }
    var currentPreviewItem: QLPreviewItem? { get }
    var currentPreviewItemIndex: Int
    var dataSource: QLPreviewPanelDataSource!
    var delegate: Any!
    var displayState: Any!
    @objc(inFullScreenMode) var isInFullScreenMode: Bool { @objc(isInFullScreenMode) get }
  }
  protocol QLPreviewPanelDataSource {}
  class QLPreviewView: NSView {
    var autostarts: Bool
    var displayState: Any!
    var previewItem: QLPreviewItem!
    var shouldCloseWithWindow: Bool
  }
  """#
