extension FrameworkInterface {
  static let pencilKit = FrameworkInterface(
    name: "PencilKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(macOS, unavailable) @available(iOS 13.0, *)
  class PKCanvasView: UIScrollView, PKToolPickerObserver {
    var allowsFingerDrawing: Bool
    var drawing: PKDrawing
    @available(iOS 18.0, *) @objc(drawingEnabled) var isDrawingEnabled: Bool { @objc(isDrawingEnabled) get set }
    var drawingGestureRecognizer: UIGestureRecognizer { get }
    @available(iOS 14.0, *) var drawingPolicy: PKCanvasViewDrawingPolicy
    @available(iOS 17.0, *) var maximumSupportedContentVersion: PKContentVersion
    @objc(rulerActive) var isRulerActive: Bool { @objc(isRulerActive) get set }
    var tool: PKTool
  }
  @objc enum PKCanvasViewDrawingPolicy: UInt {}
  @objc enum PKContentVersion: Int {}
  @available(iOS 13.0, macOS 10.15, *)
  class PKDrawing: NSObject, NSCoding, NSSecureCoding {
    var bounds: CGRect { get }
    var dataRepresentation: Data { get }
    @available(iOS 17.0, macOS 14.0, *) var requiredContentVersion: PKContentVersion { get }
    @available(iOS 14.0, macOS 11.0, *) var strokes: [PKStroke] { get }
  }
  @incomplete
  class PKStroke: NSObject {}
  @available(iOS 13.0, macOS 11.0, *)
  class PKTool: NSObject {}
  @available(macOS, unavailable) @available(iOS 13.0, *)
  class PKToolPicker: NSObject {
    @available(iOS 18.0, *) var accessoryItem: UIBarButtonItem?
    var colorUserInterfaceStyle: UIUserInterfaceStyle
    @available(iOS 18.0, *) var delegate: PKToolPickerDelegate?
    @available(iOS 17.0, *) var maximumSupportedContentVersion: PKContentVersion
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    @objc(rulerActive) var isRulerActive: Bool { @objc(isRulerActive) get set }
    var selectedTool: PKTool
    @available(iOS 18.0, *) var selectedToolItem: PKToolPickerItem
    @available(iOS 18.0, *) var selectedToolItemIdentifier: String
    @available(iOS 14.0, *) var showsDrawingPolicyControls: Bool
    @available(iOS 14.0, *) var stateAutosaveName: String?
    @available(iOS 18.0, *) var toolItems: [PKToolPickerItem] { get }
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
    func setVisible(_: Any, forFirstResponder: Any)
  }
  protocol PKToolPickerDelegate {}
  @incomplete @available(macOS 26.0, *)
  class PKToolPickerItem: NSObject {}
  protocol PKToolPickerObserver {}
  """#
