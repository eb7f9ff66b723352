extension FrameworkInterface {
  static let pdfKit = FrameworkInterface(
    name: "PDFKit",
    platforms: ["iOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @objc enum PDFAccessPermissions: UInt {}
  @available(iOS 11.0, *)
  class PDFAction: NSObject {
    var type: String { get }
  }
  @available(iOS 11.0, *)
  class PDFActionGoTo: PDFAction {
    var destination: PDFDestination
  }
  @available(iOS 11.0, *)
  class PDFActionNamed: PDFAction {
    var name: PDFActionNamedName
  }
  @objc enum PDFActionNamedName: Int {}
  @available(iOS 11.0, *)
  class PDFActionRemoteGoTo: PDFAction {
    @objc(URL) var url: URL
    var pageIndex: UInt
    var point: CGPoint
  }
  @available(iOS 11.0, *)
  class PDFActionResetForm: PDFAction {
    var fields: [String]?
    var fieldsIncludedAreCleared: Bool
  }
  @available(iOS 11.0, *)
  class PDFActionURL: PDFAction {
    @objc(URL) var url: URL?
  }
  @available(iOS 11.0, *)
  class PDFAnnotation: NSObject, NSCoding {
    @available(macOS 10.13, *) @objc(URL) var url: URL?
    @available(macOS 10.13, *) var action: PDFAction?
    @available(iOS 17.0, macOS 14.0, *) @objc(activatableTextField) var isActivatableTextField: Bool { @objc(isActivatableTextField) get }
    @available(macOS 10.13, *) var alignment: NSTextAlignment
    @available(macOS 10.13, *) var allowsToggleToOff: Bool
    @available(macOS 10.13, *) var annotationKeyValues: [AnyHashable: Any] { get }
    @available(iOS, unavailable) @available(macOS 10.13, *) var backgroundColor: NSColor?
    @available(macOS, unavailable) var backgroundColor: UIColor?
    var border: PDFBorder?
    var bounds: CGRect
    @available(macOS 10.13, *) var buttonWidgetState: PDFWidgetCellState
    @available(macOS 10.13, *) var buttonWidgetStateString: String
    @available(macOS 10.13, *) var caption: String?
    @available(macOS 10.13, *) var choices: [String]?
    @available(iOS, unavailable) var color: NSColor
    @available(macOS, unavailable) var color: UIColor
    @available(macOS 10.13, *) var comb: Bool { @objc(hasComb) get set }
    var contents: String?
    @available(macOS 10.13, *) var destination: PDFDestination?
    @available(macOS 10.13, *) var endLineStyle: PDFLineStyle
    @available(macOS 10.13, *) var endPoint: CGPoint
    @available(macOS 10.13, *) var fieldName: String?
    @available(iOS, unavailable) @available(macOS 10.13, *) var font: NSFont?
    @available(macOS, unavailable) var font: UIFont?
    @available(iOS, unavailable) @available(macOS 10.13, *) var fontColor: NSColor?
    @available(macOS, unavailable) var fontColor: UIColor?
    var hasAppearanceStream: Bool { get }
    @available(macOS 10.13, *) @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @available(macOS 10.13, *) var iconType: PDFTextAnnotationIconType
    @available(iOS, unavailable) @available(macOS 10.13, *) var interiorColor: NSColor?
    @available(macOS, unavailable) var interiorColor: UIColor?
    @available(macOS 10.13, *) @objc(listChoice) var isListChoice: Bool { @objc(isListChoice) get set }
    @available(macOS 10.13, *) var markupType: PDFMarkupType
    @available(macOS 10.13, *) var maximumLength: Int
    var modificationDate: Date?
    @available(iOS, unavailable) var mouseUpAction: PDFAction?
    @available(macOS 10.13, *) @objc(multiline) var isMultiline: Bool { @objc(isMultiline) get set }
    @available(macOS 10.13, *) @objc(open) var isOpen: Bool { @objc(isOpen) get set }
    var page: PDFPage?
    @available(macOS 10.13, *) @objc(passwordField) var isPasswordField: Bool { @objc(isPasswordField) get }
    @available(iOS, unavailable) @available(macOS 10.13, *) var paths: [NSBezierPath]? { get }
    @available(macOS, unavailable) var paths: [UIBezierPath]? { get }
    var popup: PDFAnnotation?
    @available(macOS 10.13, *) var quadrilateralPoints: [NSValue]?
    @available(macOS 10.13, *) var radiosInUnison: Bool
    @available(macOS 10.13, *) @objc(readOnly) var isReadOnly: Bool { @objc(isReadOnly) get set }
    var shouldDisplay: Bool
    var shouldPrint: Bool
    @available(iOS 11.2, macOS 10.13, *) var stampName: String?
    @available(macOS 10.13, *) var startLineStyle: PDFLineStyle
    @available(macOS 10.13, *) var startPoint: CGPoint
    @available(iOS, unavailable) var toolTip: String? { get }
    var type: String?
    var userName: String?
    @available(macOS 10.13, *) var values: [String]?
    @available(macOS 10.13, *) var widgetControlType: PDFWidgetControlType
    @available(macOS 10.13, *) var widgetDefaultStringValue: String?
    @available(macOS 10.13, *) var widgetFieldType: PDFAnnotationWidgetSubtype
    @available(macOS 10.13, *) var widgetStringValue: String?
    func setBoolean(_: Any, forAnnotationKey: Any)
    func setRect(_: Any, forAnnotationKey: Any)
    func setValue(_: Any, forAnnotationKey: Any)
  }
  @available(iOS, unavailable)
  class PDFAnnotationButtonWidget: PDFAnnotation {
    @methods var allowsToggleToOff: Bool
    @methods var backgroundColor: NSColor!
    @methods var caption: String!
    @methods var controlType: PDFWidgetControlType
    @methods var fieldName: String!
    @methods var font: NSFont!
    @methods var fontColor: NSColor!
    @methods var onStateValue: String!
    @methods var state: Int
  }
  @available(iOS, unavailable)
  class PDFAnnotationChoiceWidget: PDFAnnotation {
    @methods var backgroundColor: NSColor!
    @methods var choices: [Any]!
    @methods var fieldName: String!
    @methods var font: NSFont!
    @methods var fontColor: NSColor!
    @methods var isListChoice: Bool
    @methods var stringValue: String!
  }
  @available(iOS, unavailable)
  class PDFAnnotationCircle: PDFAnnotation {
    @methods var interiorColor: NSColor!
  }
  @available(iOS, unavailable)
  class PDFAnnotationFreeText: PDFAnnotation {
    @methods var alignment: NSTextAlignment
    @methods var font: NSFont!
    @methods var fontColor: NSColor!
  }
  @available(iOS, unavailable)
  class PDFAnnotationInk: PDFAnnotation {
    var paths: [Any]? { get }
  }
  @available(iOS, unavailable)
  class PDFAnnotationLine: PDFAnnotation {
    @methods var endLineStyle: PDFLineStyle
    @methods var endPoint: CGPoint
    @methods var interiorColor: NSColor!
    @methods var startLineStyle: PDFLineStyle
    @methods var startPoint: CGPoint
  }
  @available(iOS, unavailable)
  class PDFAnnotationLink: PDFAnnotation {
    @methods @objc(URL) var url: URL!
    @methods var destination: PDFDestination!
    func setHighlighted(_: Any)
  }
  @available(iOS, unavailable)
  class PDFAnnotationMarkup: PDFAnnotation {
    @methods var markupType: PDFMarkupType
    @methods var quadrilateralPoints: [Any]!
  }
  @available(iOS, unavailable)
  class PDFAnnotationPopup: PDFAnnotation {
    @methods var isOpen: Bool
  }
  @available(iOS, unavailable)
  class PDFAnnotationSquare: PDFAnnotation {
    @methods var interiorColor: NSColor!
  }
  @available(iOS, unavailable)
  class PDFAnnotationStamp: PDFAnnotation {
    @methods var name: String!
  }
  @available(iOS, unavailable)
  class PDFAnnotationText: PDFAnnotation {
    @methods var iconType: PDFTextAnnotationIconType
  }
  @available(iOS, unavailable)
  class PDFAnnotationTextWidget: PDFAnnotation {
    @methods var alignment: NSTextAlignment
    @methods var attributedStringValue: NSAttributedString!
    @methods var backgroundColor: NSColor!
    @methods var fieldName: String!
    @methods var font: NSFont!
    @methods var fontColor: NSColor!
    @methods var isMultiline: Bool
    @methods var maximumLength: UInt
    @methods var rotation: Int
    @methods var stringValue: String!
  }
  @objc struct PDFAnnotationWidgetSubtype: RawRepresentable<String> {}
  @available(iOS 11.0, macOS 10.13, *)
  class PDFAppearanceCharacteristics: NSObject {
    var appearanceCharacteristicsKeyValues: [AnyHashable: Any] { get }
    @available(iOS, unavailable) var backgroundColor: NSColor?
    @available(macOS, unavailable) var backgroundColor: UIColor?
    @available(iOS, unavailable) var borderColor: NSColor?
    @available(macOS, unavailable) var borderColor: UIColor?
    var caption: String?
    var controlType: PDFWidgetControlType
    var downCaption: String?
    var rolloverCaption: String?
    var rotation: Int
  }
  @available(iOS 11.0, *)
  class PDFBorder: NSObject, NSCoding {
    @available(macOS 10.13, *) var borderKeyValues: [AnyHashable: Any] { get }
    var dashPattern: [Any]?
    var lineWidth: CGFloat
    var style: PDFBorderStyle
  }
  @objc enum PDFBorderStyle: Int {}
  @available(iOS 11.0, *)
  class PDFDestination: NSObject {
    var page: PDFPage? { get }
    var point: CGPoint { get }
    @available(macOS 10.7, *) var zoom: CGFloat
  }
  @objc enum PDFDisplayBox: Int {}
  @objc enum PDFDisplayDirection: Int {}
  @objc enum PDFDisplayMode: Int {}
  @available(iOS 11.0, *)
  class PDFDocument: NSObject {
    @available(iOS 15.0, macOS 12.0, *) var accessPermissions: PDFAccessPermissions { get }
    @available(macOS 10.13, *) var allowsCommenting: Bool { get }
    @available(macOS 10.13, *) var allowsContentAccessibility: Bool { get }
    var allowsCopying: Bool { get }
    @available(macOS 10.13, *) var allowsDocumentAssembly: Bool { get }
    @available(macOS 10.13, *) var allowsDocumentChanges: Bool { get }
    @available(macOS 10.13, *) var allowsFormFieldEntry: Bool { get }
    var allowsPrinting: Bool { get }
    @methods var dataRepresentation: Data? { get }
    var delegate: PDFDocumentDelegate?
    var documentAttributes: [AnyHashable: Any]?
    var documentRef: CGPDFDocument? { get }
    var documentURL: URL? { get }
    @objc(encrypted) var isEncrypted: Bool { @objc(isEncrypted) get }
    @objc(finding) var isFinding: Bool { @objc(isFinding) get }
    @objc(locked) var isLocked: Bool { @objc(isLocked) get }
    var majorVersion: Int { get }
    var minorVersion: Int { get }
    var outlineRoot: PDFOutline?
    var pageClass: AnyClass { get }
    var pageCount: UInt { get }
    var permissionsStatus: PDFDocumentPermissions { get }
    @methods var selectionForEntireDocument: PDFSelection? { get }
    var string: String? { get }
  }
  protocol PDFDocumentDelegate {}
  @objc enum PDFDocumentPermissions: Int {}
  @objc enum PDFInterpolationQuality: Int {}
  @objc enum PDFLineStyle: Int {}
  @objc enum PDFMarkupType: Int {}
  @available(iOS 11.0, *)
  class PDFOutline: NSObject {
    @available(macOS 10.13, *) var action: PDFAction?
    var destination: PDFDestination?
    var document: PDFDocument? { get }
    var index: UInt { get }
    var isOpen: Bool
    var label: String?
    var numberOfChildren: UInt { get }
    var parent: PDFOutline? { get }
  }
  @available(iOS 11.0, *)
  class PDFPage: NSObject {
    var annotations: [PDFAnnotation] { get }
    var attributedString: NSAttributedString? { get }
    var dataRepresentation: Data? { get }
    var displaysAnnotations: Bool
    var document: PDFDocument? { get }
    var label: String? { get }
    var numberOfCharacters: UInt { get }
    var pageRef: CGPDFPage? { get }
    var rotation: Int
    var string: String? { get }
    func setBounds(_: Any, forBox: Any)
  }
  protocol PDFPageOverlayViewProvider {}
  @available(iOS 11.0, *)
  class PDFSelection: NSObject {
    var attributedString: NSAttributedString? { get }
    @available(iOS, unavailable) var color: NSColor?
    @available(macOS, unavailable) var color: UIColor?
    var pages: [PDFPage] { get }
    @methods var selectionsByLine: [PDFSelection] { get }
    var string: String? { get }
  }
  @objc enum PDFTextAnnotationIconType: Int {}
  @available(iOS 11.0, *) @superclass(macOS, NSView)
  class PDFThumbnailView: UIView {
    @objc(PDFView) var pdfView: PDFView?
    @available(iOS, unavailable) var allowsDragging: Bool
    @available(iOS, unavailable) var allowsMultipleSelection: Bool
    @available(iOS, unavailable) var backgroundColor: NSColor?
    @available(macOS, unavailable) var backgroundColor: UIColor?
    @available(macOS, unavailable) var contentInset: NSEdgeInsets
    @available(iOS, unavailable) var labelFont: NSFont?
    @available(macOS, unavailable) var layoutMode: PdfThumbnailLayoutMode
    @available(iOS, unavailable) var maximumNumberOfColumns: UInt
    var selectedPages: [PDFPage]? { get }
    var thumbnailSize: CGSize
  }
  @available(iOS 11.0, *) @superclass(macOS, NSView)
  class PDFView: UIView, NSAnimationDelegate, NSMenuDelegate {
    @available(iOS, unavailable) @available(macOS 10.13, *) var acceptsDraggedFiles: Bool
    @available(iOS, unavailable) var allowsDragging: Bool
    var autoScales: Bool
    @available(iOS, unavailable) var backgroundColor: NSColor
    @available(macOS, unavailable) var backgroundColor: UIColor
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var canGoToFirstPage: Bool { get }
    var canGoToLastPage: Bool { get }
    var canGoToNextPage: Bool { get }
    var canGoToPreviousPage: Bool { get }
    var canZoomIn: Bool { get }
    var canZoomOut: Bool { get }
    var currentDestination: PDFDestination? { get }
    var currentPage: PDFPage? { get }
    var currentSelection: PDFSelection?
    var delegate: PDFViewDelegate?
    var displayBox: PDFDisplayBox
    @available(macOS 10.13, *) var displayDirection: PDFDisplayDirection
    var displayMode: PDFDisplayMode
    var displaysAsBook: Bool
    var displaysPageBreaks: Bool
    @available(macOS 10.13, *) var displaysRTL: Bool
    var document: PDFDocument?
    @available(iOS, unavailable) var documentView: NSView? { get }
    @available(macOS, unavailable) var documentView: UIView? { get }
    var enableDataDetectors: Bool
    @available(macOS, unavailable) @available(iOS 16.0, *) var findInteraction: UIFindInteraction { get }
    @available(macOS, unavailable) @available(iOS 16.0, *) @objc(findInteractionEnabled) var isFindInteractionEnabled: Bool { @objc(isFindInteractionEnabled) get set }
    @available(iOS, unavailable) var greekingThreshold: CGFloat
    var highlightedSelections: [PDFSelection]?
    @available(macOS 13.0, *) @objc(inMarkupMode) var isInMarkupMode: Bool { @objc(isInMarkupMode) get set }
    @available(macOS 10.7, *) var interpolationQuality: PDFInterpolationQuality
    @available(macOS 10.13, *) var maxScaleFactor: CGFloat
    @available(macOS 10.13, *) var minScaleFactor: CGFloat
    @available(iOS, unavailable) @available(macOS 10.13, *) var pageBreakMargins: NSEdgeInsets
    @available(macOS, unavailable) var pageBreakMargins: UIEdgeInsets
    @available(macOS 13.0, *) var pageOverlayViewProvider: PDFPageOverlayViewProvider?
    var scaleFactor: CGFloat
    @available(macOS 10.13, *) var scaleFactorForSizeToFit: CGFloat { get }
    @available(iOS, unavailable) var shouldAntiAlias: Bool
    @available(macOS, unavailable) @objc(usingPageViewController) var isUsingPageViewController: Bool { @objc(isUsingPageViewController) get }
    var visiblePages: [PDFPage] { get }
    @IBAction func copy(_ sender: Any?)
    @IBAction func goBack(_ sender: Any?)
    @IBAction func goForward(_ sender: Any?)
    @IBAction func goToFirstPage(_ sender: Any?)
    @IBAction func goToLastPage(_ sender: Any?)
    @IBAction func goToNextPage(_ sender: Any?)
    @IBAction func goToPreviousPage(_ sender: Any?)
    @IBAction func scrollSelectionToVisible(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    func setCurrentSelection(_: Any, animate: Any)
    func setCursorForAreaOfInterest(_: Any)
    @IBAction func takeBackgroundColorFrom(_ sender: Any?)
    @IBAction func takePasswordFrom(_ sender: Any?)
    @IBAction func zoomIn(_ sender: Any?)
    @IBAction func zoomOut(_ sender: Any?)
  }
  protocol PDFViewDelegate {}
  @objc enum PDFWidgetCellState: Int {}
  @objc enum PDFWidgetControlType: Int {}
  @objc enum PdfThumbnailLayoutMode: Int {}
  """#
