extension FrameworkInterface {
  static let appKit = FrameworkInterface(
    name: "AppKit",
    platforms: ["macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class NSATSTypesetter: NSTypesetter {
    var attributedString: NSAttributedString?
    var bidiProcessingEnabled: Bool
    @unsure var currentTextContainer: NSTextContainer? { get }
    var hyphenationFactor: Float
    @unsure var layoutManager: NSLayoutManager? { get }
    var lineFragmentPadding: CGFloat
    @unsure var paragraphGlyphRange: NSRange { get }
    @unsure var paragraphSeparatorGlyphRange: NSRange { get }
    var typesetterBehavior: NSLayoutManager.TypesetterBehavior
    var usesFontLeading: Bool
    func setHardInvalidation(_: Any, forGlyphRange: Any)
    func setParagraphGlyphRange(_: Any, separatorGlyphRange: Any)
  }
  protocol NSAccessibility {}
  @objc struct NSAccessibilityActionName: RawRepresentable<String> {}
  @objc struct NSAccessibilityAttributeName: RawRepresentable<String> {}
  protocol NSAccessibilityButton {}
  protocol NSAccessibilityColor {}
  @available(macOS 10.13, *)
  class NSAccessibilityCustomAction: NSObject {
    var handler: (() -> Void)?
    var name: String
    var selector: Selector?
    var target: NSObjectProtocol?
  }
  @available(macOS 10.13, *)
  class NSAccessibilityCustomRotor: NSObject {
    var itemLoadingDelegate: NSAccessibilityElementLoading?
    var itemSearchDelegate: NSAccessibilityCustomRotorItemSearchDelegate?
    var label: String
    var type: NSAccessibilityCustomRotor.RotorType
  }
  @objc(NSAccessibilityCustomRotorType) enum NSAccessibilityCustomRotor.RotorType: Int {}
  @objc(NSAccessibilityCustomRotorSearchDirection) enum NSAccessibilityCustomRotor.SearchDirection: Int {}
  @available(macOS 10.13, *)
  class NSAccessibilityCustomRotorItemResult: NSObject {
    var customLabel: String?
    var itemLoadingToken: Any? { get }
    var targetElement: NSAccessibilityElementProtocol? { get }
    var targetRange: NSRange
  }
  protocol NSAccessibilityCustomRotorItemSearchDelegate {}
  @available(macOS 10.13, *)
  class NSAccessibilityCustomRotorSearchParameters: NSObject {
    var currentItem: NSAccessibilityCustomRotorItemResult?
    var filterString: String
    var searchDirection: NSAccessibilityCustomRotor.SearchDirection
  }
  @available(macOS 10.10, *)
  class NSAccessibilityElement: NSObject, NSAccessibility {
    var accessibilityActivationPoint: CGPoint
    var accessibilityAllowedValues: [NSNumber]?
    @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    var accessibilityCancelButton: Any?
    var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    var accessibilityClearButton: Any?
    var accessibilityCloseButton: Any?
    var accessibilityColumnCount: Int
    var accessibilityColumnHeaderUIElements: [Any]?
    var accessibilityColumnIndexRange: NSRange
    var accessibilityColumnTitles: [Any]?
    var accessibilityColumns: [Any]?
    var accessibilityContents: [Any]?
    var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    var accessibilityDecrementButton: Any?
    var accessibilityDefaultButton: Any?
    @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    var accessibilityDisclosedByRow: Any?
    var accessibilityDisclosedRows: Any?
    var accessibilityDisclosureLevel: Int
    var accessibilityDocument: String?
    @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    var accessibilityExtrasMenuBar: Any?
    var accessibilityFilename: String?
    @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    var accessibilityFocusedWindow: Any?
    var accessibilityFrame: CGRect
    var accessibilityFrameInParentSpace: CGRect
    @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    var accessibilityFullScreenButton: Any?
    var accessibilityGrowArea: Any?
    var accessibilityHandles: [Any]?
    var accessibilityHeader: Any?
    var accessibilityHelp: String?
    @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    var accessibilityHorizontalScrollBar: Any?
    var accessibilityHorizontalUnitDescription: String?
    var accessibilityHorizontalUnits: NSAccessibilityUnits
    var accessibilityIdentifier: String?
    var accessibilityIncrementButton: Any?
    var accessibilityIndex: Int
    var accessibilityInsertionPointLineNumber: Int
    var accessibilityLabel: String?
    var accessibilityLabelUIElements: [Any]?
    var accessibilityLabelValue: Float
    var accessibilityLinkedUIElements: [Any]?
    @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    var accessibilityMainWindow: Any?
    var accessibilityMarkerGroupUIElement: Any?
    var accessibilityMarkerTypeDescription: String?
    var accessibilityMarkerUIElements: [Any]?
    var accessibilityMarkerValues: Any?
    var accessibilityMaxValue: Any?
    var accessibilityMenuBar: Any?
    var accessibilityMinValue: Any?
    var accessibilityMinimizeButton: Any?
    @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    var accessibilityNextContents: [Any]?
    var accessibilityNumberOfCharacters: Int
    @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    var accessibilityOrientation: NSAccessibilityOrientation
    var accessibilityOverflowButton: Any?
    var accessibilityParent: Any?
    var accessibilityPlaceholderValue: String?
    var accessibilityPreviousContents: [Any]?
    @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    var accessibilityRole: NSAccessibilityRole?
    var accessibilityRoleDescription: String?
    var accessibilityRowCount: Int
    var accessibilityRowHeaderUIElements: [Any]?
    var accessibilityRowIndexRange: NSRange
    var accessibilityRows: [Any]?
    var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    var accessibilitySearchButton: Any?
    var accessibilitySearchMenu: Any?
    @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    var accessibilitySelectedCells: [Any]?
    var accessibilitySelectedChildren: [Any]?
    var accessibilitySelectedColumns: [Any]?
    var accessibilitySelectedRows: [Any]?
    var accessibilitySelectedText: String?
    var accessibilitySelectedTextRange: NSRange
    var accessibilitySelectedTextRanges: [NSValue]?
    var accessibilityServesAsTitleForUIElements: [Any]?
    var accessibilitySharedCharacterRange: NSRange
    var accessibilitySharedFocusElements: [Any]?
    var accessibilitySharedTextUIElements: [Any]?
    var accessibilityShownMenu: Any?
    var accessibilitySortDirection: NSAccessibilitySortDirection
    var accessibilitySplitters: [Any]?
    var accessibilitySubrole: NSAccessibilitySubrole?
    var accessibilityTabs: [Any]?
    var accessibilityTitle: String?
    var accessibilityTitleUIElement: Any?
    var accessibilityToolbarButton: Any?
    var accessibilityTopLevelUIElement: Any?
    var accessibilityURL: URL?
    var accessibilityUnitDescription: String?
    var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    var accessibilityValue: Any?
    var accessibilityValueDescription: String?
    var accessibilityVerticalScrollBar: Any?
    var accessibilityVerticalUnitDescription: String?
    var accessibilityVerticalUnits: NSAccessibilityUnits
    var accessibilityVisibleCells: [Any]?
    var accessibilityVisibleCharacterRange: NSRange
    var accessibilityVisibleChildren: [Any]?
    var accessibilityVisibleColumns: [Any]?
    var accessibilityVisibleRows: [Any]?
    var accessibilityWarningValue: Any?
    var accessibilityWindow: Any?
    var accessibilityWindows: [Any]?
    var accessibilityZoomButton: Any?
  }
  protocol NSAccessibilityElementLoading {}
  @objc(NSAccessibilityElement) protocol NSAccessibilityElementProtocol {}
  protocol NSAccessibilityGroup {}
  protocol NSAccessibilityImage {}
  protocol NSAccessibilityNavigableStaticText {}
  @objc enum NSAccessibilityOrientation: Int {}
  protocol NSAccessibilityOutline {}
  @objc struct NSAccessibilityParameterizedAttributeName: RawRepresentable<String> {}
  protocol NSAccessibilityProgressIndicator {}
  @objc struct NSAccessibilityRole: RawRepresentable<String> {}
  protocol NSAccessibilityRow {}
  @objc enum NSAccessibilityRulerMarkerType: Int {}
  protocol NSAccessibilitySlider {}
  @objc enum NSAccessibilitySortDirection: Int {}
  protocol NSAccessibilityStaticText {}
  protocol NSAccessibilityStepper {}
  @objc struct NSAccessibilitySubrole: RawRepresentable<String> {}
  protocol NSAccessibilitySwitch {}
  protocol NSAccessibilityTable {}
  @objc enum NSAccessibilityUnits: Int {}
  class NSActionCell: NSCell {
    var action: Selector?
    var tag: Int
    var target: Any?
  }
  @available(macOS 15.0, *)
  class NSAdaptiveImageGlyph: NSObject, NSCoding, NSSecureCoding {
    var contentDescription: String { get }
    var contentIdentifier: String { get }
    var imageContent: Data { get }
  }
  class NSAlert: NSObject {
    var accessoryView: NSView?
    var alertStyle: NSAlert.Style
    var buttons: [NSButton] { get }
    var delegate: NSAlertDelegate?
    var helpAnchor: String?
    var icon: NSImage!
    var informativeText: String
    var messageText: String
    @methods var runModal: NSModalResponse { get }
    var showsHelp: Bool
    var showsSuppressionButton: Bool
    var suppressionButton: NSButton? { get }
    var window: NSWindow { get }
  }
  @objc(NSAlertStyle) enum NSAlert.Style: UInt {}
  protocol NSAlertDelegate {}
  @available(macOS 10.11, *)
  class NSAlignmentFeedbackFilter: NSObject {}
  protocol NSAnimatablePropertyContainer {}
  class NSAnimation: NSObject, NSCoding {
    @methods @objc(animating) var isAnimating: Bool { @objc(isAnimating) get }
    var animationBlockingMode: NSAnimation.BlockingMode
    var animationCurve: NSAnimation.Curve
    var currentProgress: NSAnimationProgress
    var currentValue: Float { get }
    var delegate: NSAnimationDelegate?
    var duration: TimeInterval
    var frameRate: Float
    var progressMarks: [NSNumber]
    var runLoopModesForAnimating: [NSRunLoop.Mode]? { get }
  }
  @objc(NSAnimationBlockingMode) enum NSAnimation.BlockingMode: UInt {}
  @objc(NSAnimationCurve) enum NSAnimation.Curve: UInt {}
  class NSAnimationContext: NSObject {
    @available(macOS 10.8, *) var allowsImplicitAnimation: Bool
    @available(macOS 10.7, *) var completionHandler: (() -> Void)?
    var duration: TimeInterval
    @available(macOS 10.7, *) var timingFunction: CAMediaTimingFunction?
  }
  protocol NSAnimationDelegate {}
  typealias NSAnimationProgress = Float
  @available(macOS 10.9, *)
  class NSAppearance: NSObject, NSCoding, NSSecureCoding {
    @available(macOS 10.10, *) var allowsVibrancy: Bool { get }
    var name: NSAppearance.Name { get }
  }
  @objc(NSAppearanceName) struct NSAppearance.Name: RawRepresentable<String> {}
  protocol NSAppearanceCustomization {}
  extension NSAppleScript {
    var richTextSource: NSAttributedString? { get }
  }
  class NSApplication: NSResponder, NSAccessibility, NSAccessibilityElementProtocol, NSAppearanceCustomization, NSMenuItemValidation, NSUserInterfaceValidations {
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    @methods var activationPolicy: NSApplication.ActivationPolicy { get }
    @objc(active) var isActive: Bool { @objc(isActive) get }
    @available(macOS 10.9, *) var appearance: NSAppearance?
    var applicationIconImage: NSImage!
    @available(macOS 26.0, *) @unsure var applicationShouldSuppressHighDynamicRangeContent: Bool { get }
    @objc(automaticCustomizeTouchBarMenuItemEnabled) var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { @objc(isAutomaticCustomizeTouchBarMenuItemEnabled) get set }
    var context: NSGraphicsContext? { get }
    var currentEvent: NSEvent? { get }
    var currentSystemPresentationOptions: NSApplication.PresentationOptions { get }
    var delegate: NSApplicationDelegate?
    var dockMenu: NSMenu?
    var dockTile: NSDockTile { get }
    @available(macOS 10.9, *) var effectiveAppearance: NSAppearance { get }
    @available(macOS 10.7, *) @methods var enabledRemoteNotificationTypes: NSRemoteNotificationType { get }
    @objc(fullKeyboardAccessEnabled) var isFullKeyboardAccessEnabled: Bool { @objc(isFullKeyboardAccessEnabled) get }
    var helpMenu: NSMenu?
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get }
    var keyWindow: NSWindow? { get }
    var mainMenu: NSMenu?
    var mainWindow: NSWindow? { get }
    var modalWindow: NSWindow? { get }
    @available(macOS 10.9, *) var occlusionState: NSApplication.OcclusionState { get }
    @unsure var orderedDocuments: [NSDocument] { get }
    @unsure var orderedWindows: [NSWindow] { get }
    var presentationOptions: NSApplication.PresentationOptions
    @available(macOS 12.0, *) @objc(protectedDataAvailable) var isProtectedDataAvailable: Bool { @objc(isProtectedDataAvailable) get }
    @available(macOS 10.14, *) @objc(registeredForRemoteNotifications) var isRegisteredForRemoteNotifications: Bool { @objc(isRegisteredForRemoteNotifications) get }
    @objc(running) var isRunning: Bool { @objc(isRunning) get }
    var servicesMenu: NSMenu?
    var servicesProvider: Any?
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get }
    var windows: [NSWindow] { get }
    var windowsMenu: NSMenu?
    @IBAction func activateContextHelpMode(_ sender: Any?)
    @IBAction func arrangeInFront(_ sender: Any?)
    @IBAction func hide(_ sender: Any?)
    @IBAction func hideOtherApplications(_ sender: Any?)
    @IBAction func miniaturizeAll(_ sender: Any?)
    @IBAction func orderFrontCharacterPalette(_ sender: Any?)
    @IBAction func orderFrontColorPanel(_ sender: Any?)
    @IBAction func orderFrontStandardAboutPanel(_ sender: Any?)
    @IBAction func runPageLayout(_ sender: Any?)
    func setActivationPolicy(_: Any)
    func setWindowsNeedUpdate(_: Any)
    @IBAction func showHelp(_ sender: Any?)
    @IBAction func stop(_ sender: Any?)
    @IBAction func terminate(_ sender: Any?)
    @IBAction func toggleTouchBarCustomizationPalette(_ sender: Any?)
    @IBAction func unhide(_ sender: Any?)
    @IBAction func unhideAllApplications(_ sender: Any?)
  }
  @objc(NSApplicationActivationPolicy) enum NSApplication.ActivationPolicy: Int {}
  @objc(NSApplicationOcclusionState) struct NSApplication.OcclusionState: OptionSet<UInt> {}
  @objc(NSApplicationPresentationOptions) struct NSApplication.PresentationOptions: OptionSet<UInt> {}
  protocol NSApplicationDelegate {}
  class NSArrayController: NSObjectController {
    var alwaysUsesMultipleValuesMarker: Bool
    @methods var arrangedObjects: Any { get }
    @methods var automaticRearrangementKeyPaths: [String]? { get }
    var automaticallyRearrangesObjects: Bool
    var avoidsEmptySelection: Bool
    @methods var canInsert: Bool { get }
    @methods var canSelectNext: Bool { get }
    @methods var canSelectPrevious: Bool { get }
    var clearsFilterPredicateOnInsertion: Bool
    var filterPredicate: NSPredicate?
    var preservesSelection: Bool
    @methods var selectedObjects: [Any] { get }
    @methods var selectionIndex: UInt { get }
    @methods var selectionIndexes: IndexSet { get }
    var selectsInsertedObjects: Bool
    var sortDescriptors: [NSSortDescriptor]
    @IBAction func add(_ sender: Any?)
    @IBAction func addObject(_ sender: Any?)
    @IBAction func insert(_ sender: Any?)
    @IBAction func remove(_ sender: Any?)
    @IBAction func removeObject(_ sender: Any?)
    @IBAction func selectNext(_ sender: Any?)
    @IBAction func selectPrevious(_ sender: Any?)
    func setSelectedObjects(_: Any)
    func setSelectionIndex(_: Any)
    func setSelectionIndexes(_: Any)
  }
  extension NSAttributedString {
    var containsAttachments: Bool { get }
    @available(macOS 10.0, *) var size: CGSize { get }
  }
  @available(macOS 26.0, *)
  class NSBackgroundExtensionView: NSView {
    var automaticallyPlacesContentView: Bool
    var contentView: NSView?
  }
  @objc enum NSBackgroundStyle: Int {}
  class NSBezierPath: NSObject, NSCoding, NSSecureCoding {
    @available(macOS 14.0, *) @objc(CGPath) var cgPath: CGPath
    @methods var bezierPathByFlatteningPath: NSBezierPath { get }
    @methods var bezierPathByReversingPath: NSBezierPath { get }
    var bounds: CGRect { get }
    @methods var cachesBezierPath: Bool
    var controlPointBounds: CGRect { get }
    var currentPoint: CGPoint { get }
    var elementCount: Int { get }
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
    var flatness: CGFloat
    var lineCapStyle: NSBezierPath.LineCapStyle
    var lineJoinStyle: NSBezierPath.LineJoinStyle
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var windingRule: NSBezierPath.WindingRule
    func setAssociatedPoints(_: Any, atIndex: Any)
    func setClip()
    func setLineDash(_: Any, count: Any, phase: Any)
  }
  @objc(NSLineCapStyle) enum NSBezierPath.LineCapStyle: UInt {}
  @objc(NSLineJoinStyle) enum NSBezierPath.LineJoinStyle: UInt {}
  @objc(NSWindingRule) enum NSBezierPath.WindingRule: UInt {}
  @objc struct NSBindingName: RawRepresentable<String> {}
  @available(macOS 10.14, *)
  class NSBindingSelectionMarker: NSObject {}
  @objc struct NSBitmapFormat: OptionSet<UInt> {}
  class NSBitmapImageRep: NSImageRep, NSSecureCoding {
    @objc(CGImage) var cgImage: CGImage? { get }
    @objc(TIFFRepresentation) var tiffRepresentation: Data? { get }
    var bitmapData: UnsafeMutablePointer<UInt8>? { get }
    var bitmapFormat: NSBitmapFormat { get }
    var bitsPerPixel: Int { get }
    var bytesPerPlane: Int { get }
    var bytesPerRow: Int { get }
    var colorSpace: NSColorSpace { get }
    var numberOfPlanes: Int { get }
    @objc(planar) var isPlanar: Bool { @objc(isPlanar) get }
    var samplesPerPixel: Int { get }
    func setColor(_: Any, atX: Any, y: Any)
    func setCompression(_: Any, factor: Any)
    func setPixel(_: Any, atX: Any, y: Any)
    func setProperty(_: Any, withValue: Any)
  }
  @objc enum NSBorderType: UInt {}
  class NSBox: NSView {
    var borderColor: NSColor
    var borderRect: CGRect { get }
    var borderType: NSBorderType
    var borderWidth: CGFloat
    var boxType: NSBox.BoxType
    var contentView: NSView?
    var contentViewMargins: CGSize
    var cornerRadius: CGFloat
    var fillColor: NSColor
    var title: String
    var titleCell: Any { get }
    var titleFont: NSFont
    var titlePosition: NSBox.TitlePosition
    var titleRect: CGRect { get }
    @objc(transparent) var isTransparent: Bool { @objc(isTransparent) get set }
    func setFrameFromContentFrame(_: Any)
    func setTitleWithMnemonic(_: Any)
  }
  @objc(NSBoxType) enum NSBox.BoxType: UInt {}
  @objc(NSTitlePosition) enum NSBox.TitlePosition: UInt {}
  class NSBrowser: NSControl {
    @methods var acceptsArrowKeys: Bool
    var allowsBranchSelection: Bool
    var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var allowsTypeSelect: Bool
    var autohidesScroller: Bool
    var backgroundColor: NSColor
    var cellPrototype: Any!
    @methods var clickedColumn: Int { get }
    @methods var clickedRow: Int { get }
    var columnResizingType: NSBrowser.ColumnResizingType
    var columnsAutosaveName: String
    @methods var defaultColumnWidth: CGFloat
    var delegate: NSBrowserDelegate?
    var doubleAction: Selector?
    var firstVisibleColumn: Int { get }
    var hasHorizontalScroller: Bool
    var lastColumn: Int
    var lastVisibleColumn: Int { get }
    @objc(loaded) var isLoaded: Bool { @objc(isLoaded) get }
    @available(macOS 10.0, *) @methods var matrixClass: AnyClass
    var maxVisibleColumns: Int
    var minColumnWidth: CGFloat
    var numberOfVisibleColumns: Int { get }
    @methods var path: String { get }
    var pathSeparator: String
    var prefersAllColumnUserResizing: Bool
    var reusesColumns: Bool
    var rowHeight: CGFloat
    @methods var selectedCell: Any? { get }
    @methods var selectedCells: [NSCell]? { get }
    @methods var selectedColumn: Int { get }
    var selectionIndexPath: IndexPath?
    var selectionIndexPaths: [IndexPath]
    @methods var sendAction: Bool { get }
    var sendsActionOnArrowKeys: Bool
    var separatesColumns: Bool
    var takesTitleFromPreviousColumn: Bool
    var titleHeight: CGFloat { get }
    @objc(titled) var isTitled: Bool { @objc(isTitled) get set }
    @IBAction func doClick(_ sender: Any?)
    @IBAction func doDoubleClick(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    func setCellClass(_: Any)
    func setDraggingSourceOperationMask(_: Any, forLocal: Any)
    func setPath(_: Any)
    func setTitle(_: Any, ofColumn: Any)
    func setWidth(_: Any, ofColumn: Any)
  }
  @objc(NSBrowserColumnResizingType) enum NSBrowser.ColumnResizingType: UInt {}
  class NSBrowserCell: NSCell {
    var alternateImage: NSImage?
    var image: NSImage?
    @objc(leaf) var isLeaf: Bool { @objc(isLeaf) get set }
    @objc(loaded) var isLoaded: Bool { @objc(isLoaded) get set }
  }
  protocol NSBrowserDelegate {}
  class NSButton: NSControl, NSAccessibilityButton, NSUserInterfaceCompression, NSUserInterfaceValidations {
    @available(macOS 10.10, *) var accessibilityLabel: String?
    var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
    var allowsMixedState: Bool
    var alternateImage: NSImage?
    var alternateTitle: String
    var attributedAlternateTitle: NSAttributedString
    var attributedTitle: NSAttributedString
    @available(macOS 10.12, *) var bezelColor: NSColor?
    var bezelStyle: NSButton.BezelStyle
    @available(macOS 26.0, *) var borderShape: NSControl.BorderShape
    @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    @available(macOS 10.14, *) var contentTintColor: NSColor?
    @available(macOS 11.0, *) var hasDestructiveAction: Bool
    var image: NSImage?
    @available(macOS 10.12, *) var imageHugsTitle: Bool
    var imagePosition: NSControl.ImagePosition
    @available(macOS 10.5, *) var imageScaling: NSImageScaling
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    @available(macOS 10.10, *) var maxAcceleratorLevel: Int
    var showsBorderOnlyWhileMouseInside: Bool
    var sound: NSSound?
    @available(macOS 10.10, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var state: NSControl.StateValue
    @available(macOS 11.0, *) var symbolConfiguration: NSImageSymbolConfiguration?
    @available(macOS 26.0, *) var tintProminence: NSTintProminence
    var title: String
    @objc(transparent) var isTransparent: Bool { @objc(isTransparent) get set }
    func setButtonType(_: Any)
    func setNextState()
    func setPeriodicDelay(_: Any, interval: Any)
    func setTitleWithMnemonic(_: Any)
  }
  @objc(NSBezelStyle) enum NSButton.BezelStyle: UInt {}
  @objc(NSGradientType) enum NSButton.GradientType: UInt {}
  class NSButtonCell: NSActionCell {
    var alternateImage: NSImage?
    var alternateMnemonic: String? { get }
    @methods var alternateMnemonicLocation: UInt
    var alternateTitle: String
    var attributedAlternateTitle: NSAttributedString
    var attributedTitle: NSAttributedString
    var backgroundColor: NSColor?
    var bezelStyle: NSButton.BezelStyle
    var gradientType: NSButton.GradientType
    var highlightsBy: NSCell.StyleMask
    var imageDimsWhenDisabled: Bool
    var imagePosition: NSControl.ImagePosition
    var imageScaling: NSImageScaling
    var keyEquivalent: String
    var keyEquivalentFont: NSFont?
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get }
    var showsBorderOnlyWhileMouseInside: Bool
    var showsStateBy: NSCell.StyleMask
    var sound: NSSound?
    var title: String
    @objc(transparent) var isTransparent: Bool { @objc(isTransparent) get set }
    @IBAction func performClick(_ sender: Any?)
    func setAlternateTitleWithMnemonic(_: Any)
    func setButtonType(_: Any)
    func setFont(_: Any)
    func setKeyEquivalentFont(_: Any, size: Any)
    func setPeriodicDelay(_: Any, interval: Any)
    func setTitleWithMnemonic(_: Any)
  }
  @available(macOS 10.15, *)
  class NSButtonTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var bezelColor: NSColor?
    var customizationLabel: String
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var image: NSImage?
    var target: Any?
    var title: String
  }
  class NSCIImageRep: NSImageRep {
    @objc(CIImage) var ciImage: CIImage { get }
  }
  class NSCachedImageRep: NSImageRep {
    var rect: CGRect { get }
    var window: NSWindow? { get }
  }
  @available(macOS 10.12, *)
  class NSCandidateListTouchBarItem: NSTouchBarItem {
    var allowsCollapsing: Bool
    var allowsTextInputContextCandidates: Bool
    var attributedStringForCandidate: (() -> Void)?
    @objc(candidateListVisible) var isCandidateListVisible: Bool { @objc(isCandidateListVisible) get }
    var candidates: [Any] { get }
    var client: NSView?
    @objc(collapsed) var isCollapsed: Bool { @objc(isCollapsed) get set }
    var customizationLabel: String
    var delegate: NSCandidateListTouchBarItemDelegate?
    func setCandidates(_: Any, forSelectedRange: Any, inString: Any)
  }
  protocol NSCandidateListTouchBarItemDelegate {}
  class NSCell: NSObject, NSAccessibility, NSAccessibilityElementProtocol, NSCoding, NSUserInterfaceItemIdentification {
    @methods var acceptsFirstResponder: Bool { get }
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var action: Selector?
    var alignment: NSTextAlignment
    var allowsEditingTextAttributes: Bool
    var allowsMixedState: Bool
    var allowsUndo: Bool
    var attributedStringValue: NSAttributedString
    var backgroundStyle: NSBackgroundStyle
    var baseWritingDirection: NSWritingDirection
    @objc(bezeled) var isBezeled: Bool { @objc(isBezeled) get set }
    @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    var cellSize: CGSize { get }
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    var controlSize: NSControl.ControlSize
    var controlTint: NSControl.Tint
    var controlView: NSView?
    var doubleValue: Double
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @methods var entryType: Int
    var floatValue: Float
    var focusRingType: NSFocusRingType
    var font: NSFont?
    var formatter: Formatter?
    var hasValidObjectValue: Bool { get }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    var image: NSImage?
    var importsGraphics: Bool
    var intValue: Int32
    var integerValue: Int
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    var keyEquivalent: String { get }
    var lineBreakMode: NSLineBreakMode
    var menu: NSMenu?
    var mnemonic: String { get }
    @methods var mnemonicLocation: UInt
    var mouseDownFlags: Int { get }
    var nextState: Int { get }
    var objectValue: Any?
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get }
    var refusesFirstResponder: Bool
    var representedObject: Any?
    @objc(scrollable) var isScrollable: Bool { @objc(isScrollable) get set }
    @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    var sendsActionOnEndEditing: Bool
    var showsFirstResponder: Bool
    var state: NSControl.StateValue
    var stringValue: String
    var tag: Int
    var target: Any?
    var title: String
    var truncatesLastVisibleLine: Bool
    var type: NSCell.CellType
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    var usesSingleLineMode: Bool
    var wantsNotificationForMarkedText: Bool { get }
    var wraps: Bool
    @IBAction func performClick(_ sender: Any?)
    func setCellAttribute(_: Any, to: Any)
    func setFloatingPointFormat(_: Any, left: Any, right: Any)
    func setNextState()
    func setTitleWithMnemonic(_: Any)
    func setUpFieldEditorAttributes(_: Any)
    @IBAction func takeDoubleValueFrom(_ sender: Any?)
    @IBAction func takeFloatValueFrom(_ sender: Any?)
    @IBAction func takeIntValueFrom(_ sender: Any?)
    @IBAction func takeIntegerValueFrom(_ sender: Any?)
    @IBAction func takeObjectValueFrom(_ sender: Any?)
    @IBAction func takeStringValueFrom(_ sender: Any?)
  }
  @objc(NSCellType) enum NSCell.CellType: UInt {}
  @objc(NSCellStyleMask) struct NSCell.StyleMask: OptionSet<UInt> {}
  protocol NSChangeSpelling {}
  @objc enum NSCharacterCollection: UInt {}
  @available(macOS 10.10, *)
  class NSClickGestureRecognizer: NSGestureRecognizer {
    var buttonMask: UInt
    var numberOfClicksRequired: Int
    @available(macOS 10.12, *) var numberOfTouchesRequired: Int
  }
  class NSClipView: NSView {
    @available(macOS 10.10, *) var automaticallyAdjustsContentInsets: Bool
    var backgroundColor: NSColor
    @available(macOS 10.10, *) var contentInsets: NSEdgeInsets
    var copiesOnScroll: Bool
    var documentCursor: NSCursor?
    var documentRect: CGRect { get }
    var documentView: NSView?
    @methods var documentVisibleRect: CGRect { get }
    var drawsBackground: Bool
  }
  protocol NSCloudSharingServiceDelegate {}
  @objc enum NSCollectionElementCategory: Int {}
  @available(macOS 10.15, *)
  class NSCollectionLayoutAnchor: NSObject {
    @objc(absoluteOffset) var isAbsoluteOffset: Bool { @objc(isAbsoluteOffset) get }
    var edges: NSDirectionalRectEdge { get }
    @objc(fractionalOffset) var isFractionalOffset: Bool { @objc(isFractionalOffset) get }
    var offset: CGPoint { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    var alignment: NSRectAlignment { get }
    var extendsBoundary: Bool
    var offset: CGPoint { get }
    var pinToVisibleBounds: Bool
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    var elementKind: String { get }
    var zIndex: Int
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutDimension: NSObject {
    @objc(absolute) var isAbsolute: Bool { @objc(isAbsolute) get }
    var dimension: CGFloat { get }
    @objc(estimated) var isEstimated: Bool { @objc(isEstimated) get }
    @objc(fractionalHeight) var isFractionalHeight: Bool { @objc(isFractionalHeight) get }
    @objc(fractionalWidth) var isFractionalWidth: Bool { @objc(isFractionalWidth) get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutEdgeSpacing: NSObject {
    var bottom: NSCollectionLayoutSpacing? { get }
    var leading: NSCollectionLayoutSpacing? { get }
    var top: NSCollectionLayoutSpacing? { get }
    var trailing: NSCollectionLayoutSpacing? { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    var interItemSpacing: NSCollectionLayoutSpacing?
    var subitems: [NSCollectionLayoutItem] { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    var visualDescription: String { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutGroupCustomItem: NSObject {
    var frame: CGRect { get }
    var zIndex: Int { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutItem: NSObject {
    var contentInsets: NSDirectionalEdgeInsets
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var layoutSize: NSCollectionLayoutSize { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutSection: NSObject {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var contentInsets: NSDirectionalEdgeInsets
    var decorationItems: [NSCollectionLayoutDecorationItem]
    var interGroupSpacing: CGFloat
    var orthogonalScrollingBehavior: NSCollectionLayoutSection.OrthogonalScrollingBehavior
    var supplementariesFollowContentInsets: Bool
    var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  }
  @objc(NSCollectionLayoutSectionOrthogonalScrollingBehavior) enum NSCollectionLayoutSection.OrthogonalScrollingBehavior: Int {}
  typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = () -> Void
  @available(macOS 10.15, *)
  class NSCollectionLayoutSize: NSObject {
    var heightDimension: NSCollectionLayoutDimension { get }
    var widthDimension: NSCollectionLayoutDimension { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutSpacing: NSObject {
    @objc(fixedSpacing) var isFixedSpacing: Bool { @objc(isFixedSpacing) get }
    @objc(flexibleSpacing) var isFlexibleSpacing: Bool { @objc(isFlexibleSpacing) get }
    var spacing: CGFloat { get }
  }
  @available(macOS 10.15, *)
  class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    var containerAnchor: NSCollectionLayoutAnchor { get }
    var elementKind: String { get }
    var itemAnchor: NSCollectionLayoutAnchor? { get }
    var zIndex: Int
  }
  @objc enum NSCollectionUpdateAction: Int {}
  class NSCollectionView: NSView, NSDraggingSource {
    @available(macOS 10.11, *) var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var backgroundColors: [NSColor]
    @available(macOS 10.11, *) var backgroundView: NSView?
    @available(macOS 10.12, *) var backgroundViewScrollsWithContent: Bool
    @available(macOS 10.11, *) var collectionViewLayout: NSCollectionViewLayout?
    var content: [Any]
    @available(macOS 10.11, *) var dataSource: NSCollectionViewDataSource?
    var delegate: NSCollectionViewDelegate?
    @objc(firstResponder) var isFirstResponder: Bool { @objc(isFirstResponder) get }
    var ignoreModifierKeysWhileDragging: Bool { get }
    @available(macOS 10.11, *) var indexPathsForVisibleItems: Set<IndexPath> { get }
    var itemPrototype: NSCollectionViewItem?
    var maxItemSize: CGSize
    var maxNumberOfColumns: UInt
    var maxNumberOfRows: UInt
    var minItemSize: CGSize
    @available(macOS 10.11, *) var numberOfSections: Int { get }
    @available(macOS 10.13, *) var prefetchDataSource: NSCollectionViewPrefetching?
    @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    @available(macOS 10.11, *) var selectionIndexPaths: Set<IndexPath>
    var selectionIndexes: IndexSet
    @available(macOS 10.11, *) var visibleItems: [NSCollectionViewItem] { get }
    @IBAction func deselectAll(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    func setDraggingSourceOperationMask(_: Any, forLocal: Any)
    @IBAction func toggleSectionCollapse(_ sender: Any?)
  }
  @objc(NSCollectionViewScrollDirection) enum NSCollectionView.ScrollDirection: Int {}
  @available(macOS 10.15, *)
  class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
    var configuration: NSCollectionViewCompositionalLayoutConfiguration
  }
  @available(macOS 10.15, *)
  class NSCollectionViewCompositionalLayoutConfiguration: NSObject {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var interSectionSpacing: CGFloat
    var scrollDirection: NSCollectionView.ScrollDirection
  }
  protocol NSCollectionViewDataSource {}
  protocol NSCollectionViewDelegate {}
  protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
  @available(macOS 10.15, *)
  class NSCollectionViewDiffableDataSource: NSObject {
    var snapshot: NSDiffableDataSourceSnapshot { get }
    var supplementaryViewProvider: NSCollectionViewDiffableDataSourceSupplementaryViewProvider?
  }
  typealias NSCollectionViewDiffableDataSourceSupplementaryViewProvider = () -> Void
  protocol NSCollectionViewElement {}
  @available(macOS 10.11, *)
  class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    var estimatedItemSize: CGSize
    var footerReferenceSize: CGSize
    var headerReferenceSize: CGSize
    var itemSize: CGSize
    var minimumInteritemSpacing: CGFloat
    var minimumLineSpacing: CGFloat
    var scrollDirection: NSCollectionView.ScrollDirection
    @available(macOS 10.12, *) var sectionFootersPinToVisibleBounds: Bool
    @available(macOS 10.12, *) var sectionHeadersPinToVisibleBounds: Bool
    var sectionInset: NSEdgeInsets
  }
  @available(macOS 10.11, *)
  class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {
    var invalidateFlowLayoutAttributes: Bool
    var invalidateFlowLayoutDelegateMetrics: Bool
  }
  @available(macOS 10.11, *)
  class NSCollectionViewGridLayout: NSCollectionViewLayout {
    var backgroundColors: [NSColor]
    var margins: NSEdgeInsets
    var maximumItemSize: CGSize
    var maximumNumberOfColumns: UInt
    var maximumNumberOfRows: UInt
    var minimumInteritemSpacing: CGFloat
    var minimumItemSize: CGSize
    var minimumLineSpacing: CGFloat
  }
  class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
    var collectionView: NSCollectionView? { get }
    var draggingImageComponents: [NSDraggingImageComponent] { get }
    @available(macOS 10.11, *) var highlightState: NSCollectionViewItem.HighlightState
    @available(macOS 10.7, *) var imageView: NSImageView?
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    var textField: NSTextField?
  }
  @objc(NSCollectionViewItemHighlightState) enum NSCollectionViewItem.HighlightState: Int {}
  @available(macOS 10.11, *)
  class NSCollectionViewLayout: NSObject, NSCoding {
    var collectionView: NSCollectionView? { get }
    var collectionViewContentSize: CGSize { get }
  }
  @available(macOS 10.11, *)
  class NSCollectionViewLayoutAttributes: NSObject {
    var alpha: CGFloat
    var frame: CGRect
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var indexPath: IndexPath?
    var representedElementCategory: NSCollectionElementCategory { get }
    var representedElementKind: String? { get }
    var size: CGSize
    var zIndex: Int
  }
  @available(macOS 10.11, *)
  class NSCollectionViewLayoutInvalidationContext: NSObject {
    var contentOffsetAdjustment: CGPoint
    var contentSizeAdjustment: CGSize
    var invalidateDataSourceCounts: Bool { get }
    var invalidateEverything: Bool { get }
    var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]? { get }
    var invalidatedItemIndexPaths: Set<IndexPath>? { get }
    var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]? { get }
  }
  protocol NSCollectionViewPrefetching {}
  @available(macOS 10.11, *)
  class NSCollectionViewTransitionLayout: NSCollectionViewLayout {
    var currentLayout: NSCollectionViewLayout { get }
    var nextLayout: NSCollectionViewLayout { get }
    var transitionProgress: CGFloat
  }
  @available(macOS 10.11, *)
  class NSCollectionViewUpdateItem: NSObject {
    var indexPathAfterUpdate: IndexPath? { get }
    var indexPathBeforeUpdate: IndexPath? { get }
    var updateAction: NSCollectionUpdateAction { get }
  }
  class NSColor: NSObject, NSAccessibilityColor, NSCoding, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding {
    @available(macOS 10.8, *) @objc(CGColor) var cgColor: CGColor { get }
    var accessibilityName: String { get }
    var alphaComponent: CGFloat { get }
    var blackComponent: CGFloat { get }
    var blueComponent: CGFloat { get }
    var brightnessComponent: CGFloat { get }
    var catalogNameComponent: String { get }
    var colorNameComponent: String { get }
    var colorSpace: NSColorSpace { get }
    var colorSpaceName: NSColorSpace.Name { get }
    var cyanComponent: CGFloat { get }
    var greenComponent: CGFloat { get }
    var hueComponent: CGFloat { get }
    @available(macOS 26.0, *) @unsure var linearExposure: CGFloat { get }
    var localizedCatalogNameComponent: String { get }
    var localizedColorNameComponent: String { get }
    var magentaComponent: CGFloat { get }
    var numberOfComponents: Int { get }
    var patternImage: NSImage { get }
    var redComponent: CGFloat { get }
    var saturationComponent: CGFloat { get }
    @available(macOS 26.0, *) @unsure var standardDynamicRangeColor: NSColor { get }
    @available(macOS 10.13, *) var type: NSColor.ColorType { get }
    var whiteComponent: CGFloat { get }
    var yellowComponent: CGFloat { get }
    func setFill()
    func setStroke()
  }
  @objc(NSColorType) enum NSColor.ColorType: Int {}
  @objc(NSColorRenderingIntent) enum NSColor.RenderingIntent: Int {}
  protocol NSColorChanging {}
  class NSColorList: NSObject, NSCoding, NSSecureCoding {
    @methods var allKeys: [String] { get }
    @objc(editable) var isEditable: Bool { @objc(isEditable) get }
    var name: String? { get }
    func setColor(_: Any, forKey: Any)
  }
  class NSColorPanel: NSPanel {
    var accessoryView: NSView?
    var alpha: CGFloat { get }
    var color: NSColor
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    @available(macOS 26.0, *) var maximumLinearExposure: CGFloat
    var mode: NSColorPanel.Mode
    var showsAlpha: Bool
    func setAction(_: Any)
    func setTarget(_: Any)
  }
  @objc(NSColorPanelMode) enum NSColorPanel.Mode: Int {}
  class NSColorPicker: NSObject, NSColorPickingDefault {
    var buttonToolTip: String { get }
    var colorPanel: NSColorPanel { get }
    var minContentSize: CGSize { get }
    @methods var provideNewButtonImage: NSImage { get }
    @IBAction func alphaControlAddedOrRemoved(_ sender: Any?)
    func setMode(_: Any)
    @IBAction func viewSizeChanged(_ sender: Any?)
  }
  @available(macOS 10.12, *)
  class NSColorPickerTouchBarItem: NSTouchBarItem {
    var action: Selector?
    @available(macOS 10.13, *) var allowedColorSpaces: [NSColorSpace]?
    var color: NSColor
    var colorList: NSColorList!
    var customizationLabel: String
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var showsAlpha: Bool
    var target: Any?
  }
  protocol NSColorPickingCustom: NSColorPickingDefault {}
  protocol NSColorPickingDefault {}
  @available(macOS 10.15, *)
  class NSColorSampler: NSObject {}
  class NSColorSpace: NSObject, NSCoding, NSSecureCoding {
    @objc(CGColorSpace) var cgColorSpace: CGColorSpace? { get }
    @objc(ICCProfileData) var iccProfileData: Data? { get }
    var colorSpaceModel: NSColorSpace.Model { get }
    var colorSyncProfile: UnsafeMutableRawPointer? { get }
    var localizedName: String? { get }
    var numberOfColorComponents: Int { get }
  }
  @objc(NSColorSpaceModel) enum NSColorSpace.Model: Int {}
  @objc(NSColorSpaceName) struct NSColorSpace.Name: RawRepresentable<String> {}
  class NSColorWell: NSControl {
    @objc(active) var isActive: Bool { @objc(isActive) get }
    @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    var color: NSColor
    @available(macOS 13.0, *) var colorWellStyle: NSColorWell.Style
    @available(macOS 13.0, *) var image: NSImage?
    @available(macOS 26.0, *) var maximumLinearExposure: CGFloat
    @available(macOS 13.0, *) var pulldownAction: Selector?
    @available(macOS 13.0, *) var pulldownTarget: Any?
    @available(macOS 14.0, *) var supportsAlpha: Bool
    @IBAction func takeColorFrom(_ sender: Any?)
  }
  @objc(NSColorWellStyle) enum NSColorWell.Style: Int {}
  class NSComboBox: NSTextField {
    @objc(buttonBordered) var isButtonBordered: Bool { @objc(isButtonBordered) get set }
    var completes: Bool
    var dataSource: NSComboBoxDataSource?
    var delegate: NSComboBoxDelegate?
    var hasVerticalScroller: Bool
    var indexOfSelectedItem: Int { get }
    var intercellSpacing: CGSize
    var itemHeight: CGFloat
    var numberOfItems: Int { get }
    var numberOfVisibleItems: Int
    var objectValueOfSelectedItem: Any? { get }
    var objectValues: [Any] { get }
    var usesDataSource: Bool
    @IBAction func addItemWithObjectValue(_ sender: Any?)
    @IBAction func removeItemWithObjectValue(_ sender: Any?)
    @IBAction func selectItemWithObjectValue(_ sender: Any?)
  }
  class NSComboBoxCell: NSTextFieldCell {
    @objc(buttonBordered) var isButtonBordered: Bool { @objc(isButtonBordered) get set }
    var completes: Bool
    var dataSource: NSComboBoxCellDataSource?
    var hasVerticalScroller: Bool
    var indexOfSelectedItem: Int { get }
    var intercellSpacing: CGSize
    var itemHeight: CGFloat
    var numberOfItems: Int { get }
    var numberOfVisibleItems: Int
    var objectValueOfSelectedItem: Any? { get }
    var objectValues: [Any] { get }
    var usesDataSource: Bool
    @IBAction func addItemWithObjectValue(_ sender: Any?)
    @IBAction func removeItemWithObjectValue(_ sender: Any?)
    @IBAction func selectItemWithObjectValue(_ sender: Any?)
  }
  protocol NSComboBoxCellDataSource {}
  protocol NSComboBoxDataSource {}
  protocol NSComboBoxDelegate {}
  @available(macOS 13.0, *)
  class NSComboButton: NSControl {
    var image: NSImage?
    var imageScaling: NSImageScaling
    var menu: NSMenu
    var style: NSComboButton.Style
    var title: String
  }
  @objc(NSComboButtonStyle) enum NSComboButton.Style: Int {}
  @objc enum NSCompositingOperation: UInt {}
  class NSControl: NSView {
    @methods var abortEditing: Bool { get }
    var action: Selector?
    var alignment: NSTextAlignment
    @available(macOS 10.8, *) var allowsExpansionToolTips: Bool
    var attributedStringValue: NSAttributedString
    var baseWritingDirection: NSWritingDirection
    var cell: NSCell?
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    @available(macOS 10.10, *) var controlSize: NSControl.ControlSize
    var currentEditor: NSText? { get }
    var doubleValue: Double
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var floatValue: Float
    var font: NSFont?
    var formatter: Formatter?
    @available(macOS 10.10, *) @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    var ignoresMultiClick: Bool
    var intValue: Int32
    var integerValue: Int
    @available(macOS 10.10, *) var lineBreakMode: NSLineBreakMode
    var objectValue: Any?
    var refusesFirstResponder: Bool
    var selectedCell: NSCell? { get }
    var selectedTag: Int { get }
    var stringValue: String
    var tag: Int
    var target: Any?
    @available(macOS 10.10, *) var usesSingleLineMode: Bool
    @IBAction func performClick(_ sender: Any?)
    func setFloatingPointFormat(_: Any, left: Any, right: Any)
    func setNeedsDisplay()
    @IBAction func takeDoubleValueFrom(_ sender: Any?)
    @IBAction func takeFloatValueFrom(_ sender: Any?)
    @IBAction func takeIntValueFrom(_ sender: Any?)
    @IBAction func takeIntegerValueFrom(_ sender: Any?)
    @IBAction func takeObjectValueFrom(_ sender: Any?)
    @IBAction func takeStringValueFrom(_ sender: Any?)
  }
  @objc(NSControlBorderShape) enum NSControl.BorderShape: Int {}
  @objc(NSControlSize) enum NSControl.ControlSize: UInt {}
  @objc(NSCellImagePosition) enum NSControl.ImagePosition: UInt {}
  @objc(NSControlStateValue) enum NSControl.StateValue: Int {}
  @objc(NSControlTint) enum NSControl.Tint: UInt {}
  protocol NSControlTextEditingDelegate {}
  class NSController: NSObject, NSCoding, NSEditor, NSEditorRegistration {
    @methods var commitEditing: Bool { get }
    @objc(editing) var isEditing: Bool { @objc(isEditing) get }
  }
  class NSCursor: NSObject, NSCoding, NSSecureCoding {
    var hotSpot: CGPoint { get }
    var image: NSImage { get }
    @methods @objc(setOnMouseEntered) var isSetOnMouseEntered: Bool { @objc(isSetOnMouseEntered) get }
    @methods @objc(setOnMouseExited) var isSetOnMouseExited: Bool { @objc(isSetOnMouseExited) get }
    func setOnMouseEntered(_: Any)
    func setOnMouseExited(_: Any)
  }
  class NSCustomImageRep: NSImageRep {
    var delegate: Any? { get }
    var drawSelector: Selector? { get }
    @available(macOS 10.8, *) var drawingHandler: (() -> Void)? { get }
  }
  @available(macOS 10.12, *)
  class NSCustomTouchBarItem: NSTouchBarItem {
    var customizationLabel: String
    var view: NSView
    var viewController: NSViewController?
  }
  @incomplete
  class NSCustomView: NSView {}
  @available(macOS 10.11, *)
  class NSDataAsset: NSObject {
    var data: Data { get }
    var name: String { get }
    var typeIdentifier: String { get }
  }
  class NSDatePicker: NSControl {
    var backgroundColor: NSColor
    @objc(bezeled) var isBezeled: Bool { @objc(isBezeled) get set }
    @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    var calendar: Calendar?
    var datePickerElements: NSDatePicker.ElementFlags
    var datePickerMode: NSDatePicker.Mode
    var datePickerStyle: NSDatePicker.Style
    var dateValue: Date
    var delegate: NSDatePickerCellDelegate?
    var drawsBackground: Bool
    var locale: Locale?
    var maxDate: Date?
    var minDate: Date?
    @available(macOS 10.15, *) var presentsCalendarOverlay: Bool
    var textColor: NSColor
    var timeInterval: TimeInterval
    var timeZone: TimeZone?
  }
  @objc(NSDatePickerElementFlags) struct NSDatePicker.ElementFlags: OptionSet<UInt> {}
  @objc(NSDatePickerMode) enum NSDatePicker.Mode: UInt {}
  @objc(NSDatePickerStyle) enum NSDatePicker.Style: UInt {}
  class NSDatePickerCell: NSActionCell {
    var backgroundColor: NSColor
    var calendar: Calendar?
    var datePickerElements: NSDatePicker.ElementFlags
    var datePickerMode: NSDatePicker.Mode
    var datePickerStyle: NSDatePicker.Style
    var dateValue: Date
    var delegate: NSDatePickerCellDelegate?
    var drawsBackground: Bool
    var locale: Locale?
    var maxDate: Date?
    var minDate: Date?
    var textColor: NSColor
    var timeInterval: TimeInterval
    var timeZone: TimeZone?
  }
  protocol NSDatePickerCellDelegate {}
  @objc struct NSDeviceDescriptionKey: RawRepresentable<String> {}
  @available(macOS 10.5, *)
  class NSDictionaryController: NSArrayController {
    var excludedKeys: [String]
    var includedKeys: [String]
    var initialKey: String
    var initialValue: Any
    var localizedKeyDictionary: [String: String]
    var localizedKeyTable: String?
  }
  @available(macOS 10.11, *)
  class NSDictionaryControllerKeyValuePair: NSObject {
    @objc(explicitlyIncluded) var isExplicitlyIncluded: Bool { @objc(isExplicitlyIncluded) get }
    var key: String?
    var localizedKey: String?
    var value: Any?
  }
  @available(macOS 10.15, *)
  class NSDiffableDataSourceSnapshot: NSObject {
    var itemIdentifiers: [Any] { get }
    var numberOfItems: Int { get }
    var numberOfSections: Int { get }
    @available(macOS 12.0, *) var reconfiguredItemIdentifiers: [Any] { get }
    @available(macOS 12.0, *) var reloadedItemIdentifiers: [Any] { get }
    @available(macOS 12.0, *) var reloadedSectionIdentifiers: [Any] { get }
    var sectionIdentifiers: [Any] { get }
  }
  @objc struct NSDirectionalRectEdge: OptionSet<UInt> {}
  class NSDockTile: NSObject {
    var badgeLabel: String?
    var contentView: NSView?
    var owner: Any? { get }
    var showsApplicationBadge: Bool
    var size: CGSize { get }
  }
  class NSDocument: NSObject, NSEditorRegistration, NSFilePresenter, NSMenuItemValidation, NSUserActivityRestoring, NSUserInterfaceValidations {
    @available(macOS 10.9, *) @objc(PDFPrintOperation) var pdfPrintOperation: NSPrintOperation { get }
    @available(macOS 10.13, *) var allowsDocumentSharing: Bool { get }
    var autosavedContentsFileURL: URL?
    var autosavingFileType: String? { get }
    @available(macOS 10.7, *) var autosavingIsImplicitlyCancellable: Bool { get }
    @available(macOS 10.8, *) var backupFileURL: URL? { get }
    @available(macOS 10.12, *) @objc(browsingVersions) var isBrowsingVersions: Bool { @objc(isBrowsingVersions) get }
    @available(macOS 10.8, *) var defaultDraftName: String { get }
    var displayName: String
    @objc(documentEdited) var isDocumentEdited: Bool { @objc(isDocumentEdited) get }
    @available(macOS 10.8, *) @objc(draft) var isDraft: Bool { @objc(isDraft) get set }
    @available(macOS 10.7, *) @objc(entireFileLoaded) var isEntireFileLoaded: Bool { @objc(isEntireFileLoaded) get }
    var fileModificationDate: Date?
    @methods var fileName: String?
    var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { get }
    var fileType: String?
    var fileTypeFromLastRunSavePanel: String? { get }
    var fileURL: URL?
    var hasUnautosavedChanges: Bool { get }
    var hasUndoManager: Bool
    @available(macOS 10.7, *) @objc(inViewingMode) var isInViewingMode: Bool { @objc(isInViewingMode) get }
    @methods var keepBackupFile: Bool { get }
    var lastComponentOfFileName: String
    @available(macOS 10.8, *) @objc(locked) var isLocked: Bool { @objc(isLocked) get }
    @unsure var objectSpecifier: NSScriptObjectSpecifier { get }
    @available(macOS 10.13, *) var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    var presentedItemOperationQueue: OperationQueue { get }
    var presentedItemURL: URL? { get }
    @available(macOS 13.2, *) var previewRepresentableActivityItems: [NSPreviewRepresentableActivityItem]?
    var printInfo: NSPrintInfo
    @available(macOS 15.0, *) var savePanelShowsFileFormatsControl: Bool { get }
    var shouldRunSavePanelWithAccessoryView: Bool { get }
    var undoManager: UndoManager?
    @available(macOS 10.10, *) var userActivity: NSUserActivity?
    var windowControllers: [NSWindowController] { get }
    var windowForSheet: NSWindow? { get }
    var windowNibName: String? { get }
    @IBAction func browseDocumentVersions(_ sender: Any?)
    @IBAction func duplicateDocument(_ sender: Any?)
    @IBAction func lockDocument(_ sender: Any?)
    @IBAction func moveDocument(_ sender: Any?)
    @IBAction func moveDocumentToUbiquityContainer(_ sender: Any?)
    @IBAction func printDocument(_ sender: Any?)
    @IBAction func renameDocument(_ sender: Any?)
    @IBAction func revertDocumentToSaved(_ sender: Any?)
    @IBAction func runPageLayout(_ sender: Any?)
    @IBAction func saveDocument(_ sender: Any?)
    @IBAction func saveDocumentAs(_ sender: Any?)
    @IBAction func saveDocumentTo(_ sender: Any?)
    @IBAction func saveDocumentToPDF(_ sender: Any?)
    func setWindow(_: Any)
    @IBAction func unlockDocument(_ sender: Any?)
  }
  class NSDocumentController: NSObject, NSCoding, NSMenuItemValidation, NSUserInterfaceValidations, NSWindowRestoration {
    @methods @objc(URLsFromRunningOpenPanel) var urLsFromRunningOpenPanel: [URL]? { get }
    @available(macOS 10.13, *) var allowsAutomaticShareMenu: Bool { get }
    var autosavingDelay: TimeInterval
    var currentDirectory: String? { get }
    var currentDocument: NSDocument? { get }
    var defaultType: String? { get }
    var documentClassNames: [String] { get }
    var documents: [NSDocument] { get }
    @unsure var fileNamesFromRunningOpenPanel: [Any]? { get }
    var hasEditedDocuments: Bool { get }
    var maximumRecentDocumentCount: UInt { get }
    var recentDocumentURLs: [URL] { get }
    @methods var shouldCreateUI: Bool
    @available(macOS 10.13, *) var standardShareMenuItem: NSMenuItem { get }
    @IBAction func clearRecentDocuments(_ sender: Any?)
    @IBAction func newDocument(_ sender: Any?)
    @IBAction func openDocument(_ sender: Any?)
    @IBAction func saveAllDocuments(_ sender: Any?)
  }
  protocol NSDraggingDestination {}
  @objc enum NSDraggingFormation: Int {}
  @available(macOS 10.7, *)
  class NSDraggingImageComponent: NSObject {
    var contents: Any?
    var frame: CGRect
    var key: NSDraggingImageComponent.Key
  }
  @objc(NSDraggingImageComponentKey) struct NSDraggingImageComponent.Key: RawRepresentable<String> {}
  class NSDraggingItem: NSObject {
    var draggingFrame: CGRect
    var imageComponents: [NSDraggingImageComponent]? { get }
    var imageComponentsProvider: (() -> Void)?
    var item: Any { get }
    func setDraggingFrame(_: Any, contents: Any)
  }
  class NSDraggingSession: NSObject {
    var animatesToStartingPositionsOnCancelOrFail: Bool
    var draggingFormation: NSDraggingFormation
    var draggingLeaderIndex: Int
    var draggingLocation: CGPoint { get }
    var draggingPasteboard: NSPasteboard { get }
    var draggingSequenceNumber: Int { get }
  }
  protocol NSDraggingSource {}
  class NSDrawer: NSResponder, NSAccessibility, NSAccessibilityElementProtocol {
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var contentSize: CGSize
    var contentView: NSView?
    var delegate: NSDrawerDelegate?
    var edge: NSRectEdge { get }
    var leadingOffset: CGFloat
    var maxContentSize: CGSize
    var minContentSize: CGSize
    var parentWindow: NSWindow?
    var preferredEdge: NSRectEdge
    var state: Int { get }
    var trailingOffset: CGFloat
    @IBAction func close(_ sender: Any?)
    @IBAction func `open`(_ sender: Any?)
    @IBAction func toggle(_ sender: Any?)
  }
  protocol NSDrawerDelegate {}
  class NSEPSImageRep: NSImageRep {
    @objc(EPSRepresentation) var epsRepresentation: Data { get }
    var boundingBox: CGRect { get }
  }
  protocol NSEditor {}
  protocol NSEditorRegistration {}
  class NSEvent: NSObject, NSCoding {
    @objc(ARepeat) var isARepeat: Bool { @objc(isARepeat) get }
    @objc(CGEvent) var cgEvent: CGEvent? { get }
    var absoluteX: Int { get }
    var absoluteY: Int { get }
    var absoluteZ: Int { get }
    @available(macOS 10.12, *) var allTouches: Set<NSTouch> { get }
    @available(macOS 10.10, *) var associatedEventsMask: NSEvent.Mask { get }
    var buttonMask: NSEvent.ButtonMask { get }
    var buttonNumber: Int { get }
    var capabilityMask: UInt { get }
    var characters: String? { get }
    var charactersIgnoringModifiers: String? { get }
    var clickCount: Int { get }
    var context: NSGraphicsContext? { get }
    var data1: Int { get }
    var data2: Int { get }
    var deltaX: CGFloat { get }
    var deltaY: CGFloat { get }
    var deltaZ: CGFloat { get }
    var deviceID: UInt { get }
    @available(macOS 10.7, *) @objc(directionInvertedFromDevice) var isDirectionInvertedFromDevice: Bool { @objc(isDirectionInvertedFromDevice) get }
    @objc(enteringProximity) var isEnteringProximity: Bool { @objc(isEnteringProximity) get }
    var eventNumber: Int { get }
    var eventRef: UnsafeMutableRawPointer? { get }
    @available(macOS 10.7, *) var hasPreciseScrollingDeltas: Bool { get }
    var keyCode: UInt16 { get }
    var locationInWindow: CGPoint { get }
    var magnification: CGFloat { get }
    var modifierFlags: NSEvent.ModifierFlags { get }
    @available(macOS 10.7, *) var momentumPhase: NSEvent.Phase { get }
    @available(macOS 10.7, *) var phase: NSEvent.Phase { get }
    @methods var pointingDeviceID: UInt { get }
    var pointingDeviceSerialNumber: UInt { get }
    var pointingDeviceType: NSPointingDeviceType { get }
    var pressure: Float { get }
    @unsure var pressureBehavior: NSPressureBehavior { get }
    var rotation: Float { get }
    @available(macOS 10.7, *) var scrollingDeltaX: CGFloat { get }
    @available(macOS 10.7, *) var scrollingDeltaY: CGFloat { get }
    @available(macOS 10.10, *) var stage: Int { get }
    @available(macOS 10.10, *) var stageTransition: CGFloat { get }
    var subtype: NSEvent.Subtype { get }
    var systemTabletID: UInt { get }
    var tabletID: UInt { get }
    var tangentialPressure: Float { get }
    var tilt: CGPoint { get }
    var timestamp: TimeInterval { get }
    var trackingArea: NSTrackingArea? { get }
    var trackingNumber: Int { get }
    var type: NSEvent.EventType { get }
    var uniqueID: UInt64 { get }
    var userData: UnsafeMutableRawPointer? { get }
    var vendorDefined: Any { get }
    var vendorID: UInt { get }
    var vendorPointingDeviceType: UInt { get }
    var window: NSWindow? { get }
    var windowNumber: Int { get }
  }
  @objc(NSEventButtonMask) struct NSEvent.ButtonMask: OptionSet<UInt> {}
  @objc(NSEventType) enum NSEvent.EventType: UInt {}
  @objc(NSEventMask) struct NSEvent.Mask: OptionSet<UInt64> {}
  @objc(NSEventModifierFlags) struct NSEvent.ModifierFlags: OptionSet<UInt> {}
  @objc(NSEventPhase) struct NSEvent.Phase: OptionSet<UInt> {}
  @objc(NSEventSubtype) enum NSEvent.Subtype: Int16 {}
  @available(macOS 10.12, *)
  class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
    var delegate: NSFilePromiseProviderDelegate?
    var fileType: String
    var userInfo: Any?
  }
  protocol NSFilePromiseProviderDelegate {}
  @available(macOS 10.12, *)
  class NSFilePromiseReceiver: NSObject, NSPasteboardReading {
    var fileNames: [String] { get }
    var fileTypes: [String] { get }
  }
  extension NSFileWrapper {
    var icon: NSImage?
  }
  @objc enum NSFocusRingType: UInt {}
  class NSFont: NSObject, NSCoding, NSSecureCoding {
    var ascender: CGFloat { get }
    var boundingRectForFont: CGRect { get }
    var capHeight: CGFloat { get }
    var coveredCharacterSet: CharacterSet { get }
    var descender: CGFloat { get }
    var displayName: String? { get }
    var familyName: String? { get }
    @objc(fixedPitch) var isFixedPitch: Bool { @objc(isFixedPitch) get }
    var fontDescriptor: NSFontDescriptor { get }
    var fontName: String { get }
    var italicAngle: CGFloat { get }
    var leading: CGFloat { get }
    @unsure var matrix: UnsafeMutablePointer<CGFloat> { get }
    var maximumAdvancement: CGSize { get }
    var mostCompatibleStringEncoding: NSStringEncoding { get }
    var numberOfGlyphs: UInt { get }
    var pointSize: CGFloat { get }
    var printerFont: NSFont { get }
    var renderingMode: NSFont.RenderingMode { get }
    var screenFont: NSFont { get }
    var textTransform: AffineTransform { get }
    var underlinePosition: CGFloat { get }
    var underlineThickness: CGFloat { get }
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get }
    @methods var verticalFont: NSFont { get }
    var xHeight: CGFloat { get }
    func setInContext(_: Any)
  }
  @objc(NSFontAction) enum NSFont.Action: UInt {}
  @objc(NSFontRenderingMode) enum NSFont.RenderingMode: UInt {}
  @available(macOS 10.13, *)
  class NSFontAssetRequest: NSObject, NSProgressReporting {
    var downloadedFontDescriptors: [NSFontDescriptor] { get }
    var progress: Progress { get }
  }
  protocol NSFontChanging {}
  @available(macOS 10.7, *)
  class NSFontCollection: NSObject, NSCoding {
    @methods var exclusionDescriptors: [NSFontDescriptor]? { get }
    @methods var matchingDescriptors: [NSFontDescriptor]? { get }
    @methods var queryDescriptors: [NSFontDescriptor]? { get }
  }
  class NSFontDescriptor: NSObject, NSCoding, NSSecureCoding {
    var fontAttributes: [NSFontDescriptor.AttributeName: Any] { get }
    var matrix: AffineTransform? { get }
    var pointSize: CGFloat { get }
    var postscriptName: String? { get }
    @available(macOS 10.13, *) var requiresFontAssetRequest: Bool { get }
    var symbolicTraits: NSFontDescriptor.SymbolicTraits { get }
  }
  @objc(NSFontDescriptorAttributeName) struct NSFontDescriptor.AttributeName: RawRepresentable<String> {}
  @objc(NSFontDescriptorSymbolicTraits) struct NSFontDescriptor.SymbolicTraits: OptionSet<UInt32> {}
  class NSFontManager: NSObject, NSMenuItemValidation {
    var action: Selector
    var availableFontFamilies: [String] { get }
    var availableFonts: [String] { get }
    var collectionNames: [Any] { get }
    var currentFontAction: NSFont.Action { get }
    var delegate: Any?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @objc(multiple) var isMultiple: Bool { @objc(isMultiple) get }
    var selectedFont: NSFont? { get }
    var sendAction: Bool { get }
    var target: Any?
    @IBAction func addFontTrait(_ sender: Any?)
    @IBAction func modifyFont(_ sender: Any?)
    @IBAction func modifyFontViaPanel(_ sender: Any?)
    @IBAction func orderFrontFontPanel(_ sender: Any?)
    @IBAction func orderFrontStylesPanel(_ sender: Any?)
    @IBAction func removeFontTrait(_ sender: Any?)
    func setFontMenu(_: Any)
    func setSelectedAttributes(_: Any, isMultiple: Any)
    func setSelectedFont(_: Any, isMultiple: Any)
  }
  class NSFontPanel: NSPanel {
    var accessoryView: NSView?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var worksWhenModal: Bool
    func setPanelFont(_: Any, isMultiple: Any)
  }
  @available(macOS 10.0, *)
  class NSForm: NSMatrix {
    var indexOfSelectedItem: Int { get }
    @available(macOS 10.8, *) @methods var preferredTextFieldWidth: CGFloat
    func setBezeled(_: Any)
    func setBordered(_: Any)
    func setEntryWidth(_: Any)
    func setFrameSize(_: Any)
    func setInterlineSpacing(_: Any)
    func setTextAlignment(_: Any)
    func setTextBaseWritingDirection(_: Any)
    func setTextFont(_: Any)
    func setTitleAlignment(_: Any)
    func setTitleBaseWritingDirection(_: Any)
    func setTitleFont(_: Any)
  }
  class NSFormCell: NSActionCell {
    var attributedTitle: NSAttributedString
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get }
    var placeholderAttributedString: NSAttributedString?
    var placeholderString: String?
    @available(macOS 10.8, *) var preferredTextFieldWidth: CGFloat
    var title: String
    var titleAlignment: NSTextAlignment
    var titleBaseWritingDirection: NSWritingDirection
    var titleFont: NSFont
    var titleWidth: CGFloat
    func setTitleWithMnemonic(_: Any)
  }
  @available(macOS 10.10, *)
  class NSGestureRecognizer: NSObject, NSCoding {
    var action: Selector?
    var allowedTouchTypes: NSTouch.TouchTypeMask
    var delaysKeyEvents: Bool
    var delaysMagnificationEvents: Bool
    var delaysOtherMouseButtonEvents: Bool
    var delaysPrimaryMouseButtonEvents: Bool
    var delaysRotationEvents: Bool
    var delaysSecondaryMouseButtonEvents: Bool
    var delegate: NSGestureRecognizerDelegate?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(macOS 26.0, *) @unsure var modifierFlags: NSEvent.ModifierFlags { get }
    @available(macOS 26.0, *) var name: String?
    @available(macOS 10.11, *) var pressureConfiguration: NSPressureConfiguration
    var state: NSGestureRecognizer.State
    var target: Any?
    var view: NSView? { get }
    func setState(_: Any)
  }
  @objc(NSGestureRecognizerState) enum NSGestureRecognizer.State: Int {}
  protocol NSGestureRecognizerDelegate {}
  @available(macOS 26.0, *)
  class NSGlassEffectContainerView: NSView {
    var contentView: NSView?
    var spacing: CGFloat
  }
  @available(macOS 26.0, *)
  class NSGlassEffectView: NSView {
    var contentView: NSView?
    var cornerRadius: CGFloat
    var style: NSGlassEffectView.Style
    var tintColor: NSColor?
  }
  @objc(NSGlassEffectViewStyle) enum NSGlassEffectView.Style: Int {}
  class NSGlyphGenerator: NSObject {}
  class NSGlyphInfo: NSObject, NSCoding, NSSecureCoding {
    @available(macOS 10.13, *) var baseString: String { get }
    var characterCollection: NSCharacterCollection { get }
    var characterIdentifier: UInt { get }
    @available(macOS 10.13, *) var glyphID: CGGlyph { get }
    var glyphName: String? { get }
  }
  protocol NSGlyphStorage {}
  class NSGradient: NSObject, NSCoding, NSSecureCoding {
    var colorSpace: NSColorSpace { get }
    var numberOfColorStops: Int { get }
  }
  class NSGraphicsContext: NSObject {
    @available(macOS 10.10, *) @objc(CGContext) var cgContext: CGContext { get }
    @objc(CIContext) var ciContext: CIContext? { get }
    var attributes: [NSGraphicsContext.AttributeKey: Any]? { get }
    var colorRenderingIntent: NSColor.RenderingIntent
    var compositingOperation: NSCompositingOperation
    @objc(drawingToScreen) var isDrawingToScreen: Bool { @objc(isDrawingToScreen) get }
    @objc(flipped) var isFlipped: Bool { @objc(isFlipped) get }
    @methods var focusStack: Any!
    var graphicsPort: UnsafeMutableRawPointer { get }
    var imageInterpolation: NSImageInterpolation
    var patternPhase: CGPoint
    var shouldAntialias: Bool
  }
  @objc(NSGraphicsContextAttributeKey) struct NSGraphicsContext.AttributeKey: RawRepresentable<String> {}
  @available(macOS 10.12, *)
  class NSGridCell: NSObject, NSCoding {
    var column: NSGridColumn? { get }
    var contentView: NSView?
    var customPlacementConstraints: [NSLayoutConstraint]
    var row: NSGridRow? { get }
    var rowAlignment: NSGridRow.Alignment
    var xPlacement: NSGridCell.Placement
    var yPlacement: NSGridCell.Placement
  }
  @objc(NSGridCellPlacement) enum NSGridCell.Placement: Int {}
  @available(macOS 10.12, *)
  class NSGridColumn: NSObject, NSCoding {
    var gridView: NSGridView? { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var leadingPadding: CGFloat
    var numberOfCells: Int { get }
    var trailingPadding: CGFloat
    var width: CGFloat
    var xPlacement: NSGridCell.Placement
  }
  @available(macOS 10.12, *)
  class NSGridRow: NSObject, NSCoding {
    var bottomPadding: CGFloat
    var gridView: NSGridView? { get }
    var height: CGFloat
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var numberOfCells: Int { get }
    var rowAlignment: NSGridRow.Alignment
    var topPadding: CGFloat
    var yPlacement: NSGridCell.Placement
  }
  @objc(NSGridRowAlignment) enum NSGridRow.Alignment: Int {}
  @available(macOS 10.12, *)
  class NSGridView: NSView {
    var columnSpacing: CGFloat
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    var rowAlignment: NSGridRow.Alignment
    var rowSpacing: CGFloat
    var xPlacement: NSGridCell.Placement
    var yPlacement: NSGridCell.Placement
  }
  @available(macOS 10.12, *)
  class NSGroupTouchBarItem: NSTouchBarItem {
    var customizationLabel: String
    @available(macOS 10.13, *) var effectiveCompressionOptions: NSUserInterfaceCompressionOptions { get }
    var groupTouchBar: NSTouchBar
    @available(macOS 10.13, *) var groupUserInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    @available(macOS 10.13, *) var preferredItemWidth: CGFloat
    @available(macOS 10.13, *) var prefersEqualWidths: Bool
    @available(macOS 10.13, *) var prioritizedCompressionOptions: [NSUserInterfaceCompressionOptions]
  }
  @available(macOS 10.11, *)
  class NSHapticFeedbackManager: NSObject {}
  class NSHelpManager: NSObject {
    @IBAction func removeContextHelpForObject(_ sender: Any?)
    func setContextHelp(_: Any, forObject: Any)
  }
  protocol NSIgnoreMisspelledWords {}
  class NSImage: NSObject, NSItemProviderReading, NSItemProviderWriting, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding {
    @methods @objc(TIFFRepresentation) var tiffRepresentation: Data? { get }
    var accessibilityDescription: String?
    var alignmentRect: CGRect
    var backgroundColor: NSColor
    @methods var cacheDepthMatchesImageDepth: Bool
    var cacheMode: NSImage.CacheMode
    @methods @objc(cachedSeparately) var isCachedSeparately: Bool { @objc(isCachedSeparately) get set }
    @available(macOS 10.10, *) var capInsets: NSEdgeInsets
    @methods @objc(dataRetained) var isDataRetained: Bool { @objc(isDataRetained) get set }
    var delegate: NSImageDelegate?
    @methods @objc(flipped) var isFlipped: Bool { @objc(isFlipped) get set }
    @available(macOS 14.0, *) var locale: Locale? { get }
    var matchesOnMultipleResolution: Bool
    @available(macOS 10.7, *) var matchesOnlyOnBestFittingAxis: Bool
    @methods var name: String? { get }
    var prefersColorMatch: Bool
    @methods var representations: [NSImageRep] { get }
    @available(macOS 10.10, *) var resizingMode: NSImage.ResizingMode
    @methods var scalesWhenResized: Bool
    var size: CGSize
    @available(macOS 12.0, *) var symbolConfiguration: NSImageSymbolConfiguration { get }
    @objc(template) var isTemplate: Bool { @objc(isTemplate) get set }
    var usesEPSOnResolutionMismatch: Bool
    @objc(valid) var isValid: Bool { @objc(isValid) get }
    @available(macOS 10.13, *) var writableTypeIdentifiersForItemProvider: [String] { get }
    func setName(_: Any)
  }
  @objc(NSImageCacheMode) enum NSImage.CacheMode: UInt {}
  @objc(NSImageDynamicRange) enum NSImage.DynamicRange: Int {}
  @objc(NSImageLayoutDirection) enum NSImage.LayoutDirection: Int {}
  @objc(NSImageResizingMode) enum NSImage.ResizingMode: Int {}
  @objc enum NSImageAlignment: UInt {}
  class NSImageCell: NSCell {
    var imageAlignment: NSImageAlignment
    var imageFrameStyle: NSImageView.FrameStyle
    var imageScaling: NSImageScaling
  }
  protocol NSImageDelegate {}
  @objc enum NSImageInterpolation: UInt {}
  class NSImageRep: NSObject, NSCoding {
    var alpha: Bool { @objc(hasAlpha) get set }
    var bitsPerSample: Int
    var colorSpaceName: NSColorSpace.Name
    @methods var draw: Bool { get }
    @available(macOS 10.12, *) var layoutDirection: NSImage.LayoutDirection
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get set }
    var pixelsHigh: Int
    var pixelsWide: Int
    var size: CGSize
  }
  @objc enum NSImageScaling: UInt {}
  @available(macOS 11.0, *)
  class NSImageSymbolConfiguration: NSObject, NSCoding, NSSecureCoding {}
  class NSImageView: NSControl, NSAccessibilityImage, NSMenuItemValidation {
    @available(macOS 10.10, *) var accessibilityLabel: String?
    var allowsCutCopyPaste: Bool
    var animates: Bool
    @available(macOS 10.14, *) var contentTintColor: NSColor?
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var image: NSImage?
    var imageAlignment: NSImageAlignment
    @available(macOS 14.0, *) var imageDynamicRange: NSImage.DynamicRange { get }
    var imageFrameStyle: NSImageView.FrameStyle
    var imageScaling: NSImageScaling
    @available(macOS 14.0, *) var preferredImageDynamicRange: NSImage.DynamicRange
    @available(macOS 11.0, *) var symbolConfiguration: NSImageSymbolConfiguration?
    func setSymbolImage(_: Any, withContentTransition: Any)
    func setSymbolImage(_: Any, withContentTransition: Any, options: Any)
  }
  @objc(NSImageFrameStyle) enum NSImageView.FrameStyle: UInt {}
  extension NSIndexPath {
    @available(macOS 10.11, *) var item: Int { get }
  }
  class NSInputManager: NSObject, NSTextInput {
    var conversationIdentifier: Int { get }
    var hasMarkedText: Bool { get }
    @unsure var image: NSImage? { get }
    @unsure var language: String? { get }
    @unsure var localizedInputManagerName: String? { get }
    var markedRange: NSRange { get }
    var selectedRange: NSRange { get }
    @unsure var server: NSInputServer? { get }
    var validAttributesForMarkedText: [Any]? { get }
    @unsure var wantsToDelayTextChangeNotifications: Bool { get }
    @unsure var wantsToHandleMouseEvents: Bool { get }
    @unsure var wantsToInterpretAllKeystrokes: Bool { get }
    @IBAction func insertText(_ sender: Any?)
    @IBAction func markedTextAbandoned(_ sender: Any?)
    func setMarkedText(_: Any, selectedRange: Any)
  }
  class NSInputServer: NSObject, NSInputServerMouseTracker, NSInputServiceProvider {
    @IBAction func inputClientBecomeActive(_ sender: Any?)
    @IBAction func inputClientDisabled(_ sender: Any?)
    @IBAction func inputClientEnabled(_ sender: Any?)
    @IBAction func inputClientResignActive(_ sender: Any?)
    @IBAction func markedTextAbandoned(_ sender: Any?)
    @IBAction func terminate(_ sender: Any?)
  }
  protocol NSInputServerMouseTracker {}
  protocol NSInputServiceProvider {}
  typealias NSInterfaceStyle = UInt
  @available(macOS 26.0, *)
  class NSItemBadge: NSObject {
    @unsure var text: String { get }
  }
  extension NSItemProvider {
    @available(macOS 10.10, *) var containerFrame: CGRect { get }
    @available(macOS 10.10, *) var preferredPresentationSize: CGSize
    @available(macOS 10.10, *) var sourceFrame: CGRect { get }
  }
  @available(macOS 10.11, *)
  class NSLayoutAnchor: NSObject, NSCoding {
    @available(macOS 10.12, *) var constraintsAffectingLayout: [NSLayoutConstraint] { get }
    @available(macOS 10.12, *) var hasAmbiguousLayout: Bool { get }
    @available(macOS 10.12, *) var item: Any? { get }
    @available(macOS 10.12, *) var name: String { get }
  }
  @available(macOS 10.7, *)
  class NSLayoutConstraint: NSObject, NSAnimatablePropertyContainer {
    @available(macOS 10.10, *) @objc(active) var isActive: Bool { @objc(isActive) get set }
    var animations: [String: Any]
    var constant: CGFloat
    @available(macOS 10.12, *) @methods var firstAnchor: NSLayoutAnchor { get }
    var firstAttribute: NSLayoutConstraint.Attribute { get }
    var firstItem: Any? { get }
    var identifier: String?
    var multiplier: CGFloat { get }
    var priority: NSLayoutConstraint.Priority
    var relation: NSLayoutConstraint.Relation { get }
    @available(macOS 10.12, *) @methods var secondAnchor: NSLayoutAnchor? { get }
    var secondAttribute: NSLayoutConstraint.Attribute { get }
    var secondItem: Any? { get }
    var shouldBeArchived: Bool
  }
  @objc(NSLayoutAttribute) enum NSLayoutConstraint.Attribute: Int {}
  @objc(NSLayoutPriority) struct NSLayoutConstraint.Priority: RawRepresentable<Float> {}
  @objc(NSLayoutRelation) enum NSLayoutConstraint.Relation: Int {}
  @available(macOS 10.11, *)
  class NSLayoutDimension: NSLayoutAnchor {}
  @available(macOS 10.11, *)
  class NSLayoutGuide: NSObject, NSCoding, NSUserInterfaceItemIdentification {
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var frame: CGRect { get }
    @available(macOS 10.12, *) var hasAmbiguousLayout: Bool { get }
    var heightAnchor: NSLayoutDimension { get }
    var identifier: NSUserInterfaceItemIdentifier
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var owningView: NSView?
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
  }
  @available(macOS 10.7, *)
  class NSLayoutManager: NSObject, NSCoding, NSGlyphStorage, NSSecureCoding {
    var allowsNonContiguousLayout: Bool
    var backgroundLayoutEnabled: Bool
    var defaultAttachmentScaling: NSImageScaling
    var delegate: NSLayoutManagerDelegate?
    var extraLineFragmentRect: CGRect { get }
    var extraLineFragmentTextContainer: NSTextContainer? { get }
    var extraLineFragmentUsedRect: CGRect { get }
    @methods var firstTextView: NSTextView? { get }
    var firstUnlaidCharacterIndex: UInt { get }
    var firstUnlaidGlyphIndex: UInt { get }
    var glyphGenerator: NSGlyphGenerator
    var hasNonContiguousLayout: Bool { get }
    var hyphenationFactor: Float
    @available(macOS 10.14, *) var limitsLayoutForSuspiciousContents: Bool
    var numberOfGlyphs: UInt { get }
    var showsControlCharacters: Bool
    var showsInvisibleCharacters: Bool
    var textContainers: [NSTextContainer] { get }
    var textStorage: NSTextStorage?
    @methods var textViewForBeginningOfSelection: NSTextView? { get }
    var typesetter: NSTypesetter
    var typesetterBehavior: NSLayoutManager.TypesetterBehavior
    @available(macOS 10.15, *) var usesDefaultHyphenation: Bool
    var usesFontLeading: Bool
    var usesScreenFonts: Bool
    func setAttachmentSize(_: Any, forGlyphRange: Any)
    func setBoundsRect(_: Any, forTextBlock: Any, glyphRange: Any)
    func setCharacterIndex(_: Any, forGlyphAtIndex: Any)
    func setDrawsOutsideLineFragment(_: Any, forGlyphAtIndex: Any)
    func setExtraLineFragmentRect(_: Any, usedRect: Any, textContainer: Any)
    func setGlyphs(_: Any, properties: Any, characterIndexes: Any, font: Any, forGlyphRange: Any)
    func setIntAttribute(_: Any, value: Any, forGlyphAtIndex: Any)
    func setLayoutRect(_: Any, forTextBlock: Any, glyphRange: Any)
    func setLineFragmentRect(_: Any, forGlyphRange: Any, usedRect: Any)
    func setLocation(_: Any, forStartOfGlyphRange: Any)
    func setLocations(_: Any, startingGlyphIndexes: Any, count: Any, forGlyphRange: Any)
    func setNotShownAttribute(_: Any, forGlyphAtIndex: Any)
    func setTemporaryAttributes(_: Any, forCharacterRange: Any)
    func setTextContainer(_: Any, forGlyphRange: Any)
  }
  @objc(NSTypesetterBehavior) enum NSLayoutManager.TypesetterBehavior: Int {}
  protocol NSLayoutManagerDelegate {}
  @available(macOS 10.11, *)
  class NSLayoutXAxisAnchor: NSLayoutAnchor {}
  @available(macOS 10.11, *)
  class NSLayoutYAxisAnchor: NSLayoutAnchor {}
  class NSLevelIndicator: NSControl {
    @available(macOS 10.13, *) var criticalFillColor: NSColor
    var criticalValue: Double
    @available(macOS 10.13, *) var drawsTieredCapacityLevels: Bool
    @available(macOS 10.13, *) @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    @available(macOS 10.13, *) var fillColor: NSColor
    @available(macOS 10.10, *) var levelIndicatorStyle: NSLevelIndicator.Style
    var maxValue: Double
    var minValue: Double
    var numberOfMajorTickMarks: Int
    var numberOfTickMarks: Int
    @available(macOS 10.13, *) var placeholderVisibility: NSLevelIndicator.PlaceholderVisibility
    @available(macOS 10.13, *) var ratingImage: NSImage?
    @available(macOS 10.13, *) var ratingPlaceholderImage: NSImage?
    var tickMarkPosition: NSSlider.TickMarkPosition
    @available(macOS 10.13, *) var warningFillColor: NSColor
    var warningValue: Double
  }
  @objc(NSLevelIndicatorPlaceholderVisibility) enum NSLevelIndicator.PlaceholderVisibility: Int {}
  @objc(NSLevelIndicatorStyle) enum NSLevelIndicator.Style: UInt {}
  class NSLevelIndicatorCell: NSActionCell {
    var criticalValue: Double
    var levelIndicatorStyle: NSLevelIndicator.Style
    var maxValue: Double
    var minValue: Double
    var numberOfMajorTickMarks: Int
    var numberOfTickMarks: Int
    var tickMarkPosition: NSSlider.TickMarkPosition
    var warningValue: Double
    func setImage(_: Any)
  }
  @objc enum NSLineBreakMode: UInt {}
  @objc struct NSLineBreakStrategy: OptionSet<UInt> {}
  @available(macOS 10.10, *)
  class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    var magnification: CGFloat
  }
  class NSMatrix: NSControl, NSUserInterfaceValidations, NSViewToolTipOwner {
    var allowsEmptySelection: Bool
    @available(macOS 10.8, *) var autorecalculatesCellSize: Bool
    @objc(autoscroll) var isAutoscroll: Bool { @objc(isAutoscroll) get set }
    var autosizesCells: Bool
    var backgroundColor: NSColor
    var cellBackgroundColor: NSColor?
    var cellClass: AnyClass
    var cellSize: CGSize
    var cells: [NSCell] { get }
    var delegate: NSMatrixDelegate?
    var doubleAction: Selector?
    var drawsBackground: Bool
    var drawsCellBackground: Bool
    var intercellSpacing: CGSize
    var keyCell: NSCell?
    var mode: NSMatrix.Mode
    @methods var mouseDownFlags: Int { get }
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    var prototype: NSCell?
    var selectedCell: NSCell? { get }
    var selectedCells: [NSCell] { get }
    var selectedColumn: Int { get }
    var selectedRow: Int { get }
    @objc(selectionByRect) var isSelectionByRect: Bool { @objc(isSelectionByRect) get set }
    @methods var sendAction: Bool { get }
    var tabKeyTraversesCells: Bool
    @IBAction func selectAll(_ sender: Any?)
    @IBAction func selectText(_ sender: Any?)
    func setScrollable(_: Any)
    func setSelectionFrom(_: Any, to: Any, anchor: Any, highlight: Any)
    func setState(_: Any, atRow: Any, column: Any)
    func setToolTip(_: Any, forCell: Any)
    func setValidateSize(_: Any)
  }
  @objc(NSMatrixMode) enum NSMatrix.Mode: UInt {}
  protocol NSMatrixDelegate {}
  @objc struct NSMediaLibrary: OptionSet<UInt> {}
  class NSMediaLibraryBrowserController: NSObject {
    var frame: CGRect
    var mediaLibraries: NSMediaLibrary
    @objc(visible) var isVisible: Bool { @objc(isVisible) get set }
    @IBAction func togglePanel(_ sender: Any?)
  }
  class NSMenu: NSObject, NSAccessibility, NSAccessibilityElementProtocol, NSAppearanceCustomization, NSCoding, NSUserInterfaceItemIdentification {
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var allowsContextMenuPlugIns: Bool
    @available(macOS 10.9, *) var appearance: NSAppearance?
    @unsure @objc(attached) var isAttached: Bool { @objc(isAttached) get }
    @unsure var attachedMenu: NSMenu? { get }
    var autoenablesItems: Bool
    @available(macOS 15.2, *) var automaticallyInsertsWritingToolsItems: Bool
    @methods var contextMenuRepresentation: Any!
    var delegate: NSMenuDelegate?
    @available(macOS 10.9, *) var effectiveAppearance: NSAppearance { get }
    var font: NSFont!
    var highlightedItem: NSMenuItem? { get }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    var itemArray: [NSMenuItem]
    var menuBarHeight: CGFloat { get }
    var menuChangedMessagesEnabled: Bool
    @methods var menuRepresentation: Any!
    var minimumWidth: CGFloat
    var numberOfItems: Int { get }
    @available(macOS 14.0, *) var presentationStyle: NSMenu.PresentationStyle
    @methods var propertiesToUpdate: NSMenu.Properties { get }
    @available(macOS 14.0, *) var selectedItems: [NSMenuItem]
    @available(macOS 14.0, *) var selectionMode: NSMenu.SelectionMode
    var showsStateColumn: Bool
    var size: CGSize { get }
    var supermenu: NSMenu?
    @methods var tearOffMenuRepresentation: Any!
    var title: String
    @objc(tornOff) var isTornOff: Bool { @objc(isTornOff) get }
    @available(macOS 10.11, *) var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    func setSubmenu(_: Any, forItem: Any)
    @IBAction func submenuAction(_ sender: Any?)
  }
  @objc(NSMenuPresentationStyle) enum NSMenu.PresentationStyle: Int {}
  @objc(NSMenuProperties) struct NSMenu.Properties: OptionSet<UInt> {}
  @objc(NSMenuSelectionMode) enum NSMenu.SelectionMode: Int {}
  protocol NSMenuDelegate {}
  class NSMenuItem: NSObject, NSAccessibility, NSAccessibilityElementProtocol, NSCoding, NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem {
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var action: Selector?
    @available(macOS 12.0, *) var allowsAutomaticKeyEquivalentLocalization: Bool
    @available(macOS 12.0, *) var allowsAutomaticKeyEquivalentMirroring: Bool
    @available(macOS 10.13, *) var allowsKeyEquivalentWhenHidden: Bool
    @objc(alternate) var isAlternate: Bool { @objc(isAlternate) get set }
    var attributedTitle: NSAttributedString?
    @available(macOS 14.0, *) var badge: NSMenuItemBadge?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var hasSubmenu: Bool { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @objc(hiddenOrHasHiddenAncestor) var isHiddenOrHasHiddenAncestor: Bool { @objc(isHiddenOrHasHiddenAncestor) get }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    var image: NSImage?
    var indentationLevel: Int
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    var menu: NSMenu?
    var mixedStateImage: NSImage!
    @unsure var mnemonic: String? { get }
    @methods var mnemonicLocation: UInt
    var offStateImage: NSImage?
    var onStateImage: NSImage!
    var parentItem: NSMenuItem? { get }
    var representedObject: Any?
    @available(macOS 14.0, *) @objc(sectionHeader) var isSectionHeader: Bool { @objc(isSectionHeader) get }
    @objc(separatorItem) var isSeparatorItem: Bool { @objc(isSeparatorItem) get }
    var state: NSControl.StateValue
    var submenu: NSMenu?
    @available(macOS 14.4, *) var subtitle: String?
    var tag: Int
    var target: Any?
    var title: String
    var toolTip: String?
    var userKeyEquivalent: String { get }
    var view: NSView?
    func setTitleWithMnemonic(_: Any)
  }
  @available(macOS 14.0, *)
  class NSMenuItemBadge: NSObject {
    var itemCount: Int { get }
    var stringValue: String? { get }
    var type: NSMenuItemBadge.BadgeType { get }
  }
  @objc(NSMenuItemBadgeType) enum NSMenuItemBadge.BadgeType: Int {}
  class NSMenuItemCell: NSButtonCell {
    var imageWidth: CGFloat { get }
    var keyEquivalentWidth: CGFloat { get }
    var menuItem: NSMenuItem?
    var needsDisplay: Bool
    var needsSizing: Bool
    var stateImageWidth: CGFloat { get }
    var tag: Int
    var titleWidth: CGFloat { get }
  }
  protocol NSMenuItemValidation {}
  @available(macOS 10.15, *)
  class NSMenuToolbarItem: NSToolbarItem {
    var menu: NSMenu
    var showsIndicator: Bool
  }
  @objc enum NSModalResponse: Int {}
  class NSMovie: NSObject, NSCoding {}
  @available(macOS 10.7, *)
  class NSMutableFontCollection: NSFontCollection {
    var exclusionDescriptors: [NSFontDescriptor]?
    var queryDescriptors: [NSFontDescriptor]?
  }
  @available(macOS 10.0, *)
  class NSMutableParagraphStyle: NSParagraphStyle {
    var alignment: NSTextAlignment
    @available(macOS 10.11, *) var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    var defaultTabInterval: CGFloat
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var headerLevel: Int
    var hyphenationFactor: Float
    var lineBreakMode: NSLineBreakMode
    @available(macOS 11.0, *) var lineBreakStrategy: NSLineBreakStrategy
    var lineHeightMultiple: CGFloat
    var lineSpacing: CGFloat
    var maximumLineHeight: CGFloat
    var minimumLineHeight: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    var tabStops: [NSTextTab]
    var tailIndent: CGFloat
    var textBlocks: [NSTextBlock]
    var textLists: [NSTextList]
    var tighteningFactorForTruncation: Float
    @available(macOS 12.0, *) var usesDefaultHyphenation: Bool
    func setParagraphStyle(_: Any)
  }
  class NSNib: NSObject, NSCoding {}
  @available(macOS 14.0, *)
  class NSNibConnector: NSObject, NSCoding {
    var destination: Any?
    var label: String
    var source: Any?
  }
  @available(macOS 14.0, *)
  class NSNibControlConnector: NSNibConnector {}
  @available(macOS 14.0, *)
  class NSNibOutletConnector: NSNibConnector {}
  extension NSObject {
    @methods var accessibilityActionNames: [NSAccessibilityActionName] { get }
    @methods var accessibilityAttributeNames: [NSAccessibilityAttributeName] { get }
    @methods var accessibilityFocusedUIElement: Any? { get }
    @methods var accessibilityIsIgnored: Bool { get }
    @methods var accessibilityNotifiesWhenDestroyed: Bool { get }
    @methods var accessibilityParameterizedAttributeNames: [NSAccessibilityParameterizedAttributeName] { get }
    @methods var exposedBindings: [NSBindingName] { get }
  }
  class NSObjectController: NSController {
    var automaticallyPreparesContent: Bool
    var canAdd: Bool { get }
    var canRemove: Bool { get }
    var content: Any?
    @unsure var defaultFetchRequest: NSFetchRequest { get }
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var entityName: String?
    var fetchPredicate: NSPredicate?
    var managedObjectContext: NSManagedObjectContext?
    var objectClass: AnyClass!
    var selectedObjects: [Any] { get }
    var selection: Any { get }
    var usesLazyFetching: Bool
    @IBAction func add(_ sender: Any?)
    @IBAction func addObject(_ sender: Any?)
    @IBAction func fetch(_ sender: Any?)
    @IBAction func remove(_ sender: Any?)
    @IBAction func removeObject(_ sender: Any?)
  }
  class NSOpenGLContext: NSObject, NSLocking {
    @objc(CGLContextObj) var cglContextObj: UnsafeMutablePointer<_CGLContextObject>? { get }
    var currentVirtualScreen: GLint
    @available(macOS 10.3, *) var pixelBuffer: NSOpenGLPixelBuffer? { get }
    @available(macOS 10.3, *) var pixelBufferCubeMapFace: GLenum { get }
    @available(macOS 10.3, *) var pixelBufferMipMapLevel: GLint { get }
    @available(macOS 10.10, *) var pixelFormat: NSOpenGLPixelFormat { get }
    var view: NSView?
    func setFullScreen()
    func setOffScreen(_: Any, width: Any, height: Any, rowbytes: Any)
    func setPixelBuffer(_: Any, cubeMapFace: Any, mipMapLevel: Any, currentVirtualScreen: Any)
    func setTextureImageToPixelBuffer(_: Any, colorBuffer: Any)
    func setValues(_: Any, forParameter: Any)
  }
  @available(macOS 10.6, *)
  class NSOpenGLLayer: CAOpenGLLayer {
    var openGLContext: NSOpenGLContext?
    var openGLPixelFormat: NSOpenGLPixelFormat?
    var view: NSView?
  }
  @available(macOS 10.2, *)
  class NSOpenGLPixelBuffer: NSObject {
    @objc(CGLPBufferObj) var cglpBufferObj: UnsafeMutablePointer<_CGLPBufferObject>? { get }
    var pixelsHigh: GLsizei { get }
    var pixelsWide: GLsizei { get }
    var textureInternalFormat: GLenum { get }
    var textureMaxMipMapLevel: GLint { get }
    var textureTarget: GLenum { get }
  }
  class NSOpenGLPixelFormat: NSObject, NSCoding {
    @objc(CGLPixelFormatObj) var cglPixelFormatObj: UnsafeMutablePointer<_CGLPixelFormatObject>? { get }
    @methods var attributes: Data!
    var numberOfVirtualScreens: GLint { get }
  }
  class NSOpenGLView: NSView {
    var openGLContext: NSOpenGLContext?
    var pixelFormat: NSOpenGLPixelFormat?
    var wantsBestResolutionOpenGLSurface: Bool
    var wantsExtendedDynamicRangeOpenGLSurface: Bool
  }
  class NSOpenPanel: NSSavePanel {
    @objc(URLs) var urls: [URL] { get }
    @objc(accessoryViewDisclosed) var isAccessoryViewDisclosed: Bool { @objc(isAccessoryViewDisclosed) get set }
    var allowsMultipleSelection: Bool
    var canChooseDirectories: Bool
    var canChooseFiles: Bool
    var canDownloadUbiquitousContents: Bool
    var canResolveUbiquitousConflicts: Bool
    var filenames: [Any] { get }
    var resolvesAliases: Bool
  }
  protocol NSOpenSavePanelDelegate {}
  class NSOutlineView: NSTableView, NSAccessibilityOutline {
    var autoresizesOutlineColumn: Bool
    var autosaveExpandedItems: Bool
    var dataSource: NSOutlineViewDataSource?
    var delegate: NSOutlineViewDelegate?
    var indentationMarkerFollowsCell: Bool
    var indentationPerLevel: CGFloat
    var outlineTableColumn: NSTableColumn?
    @available(macOS 10.12, *) var stronglyReferencesItems: Bool
    @available(macOS 10.7, *) var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    @IBAction func collapseItem(_ sender: Any?)
    @IBAction func expandItem(_ sender: Any?)
    @IBAction func reloadItem(_ sender: Any?)
    func setDropItem(_: Any, dropChildIndex: Any)
  }
  protocol NSOutlineViewDataSource {}
  protocol NSOutlineViewDelegate {}
  class NSPDFImageRep: NSImageRep {
    @objc(PDFRepresentation) var pdfRepresentation: Data { get }
    var bounds: CGRect { get }
    var currentPage: Int
    var pageCount: Int { get }
  }
  class NSPDFInfo: NSObject, NSCoding {
    @objc(URL) var url: URL?
    @unsure var attributes: NSMutableDictionary { get }
    @objc(fileExtensionHidden) var isFileExtensionHidden: Bool { @objc(isFileExtensionHidden) get set }
    var orientation: NSPaperOrientation
    var paperSize: CGSize
    var tagNames: [String]
  }
  class NSPDFPanel: NSObject {
    var accessoryController: NSViewController?
    var defaultFileName: String
    var options: NSPDFPanel.Options
  }
  @objc(NSPDFPanelOptions) struct NSPDFPanel.Options: OptionSet<Int> {}
  class NSPICTImageRep: NSImageRep {
    @unsure @objc(PICTRepresentation) var pictRepresentation: Data { get }
    @unsure var boundingBox: CGRect { get }
  }
  @available(macOS 10.8, *)
  class NSPageController: NSViewController, NSAnimatablePropertyContainer {
    var animations: [String: Any]
    var arrangedObjects: [Any]
    var delegate: NSPageControllerDelegate?
    var selectedIndex: Int
    var selectedViewController: NSViewController? { get }
    var transitionStyle: NSPageController.TransitionStyle
    @IBAction func navigateBack(_ sender: Any?)
    @IBAction func navigateForward(_ sender: Any?)
    @IBAction func navigateForwardToObject(_ sender: Any?)
    @IBAction func takeSelectedIndexFrom(_ sender: Any?)
  }
  @objc(NSPageControllerTransitionStyle) enum NSPageController.TransitionStyle: Int {}
  protocol NSPageControllerDelegate {}
  class NSPageLayout: NSObject {
    @methods var accessoryControllers: [NSViewController] { get }
    @methods var accessoryView: NSView!
    var printInfo: NSPrintInfo? { get }
    @methods var runModal: Int { get }
  }
  @available(macOS 10.10, *)
  class NSPanGestureRecognizer: NSGestureRecognizer {
    var buttonMask: UInt
    @available(macOS 10.12, *) var numberOfTouchesRequired: Int
    func setTranslation(_: Any, inView: Any)
  }
  class NSPanel: NSWindow {
    var becomesKeyOnlyIfNeeded: Bool
    @objc(floatingPanel) var isFloatingPanel: Bool { @objc(isFloatingPanel) get set }
    var worksWhenModal: Bool
  }
  @objc enum NSPaperOrientation: Int {}
  @available(macOS 10.0, *)
  class NSParagraphStyle: NSObject, NSCoding, NSSecureCoding {
    var alignment: NSTextAlignment { get }
    @available(macOS 10.11, *) var allowsDefaultTighteningForTruncation: Bool { get }
    var baseWritingDirection: NSWritingDirection { get }
    var defaultTabInterval: CGFloat { get }
    var firstLineHeadIndent: CGFloat { get }
    var headIndent: CGFloat { get }
    var headerLevel: Int { get }
    var hyphenationFactor: Float { get }
    var lineBreakMode: NSLineBreakMode { get }
    @available(macOS 11.0, *) var lineBreakStrategy: NSLineBreakStrategy { get }
    var lineHeightMultiple: CGFloat { get }
    var lineSpacing: CGFloat { get }
    var maximumLineHeight: CGFloat { get }
    var minimumLineHeight: CGFloat { get }
    var paragraphSpacing: CGFloat { get }
    var paragraphSpacingBefore: CGFloat { get }
    var tabStops: [NSTextTab] { get }
    var tailIndent: CGFloat { get }
    var textBlocks: [NSTextBlock] { get }
    var textLists: [NSTextList] { get }
    var tighteningFactorForTruncation: Float { get }
    @available(macOS 12.0, *) var usesDefaultHyphenation: Bool { get }
  }
  class NSPasteboard: NSObject {
    @available(macOS 15.4, *) @unsure var accessBehavior: NSPasteboard.AccessBehavior { get }
    var changeCount: Int { get }
    @methods var clearContents: Int { get }
    var name: NSPasteboard.Name { get }
    var pasteboardItems: [NSPasteboardItem]? { get }
    @unsure var readFileWrapper: FileWrapper? { get }
    var types: [NSPasteboard.PasteboardType]? { get }
    func setData(_: Any, forType: Any)
    func setPropertyList(_: Any, forType: Any)
    func setString(_: Any, forType: Any)
  }
  @objc(NSPasteboardAccessBehavior) enum NSPasteboard.AccessBehavior: Int {}
  @objc(NSPasteboardName) struct NSPasteboard.Name: RawRepresentable<String> {}
  @objc(NSPasteboardType) struct NSPasteboard.PasteboardType: RawRepresentable<String> {}
  class NSPasteboardItem: NSObject, NSPasteboardReading, NSPasteboardWriting {
    var types: [NSPasteboard.PasteboardType] { get }
    func setData(_: Any, forType: Any)
    func setDataProvider(_: Any, forTypes: Any)
    func setPropertyList(_: Any, forType: Any)
    func setString(_: Any, forType: Any)
  }
  protocol NSPasteboardItemDataProvider {}
  protocol NSPasteboardReading {}
  protocol NSPasteboardWriting {}
  class NSPathCell: NSActionCell, NSMenuItemValidation, NSOpenSavePanelDelegate {
    @objc(URL) var url: URL?
    var allowedTypes: [String]?
    var backgroundColor: NSColor?
    var clickedPathComponentCell: NSPathComponentCell? { get }
    var delegate: NSPathCellDelegate?
    var doubleAction: Selector?
    var pathComponentCells: [NSPathComponentCell]
    var pathStyle: NSPathControl.Style
    var placeholderAttributedString: NSAttributedString?
    var placeholderString: String?
    func setControlSize(_: Any)
    func setObjectValue(_: Any)
  }
  protocol NSPathCellDelegate {}
  class NSPathComponentCell: NSTextFieldCell {
    @objc(URL) var url: URL?
    var image: NSImage?
  }
  class NSPathControl: NSControl {
    @objc(URL) var url: URL?
    @available(macOS 10.10, *) var allowedTypes: [String]?
    var backgroundColor: NSColor?
    var clickedPathComponentCell: NSPathComponentCell? { get }
    @available(macOS 10.10, *) var clickedPathItem: NSPathControlItem? { get }
    var delegate: NSPathControlDelegate?
    var doubleAction: Selector?
    @available(macOS 10.10, *) @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var menu: NSMenu?
    @methods var pathComponentCells: [NSPathComponentCell]
    @available(macOS 10.10, *) var pathItems: [NSPathControlItem]
    var pathStyle: NSPathControl.Style
    @available(macOS 10.10, *) var placeholderAttributedString: NSAttributedString?
    @available(macOS 10.10, *) var placeholderString: String?
    func setDraggingSourceOperationMask(_: Any, forLocal: Any)
  }
  @objc(NSPathStyle) enum NSPathControl.Style: Int {}
  protocol NSPathControlDelegate {}
  @available(macOS 10.10, *)
  class NSPathControlItem: NSObject {
    @objc(URL) var url: URL? { get }
    var attributedTitle: NSAttributedString
    var image: NSImage?
    var title: String
  }
  class NSPersistentDocument: NSDocument {
    var managedObjectContext: NSManagedObjectContext?
    @unsure var managedObjectModel: NSManagedObjectModel? { get }
  }
  @available(macOS 10.15, *)
  class NSPickerTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var collapsedRepresentationImage: NSImage?
    var collapsedRepresentationLabel: String
    var controlRepresentation: NSPickerTouchBarItem.ControlRepresentation
    var customizationLabel: String
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var numberOfOptions: Int
    var selectedIndex: Int
    var selectionColor: NSColor?
    var selectionMode: NSPickerTouchBarItem.SelectionMode
    var target: Any?
    func setEnabled(_: Any, atIndex: Any)
    func setImage(_: Any, atIndex: Any)
    func setLabel(_: Any, atIndex: Any)
  }
  @objc(NSPickerTouchBarItemControlRepresentation) enum NSPickerTouchBarItem.ControlRepresentation: Int {}
  @objc(NSPickerTouchBarItemSelectionMode) enum NSPickerTouchBarItem.SelectionMode: Int {}
  @objc enum NSPointingDeviceType: UInt {}
  @objc enum NSPopUpArrowPosition: UInt {}
  class NSPopUpButton: NSButton {
    @available(macOS 15.0, *) var altersStateOfSelectedItem: Bool
    var autoenablesItems: Bool
    var indexOfSelectedItem: Int { get }
    @methods var itemArray: [NSMenuItem] { get }
    @methods var itemTitles: [String] { get }
    var lastItem: NSMenuItem? { get }
    var menu: NSMenu?
    var numberOfItems: Int { get }
    var preferredEdge: NSRectEdge
    var pullsDown: Bool
    var selectedItem: NSMenuItem? { get }
    @available(macOS 10.10, *) var selectedTag: Int { get }
    var titleOfSelectedItem: String? { get }
    @available(macOS 15.0, *) var usesItemFromMenu: Bool
    func setTitle(_: Any)
  }
  class NSPopUpButtonCell: NSMenuItemCell, NSMenuItemValidation {
    var altersStateOfSelectedItem: Bool
    var arrowPosition: NSPopUpArrowPosition
    var autoenablesItems: Bool
    var indexOfSelectedItem: Int { get }
    var itemArray: [NSMenuItem] { get }
    var itemTitles: [String] { get }
    var lastItem: NSMenuItem? { get }
    var menu: NSMenu?
    var numberOfItems: Int { get }
    var preferredEdge: NSRectEdge
    var pullsDown: Bool
    var selectedItem: NSMenuItem? { get }
    var titleOfSelectedItem: String? { get }
    var usesItemFromMenu: Bool
    func setTitle(_: Any)
  }
  class NSPopover: NSResponder, NSAccessibility, NSAccessibilityElementProtocol, NSAppearanceCustomization {
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var animates: Bool
    @available(macOS 10.9, *) var appearance: NSAppearance?
    var behavior: NSPopover.Behavior
    var contentSize: CGSize
    var contentViewController: NSViewController?
    var delegate: NSPopoverDelegate?
    @available(macOS 10.10, *) @objc(detached) var isDetached: Bool { @objc(isDetached) get }
    @available(macOS 10.9, *) var effectiveAppearance: NSAppearance { get }
    @available(macOS 14.0, *) var hasFullSizeContent: Bool
    var positioningRect: CGRect
    @objc(shown) var isShown: Bool { @objc(isShown) get }
    @IBAction func performClose(_ sender: Any?)
  }
  @objc(NSPopoverBehavior) enum NSPopover.Behavior: Int {}
  protocol NSPopoverDelegate {}
  @available(macOS 10.12, *)
  class NSPopoverTouchBarItem: NSTouchBarItem {
    var collapsedRepresentation: NSView
    var collapsedRepresentationImage: NSImage?
    var collapsedRepresentationLabel: String
    var customizationLabel: String
    @methods var makeStandardActivatePopoverGestureRecognizer: NSGestureRecognizer { get }
    var popoverTouchBar: NSTouchBar
    var pressAndHoldTouchBar: NSTouchBar?
    var showsCloseButton: Bool
    @IBAction func dismissPopover(_ sender: Any?)
    @IBAction func showPopover(_ sender: Any?)
  }
  class NSPredicateEditor: NSRuleEditor {
    var rowTemplates: [NSPredicateEditorRowTemplate]
  }
  class NSPredicateEditorRowTemplate: NSObject, NSCoding {
    var compoundTypes: [NSNumber]? { get }
    var leftExpressions: [NSExpression]? { get }
    var modifier: NSComparisonPredicate.Modifier { get }
    var operators: [NSNumber]? { get }
    var options: UInt { get }
    var rightExpressionAttributeType: NSAttributeType { get }
    var rightExpressions: [NSExpression]? { get }
    var templateViews: [NSView] { get }
    func setPredicate(_: Any)
  }
  @available(macOS 10.10, *)
  class NSPressGestureRecognizer: NSGestureRecognizer {
    var allowableMovement: CGFloat
    var buttonMask: UInt
    var minimumPressDuration: TimeInterval
    @available(macOS 10.12, *) var numberOfTouchesRequired: Int
  }
  @objc enum NSPressureBehavior: Int {}
  @available(macOS 10.10, *)
  class NSPressureConfiguration: NSObject {
    var pressureBehavior: NSPressureBehavior { get }
  }
  protocol NSPreviewRepresentableActivityItem {}
  @available(macOS 13.0, *)
  class NSPreviewRepresentingActivityItem: NSObject, NSPreviewRepresentableActivityItem {
    var iconProvider: NSItemProvider? { get }
    var imageProvider: NSItemProvider? { get }
    var item: Any { get }
    var title: String? { get }
  }
  class NSPrintInfo: NSObject, NSCoding {
    @methods @objc(PMPageFormat) var pmPageFormat: UnsafeMutableRawPointer { get }
    @methods @objc(PMPrintSession) var pmPrintSession: UnsafeMutableRawPointer { get }
    @methods @objc(PMPrintSettings) var pmPrintSettings: UnsafeMutableRawPointer { get }
    var bottomMargin: CGFloat
    var dictionary: NSMutableDictionary { get }
    var horizontalPagination: NSPrintingPaginationMode
    @objc(horizontallyCentered) var isHorizontallyCentered: Bool { @objc(isHorizontallyCentered) get set }
    var imageablePageBounds: CGRect { get }
    var jobDisposition: NSPrintJobDispositionValue
    var leftMargin: CGFloat
    var localizedPaperName: String? { get }
    var orientation: NSPaperOrientation
    var paperName: NSPrinter.PaperName?
    var paperSize: CGSize
    var printSettings: NSMutableDictionary { get }
    var printer: NSPrinter
    var rightMargin: CGFloat
    var scalingFactor: CGFloat
    @objc(selectionOnly) var isSelectionOnly: Bool { @objc(isSelectionOnly) get set }
    var topMargin: CGFloat
    var verticalPagination: NSPrintingPaginationMode
    @objc(verticallyCentered) var isVerticallyCentered: Bool { @objc(isVerticallyCentered) get set }
    func setUpPrintOperationDefaultValues()
  }
  @objc struct NSPrintJobDispositionValue: RawRepresentable<String> {}
  class NSPrintOperation: NSObject {
    @objc(PDFPanel) var pdfPanel: NSPDFPanel
    @methods var accessoryView: NSView?
    var canSpawnSeparateThread: Bool
    var context: NSGraphicsContext? { get }
    @objc(copyingOperation) var isCopyingOperation: Bool { @objc(isCopyingOperation) get }
    @methods var createContext: NSGraphicsContext? { get }
    var currentPage: Int { get }
    @methods var deliverResult: Bool { get }
    @methods var jobStyleHint: String?
    var jobTitle: String?
    var pageOrder: NSPrintingPageOrder
    var pageRange: NSRange { get }
    @available(macOS 10.7, *) var preferredRenderingQuality: NSPrintRenderingQuality { get }
    var printInfo: NSPrintInfo
    var printPanel: NSPrintPanel
    @methods var runOperation: Bool { get }
    @methods var showPanels: Bool
    var showsPrintPanel: Bool
    var showsProgressPanel: Bool
    var view: NSView? { get }
  }
  class NSPrintPanel: NSObject {
    @methods var accessoryControllers: [NSViewController] { get }
    @methods var accessoryView: NSView?
    @methods var defaultButtonTitle: String?
    var helpAnchor: String?
    var jobStyleHint: NSPrintPanel.JobStyleHint?
    var options: NSPrintPanel.Options
    var printInfo: NSPrintInfo { get }
    @methods var runModal: Int { get }
  }
  @objc(NSPrintPanelJobStyleHint) struct NSPrintPanel.JobStyleHint: RawRepresentable<String> {}
  @objc(NSPrintPanelOptions) struct NSPrintPanel.Options: OptionSet<UInt> {}
  protocol NSPrintPanelAccessorizing {}
  class NSPrintPreviewGraphicsContext: NSGraphicsContext {}
  @objc enum NSPrintRenderingQuality: Int {}
  class NSPrinter: NSObject, NSCoding {
    @unsure var acceptsBinary: Bool { get }
    @unsure @objc(color) var isColor: Bool { @objc(isColor) get }
    var deviceDescription: [NSDeviceDescriptionKey: Any] { get }
    @unsure var domain: String { get }
    @unsure var host: String { get }
    var languageLevel: Int { get }
    var name: String { get }
    @unsure var note: String { get }
    @unsure @objc(outputStackInReverseOrder) var isOutputStackInReverseOrder: Bool { @objc(isOutputStackInReverseOrder) get }
    var type: NSPrinter.TypeName { get }
  }
  @objc(NSPrinterPaperName) struct NSPrinter.PaperName: RawRepresentable<String> {}
  @objc(NSPrinterTypeName) struct NSPrinter.TypeName: RawRepresentable<String> {}
  @objc enum NSPrintingPageOrder: Int {}
  @objc enum NSPrintingPaginationMode: UInt {}
  class NSProgressIndicator: NSView, NSAccessibilityGroup, NSAccessibilityProgressIndicator {
    @available(macOS 10.10, *) var accessibilityValue: NSNumber?
    @methods var animationDelay: TimeInterval
    @objc(bezeled) var isBezeled: Bool { @objc(isBezeled) get set }
    var controlSize: NSControl.ControlSize
    var controlTint: NSControl.Tint
    @objc(displayedWhenStopped) var isDisplayedWhenStopped: Bool { @objc(isDisplayedWhenStopped) get set }
    var doubleValue: Double
    @objc(indeterminate) var isIndeterminate: Bool { @objc(isIndeterminate) get set }
    var maxValue: Double
    var minValue: Double
    @available(macOS 14.0, *) var observedProgress: Progress?
    var style: NSProgressIndicator.Style
    var usesThreadedAnimation: Bool
    @IBAction func animate(_ sender: Any?)
    @IBAction func startAnimation(_ sender: Any?)
    @IBAction func stopAnimation(_ sender: Any?)
  }
  @objc(NSProgressIndicatorStyle) enum NSProgressIndicator.Style: UInt {}
  @objc enum NSRectAlignment: Int {}
  @objc enum NSRectEdge: UInt {}
  @objc struct NSRemoteNotificationType: OptionSet<UInt> {}
  class NSResponder: NSObject, NSCoding, NSStandardKeyBindingResponding, NSTouchBarProvider, NSUserActivityRestoring {
    @methods var acceptsFirstResponder: Bool { get }
    @methods var becomeFirstResponder: Bool { get }
    @methods var interfaceStyle: NSInterfaceStyle
    @methods var makeTouchBar: NSTouchBar? { get }
    var menu: NSMenu?
    var nextResponder: NSResponder?
    @methods var resignFirstResponder: Bool { get }
    var touchBar: NSTouchBar?
    @unsure var undoManager: UndoManager? { get }
    @available(macOS 10.10, *) var userActivity: NSUserActivity?
    @IBAction func cancelOperation(_ sender: Any?)
    @IBAction func capitalizeWord(_ sender: Any?)
    @IBAction func centerSelectionInVisibleArea(_ sender: Any?)
    @IBAction func changeCaseOfLetter(_ sender: Any?)
    @IBAction func complete(_ sender: Any?)
    @IBAction func deleteBackward(_ sender: Any?)
    @IBAction func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?)
    @IBAction func deleteForward(_ sender: Any?)
    @IBAction func deleteToBeginningOfLine(_ sender: Any?)
    @IBAction func deleteToBeginningOfParagraph(_ sender: Any?)
    @IBAction func deleteToEndOfLine(_ sender: Any?)
    @IBAction func deleteToEndOfParagraph(_ sender: Any?)
    @IBAction func deleteToMark(_ sender: Any?)
    @IBAction func deleteWordBackward(_ sender: Any?)
    @IBAction func deleteWordForward(_ sender: Any?)
    @IBAction func indent(_ sender: Any?)
    @IBAction func insertBacktab(_ sender: Any?)
    @IBAction func insertContainerBreak(_ sender: Any?)
    @IBAction func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?)
    @IBAction func insertLineBreak(_ sender: Any?)
    @IBAction func insertNewline(_ sender: Any?)
    @IBAction func insertNewlineIgnoringFieldEditor(_ sender: Any?)
    @IBAction func insertParagraphSeparator(_ sender: Any?)
    @IBAction func insertSingleQuoteIgnoringSubstitution(_ sender: Any?)
    @IBAction func insertTab(_ sender: Any?)
    @IBAction func insertTabIgnoringFieldEditor(_ sender: Any?)
    @IBAction func insertText(_ sender: Any?)
    @IBAction func lowercaseWord(_ sender: Any?)
    @IBAction func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
    @IBAction func makeBaseWritingDirectionNatural(_ sender: Any?)
    @IBAction func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
    @IBAction func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    @IBAction func makeTextWritingDirectionNatural(_ sender: Any?)
    @IBAction func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    @IBAction func moveBackward(_ sender: Any?)
    @IBAction func moveBackwardAndModifySelection(_ sender: Any?)
    @IBAction func moveDown(_ sender: Any?)
    @IBAction func moveDownAndModifySelection(_ sender: Any?)
    @IBAction func moveForward(_ sender: Any?)
    @IBAction func moveForwardAndModifySelection(_ sender: Any?)
    @IBAction func moveLeft(_ sender: Any?)
    @IBAction func moveLeftAndModifySelection(_ sender: Any?)
    @IBAction func moveParagraphBackwardAndModifySelection(_ sender: Any?)
    @IBAction func moveParagraphForwardAndModifySelection(_ sender: Any?)
    @IBAction func moveRight(_ sender: Any?)
    @IBAction func moveRightAndModifySelection(_ sender: Any?)
    @IBAction func moveToBeginningOfDocument(_ sender: Any?)
    @IBAction func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?)
    @IBAction func moveToBeginningOfLine(_ sender: Any?)
    @IBAction func moveToBeginningOfLineAndModifySelection(_ sender: Any?)
    @IBAction func moveToBeginningOfParagraph(_ sender: Any?)
    @IBAction func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?)
    @IBAction func moveToEndOfDocument(_ sender: Any?)
    @IBAction func moveToEndOfDocumentAndModifySelection(_ sender: Any?)
    @IBAction func moveToEndOfLine(_ sender: Any?)
    @IBAction func moveToEndOfLineAndModifySelection(_ sender: Any?)
    @IBAction func moveToEndOfParagraph(_ sender: Any?)
    @IBAction func moveToEndOfParagraphAndModifySelection(_ sender: Any?)
    @IBAction func moveToLeftEndOfLine(_ sender: Any?)
    @IBAction func moveToLeftEndOfLineAndModifySelection(_ sender: Any?)
    @IBAction func moveToRightEndOfLine(_ sender: Any?)
    @IBAction func moveToRightEndOfLineAndModifySelection(_ sender: Any?)
    @IBAction func moveUp(_ sender: Any?)
    @IBAction func moveUpAndModifySelection(_ sender: Any?)
    @IBAction func moveWordBackward(_ sender: Any?)
    @IBAction func moveWordBackwardAndModifySelection(_ sender: Any?)
    @IBAction func moveWordForward(_ sender: Any?)
    @IBAction func moveWordForwardAndModifySelection(_ sender: Any?)
    @IBAction func moveWordLeft(_ sender: Any?)
    @IBAction func moveWordLeftAndModifySelection(_ sender: Any?)
    @IBAction func moveWordRight(_ sender: Any?)
    @IBAction func moveWordRightAndModifySelection(_ sender: Any?)
    @IBAction func newWindowForTab(_ sender: Any?)
    @IBAction func pageDown(_ sender: Any?)
    @IBAction func pageDownAndModifySelection(_ sender: Any?)
    @IBAction func pageUp(_ sender: Any?)
    @IBAction func pageUpAndModifySelection(_ sender: Any?)
    @IBAction func performTextFinderAction(_ sender: Any?)
    @IBAction func quickLookPreviewItems(_ sender: Any?)
    @IBAction func scrollLineDown(_ sender: Any?)
    @IBAction func scrollLineUp(_ sender: Any?)
    @IBAction func scrollPageDown(_ sender: Any?)
    @IBAction func scrollPageUp(_ sender: Any?)
    @IBAction func scrollToBeginningOfDocument(_ sender: Any?)
    @IBAction func scrollToEndOfDocument(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    @IBAction func selectLine(_ sender: Any?)
    @IBAction func selectParagraph(_ sender: Any?)
    @IBAction func selectToMark(_ sender: Any?)
    @IBAction func selectWord(_ sender: Any?)
    func setMark(_: Any)
    @IBAction func showContextHelp(_ sender: Any?)
    @IBAction func showContextMenuForSelection(_ sender: Any?)
    @IBAction func showWritingTools(_ sender: Any?)
    @IBAction func swapWithMark(_ sender: Any?)
    @IBAction func transpose(_ sender: Any?)
    @IBAction func transposeWords(_ sender: Any?)
    @IBAction func uppercaseWord(_ sender: Any?)
    @IBAction func yank(_ sender: Any?)
  }
  @available(macOS 10.10, *)
  class NSRotationGestureRecognizer: NSGestureRecognizer {
    var rotation: CGFloat
    var rotationInDegrees: CGFloat
  }
  class NSRuleEditor: NSControl {
    var canRemoveAllRows: Bool
    var criteriaKeyPath: String
    var delegate: NSRuleEditorDelegate?
    var displayValuesKeyPath: String
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var formattingDictionary: [String: String]?
    var formattingStringsFilename: String?
    var nestingMode: NSRuleEditor.NestingMode
    var numberOfRows: Int { get }
    var predicate: NSPredicate? { get }
    var rowClass: AnyClass
    var rowHeight: CGFloat
    var rowTypeKeyPath: String
    var selectedRowIndexes: IndexSet { get }
    var subrowsKeyPath: String
    @IBAction func addRow(_ sender: Any?)
    func setCriteria(_: Any, andDisplayValues: Any, forRowAtIndex: Any)
  }
  @objc(NSRuleEditorNestingMode) enum NSRuleEditor.NestingMode: UInt {}
  protocol NSRuleEditorDelegate {}
  class NSRulerMarker: NSObject, NSCoding {
    @objc(dragging) var isDragging: Bool { @objc(isDragging) get }
    var image: NSImage
    var imageOrigin: CGPoint
    var imageRectInRuler: CGRect { get }
    var markerLocation: CGFloat
    @objc(movable) var isMovable: Bool { @objc(isMovable) get set }
    @objc(removable) var isRemovable: Bool { @objc(isRemovable) get set }
    var representedObject: NSCopying?
    var ruler: NSRulerView? { get }
    var thicknessRequiredInRuler: CGFloat { get }
  }
  class NSRulerView: NSView {
    var accessoryView: NSView?
    var baselineLocation: CGFloat { get }
    var clientView: NSView?
    @objc(flipped) var isFlipped: Bool { @objc(isFlipped) get }
    var markers: [NSRulerMarker]?
    var measurementUnits: NSRulerView.UnitName
    var orientation: NSRulerView.Orientation
    var originOffset: CGFloat
    var requiredThickness: CGFloat { get }
    var reservedThicknessForAccessoryView: CGFloat
    var reservedThicknessForMarkers: CGFloat
    var ruleThickness: CGFloat
    var scrollView: NSScrollView?
  }
  @objc(NSRulerOrientation) enum NSRulerView.Orientation: UInt {}
  @objc(NSRulerViewUnitName) struct NSRulerView.UnitName: RawRepresentable<String> {}
  class NSRunningApplication: NSObject {
    var activationPolicy: NSApplication.ActivationPolicy { get }
    @objc(active) var isActive: Bool { @objc(isActive) get }
    var bundleIdentifier: String? { get }
    var bundleURL: URL? { get }
    var executableArchitecture: Int { get }
    var executableURL: URL? { get }
    @objc(finishedLaunching) var isFinishedLaunching: Bool { @objc(isFinishedLaunching) get }
    @methods var forceTerminate: Bool { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get }
    @methods var hide: Bool { get }
    var icon: NSImage? { get }
    var launchDate: Date? { get }
    var localizedName: String? { get }
    var ownsMenuBar: Bool { get }
    var processIdentifier: pid_t { get }
    @methods var terminate: Bool { get }
    @objc(terminated) var isTerminated: Bool { @objc(isTerminated) get }
    @methods var unhide: Bool { get }
  }
  class NSSavePanel: NSPanel {
    @objc(URL) var url: URL? { get }
    var accessoryView: NSView?
    @available(macOS 11.0, *) var allowedContentTypes: [UTType]
    var allowedFileTypes: [String]?
    var allowsOtherFileTypes: Bool
    var canCreateDirectories: Bool
    var canSelectHiddenExtension: Bool
    @available(macOS 15.0, *) var currentContentType: UTType?
    var delegate: NSOpenSavePanelDelegate?
    @methods var directory: String
    var directoryURL: URL?
    @objc(expanded) var isExpanded: Bool { @objc(isExpanded) get }
    @objc(extensionHidden) var isExtensionHidden: Bool { @objc(isExtensionHidden) get set }
    var filename: String { get }
    @available(macOS 14.0, *) var identifier: NSUserInterfaceItemIdentifier?
    var message: String
    var nameFieldLabel: String
    var nameFieldStringValue: String
    var prompt: String
    @methods var requiredFileType: String?
    @methods var runModal: NSModalResponse { get }
    @available(macOS 15.0, *) var showsContentTypes: Bool
    var showsHiddenFiles: Bool
    @available(macOS 10.9, *) var showsTagField: Bool
    @available(macOS 10.9, *) var tagNames: [String]?
    var title: String
    var treatsFilePackagesAsDirectories: Bool
    @IBAction func cancel(_ sender: Any?)
    @IBAction func ok(_ sender: Any?)
    @IBAction func selectText(_ sender: Any?)
  }
  class NSScreen: NSObject {
    @available(macOS 26.0, *) @unsure @objc(CGDirectDisplayID) var cgDirectDisplayID: CGDirectDisplayID { get }
    @available(macOS 12.0, *) var auxiliaryTopLeftArea: CGRect { get }
    @available(macOS 12.0, *) var auxiliaryTopRightArea: CGRect { get }
    @available(macOS 10.7, *) var backingScaleFactor: CGFloat { get }
    var colorSpace: NSColorSpace? { get }
    var depth: NSWindow.Depth { get }
    var deviceDescription: [NSDeviceDescriptionKey: Any] { get }
    @available(macOS 12.0, *) var displayUpdateGranularity: TimeInterval { get }
    var frame: CGRect { get }
    @available(macOS 12.0, *) var lastDisplayUpdateTimestamp: TimeInterval { get }
    @available(macOS 10.15, *) var localizedName: String { get }
    @available(macOS 10.11, *) var maximumExtendedDynamicRangeColorComponentValue: CGFloat { get }
    @available(macOS 12.0, *) var maximumFramesPerSecond: Int { get }
    @available(macOS 10.15, *) var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { get }
    @available(macOS 10.15, *) var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { get }
    @available(macOS 12.0, *) var maximumRefreshInterval: TimeInterval { get }
    @available(macOS 12.0, *) var minimumRefreshInterval: TimeInterval { get }
    @available(macOS 12.0, *) var safeAreaInsets: NSEdgeInsets { get }
    @methods var supportedWindowDepths: UnsafeMutablePointer<NSWindow.Depth> { get }
    var userSpaceScaleFactor: CGFloat { get }
    var visibleFrame: CGRect { get }
  }
  @objc enum NSScrollArrowPosition: UInt {}
  @available(macOS 26.1, *)
  class NSScrollEdgeEffectStyle: NSObject {}
  class NSScrollView: NSView, NSTextFinderBarContainer {
    @available(macOS 10.8, *) var allowsMagnification: Bool
    var autohidesScrollers: Bool
    @available(macOS 10.10, *) var automaticallyAdjustsContentInsets: Bool
    var backgroundColor: NSColor
    var borderType: NSBorderType
    @available(macOS 10.10, *) var contentInsets: NSEdgeInsets
    var contentSize: CGSize { get }
    var contentView: NSClipView
    var documentCursor: NSCursor?
    var documentView: NSView?
    var documentVisibleRect: CGRect { get }
    var drawsBackground: Bool
    @available(macOS 10.7, *) var findBarPosition: NSScrollView.FindBarPosition
    @available(macOS 10.7, *) var findBarView: NSView?
    @available(macOS 10.7, *) @objc(findBarVisible) var isFindBarVisible: Bool { @objc(isFindBarVisible) get set }
    var hasHorizontalRuler: Bool
    var hasHorizontalScroller: Bool
    var hasVerticalRuler: Bool
    var hasVerticalScroller: Bool
    var horizontalLineScroll: CGFloat
    var horizontalPageScroll: CGFloat
    var horizontalRulerView: NSRulerView?
    @available(macOS 10.7, *) var horizontalScrollElasticity: NSScrollView.Elasticity
    var horizontalScroller: NSScroller?
    var lineScroll: CGFloat
    @available(macOS 10.8, *) var magnification: CGFloat
    @available(macOS 10.8, *) var maxMagnification: CGFloat
    @available(macOS 10.8, *) var minMagnification: CGFloat
    var pageScroll: CGFloat
    var rulersVisible: Bool
    @available(macOS 10.10, *) var scrollerInsets: NSEdgeInsets
    @available(macOS 10.7, *) var scrollerKnobStyle: NSScroller.KnobStyle
    @available(macOS 10.7, *) var scrollerStyle: NSScroller.Style
    var scrollsDynamically: Bool
    @available(macOS 10.7, *) var usesPredominantAxisScrolling: Bool
    var verticalLineScroll: CGFloat
    var verticalPageScroll: CGFloat
    var verticalRulerView: NSRulerView?
    @available(macOS 10.7, *) var verticalScrollElasticity: NSScrollView.Elasticity
    var verticalScroller: NSScroller?
    func setMagnification(_: Any, centeredAtPoint: Any)
  }
  @objc(NSScrollElasticity) enum NSScrollView.Elasticity: Int {}
  @objc(NSScrollViewFindBarPosition) enum NSScrollView.FindBarPosition: Int {}
  class NSScroller: NSControl {
    var arrowsPosition: NSScrollArrowPosition
    var controlSize: NSControl.ControlSize
    var controlTint: NSControl.Tint
    var hitPart: NSScroller.Part { get }
    var knobProportion: CGFloat
    @available(macOS 10.7, *) var knobStyle: NSScroller.KnobStyle
    var scrollerStyle: NSScroller.Style
    var usableParts: NSUsableScrollerParts { get }
    func setFloatValue(_: Any, knobProportion: Any)
  }
  @objc(NSScrollerKnobStyle) enum NSScroller.KnobStyle: Int {}
  @objc(NSScrollerPart) enum NSScroller.Part: UInt {}
  @objc(NSScrollerStyle) enum NSScroller.Style: Int {}
  @available(macOS 10.12, *)
  class NSScrubber: NSView {
    var backgroundColor: NSColor?
    var backgroundView: NSView?
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    var dataSource: NSScrubberDataSource?
    var delegate: NSScrubberDelegate?
    var floatsSelectionViews: Bool
    var highlightedIndex: Int { get }
    var itemAlignment: NSScrubber.Alignment
    var mode: NSScrubber.Mode
    var numberOfItems: Int { get }
    var scrubberLayout: NSScrubberLayout
    var selectedIndex: Int
    var selectionBackgroundStyle: NSScrubberSelectionStyle?
    var selectionOverlayStyle: NSScrubberSelectionStyle?
    var showsAdditionalContentIndicators: Bool
    var showsArrowButtons: Bool
  }
  @objc(NSScrubberAlignment) enum NSScrubber.Alignment: Int {}
  @objc(NSScrubberMode) enum NSScrubber.Mode: Int {}
  @available(macOS 10.12, *)
  class NSScrubberArrangedView: NSView {
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
  }
  protocol NSScrubberDataSource {}
  protocol NSScrubberDelegate {}
  @available(macOS 10.12, *)
  class NSScrubberFlowLayout: NSScrubberLayout {
    var itemSize: CGSize
    var itemSpacing: CGFloat
  }
  @available(macOS 10.12, *)
  class NSScrubberImageItemView: NSScrubberItemView {
    var image: NSImage
    var imageAlignment: NSImageAlignment
    var imageView: NSImageView { get }
  }
  @available(macOS 10.12, *)
  class NSScrubberItemView: NSScrubberArrangedView {}
  @available(macOS 10.12, *)
  class NSScrubberLayout: NSObject, NSCoding {
    var automaticallyMirrorsInRightToLeftLayout: Bool { get }
    var scrubber: NSScrubber? { get }
    var scrubberContentSize: CGSize { get }
    @methods var shouldInvalidateLayoutForHighlightChange: Bool { get }
    @methods var shouldInvalidateLayoutForSelectionChange: Bool { get }
    var visibleRect: CGRect { get }
  }
  @available(macOS 10.12, *)
  class NSScrubberLayoutAttributes: NSObject {
    var alpha: CGFloat
    var frame: CGRect
    var itemIndex: Int
  }
  @available(macOS 10.12, *)
  class NSScrubberProportionalLayout: NSScrubberLayout {
    var numberOfVisibleItems: Int
  }
  @available(macOS 10.12, *)
  class NSScrubberSelectionStyle: NSObject, NSCoding {
    @methods var makeSelectionView: NSScrubberSelectionView? { get }
  }
  @available(macOS 10.12, *)
  class NSScrubberSelectionView: NSScrubberArrangedView {}
  @available(macOS 10.12, *)
  class NSScrubberTextItemView: NSScrubberItemView {
    var textField: NSTextField { get }
    var title: String
  }
  class NSSearchField: NSTextField {
    @available(macOS 11.0, *) var cancelButtonBounds: CGRect { get }
    @available(macOS 10.11, *) var centersPlaceholder: Bool
    @available(macOS 10.11, *) var delegate: NSSearchFieldDelegate?
    @available(macOS 10.10, *) var maximumRecents: Int
    var recentSearches: [String]
    var recentsAutosaveName: String?
    @available(macOS 11.0, *) var searchButtonBounds: CGRect { get }
    @available(macOS 10.10, *) var searchMenuTemplate: NSMenu?
    @available(macOS 11.0, *) var searchTextBounds: CGRect { get }
    @available(macOS 10.10, *) var sendsSearchStringImmediately: Bool
    @available(macOS 10.10, *) var sendsWholeSearchString: Bool
  }
  class NSSearchFieldCell: NSTextFieldCell {
    var cancelButtonCell: NSButtonCell?
    var maximumRecents: Int
    var recentSearches: [String]
    var recentsAutosaveName: String?
    var searchButtonCell: NSButtonCell?
    var searchMenuTemplate: NSMenu?
    var sendsSearchStringImmediately: Bool
    var sendsWholeSearchString: Bool
  }
  protocol NSSearchFieldDelegate {}
  @available(macOS 11.0, *)
  class NSSearchToolbarItem: NSToolbarItem {
    var preferredWidthForSearchField: CGFloat
    var resignsFirstResponderWithCancel: Bool
    var searchField: NSSearchField
  }
  class NSSecureTextField: NSTextField {}
  class NSSecureTextFieldCell: NSTextFieldCell {
    var echosBullets: Bool
  }
  class NSSegmentedCell: NSActionCell {
    var segmentCount: Int
    var segmentStyle: NSSegmentedControl.Style
    var selectedSegment: Int
    var trackingMode: NSSegmentedControl.SwitchTracking
    func setEnabled(_: Any, forSegment: Any)
    func setImage(_: Any, forSegment: Any)
    func setImageScaling(_: Any, forSegment: Any)
    func setLabel(_: Any, forSegment: Any)
    func setMenu(_: Any, forSegment: Any)
    func setSelected(_: Any, forSegment: Any)
    func setTag(_: Any, forSegment: Any)
    func setToolTip(_: Any, forSegment: Any)
    func setWidth(_: Any, forSegment: Any)
  }
  class NSSegmentedControl: NSControl, NSUserInterfaceCompression {
    var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
    @available(macOS 26.0, *) var borderShape: NSControl.BorderShape
    @available(macOS 10.10, *) @methods var doubleValueForSelectedSegment: Double { get }
    @unsure var indexOfSelectedItem: Int { get }
    var segmentCount: Int
    @available(macOS 10.13, *) var segmentDistribution: NSSegmentedControl.Distribution
    var segmentStyle: NSSegmentedControl.Style
    var selectedSegment: Int
    @available(macOS 10.12, *) var selectedSegmentBezelColor: NSColor?
    @available(macOS 10.10, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    @available(macOS 10.10, *) var trackingMode: NSSegmentedControl.SwitchTracking
    func setAlignment(_: Any, forSegment: Any)
    func setEnabled(_: Any, forSegment: Any)
    func setImage(_: Any, forSegment: Any)
    func setImageScaling(_: Any, forSegment: Any)
    func setLabel(_: Any, forSegment: Any)
    func setMenu(_: Any, forSegment: Any)
    func setSelected(_: Any, forSegment: Any)
    func setShowsMenuIndicator(_: Any, forSegment: Any)
    func setTag(_: Any, forSegment: Any)
    func setToolTip(_: Any, forSegment: Any)
    func setWidth(_: Any, forSegment: Any)
  }
  @objc(NSSegmentDistribution) enum NSSegmentedControl.Distribution: Int {}
  @objc(NSSegmentStyle) enum NSSegmentedControl.Style: Int {}
  @objc(NSSegmentSwitchTracking) enum NSSegmentedControl.SwitchTracking: UInt {}
  protocol NSSeguePerforming {}
  @objc enum NSSelectionAffinity: UInt {}
  @objc enum NSSelectionDirection: UInt {}
  @objc enum NSSelectionGranularity: UInt {}
  protocol NSServicesMenuRequestor {}
  class NSShadow: NSObject, NSCoding, NSSecureCoding {
    var shadowBlurRadius: CGFloat
    var shadowColor: NSColor?
    var shadowOffset: CGSize
  }
  @objc enum NSSharingCollaborationMode: Int {}
  @available(macOS 15.0, *)
  class NSSharingCollaborationModeRestriction: NSObject, NSCoding, NSSecureCoding {
    var alertDismissButtonTitle: String? { get }
    var alertMessage: String? { get }
    var alertRecoverySuggestionButtonLaunchURL: URL? { get }
    var alertRecoverySuggestionButtonTitle: String? { get }
    var alertTitle: String? { get }
    var disabledMode: NSSharingCollaborationMode { get }
  }
  @available(macOS 10.8, *)
  class NSSharingService: NSObject {
    @available(macOS 10.9, *) var accountName: String? { get }
    var alternateImage: NSImage? { get }
    @available(macOS 10.9, *) var attachmentFileURLs: [URL]? { get }
    var delegate: NSSharingServiceDelegate?
    var image: NSImage { get }
    @available(macOS 10.9, *) var menuItemTitle: String
    @available(macOS 10.9, *) var messageBody: String? { get }
    @available(macOS 10.9, *) var permanentLink: URL? { get }
    @available(macOS 10.9, *) var recipients: [String]?
    @available(macOS 10.9, *) var subject: String?
    var title: String { get }
  }
  protocol NSSharingServiceDelegate {}
  @available(macOS 10.8, *)
  class NSSharingServicePicker: NSObject {
    var delegate: NSSharingServicePickerDelegate?
    @available(macOS 13.0, *) var standardShareMenuItem: NSMenuItem { get }
  }
  protocol NSSharingServicePickerDelegate {}
  @available(macOS 10.15, *)
  class NSSharingServicePickerToolbarItem: NSToolbarItem {
    var delegate: NSSharingServicePickerToolbarItemDelegate?
  }
  protocol NSSharingServicePickerToolbarItemDelegate {}
  @available(macOS 10.12, *)
  class NSSharingServicePickerTouchBarItem: NSTouchBarItem {
    var buttonImage: NSImage?
    var buttonTitle: String
    var delegate: NSSharingServicePickerTouchBarItemDelegate?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
  }
  protocol NSSharingServicePickerTouchBarItemDelegate {}
  class NSSlider: NSControl, NSAccessibilitySlider {
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    var allowsTickMarkValuesOnly: Bool
    var altIncrementValue: Double
    @methods var image: NSImage!
    @methods var knobThickness: CGFloat
    var maxValue: Double
    var minValue: Double
    @available(macOS 26.0, *) var neutralValue: Double
    var numberOfTickMarks: Int
    @available(macOS 10.10, *) var sliderType: NSSlider.SliderType
    var tickMarkPosition: NSSlider.TickMarkPosition
    @available(macOS 26.0, *) var tintProminence: NSTintProminence
    @methods var title: String!
    @methods var titleCell: Any!
    @methods var titleColor: NSColor!
    @methods var titleFont: NSFont!
    @available(macOS 10.12, *) var trackFillColor: NSColor?
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get set }
    func setVertical(_: Any)
  }
  @objc(NSSliderType) enum NSSlider.SliderType: UInt {}
  @objc(NSTickMarkPosition) enum NSSlider.TickMarkPosition: UInt {}
  @available(macOS 10.12, *)
  class NSSliderAccessory: NSObject, NSAccessibility, NSAccessibilityElementProtocol, NSCoding {
    var accessibilityActivationPoint: CGPoint
    var accessibilityAllowedValues: [NSNumber]?
    @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    var accessibilityCancelButton: Any?
    var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    var accessibilityClearButton: Any?
    var accessibilityCloseButton: Any?
    var accessibilityColumnCount: Int
    var accessibilityColumnHeaderUIElements: [Any]?
    var accessibilityColumnIndexRange: NSRange
    var accessibilityColumnTitles: [Any]?
    var accessibilityColumns: [Any]?
    var accessibilityContents: [Any]?
    var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    var accessibilityDecrementButton: Any?
    var accessibilityDefaultButton: Any?
    @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    var accessibilityDisclosedByRow: Any?
    var accessibilityDisclosedRows: Any?
    var accessibilityDisclosureLevel: Int
    var accessibilityDocument: String?
    @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    var accessibilityExtrasMenuBar: Any?
    var accessibilityFilename: String?
    @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    var accessibilityFocusedWindow: Any?
    var accessibilityFrame: CGRect
    @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    var accessibilityFullScreenButton: Any?
    var accessibilityGrowArea: Any?
    var accessibilityHandles: [Any]?
    var accessibilityHeader: Any?
    var accessibilityHelp: String?
    @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    var accessibilityHorizontalScrollBar: Any?
    var accessibilityHorizontalUnitDescription: String?
    var accessibilityHorizontalUnits: NSAccessibilityUnits
    var accessibilityIdentifier: String?
    var accessibilityIncrementButton: Any?
    var accessibilityIndex: Int
    var accessibilityInsertionPointLineNumber: Int
    var accessibilityLabel: String?
    var accessibilityLabelUIElements: [Any]?
    var accessibilityLabelValue: Float
    var accessibilityLinkedUIElements: [Any]?
    @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    var accessibilityMainWindow: Any?
    var accessibilityMarkerGroupUIElement: Any?
    var accessibilityMarkerTypeDescription: String?
    var accessibilityMarkerUIElements: [Any]?
    var accessibilityMarkerValues: Any?
    var accessibilityMaxValue: Any?
    var accessibilityMenuBar: Any?
    var accessibilityMinValue: Any?
    var accessibilityMinimizeButton: Any?
    @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    var accessibilityNextContents: [Any]?
    var accessibilityNumberOfCharacters: Int
    @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    var accessibilityOrientation: NSAccessibilityOrientation
    var accessibilityOverflowButton: Any?
    var accessibilityParent: Any?
    var accessibilityPlaceholderValue: String?
    var accessibilityPreviousContents: [Any]?
    @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    var accessibilityProxy: Any?
    @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    var accessibilityRole: NSAccessibilityRole?
    var accessibilityRoleDescription: String?
    var accessibilityRowCount: Int
    var accessibilityRowHeaderUIElements: [Any]?
    var accessibilityRowIndexRange: NSRange
    var accessibilityRows: [Any]?
    var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    var accessibilitySearchButton: Any?
    var accessibilitySearchMenu: Any?
    @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    var accessibilitySelectedCells: [Any]?
    var accessibilitySelectedChildren: [Any]?
    var accessibilitySelectedColumns: [Any]?
    var accessibilitySelectedRows: [Any]?
    var accessibilitySelectedText: String?
    var accessibilitySelectedTextRange: NSRange
    var accessibilitySelectedTextRanges: [NSValue]?
    var accessibilityServesAsTitleForUIElements: [Any]?
    var accessibilitySharedCharacterRange: NSRange
    var accessibilitySharedFocusElements: [Any]?
    var accessibilitySharedTextUIElements: [Any]?
    var accessibilityShownMenu: Any?
    var accessibilitySortDirection: NSAccessibilitySortDirection
    var accessibilitySplitters: [Any]?
    var accessibilitySubrole: NSAccessibilitySubrole?
    var accessibilityTabs: [Any]?
    var accessibilityTitle: String?
    var accessibilityTitleUIElement: Any?
    var accessibilityToolbarButton: Any?
    var accessibilityTopLevelUIElement: Any?
    var accessibilityURL: URL?
    var accessibilityUnitDescription: String?
    var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    var accessibilityValue: Any?
    var accessibilityValueDescription: String?
    var accessibilityVerticalScrollBar: Any?
    var accessibilityVerticalUnitDescription: String?
    var accessibilityVerticalUnits: NSAccessibilityUnits
    var accessibilityVisibleCells: [Any]?
    var accessibilityVisibleCharacterRange: NSRange
    var accessibilityVisibleChildren: [Any]?
    var accessibilityVisibleColumns: [Any]?
    var accessibilityVisibleRows: [Any]?
    var accessibilityWarningValue: Any?
    var accessibilityWindow: Any?
    var accessibilityWindows: [Any]?
    var accessibilityZoomButton: Any?
    var behavior: NSSliderAccessoryBehavior
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
  }
  @objc(NSSliderAccessoryWidth) struct NSSliderAccessory.Width: RawRepresentable<CGFloat> {}
  @available(macOS 10.12, *)
  class NSSliderAccessoryBehavior: NSObject, NSCoding {}
  class NSSliderCell: NSActionCell {
    var allowsTickMarkValuesOnly: Bool
    var altIncrementValue: Double
    @methods var image: NSImage!
    @methods var knobThickness: CGFloat
    var maxValue: Double
    var minValue: Double
    var numberOfTickMarks: Int
    var sliderType: NSSlider.SliderType
    var tickMarkPosition: NSSlider.TickMarkPosition
    @methods var title: String!
    @methods var titleCell: Any!
    @methods var titleColor: NSColor!
    @methods var titleFont: NSFont!
    var trackRect: CGRect { get }
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get set }
    func setVertical(_: Any)
  }
  @available(macOS 10.12, *)
  class NSSliderTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var customizationLabel: String
    @available(macOS 10.15, *) var doubleValue: Double
    var label: String?
    @available(macOS 10.15, *) var maximumSliderWidth: CGFloat
    var maximumValueAccessory: NSSliderAccessory?
    @available(macOS 10.15, *) var minimumSliderWidth: CGFloat
    var minimumValueAccessory: NSSliderAccessory?
    var slider: NSSlider
    var target: Any?
    var valueAccessoryWidth: NSSliderAccessory.Width
    @available(macOS 10.13, *) var view: NSView { get }
  }
  class NSSound: NSObject, NSCoding, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding {
    @methods var channelMapping: [Any]!
    var currentTime: TimeInterval
    var delegate: NSSoundDelegate?
    @methods var duration: TimeInterval { get }
    var loops: Bool
    @methods var name: String? { get }
    @methods var pause: Bool { get }
    @methods var play: Bool { get }
    var playbackDeviceIdentifier: String?
    @methods @objc(playing) var isPlaying: Bool { @objc(isPlaying) get }
    @methods var resume: Bool { get }
    @methods var stop: Bool { get }
    var volume: Float
    func setName(_: Any)
  }
  protocol NSSoundDelegate {}
  class NSSpeechRecognizer: NSObject {
    var blocksOtherRecognizers: Bool
    var commands: [String]?
    var delegate: NSSpeechRecognizerDelegate?
    var displayedCommandsTitle: String?
    var listensInForegroundOnly: Bool
  }
  protocol NSSpeechRecognizerDelegate {}
  class NSSpeechSynthesizer: NSObject {
    var delegate: NSSpeechSynthesizerDelegate?
    var rate: Float
    @objc(speaking) var isSpeaking: Bool { @objc(isSpeaking) get }
    var usesFeedbackWindow: Bool
    @methods var voice: NSSpeechSynthesizer.VoiceName? { get }
    var volume: Float
    func setObject(_: Any, forProperty: Any, error: Any)
    func setVoice(_: Any)
  }
  @objc(NSSpeechSynthesizerVoiceName) struct NSSpeechSynthesizer.VoiceName: RawRepresentable<String> {}
  protocol NSSpeechSynthesizerDelegate {}
  class NSSpellChecker: NSObject {
    var accessoryView: NSView?
    var automaticallyIdentifiesLanguages: Bool
    var availableLanguages: [String] { get }
    @methods var language: String { get }
    var spellingPanel: NSPanel { get }
    var substitutionsPanel: NSPanel { get }
    var substitutionsPanelAccessoryViewController: NSViewController?
    var userPreferredLanguages: [String] { get }
    var userReplacementsDictionary: [String: String] { get }
    func setIgnoredWords(_: Any, inSpellDocumentWithTag: Any)
    func setLanguage(_: Any)
    func setWordFieldStringValue(_: Any)
  }
  class NSSplitView: NSView {
    @available(macOS 10.11, *) var arrangedSubviews: [NSView] { get }
    @available(macOS 10.11, *) var arrangesAllSubviews: Bool
    var autosaveName: String?
    var delegate: NSSplitViewDelegate?
    var dividerColor: NSColor { get }
    var dividerStyle: NSSplitView.DividerStyle
    var dividerThickness: CGFloat { get }
    @methods var isPaneSplitter: Bool
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get set }
    func setHoldingPriority(_: Any, forSubviewAtIndex: Any)
    func setPosition(_: Any, ofDividerAtIndex: Any)
  }
  @objc(NSSplitViewDividerStyle) enum NSSplitView.DividerStyle: Int {}
  @available(macOS 10.10, *)
  class NSSplitViewController: NSViewController, NSSplitViewDelegate, NSUserInterfaceValidations {
    @available(macOS 10.11, *) var minimumThicknessForInlineSidebars: CGFloat
    var splitView: NSSplitView
    var splitViewItems: [NSSplitViewItem]
    @IBAction func toggleInspector(_ sender: Any?)
    @IBAction func toggleSidebar(_ sender: Any?)
  }
  protocol NSSplitViewDelegate {}
  @available(macOS 10.10, *)
  class NSSplitViewItem: NSObject, NSAnimatablePropertyContainer, NSCoding {
    @available(macOS 11.0, *) var allowsFullHeightLayout: Bool
    var animations: [String: Any]
    @available(macOS 10.11, *) var automaticMaximumThickness: CGFloat
    @available(macOS 26.0, *) var automaticallyAdjustsSafeAreaInsets: Bool
    @available(macOS 10.11, *) var behavior: NSSplitViewItem.Behavior { get }
    @available(macOS 26.0, *) var bottomAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController]
    var canCollapse: Bool
    @available(macOS 10.14, *) var canCollapseFromWindowResize: Bool
    var collapseBehavior: NSSplitViewItem.CollapseBehavior
    @objc(collapsed) var isCollapsed: Bool { @objc(isCollapsed) get set }
    var holdingPriority: NSLayoutConstraint.Priority
    @available(macOS 10.11, *) var maximumThickness: CGFloat
    @available(macOS 10.11, *) var minimumThickness: CGFloat
    @available(macOS 10.11, *) var preferredThicknessFraction: CGFloat
    @available(macOS 10.11, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    @available(macOS 11.0, *) var titlebarSeparatorStyle: NSTitlebarSeparatorStyle
    @available(macOS 26.0, *) var topAlignedAccessoryViewControllers: [NSSplitViewItemAccessoryViewController]
    var viewController: NSViewController
  }
  @objc(NSSplitViewItemBehavior) enum NSSplitViewItem.Behavior: Int {}
  @objc(NSSplitViewItemCollapseBehavior) enum NSSplitViewItem.CollapseBehavior: Int {}
  @available(macOS 26.0, *)
  class NSSplitViewItemAccessoryViewController: NSViewController, NSAnimatablePropertyContainer {
    var animations: [String: Any]
    var automaticallyAppliesContentInsets: Bool
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(macOS 26.1, *) var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle
  }
  @available(macOS 10.9, *)
  class NSStackView: NSView {
    var alignment: NSLayoutConstraint.Attribute
    @available(macOS 10.11, *) var arrangedSubviews: [NSView] { get }
    var delegate: NSStackViewDelegate?
    var detachedViews: [NSView] { get }
    @available(macOS 10.11, *) var detachesHiddenViews: Bool
    @available(macOS 10.11, *) var distribution: NSStackView.Distribution
    var edgeInsets: NSEdgeInsets
    var hasEqualSpacing: Bool
    var orientation: NSUserInterfaceLayoutOrientation
    var spacing: CGFloat
    var views: [NSView] { get }
    func setClippingResistancePriority(_: Any, forOrientation: Any)
    func setCustomSpacing(_: Any, afterView: Any)
    func setHuggingPriority(_: Any, forOrientation: Any)
    func setViews(_: Any, inGravity: Any)
    func setVisibilityPriority(_: Any, forView: Any)
  }
  @objc(NSStackViewDistribution) enum NSStackView.Distribution: Int {}
  protocol NSStackViewDelegate {}
  protocol NSStandardKeyBindingResponding {}
  class NSStatusBar: NSObject {
    var thickness: CGFloat { get }
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get }
  }
  @available(macOS 10.10, *)
  class NSStatusBarButton: NSButton {
    var appearsDisabled: Bool
  }
  class NSStatusItem: NSObject {
    var action: Selector?
    var alternateImage: NSImage?
    var attributedTitle: NSAttributedString?
    @available(macOS 10.12, *) var autosaveName: String
    @available(macOS 10.12, *) var behavior: NSStatusItem.Behavior
    @available(macOS 10.10, *) var button: NSStatusBarButton? { get }
    var doubleAction: Selector?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var highlightMode: Bool
    var image: NSImage?
    var length: CGFloat
    var menu: NSMenu?
    var statusBar: NSStatusBar? { get }
    var target: Any?
    var title: String?
    var toolTip: String?
    var view: NSView?
    @available(macOS 10.12, *) @objc(visible) var isVisible: Bool { @objc(isVisible) get set }
  }
  @objc(NSStatusItemBehavior) struct NSStatusItem.Behavior: OptionSet<UInt> {}
  class NSStepper: NSControl, NSAccessibilityStepper {
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    var autorepeat: Bool
    var increment: Double
    var maxValue: Double
    var minValue: Double
    var valueWraps: Bool
  }
  class NSStepperCell: NSActionCell {
    var autorepeat: Bool
    var increment: Double
    var maxValue: Double
    var minValue: Double
    var valueWraps: Bool
  }
  @available(macOS 10.15, *)
  class NSStepperTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var customizationLabel: String
    var increment: Double
    var maxValue: Double
    var minValue: Double
    var target: Any?
    var value: Double
  }
  @available(macOS 10.10, *)
  class NSStoryboard: NSObject {
    @methods var instantiateInitialController: Any? { get }
  }
  @available(macOS 10.10, *)
  class NSStoryboardSegue: NSObject {
    var destinationController: Any { get }
    var identifier: String? { get }
    var sourceController: Any { get }
  }
  class NSStringDrawingContext: NSObject {
    var actualScaleFactor: CGFloat { get }
    var minimumScaleFactor: CGFloat
    var totalBounds: CGRect { get }
  }
  @available(macOS 10.15, *)
  class NSSwitch: NSControl, NSAccessibilityButton, NSAccessibilitySwitch {
    var accessibilityLabel: String?
    var accessibilityValue: String?
    var state: NSControl.StateValue
  }
  @objc enum NSTabState: UInt {}
  class NSTabView: NSView {
    var allowsTruncatedLabels: Bool
    var contentRect: CGRect { get }
    var controlSize: NSControl.ControlSize
    var controlTint: NSControl.Tint
    var delegate: NSTabViewDelegate?
    var drawsBackground: Bool
    var font: NSFont
    var minimumSize: CGSize { get }
    var numberOfTabViewItems: Int { get }
    var selectedTabViewItem: NSTabViewItem? { get }
    @available(macOS 10.12, *) var tabPosition: NSTabView.TabPosition
    @available(macOS 10.12, *) var tabViewBorderType: NSTabView.TabViewBorderType
    var tabViewItems: [NSTabViewItem]
    var tabViewType: NSTabView.TabType
    @IBAction func selectFirstTabViewItem(_ sender: Any?)
    @IBAction func selectLastTabViewItem(_ sender: Any?)
    @IBAction func selectNextTabViewItem(_ sender: Any?)
    @IBAction func selectPreviousTabViewItem(_ sender: Any?)
    @IBAction func selectTabViewItemWithIdentifier(_ sender: Any?)
    @IBAction func takeSelectedTabViewItemFromSender(_ sender: Any?)
  }
  @objc(NSTabPosition) enum NSTabView.TabPosition: UInt {}
  @objc(NSTabViewType) enum NSTabView.TabType: UInt {}
  @objc(NSTabViewBorderType) enum NSTabView.TabViewBorderType: UInt {}
  @available(macOS 10.10, *)
  class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
    var canPropagateSelectedChildViewControllerTitle: Bool
    var selectedTabViewItemIndex: Int
    var tabStyle: NSTabViewController.TabStyle
    var tabView: NSTabView
    var tabViewItems: [NSTabViewItem]
    var transitionOptions: NSViewController.TransitionOptions
  }
  @objc(NSTabViewControllerTabStyle) enum NSTabViewController.TabStyle: Int {}
  protocol NSTabViewDelegate {}
  class NSTabViewItem: NSObject, NSCoding {
    var color: NSColor
    var identifier: Any?
    @available(macOS 10.10, *) var image: NSImage?
    var initialFirstResponder: NSView?
    var label: String
    var tabState: NSTabState { get }
    var tabView: NSTabView? { get }
    @available(macOS 10.6, *) var toolTip: String?
    var view: NSView?
    @available(macOS 10.10, *) var viewController: NSViewController?
  }
  @available(macOS 10.7, *)
  class NSTableCellView: NSView {
    var backgroundStyle: NSBackgroundStyle
    var draggingImageComponents: [NSDraggingImageComponent] { get }
    var imageView: NSImageView?
    var objectValue: Any?
    var rowSizeStyle: NSTableView.RowSizeStyle
    var textField: NSTextField?
  }
  class NSTableColumn: NSObject, NSCoding, NSUserInterfaceItemIdentification {
    var dataCell: Any
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var headerCell: NSTableHeaderCell
    var headerToolTip: String?
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier
    var maxWidth: CGFloat
    var minWidth: CGFloat
    @methods @objc(resizable) var isResizable: Bool { @objc(isResizable) get set }
    var resizingMask: NSTableColumn.ResizingOptions
    var sortDescriptorPrototype: NSSortDescriptor?
    var tableView: NSTableView?
    @available(macOS 10.10, *) var title: String
    var width: CGFloat
  }
  @objc(NSTableColumnResizingOptions) struct NSTableColumn.ResizingOptions: OptionSet<UInt> {}
  class NSTableHeaderCell: NSTextFieldCell {}
  class NSTableHeaderView: NSView, NSViewToolTipOwner {
    var draggedColumn: Int { get }
    var draggedDistance: CGFloat { get }
    var resizedColumn: Int { get }
    var tableView: NSTableView?
  }
  @available(macOS 10.7, *)
  class NSTableRowView: NSView, NSAccessibilityGroup, NSAccessibilityRow {
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityIndex: Int
    var backgroundColor: NSColor
    var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle
    @objc(emphasized) var isEmphasized: Bool { @objc(isEmphasized) get set }
    @objc(floating) var isFloating: Bool { @objc(isFloating) get set }
    @objc(groupRowStyle) var isGroupRowStyle: Bool { @objc(isGroupRowStyle) get set }
    var indentationForDropOperation: CGFloat
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    @available(macOS 10.10, *) @objc(nextRowSelected) var isNextRowSelected: Bool { @objc(isNextRowSelected) get set }
    var numberOfColumns: Int { get }
    @available(macOS 10.10, *) @objc(previousRowSelected) var isPreviousRowSelected: Bool { @objc(isPreviousRowSelected) get set }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    var selectionHighlightStyle: NSTableView.SelectionHighlightStyle
    @objc(targetForDropOperation) var isTargetForDropOperation: Bool { @objc(isTargetForDropOperation) get set }
  }
  class NSTableView: NSControl, NSAccessibilityGroup, NSAccessibilityTable, NSDraggingSource, NSTextDelegate, NSTextViewDelegate, NSUserInterfaceValidations {
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityHeaderGroup: String? { get }
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRows: [NSAccessibilityRow]?
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [NSAccessibilityRow]?
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [NSAccessibilityRow]?
    var allowsColumnReordering: Bool
    var allowsColumnResizing: Bool
    var allowsColumnSelection: Bool
    var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var allowsTypeSelect: Bool
    @methods var autoresizesAllColumnsToFit: Bool
    var autosaveName: String?
    var autosaveTableColumns: Bool
    var backgroundColor: NSColor
    var clickedColumn: Int { get }
    var clickedRow: Int { get }
    var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle
    var cornerView: NSView?
    var dataSource: NSTableViewDataSource?
    var delegate: NSTableViewDelegate?
    var doubleAction: Selector?
    var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle
    @methods var drawsGrid: Bool
    var editedColumn: Int { get }
    var editedRow: Int { get }
    @available(macOS 10.7, *) var effectiveRowSizeStyle: NSTableView.RowSizeStyle { get }
    @available(macOS 11.0, *) var effectiveStyle: NSTableView.Style { get }
    @available(macOS 10.7, *) var floatsGroupRows: Bool
    @available(macOS 10.5, *) @methods var focusedColumn: Int
    var gridColor: NSColor
    var gridStyleMask: NSTableView.GridLineStyle
    var headerView: NSTableHeaderView?
    @available(macOS 10.11, *) var hiddenRowIndexes: IndexSet { get }
    var highlightedTableColumn: NSTableColumn?
    var ignoreModifierKeysWhileDragging: Bool { get }
    var intercellSpacing: CGSize
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    var numberOfSelectedColumns: Int { get }
    var numberOfSelectedRows: Int { get }
    @available(macOS 10.8, *) var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? { get }
    @available(macOS 10.11, *) var rowActionsVisible: Bool
    var rowHeight: CGFloat
    @available(macOS 10.7, *) var rowSizeStyle: NSTableView.RowSizeStyle
    var selectedColumn: Int { get }
    @unsure var selectedColumnEnumerator: NSEnumerator { get }
    var selectedColumnIndexes: IndexSet { get }
    var selectedRow: Int { get }
    @unsure var selectedRowEnumerator: NSEnumerator { get }
    var selectedRowIndexes: IndexSet { get }
    var selectionHighlightStyle: NSTableView.SelectionHighlightStyle
    var sortDescriptors: [NSSortDescriptor]
    @available(macOS 11.0, *) var style: NSTableView.Style
    @methods var tableColumns: [NSTableColumn] { get }
    @available(macOS 10.12, *) var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    var usesAlternatingRowBackgroundColors: Bool
    @available(macOS 10.13, *) var usesAutomaticRowHeights: Bool
    @available(macOS 10.10, *) var usesStaticContents: Bool
    var verticalMotionCanBeginDrag: Bool
    @IBAction func deselectAll(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    func setDraggingSourceOperationMask(_: Any, forLocal: Any)
    func setDropRow(_: Any, dropOperation: Any)
    func setIndicatorImage(_: Any, inTableColumn: Any)
  }
  @objc(NSTableViewAnimationOptions) struct NSTableView.AnimationOptions: OptionSet<UInt> {}
  @objc(NSTableViewColumnAutoresizingStyle) enum NSTableView.ColumnAutoresizingStyle: UInt {}
  @objc(NSTableViewDraggingDestinationFeedbackStyle) enum NSTableView.DraggingDestinationFeedbackStyle: Int {}
  @objc(NSTableViewGridLineStyle) struct NSTableView.GridLineStyle: OptionSet<UInt> {}
  @objc(NSTableViewRowSizeStyle) enum NSTableView.RowSizeStyle: Int {}
  @objc(NSTableViewSelectionHighlightStyle) enum NSTableView.SelectionHighlightStyle: Int {}
  @objc(NSTableViewStyle) enum NSTableView.Style: Int {}
  protocol NSTableViewDataSource {}
  protocol NSTableViewDelegate {}
  @available(macOS 11.0, *)
  class NSTableViewDiffableDataSource: NSObject, NSTableViewDataSource {
    var defaultRowAnimation: NSTableView.AnimationOptions
    var rowViewProvider: NSTableViewDiffableDataSourceRowProvider?
    var sectionHeaderViewProvider: NSTableViewDiffableDataSourceSectionHeaderViewProvider?
    @methods var snapshot: NSDiffableDataSourceSnapshot { get }
  }
  typealias NSTableViewDiffableDataSourceRowProvider = () -> Void
  typealias NSTableViewDiffableDataSourceSectionHeaderViewProvider = () -> Void
  @available(macOS 10.11, *)
  class NSTableViewRowAction: NSObject {
    var backgroundColor: NSColor
    @available(macOS 10.12, *) var image: NSImage?
    var style: NSTableViewRowAction.Style { get }
    var title: String
  }
  @objc(NSTableViewRowActionStyle) enum NSTableViewRowAction.Style: Int {}
  class NSText: NSView, NSChangeSpelling, NSIgnoreMisspelledWords {
    var alignment: NSTextAlignment
    var backgroundColor: NSColor?
    var baseWritingDirection: NSWritingDirection
    var delegate: NSTextDelegate?
    var drawsBackground: Bool
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    @objc(fieldEditor) var isFieldEditor: Bool { @objc(isFieldEditor) get set }
    var font: NSFont?
    @objc(horizontallyResizable) var isHorizontallyResizable: Bool { @objc(isHorizontallyResizable) get set }
    var importsGraphics: Bool
    var maxSize: CGSize
    var minSize: CGSize
    @objc(richText) var isRichText: Bool { @objc(isRichText) get set }
    @objc(rulerVisible) var isRulerVisible: Bool { @objc(isRulerVisible) get }
    @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    var selectedRange: NSRange
    var string: String
    var textColor: NSColor?
    var usesFontPanel: Bool
    @objc(verticallyResizable) var isVerticallyResizable: Bool { @objc(isVerticallyResizable) get set }
    @IBAction func alignCenter(_ sender: Any?)
    @IBAction func alignLeft(_ sender: Any?)
    @IBAction func alignRight(_ sender: Any?)
    @IBAction func changeFont(_ sender: Any?)
    @IBAction func changeSpelling(_ sender: Any?)
    @IBAction func checkSpelling(_ sender: Any?)
    @IBAction func copy(_ sender: Any?)
    @IBAction func copyFont(_ sender: Any?)
    @IBAction func copyRuler(_ sender: Any?)
    @IBAction func cut(_ sender: Any?)
    @IBAction func delete(_ sender: Any?)
    @IBAction func ignoreSpelling(_ sender: Any?)
    @IBAction func paste(_ sender: Any?)
    @IBAction func pasteFont(_ sender: Any?)
    @IBAction func pasteRuler(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    func setFont(_: Any, range: Any)
    func setTextColor(_: Any, range: Any)
    @IBAction func showGuessPanel(_ sender: Any?)
    @IBAction func subscript(_ sender: Any?)
    @IBAction func superscript(_ sender: Any?)
    @IBAction func toggleRuler(_ sender: Any?)
    @IBAction func underline(_ sender: Any?)
    @IBAction func unscript(_ sender: Any?)
  }
  @objc enum NSTextAlignment: Int {}
  @available(macOS 10.8, *)
  class NSTextAlternatives: NSObject, NSCoding, NSSecureCoding {
    var alternativeStrings: [String] { get }
    var primaryString: String { get }
  }
  @available(macOS 10.0, *)
  class NSTextAttachment: NSObject, NSCoding, NSSecureCoding, NSTextAttachmentContainer, NSTextAttachmentLayout {
    @available(macOS 12.0, *) var allowsTextAttachmentView: Bool
    var attachmentCell: NSTextAttachmentCellProtocol?
    @available(macOS 10.11, *) var bounds: CGRect
    @available(macOS 10.11, *) var contents: Data?
    @available(macOS 10.11, *) var fileType: String?
    var fileWrapper: FileWrapper?
    @available(macOS 10.11, *) var image: NSImage?
    @available(macOS 12.0, *) var lineLayoutPadding: CGFloat
    @available(macOS 12.0, *) var usesTextAttachmentView: Bool { get }
  }
  class NSTextAttachmentCell: NSCell, NSTextAttachmentCellProtocol {
    var attachment: NSTextAttachment?
    var cellBaselineOffset: CGPoint { get }
    var cellSize: CGSize { get }
  }
  @objc(NSTextAttachmentCell) protocol NSTextAttachmentCellProtocol {}
  protocol NSTextAttachmentContainer {}
  protocol NSTextAttachmentLayout {}
  @available(macOS 12.0, *)
  class NSTextAttachmentViewProvider: NSObject {
    var location: NSTextLocation { get }
    var textAttachment: NSTextAttachment? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var tracksTextAttachmentViewBounds: Bool
    var view: NSView?
  }
  class NSTextBlock: NSObject, NSCoding, NSSecureCoding {
    var backgroundColor: NSColor?
    var contentWidth: CGFloat { get }
    var contentWidthValueType: NSTextBlock.ValueType { get }
    var verticalAlignment: NSTextBlock.VerticalAlignment
    func setBorderColor(_: Any)
    func setBorderColor(_: Any, forEdge: Any)
    func setContentWidth(_: Any, type: Any)
    func setValue(_: Any, type: Any, forDimension: Any)
    func setWidth(_: Any, type: Any, forLayer: Any)
    func setWidth(_: Any, type: Any, forLayer: Any, edge: Any)
  }
  @objc(NSTextBlockValueType) enum NSTextBlock.ValueType: UInt {}
  @objc(NSTextBlockVerticalAlignment) enum NSTextBlock.VerticalAlignment: UInt {}
  protocol NSTextCheckingClient {}
  @available(macOS 10.15, *)
  class NSTextCheckingController: NSObject {
    var client: NSTextCheckingClient { get }
    var spellCheckerDocumentTag: Int
    var validAnnotations: [NSAttributedString.Key] { get }
    @IBAction func changeSpelling(_ sender: Any?)
    @IBAction func checkSpelling(_ sender: Any?)
    @IBAction func checkTextInDocument(_ sender: Any?)
    @IBAction func checkTextInSelection(_ sender: Any?)
    @IBAction func ignoreSpelling(_ sender: Any?)
    @IBAction func orderFrontSubstitutionsPanel(_ sender: Any?)
    @IBAction func showGuessPanel(_ sender: Any?)
  }
  @available(macOS 10.0, *)
  class NSTextContainer: NSObject, NSCoding, NSSecureCoding, NSTextLayoutOrientationProvider {
    var containerSize: CGSize
    @available(macOS 10.11, *) var exclusionPaths: [NSBezierPath]
    var heightTracksTextView: Bool
    var layoutManager: NSLayoutManager?
    @available(macOS 10.7, *) var layoutOrientation: NSTextLayoutOrientation { get }
    @available(macOS 10.11, *) var lineBreakMode: NSLineBreakMode
    var lineFragmentPadding: CGFloat
    @available(macOS 10.11, *) var maximumNumberOfLines: UInt
    @objc(simpleRectangularTextContainer) var isSimpleRectangularTextContainer: Bool { @objc(isSimpleRectangularTextContainer) get }
    @available(macOS 10.11, *) var size: CGSize
    @available(macOS 12.0, *) var textLayoutManager: NSTextLayoutManager? { get }
    var textView: NSTextView?
    var widthTracksTextView: Bool
  }
  protocol NSTextContent {}
  @available(macOS 12.0, *)
  class NSTextContentManager: NSObject, NSCoding, NSSecureCoding, NSTextElementProvider {
    var automaticallySynchronizesTextLayoutManagers: Bool
    var automaticallySynchronizesToBackingStore: Bool
    var delegate: NSTextContentManagerDelegate?
    var documentRange: NSTextRange { get }
    var hasEditingTransaction: Bool { get }
    var primaryTextLayoutManager: NSTextLayoutManager?
    var textLayoutManagers: [NSTextLayoutManager] { get }
  }
  protocol NSTextContentManagerDelegate {}
  @available(macOS 12.0, *)
  class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    var attributedString: NSAttributedString?
    var delegate: NSTextContentStorageDelegate?
    @available(macOS 26.0, *) var includesTextListMarkers: Bool
    var textStorage: NSTextStorage?
  }
  protocol NSTextContentStorageDelegate {}
  @objc struct NSTextContentType: RawRepresentable<String> {}
  @objc enum NSTextCursorAccessoryPlacement: Int {}
  protocol NSTextDelegate {}
  @available(macOS 12.0, *)
  class NSTextElement: NSObject {
    @available(macOS 13.0, *) var childElements: [NSTextElement] { get }
    var elementRange: NSTextRange?
    @available(macOS 13.0, *) var parentElement: NSTextElement? { get }
    @available(macOS 13.0, *) @objc(representedElement) var isRepresentedElement: Bool { @objc(isRepresentedElement) get }
    var textContentManager: NSTextContentManager?
  }
  protocol NSTextElementProvider {}
  class NSTextField: NSControl, NSAccessibilityNavigableStaticText, NSAccessibilityStaticText, NSTextContent, NSUserInterfaceValidations {
    @methods var acceptsFirstResponder: Bool { get }
    var allowsCharacterPickerTouchBarItem: Bool
    @available(macOS 10.11, *) var allowsDefaultTighteningForTruncation: Bool
    var allowsEditingTextAttributes: Bool
    @available(macOS 15.2, *) var allowsWritingTools: Bool
    @available(macOS 15.4, *) var allowsWritingToolsAffordance: Bool
    @objc(automaticTextCompletionEnabled) var isAutomaticTextCompletionEnabled: Bool { @objc(isAutomaticTextCompletionEnabled) get set }
    var backgroundColor: NSColor?
    var bezelStyle: NSTextField.BezelStyle
    @objc(bezeled) var isBezeled: Bool { @objc(isBezeled) get set }
    @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    @available(macOS 11.0, *) var contentType: NSTextContentType?
    var delegate: NSTextFieldDelegate?
    var drawsBackground: Bool
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var importsGraphics: Bool
    @available(macOS 10.15, *) var lineBreakStrategy: NSLineBreakStrategy
    @available(macOS 10.11, *) var maximumNumberOfLines: Int
    @available(macOS 10.10, *) var placeholderAttributedString: NSAttributedString?
    @available(macOS 26.0, *) var placeholderAttributedStrings: [NSAttributedString]
    @available(macOS 10.10, *) var placeholderString: String?
    @available(macOS 26.0, *) var placeholderStrings: [String]
    @available(macOS 10.8, *) var preferredMaxLayoutWidth: CGFloat
    @available(macOS 26.0, *) var resolvesNaturalAlignmentWithBaseWritingDirection: Bool
    @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    var textColor: NSColor?
    @IBAction func selectText(_ sender: Any?)
    func setTitleWithMnemonic(_: Any)
  }
  @objc(NSTextFieldBezelStyle) enum NSTextField.BezelStyle: UInt {}
  class NSTextFieldCell: NSActionCell {
    var allowedInputSourceLocales: [String]?
    var backgroundColor: NSColor?
    var bezelStyle: NSTextField.BezelStyle
    var drawsBackground: Bool
    var placeholderAttributedString: NSAttributedString?
    var placeholderString: String?
    var textColor: NSColor?
    var wantsNotificationForMarkedText: Bool
    func setUpFieldEditorAttributes(_: Any)
    func setWantsNotificationForMarkedText(_: Any)
  }
  protocol NSTextFieldDelegate {}
  @available(macOS 10.7, *)
  class NSTextFinder: NSObject, NSCoding {
    var client: NSTextFinderClient?
    var findBarContainer: NSTextFinderBarContainer?
    var findIndicatorNeedsUpdate: Bool
    var incrementalMatchRanges: [NSValue] { get }
    @objc(incrementalSearchingEnabled) var isIncrementalSearchingEnabled: Bool { @objc(isIncrementalSearchingEnabled) get set }
    var incrementalSearchingShouldDimContentView: Bool
  }
  protocol NSTextFinderAsynchronousDocumentFindMatch {}
  protocol NSTextFinderBarContainer {}
  protocol NSTextFinderClient {}
  protocol NSTextInput {}
  protocol NSTextInputClient {}
  class NSTextInputContext: NSObject {
    var acceptsGlyphInfo: Bool
    var allowedInputSourceLocales: [String]?
    var client: NSTextInputClient { get }
    var keyboardInputSources: [String]? { get }
    var selectedKeyboardInputSource: String?
  }
  @objc enum NSTextInputTraitType: Int {}
  @available(macOS 14.0, *)
  class NSTextInsertionIndicator: NSView {
    var automaticModeOptions: NSTextInsertionIndicator.AutomaticModeOptions
    var color: NSColor
    var displayMode: NSTextInsertionIndicator.DisplayMode
    var effectsViewInserter: (() -> Void)?
  }
  @objc(NSTextInsertionIndicatorAutomaticModeOptions) struct NSTextInsertionIndicator.AutomaticModeOptions: OptionSet<Int> {}
  @objc(NSTextInsertionIndicatorDisplayMode) enum NSTextInsertionIndicator.DisplayMode: Int {}
  @available(macOS 12.0, *)
  class NSTextLayoutFragment: NSObject, NSCoding, NSSecureCoding {
    var bottomMargin: CGFloat { get }
    var layoutFragmentFrame: CGRect { get }
    var layoutQueue: OperationQueue?
    var leadingPadding: CGFloat { get }
    var rangeInElement: NSTextRange { get }
    var renderingSurfaceBounds: CGRect { get }
    var state: NSTextLayoutFragment.State { get }
    var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { get }
    var textElement: NSTextElement? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var textLineFragments: [NSTextLineFragment] { get }
    var topMargin: CGFloat { get }
    var trailingPadding: CGFloat { get }
  }
  @objc(NSTextLayoutFragmentState) enum NSTextLayoutFragment.State: UInt {}
  @available(macOS 12.0, *)
  class NSTextLayoutManager: NSObject, NSCoding, NSSecureCoding, NSTextSelectionDataSource {
    var delegate: NSTextLayoutManagerDelegate?
    var layoutQueue: OperationQueue?
    var limitsLayoutForSuspiciousContents: Bool
    var renderingAttributesValidator: (() -> Void)?
    @available(macOS 26.0, *) var resolvesNaturalAlignmentWithBaseWritingDirection: Bool
    var textContainer: NSTextContainer?
    var textContentManager: NSTextContentManager? { get }
    var textSelectionNavigation: NSTextSelectionNavigation
    var textSelections: [NSTextSelection]
    var textViewportLayoutController: NSTextViewportLayoutController { get }
    var usageBoundsForTextContainer: CGRect { get }
    var usesFontLeading: Bool
    var usesHyphenation: Bool
    func setRenderingAttributes(_: Any, forTextRange: Any)
  }
  protocol NSTextLayoutManagerDelegate {}
  @objc enum NSTextLayoutOrientation: Int {}
  protocol NSTextLayoutOrientationProvider {}
  @available(macOS 12.0, *)
  class NSTextLineFragment: NSObject, NSCoding, NSSecureCoding {
    var attributedString: NSAttributedString { get }
    var characterRange: NSRange { get }
    var glyphOrigin: CGPoint { get }
    var typographicBounds: CGRect { get }
  }
  class NSTextList: NSObject, NSCoding, NSSecureCoding {
    var listOptions: NSTextList.Options { get }
    var markerFormat: NSTextList.MarkerFormat { get }
    @available(macOS 13.0, *) @objc(ordered) var isOrdered: Bool { @objc(isOrdered) get }
    var startingItemNumber: Int
  }
  @objc(NSTextListMarkerFormat) struct NSTextList.MarkerFormat: RawRepresentable<String> {}
  @objc(NSTextListOptions) struct NSTextList.Options: OptionSet<UInt> {}
  @available(macOS 13.0, *)
  class NSTextListElement: NSTextParagraph {
    var attributedString: NSAttributedString { get }
    var childElements: [NSTextListElement] { get }
    var contents: NSAttributedString? { get }
    var markerAttributes: [NSAttributedString.Key: Any]? { get }
    var parentElement: NSTextListElement? { get }
    var textList: NSTextList { get }
  }
  protocol NSTextLocation {}
  @available(macOS 12.0, *)
  class NSTextParagraph: NSTextElement {
    var attributedString: NSAttributedString { get }
    var paragraphContentRange: NSTextRange? { get }
    var paragraphSeparatorRange: NSTextRange? { get }
  }
  @available(macOS 15.2, *)
  class NSTextPreview: NSObject {
    var candidateRects: [NSValue] { get }
    var presentationFrame: CGRect { get }
    var previewImage: CGImage { get }
  }
  @available(macOS 12.0, *)
  class NSTextRange: NSObject {
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
    var endLocation: NSTextLocation { get }
    var location: NSTextLocation { get }
  }
  @available(macOS 12.0, *)
  class NSTextSelection: NSObject, NSCoding, NSSecureCoding {
    var affinity: NSTextSelection.Affinity { get }
    var anchorPositionOffset: CGFloat
    var granularity: NSTextSelection.Granularity { get }
    @objc(logical) var isLogical: Bool { @objc(isLogical) get set }
    var secondarySelectionLocation: NSTextLocation?
    var textRanges: [NSTextRange] { get }
    @objc(transient) var isTransient: Bool { @objc(isTransient) get }
    var typingAttributes: [NSAttributedString.Key: Any]
  }
  @objc(NSTextSelectionAffinity) enum NSTextSelection.Affinity: Int {}
  @objc(NSTextSelectionGranularity) enum NSTextSelection.Granularity: Int {}
  protocol NSTextSelectionDataSource {}
  @available(macOS 12.0, *)
  class NSTextSelectionNavigation: NSObject {
    var allowsNonContiguousRanges: Bool
    var rotatesCoordinateSystemForLayoutOrientation: Bool
    var textSelectionDataSource: NSTextSelectionDataSource? { get }
  }
  class NSTextStorage: NSMutableAttributedString {
    var attributeRuns: [NSTextStorage]
    var changeInLength: Int { get }
    var characters: [NSTextStorage]
    var delegate: NSTextStorageDelegate?
    var editedMask: NSTextStorage.EditActions { get }
    var editedRange: NSRange { get }
    var fixesAttributesLazily: Bool { get }
    var font: NSFont?
    var foregroundColor: NSColor?
    var layoutManagers: [NSLayoutManager] { get }
    var paragraphs: [NSTextStorage]
    @available(macOS 12.0, *) var textStorageObserver: NSTextStorageObserving?
    var words: [NSTextStorage]
  }
  @objc(NSTextStorageEditActions) struct NSTextStorage.EditActions: OptionSet<UInt> {}
  protocol NSTextStorageDelegate {}
  protocol NSTextStorageObserving {}
  @available(macOS 10.0, *)
  class NSTextTab: NSObject, NSCoding, NSSecureCoding {
    var alignment: NSTextAlignment { get }
    var location: CGFloat { get }
    var options: [NSTextTab.OptionKey: Any] { get }
    var tabStopType: NSTextTab.TabType { get }
  }
  @objc(NSTextTabOptionKey) struct NSTextTab.OptionKey: RawRepresentable<String> {}
  @objc(NSTextTabType) enum NSTextTab.TabType: UInt {}
  class NSTextTable: NSTextBlock {
    var collapsesBorders: Bool
    var hidesEmptyCells: Bool
    var layoutAlgorithm: NSTextTable.LayoutAlgorithm
    var numberOfColumns: UInt
  }
  @objc(NSTextTableLayoutAlgorithm) enum NSTextTable.LayoutAlgorithm: UInt {}
  class NSTextTableBlock: NSTextBlock {
    var columnSpan: Int { get }
    var rowSpan: Int { get }
    var startingColumn: Int { get }
    var startingRow: Int { get }
    var table: NSTextTable { get }
  }
  class NSTextView: NSText, NSAccessibilityNavigableStaticText, NSAccessibilityStaticText, NSCandidateListTouchBarItemDelegate, NSColorChanging, NSDraggingSource, NSMenuItemValidation, NSTextContent, NSTextInput, NSTextInputClient, NSTextLayoutOrientationProvider, NSTouchBarDelegate, NSUserInterfaceValidations {
    @methods var acceptableDragTypes: [NSPasteboard.PasteboardType] { get }
    var acceptsGlyphInfo: Bool
    var allowedInputSourceLocales: [String]?
    @available(macOS 15.0, *) var allowedWritingToolsResultOptions: NSWritingToolsResultOptions
    @available(macOS 10.12, *) var allowsCharacterPickerTouchBarItem: Bool
    var allowsDocumentBackgroundColorChange: Bool
    var allowsImageEditing: Bool
    var allowsUndo: Bool
    var attributedString: NSAttributedString { get }
    @objc(automaticDashSubstitutionEnabled) var isAutomaticDashSubstitutionEnabled: Bool { @objc(isAutomaticDashSubstitutionEnabled) get set }
    @objc(automaticDataDetectionEnabled) var isAutomaticDataDetectionEnabled: Bool { @objc(isAutomaticDataDetectionEnabled) get set }
    @objc(automaticLinkDetectionEnabled) var isAutomaticLinkDetectionEnabled: Bool { @objc(isAutomaticLinkDetectionEnabled) get set }
    @objc(automaticQuoteSubstitutionEnabled) var isAutomaticQuoteSubstitutionEnabled: Bool { @objc(isAutomaticQuoteSubstitutionEnabled) get set }
    @objc(automaticSpellingCorrectionEnabled) var isAutomaticSpellingCorrectionEnabled: Bool { @objc(isAutomaticSpellingCorrectionEnabled) get set }
    @available(macOS 10.12, *) @objc(automaticTextCompletionEnabled) var isAutomaticTextCompletionEnabled: Bool { @objc(isAutomaticTextCompletionEnabled) get set }
    @objc(automaticTextReplacementEnabled) var isAutomaticTextReplacementEnabled: Bool { @objc(isAutomaticTextReplacementEnabled) get set }
    var backgroundColor: NSColor
    @available(macOS 10.12, *) var candidateListTouchBarItem: NSCandidateListTouchBarItem? { get }
    @methods @objc(coalescingUndo) var isCoalescingUndo: Bool { @objc(isCoalescingUndo) get }
    @available(macOS 11.0, *) var contentType: NSTextContentType?
    @objc(continuousSpellCheckingEnabled) var isContinuousSpellCheckingEnabled: Bool { @objc(isContinuousSpellCheckingEnabled) get set }
    var conversationIdentifier: Int { get }
    var defaultParagraphStyle: NSParagraphStyle?
    var delegate: NSTextViewDelegate?
    var displaysLinkToolTips: Bool
    @available(macOS 14.0, *) var documentVisibleRect: CGRect { get }
    var drawsBackground: Bool
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var enabledTextCheckingTypes: NSTextCheckingTypes
    @objc(fieldEditor) var isFieldEditor: Bool { @objc(isFieldEditor) get set }
    @objc(grammarCheckingEnabled) var isGrammarCheckingEnabled: Bool { @objc(isGrammarCheckingEnabled) get set }
    var hasMarkedText: Bool { get }
    var ignoreModifierKeysWhileDragging: Bool { get }
    var importsGraphics: Bool
    @available(macOS 10.7, *) @objc(incrementalSearchingEnabled) var isIncrementalSearchingEnabled: Bool { @objc(isIncrementalSearchingEnabled) get set }
    @available(macOS 14.0, *) var inlinePredictionType: NSTextInputTraitType
    var insertionPointColor: NSColor
    var layoutManager: NSLayoutManager? { get }
    @available(macOS 10.7, *) var layoutOrientation: NSTextLayoutOrientation { get }
    var linkTextAttributes: [NSAttributedString.Key: Any]?
    var markedRange: NSRange { get }
    var markedTextAttributes: [NSAttributedString.Key: Any]?
    @available(macOS 15.0, *) var mathExpressionCompletionType: NSTextInputTraitType
    @available(macOS 14.0, *) var preferredTextAccessoryPlacement: NSTextCursorAccessoryPlacement { get }
    @methods var rangeForUserCharacterAttributeChange: NSRange { get }
    @methods var rangeForUserCompletion: NSRange { get }
    @methods var rangeForUserParagraphAttributeChange: NSRange { get }
    @methods var rangeForUserTextChange: NSRange { get }
    @methods var rangesForUserCharacterAttributeChange: [NSValue]? { get }
    @methods var rangesForUserParagraphAttributeChange: [NSValue]? { get }
    @methods var rangesForUserTextChange: [NSValue]? { get }
    @methods var readablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
    @objc(richText) var isRichText: Bool { @objc(isRichText) get set }
    @objc(rulerVisible) var isRulerVisible: Bool { @objc(isRulerVisible) get set }
    @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    var selectedRange: NSRange
    var selectedRanges: [NSValue]
    var selectedTextAttributes: [NSAttributedString.Key: Any]
    @methods var selectionAffinity: NSSelectionAffinity { get }
    var selectionGranularity: NSSelectionGranularity
    var shouldDrawInsertionPoint: Bool { get }
    var smartInsertDeleteEnabled: Bool
    @methods var spellCheckerDocumentTag: Int { get }
    @available(macOS 15.0, *) var supportsAdaptiveImageGlyph: Bool { get }
    var textContainer: NSTextContainer?
    var textContainerInset: CGSize
    var textContainerOrigin: CGPoint { get }
    @available(macOS 12.0, *) var textContentStorage: NSTextContentStorage? { get }
    @available(macOS 15.0, *) var textHighlightAttributes: [NSAttributedString.Key: Any]
    @available(macOS 12.0, *) var textLayoutManager: NSTextLayoutManager? { get }
    var textStorage: NSTextStorage? { get }
    var typingAttributes: [NSAttributedString.Key: Any]
    @available(macOS 14.0, *) var unionRectInVisibleSelectedRange: CGRect { get }
    @available(macOS 10.14, *) var usesAdaptiveColorMappingForDarkAppearance: Bool
    @available(macOS 10.7, *) var usesFindBar: Bool
    var usesFindPanel: Bool
    var usesFontPanel: Bool
    @available(macOS 10.7, *) var usesInspectorBar: Bool
    @available(macOS 10.10, *) var usesRolloverButtonForSelection: Bool
    var usesRuler: Bool
    var validAttributesForMarkedText: [Any]? { get }
    var windowLevel: Int { get }
    @methods var writablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
    @available(macOS 15.0, *) @objc(writingToolsActive) var isWritingToolsActive: Bool { @objc(isWritingToolsActive) get }
    @available(macOS 15.0, *) var writingToolsBehavior: NSWritingToolsBehavior
    @IBAction func alignJustified(_ sender: Any?)
    @IBAction func changeAttributes(_ sender: Any?)
    @IBAction func changeColor(_ sender: Any?)
    @IBAction func changeDocumentBackgroundColor(_ sender: Any?)
    @IBAction func changeLayoutOrientation(_ sender: Any?)
    @IBAction func checkTextInDocument(_ sender: Any?)
    @IBAction func checkTextInSelection(_ sender: Any?)
    @IBAction func complete(_ sender: Any?)
    @IBAction func highlight(_ sender: Any?)
    @IBAction func insertText(_ sender: Any?)
    @IBAction func loosenKerning(_ sender: Any?)
    @IBAction func lowerBaseline(_ sender: Any?)
    @IBAction func orderFrontLinkPanel(_ sender: Any?)
    @IBAction func orderFrontListPanel(_ sender: Any?)
    @IBAction func orderFrontSharingServicePicker(_ sender: Any?)
    @IBAction func orderFrontSpacingPanel(_ sender: Any?)
    @IBAction func orderFrontSubstitutionsPanel(_ sender: Any?)
    @IBAction func orderFrontTablePanel(_ sender: Any?)
    @IBAction func outline(_ sender: Any?)
    @IBAction func pasteAsPlainText(_ sender: Any?)
    @IBAction func pasteAsRichText(_ sender: Any?)
    @IBAction func performFindPanelAction(_ sender: Any?)
    @IBAction func raiseBaseline(_ sender: Any?)
    func setAlignment(_: Any, range: Any)
    func setBaseWritingDirection(_: Any, range: Any)
    func setConstrainedFrameSize(_: Any)
    func setLayoutOrientation(_: Any)
    func setMarkedText(_: Any, selectedRange: Any)
    func setMarkedText(_: Any, selectedRange: Any, replacementRange: Any)
    func setNeedsDisplayInRect(_: Any, avoidAdditionalLayout: Any)
    func setSelectedRange(_: Any)
    func setSelectedRange(_: Any, affinity: Any, stillSelecting: Any)
    func setSelectedRanges(_: Any, affinity: Any, stillSelecting: Any)
    func setSpellingState(_: Any, range: Any)
    @IBAction func startSpeaking(_ sender: Any?)
    @IBAction func stopSpeaking(_ sender: Any?)
    @IBAction func tightenKerning(_ sender: Any?)
    @IBAction func toggleAutomaticDashSubstitution(_ sender: Any?)
    @IBAction func toggleAutomaticDataDetection(_ sender: Any?)
    @IBAction func toggleAutomaticLinkDetection(_ sender: Any?)
    @IBAction func toggleAutomaticQuoteSubstitution(_ sender: Any?)
    @IBAction func toggleAutomaticSpellingCorrection(_ sender: Any?)
    @IBAction func toggleAutomaticTextCompletion(_ sender: Any?)
    @IBAction func toggleAutomaticTextReplacement(_ sender: Any?)
    @IBAction func toggleBaseWritingDirection(_ sender: Any?)
    @IBAction func toggleContinuousSpellChecking(_ sender: Any?)
    @IBAction func toggleGrammarChecking(_ sender: Any?)
    @IBAction func toggleQuickLookPreviewPanel(_ sender: Any?)
    @IBAction func toggleSmartInsertDelete(_ sender: Any?)
    @IBAction func toggleTraditionalCharacterShape(_ sender: Any?)
    @IBAction func turnOffKerning(_ sender: Any?)
    @IBAction func turnOffLigatures(_ sender: Any?)
    @IBAction func useAllLigatures(_ sender: Any?)
    @IBAction func useStandardKerning(_ sender: Any?)
    @IBAction func useStandardLigatures(_ sender: Any?)
  }
  protocol NSTextViewDelegate {}
  @available(macOS 12.0, *)
  class NSTextViewportLayoutController: NSObject {
    var delegate: NSTextViewportLayoutControllerDelegate?
    var textLayoutManager: NSTextLayoutManager? { get }
    var viewportBounds: CGRect { get }
    var viewportRange: NSTextRange? { get }
  }
  protocol NSTextViewportLayoutControllerDelegate {}
  @available(macOS 11.0, *)
  class NSTintConfiguration: NSObject, NSCoding, NSSecureCoding {
    var adaptsToUserAccentColor: Bool { get }
    var baseTintColor: NSColor? { get }
    var equivalentContentTintColor: NSColor? { get }
  }
  @objc enum NSTintProminence: Int {}
  @available(macOS 10.10, *)
  class NSTitlebarAccessoryViewController: NSViewController, NSAnimatablePropertyContainer, NSAnimationDelegate {
    var animations: [String: Any]
    @available(macOS 11.0, *) var automaticallyAdjustsSize: Bool
    var fullScreenMinHeight: CGFloat
    @available(macOS 10.12, *) @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var layoutAttribute: NSLayoutConstraint.Attribute
    @available(macOS 26.1, *) var preferredScrollEdgeEffectStyle: NSScrollEdgeEffectStyle
  }
  @objc enum NSTitlebarSeparatorStyle: Int {}
  class NSTokenField: NSTextField {
    var completionDelay: TimeInterval
    var delegate: NSTokenFieldDelegate?
    var tokenStyle: NSTokenField.TokenStyle
    var tokenizingCharacterSet: CharacterSet
  }
  @objc(NSTokenStyle) enum NSTokenField.TokenStyle: UInt {}
  class NSTokenFieldCell: NSTextFieldCell {
    var completionDelay: TimeInterval
    var delegate: NSTokenFieldCellDelegate?
    var tokenStyle: NSTokenField.TokenStyle
    var tokenizingCharacterSet: CharacterSet
  }
  protocol NSTokenFieldCellDelegate {}
  protocol NSTokenFieldDelegate {}
  class NSToolbar: NSObject {
    @available(macOS 15.0, *) var allowsDisplayModeCustomization: Bool
    @available(macOS 10.10, *) var allowsExtensionItems: Bool
    var allowsUserCustomization: Bool
    var autosavesConfiguration: Bool
    @available(macOS 10.14, *) var centeredItemIdentifier: NSToolbarItem.Identifier?
    @available(macOS 13.0, *) var centeredItemIdentifiers: Set<NSToolbarItem.Identifier>
    var configurationDictionary: [String: Any] { get }
    var customizationPaletteIsRunning: Bool { get }
    var delegate: NSToolbarDelegate?
    var displayMode: NSToolbar.DisplayMode
    var fullScreenAccessoryView: NSView?
    var fullScreenAccessoryViewMaxHeight: CGFloat
    var fullScreenAccessoryViewMinHeight: CGFloat
    var identifier: String { get }
    @available(macOS 15.0, *) var itemIdentifiers: [NSToolbarItem.Identifier]
    var items: [NSToolbarItem] { get }
    var selectedItemIdentifier: NSToolbarItem.Identifier?
    var showsBaselineSeparator: Bool
    var sizeMode: NSToolbar.SizeMode
    @objc(visible) var isVisible: Bool { @objc(isVisible) get set }
    var visibleItems: [NSToolbarItem]? { get }
    @IBAction func runCustomizationPalette(_ sender: Any?)
    func setConfigurationFromDictionary(_: Any)
  }
  @objc(NSToolbarDisplayMode) enum NSToolbar.DisplayMode: UInt {}
  @objc(NSToolbarSizeMode) enum NSToolbar.SizeMode: UInt {}
  protocol NSToolbarDelegate {}
  class NSToolbarItem: NSObject, NSMenuItemValidation, NSValidatedUserInterfaceItem {
    var action: Selector?
    var allowsDuplicatesInToolbar: Bool { get }
    var autovalidates: Bool
    @available(macOS 26.0, *) var backgroundTintColor: NSColor?
    @available(macOS 26.0, *) var badge: NSItemBadge?
    @available(macOS 10.15, *) @objc(bordered) var isBordered: Bool { @objc(isBordered) get set }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(macOS 15.0, *) @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var image: NSImage?
    var itemIdentifier: NSToolbarItem.Identifier { get }
    var label: String
    var maxSize: CGSize
    var menuFormRepresentation: NSMenuItem?
    var minSize: CGSize
    @available(macOS 11.0, *) @objc(navigational) var isNavigational: Bool { @objc(isNavigational) get set }
    var paletteLabel: String
    @available(macOS 13.0, *) var possibleLabels: Set<String>
    @available(macOS 26.0, *) var style: NSToolbarItem.Style
    var tag: Int
    var target: Any?
    @available(macOS 10.15, *) var title: String
    var toolTip: String?
    var toolbar: NSToolbar? { get }
    var view: NSView?
    var visibilityPriority: NSToolbarItem.VisibilityPriority
    @available(macOS 14.0, *) @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  @objc(NSToolbarItemIdentifier) struct NSToolbarItem.Identifier: RawRepresentable<String> {}
  @objc(NSToolbarItemStyle) enum NSToolbarItem.Style: Int {}
  @objc(NSToolbarItemVisibilityPriority) enum NSToolbarItem.VisibilityPriority: Int {}
  @available(macOS 10.5, *)
  class NSToolbarItemGroup: NSToolbarItem {
    @available(macOS 10.15, *) var controlRepresentation: NSToolbarItemGroup.ControlRepresentation
    @available(macOS 10.15, *) var selectedIndex: Int
    @available(macOS 10.15, *) var selectionMode: NSToolbarItemGroup.SelectionMode
    var subitems: [NSToolbarItem]
    func setSelected(_: Any, atIndex: Any)
  }
  @objc(NSToolbarItemGroupControlRepresentation) enum NSToolbarItemGroup.ControlRepresentation: Int {}
  @objc(NSToolbarItemGroupSelectionMode) enum NSToolbarItemGroup.SelectionMode: Int {}
  protocol NSToolbarItemValidation {}
  class NSTouch: NSObject {
    var device: Any? { get }
    var deviceSize: CGSize { get }
    var identity: Any { get }
    var normalizedPosition: CGPoint { get }
    var phase: NSTouch.Phase { get }
    @objc(resting) var isResting: Bool { @objc(isResting) get }
    @methods var type: NSTouch.TouchType { get }
  }
  @objc(NSTouchPhase) struct NSTouch.Phase: OptionSet<UInt> {}
  @objc(NSTouchType) enum NSTouch.TouchType: Int {}
  @objc(NSTouchTypeMask) struct NSTouch.TouchTypeMask: OptionSet<UInt> {}
  @available(macOS 10.12, *)
  class NSTouchBar: NSObject, NSCoding {
    var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier]
    var customizationIdentifier: String?
    var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier]
    var defaultItemIdentifiers: [NSTouchBarItem.Identifier]
    var delegate: NSTouchBarDelegate?
    var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
    @unsure var itemIdentifiers: [NSTouchBarItem.Identifier] { get }
    var principalItemIdentifier: NSTouchBarItem.Identifier?
    var templateItems: Set<NSTouchBarItem>
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  protocol NSTouchBarDelegate {}
  @available(macOS 10.12, *)
  class NSTouchBarItem: NSObject, NSCoding {
    var customizationLabel: String { get }
    var identifier: NSTouchBarItem.Identifier { get }
    var view: NSView? { get }
    var viewController: NSViewController? { get }
    var visibilityPriority: NSTouchBarItem.Priority
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  @objc(NSTouchBarItemIdentifier) struct NSTouchBarItem.Identifier: RawRepresentable<String> {}
  @objc(NSTouchBarItemPriority) struct NSTouchBarItem.Priority: RawRepresentable<Float> {}
  protocol NSTouchBarProvider {}
  class NSTrackingArea: NSObject, NSCoding {
    var options: NSTrackingArea.Options { get }
    var owner: Any? { get }
    var rect: CGRect { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  @objc(NSTrackingAreaOptions) struct NSTrackingArea.Options: OptionSet<UInt> {}
  @available(macOS 11.0, *)
  class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    var dividerIndex: Int
    var splitView: NSSplitView
  }
  class NSTreeController: NSObjectController {
    var alwaysUsesMultipleValuesMarker: Bool
    var arrangedObjects: NSTreeNode { get }
    var avoidsEmptySelection: Bool
    var canAddChild: Bool { get }
    var canInsert: Bool { get }
    var canInsertChild: Bool { get }
    var childrenKeyPath: String?
    var content: Any?
    var countKeyPath: String?
    var leafKeyPath: String?
    var preservesSelection: Bool
    var selectedNodes: [NSTreeNode] { get }
    var selectedObjects: [Any] { get }
    @methods var selectionIndexPath: IndexPath? { get }
    @methods var selectionIndexPaths: [IndexPath] { get }
    var selectsInsertedObjects: Bool
    var sortDescriptors: [NSSortDescriptor]
    @IBAction func add(_ sender: Any?)
    @IBAction func addChild(_ sender: Any?)
    @IBAction func insert(_ sender: Any?)
    @IBAction func insertChild(_ sender: Any?)
    @IBAction func remove(_ sender: Any?)
    func setSelectionIndexPath(_: Any)
    func setSelectionIndexPaths(_: Any)
  }
  class NSTreeNode: NSObject {
    var childNodes: [NSTreeNode]? { get }
    var indexPath: IndexPath { get }
    @objc(leaf) var isLeaf: Bool { @objc(isLeaf) get }
    @unsure var mutableChildNodes: NSMutableArray { get }
    var parentNode: NSTreeNode? { get }
    var representedObject: Any? { get }
  }
  class NSTypesetter: NSObject {
    var attributedString: NSAttributedString?
    @methods var attributesForExtraLineFragment: [NSAttributedString.Key: Any] { get }
    var bidiProcessingEnabled: Bool
    var currentParagraphStyle: NSParagraphStyle? { get }
    var currentTextContainer: NSTextContainer? { get }
    var hyphenationFactor: Float
    var layoutManager: NSLayoutManager? { get }
    var lineFragmentPadding: CGFloat
    var paragraphCharacterRange: NSRange { get }
    var paragraphGlyphRange: NSRange { get }
    var paragraphSeparatorCharacterRange: NSRange { get }
    var paragraphSeparatorGlyphRange: NSRange { get }
    var textContainers: [NSTextContainer]? { get }
    var typesetterBehavior: NSLayoutManager.TypesetterBehavior
    var usesFontLeading: Bool
    func setAttachmentSize(_: Any, forGlyphRange: Any)
    func setBidiLevels(_: Any, forGlyphRange: Any)
    func setDrawsOutsideLineFragment(_: Any, forGlyphRange: Any)
    func setHardInvalidation(_: Any, forGlyphRange: Any)
    func setLineFragmentRect(_: Any, forGlyphRange: Any, usedRect: Any, baselineOffset: Any)
    func setLocation(_: Any, withAdvancements: Any, forStartOfGlyphRange: Any)
    func setNotShownAttribute(_: Any, forGlyphRange: Any)
    func setParagraphGlyphRange(_: Any, separatorGlyphRange: Any)
  }
  @objc enum NSUsableScrollerParts: UInt {}
  protocol NSUserActivityRestoring {}
  class NSUserDefaultsController: NSController {
    var appliesImmediately: Bool
    var defaults: UserDefaults { get }
    var hasUnappliedChanges: Bool { get }
    var initialValues: [String: Any]?
    var values: Any { get }
    @IBAction func revert(_ sender: Any?)
    @IBAction func revertToInitialValues(_ sender: Any?)
    @IBAction func save(_ sender: Any?)
  }
  protocol NSUserInterfaceCompression {}
  @available(macOS 10.13, *)
  class NSUserInterfaceCompressionOptions: NSObject, NSCoding {
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
  }
  protocol NSUserInterfaceItemIdentification {}
  @objc struct NSUserInterfaceItemIdentifier: RawRepresentable<String> {}
  @objc enum NSUserInterfaceLayoutDirection: Int {}
  @objc enum NSUserInterfaceLayoutOrientation: Int {}
  protocol NSUserInterfaceValidations {}
  protocol NSValidatedUserInterfaceItem {}
  class NSView: NSResponder, NSAccessibility, NSAccessibilityElementProtocol, NSAnimatablePropertyContainer, NSAppearanceCustomization, NSDraggingDestination, NSUserInterfaceItemIdentification {
    var acceptsTouchEvents: Bool
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    @available(macOS 11.0, *) var additionalSafeAreaInsets: NSEdgeInsets
    @available(macOS 10.7, *) var alignmentRectInsets: NSEdgeInsets { get }
    var allowedTouchTypes: NSTouch.TouchTypeMask
    @available(macOS 10.10, *) var allowsVibrancy: Bool { get }
    var alphaValue: CGFloat
    var animations: [String: Any]
    @available(macOS 10.9, *) var appearance: NSAppearance?
    var autoresizesSubviews: Bool
    var autoresizingMask: NSView.AutoresizingMask
    @unsure var backgroundColor: NSColor? { get }
    var backgroundFilters: [CIFilter]
    @available(macOS 10.7, *) var baselineOffsetFromBottom: CGFloat { get }
    @available(macOS 10.11, *) var bottomAnchor: NSLayoutYAxisAnchor { get }
    var bounds: CGRect
    var boundsRotation: CGFloat
    var canBecomeKeyView: Bool { get }
    @methods var canDraw: Bool { get }
    var canDrawConcurrently: Bool
    @available(macOS 10.9, *) var canDrawSubviewsIntoLayer: Bool
    @methods var candidateListTouchBarItem: NSCandidateListTouchBarItem? { get }
    @available(macOS 10.11, *) var centerXAnchor: NSLayoutXAxisAnchor { get }
    @available(macOS 10.11, *) var centerYAnchor: NSLayoutYAxisAnchor { get }
    var clipsToBounds: Bool
    var compositingFilter: CIFilter?
    @available(macOS 10.7, *) var constraints: [NSLayoutConstraint] { get }
    var contentFilters: [CIFilter]
    @unsure var cornerRadius: CGFloat { get }
    @available(macOS 10.7, *) @objc(drawingFindIndicator) var isDrawingFindIndicator: Bool { @objc(isDrawingFindIndicator) get }
    @available(macOS 10.9, *) var effectiveAppearance: NSAppearance { get }
    @unsure var enclosingMenuItem: NSMenuItem? { get }
    var enclosingScrollView: NSScrollView? { get }
    @available(macOS 10.11, *) var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    @available(macOS 10.11, *) var firstBaselineOffsetFromTop: CGFloat { get }
    @available(macOS 10.7, *) var fittingSize: CGSize { get }
    @objc(flipped) var isFlipped: Bool { @objc(isFlipped) get }
    var focusRingMaskBounds: CGRect { get }
    var focusRingType: NSFocusRingType
    var frame: CGRect
    var frameCenterRotation: CGFloat
    var frameRotation: CGFloat
    @available(macOS 10.0, *) @methods var gState: Int { get }
    @available(macOS 10.10, *) var gestureRecognizers: [NSGestureRecognizer]
    @available(macOS 10.7, *) var hasAmbiguousLayout: Bool { get }
    var heightAdjustLimit: CGFloat { get }
    @available(macOS 10.11, *) var heightAnchor: NSLayoutDimension { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @objc(hiddenOrHasHiddenAncestor) var isHiddenOrHasHiddenAncestor: Bool { @objc(isHiddenOrHasHiddenAncestor) get }
    @available(macOS 10.15, *) @objc(horizontalContentSizeConstraintActive) var isHorizontalContentSizeConstraintActive: Bool { @objc(isHorizontalContentSizeConstraintActive) get set }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    @objc(inFullScreenMode) var isInFullScreenMode: Bool { @objc(isInFullScreenMode) get }
    var inLiveResize: Bool { get }
    var inputContext: NSTextInputContext? { get }
    @available(macOS 10.7, *) var intrinsicContentSize: CGSize { get }
    @available(macOS 10.11, *) var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    @available(macOS 10.11, *) var lastBaselineOffsetFromBottom: CGFloat { get }
    var layer: CALayer?
    var layerContentsPlacement: NSView.LayerContentsPlacement
    var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy
    @available(macOS 10.9, *) var layerUsesCoreImageFilters: Bool
    @available(macOS 10.11, *) var layoutGuides: [NSLayoutGuide] { get }
    @available(macOS 11.0, *) var layoutMarginsGuide: NSLayoutGuide { get }
    @available(macOS 10.11, *) var leadingAnchor: NSLayoutXAxisAnchor { get }
    @available(macOS 10.11, *) var leftAnchor: NSLayoutXAxisAnchor { get }
    @methods var lockFocusIfCanDraw: Bool { get }
    @methods var makeBackingLayer: CALayer { get }
    var mouseDownCanMoveWindow: Bool { get }
    var needsDisplay: Bool
    @available(macOS 10.7, *) var needsLayout: Bool
    var needsPanelToBecomeKey: Bool { get }
    @available(macOS 10.7, *) var needsUpdateConstraints: Bool
    var nextKeyView: NSView?
    var nextValidKeyView: NSView? { get }
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get }
    var opaqueAncestor: NSView? { get }
    var pageFooter: NSAttributedString { get }
    var pageHeader: NSAttributedString { get }
    var postsBoundsChangedNotifications: Bool
    var postsFrameChangedNotifications: Bool
    @available(macOS 26.0, *) var prefersCompactControlSizeMetrics: Bool
    @available(macOS 10.9, *) var preparedContentRect: CGRect
    var preservesContentDuringLiveResize: Bool { get }
    @available(macOS 10.11, *) var pressureConfiguration: NSPressureConfiguration?
    var previousKeyView: NSView? { get }
    var previousValidKeyView: NSView? { get }
    var printJobTitle: String { get }
    var rectPreservedDuringLiveResize: CGRect { get }
    @methods var registeredDraggedTypes: [NSPasteboard.PasteboardType] { get }
    @available(macOS 10.11, *) var rightAnchor: NSLayoutXAxisAnchor { get }
    @objc(rotatedFromBase) var isRotatedFromBase: Bool { @objc(isRotatedFromBase) get }
    @objc(rotatedOrScaledFromBase) var isRotatedOrScaledFromBase: Bool { @objc(isRotatedOrScaledFromBase) get }
    @available(macOS 11.0, *) var safeAreaInsets: NSEdgeInsets { get }
    @available(macOS 11.0, *) var safeAreaLayoutGuide: NSLayoutGuide { get }
    @available(macOS 11.0, *) var safeAreaRect: CGRect { get }
    var shadow: NSShadow?
    @available(macOS 10.0, *) var shouldDrawColor: Bool { get }
    var subviews: [NSView]
    var superview: NSView? { get }
    var tag: Int { get }
    var toolTip: String?
    @available(macOS 10.11, *) var topAnchor: NSLayoutYAxisAnchor { get }
    @methods var trackingAreas: [NSTrackingArea] { get }
    @available(macOS 10.11, *) var trailingAnchor: NSLayoutXAxisAnchor { get }
    @available(macOS 10.7, *) var translatesAutoresizingMaskIntoConstraints: Bool
    @available(macOS 10.9, *) var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    @available(macOS 10.15, *) @objc(verticalContentSizeConstraintActive) var isVerticalContentSizeConstraintActive: Bool { @objc(isVerticalContentSizeConstraintActive) get set }
    @methods var visibleRect: CGRect { get }
    @available(macOS 10.7, *) var wantsBestResolutionOpenGLSurface: Bool
    var wantsDefaultClipping: Bool { get }
    var wantsExtendedDynamicRangeOpenGLSurface: Bool
    var wantsLayer: Bool
    var wantsPeriodicDraggingUpdates: Bool { get }
    var wantsRestingTouches: Bool
    @available(macOS 10.8, *) var wantsUpdateLayer: Bool { get }
    var widthAdjustLimit: CGFloat { get }
    @available(macOS 10.11, *) var widthAnchor: NSLayoutDimension { get }
    var window: NSWindow? { get }
    @available(macOS 15.2, *) var writingToolsCoordinator: NSWritingToolsCoordinator?
    @IBAction func print(_ sender: Any?)
    func setBoundsOrigin(_: Any)
    func setBoundsSize(_: Any)
    func setContentCompressionResistancePriority(_: Any, forOrientation: Any)
    func setContentHuggingPriority(_: Any, forOrientation: Any)
    func setFrameOrigin(_: Any)
    func setFrameSize(_: Any)
    func setKeyboardFocusRingNeedsDisplayInRect(_: Any)
    func setNeedsDisplayInRect(_: Any)
    func setUpGState()
  }
  @objc(NSAutoresizingMaskOptions) struct NSView.AutoresizingMask: OptionSet<UInt> {}
  @objc(NSViewLayerContentsPlacement) enum NSView.LayerContentsPlacement: Int {}
  @objc(NSViewLayerContentsRedrawPolicy) enum NSView.LayerContentsRedrawPolicy: Int {}
  class NSViewAnimation: NSAnimation {
    var animations: [AnyHashable: Any]
    var animator: Any { get }
    var viewAnimations: [[NSViewAnimation.Key: Any]]
  }
  @objc(NSViewAnimationKey) struct NSViewAnimation.Key: RawRepresentable<String> {}
  class NSViewController: NSResponder, NSEditor, NSExtensionRequestHandling, NSSeguePerforming, NSUserInterfaceItemIdentification {
    @available(macOS 10.10, *) var childViewControllers: [NSViewController]
    @methods var commitEditing: Bool { get }
    @available(macOS 10.10, *) var extensionContext: NSExtensionContext? { get }
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    var nibBundle: Bundle? { get }
    var nibName: String? { get }
    @available(macOS 10.10, *) var parentViewController: NSViewController? { get }
    @available(macOS 10.10, *) var preferredContentSize: CGSize
    @available(macOS 10.10, *) var preferredMaximumSize: CGSize { get }
    @available(macOS 10.10, *) var preferredMinimumSize: CGSize { get }
    @available(macOS 10.10, *) var preferredScreenOrigin: CGPoint
    @available(macOS 10.10, *) var presentedViewControllers: [NSViewController]? { get }
    @available(macOS 10.10, *) var presentingViewController: NSViewController? { get }
    var representedObject: Any?
    @available(macOS 10.10, *) var sourceItemView: NSView?
    @available(macOS 10.10, *) var storyboard: NSStoryboard? { get }
    var title: String?
    var view: NSView
    @available(macOS 14.0, *) var viewIfLoaded: NSView? { get }
    @available(macOS 10.10, *) @objc(viewLoaded) var isViewLoaded: Bool { @objc(isViewLoaded) get }
    @IBAction func dismissController(_ sender: Any?)
  }
  @objc(NSViewControllerTransitionOptions) struct NSViewController.TransitionOptions: OptionSet<UInt> {}
  @available(macOS 26.0, *)
  class NSViewLayoutRegion: NSObject {}
  protocol NSViewToolTipOwner {}
  @available(macOS 10.10, *)
  class NSVisualEffectView: NSView {
    var blendingMode: NSVisualEffectView.BlendingMode
    @available(macOS 10.12, *) @objc(emphasized) var isEmphasized: Bool { @objc(isEmphasized) get set }
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    var maskImage: NSImage?
    var material: NSVisualEffectView.Material
    var state: NSVisualEffectView.State
  }
  @objc(NSVisualEffectBlendingMode) enum NSVisualEffectView.BlendingMode: Int {}
  @objc(NSVisualEffectMaterial) enum NSVisualEffectView.Material: Int {}
  @objc(NSVisualEffectState) enum NSVisualEffectView.State: Int {}
  class NSWindow: NSResponder, NSAccessibility, NSAccessibilityElementProtocol, NSAnimatablePropertyContainer, NSAppearanceCustomization, NSMenuItemValidation, NSUserInterfaceItemIdentification, NSUserInterfaceValidations {
    var acceptsMouseMovedEvents: Bool
    @available(macOS 10.10, *) var accessibilityActivationPoint: CGPoint
    @available(macOS 10.10, *) var accessibilityAllowedValues: [NSNumber]?
    @available(macOS 10.10, *) @objc(accessibilityAlternateUIVisible) var isAccessibilityAlternateUIVisible: Bool { @objc(isAccessibilityAlternateUIVisible) get set }
    @available(macOS 10.10, *) var accessibilityApplicationFocusedUIElement: Any?
    @available(macOS 14.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]?
    @available(macOS 10.10, *) var accessibilityCancelButton: Any?
    @available(macOS 10.10, *) var accessibilityChildren: [Any]?
    @available(macOS 10.13, *) var accessibilityChildrenInNavigationOrder: [NSAccessibilityElementProtocol]?
    @available(macOS 10.10, *) var accessibilityClearButton: Any?
    @available(macOS 10.10, *) var accessibilityCloseButton: Any?
    @available(macOS 10.10, *) var accessibilityColumnCount: Int
    @available(macOS 10.10, *) var accessibilityColumnHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityColumnIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityColumnTitles: [Any]?
    @available(macOS 10.10, *) var accessibilityColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityContents: [Any]?
    @available(macOS 10.10, *) var accessibilityCriticalValue: Any?
    @available(macOS 10.13, *) var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    @available(macOS 10.13, *) var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    @available(macOS 10.10, *) var accessibilityDecrementButton: Any?
    @available(macOS 10.10, *) var accessibilityDefaultButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityDisclosed) var isAccessibilityDisclosed: Bool { @objc(isAccessibilityDisclosed) get set }
    @available(macOS 10.10, *) var accessibilityDisclosedByRow: Any?
    @available(macOS 10.10, *) var accessibilityDisclosedRows: Any?
    @available(macOS 10.10, *) var accessibilityDisclosureLevel: Int
    @available(macOS 10.10, *) var accessibilityDocument: String?
    @available(macOS 10.10, *) @objc(accessibilityEdited) var isAccessibilityEdited: Bool { @objc(isAccessibilityEdited) get set }
    @available(macOS 10.10, *) @objc(accessibilityElement) var isAccessibilityElement: Bool { @objc(isAccessibilityElement) get set }
    @available(macOS 10.10, *) @objc(accessibilityEnabled) var isAccessibilityEnabled: Bool { @objc(isAccessibilityEnabled) get set }
    @available(macOS 10.10, *) @objc(accessibilityExpanded) var isAccessibilityExpanded: Bool { @objc(isAccessibilityExpanded) get set }
    @available(macOS 10.10, *) var accessibilityExtrasMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityFilename: String?
    @available(macOS 10.10, *) @objc(accessibilityFocused) var isAccessibilityFocused: Bool { @objc(isAccessibilityFocused) get set }
    @available(macOS 10.10, *) var accessibilityFocusedWindow: Any?
    @available(macOS 10.10, *) var accessibilityFrame: CGRect
    @available(macOS 10.10, *) @objc(accessibilityFrontmost) var isAccessibilityFrontmost: Bool { @objc(isAccessibilityFrontmost) get set }
    @available(macOS 10.10, *) var accessibilityFullScreenButton: Any?
    @available(macOS 10.10, *) var accessibilityGrowArea: Any?
    @available(macOS 10.10, *) var accessibilityHandles: [Any]?
    @available(macOS 10.10, *) var accessibilityHeader: Any?
    @available(macOS 10.10, *) var accessibilityHelp: String?
    @available(macOS 10.10, *) @objc(accessibilityHidden) var isAccessibilityHidden: Bool { @objc(isAccessibilityHidden) get set }
    @available(macOS 10.10, *) var accessibilityHorizontalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityHorizontalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityHorizontalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityIdentifier: String?
    @available(macOS 10.10, *) var accessibilityIncrementButton: Any?
    @available(macOS 10.10, *) var accessibilityIndex: Int
    @available(macOS 10.10, *) var accessibilityInsertionPointLineNumber: Int
    @available(macOS 10.10, *) var accessibilityLabel: String?
    @available(macOS 10.10, *) var accessibilityLabelUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityLabelValue: Float
    @available(macOS 10.10, *) var accessibilityLinkedUIElements: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityMain) var isAccessibilityMain: Bool { @objc(isAccessibilityMain) get set }
    @available(macOS 10.10, *) var accessibilityMainWindow: Any?
    @available(macOS 10.10, *) var accessibilityMarkerGroupUIElement: Any?
    @available(macOS 10.10, *) var accessibilityMarkerTypeDescription: String?
    @available(macOS 10.10, *) var accessibilityMarkerUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityMarkerValues: Any?
    @available(macOS 10.10, *) var accessibilityMaxValue: Any?
    @available(macOS 10.10, *) var accessibilityMenuBar: Any?
    @available(macOS 10.10, *) var accessibilityMinValue: Any?
    @available(macOS 10.10, *) var accessibilityMinimizeButton: Any?
    @available(macOS 10.10, *) @objc(accessibilityMinimized) var isAccessibilityMinimized: Bool { @objc(isAccessibilityMinimized) get set }
    @available(macOS 10.10, *) @objc(accessibilityModal) var isAccessibilityModal: Bool { @objc(isAccessibilityModal) get set }
    @available(macOS 10.10, *) var accessibilityNextContents: [Any]?
    @available(macOS 10.10, *) var accessibilityNumberOfCharacters: Int
    @available(macOS 10.10, *) @objc(accessibilityOrderedByRow) var isAccessibilityOrderedByRow: Bool { @objc(isAccessibilityOrderedByRow) get set }
    @available(macOS 10.10, *) var accessibilityOrientation: NSAccessibilityOrientation
    @available(macOS 10.10, *) var accessibilityOverflowButton: Any?
    @available(macOS 10.10, *) var accessibilityParent: Any?
    @available(macOS 10.10, *) var accessibilityPlaceholderValue: String?
    @available(macOS 10.10, *) var accessibilityPreviousContents: [Any]?
    @available(macOS 10.10, *) @objc(accessibilityProtectedContent) var isAccessibilityProtectedContent: Bool { @objc(isAccessibilityProtectedContent) get set }
    @available(macOS 10.10, *) var accessibilityProxy: Any?
    @available(macOS 10.12, *) @objc(accessibilityRequired) var isAccessibilityRequired: Bool { @objc(isAccessibilityRequired) get set }
    @available(macOS 10.10, *) var accessibilityRole: NSAccessibilityRole?
    @available(macOS 10.10, *) var accessibilityRoleDescription: String?
    @available(macOS 10.10, *) var accessibilityRowCount: Int
    @available(macOS 10.10, *) var accessibilityRowHeaderUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityRowIndexRange: NSRange
    @available(macOS 10.10, *) var accessibilityRows: [Any]?
    @available(macOS 10.10, *) var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    @available(macOS 10.10, *) var accessibilitySearchButton: Any?
    @available(macOS 10.10, *) var accessibilitySearchMenu: Any?
    @available(macOS 10.10, *) @objc(accessibilitySelected) var isAccessibilitySelected: Bool { @objc(isAccessibilitySelected) get set }
    @available(macOS 10.10, *) var accessibilitySelectedCells: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedChildren: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedColumns: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedRows: [Any]?
    @available(macOS 10.10, *) var accessibilitySelectedText: String?
    @available(macOS 10.10, *) var accessibilitySelectedTextRange: NSRange
    @available(macOS 10.10, *) var accessibilitySelectedTextRanges: [NSValue]?
    @available(macOS 10.10, *) var accessibilityServesAsTitleForUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilitySharedFocusElements: [Any]?
    @available(macOS 10.10, *) var accessibilitySharedTextUIElements: [Any]?
    @available(macOS 10.10, *) var accessibilityShownMenu: Any?
    @available(macOS 10.10, *) var accessibilitySortDirection: NSAccessibilitySortDirection
    @available(macOS 10.10, *) var accessibilitySplitters: [Any]?
    @available(macOS 10.10, *) var accessibilitySubrole: NSAccessibilitySubrole?
    @available(macOS 10.10, *) var accessibilityTabs: [Any]?
    @available(macOS 10.10, *) var accessibilityTitle: String?
    @available(macOS 10.10, *) var accessibilityTitleUIElement: Any?
    @available(macOS 10.10, *) var accessibilityToolbarButton: Any?
    @available(macOS 10.10, *) var accessibilityTopLevelUIElement: Any?
    @available(macOS 10.10, *) var accessibilityURL: URL?
    @available(macOS 10.10, *) var accessibilityUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityUnits: NSAccessibilityUnits
    @available(macOS 14.0, *) var accessibilityUserInputLabels: [String]?
    @available(macOS 10.10, *) var accessibilityValue: Any?
    @available(macOS 10.10, *) var accessibilityValueDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalScrollBar: Any?
    @available(macOS 10.10, *) var accessibilityVerticalUnitDescription: String?
    @available(macOS 10.10, *) var accessibilityVerticalUnits: NSAccessibilityUnits
    @available(macOS 10.10, *) var accessibilityVisibleCells: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleCharacterRange: NSRange
    @available(macOS 10.10, *) var accessibilityVisibleChildren: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleColumns: [Any]?
    @available(macOS 10.10, *) var accessibilityVisibleRows: [Any]?
    @available(macOS 10.10, *) var accessibilityWarningValue: Any?
    @available(macOS 10.10, *) var accessibilityWindow: Any?
    @available(macOS 10.10, *) var accessibilityWindows: [Any]?
    @available(macOS 10.10, *) var accessibilityZoomButton: Any?
    var allowsConcurrentViewDrawing: Bool
    var allowsToolTipsWhenApplicationIsInactive: Bool
    var alphaValue: CGFloat
    var animationBehavior: NSWindow.AnimationBehavior
    var animations: [String: Any]
    @available(macOS 10.9, *) var appearance: NSAppearance?
    @available(macOS 10.14, *) var appearanceSource: NSObject!
    var areCursorRectsEnabled: Bool { get }
    var aspectRatio: CGSize
    var attachedSheet: NSWindow? { get }
    @objc(autodisplay) var isAutodisplay: Bool { @objc(isAutodisplay) get set }
    var autorecalculatesKeyViewLoop: Bool
    var backgroundColor: NSColor
    var backingLocation: NSWindow.BackingLocation { get }
    @available(macOS 10.7, *) var backingScaleFactor: CGFloat { get }
    var backingType: NSWindow.BackingStoreType
    var canBecomeKeyWindow: Bool { get }
    var canBecomeMainWindow: Bool { get }
    var canBecomeVisibleWithoutLogin: Bool
    var canHide: Bool
    @available(macOS 10.0, *) var canStoreColor: Bool { get }
    @available(macOS 15.0, *) var cascadingReferenceFrame: CGRect { get }
    var childWindows: [NSWindow]? { get }
    var collectionBehavior: NSWindow.CollectionBehavior
    var colorSpace: NSColorSpace?
    var contentAspectRatio: CGSize
    @available(macOS 10.10, *) var contentLayoutGuide: Any? { get }
    @available(macOS 10.10, *) var contentLayoutRect: CGRect { get }
    var contentMaxSize: CGSize
    var contentMinSize: CGSize
    var contentResizeIncrements: CGSize
    var contentView: NSView?
    @available(macOS 10.10, *) var contentViewController: NSViewController?
    @methods var currentEvent: NSEvent? { get }
    var deepestScreen: NSScreen? { get }
    var defaultButtonCell: NSButtonCell?
    var delegate: NSWindowDelegate?
    var depthLimit: NSWindow.Depth
    var deviceDescription: [NSDeviceDescriptionKey: Any] { get }
    var displaysWhenScreenProfileChanges: Bool
    var dockTile: NSDockTile { get }
    @objc(documentEdited) var isDocumentEdited: Bool { @objc(isDocumentEdited) get set }
    @unsure var drawers: [NSDrawer]? { get }
    var dynamicDepthLimit: Bool { @objc(hasDynamicDepthLimit) get }
    @available(macOS 10.9, *) var effectiveAppearance: NSAppearance { get }
    @objc(excludedFromWindowsMenu) var isExcludedFromWindowsMenu: Bool { @objc(isExcludedFromWindowsMenu) get set }
    var firstResponder: NSResponder? { get }
    @unsure @objc(floatingPanel) var isFloatingPanel: Bool { @objc(isFloatingPanel) get }
    @objc(flushWindowDisabled) var isFlushWindowDisabled: Bool { @objc(isFlushWindowDisabled) get }
    var frame: CGRect { get }
    @methods var frameAutosaveName: String { get }
    @available(macOS 10.0, *) @methods var gState: Int { get }
    var graphicsContext: NSGraphicsContext? { get }
    @available(macOS 13.3, *) var hasActiveWindowSharingSession: Bool { get }
    @unsure var hasCloseBox: Bool { get }
    var hasShadow: Bool
    @unsure var hasTitleBar: Bool { get }
    var hidesOnDeactivate: Bool
    @available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?
    var ignoresMouseEvents: Bool
    var inLiveResize: Bool { get }
    var initialFirstResponder: NSView?
    @methods var isMiniaturized: Bool
    @methods var isVisible: Bool
    @methods var isZoomed: Bool
    @methods var keyViewSelectionDirection: NSSelectionDirection { get }
    @objc(keyWindow) var isKeyWindow: Bool { @objc(isKeyWindow) get }
    var level: NSWindow.Level
    @objc(mainWindow) var isMainWindow: Bool { @objc(isMainWindow) get }
    @available(macOS 10.11, *) var maxFullScreenContentSize: CGSize
    var maxSize: CGSize
    @available(macOS 10.11, *) var minFullScreenContentSize: CGSize
    var minSize: CGSize
    @unsure @objc(miniaturizable) var isMiniaturizable: Bool { @objc(isMiniaturizable) get }
    var miniwindowImage: NSImage?
    var miniwindowTitle: String
    @unsure @objc(modalPanel) var isModalPanel: Bool { @objc(isModalPanel) get }
    var mouseLocationOutsideOfEventStream: CGPoint { get }
    @objc(movable) var isMovable: Bool { @objc(isMovable) get set }
    @objc(movableByWindowBackground) var isMovableByWindowBackground: Bool { @objc(isMovableByWindowBackground) get set }
    @available(macOS 10.9, *) var occlusionState: NSWindow.OcclusionState { get }
    @objc(onActiveSpace) var isOnActiveSpace: Bool { @objc(isOnActiveSpace) get }
    @objc(oneShot) var isOneShot: Bool { @objc(isOneShot) get set }
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get set }
    var orderedIndex: Int
    var parentWindow: NSWindow?
    var preferredBackingLocation: NSWindow.BackingLocation
    var preservesContentDuringLiveResize: Bool
    var preventsApplicationTerminationWhenModal: Bool
    @objc(releasedWhenClosed) var isReleasedWhenClosed: Bool { @objc(isReleasedWhenClosed) get set }
    var representedFilename: String
    var representedURL: URL?
    @unsure @objc(resizable) var isResizable: Bool { @objc(isResizable) get }
    var resizeFlags: NSEvent.ModifierFlags { get }
    var resizeIncrements: CGSize
    @available(macOS 10.7, *) @objc(restorable) var isRestorable: Bool { @objc(isRestorable) get set }
    @available(macOS 10.7, *) var restorationClass: AnyClass?
    var screen: NSScreen? { get }
    var sharingType: NSWindow.SharingType
    @objc(sheet) var isSheet: Bool { @objc(isSheet) get }
    @available(macOS 10.9, *) var sheetParent: NSWindow? { get }
    @available(macOS 10.9, *) var sheets: [NSWindow] { get }
    var showsResizeIndicator: Bool
    var showsToolbarButton: Bool
    @methods var stringWithSavedFrame: String { get }
    var styleMask: NSWindow.StyleMask
    @available(macOS 11.0, *) var subtitle: String
    @available(macOS 10.13, *) var tab: NSWindowTab { get }
    @available(macOS 10.13, *) var tabGroup: NSWindowTabGroup? { get }
    @available(macOS 10.12, *) var tabbedWindows: [NSWindow]? { get }
    @available(macOS 10.12, *) var tabbingIdentifier: String
    @available(macOS 10.12, *) var tabbingMode: NSWindow.TabbingMode
    var title: String
    @available(macOS 10.10, *) var titleVisibility: NSWindow.TitleVisibility
    @available(macOS 10.10, *) var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController]
    @available(macOS 10.10, *) var titlebarAppearsTransparent: Bool
    @available(macOS 11.0, *) var titlebarSeparatorStyle: NSTitlebarSeparatorStyle
    var toolbar: NSToolbar?
    @available(macOS 11.0, *) var toolbarStyle: NSWindow.ToolbarStyle
    @available(macOS 10.4, *) var userSpaceScaleFactor: CGFloat { get }
    var viewsNeedDisplay: Bool
    var windowController: NSWindowController?
    var windowNumber: Int { get }
    var windowRef: UnsafeMutableRawPointer { get }
    @available(macOS 10.12, *) var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { get }
    var worksWhenModal: Bool { get }
    @unsure @objc(zoomable) var isZoomable: Bool { @objc(isZoomable) get }
    @IBAction func deminiaturize(_ sender: Any?)
    @IBAction func endEditingFor(_ sender: Any?)
    @IBAction func makeKeyAndOrderFront(_ sender: Any?)
    @IBAction func mergeAllWindows(_ sender: Any?)
    @IBAction func miniaturize(_ sender: Any?)
    @IBAction func moveTabToNewWindow(_ sender: Any?)
    @IBAction func orderBack(_ sender: Any?)
    @IBAction func orderFront(_ sender: Any?)
    @IBAction func orderOut(_ sender: Any?)
    @IBAction func performClose(_ sender: Any?)
    @IBAction func performMiniaturize(_ sender: Any?)
    @IBAction func performZoom(_ sender: Any?)
    @IBAction func print(_ sender: Any?)
    @IBAction func runToolbarCustomizationPalette(_ sender: Any?)
    @IBAction func selectNextKeyView(_ sender: Any?)
    @IBAction func selectNextTab(_ sender: Any?)
    @IBAction func selectPreviousKeyView(_ sender: Any?)
    @IBAction func selectPreviousTab(_ sender: Any?)
    func setAnchorAttribute(_: Any, forOrientation: Any)
    func setAutorecalculatesContentBorderThickness(_: Any, forEdge: Any)
    func setContentBorderThickness(_: Any, forEdge: Any)
    func setContentSize(_: Any)
    func setDynamicDepthLimit(_: Any)
    func setFrame(_: Any, display: Any)
    func setFrame(_: Any, display: Any, animate: Any)
    func setFrameAutosaveName(_: Any)
    func setFrameFromString(_: Any)
    func setFrameOrigin(_: Any)
    func setFrameTopLeftPoint(_: Any)
    func setFrameUsingName(_: Any)
    func setFrameUsingName(_: Any, force: Any)
    func setTitleWithRepresentedFilename(_: Any)
    @IBAction func toggleFullScreen(_ sender: Any?)
    @IBAction func toggleTabBar(_ sender: Any?)
    @IBAction func toggleTabOverview(_ sender: Any?)
    @IBAction func toggleToolbarShown(_ sender: Any?)
    @IBAction func zoom(_ sender: Any?)
  }
  @objc(NSWindowAnimationBehavior) enum NSWindow.AnimationBehavior: Int {}
  @objc(NSWindowBackingLocation) enum NSWindow.BackingLocation: UInt {}
  @objc(NSBackingStoreType) enum NSWindow.BackingStoreType: UInt {}
  @objc(NSWindowCollectionBehavior) struct NSWindow.CollectionBehavior: OptionSet<UInt> {}
  @objc(NSWindowDepth) enum NSWindow.Depth: Int32 {}
  @objc(NSWindowLevel) enum NSWindow.Level: Int {}
  @objc(NSWindowOcclusionState) struct NSWindow.OcclusionState: OptionSet<UInt> {}
  @objc(NSWindowSharingType) enum NSWindow.SharingType: UInt {}
  @objc(NSWindowStyleMask) struct NSWindow.StyleMask: OptionSet<UInt> {}
  @objc(NSWindowTabbingMode) enum NSWindow.TabbingMode: Int {}
  @objc(NSWindowTitleVisibility) enum NSWindow.TitleVisibility: Int {}
  @objc(NSWindowToolbarStyle) enum NSWindow.ToolbarStyle: Int {}
  class NSWindowController: NSResponder, NSSeguePerforming {
    @available(macOS 10.10, *) var contentViewController: NSViewController?
    var document: Any?
    var owner: Any? { get }
    @available(macOS 13.2, *) var previewRepresentableActivityItems: [NSPreviewRepresentableActivityItem]?
    var shouldCascadeWindows: Bool
    var shouldCloseDocument: Bool
    @available(macOS 10.10, *) var storyboard: NSStoryboard? { get }
    var window: NSWindow?
    var windowFrameAutosaveName: String
    @objc(windowLoaded) var isWindowLoaded: Bool { @objc(isWindowLoaded) get }
    var windowNibName: String? { get }
    var windowNibPath: String? { get }
    @IBAction func dismissController(_ sender: Any?)
    func setDocumentEdited(_: Any)
    @IBAction func showWindow(_ sender: Any?)
  }
  protocol NSWindowDelegate {}
  protocol NSWindowRestoration {}
  @available(macOS 10.13, *)
  class NSWindowTab: NSObject {
    var accessoryView: NSView?
    var attributedTitle: NSAttributedString?
    var title: String
    var toolTip: String
  }
  @available(macOS 10.13, *)
  class NSWindowTabGroup: NSObject {
    var identifier: String { get }
    @objc(overviewVisible) var isOverviewVisible: Bool { @objc(isOverviewVisible) get set }
    var selectedWindow: NSWindow?
    @objc(tabBarVisible) var isTabBarVisible: Bool { @objc(isTabBarVisible) get }
    var windows: [NSWindow] { get }
  }
  class NSWorkspace: NSObject {
    var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { get }
    var accessibilityDisplayShouldIncreaseContrast: Bool { get }
    @available(macOS 10.12, *) var accessibilityDisplayShouldInvertColors: Bool { get }
    @available(macOS 10.12, *) var accessibilityDisplayShouldReduceMotion: Bool { get }
    var accessibilityDisplayShouldReduceTransparency: Bool { get }
    var activeApplication: [AnyHashable: Any]? { get }
    var fileLabelColors: [NSColor] { get }
    var fileLabels: [String] { get }
    @unsure var fileSystemChanged: Bool { get }
    @available(macOS 10.7, *) var frontmostApplication: NSRunningApplication? { get }
    var launchedApplications: [Any]? { get }
    @available(macOS 10.7, *) var menuBarOwningApplication: NSRunningApplication? { get }
    @unsure var mountNewRemovableMedia: [Any]? { get }
    var mountedLocalVolumePaths: [Any]? { get }
    var mountedRemovableMedia: [Any]? { get }
    var notificationCenter: NotificationCenter { get }
    var runningApplications: [NSRunningApplication] { get }
    @available(macOS 10.13, *) @objc(switchControlEnabled) var isSwitchControlEnabled: Bool { @objc(isSwitchControlEnabled) get }
    @unsure var userDefaultsChanged: Bool { get }
    @available(macOS 10.13, *) @objc(voiceOverEnabled) var isVoiceOverEnabled: Bool { @objc(isVoiceOverEnabled) get }
    func setDefaultApplicationAtURL(_: Any, toOpenContentType: Any, completionHandler: Any)
    func setDefaultApplicationAtURL(_: Any, toOpenContentTypeOfFileAtURL: Any, completionHandler: Any)
    func setDefaultApplicationAtURL(_: Any, toOpenFileAtURL: Any, completionHandler: Any)
    func setDefaultApplicationAtURL(_: Any, toOpenURLsWithScheme: Any, completionHandler: Any)
    func setDesktopImageURL(_: Any, forScreen: Any, options: Any, error: Any)
    func setIcon(_: Any, forFile: Any, options: Any)
  }
  @available(macOS 10.14, *)
  class NSWorkspaceAuthorization: NSObject {}
  @available(macOS 10.15, *)
  class NSWorkspaceOpenConfiguration: NSObject {
    var activates: Bool
    var addsToRecentItems: Bool
    var allowsRunningApplicationSubstitution: Bool
    var appleEvent: NSAppleEventDescriptor?
    var architecture: Int32
    var arguments: [String]
    var createsNewApplicationInstance: Bool
    var environment: [String: String]
    @objc(forPrinting) var isForPrinting: Bool { @objc(isForPrinting) get set }
    var hides: Bool
    var hidesOthers: Bool
    var promptsUserIfNeeded: Bool
    var requiresUniversalLinks: Bool
  }
  @objc enum NSWritingDirection: Int {}
  @objc enum NSWritingToolsBehavior: Int {}
  @available(macOS 15.2, *)
  class NSWritingToolsCoordinator: NSObject {
    var behavior: NSWritingToolsBehavior { get }
    var decorationContainerView: NSView?
    var delegate: NSWritingToolsCoordinatorDelegate? { get }
    var effectContainerView: NSView?
    var includesTextListMarkers: Bool
    var preferredBehavior: NSWritingToolsBehavior
    var preferredResultOptions: NSWritingToolsResultOptions
    var resultOptions: NSWritingToolsResultOptions { get }
    var state: NSWritingToolsCoordinator.State { get }
    var view: NSView? { get }
  }
  @objc(NSWritingToolsCoordinatorState) enum NSWritingToolsCoordinator.State: Int {}
  @available(macOS 15.2, *)
  class NSWritingToolsCoordinatorAnimationParameters: NSObject {
    var completionHandler: (() -> Void)?
    var delay: CGFloat { get }
    var duration: CGFloat { get }
    var progressHandler: (() -> Void)?
  }
  @available(macOS 15.2, *)
  class NSWritingToolsCoordinatorContext: NSObject {
    var attributedString: NSAttributedString { get }
    var identifier: UUID { get }
    var range: NSRange { get }
    var resolvedRange: NSRange { get }
  }
  protocol NSWritingToolsCoordinatorDelegate {}
  @objc struct NSWritingToolsResultOptions: OptionSet<UInt> {}
  @objc struct _CGLContextObject {}
  """#
