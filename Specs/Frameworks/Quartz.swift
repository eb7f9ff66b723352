extension FrameworkInterface {
  static let quartz = FrameworkInterface(
    name: "Quartz",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class IKCameraDeviceView: NSView {
    var cameraDevice: ICCameraDevice!
    var canDeleteSelectedItems: Bool { get }
    var canDownloadSelectedItems: Bool { get }
    var canRotateSelectedItemsLeft: Bool { get }
    var canRotateSelectedItemsRight: Bool { get }
    var delegate: IKCameraDeviceViewDelegate!
    var displaysDownloadsDirectoryControl: Bool
    var displaysPostProcessApplicationControl: Bool
    var downloadAllControlLabel: String
    var downloadSelectedControlLabel: String
    var downloadsDirectory: URL!
    var hasDisplayModeIcon: Bool
    var hasDisplayModeTable: Bool
    var iconSize: UInt
    var mode: IKCameraDeviceViewDisplayMode
    var postProcessApplication: URL!
    var selectedIndexes: IndexSet? { get }
    var transferMode: IKCameraDeviceViewTransferMode
    @IBAction func deleteSelectedItems(_ sender: Any?)
    @IBAction func downloadAllItems(_ sender: Any?)
    @IBAction func downloadSelectedItems(_ sender: Any?)
    @IBAction func rotateLeft(_ sender: Any?)
    @IBAction func rotateRight(_ sender: Any?)
    func setCustomActionControl(_: Any)
    func setCustomDeleteControl(_: Any)
    func setCustomIconSizeSlider(_: Any)
    func setCustomModeControl(_: Any)
    func setCustomRotateControl(_: Any)
    func setShowStatusInfoAsWindowSubtitle(_: Any)
  }
  protocol IKCameraDeviceViewDelegate {}
  @objc enum IKCameraDeviceViewDisplayMode: Int {}
  @objc enum IKCameraDeviceViewTransferMode: Int {}
  class IKDeviceBrowserView: NSView {
    var delegate: IKDeviceBrowserViewDelegate!
    var displaysLocalCameras: Bool
    var displaysLocalScanners: Bool
    var displaysNetworkCameras: Bool
    var displaysNetworkScanners: Bool
    var mode: IKDeviceBrowserViewDisplayMode
    var selectedDevice: ICDevice? { get }
  }
  protocol IKDeviceBrowserViewDelegate {}
  @objc enum IKDeviceBrowserViewDisplayMode: Int {}
  class IKFilterBrowserPanel: NSPanel {
    var filterName: String? { get }
    @IBAction func finish(_ sender: Any?)
  }
  class IKFilterBrowserView: NSView {
    var filterName: String? { get }
    func setPreviewState(_: Any)
  }
  class IKFilterUIView: NSView {
    var filter: CIFilter? { get }
    var objectController: NSObjectController? { get }
  }
  @objc enum IKImageBrowserDropOperation: UInt32 {}
  class IKImageBrowserView: NSView, NSDraggingSource {
    @methods var allowsDroppingOnItems: Bool
    @methods var allowsEmptySelection: Bool
    @methods var allowsMultipleSelection: Bool
    @methods var allowsReordering: Bool
    @methods var animates: Bool
    @methods var backgroundLayer: CALayer!
    @methods var canControlQuickLookPanel: Bool
    @methods var cellSize: CGSize
    @methods var cellsStyleMask: UInt
    @methods var constrainsToOriginalSize: Bool
    @methods var contentResizingMask: UInt
    var dataSource: Any!
    var delegate: Any!
    var dragDestinationDelegate: Any!
    @methods var draggingDestinationDelegate: Any!
    @methods var dropOperation: IKImageBrowserDropOperation { get }
    @methods var foregroundLayer: CALayer!
    var ignoreModifierKeysWhileDragging: Bool { get }
    @methods var indexAtLocationOfDroppedItem: UInt { get }
    @methods var intercellSpacing: CGSize
    var numberOfColumns: UInt { get }
    var numberOfRows: UInt { get }
    var selectionIndexes: IndexSet? { get }
    @methods var visibleItemIndexes: IndexSet? { get }
    @methods var zoomValue: Float
    func setDropIndex(_: Any, dropOperation: Any)
    func setSelectionIndexes(_: Any, byExtendingSelection: Any)
  }
  class IKImageEditPanel: NSPanel {
    var dataSource: IKImageEditPanelDataSource!
    var filterArray: [Any]? { get }
  }
  protocol IKImageEditPanelDataSource {}
  class IKImageView: NSView {
    var autohidesScrollers: Bool
    var autoresizes: Bool
    var backgroundColor: NSColor!
    var currentToolMode: String
    var delegate: Any!
    var doubleClickOpensImageEditPanel: Bool
    var editable: Bool
    var hasHorizontalScroller: Bool
    var hasVerticalScroller: Bool
    var image: CGImage? { get }
    var imageCorrection: CIFilter!
    var imageProperties: [AnyHashable: Any]? { get }
    var imageSize: CGSize { get }
    var rotationAngle: CGFloat
    var supportsDragAndDrop: Bool
    var zoomFactor: CGFloat
    @IBAction func crop(_ sender: Any?)
    @IBAction func flipImageHorizontal(_ sender: Any?)
    @IBAction func flipImageVertical(_ sender: Any?)
    @IBAction func rotateImageLeft(_ sender: Any?)
    @IBAction func rotateImageRight(_ sender: Any?)
    func setImage(_: Any, imageProperties: Any)
    func setImageWithURL(_: Any)
    func setImageZoomFactor(_: Any, centerPoint: Any)
    func setOverlay(_: Any, forType: Any)
    func setRotationAngle(_: Any, centerPoint: Any)
    @IBAction func zoomImageToActualSize(_ sender: Any?)
    @IBAction func zoomImageToFit(_ sender: Any?)
    @IBAction func zoomIn(_ sender: Any?)
    @IBAction func zoomOut(_ sender: Any?)
  }
  class IKPictureTaker: NSPanel {
    @methods var inputImage: NSImage!
    @methods var mirroring: Bool
    @methods var outputImage: NSImage? { get }
    @methods var runModal: Int { get }
  }
  class IKScannerDeviceView: NSView {
    var delegate: IKScannerDeviceViewDelegate!
    var displaysDownloadsDirectoryControl: Bool
    var displaysPostProcessApplicationControl: Bool
    var documentName: String
    var downloadsDirectory: URL!
    var hasDisplayModeAdvanced: Bool
    var hasDisplayModeSimple: Bool
    var mode: IKScannerDeviceViewDisplayMode
    var overviewControlLabel: String
    var postProcessApplication: URL!
    var scanControlLabel: String
    var scannerDevice: ICScannerDevice!
    var transferMode: IKScannerDeviceViewTransferMode
  }
  protocol IKScannerDeviceViewDelegate {}
  @objc enum IKScannerDeviceViewDisplayMode: Int {}
  @objc enum IKScannerDeviceViewTransferMode: Int {}
  @incomplete
  class QCComposition: NSObject {}
  class QCCompositionLayer: CAOpenGLLayer {
    var composition: QCComposition { get }
  }
  class QuartzFilterView: NSView {}
  """#
