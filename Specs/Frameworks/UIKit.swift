extension FrameworkInterface {
  static let uiKit = FrameworkInterface(
    name: "UIKit",
    platforms: ["iOS", "tvOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  typealias AXArrayReturnBlock = () -> Void
  typealias AXAttributedStringArrayReturnBlock = () -> Void
  typealias AXAttributedStringReturnBlock = () -> Void
  typealias AXBoolReturnBlock = () -> Void
  typealias AXContainerTypeReturnBlock = () -> Void
  typealias AXCustomActionsReturnBlock = () -> Void
  typealias AXCustomRotorsReturnBlock = () -> Void
  typealias AXNavigationStyleReturnBlock = () -> Void
  typealias AXObjectReturnBlock = () -> Void
  typealias AXPathReturnBlock = () -> Void
  typealias AXPointReturnBlock = () -> Void
  typealias AXRectReturnBlock = () -> Void
  typealias AXStringArrayReturnBlock = () -> Void
  typealias AXStringReturnBlock = () -> Void
  typealias AXTextualContextReturnBlock = () -> Void
  typealias AXTraitsReturnBlock = () -> Void
  typealias AXUITextInputReturnBlock = () -> Void
  typealias AXVoidReturnBlock = () -> Void
  @available(iOS 18.0, *)
  class NSAdaptiveImageGlyph: NSObject, NSCoding, NSSecureCoding {
    var contentDescription: String { get }
    var contentIdentifier: String { get }
    var imageContent: Data { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutAnchor: NSObject {
    @objc(absoluteOffset) var isAbsoluteOffset: Bool { @objc(isAbsoluteOffset) get }
    var edges: NSDirectionalRectEdge { get }
    @objc(fractionalOffset) var isFractionalOffset: Bool { @objc(isFractionalOffset) get }
    var offset: CGPoint { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    var alignment: NSRectAlignment { get }
    var extendsBoundary: Bool
    var offset: CGPoint { get }
    var pinToVisibleBounds: Bool
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    var elementKind: String { get }
    var zIndex: Int
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutDimension: NSObject {
    @objc(absolute) var isAbsolute: Bool { @objc(isAbsolute) get }
    var dimension: CGFloat { get }
    @objc(estimated) var isEstimated: Bool { @objc(isEstimated) get }
    @objc(fractionalHeight) var isFractionalHeight: Bool { @objc(isFractionalHeight) get }
    @objc(fractionalWidth) var isFractionalWidth: Bool { @objc(isFractionalWidth) get }
    @available(iOS 17.0, *) @objc(uniformAcrossSiblings) var isUniformAcrossSiblings: Bool { @objc(isUniformAcrossSiblings) get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutEdgeSpacing: NSObject {
    var bottom: NSCollectionLayoutSpacing? { get }
    var leading: NSCollectionLayoutSpacing? { get }
    var top: NSCollectionLayoutSpacing? { get }
    var trailing: NSCollectionLayoutSpacing? { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    var interItemSpacing: NSCollectionLayoutSpacing?
    var subitems: [NSCollectionLayoutItem] { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    var visualDescription: String { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutGroupCustomItem: NSObject {
    var frame: CGRect { get }
    var zIndex: Int { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutItem: NSObject {
    var contentInsets: NSDirectionalEdgeInsets
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var layoutSize: NSCollectionLayoutSize { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutSection: NSObject {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var contentInsets: NSDirectionalEdgeInsets
    @available(iOS 14.0, *) var contentInsetsReference: UIContentInsetsReference
    var decorationItems: [NSCollectionLayoutDecorationItem]
    var interGroupSpacing: CGFloat
    var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    @available(iOS 17.0, *) var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { get }
    var supplementariesFollowContentInsets: Bool
    @available(iOS 16.0, *) var supplementaryContentInsetsReference: UIContentInsetsReference
    var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  }
  typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = () -> Void
  @available(iOS 13.0, *)
  class NSCollectionLayoutSize: NSObject {
    var heightDimension: NSCollectionLayoutDimension { get }
    var widthDimension: NSCollectionLayoutDimension { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutSpacing: NSObject {
    @objc(fixedSpacing) var isFixedSpacing: Bool { @objc(isFixedSpacing) get }
    @objc(flexibleSpacing) var isFlexibleSpacing: Bool { @objc(isFlexibleSpacing) get }
    var spacing: CGFloat { get }
  }
  @available(iOS 13.0, *)
  class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    var containerAnchor: NSCollectionLayoutAnchor { get }
    var elementKind: String { get }
    var itemAnchor: NSCollectionLayoutAnchor? { get }
    var zIndex: Int
  }
  @available(iOS 9.0, *)
  class NSDataAsset: NSObject {
    var data: Data { get }
    var name: String { get }
    var typeIdentifier: String { get }
  }
  @available(iOS 14.0, *)
  class NSDiffableDataSourceSectionSnapshot: NSObject {
    var expandedItems: [Any] { get }
    var items: [Any] { get }
    var rootItems: [Any] { get }
    var visibleItems: [Any] { get }
    var visualDescription: String { get }
  }
  @available(iOS 14.0, *)
  class NSDiffableDataSourceSectionTransaction: NSObject {
    @unsure var difference: NSOrderedCollectionDifference { get }
    var finalSnapshot: NSDiffableDataSourceSectionSnapshot { get }
    var initialSnapshot: NSDiffableDataSourceSectionSnapshot { get }
    var sectionIdentifier: Any { get }
  }
  @available(iOS 13.0, *)
  class NSDiffableDataSourceSnapshot: NSObject {
    var itemIdentifiers: [Any] { get }
    var numberOfItems: Int { get }
    var numberOfSections: Int { get }
    @available(iOS 15.0, *) var reconfiguredItemIdentifiers: [Any] { get }
    @available(iOS 15.0, *) var reloadedItemIdentifiers: [Any] { get }
    @available(iOS 15.0, *) var reloadedSectionIdentifiers: [Any] { get }
    var sectionIdentifiers: [Any] { get }
  }
  @available(iOS 14.0, *)
  class NSDiffableDataSourceTransaction: NSObject {
    @unsure var difference: NSOrderedCollectionDifference { get }
    var finalSnapshot: NSDiffableDataSourceSnapshot { get }
    var initialSnapshot: NSDiffableDataSourceSnapshot { get }
    var sectionTransactions: [NSDiffableDataSourceSectionTransaction] { get }
  }
  @objc struct NSDirectionalRectEdge: OptionSet<UInt> {}
  extension NSIndexPath {
    var row: Int { get }
    var section: Int { get }
  }
  extension NSItemProvider {
    @available(tvOS, unavailable) @available(iOS 11.0, *) var preferredPresentationStyle: UIPreferredPresentationStyle
    @available(tvOS, unavailable) @available(iOS 11.0, *) var teamData: Data?
  }
  @available(iOS 9.0, *)
  class NSLayoutAnchor: NSObject, NSCoding {
    var constraintsAffectingLayout: [NSLayoutConstraint] { get }
    var hasAmbiguousLayout: Bool { get }
    var item: Any? { get }
    var name: String { get }
  }
  @available(iOS 6.0, *)
  class NSLayoutConstraint: NSObject {
    @available(iOS 8.0, *) @objc(active) var isActive: Bool { @objc(isActive) get set }
    var constant: CGFloat
    @available(iOS 10.0, *) @methods var firstAnchor: NSLayoutAnchor { get }
    var firstAttribute: NSLayoutConstraint.Attribute { get }
    var firstItem: Any? { get }
    var identifier: String?
    var multiplier: CGFloat { get }
    var priority: UILayoutPriority
    var relation: NSLayoutConstraint.Relation { get }
    @available(iOS 10.0, *) @methods var secondAnchor: NSLayoutAnchor? { get }
    var secondAttribute: NSLayoutConstraint.Attribute { get }
    var secondItem: Any? { get }
    var shouldBeArchived: Bool
  }
  @objc(NSLayoutAttribute) enum NSLayoutConstraint.Attribute: Int {}
  @objc(UILayoutConstraintAxis) enum NSLayoutConstraint.Axis: Int {}
  @objc(NSLayoutRelation) enum NSLayoutConstraint.Relation: Int {}
  @available(iOS 9.0, *)
  class NSLayoutDimension: NSLayoutAnchor {}
  @available(iOS 7.0, *)
  class NSLayoutManager: NSObject, NSCoding, NSSecureCoding {
    var allowsNonContiguousLayout: Bool
    var delegate: NSLayoutManagerDelegate?
    var extraLineFragmentRect: CGRect { get }
    var extraLineFragmentTextContainer: NSTextContainer? { get }
    var extraLineFragmentUsedRect: CGRect { get }
    var firstUnlaidCharacterIndex: UInt { get }
    var firstUnlaidGlyphIndex: UInt { get }
    var hasNonContiguousLayout: Bool { get }
    var hyphenationFactor: CGFloat
    @available(iOS 12.0, *) var limitsLayoutForSuspiciousContents: Bool
    var numberOfGlyphs: UInt { get }
    var showsControlCharacters: Bool
    var showsInvisibleCharacters: Bool
    var textContainers: [NSTextContainer] { get }
    var textStorage: NSTextStorage?
    @available(iOS 13.0, *) var usesDefaultHyphenation: Bool
    var usesFontLeading: Bool
    func setAttachmentSize(_: Any, forGlyphRange: Any)
    func setBoundsRect(_: Any, forTextBlock: Any, glyphRange: Any)
    func setDrawsOutsideLineFragment(_: Any, forGlyphAtIndex: Any)
    func setExtraLineFragmentRect(_: Any, usedRect: Any, textContainer: Any)
    func setGlyphs(_: Any, properties: Any, characterIndexes: Any, font: Any, forGlyphRange: Any)
    func setLayoutRect(_: Any, forTextBlock: Any, glyphRange: Any)
    func setLineFragmentRect(_: Any, forGlyphRange: Any, usedRect: Any)
    func setLocation(_: Any, forStartOfGlyphRange: Any)
    func setNotShownAttribute(_: Any, forGlyphAtIndex: Any)
    func setTemporaryAttributes(_: Any, forCharacterRange: Any)
    func setTextContainer(_: Any, forGlyphRange: Any)
  }
  protocol NSLayoutManagerDelegate {}
  @available(iOS 9.0, *)
  class NSLayoutXAxisAnchor: NSLayoutAnchor {}
  @available(iOS 9.0, *)
  class NSLayoutYAxisAnchor: NSLayoutAnchor {}
  @objc enum NSLineBreakMode: UInt {}
  @objc struct NSLineBreakStrategy: OptionSet<UInt> {}
  @available(iOS 6.0, *)
  class NSMutableParagraphStyle: NSParagraphStyle {
    var alignment: NSTextAlignment
    @available(iOS 9.0, *) var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    @available(iOS 7.0, *) var defaultTabInterval: CGFloat
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var hyphenationFactor: Float
    var lineBreakMode: NSLineBreakMode
    @available(iOS 14.0, *) var lineBreakStrategy: NSLineBreakStrategy
    var lineHeightMultiple: CGFloat
    var lineSpacing: CGFloat
    var maximumLineHeight: CGFloat
    var minimumLineHeight: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    @available(iOS 7.0, *) var tabStops: [NSTextTab]
    var tailIndent: CGFloat
    var textLists: [NSTextList]
    @available(iOS 15.0, *) var usesDefaultHyphenation: Bool
    func setParagraphStyle(_: Any)
  }
  extension NSObject {
    @available(iOS 7.0, *) @methods var accessibilityActivate: Bool { get }
    var accessibilityActivateBlock: AXBoolReturnBlock?
    @available(iOS 5.0, *) var accessibilityActivationPoint: CGPoint
    var accessibilityActivationPointBlock: AXPointReturnBlock?
    @methods var accessibilityAssistiveTechnologyFocusedIdentifiers: Set<UIAccessibilityAssistiveTechnologyIdentifier>? { get }
    @available(iOS 11.0, *) var accessibilityAttributedHint: NSAttributedString?
    var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
    @available(iOS 11.0, *) var accessibilityAttributedLabel: NSAttributedString?
    var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
    @available(iOS 13.0, *) var accessibilityAttributedUserInputLabels: [NSAttributedString]
    var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock?
    @available(iOS 11.0, *) var accessibilityAttributedValue: NSAttributedString?
    var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
    @available(iOS 11.0, *) var accessibilityContainerType: UIAccessibilityContainerType
    var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
    @available(iOS 8.0, *) var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock?
    var accessibilityDecrementBlock: AXVoidReturnBlock?
    @available(iOS 17.0, *) var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions
    @available(tvOS, unavailable) var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
    @available(tvOS, unavailable) var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
    @methods var accessibilityElementCount: Int { get }
    @methods var accessibilityElementIsFocused: Bool { get }
    @available(iOS 8.0, *) var accessibilityElements: [Any]?
    var accessibilityElementsBlock: AXArrayReturnBlock?
    @available(iOS 5.0, *) var accessibilityElementsHidden: Bool
    var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
    @available(iOS 18.0, *) var accessibilityExpandedStatus: UIAccessibilityExpandedStatus
    var accessibilityExpandedStatusBlock: (() -> Void)?
    var accessibilityFrame: CGRect
    var accessibilityFrameBlock: AXRectReturnBlock?
    var accessibilityHeaderElements: [Any]?
    var accessibilityHeaderElementsBlock: AXArrayReturnBlock?
    var accessibilityHint: String?
    var accessibilityHintBlock: AXStringReturnBlock?
    var accessibilityIdentifier: String?
    var accessibilityIdentifierBlock: AXStringReturnBlock?
    var accessibilityIncrementBlock: AXVoidReturnBlock?
    var accessibilityLabel: String?
    var accessibilityLabelBlock: AXStringReturnBlock?
    var accessibilityLanguage: String?
    var accessibilityLanguageBlock: AXStringReturnBlock?
    var accessibilityMagicTapBlock: AXBoolReturnBlock?
    @available(iOS 8.0, *) var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
    var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
    var accessibilityNextTextNavigationElement: Any?
    var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock?
    @available(iOS 7.0, *) var accessibilityPath: UIBezierPath?
    var accessibilityPathBlock: AXPathReturnBlock?
    @available(iOS 5.0, *) @methods var accessibilityPerformEscape: Bool { get }
    var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
    @available(iOS 6.0, *) @methods var accessibilityPerformMagicTap: Bool { get }
    var accessibilityPreviousTextNavigationElement: Any?
    var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock?
    @available(iOS 13.0, *) var accessibilityRespondsToUserInteraction: Bool
    var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
    var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
    var accessibilityTextInputResponder: UITextInput?
    var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock?
    @available(iOS 13.0, *) var accessibilityTextualContext: UIAccessibilityTextualContext?
    var accessibilityTextualContextBlock: AXTextualContextReturnBlock?
    var accessibilityTraits: UIAccessibilityTraits
    var accessibilityTraitsBlock: AXTraitsReturnBlock?
    @available(iOS 13.0, *) var accessibilityUserInputLabels: [String]!
    var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
    var accessibilityValue: String?
    var accessibilityValueBlock: AXStringReturnBlock?
    @available(iOS 5.0, *) var accessibilityViewIsModal: Bool
    var accessibilityViewIsModalBlock: AXBoolReturnBlock?
    var automationElements: [Any]?
    var automationElementsBlock: AXArrayReturnBlock?
    var isAccessibilityElement: Bool
    var isAccessibilityElementBlock: AXBoolReturnBlock?
    @available(iOS 6.0, *) var shouldGroupAccessibilityChildren: Bool
  }
  @available(iOS 6.0, *)
  class NSParagraphStyle: NSObject, NSCoding, NSSecureCoding {
    var alignment: NSTextAlignment { get }
    @available(iOS 9.0, *) var allowsDefaultTighteningForTruncation: Bool { get }
    var baseWritingDirection: NSWritingDirection { get }
    @available(iOS 7.0, *) var defaultTabInterval: CGFloat { get }
    var firstLineHeadIndent: CGFloat { get }
    var headIndent: CGFloat { get }
    var hyphenationFactor: Float { get }
    var lineBreakMode: NSLineBreakMode { get }
    @available(iOS 14.0, *) var lineBreakStrategy: NSLineBreakStrategy { get }
    var lineHeightMultiple: CGFloat { get }
    var lineSpacing: CGFloat { get }
    var maximumLineHeight: CGFloat { get }
    var minimumLineHeight: CGFloat { get }
    var paragraphSpacing: CGFloat { get }
    var paragraphSpacingBefore: CGFloat { get }
    @available(iOS 7.0, *) var tabStops: [NSTextTab] { get }
    var tailIndent: CGFloat { get }
    var textLists: [NSTextList] { get }
    @available(iOS 15.0, *) var usesDefaultHyphenation: Bool { get }
  }
  @objc enum NSRectAlignment: Int {}
  @available(iOS 6.0, *)
  class NSShadow: NSObject, NSCoding, NSSecureCoding {
    var shadowBlurRadius: CGFloat
    var shadowColor: Any?
    var shadowOffset: CGSize
  }
  @available(iOS 6.0, *)
  class NSStringDrawingContext: NSObject {
    var actualScaleFactor: CGFloat { get }
    @available(tvOS, unavailable) var actualTrackingAdjustment: CGFloat { get }
    var minimumScaleFactor: CGFloat
    @available(tvOS, unavailable) var minimumTrackingAdjustment: CGFloat
    var totalBounds: CGRect { get }
  }
  @objc enum NSTextAlignment: Int {}
  @available(iOS 7.0, *)
  class NSTextAttachment: NSObject, NSCoding, NSSecureCoding, NSTextAttachmentContainer, NSTextAttachmentLayout {
    @available(iOS 15.0, *) var allowsTextAttachmentView: Bool
    var bounds: CGRect
    var contents: Data?
    var fileType: String?
    var fileWrapper: FileWrapper?
    var image: UIImage?
    @available(iOS 15.0, *) var lineLayoutPadding: CGFloat
    @available(iOS 15.0, *) var usesTextAttachmentView: Bool { get }
  }
  protocol NSTextAttachmentContainer {}
  protocol NSTextAttachmentLayout {}
  @available(iOS 15.0, *)
  class NSTextAttachmentViewProvider: NSObject {
    var location: NSTextLocation { get }
    var textAttachment: NSTextAttachment? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var tracksTextAttachmentViewBounds: Bool
    var view: UIView?
  }
  @available(iOS 7.0, *)
  class NSTextContainer: NSObject, NSCoding, NSSecureCoding, NSTextLayoutOrientationProvider {
    var exclusionPaths: [UIBezierPath]
    var heightTracksTextView: Bool
    var layoutManager: NSLayoutManager?
    var layoutOrientation: NSTextLayoutOrientation { get }
    var lineBreakMode: NSLineBreakMode
    var lineFragmentPadding: CGFloat
    var maximumNumberOfLines: UInt
    @available(iOS 9.0, *) @objc(simpleRectangularTextContainer) var isSimpleRectangularTextContainer: Bool { @objc(isSimpleRectangularTextContainer) get }
    var size: CGSize
    @available(iOS 15.0, *) var textLayoutManager: NSTextLayoutManager? { get }
    var widthTracksTextView: Bool
  }
  @available(iOS 15.0, *)
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
  @available(iOS 15.0, *)
  class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    var attributedString: NSAttributedString?
    var delegate: NSTextContentStorageDelegate?
    @available(iOS 26.0, tvOS 26.0, *) var includesTextListMarkers: Bool
    var textStorage: NSTextStorage?
  }
  protocol NSTextContentStorageDelegate {}
  @available(iOS 15.0, *)
  class NSTextElement: NSObject {
    @available(iOS 16.0, *) var childElements: [NSTextElement] { get }
    var elementRange: NSTextRange?
    @available(iOS 16.0, *) var parentElement: NSTextElement? { get }
    @available(iOS 16.0, *) @objc(representedElement) var isRepresentedElement: Bool { @objc(isRepresentedElement) get }
    var textContentManager: NSTextContentManager?
  }
  protocol NSTextElementProvider {}
  @available(iOS 15.0, *)
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
  @available(iOS 15.0, *)
  class NSTextLayoutManager: NSObject, NSCoding, NSSecureCoding, NSTextSelectionDataSource {
    var delegate: NSTextLayoutManagerDelegate?
    var layoutQueue: OperationQueue?
    var limitsLayoutForSuspiciousContents: Bool
    var renderingAttributesValidator: (() -> Void)?
    @available(iOS 26.0, tvOS 26.0, *) var resolvesNaturalAlignmentWithBaseWritingDirection: Bool
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
  @available(iOS 15.0, *)
  class NSTextLineFragment: NSObject, NSCoding, NSSecureCoding {
    var attributedString: NSAttributedString { get }
    var characterRange: NSRange { get }
    var glyphOrigin: CGPoint { get }
    var typographicBounds: CGRect { get }
  }
  class NSTextList: NSObject, NSCoding, NSSecureCoding {
    var listOptions: NSTextList.Options { get }
    var markerFormat: NSTextList.MarkerFormat { get }
    @available(iOS 16.0, *) @objc(ordered) var isOrdered: Bool { @objc(isOrdered) get }
    var startingItemNumber: Int
  }
  @objc(NSTextListMarkerFormat) struct NSTextList.MarkerFormat: RawRepresentable<String> {}
  @objc(NSTextListOptions) struct NSTextList.Options: OptionSet<UInt> {}
  @available(iOS 16.0, *)
  class NSTextListElement: NSTextParagraph {
    var attributedString: NSAttributedString { get }
    var childElements: [NSTextListElement] { get }
    var contents: NSAttributedString? { get }
    var markerAttributes: [NSAttributedString.Key: Any]? { get }
    var parentElement: NSTextListElement? { get }
    var textList: NSTextList { get }
  }
  protocol NSTextLocation {}
  @available(iOS 15.0, *)
  class NSTextParagraph: NSTextElement {
    var attributedString: NSAttributedString { get }
    var paragraphContentRange: NSTextRange? { get }
    var paragraphSeparatorRange: NSTextRange? { get }
  }
  @available(iOS 15.0, *)
  class NSTextRange: NSObject {
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
    var endLocation: NSTextLocation { get }
    var location: NSTextLocation { get }
  }
  @available(iOS 15.0, *)
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
  @available(iOS 15.0, *)
  class NSTextSelectionNavigation: NSObject {
    var allowsNonContiguousRanges: Bool
    var rotatesCoordinateSystemForLayoutOrientation: Bool
    var textSelectionDataSource: NSTextSelectionDataSource? { get }
  }
  @available(iOS 7.0, *)
  class NSTextStorage: NSMutableAttributedString {
    var changeInLength: Int { get }
    var delegate: NSTextStorageDelegate?
    var editedMask: NSTextStorage.EditActions { get }
    var editedRange: NSRange { get }
    var fixesAttributesLazily: Bool { get }
    var layoutManagers: [NSLayoutManager] { get }
    @available(iOS 15.0, *) var textStorageObserver: NSTextStorageObserving?
  }
  @objc(NSTextStorageEditActions) struct NSTextStorage.EditActions: OptionSet<UInt> {}
  protocol NSTextStorageDelegate {}
  protocol NSTextStorageObserving {}
  @available(iOS 7.0, *)
  class NSTextTab: NSObject, NSCoding, NSSecureCoding {
    var alignment: NSTextAlignment { get }
    var location: CGFloat { get }
    var options: [NSTextTab.OptionKey: Any] { get }
  }
  @objc(NSTextTabOptionKey) struct NSTextTab.OptionKey: RawRepresentable<String> {}
  @available(iOS 15.0, *)
  class NSTextViewportLayoutController: NSObject {
    var delegate: NSTextViewportLayoutControllerDelegate?
    var textLayoutManager: NSTextLayoutManager? { get }
    var viewportBounds: CGRect { get }
    var viewportRange: NSTextRange? { get }
  }
  protocol NSTextViewportLayoutControllerDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class NSUIViewToolbarItem: NSObject {}
  extension NSValue {
    @objc(CGAffineTransformValue) var cgAffineTransformValue: CGAffineTransform { get }
    @objc(CGPointValue) var cgPointValue: CGPoint { get }
    @objc(CGRectValue) var cgRectValue: CGRect { get }
    @objc(CGSizeValue) var cgSizeValue: CGSize { get }
    @available(iOS 8.0, *) @objc(CGVectorValue) var cgVectorValue: CGVector { get }
    @objc(UIEdgeInsetsValue) var uiEdgeInsetsValue: UIEdgeInsets { get }
    @available(iOS 5.0, *) @objc(UIOffsetValue) var uiOffsetValue: UIOffset { get }
    @available(iOS 11.0, *) var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { get }
  }
  @objc enum NSWritingDirection: Int {}
  @available(tvOS, unavailable) @available(iOS 2.0, *)
  class UIAcceleration: NSObject {
    var timestamp: TimeInterval { get }
    var x: UIAccelerationValue { get }
    var y: UIAccelerationValue { get }
    var z: UIAccelerationValue { get }
  }
  typealias UIAccelerationValue = Double
  @available(tvOS, unavailable) @available(iOS 2.0, *)
  class UIAccelerometer: NSObject {
    var delegate: UIAccelerometerDelegate?
    var updateInterval: TimeInterval
  }
  protocol UIAccelerometerDelegate {}
  @objc struct UIAccessibilityAssistiveTechnologyIdentifier: RawRepresentable<String> {}
  @objc enum UIAccessibilityContainerType: Int {}
  protocol UIAccessibilityContentSizeCategoryImageAdjusting {}
  @objc enum UIAccessibilityContrast: Int {}
  @available(iOS 8.0, *)
  class UIAccessibilityCustomAction: NSObject {
    @available(iOS 13.0, *) var actionHandler: UIAccessibilityCustomActionHandler?
    @available(iOS 11.0, *) var attributedName: NSAttributedString
    @available(iOS 18.0, *) var category: String?
    @available(iOS 14.0, *) var image: UIImage?
    var name: String
    var selector: Selector
    var target: Any?
  }
  typealias UIAccessibilityCustomActionHandler = () -> Void
  @available(iOS 10.0, *)
  class UIAccessibilityCustomRotor: NSObject {
    @available(iOS 11.0, *) var attributedName: NSAttributedString
    var itemSearchBlock: UIAccessibilityCustomRotorSearch
    var name: String
    @available(iOS 11.0, *) var systemRotorType: UIAccessibilityCustomSystemRotorType { get }
  }
  @objc(UIAccessibilityCustomRotorDirection) enum UIAccessibilityCustomRotor.Direction: Int {}
  @available(iOS 10.0, *)
  class UIAccessibilityCustomRotorItemResult: NSObject {
    var targetElement: NSObjectProtocol?
    var targetRange: UITextRange?
  }
  typealias UIAccessibilityCustomRotorSearch = () -> Void
  @available(iOS 10.0, *)
  class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    var currentItem: UIAccessibilityCustomRotorItemResult
    var searchDirection: UIAccessibilityCustomRotor.Direction
  }
  @objc enum UIAccessibilityCustomSystemRotorType: Int {}
  @objc struct UIAccessibilityDirectTouchOptions: OptionSet<UInt> {}
  class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    var accessibilityContainer: Any?
    var accessibilityFrame: CGRect
    @available(iOS 10.0, *) var accessibilityFrameInContainerSpace: CGRect
    var accessibilityHint: String?
    @available(iOS 5.0, *) var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var accessibilityTraits: UIAccessibilityTraits
    var accessibilityValue: String?
    var isAccessibilityElement: Bool
  }
  @objc enum UIAccessibilityExpandedStatus: Int {}
  protocol UIAccessibilityIdentification {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIAccessibilityLocationDescriptor: NSObject {
    var attributedName: NSAttributedString { get }
    var name: String { get }
    var point: CGPoint { get }
    var view: UIView? { get }
  }
  @objc enum UIAccessibilityNavigationStyle: Int {}
  @objc struct UIAccessibilityTextualContext: RawRepresentable<String> {}
  @objc struct UIAccessibilityTraits: OptionSet<UInt64> {}
  @available(iOS 13.0, *)
  class UIAction: UIMenuElement, UIMenuLeaf {
    var attributes: UIMenuElement.Attributes
    var discoverabilityTitle: String?
    var identifier: UIAction.Identifier { get }
    var image: UIImage?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var presentationSourceItem: UIPopoverPresentationControllerSourceItem? { get }
    var repeatBehavior: UIMenuElement.RepeatBehavior
    @available(iOS 17.0, *) var selectedImage: UIImage?
    @available(iOS 14.0, *) var sender: Any? { get }
    var state: UIMenuElement.State
    var title: String
  }
  @objc(UIActionIdentifier) struct UIAction.Identifier: RawRepresentable<String> {}
  @available(tvOS, unavailable)
  class UIActionSheet: UIView {
    var actionSheetStyle: UIActionSheet.Style
    var cancelButtonIndex: Int
    var delegate: UIActionSheetDelegate?
    var destructiveButtonIndex: Int
    var firstOtherButtonIndex: Int { get }
    var numberOfButtons: Int { get }
    var title: String
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  @objc(UIActionSheetStyle) enum UIActionSheet.Style: Int {}
  protocol UIActionSheetDelegate {}
  @available(tvOS, unavailable) @available(iOS 6.0, *)
  class UIActivity: NSObject {
    var activityImage: UIImage? { get }
    var activityTitle: String? { get }
    var activityType: UIActivity.ActivityType? { get }
    var activityViewController: UIViewController? { get }
  }
  @objc(UIActivityType) struct UIActivity.ActivityType: RawRepresentable<String> {}
  @objc(UIActivityCollaborationMode) enum UIActivity.CollaborationMode: Int {}
  @objc(UIActivitySectionTypes) struct UIActivity.SectionTypes: OptionSet<UInt> {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UIActivityCollaborationModeRestriction: NSObject, NSCoding, NSSecureCoding {
    var alertDismissButtonTitle: String? { get }
    var alertMessage: String? { get }
    var alertRecoverySuggestionButtonLaunchURL: URL? { get }
    var alertRecoverySuggestionButtonTitle: String? { get }
    var alertTitle: String? { get }
    @unsure var description: String { get }
    var disabledMode: UIActivity.CollaborationMode { get }
  }
  class UIActivityIndicatorView: UIView {
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style
    @objc(animating) var isAnimating: Bool { @objc(isAnimating) get }
    @available(iOS 5.0, *) var color: UIColor!
    var hidesWhenStopped: Bool
  }
  @objc(UIActivityIndicatorViewStyle) enum UIActivityIndicatorView.Style: Int {}
  @available(tvOS, unavailable) @available(iOS 6.0, *)
  class UIActivityItemProvider: NSOperation, UIActivityItemSource {
    var activityType: UIActivity.ActivityType? { get }
    var item: Any { get }
    var placeholderItem: Any? { get }
  }
  protocol UIActivityItemSource {}
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    var applicationActivitiesProvider: (() -> Void)?
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    var localObject: Any?
    var metadataProvider: (() -> Void)?
    var perItemMetadataProvider: (() -> Void)?
    var previewProvider: (() -> Void)?
    var supportedInteractions: [UIActivityItemsConfiguration.Interaction]
  }
  @objc(UIActivityItemsConfigurationInteraction) struct UIActivityItemsConfiguration.Interaction: RawRepresentable<String> {}
  protocol UIActivityItemsConfigurationProviding {}
  protocol UIActivityItemsConfigurationReading {}
  @available(tvOS, unavailable) @available(iOS 6.0, *)
  class UIActivityViewController: UIViewController {
    @available(iOS 15.4, *) var allowsProminentActivity: Bool
    var completionHandler: UIActivityViewControllerCompletionHandler?
    @available(iOS 8.0, *) var completionWithItemsHandler: UIActivityViewControllerCompletionWithItemsHandler?
    @available(iOS 18.0, *) var excludedActivitySectionTypes: UIActivity.SectionTypes
    var excludedActivityTypes: [UIActivity.ActivityType]?
  }
  typealias UIActivityViewControllerCompletionHandler = () -> Void
  typealias UIActivityViewControllerCompletionWithItemsHandler = () -> Void
  protocol UIAdaptivePresentationControllerDelegate {}
  @available(iOS 8.0, *)
  class UIAlertAction: NSObject, UIAccessibilityIdentification {
    var accessibilityIdentifier: String?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var style: UIAlertAction.Style { get }
    var title: String? { get }
  }
  @objc(UIAlertActionStyle) enum UIAlertAction.Style: Int {}
  @available(iOS 8.0, *)
  class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    var actions: [UIAlertAction] { get }
    var message: String?
    @available(iOS 9.0, *) var preferredAction: UIAlertAction?
    var preferredStyle: UIAlertController.Style { get }
    @available(iOS 16.0, *) var severity: UIAlertController.Severity
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var textFields: [UITextField]? { get }
    var title: String?
  }
  @objc(UIAlertControllerSeverity) enum UIAlertController.Severity: Int {}
  @objc(UIAlertControllerStyle) enum UIAlertController.Style: Int {}
  @available(tvOS, unavailable)
  class UIAlertView: UIView {
    @available(iOS 5.0, *) var alertViewStyle: UIAlertView.Style
    var cancelButtonIndex: Int
    var delegate: Any?
    var firstOtherButtonIndex: Int { get }
    var message: String?
    var numberOfButtons: Int { get }
    var title: String
    @objc(visible) var isVisible: Bool { @objc(isVisible) get }
  }
  @objc(UIAlertViewStyle) enum UIAlertView.Style: Int {}
  protocol UIAlertViewDelegate {}
  protocol UIAppearance {}
  protocol UIAppearanceContainer {}
  @available(iOS 2.0, *)
  class UIApplication: UIResponder {
    @available(iOS 10.3, *) var alternateIconName: String? { get }
    var applicationIconBadgeNumber: Int
    @available(iOS 4.0, *) var applicationState: UIApplication.State { get }
    @available(tvOS, unavailable) var applicationSupportsShakeToEdit: Bool
    @available(iOS 7.0, *) var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
    @available(iOS 4.0, *) var backgroundTimeRemaining: TimeInterval { get }
    @available(iOS 13.0, *) var connectedScenes: Set<UIScene> { get }
    @available(tvOS, unavailable) @available(iOS 8.0, *) var currentUserNotificationSettings: UIUserNotificationSettings? { get }
    var delegate: UIApplicationDelegate?
    @available(tvOS, unavailable) var enabledRemoteNotificationTypes: UIRemoteNotificationType { get }
    @objc(idleTimerDisabled) var isIdleTimerDisabled: Bool { @objc(isIdleTimerDisabled) get set }
    @objc(ignoringInteractionEvents) var isIgnoringInteractionEvents: Bool { @objc(isIgnoringInteractionEvents) get }
    var keyWindow: UIWindow? { get }
    @available(tvOS, unavailable) @objc(networkActivityIndicatorVisible) var isNetworkActivityIndicatorVisible: Bool { @objc(isNetworkActivityIndicatorVisible) get set }
    @available(iOS 13.0, *) var openSessions: Set<UISceneSession> { get }
    @available(iOS 7.0, *) var preferredContentSizeCategory: UIContentSizeCategory { get }
    @available(iOS 4.0, *) @objc(protectedDataAvailable) var isProtectedDataAvailable: Bool { @objc(isProtectedDataAvailable) get }
    @objc(proximitySensingEnabled) var isProximitySensingEnabled: Bool { @objc(isProximitySensingEnabled) get set }
    @available(iOS 8.0, *) @objc(registeredForRemoteNotifications) var isRegisteredForRemoteNotifications: Bool { @objc(isRegisteredForRemoteNotifications) get }
    @available(tvOS, unavailable) @available(iOS 4.0, *) var scheduledLocalNotifications: [UILocalNotification]?
    @available(tvOS, unavailable) @available(iOS 9.0, *) var shortcutItems: [UIApplicationShortcutItem]?
    @available(tvOS, unavailable) var statusBarFrame: CGRect { get }
    @available(tvOS, unavailable) @objc(statusBarHidden) var isStatusBarHidden: Bool { @objc(isStatusBarHidden) get set }
    @available(tvOS, unavailable) var statusBarOrientation: UIInterfaceOrientation
    @available(tvOS, unavailable) var statusBarOrientationAnimationDuration: TimeInterval { get }
    @available(tvOS, unavailable) var statusBarStyle: UIStatusBarStyle
    @available(iOS 10.3, *) var supportsAlternateIcons: Bool { get }
    @available(iOS 13.0, *) var supportsMultipleScenes: Bool { get }
    @available(iOS 5.0, *) var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var windows: [UIWindow] { get }
    func setAlternateIconName(_: Any, completionHandler: Any)
    func setKeepAliveTimeout(_: Any, handler: Any)
    func setMinimumBackgroundFetchInterval(_: Any)
    func setNewsstandIconImage(_: Any)
    func setStatusBarHidden(_: Any)
    func setStatusBarHidden(_: Any, animated: Any)
    func setStatusBarHidden(_: Any, withAnimation: Any)
    func setStatusBarOrientation(_: Any)
    func setStatusBarOrientation(_: Any, animated: Any)
    func setStatusBarStyle(_: Any)
    func setStatusBarStyle(_: Any, animated: Any)
  }
  @objc(UIApplicationState) enum UIApplication.State: Int {}
  protocol UIApplicationDelegate {}
  @available(tvOS, unavailable) @available(iOS 9.0, *)
  class UIApplicationShortcutIcon: NSObject {}
  @available(tvOS, unavailable) @available(iOS 9.0, *)
  class UIApplicationShortcutItem: NSObject {
    var icon: UIApplicationShortcutIcon? { get }
    var localizedSubtitle: String? { get }
    var localizedTitle: String { get }
    @available(iOS 13.0, *) var targetContentIdentifier: Any? { get }
    var type: String { get }
    var userInfo: [String: NSSecureCoding]? { get }
  }
  @available(iOS 7.0, *)
  class UIAttachmentBehavior: UIDynamicBehavior {
    var anchorPoint: CGPoint
    var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { get }
    @available(iOS 9.0, *) var attachmentRange: UIFloatRange
    var damping: CGFloat
    var frequency: CGFloat
    @available(iOS 9.0, *) var frictionTorque: CGFloat
    var items: [UIDynamicItem] { get }
    var length: CGFloat
  }
  @objc(UIAttachmentBehaviorType) enum UIAttachmentBehavior.AttachmentType: Int {}
  @objc struct UIAxis: OptionSet<UInt> {}
  @available(iOS 14.0, *)
  class UIBackgroundConfiguration: NSObject, NSCoding, NSSecureCoding {
    var backgroundColor: UIColor?
    var backgroundColorTransformer: UIConfigurationColorTransformer?
    var backgroundInsets: NSDirectionalEdgeInsets
    var cornerRadius: CGFloat
    var customView: UIView?
    var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
    @available(iOS 15.0, *) var image: UIImage?
    @available(iOS 15.0, *) var imageContentMode: UIView.ContentMode
    @available(iOS 18.0, *) var shadowProperties: UIShadowProperties { get }
    var strokeColor: UIColor?
    var strokeColorTransformer: UIConfigurationColorTransformer?
    var strokeOutset: CGFloat
    var strokeWidth: CGFloat
    var visualEffect: UIVisualEffect?
  }
  @available(iOS 26.0, tvOS 26.0, *)
  class UIBackgroundExtensionView: UIView {
    var automaticallyPlacesContentView: Bool
    var contentView: UIView?
  }
  @objc enum UIBackgroundRefreshStatus: Int {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIBandSelectionInteraction: NSObject, UIInteraction {
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var initialModifierFlags: UIKey.ModifierFlags { get }
    var selectionRect: CGRect { get }
    var shouldBeginHandler: (() -> Void)?
    var state: UIBandSelectionInteraction.State { get }
    var view: UIView? { get }
  }
  @objc(UIBandSelectionInteractionState) enum UIBandSelectionInteraction.State: Int {}
  @available(iOS 13.0, *)
  class UIBarAppearance: NSObject, NSCoding, NSSecureCoding {
    var backgroundColor: UIColor?
    var backgroundEffect: UIBlurEffect?
    var backgroundImage: UIImage?
    var backgroundImageContentMode: UIView.ContentMode
    var idiom: UIUserInterfaceIdiom { get }
    var shadowColor: UIColor?
    var shadowImage: UIImage?
  }
  class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    var action: Selector?
    @available(iOS 26.0, *) var badge: UIBarButtonItemBadge?
    @available(iOS 9.0, *) var buttonGroup: UIBarButtonItemGroup? { get }
    @available(iOS 15.0, *) var changesSelectionAsPrimaryAction: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, *) var creatingFixedGroup: UIBarButtonItemGroup { get }
    var customView: UIView?
    @available(tvOS, unavailable) @available(iOS 16.0, *) @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(iOS 26.0, *) var hidesSharedBackground: Bool
    @available(iOS 26.0, tvOS 26.0, *) var identifier: String?
    @available(iOS 14.0, *) var menu: UIMenu?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var menuRepresentation: UIMenuElement?
    var possibleTitles: Set<String>?
    @available(iOS 16.0, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    @available(iOS 14.0, *) var primaryAction: UIAction?
    @available(tvOS, unavailable) @available(iOS 15.0, *) @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    @available(iOS 26.0, *) var sharesBackground: Bool
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var style: UIBarButtonItem.Style
    @available(iOS 17.0, *) @objc(symbolAnimationEnabled) var isSymbolAnimationEnabled: Bool { @objc(isSymbolAnimationEnabled) get set }
    var target: Any?
    @available(iOS 5.0, *) var tintColor: UIColor?
    var width: CGFloat
    func setBackButtonBackgroundImage(_: Any, forState: Any, barMetrics: Any)
    func setBackButtonBackgroundVerticalPositionAdjustment(_: Any, forBarMetrics: Any)
    func setBackButtonTitlePositionAdjustment(_: Any, forBarMetrics: Any)
    func setBackgroundImage(_: Any, forState: Any, barMetrics: Any)
    func setBackgroundImage(_: Any, forState: Any, style: Any, barMetrics: Any)
    func setBackgroundVerticalPositionAdjustment(_: Any, forBarMetrics: Any)
    func setSymbolImage(_: Any, withContentTransition: Any)
    func setSymbolImage(_: Any, withContentTransition: Any, options: Any)
    func setTitlePositionAdjustment(_: Any, forBarMetrics: Any)
  }
  @objc(UIBarButtonItemStyle) enum UIBarButtonItem.Style: Int {}
  @available(iOS 13.0, *)
  class UIBarButtonItemAppearance: NSObject, NSCoding, NSSecureCoding {
    var disabled: UIBarButtonItemStateAppearance { get }
    var focused: UIBarButtonItemStateAppearance { get }
    var highlighted: UIBarButtonItemStateAppearance { get }
    var normal: UIBarButtonItemStateAppearance { get }
  }
  @available(iOS 26.0, *)
  class UIBarButtonItemBadge: NSObject, NSCoding, NSSecureCoding {
    var backgroundColor: UIColor?
    var font: UIFont?
    var foregroundColor: UIColor?
    @unsure var stringValue: String? { get }
  }
  @available(iOS 9.0, *)
  class UIBarButtonItemGroup: NSObject, NSCoding {
    @available(tvOS, unavailable) @available(iOS 16.0, *) var alwaysAvailable: Bool
    var barButtonItems: [UIBarButtonItem]
    @objc(displayingRepresentativeItem) var isDisplayingRepresentativeItem: Bool { @objc(isDisplayingRepresentativeItem) get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(tvOS, unavailable) @available(iOS 16.0, *) var menuRepresentation: UIMenuElement?
    var representativeItem: UIBarButtonItem?
  }
  @available(iOS 13.0, *)
  class UIBarButtonItemStateAppearance: NSObject {
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment: UIOffset
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
  }
  class UIBarItem: NSObject, NSCoding, UIAccessibilityIdentification, UIAppearance {
    @available(iOS 5.0, *) var accessibilityIdentifier: String?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var image: UIImage?
    var imageInsets: UIEdgeInsets
    @available(tvOS, unavailable) @available(iOS 5.0, *) var landscapeImagePhone: UIImage?
    @available(tvOS, unavailable) @available(iOS 5.0, *) var landscapeImagePhoneInsets: UIEdgeInsets
    @available(iOS 11.0, *) var largeContentSizeImage: UIImage?
    @available(iOS 11.0, *) var largeContentSizeImageInsets: UIEdgeInsets
    var tag: Int
    var title: String?
    func setTitleTextAttributes(_: Any, forState: Any)
  }
  @objc enum UIBarPosition: Int {}
  protocol UIBarPositioning {}
  @objc enum UIBarStyle: Int {}
  @objc enum UIBaselineAdjustment: Int {}
  @objc enum UIBehavioralStyle: UInt {}
  @available(iOS 3.2, *)
  class UIBezierPath: NSObject, NSCoding, NSSecureCoding {
    @objc(CGPath) var cgPath: CGPath
    @available(iOS 6.0, *) @methods var bezierPathByReversingPath: UIBezierPath { get }
    var bounds: CGRect { get }
    var currentPoint: CGPoint { get }
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
    var flatness: CGFloat
    var lineCapStyle: CGLineCap
    var lineJoinStyle: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var usesEvenOddFillRule: Bool
    func setLineDash(_: Any, count: Any, phase: Any)
  }
  @available(iOS 8.0, *)
  class UIBlurEffect: UIVisualEffect {}
  class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting, UISpringLoadedInteractionSupporting {
    @available(iOS 11.0, *) var adjustsImageSizeForAccessibilityContentSizeCategory: Bool
    var adjustsImageWhenDisabled: Bool
    var adjustsImageWhenHighlighted: Bool
    @available(iOS 15.0, *) var automaticallyUpdatesConfiguration: Bool
    @available(tvOS, unavailable) @available(iOS 15.0, *) var behavioralStyle: UIBehavioralStyle { get }
    var buttonType: UIButton.ButtonType { get }
    @available(iOS 15.0, *) var changesSelectionAsPrimaryAction: Bool
    @available(iOS 15.0, *) var configuration: UIButtonConfiguration?
    @available(iOS 15.0, *) var configurationUpdateHandler: UIButtonConfigurationUpdateHandler?
    var contentEdgeInsets: UIEdgeInsets
    @available(iOS 6.0, *) var currentAttributedTitle: NSAttributedString? { get }
    var currentBackgroundImage: UIImage? { get }
    var currentImage: UIImage? { get }
    @available(iOS 13.0, *) var currentPreferredSymbolConfiguration: UIImageSymbolConfiguration? { get }
    var currentTitle: String? { get }
    var currentTitleColor: UIColor { get }
    var currentTitleShadowColor: UIColor? { get }
    var font: UIFont
    @available(iOS 15.0, *) @objc(held) var isHeld: Bool { @objc(isHeld) get }
    @available(iOS 15.0, *) @objc(hovered) var isHovered: Bool { @objc(isHovered) get }
    var imageEdgeInsets: UIEdgeInsets
    var imageView: UIImageView? { get }
    var lineBreakMode: NSLineBreakMode
    @available(iOS 14.0, *) var menu: UIMenu?
    @available(tvOS, unavailable) @available(iOS 13.4, *) @objc(pointerInteractionEnabled) var isPointerInteractionEnabled: Bool { @objc(isPointerInteractionEnabled) get set }
    @available(tvOS, unavailable) @available(iOS 13.4, *) var pointerStyleProvider: UIButtonPointerStyleProvider?
    @available(tvOS, unavailable) @available(iOS 15.0, *) var preferredBehavioralStyle: UIBehavioralStyle
    @available(iOS 16.0, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    var reversesTitleShadowWhenHighlighted: Bool
    @available(iOS 14.0, *) var role: UIButton.Role
    @available(tvOS, unavailable) var showsTouchWhenHighlighted: Bool
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    @available(iOS 15.0, *) var subtitleLabel: UILabel? { get }
    var tintColor: UIColor!
    var titleEdgeInsets: UIEdgeInsets
    var titleLabel: UILabel? { get }
    var titleShadowOffset: CGSize
    func setAttributedTitle(_: Any, forState: Any)
    func setBackgroundImage(_: Any, forState: Any)
    func setImage(_: Any, forState: Any)
    func setNeedsUpdateConfiguration()
    func setPreferredSymbolConfiguration(_: Any, forImageInState: Any)
    func setTitle(_: Any, forState: Any)
    func setTitleColor(_: Any, forState: Any)
    func setTitleShadowColor(_: Any, forState: Any)
  }
  @objc(UIButtonType) enum UIButton.ButtonType: Int {}
  @objc(UIButtonConfigurationCornerStyle) enum UIButton.Configuration.CornerStyle: Int {}
  @objc(UIButtonConfigurationIndicator) enum UIButton.Configuration.Indicator: Int {}
  @objc(UIButtonConfigurationMacIdiomStyle) enum UIButton.Configuration.MacIdiomStyle: Int {}
  @objc(UIButtonConfigurationSize) enum UIButton.Configuration.Size: Int {}
  @objc(UIButtonConfigurationTitleAlignment) enum UIButton.Configuration.TitleAlignment: Int {}
  @objc(UIButtonRole) enum UIButton.Role: Int {}
  @available(iOS 15.0, *)
  class UIButtonConfiguration: NSObject, NSCoding, NSSecureCoding {
    var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    var attributedSubtitle: NSAttributedString?
    var attributedTitle: NSAttributedString?
    var automaticallyUpdateForSelection: Bool
    var background: UIBackgroundConfiguration
    var baseBackgroundColor: UIColor?
    var baseForegroundColor: UIColor?
    var buttonSize: UIButton.Configuration.Size
    var contentInsets: NSDirectionalEdgeInsets
    var cornerStyle: UIButton.Configuration.CornerStyle
    var image: UIImage?
    var imageColorTransformer: UIConfigurationColorTransformer?
    var imagePadding: CGFloat
    var imagePlacement: NSDirectionalRectEdge
    @available(iOS 16.0, *) var indicator: UIButton.Configuration.Indicator
    @available(iOS 16.0, *) var indicatorColorTransformer: UIConfigurationColorTransformer?
    var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
    var preferredSymbolConfigurationForImage: UIImageSymbolConfiguration?
    var showsActivityIndicator: Bool
    var subtitle: String?
    var subtitleLineBreakMode: NSLineBreakMode
    var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    @available(iOS 26.0, tvOS 26.0, *) var symbolContentTransition: UISymbolContentTransition?
    var title: String?
    var titleAlignment: UIButton.Configuration.TitleAlignment
    var titleLineBreakMode: NSLineBreakMode
    var titlePadding: CGFloat
    var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    func setDefaultContentInsets()
  }
  typealias UIButtonConfigurationUpdateHandler = () -> Void
  typealias UIButtonPointerStyleProvider = () -> Void
  protocol UICGFloatTraitDefinition {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICalendarSelection: NSObject {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICalendarSelectionMultiDate: UICalendarSelection {
    var delegate: UICalendarSelectionMultiDateDelegate? { get }
    var selectedDates: [DateComponents]
    func setSelectedDates(_: Any, animated: Any)
  }
  protocol UICalendarSelectionMultiDateDelegate {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICalendarSelectionSingleDate: UICalendarSelection {
    var delegate: UICalendarSelectionSingleDateDelegate? { get }
    var selectedDate: DateComponents?
    func setSelectedDate(_: Any, animated: Any)
  }
  protocol UICalendarSelectionSingleDateDelegate {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UICalendarSelectionWeekOfYear: UICalendarSelection {
    var delegate: UICalendarSelectionWeekOfYearDelegate? { get }
    var selectedWeekOfYear: DateComponents?
    func setSelectedWeekOfYear(_: Any, animated: Any)
  }
  protocol UICalendarSelectionWeekOfYearDelegate {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICalendarView: UIView {
    var availableDateRange: DateInterval
    var calendar: Calendar
    var delegate: UICalendarViewDelegate?
    var fontDesign: UIFontDescriptor.SystemDesign
    var locale: Locale
    var selectionBehavior: UICalendarSelection?
    var timeZone: TimeZone?
    var visibleDateComponents: DateComponents
    var wantsDateDecorations: Bool
    func setVisibleDateComponents(_: Any, animated: Any)
  }
  typealias UICalendarView.Decoration = UICalendarViewDecoration
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICalendarViewDecoration: NSObject {}
  protocol UICalendarViewDelegate {}
  @available(tvOS, unavailable) @available(iOS 17.5, *)
  class UICanvasFeedbackGenerator: UIFeedbackGenerator {}
  @available(iOS 14.0, *)
  class UICellAccessory: NSObject, NSCoding, NSSecureCoding {
    var displayedState: UICellAccessory.DisplayedState
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var reservedLayoutWidth: CGFloat
    var tintColor: UIColor?
  }
  @objc(UICellAccessoryDisplayedState) enum UICellAccessory.DisplayedState: Int {}
  @objc(UICellAccessoryPlacement) enum UICellAccessory.Placement: Int {}
  @available(iOS 14.0, *)
  class UICellAccessoryCheckmark: UICellAccessory {}
  @available(iOS 14.0, *)
  class UICellAccessoryCustomView: UICellAccessory {
    var customView: UIView { get }
    var maintainsFixedSize: Bool
    var placement: UICellAccessory.Placement { get }
    var position: UICellAccessoryPosition
  }
  @available(iOS 14.0, *)
  class UICellAccessoryDelete: UICellAccessory {
    var actionHandler: (() -> Void)?
    var backgroundColor: UIColor?
  }
  @available(iOS 15.4, *)
  class UICellAccessoryDetail: UICellAccessory {
    var actionHandler: (() -> Void)?
  }
  @available(iOS 14.0, *)
  class UICellAccessoryDisclosureIndicator: UICellAccessory {}
  @available(iOS 14.0, *)
  class UICellAccessoryInsert: UICellAccessory {
    var actionHandler: (() -> Void)?
    var backgroundColor: UIColor?
  }
  @available(iOS 14.0, *)
  class UICellAccessoryLabel: UICellAccessory {
    var adjustsFontForContentSizeCategory: Bool
    var font: UIFont
    var text: String { get }
  }
  @available(iOS 14.0, *)
  class UICellAccessoryMultiselect: UICellAccessory {
    var backgroundColor: UIColor?
  }
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UICellAccessoryOutlineDisclosure: UICellAccessory {
    var actionHandler: (() -> Void)?
    var style: UICellAccessoryOutlineDisclosure.Style
  }
  @objc(UICellAccessoryOutlineDisclosureStyle) enum UICellAccessoryOutlineDisclosure.Style: Int {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UICellAccessoryPopUpMenu: UICellAccessory {
    var menu: UIMenu { get }
    var selectedElementDidChangeHandler: (() -> Void)?
  }
  typealias UICellAccessoryPosition = () -> Void
  @available(iOS 14.0, *)
  class UICellAccessoryReorder: UICellAccessory {
    var showsVerticalSeparator: Bool
  }
  @objc enum UICellConfigurationDragState: Int {}
  @objc enum UICellConfigurationDropState: Int {}
  @available(iOS 14.0, *)
  class UICellConfigurationState: UIViewConfigurationState {
    @available(tvOS, unavailable) var cellDragState: UICellConfigurationDragState
    @available(tvOS, unavailable) var cellDropState: UICellConfigurationDropState
    @objc(editing) var isEditing: Bool { @objc(isEditing) get set }
    @objc(expanded) var isExpanded: Bool { @objc(isExpanded) get set }
    @objc(reordering) var isReordering: Bool { @objc(isReordering) get set }
    @objc(swiped) var isSwiped: Bool { @objc(isSwiped) get set }
  }
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UICloudSharingController: UIViewController {
    var activityItemSource: UIActivityItemSource { get }
    var availablePermissions: UICloudSharingPermissionOptions
    var delegate: UICloudSharingControllerDelegate?
    var share: CKShare? { get }
  }
  protocol UICloudSharingControllerDelegate {}
  @objc struct UICloudSharingPermissionOptions: OptionSet<UInt> {}
  @objc enum UICollectionElementCategory: UInt {}
  @objc enum UICollectionLayoutListAppearance: Int {}
  @available(iOS 14.0, *)
  class UICollectionLayoutListConfiguration: NSObject {
    var appearance: UICollectionLayoutListAppearance { get }
    var backgroundColor: UIColor?
    @available(iOS 18.0, *) var contentHuggingElements: UICollectionLayoutListContentHuggingElements
    var footerMode: UICollectionLayoutListFooterMode
    var headerMode: UICollectionLayoutListHeaderMode
    @available(iOS 15.0, *) var headerTopPadding: CGFloat
    @available(tvOS, unavailable) @available(iOS 14.5, *) var itemSeparatorHandler: UICollectionLayoutListItemSeparatorHandler?
    @available(tvOS, unavailable) var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListSwipeActionsConfigurationProvider?
    @available(tvOS, unavailable) @available(iOS 14.5, *) var separatorConfiguration: UIListSeparatorConfiguration
    @available(tvOS, unavailable) var showsSeparators: Bool
    @available(tvOS, unavailable) var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListSwipeActionsConfigurationProvider?
  }
  @objc struct UICollectionLayoutListContentHuggingElements: OptionSet<UInt> {}
  @objc enum UICollectionLayoutListFooterMode: Int {}
  @objc enum UICollectionLayoutListHeaderMode: Int {}
  typealias UICollectionLayoutListItemSeparatorHandler = () -> Void
  typealias UICollectionLayoutListSwipeActionsConfigurationProvider = () -> Void
  @objc enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {}
  @objc enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int {}
  @objc struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable<CGFloat> {}
  @available(iOS 17.0, *)
  class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce
    var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate
  }
  @available(iOS 6.0, *)
  class UICollectionReusableView: UIView {
    var reuseIdentifier: String? { get }
  }
  @objc enum UICollectionUpdateAction: Int {}
  @available(iOS 6.0, *)
  class UICollectionView: UIScrollView, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
    @available(iOS 15.0, *) var allowsFocus: Bool
    @available(iOS 15.0, *) var allowsFocusDuringEditing: Bool
    var allowsMultipleSelection: Bool
    @available(iOS 14.0, *) var allowsMultipleSelectionDuringEditing: Bool
    var allowsSelection: Bool
    @available(iOS 14.0, *) var allowsSelectionDuringEditing: Bool
    var backgroundView: UIView?
    var collectionViewLayout: UICollectionViewLayout
    @available(iOS 15.0, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    var dataSource: UICollectionViewDataSource?
    var delegate: UICollectionViewDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dragDelegate: UICollectionViewDragDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dragInteractionEnabled: Bool
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dropDelegate: UICollectionViewDropDelegate?
    @available(iOS 14.0, *) @objc(editing) var isEditing: Bool { @objc(isEditing) get set }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var hasActiveDrag: Bool { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var hasActiveDrop: Bool { get }
    @available(iOS 11.0, *) var hasUncommittedUpdates: Bool { get }
    @methods var indexPathsForSelectedItems: [IndexPath]? { get }
    var indexPathsForVisibleItems: [IndexPath] { get }
    @methods var numberOfSections: Int { get }
    @available(iOS 10.0, *) var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    @available(iOS 10.0, *) @objc(prefetchingEnabled) var isPrefetchingEnabled: Bool { @objc(isPrefetchingEnabled) get set }
    @available(iOS 9.0, *) var remembersLastFocusedIndexPath: Bool
    @available(tvOS, unavailable) @available(iOS 11.0, *) var reorderingCadence: UICollectionView.ReorderingCadence
    @available(tvOS, unavailable) @available(iOS 14.0, *) var selectionFollowsFocus: Bool
    @available(iOS 16.0, *) var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var visibleCells: [UICollectionViewCell] { get }
    func setCollectionViewLayout(_: Any, animated: Any)
    func setCollectionViewLayout(_: Any, animated: Any, completion: Any)
  }
  @objc(UICollectionViewDropIntent) enum UICollectionView.DropIntent: Int {}
  @objc(UICollectionViewReorderingCadence) enum UICollectionView.ReorderingCadence: Int {}
  @objc(UICollectionViewScrollDirection) enum UICollectionView.ScrollDirection: Int {}
  @objc(UICollectionViewSelfSizingInvalidation) enum UICollectionView.SelfSizingInvalidation: Int {}
  @available(iOS 6.0, *)
  class UICollectionViewCell: UICollectionReusableView {
    @available(iOS 14.0, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    @available(iOS 14.0, *) var automaticallyUpdatesContentConfiguration: Bool
    @available(iOS 14.0, *) var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    @available(iOS 14.0, *) var configurationState: UICellConfigurationState { get }
    @available(iOS 15.0, *) var configurationUpdateHandler: UICollectionViewCellConfigurationUpdateHandler?
    @available(iOS 14.0, *) var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    @available(iOS 16.0, *) var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    var selectedBackgroundView: UIView?
    func setNeedsUpdateConfiguration()
  }
  typealias UICollectionViewCellConfigurationUpdateHandler = () -> Void
  @available(iOS 14.0, *)
  class UICollectionViewCellRegistration: NSObject {
    var cellClass: AnyClass? { get }
    var cellNib: UINib? { get }
    var configurationHandler: UICollectionViewCellRegistrationConfigurationHandler { get }
  }
  typealias UICollectionViewCellRegistrationConfigurationHandler = () -> Void
  @available(iOS 13.0, *)
  class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    var configuration: UICollectionViewCompositionalLayoutConfiguration
  }
  @available(iOS 13.0, *)
  class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    @available(iOS 14.0, *) var contentInsetsReference: UIContentInsetsReference
    var interSectionSpacing: CGFloat
    var scrollDirection: UICollectionView.ScrollDirection
  }
  @available(iOS 6.0, *)
  class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate {
    var clearsSelectionOnViewWillAppear: Bool
    var collectionView: UICollectionView!
    @available(iOS 7.0, *) var collectionViewLayout: UICollectionViewLayout { get }
    @available(iOS 9.0, *) var installsStandardGestureForInteractiveMovement: Bool
    @available(iOS 7.0, *) var useLayoutToLayoutNavigationTransitions: Bool
  }
  protocol UICollectionViewDataSource {}
  protocol UICollectionViewDataSourcePrefetching {}
  protocol UICollectionViewDelegate {}
  protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
  @available(iOS 13.0, *)
  class UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource {
    @available(iOS 14.0, *) var reorderingHandlers: UICollectionViewDiffableDataSourceReorderingHandlers
    @available(iOS 14.0, *) var sectionSnapshotHandlers: UICollectionViewDiffableDataSourceSectionSnapshotHandlers
    var snapshot: NSDiffableDataSourceSnapshot { get }
    var supplementaryViewProvider: UICollectionViewDiffableDataSourceSupplementaryViewProvider?
  }
  @available(iOS 14.0, *)
  class UICollectionViewDiffableDataSourceReorderingHandlers: NSObject {
    var canReorderItemHandler: (() -> Void)?
    var didReorderHandler: (() -> Void)?
    var willReorderHandler: (() -> Void)?
  }
  @available(iOS 14.0, *)
  class UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject {
    var shouldCollapseItemHandler: (() -> Void)?
    var shouldExpandItemHandler: (() -> Void)?
    var snapshotForExpandingParentItemHandler: (() -> Void)?
    var willCollapseItemHandler: (() -> Void)?
    var willExpandItemHandler: (() -> Void)?
  }
  typealias UICollectionViewDiffableDataSourceSupplementaryViewProvider = () -> Void
  protocol UICollectionViewDragDelegate {}
  protocol UICollectionViewDropDelegate {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    var previewParametersProvider: (() -> Void)?
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UICollectionViewDropProposal: UIDropProposal {
    var intent: UICollectionView.DropIntent { get }
  }
  @available(iOS 6.0, *)
  class UICollectionViewFlowLayout: UICollectionViewLayout {
    @available(iOS 8.0, *) var estimatedItemSize: CGSize
    var footerReferenceSize: CGSize
    var headerReferenceSize: CGSize
    var itemSize: CGSize
    var minimumInteritemSpacing: CGFloat
    var minimumLineSpacing: CGFloat
    var scrollDirection: UICollectionView.ScrollDirection
    @available(iOS 9.0, *) var sectionFootersPinToVisibleBounds: Bool
    @available(iOS 9.0, *) var sectionHeadersPinToVisibleBounds: Bool
    var sectionInset: UIEdgeInsets
    @available(iOS 11.0, *) var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
  }
  @objc(UICollectionViewFlowLayoutSectionInsetReference) enum UICollectionViewFlowLayout.SectionInsetReference: Int {}
  @available(iOS 7.0, *)
  class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidateFlowLayoutAttributes: Bool
    var invalidateFlowLayoutDelegateMetrics: Bool
  }
  @available(iOS 9.0, *)
  class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    var nextFocusedIndexPath: IndexPath? { get }
    var previouslyFocusedIndexPath: IndexPath? { get }
  }
  @available(iOS 6.0, *)
  class UICollectionViewLayout: NSObject, NSCoding {
    var collectionView: UICollectionView? { get }
    var collectionViewContentSize: CGSize { get }
    @available(iOS 11.0, *) var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get }
    @available(iOS 11.0, *) var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
  }
  @available(iOS 6.0, *)
  class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
    var alpha: CGFloat
    @available(iOS 7.0, *) var bounds: CGRect
    var center: CGPoint
    @available(iOS 9.0, *) var collisionBoundingPath: UIBezierPath { get }
    @available(iOS 9.0, *) var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var frame: CGRect
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var indexPath: IndexPath
    var representedElementCategory: UICollectionElementCategory { get }
    var representedElementKind: String? { get }
    var size: CGSize
    @available(iOS 7.0, *) var transform: CGAffineTransform
    var transform3D: CATransform3D
    var zIndex: Int
  }
  @available(iOS 7.0, *)
  class UICollectionViewLayoutInvalidationContext: NSObject {
    @available(iOS 8.0, *) var contentOffsetAdjustment: CGPoint
    @available(iOS 8.0, *) var contentSizeAdjustment: CGSize
    @available(iOS 9.0, *) var interactiveMovementTarget: CGPoint { get }
    var invalidateDataSourceCounts: Bool { get }
    var invalidateEverything: Bool { get }
    @available(iOS 8.0, *) var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { get }
    @available(iOS 8.0, *) var invalidatedItemIndexPaths: [IndexPath]? { get }
    @available(iOS 8.0, *) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { get }
    @available(iOS 9.0, *) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
    @available(iOS 9.0, *) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
  }
  @available(iOS 14.0, *)
  class UICollectionViewListCell: UICollectionViewCell {
    var accessories: [UICellAccessory]
    var defaultContentConfiguration: UIListContentConfiguration { get }
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var indentsAccessories: Bool
    @available(tvOS, unavailable) var separatorLayoutGuide: UILayoutGuide { get }
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UICollectionViewPlaceholder: NSObject {
    var cellUpdateHandler: (() -> Void)?
  }
  @available(iOS 14.0, *)
  class UICollectionViewSupplementaryRegistration: NSObject {
    var configurationHandler: UICollectionViewSupplementaryRegistrationConfigurationHandler { get }
    var elementKind: String { get }
    var supplementaryClass: AnyClass? { get }
    var supplementaryNib: UINib? { get }
  }
  typealias UICollectionViewSupplementaryRegistrationConfigurationHandler = () -> Void
  @available(iOS 7.0, *)
  class UICollectionViewTransitionLayout: UICollectionViewLayout {
    var currentLayout: UICollectionViewLayout { get }
    var nextLayout: UICollectionViewLayout { get }
    var transitionProgress: CGFloat
  }
  @available(iOS 6.0, *)
  class UICollectionViewUpdateItem: NSObject {
    var indexPathAfterUpdate: IndexPath? { get }
    var indexPathBeforeUpdate: IndexPath? { get }
    var updateAction: UICollectionUpdateAction { get }
  }
  @available(iOS 7.0, *)
  class UICollisionBehavior: UIDynamicBehavior {
    var boundaryIdentifiers: [NSCopying]? { get }
    var collisionDelegate: UICollisionBehaviorDelegate?
    var collisionMode: UICollisionBehavior.Mode
    var items: [UIDynamicItem] { get }
    var translatesReferenceBoundsIntoBoundary: Bool
    func setTranslatesReferenceBoundsIntoBoundaryWithInsets(_: Any)
  }
  @objc(UICollisionBehaviorMode) struct UICollisionBehavior.Mode: OptionSet<UInt> {}
  protocol UICollisionBehaviorDelegate {}
  class UIColor: NSObject, NSCoding, NSItemProviderReading, NSItemProviderWriting, NSSecureCoding {
    @objc(CGColor) var cgColor: CGColor { get }
    @objc(CIColor) var ciColor: CIColor { get }
    @available(iOS 14.0, *) var accessibilityName: String { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure var linearExposure: CGFloat { get }
    @available(iOS 18.0, *) var prominence: UIColor.Prominence { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure var standardDynamicRangeColor: UIColor { get }
    @available(iOS 11.0, *) var writableTypeIdentifiersForItemProvider: [String] { get }
    func setFill()
    func setStroke()
  }
  @objc(UIColorProminence) enum UIColor.Prominence: Int {}
  @available(iOS 26.1, tvOS 26.1, *)
  class UIColorEffect: UIVisualEffect {}
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UIColorPickerViewController: UIViewController {
    var delegate: UIColorPickerViewControllerDelegate?
    @available(iOS 26.0, *) var maximumLinearExposure: CGFloat
    var selectedColor: UIColor
    var supportsAlpha: Bool
    @available(iOS 26.0, *) var supportsEyedropper: Bool
  }
  protocol UIColorPickerViewControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UIColorWell: UIControl {
    @available(iOS 26.0, *) var maximumLinearExposure: CGFloat
    var selectedColor: UIColor?
    var supportsAlpha: Bool
    @available(iOS 26.0, *) var supportsEyedropper: Bool
    var title: String?
  }
  @available(iOS 13.0, *)
  class UICommand: UIMenuElement, UIMenuLeaf {
    var action: Selector { get }
    var alternates: [UICommandAlternate] { get }
    var attributes: UIMenuElement.Attributes
    var discoverabilityTitle: String?
    var image: UIImage?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var presentationSourceItem: UIPopoverPresentationControllerSourceItem? { get }
    var propertyList: Any? { get }
    var repeatBehavior: UIMenuElement.RepeatBehavior
    @available(iOS 17.0, *) var selectedImage: UIImage?
    @available(iOS 16.0, *) var sender: Any? { get }
    var state: UIMenuElement.State
    var title: String
  }
  @available(iOS 13.0, *)
  class UICommandAlternate: NSObject, NSCoding, NSSecureCoding {
    var action: Selector { get }
    var modifierFlags: UIKey.ModifierFlags { get }
    var title: String { get }
  }
  typealias UIConfigurationColorTransformer = () -> Void
  protocol UIConfigurationState {}
  typealias UIConfigurationTextAttributesTransformer = () -> Void
  @objc enum UIContainerBackgroundStyle: Int {}
  protocol UIContentConfiguration {}
  protocol UIContentContainer {}
  @objc enum UIContentInsetsReference: Int {}
  @objc struct UIContentSizeCategory: RawRepresentable<String> {}
  protocol UIContentSizeCategoryAdjusting {}
  @objc enum UIContentUnavailableAlignment: Int {}
  @available(iOS 17.0, *)
  class UIContentUnavailableButtonProperties: NSObject, NSCoding, NSSecureCoding {
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var menu: UIMenu?
    var primaryAction: UIAction?
    var role: UIButton.Role
  }
  @available(iOS 17.0, *)
  class UIContentUnavailableConfiguration: NSObject, NSCoding, NSSecureCoding, UIContentConfiguration {
    var alignment: UIContentUnavailableAlignment
    var attributedText: NSAttributedString?
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var background: UIBackgroundConfiguration
    var button: UIButtonConfiguration
    var buttonProperties: UIContentUnavailableButtonProperties { get }
    var buttonToSecondaryButtonPadding: CGFloat
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var image: UIImage?
    var imageProperties: UIContentUnavailableImageProperties { get }
    var imageToTextPadding: CGFloat
    var secondaryAttributedText: NSAttributedString?
    var secondaryButton: UIButtonConfiguration
    var secondaryButtonProperties: UIContentUnavailableButtonProperties { get }
    var secondaryText: String?
    var secondaryTextProperties: UIContentUnavailableTextProperties { get }
    var text: String?
    var textProperties: UIContentUnavailableTextProperties { get }
    var textToButtonPadding: CGFloat
    var textToSecondaryTextPadding: CGFloat
  }
  @available(iOS 17.0, *)
  class UIContentUnavailableConfigurationState: NSObject, NSCoding, NSSecureCoding, UIConfigurationState {
    var searchText: String?
    var traitCollection: UITraitCollection
    func setCustomState(_: Any, forKey: Any)
    func setObject(_: Any, forKeyedSubscript: Any)
  }
  @available(iOS 17.0, *)
  class UIContentUnavailableImageProperties: NSObject, NSCoding, NSSecureCoding {
    var accessibilityIgnoresInvertColors: Bool
    var cornerRadius: CGFloat
    var maximumSize: CGSize
    var preferredSymbolConfiguration: UIImageSymbolConfiguration?
    var tintColor: UIColor?
  }
  @available(iOS 17.0, *)
  class UIContentUnavailableTextProperties: NSObject, NSCoding, NSSecureCoding {
    var adjustsFontSizeToFitWidth: Bool
    var allowsDefaultTighteningForTruncation: Bool
    var color: UIColor
    var font: UIFont
    var lineBreakMode: NSLineBreakMode
    var minimumScaleFactor: CGFloat
    var numberOfLines: Int
  }
  @available(iOS 17.0, *)
  class UIContentUnavailableView: UIView, UIContentView {
    var configuration: UIContentUnavailableConfiguration
    @objc(scrollEnabled) var isScrollEnabled: Bool { @objc(isScrollEnabled) get set }
  }
  protocol UIContentView {}
  @available(iOS 13.0, *)
  class UIContextMenuConfiguration: NSObject {
    @available(iOS 16.0, *) var badgeCount: Int
    var identifier: NSCopying { get }
    @available(iOS 16.0, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    @available(iOS 16.0, *) var secondaryItemIdentifiers: Set<NSCopying>
  }
  @objc(UIContextMenuConfigurationElementOrder) enum UIContextMenuConfiguration.ElementOrder: Int {}
  @available(iOS 13.0, *)
  class UIContextMenuInteraction: NSObject, UIInteraction {
    var delegate: UIContextMenuInteractionDelegate? { get }
    @available(iOS 14.0, *) var menuAppearance: UIContextMenuInteraction.Appearance { get }
    var view: UIView? { get }
  }
  @objc(UIContextMenuInteractionAppearance) enum UIContextMenuInteraction.Appearance: Int {}
  protocol UIContextMenuInteractionDelegate {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIContextMenuSystem: UIMenuSystem {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIContextualAction: NSObject {
    var backgroundColor: UIColor
    var handler: UIContextualActionHandler { get }
    var image: UIImage?
    var style: UIContextualAction.Style { get }
    var title: String?
  }
  @objc(UIContextualActionStyle) enum UIContextualAction.Style: Int {}
  typealias UIContextualActionHandler = () -> Void
  class UIControl: UIView, UIContextMenuInteractionDelegate {
    var allControlEvents: UIControl.Event { get }
    var allTargets: Set<AnyHashable> { get }
    var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
    var contentVerticalAlignment: UIControl.ContentVerticalAlignment
    @available(iOS 14.0, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    @available(iOS 14.0, *) @objc(contextMenuInteractionEnabled) var isContextMenuInteractionEnabled: Bool { @objc(isContextMenuInteractionEnabled) get set }
    @available(iOS 11.0, *) var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    @available(iOS 14.0, *) var showsMenuAsPrimaryAction: Bool
    var state: UIControl.State { get }
    @available(iOS 17.0, *) @objc(symbolAnimationEnabled) var isSymbolAnimationEnabled: Bool { @objc(isSymbolAnimationEnabled) get set }
    @available(tvOS, unavailable) @available(iOS 15.0, *) var toolTip: String?
    @available(tvOS, unavailable) @available(iOS 15.0, *) var toolTipInteraction: UIToolTipInteraction? { get }
    @objc(touchInside) var isTouchInside: Bool { @objc(isTouchInside) get }
    @objc(tracking) var isTracking: Bool { @objc(isTracking) get }
  }
  @objc(UIControlContentHorizontalAlignment) enum UIControl.ContentHorizontalAlignment: Int {}
  @objc(UIControlContentVerticalAlignment) enum UIControl.ContentVerticalAlignment: Int {}
  @objc(UIControlEvents) struct UIControl.Event: OptionSet<UInt> {}
  @objc(UIControlState) struct UIControl.State: OptionSet<UInt> {}
  @available(iOS 18.4, *)
  class UIConversationContext: NSObject {
    var entries: [UIConversationEntry]
    var participantNameByIdentifier: [String: PersonNameComponents]
    var responsePrimaryRecipientIdentifiers: Set<String>
    var selfIdentifiers: Set<String>
    var threadIdentifier: String
  }
  @available(iOS 18.4, *)
  class UIConversationEntry: NSObject {
    var entryIdentifier: String
    var primaryRecipientIdentifiers: Set<String>
    var replyThreadIdentifier: String?
    var senderIdentifier: String
    var sentDate: Date
    var text: String
  }
  protocol UICoordinateSpace {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UICornerConfiguration: NSObject {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UICornerRadius: NSObject {}
  @available(iOS 10.0, *)
  class UICubicTimingParameters: NSObject, NSCoding, UITimingCurveProvider {
    var animationCurve: UIView.AnimationCurve { get }
    var controlPoint1: CGPoint { get }
    var controlPoint2: CGPoint { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
    var timingCurveType: UITimingCurveType { get }
  }
  @objc struct UIDataDetectorTypes: OptionSet<UInt> {}
  protocol UIDataSourceTranslating {}
  @available(tvOS, unavailable)
  class UIDatePicker: UIControl {
    var calendar: Calendar
    var countDownDuration: TimeInterval
    var date: Date
    var datePickerMode: UIDatePicker.Mode
    @available(iOS 13.4, *) var datePickerStyle: UIDatePickerStyle { get }
    @methods var highlightsToday: Bool
    var locale: Locale?
    var maximumDate: Date?
    var minimumDate: Date?
    var minuteInterval: Int
    @available(iOS 13.4, *) var preferredDatePickerStyle: UIDatePickerStyle
    @available(iOS 15.0, *) var roundsToMinuteInterval: Bool
    @methods var textColor: UIColor!
    var timeZone: TimeZone?
    func setDate(_: Any, animated: Any)
  }
  @objc(UIDatePickerMode) enum UIDatePicker.Mode: Int {}
  @objc enum UIDatePickerStyle: Int {}
  @available(iOS 14.0, *)
  class UIDeferredMenuElement: UIMenuElement {
    @available(iOS 26.0, tvOS 26.0, *) @unsure var identifier: UIDeferredMenuElement.Identifier { get }
  }
  @objc(UIDeferredMenuElementIdentifier) struct UIDeferredMenuElement.Identifier: RawRepresentable<String> {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIDeferredMenuElementProvider: NSObject {}
  class UIDevice: NSObject {
    @available(tvOS, unavailable) var batteryLevel: Float { get }
    @available(tvOS, unavailable) @objc(batteryMonitoringEnabled) var isBatteryMonitoringEnabled: Bool { @objc(isBatteryMonitoringEnabled) get set }
    @available(tvOS, unavailable) var batteryState: UIDevice.BatteryState { get }
    @available(tvOS, unavailable) @objc(generatesDeviceOrientationNotifications) var isGeneratingDeviceOrientationNotifications: Bool { @objc(isGeneratingDeviceOrientationNotifications) get }
    @available(iOS 6.0, *) var identifierForVendor: UUID? { get }
    var localizedModel: String { get }
    var model: String { get }
    @available(iOS 4.0, *) @objc(multitaskingSupported) var isMultitaskingSupported: Bool { @objc(isMultitaskingSupported) get }
    var name: String { get }
    @available(tvOS, unavailable) var orientation: UIDeviceOrientation { get }
    @objc(proximityMonitoringEnabled) var isProximityMonitoringEnabled: Bool { @objc(isProximityMonitoringEnabled) get set }
    var proximityState: Bool { get }
    var systemName: String { get }
    var systemVersion: String { get }
    @available(iOS 3.2, *) var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  }
  @objc(UIDeviceBatteryState) enum UIDevice.BatteryState: Int {}
  @objc enum UIDeviceOrientation: Int {}
  @available(iOS 5.1, *)
  class UIDictationPhrase: NSObject {
    var alternativeInterpretations: [String]? { get }
    var text: String { get }
  }
  @objc enum UIDisplayGamut: Int {}
  @available(tvOS, unavailable) @available(iOS 5.0, *)
  class UIDocument: NSObject, NSFilePresenter, NSProgressReporting, UINavigationItemRenameDelegate, UIUserActivityRestoring {
    var documentState: UIDocument.State { get }
    var fileModificationDate: Date?
    var fileType: String? { get }
    var fileURL: URL { get }
    var hasUnsavedChanges: Bool { get }
    var localizedName: String { get }
    @available(iOS 11.0, *) var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    var presentedItemOperationQueue: OperationQueue { get }
    var presentedItemURL: URL? { get }
    var progress: Progress? { get }
    var savingFileType: String? { get }
    var undoManager: UndoManager!
    @available(iOS 8.0, *) var userActivity: NSUserActivity?
  }
  @objc(UIDocumentBrowserUserInterfaceStyle) enum UIDocument.BrowserUserInterfaceStyle: UInt {}
  @objc(UIDocumentCreationIntent) struct UIDocument.CreationIntent: RawRepresentable<String> {}
  @objc(UIDocumentPickerMode) enum UIDocument.PickerMode: UInt {}
  @objc(UIDocumentState) struct UIDocument.State: OptionSet<UInt> {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDocumentBrowserAction: NSObject {
    var availability: UIDocumentBrowserAction.Availability { get }
    var identifier: String { get }
    var image: UIImage?
    var localizedTitle: String { get }
    var supportedContentTypes: [String]
    var supportsMultipleItems: Bool
  }
  @objc(UIDocumentBrowserActionAvailability) struct UIDocumentBrowserAction.Availability: OptionSet<Int> {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    var loadingProgress: Progress?
    var targetView: UIView?
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDocumentBrowserViewController: UIViewController {
    @available(iOS 18.0, *) var activeDocumentCreationIntent: UIDocument.CreationIntent? { get }
    var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem]
    var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem]
    var allowedContentTypes: [String] { get }
    var allowsDocumentCreation: Bool
    var allowsPickingMultipleItems: Bool
    var browserUserInterfaceStyle: UIDocument.BrowserUserInterfaceStyle
    @available(iOS 14.0, *) var contentTypesForRecentDocuments: [UTType] { get }
    var customActions: [UIDocumentBrowserAction]
    @available(iOS 13.0, *) var defaultDocumentAspectRatio: CGFloat
    var delegate: UIDocumentBrowserViewControllerDelegate?
    @available(iOS 13.0, *) var localizedCreateDocumentActionTitle: String
    @available(iOS 13.0, *) var recentDocumentsContentTypes: [String] { get }
    @available(iOS 13.0, *) var shouldShowFileExtensions: Bool
  }
  protocol UIDocumentBrowserViewControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 3.2, *)
  class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {
    @objc(URL) var url: URL?
    @objc(UTI) var uti: String?
    var annotation: Any?
    var delegate: UIDocumentInteractionControllerDelegate?
    var gestureRecognizers: [UIGestureRecognizer] { get }
    var icons: [UIImage] { get }
    var name: String?
  }
  protocol UIDocumentInteractionControllerDelegate {}
  protocol UIDocumentMenuDelegate {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIDocumentMenuViewController: UIViewController {
    var delegate: UIDocumentMenuDelegate?
  }
  protocol UIDocumentPickerDelegate {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIDocumentPickerExtensionViewController: UIViewController {
    var documentPickerMode: UIDocument.PickerMode { get }
    var documentStorageURL: URL? { get }
    var originalURL: URL? { get }
    var providerIdentifier: String { get }
    var validTypes: [String]? { get }
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIDocumentPickerViewController: UIViewController {
    @available(iOS 11.0, *) var allowsMultipleSelection: Bool
    var delegate: UIDocumentPickerDelegate?
    @available(iOS 13.0, *) var directoryURL: URL?
    var documentPickerMode: UIDocument.PickerMode { get }
    @available(iOS 13.0, *) var shouldShowFileExtensions: Bool
  }
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIDocumentProperties: NSObject {
    var activityViewControllerProvider: (() -> Void)?
    var dragItemsProvider: (() -> Void)?
    var metadata: LPLinkMetadata
    var wantsIconRepresentation: Bool
  }
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIDocumentViewController: UIViewController {
    var document: UIDocument?
    @available(iOS 18.0, *) var launchOptions: UIDocumentViewControllerLaunchOptions
    var undoRedoItemGroup: UIBarButtonItemGroup { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UIDocumentViewControllerLaunchOptions: NSObject {
    var background: UIBackgroundConfiguration
    var backgroundAccessoryView: UIView?
    var browserViewController: UIDocumentBrowserViewController
    var documentTargetView: UIView?
    var foregroundAccessoryView: UIView?
    var primaryAction: UIAction?
    var secondaryAction: UIAction?
    var title: String
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDragInteraction: NSObject, UIInteraction {
    var allowsSimultaneousRecognitionDuringLift: Bool
    var delegate: UIDragInteractionDelegate? { get }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var view: UIView? { get }
  }
  protocol UIDragInteractionDelegate {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDragItem: NSObject {
    var itemProvider: NSItemProvider { get }
    var localObject: Any?
    var previewProvider: (() -> Void)?
    func setNeedsDropPreviewUpdate()
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDragPreview: NSObject {
    var parameters: UIDragPreviewParameters { get }
    var view: UIView { get }
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDragPreviewParameters: UIPreviewParameters {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDragPreviewTarget: UIPreviewTarget {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDropInteraction: NSObject, UIInteraction {
    var allowsSimultaneousDropSessions: Bool
    var delegate: UIDropInteractionDelegate? { get }
    var view: UIView? { get }
  }
  protocol UIDropInteractionDelegate {}
  @objc enum UIDropOperation: UInt {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIDropProposal: NSObject {
    var operation: UIDropOperation { get }
    @objc(precise) var isPrecise: Bool { @objc(isPrecise) get set }
    var prefersFullSizePreview: Bool
  }
  @available(iOS 7.0, *)
  class UIDynamicAnimator: NSObject {
    var behaviors: [UIDynamicBehavior] { get }
    var delegate: UIDynamicAnimatorDelegate?
    var elapsedTime: TimeInterval { get }
    var referenceView: UIView? { get }
    @objc(running) var isRunning: Bool { @objc(isRunning) get }
  }
  protocol UIDynamicAnimatorDelegate {}
  @available(iOS 7.0, *)
  class UIDynamicBehavior: NSObject {
    var action: (() -> Void)?
    var childBehaviors: [UIDynamicBehavior] { get }
    var dynamicAnimator: UIDynamicAnimator? { get }
  }
  protocol UIDynamicItem {}
  @available(iOS 7.0, *)
  class UIDynamicItemBehavior: UIDynamicBehavior {
    var allowsRotation: Bool
    @available(iOS 9.0, *) @objc(anchored) var isAnchored: Bool { @objc(isAnchored) get set }
    var angularResistance: CGFloat
    @available(iOS 9.0, *) var charge: CGFloat
    var density: CGFloat
    var elasticity: CGFloat
    var friction: CGFloat
    var items: [UIDynamicItem] { get }
    var resistance: CGFloat
  }
  @objc enum UIDynamicItemCollisionBoundsType: UInt {}
  @available(iOS 9.0, *)
  class UIDynamicItemGroup: NSObject, UIDynamicItem {
    var bounds: CGRect { get }
    var center: CGPoint
    var collisionBoundingPath: UIBezierPath { get }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var items: [UIDynamicItem] { get }
    var transform: CGAffineTransform
  }
  @objc enum UIEditMenuArrowDirection: Int {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIEditMenuConfiguration: NSObject {
    var identifier: NSCopying { get }
    var preferredArrowDirection: UIEditMenuArrowDirection
    var sourcePoint: CGPoint { get }
  }
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIEditMenuInteraction: NSObject, UIInteraction {
    var delegate: UIEditMenuInteractionDelegate? { get }
    var view: UIView? { get }
  }
  protocol UIEditMenuInteractionDelegate {}
  @objc enum UIEditingInteractionConfiguration: Int {}
  class UIEvent: NSObject {
    var allTouches: Set<UITouch>? { get }
    @available(tvOS, unavailable) @available(iOS 13.4, *) var buttonMask: UIEvent.ButtonMask { get }
    @available(iOS 13.4, *) var modifierFlags: UIKey.ModifierFlags { get }
    var subtype: UIEvent.EventSubtype { get }
    var timestamp: TimeInterval { get }
    var type: UIEvent.EventType { get }
  }
  @objc(UIEventButtonMask) struct UIEvent.ButtonMask: OptionSet<Int> {}
  @objc(UIEventSubtype) enum UIEvent.EventSubtype: Int {}
  @objc(UIEventType) enum UIEvent.EventType: Int {}
  @available(tvOS, unavailable) @available(iOS 14.5, *)
  class UIEventAttribution: NSObject {
    var destinationURL: URL { get }
    var purchaser: String { get }
    var reportEndpoint: URL? { get }
    var sourceDescription: String { get }
    var sourceIdentifier: UInt8 { get }
  }
  @available(tvOS, unavailable) @available(iOS 14.5, *)
  class UIEventAttributionView: UIView {}
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UIFeedbackGenerator: NSObject, UIInteraction {
    @available(iOS 11.0, *) var view: UIView? { get }
  }
  @available(iOS 9.0, *)
  class UIFieldBehavior: UIDynamicBehavior {
    var animationSpeed: CGFloat
    var direction: CGVector
    var falloff: CGFloat
    var items: [UIDynamicItem] { get }
    var minimumRadius: CGFloat
    var position: CGPoint
    var region: UIRegion
    var smoothness: CGFloat
    var strength: CGFloat
  }
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIFindInteraction: NSObject, UIInteraction {
    var activeFindSession: UIFindSession? { get }
    var delegate: UIFindInteractionDelegate? { get }
    @objc(findNavigatorVisible) var isFindNavigatorVisible: Bool { @objc(isFindNavigatorVisible) get }
    var optionsMenuProvider: (() -> Void)?
    var replacementText: String?
    var searchText: String?
    var view: UIView? { get }
  }
  protocol UIFindInteractionDelegate {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIFindSession: NSObject {
    @unsure var allowsReplacement: Bool { get }
    var allowsReplacementForCurrentlyHighlightedResult: Bool { get }
    var highlightedResultIndex: Int { get }
    var resultCount: Int { get }
    var searchResultDisplayStyle: UIFindSession.SearchResultDisplayStyle
    var supportsReplacement: Bool { get }
  }
  @objc(UIFindSessionSearchResultDisplayStyle) enum UIFindSession.SearchResultDisplayStyle: Int {}
  @objc struct UIFloatRange {}
  @available(iOS 9.0, *)
  class UIFocusAnimationCoordinator: NSObject {}
  @available(iOS 11.0, *)
  class UIFocusDebugger: NSObject {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIFocusEffect: NSObject {}
  protocol UIFocusEnvironment {}
  @objc enum UIFocusGroupPriority: Int {}
  @available(iOS 9.0, *)
  class UIFocusGuide: UILayoutGuide {
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(iOS 10.0, *) var preferredFocusEnvironments: [UIFocusEnvironment]
    var preferredFocusedView: UIView?
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIFocusHaloEffect: UIFocusEffect {
    var containerView: UIView?
    var position: UIFocusHaloEffect.Position
    var referenceView: UIView?
  }
  @objc(UIFocusHaloEffectPosition) enum UIFocusHaloEffect.Position: Int {}
  @objc struct UIFocusHeading: OptionSet<UInt> {}
  protocol UIFocusItem {}
  protocol UIFocusItemContainer {}
  @objc enum UIFocusItemDeferralMode: Int {}
  protocol UIFocusItemScrollableContainer {}
  @available(iOS 12.0, *)
  class UIFocusMovementHint: NSObject {
    var interactionTransform: CATransform3D { get }
    var movementDirection: CGVector { get }
    var perspectiveTransform: CATransform3D { get }
    var rotation: CGVector { get }
    var translation: CGVector { get }
  }
  @available(iOS 11.0, *)
  class UIFocusSystem: NSObject {
    @available(iOS 12.0, *) var focusedItem: UIFocusItem? { get }
  }
  @available(iOS 9.0, *)
  class UIFocusUpdateContext: NSObject {
    var focusHeading: UIFocusHeading { get }
    @available(iOS 10.0, *) var nextFocusedItem: UIFocusItem? { get }
    var nextFocusedView: UIView? { get }
    @available(iOS 10.0, *) var previouslyFocusedItem: UIFocusItem? { get }
    var previouslyFocusedView: UIView? { get }
  }
  class UIFont: NSObject, NSCoding, NSSecureCoding {
    var ascender: CGFloat { get }
    var capHeight: CGFloat { get }
    var descender: CGFloat { get }
    var familyName: String { get }
    @available(iOS 7.0, *) var fontDescriptor: UIFontDescriptor { get }
    var fontName: String { get }
    var leading: CGFloat { get }
    @available(iOS 4.0, *) var lineHeight: CGFloat { get }
    var pointSize: CGFloat { get }
    var xHeight: CGFloat { get }
  }
  @available(iOS 7.0, *)
  class UIFontDescriptor: NSObject, NSCoding, NSSecureCoding {
    var fontAttributes: [UIFontDescriptor.AttributeName: Any] { get }
    var matrix: CGAffineTransform { get }
    var pointSize: CGFloat { get }
    var postscriptName: String { get }
    var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
  }
  @objc(UIFontDescriptorAttributeName) struct UIFontDescriptor.AttributeName: RawRepresentable<String> {}
  @objc(UIFontDescriptorSymbolicTraits) struct UIFontDescriptor.SymbolicTraits: OptionSet<UInt32> {}
  @objc(UIFontDescriptorSystemDesign) struct UIFontDescriptor.SystemDesign: RawRepresentable<String> {}
  @available(iOS 11.0, *)
  class UIFontMetrics: NSObject {}
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UIFontPickerViewController: UIViewController {
    var configuration: UIFontPickerViewControllerConfiguration { get }
    var delegate: UIFontPickerViewControllerDelegate?
    var selectedFontDescriptor: UIFontDescriptor?
  }
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UIFontPickerViewControllerConfiguration: NSObject {
    var displayUsingSystemFont: Bool
    var filteredLanguagesPredicate: NSPredicate?
    var filteredTraits: UIFontDescriptor.SymbolicTraits
    var includeFaces: Bool
  }
  protocol UIFontPickerViewControllerDelegate {}
  @objc enum UIForceTouchCapability: Int {}
  @available(iOS 3.2, *)
  class UIGestureRecognizer: NSObject {
    @available(iOS 9.0, *) var allowedPressTypes: [NSNumber]
    @available(iOS 9.0, *) var allowedTouchTypes: [NSNumber]
    @available(tvOS, unavailable) @available(iOS 13.4, *) var buttonMask: UIEvent.ButtonMask { get }
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var delaysTouchesEnded: Bool
    var delegate: UIGestureRecognizerDelegate?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(tvOS, unavailable) @available(iOS 13.4, *) var modifierFlags: UIKey.ModifierFlags { get }
    @available(iOS 11.0, *) var name: String?
    var numberOfTouches: UInt { get }
    @available(iOS 9.2, *) var requiresExclusiveTouchType: Bool
    var state: UIGestureRecognizer.State
    var view: UIView? { get }
    func setState(_: Any)
  }
  @objc(UIGestureRecognizerState) enum UIGestureRecognizer.State: Int {}
  protocol UIGestureRecognizerDelegate {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIGlassContainerEffect: UIVisualEffect {
    var spacing: CGFloat
  }
  @available(iOS 26.0, tvOS 26.0, *)
  class UIGlassEffect: UIVisualEffect {
    @objc(interactive) var isInteractive: Bool { @objc(isInteractive) get set }
    var tintColor: UIColor?
  }
  @available(iOS 10.0, *)
  class UIGraphicsImageRenderer: UIGraphicsRenderer {}
  @available(iOS 10.0, *)
  class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    var currentImage: UIImage { get }
  }
  @available(iOS 10.0, *)
  class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    var opaque: Bool
    @available(iOS 12.0, *) var preferredRange: UIGraphicsImageRendererFormat.Range
    var prefersExtendedRange: Bool
    var scale: CGFloat
    @available(iOS 17.0, *) var supportsHighDynamicRange: Bool { get }
  }
  @objc(UIGraphicsImageRendererFormatRange) enum UIGraphicsImageRendererFormat.Range: Int {}
  @available(iOS 10.0, *)
  class UIGraphicsPDFRenderer: UIGraphicsRenderer {}
  @available(iOS 10.0, *)
  class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    var pdfContextBounds: CGRect { get }
    func setDestinationWithName(_: Any, forRect: Any)
    func setURL(_: Any, forRect: Any)
  }
  @available(iOS 10.0, *)
  class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    var documentInfo: [String: Any]
  }
  @available(iOS 10.0, *)
  class UIGraphicsRenderer: NSObject {
    var allowsImageOutput: Bool { get }
    var format: UIGraphicsRendererFormat { get }
  }
  @available(iOS 10.0, *)
  class UIGraphicsRendererContext: NSObject {
    @objc(CGContext) var cgContext: CGContext { get }
    var format: UIGraphicsRendererFormat { get }
  }
  @available(iOS 10.0, *)
  class UIGraphicsRendererFormat: NSObject {
    var bounds: CGRect { get }
  }
  @available(iOS 7.0, *)
  class UIGravityBehavior: UIDynamicBehavior {
    var angle: CGFloat
    var gravityDirection: CGVector
    var items: [UIDynamicItem] { get }
    var magnitude: CGFloat
    func setAngle(_: Any, magnitude: Any)
  }
  @objc enum UIHDRHeadroomUsageLimit: Int {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIHoverAutomaticEffect: NSObject, UIHoverEffect {}
  protocol UIHoverEffect {}
  class UIHoverEffectLayer: CALayer {
    var containerView: UIView?
    @available(tvOS, unavailable) var hoverStyle: UIHoverStyle
  }
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UIHoverGestureRecognizer: UIGestureRecognizer {
    @available(iOS 16.4, *) var altitudeAngle: CGFloat { get }
    @available(iOS 17.5, *) var rollAngle: CGFloat { get }
    @available(iOS 16.1, *) var zOffset: CGFloat { get }
  }
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIHoverHighlightEffect: NSObject, UIHoverEffect {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIHoverLiftEffect: NSObject, UIHoverEffect {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIHoverStyle: NSObject {
    var effect: UIHoverEffect
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var shape: UIShape?
  }
  class UIImage: NSObject, NSCoding, NSItemProviderReading, NSItemProviderWriting, NSSecureCoding {
    @objc(CGImage) var cgImage: CGImage? { get }
    @available(iOS 5.0, *) @objc(CIImage) var ciImage: CIImage? { get }
    @available(iOS 6.0, *) var alignmentRectInsets: UIEdgeInsets { get }
    @available(iOS 13.0, *) var baselineOffsetFromBottom: CGFloat { get }
    @available(iOS 5.0, *) var capInsets: UIEdgeInsets { get }
    @available(iOS 13.0, *) var configuration: UIImageConfiguration? { get }
    @available(iOS 5.0, *) var duration: TimeInterval { get }
    @available(iOS 9.0, *) var flipsForRightToLeftLayoutDirection: Bool { get }
    @available(iOS 13.0, *) var hasBaseline: Bool { get }
    @available(iOS 17.0, *) @objc(highDynamicRange) var isHighDynamicRange: Bool { @objc(isHighDynamicRange) get }
    @available(iOS 8.0, *) var imageAsset: UIImageAsset? { get }
    @available(iOS 15.0, *) @methods var imageByPreparingForDisplay: UIImage? { get }
    @available(iOS 9.0, *) @methods var imageFlippedForRightToLeftLayoutDirection: UIImage { get }
    var imageOrientation: UIImage.Orientation { get }
    @available(iOS 10.0, *) var imageRendererFormat: UIGraphicsImageRendererFormat { get }
    @available(iOS 17.0, *) var imageRestrictedToStandardDynamicRange: UIImage { get }
    @available(iOS 10.0, *) @methods var imageWithHorizontallyFlippedOrientation: UIImage { get }
    @available(iOS 13.0, *) @methods var imageWithoutBaseline: UIImage { get }
    @available(iOS 5.0, *) var images: [UIImage]? { get }
    @available(tvOS, unavailable) var leftCapWidth: Int { get }
    @available(iOS 7.0, *) var renderingMode: UIImage.RenderingMode { get }
    @available(iOS 6.0, *) var resizingMode: UIImage.ResizingMode { get }
    @available(iOS 4.0, *) var scale: CGFloat { get }
    var size: CGSize { get }
    @available(iOS 13.0, *) var symbolConfiguration: UIImageSymbolConfiguration? { get }
    @available(iOS 13.0, *) @objc(symbolImage) var isSymbolImage: Bool { @objc(isSymbolImage) get }
    @available(tvOS, unavailable) var topCapHeight: Int { get }
    @available(iOS 8.0, *) var traitCollection: UITraitCollection { get }
    @available(iOS 11.0, *) var writableTypeIdentifiersForItemProvider: [String] { get }
  }
  typealias UIImage.Configuration = UIImageConfiguration
  @objc(UIImageDynamicRange) enum UIImage.DynamicRange: Int {}
  @objc(UIImageOrientation) enum UIImage.Orientation: Int {}
  @objc(UIImageRenderingMode) enum UIImage.RenderingMode: Int {}
  @objc(UIImageResizingMode) enum UIImage.ResizingMode: Int {}
  typealias UIImage.SymbolConfiguration = UIImageSymbolConfiguration
  @available(iOS 8.0, *)
  class UIImageAsset: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 13.0, *)
  class UIImageConfiguration: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 17.0, *) var locale: Locale? { get }
    var traitCollection: UITraitCollection? { get }
  }
  @available(tvOS, unavailable)
  class UIImagePickerController: UINavigationController {
    var allowsEditing: Bool
    var allowsImageEditing: Bool
    var cameraCaptureMode: UIImagePickerController.CameraCaptureMode
    var cameraDevice: UIImagePickerController.CameraDevice
    var cameraFlashMode: UIImagePickerController.CameraFlashMode
    var cameraOverlayView: UIView?
    var cameraViewTransform: CGAffineTransform
    var delegate: Any?
    @available(iOS 11.0, *) var imageExportPreset: UIImagePickerController.ImageURLExportPreset
    var mediaTypes: [String]
    var showsCameraControls: Bool
    var sourceType: UIImagePickerController.SourceType
    @methods var startVideoCapture: Bool { get }
    @available(iOS 11.0, *) var videoExportPreset: String
    var videoMaximumDuration: TimeInterval
    var videoQuality: UIImagePickerController.QualityType
  }
  @objc(UIImagePickerControllerCameraCaptureMode) enum UIImagePickerController.CameraCaptureMode: Int {}
  @objc(UIImagePickerControllerCameraDevice) enum UIImagePickerController.CameraDevice: Int {}
  @objc(UIImagePickerControllerCameraFlashMode) enum UIImagePickerController.CameraFlashMode: Int {}
  @objc(UIImagePickerControllerImageURLExportPreset) enum UIImagePickerController.ImageURLExportPreset: Int {}
  @objc(UIImagePickerControllerQualityType) enum UIImagePickerController.QualityType: Int {}
  @objc(UIImagePickerControllerSourceType) enum UIImagePickerController.SourceType: Int {}
  protocol UIImagePickerControllerDelegate {}
  @available(iOS 17.0, *)
  class UIImageReader: NSObject {
    var configuration: UIImageReaderConfiguration { get }
  }
  @available(iOS 17.0, *)
  class UIImageReaderConfiguration: NSObject {
    var pixelsPerInch: CGFloat
    var preferredThumbnailSize: CGSize
    var prefersHighDynamicRange: Bool
    var preparesImagesForDisplay: Bool
  }
  @available(iOS 13.0, *)
  class UIImageSymbolConfiguration: UIImageConfiguration {
    var configurationWithoutPointSizeAndWeight: UIImageSymbolConfiguration { get }
    var configurationWithoutScale: UIImageSymbolConfiguration { get }
    var configurationWithoutTextStyle: UIImageSymbolConfiguration { get }
    var configurationWithoutWeight: UIImageSymbolConfiguration { get }
  }
  class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    @available(iOS 11.0, *) var adjustsImageSizeForAccessibilityContentSizeCategory: Bool
    @available(iOS, unavailable) var adjustsImageWhenAncestorFocused: Bool
    @objc(animating) var isAnimating: Bool { @objc(isAnimating) get }
    var animationDuration: TimeInterval
    var animationImages: [UIImage]?
    var animationRepeatCount: Int
    @available(iOS, unavailable) var focusedFrameGuide: UILayoutGuide { get }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    var highlightedAnimationImages: [UIImage]?
    var highlightedImage: UIImage?
    var image: UIImage?
    @available(iOS 17.0, *) var imageDynamicRange: UIImage.DynamicRange { get }
    @available(iOS, unavailable) var masksFocusEffectToContents: Bool
    @available(iOS, unavailable) var overlayContentView: UIView { get }
    @available(iOS 17.0, *) var preferredImageDynamicRange: UIImage.DynamicRange
    @available(iOS 13.0, *) var preferredSymbolConfiguration: UIImageSymbolConfiguration?
    var tintColor: UIColor!
    @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool { @objc(isUserInteractionEnabled) get set }
    func setSymbolImage(_: Any, withContentTransition: Any)
    func setSymbolImage(_: Any, withContentTransition: Any, options: Any)
    func setSymbolImage(_: Any, withContentTransition: Any, options: Any, completion: Any)
  }
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UIIndirectScribbleInteraction: NSObject, UIInteraction {
    var delegate: UIIndirectScribbleInteractionDelegate? { get }
    @objc(handlingWriting) var isHandlingWriting: Bool { @objc(isHandlingWriting) get }
    var view: UIView? { get }
  }
  protocol UIIndirectScribbleInteractionDelegate {}
  @available(iOS 18.4, *)
  class UIInputSuggestion: NSObject {}
  @available(iOS 7.0, *)
  class UIInputView: UIView {
    @available(iOS 9.0, *) var allowsSelfSizing: Bool
    var inputViewStyle: UIInputView.Style { get }
  }
  @objc(UIInputViewStyle) enum UIInputView.Style: Int {}
  protocol UIInputViewAudioFeedback {}
  @available(iOS 8.0, *)
  class UIInputViewController: UIViewController, UITextInputDelegate {
    @available(iOS 11.1, *) var hasDictationKey: Bool
    @available(iOS 11.0, *) var hasFullAccess: Bool { get }
    var inputView: UIInputView?
    @available(iOS 11.0, *) var needsInputModeSwitchKey: Bool { get }
    var primaryLanguage: String?
    var textDocumentProxy: UITextDocumentProxy { get }
  }
  protocol UIInteraction {}
  @objc enum UIInterfaceOrientation: Int {}
  @objc struct UIInterfaceOrientationMask: OptionSet<UInt> {}
  @available(iOS 7.0, *)
  class UIInterpolatingMotionEffect: UIMotionEffect {
    var keyPath: String { get }
    var maximumRelativeValue: Any?
    var minimumRelativeValue: Any?
    var type: UIInterpolatingMotionEffect.EffectType { get }
  }
  @objc(UIInterpolatingMotionEffectType) enum UIInterpolatingMotionEffect.EffectType: Int {}
  @available(iOS 13.4, *)
  class UIKey: NSObject, NSCoding {
    var characters: String { get }
    var charactersIgnoringModifiers: String { get }
    var keyCode: UIKeyboardHIDUsage { get }
    var modifierFlags: UIKey.ModifierFlags { get }
  }
  @objc(UIKeyModifierFlags) struct UIKey.ModifierFlags: OptionSet<Int> {}
  @available(iOS 7.0, *)
  class UIKeyCommand: UICommand {
    @unsure var action: Selector? { get }
    @available(iOS 15.0, *) var allowsAutomaticLocalization: Bool
    @available(iOS 15.0, *) var allowsAutomaticMirroring: Bool
    @available(iOS 13.0, *) var alternates: [UICommandAlternate] { get }
    @available(iOS 13.0, *) var attributes: UIMenuElement.Attributes
    @available(iOS 9.0, *) var discoverabilityTitle: String?
    @available(iOS 13.0, *) var image: UIImage?
    var input: String? { get }
    var modifierFlags: UIKey.ModifierFlags { get }
    @available(iOS 13.0, *) var propertyList: Any? { get }
    @available(iOS 13.0, *) var state: UIMenuElement.State
    @available(iOS 13.0, *) var title: String
    @available(iOS 15.0, *) var wantsPriorityOverSystemBehavior: Bool
  }
  protocol UIKeyInput {}
  @objc enum UIKeyboardAppearance: Int {}
  @objc enum UIKeyboardHIDUsage: Int {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    var followsUndockedKeyboard: Bool
    @available(iOS 17.0, *) var keyboardDismissPadding: CGFloat
    @available(iOS 17.0, *) var usesBottomSafeArea: Bool
  }
  @objc enum UIKeyboardType: Int {}
  class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    @available(iOS 10.0, *) var adjustsFontForContentSizeCategory: Bool
    var adjustsFontSizeToFitWidth: Bool
    @available(tvOS, unavailable) @available(iOS 6.0, *) var adjustsLetterSpacingToFitWidth: Bool
    @available(iOS 9.0, *) var allowsDefaultTighteningForTruncation: Bool
    @available(iOS 6.0, *) var attributedText: NSAttributedString?
    var baselineAdjustment: UIBaselineAdjustment
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(iOS, unavailable) var enablesMarqueeWhenAncestorFocused: Bool
    var font: UIFont!
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    var highlightedTextColor: UIColor?
    var lineBreakMode: NSLineBreakMode
    @available(iOS 14.0, *) var lineBreakStrategy: NSLineBreakStrategy
    @available(tvOS, unavailable) @available(iOS 2.0, *) var minimumFontSize: CGFloat
    @available(iOS 6.0, *) var minimumScaleFactor: CGFloat
    var numberOfLines: Int
    @available(iOS 6.0, *) var preferredMaxLayoutWidth: CGFloat
    @available(iOS 17.0, *) var preferredVibrancy: UILabel.Vibrancy
    var shadowColor: UIColor?
    var shadowOffset: CGSize
    @available(iOS 15.0, *) var showsExpansionTextWhenTruncated: Bool
    @available(iOS 17.0, *) var sizingRule: UILetterformAwareSizingRule
    var text: String?
    var textAlignment: NSTextAlignment
    var textColor: UIColor!
    @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool { @objc(isUserInteractionEnabled) get set }
  }
  @objc(UILabelVibrancy) enum UILabel.Vibrancy: Int {}
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UILargeContentViewerInteraction: NSObject, UIInteraction {
    var delegate: UILargeContentViewerInteractionDelegate? { get }
    var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { get }
    var view: UIView? { get }
  }
  protocol UILargeContentViewerInteractionDelegate {}
  protocol UILargeContentViewerItem {}
  @available(iOS 9.0, *)
  class UILayoutGuide: NSObject, NSCoding, UIPopoverPresentationControllerSourceItem {
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    @methods var hasAmbiguousLayout: Bool { get }
    var heightAnchor: NSLayoutDimension { get }
    var identifier: String
    var layoutFrame: CGRect { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var owningView: UIView?
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
  }
  @objc struct UILayoutPriority: RawRepresentable<Float> {}
  protocol UILayoutSupport {}
  @objc enum UILegibilityWeight: Int {}
  protocol UILetterformAwareAdjusting {}
  @objc enum UILetterformAwareSizingRule: Int {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UILexicon: NSObject {
    var entries: [UILexiconEntry] { get }
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UILexiconEntry: NSObject {
    var documentText: String { get }
    var userInput: String { get }
  }
  @available(iOS 14.0, *)
  class UIListContentConfiguration: NSObject, NSCoding, NSSecureCoding, UIContentConfiguration {
    @available(iOS 18.0, *) var alpha: CGFloat
    var attributedText: NSAttributedString?
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var image: UIImage?
    var imageProperties: UIListContentImageProperties { get }
    var imageToTextPadding: CGFloat
    var prefersSideBySideTextAndSecondaryText: Bool
    var secondaryAttributedText: NSAttributedString?
    var secondaryText: String?
    var secondaryTextProperties: UIListContentTextProperties { get }
    var text: String?
    var textProperties: UIListContentTextProperties { get }
    var textToSecondaryTextHorizontalPadding: CGFloat
    var textToSecondaryTextVerticalPadding: CGFloat
  }
  @available(iOS 14.0, *)
  class UIListContentImageProperties: NSObject, NSCoding, NSSecureCoding {
    var accessibilityIgnoresInvertColors: Bool
    var cornerRadius: CGFloat
    var maximumSize: CGSize
    var preferredSymbolConfiguration: UIImageSymbolConfiguration?
    var reservedLayoutSize: CGSize
    @available(iOS 18.0, *) var strokeColor: UIColor?
    @available(iOS 18.0, *) var strokeColorTransformer: UIConfigurationColorTransformer?
    @available(iOS 18.0, *) var strokeWidth: CGFloat
    var tintColor: UIColor?
    var tintColorTransformer: UIConfigurationColorTransformer?
  }
  @objc enum UIListContentTextAlignment: Int {}
  @available(iOS 14.0, *)
  class UIListContentTextProperties: NSObject, NSCoding, NSSecureCoding {
    var adjustsFontForContentSizeCategory: Bool
    var adjustsFontSizeToFitWidth: Bool
    var alignment: UIListContentTextAlignment
    var allowsDefaultTighteningForTruncation: Bool
    var color: UIColor
    var colorTransformer: UIConfigurationColorTransformer?
    var font: UIFont
    var lineBreakMode: NSLineBreakMode
    var minimumScaleFactor: CGFloat
    var numberOfLines: Int
    var resolvedColor: UIColor { get }
    @available(iOS 16.0, *) var showsExpansionTextWhenTruncated: Bool
    var transform: UIListContentTextTransform
  }
  @objc enum UIListContentTextTransform: Int {}
  @available(iOS 14.0, *)
  class UIListContentView: UIView, UIContentView {
    var configuration: UIListContentConfiguration
    var imageLayoutGuide: UILayoutGuide? { get }
    var secondaryTextLayoutGuide: UILayoutGuide? { get }
    var textLayoutGuide: UILayoutGuide? { get }
  }
  @objc enum UIListEnvironment: Int {}
  @available(tvOS, unavailable) @available(iOS 14.5, *)
  class UIListSeparatorConfiguration: NSObject, NSCoding, NSSecureCoding {
    var bottomSeparatorInsets: NSDirectionalEdgeInsets
    var bottomSeparatorVisibility: UIListSeparatorVisibility
    var color: UIColor
    var multipleSelectionColor: UIColor
    var topSeparatorInsets: NSDirectionalEdgeInsets
    var topSeparatorVisibility: UIListSeparatorVisibility
    @available(iOS 15.0, *) var visualEffect: UIVisualEffect?
  }
  @objc enum UIListSeparatorVisibility: Int {}
  @available(tvOS, unavailable) @available(iOS 4.0, *)
  class UILocalNotification: NSObject, NSCoding {
    var alertAction: String?
    var alertBody: String?
    var alertLaunchImage: String?
    @available(iOS 8.2, *) var alertTitle: String?
    var applicationIconBadgeNumber: Int
    @available(iOS 8.0, *) var category: String?
    var fireDate: Date?
    var hasAction: Bool
    @available(iOS 8.0, *) var region: CLRegion?
    @available(iOS 8.0, *) var regionTriggersOnce: Bool
    var repeatCalendar: Calendar?
    var repeatInterval: NSCalendar.Unit
    var soundName: String?
    var timeZone: TimeZone?
    var userInfo: [AnyHashable: Any]?
  }
  class UILocalizedIndexedCollation: NSObject {
    var sectionIndexTitles: [String] { get }
    var sectionTitles: [String] { get }
  }
  @available(iOS 3.2, *)
  class UILongPressGestureRecognizer: UIGestureRecognizer {
    var allowableMovement: CGFloat
    var minimumPressDuration: TimeInterval
    var numberOfTapsRequired: UInt
    @available(tvOS, unavailable) var numberOfTouchesRequired: UInt
  }
  protocol UILookToDictateCapable {}
  @available(iOS 18.4, *)
  class UIMailConversationContext: UIConversationContext {
    var responseHasCustomSignature: Bool
    var responseSecondaryRecipientIdentifiers: Set<String>
    var responseSubject: String
  }
  @available(iOS 18.4, *)
  class UIMailConversationEntry: UIConversationEntry {
    var kind: UIMailConversationEntry.Kind
    var responseSecondaryRecipientIdentifiers: Set<String>
  }
  @objc(UIMailConversationEntryKind) enum UIMailConversationEntry.Kind: Int {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIMainMenuSystem: UIMenuSystem {
    func setBuildConfiguration(_: Any, buildHandler: Any)
  }
  @available(iOS 26.0, tvOS 26.0, *)
  class UIMainMenuSystemConfiguration: NSObject {
    var documentPreference: UIMenuSystem.ElementGroupPreference
    @unsure var findingConfiguration: UIMenuSystemFindElementGroupConfiguration { get }
    var findingPreference: UIMenuSystem.ElementGroupPreference
    var inspectorPreference: UIMenuSystem.ElementGroupPreference
    var newScenePreference: UIMenuSystem.ElementGroupPreference
    var printingPreference: UIMenuSystem.ElementGroupPreference
    var sidebarPreference: UIMenuSystem.ElementGroupPreference
    var textFormattingPreference: UIMenuSystem.ElementGroupPreference
    var toolbarPreference: UIMenuSystem.ElementGroupPreference
  }
  @available(tvOS, unavailable) @available(iOS 5.0, *)
  class UIManagedDocument: UIDocument {
    var managedObjectContext: NSManagedObjectContext { get }
    var managedObjectModel: NSManagedObjectModel { get }
    var modelConfiguration: String?
    var persistentStoreOptions: [AnyHashable: Any]?
  }
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIMarkupTextPrintFormatter: UIPrintFormatter {
    var markupText: String?
  }
  @available(iOS 13.0, *)
  class UIMenu: UIMenuElement {
    var children: [UIMenuElement] { get }
    @available(iOS 17.4, *) var displayPreferences: UIMenuDisplayPreferences?
    var identifier: UIMenu.Identifier { get }
    var options: UIMenu.Options { get }
    @available(iOS 16.0, *) var preferredElementSize: UIMenuElement.Size
    @available(iOS 15.0, *) var selectedElements: [UIMenuElement] { get }
  }
  @objc(UIMenuIdentifier) struct UIMenu.Identifier: RawRepresentable<String> {}
  @objc(UIMenuOptions) struct UIMenu.Options: OptionSet<UInt> {}
  @available(tvOS, unavailable)
  class UIMenuController: NSObject {
    @available(iOS 3.2, *) var arrowDirection: UIMenuController.ArrowDirection
    var menuFrame: CGRect { get }
    @available(iOS 3.2, *) var menuItems: [UIMenuItem]?
    @objc(menuVisible) var isMenuVisible: Bool { @objc(isMenuVisible) get set }
    func setMenuVisible(_: Any, animated: Any)
    func setTargetRect(_: Any, inView: Any)
  }
  @objc(UIMenuControllerArrowDirection) enum UIMenuController.ArrowDirection: Int {}
  @available(iOS 17.4, *)
  class UIMenuDisplayPreferences: NSObject, NSCoding, NSSecureCoding {
    var maximumNumberOfTitleLines: Int
  }
  @available(iOS 13.0, *)
  class UIMenuElement: NSObject, NSCoding, NSSecureCoding, UIAccessibilityIdentification {
    var accessibilityIdentifier: String?
    var image: UIImage? { get }
    @available(iOS 15.0, *) var subtitle: String?
    var title: String { get }
  }
  @objc(UIMenuElementAttributes) struct UIMenuElement.Attributes: OptionSet<UInt> {}
  @objc(UIMenuElementRepeatBehavior) enum UIMenuElement.RepeatBehavior: Int {}
  @objc(UIMenuElementSize) enum UIMenuElement.Size: Int {}
  @objc(UIMenuElementState) enum UIMenuElement.State: Int {}
  @available(tvOS, unavailable) @available(iOS 3.2, *)
  class UIMenuItem: NSObject {
    var action: Selector
    var title: String
  }
  protocol UIMenuLeaf {}
  @available(iOS 13.0, *)
  class UIMenuSystem: NSObject {
    func setNeedsRebuild()
    func setNeedsRevalidate()
  }
  @objc(UIMenuSystemElementGroupPreference) enum UIMenuSystem.ElementGroupPreference: Int {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIMenuSystemFindElementGroupConfiguration: NSObject {
    var style: UIMenuSystemFindElementGroupConfiguration.Style
  }
  @objc(UIMenuSystemFindElementGroupConfigurationStyle) enum UIMenuSystemFindElementGroupConfiguration.Style: Int {}
  @available(iOS 18.4, *)
  class UIMessageConversationContext: UIConversationContext {
    var isJunk: Bool
  }
  @available(iOS 18.4, *)
  class UIMessageConversationEntry: UIConversationEntry {
    var dataKind: UIMessageConversationEntry.DataKind
    var wasSentBySelf: Bool
  }
  @objc(UIMessageConversationEntryDataKind) enum UIMessageConversationEntry.DataKind: Int {}
  @objc enum UIModalPresentationStyle: Int {}
  @objc enum UIModalTransitionStyle: Int {}
  @available(iOS 7.0, *)
  class UIMotionEffect: NSObject, NSCoding {}
  @available(iOS 7.0, *)
  class UIMotionEffectGroup: UIMotionEffect {
    var motionEffects: [UIMotionEffect]?
  }
  @available(tvOS, unavailable) @available(iOS 9.0, *)
  class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    var icon: UIApplicationShortcutIcon?
    var localizedSubtitle: String?
    var localizedTitle: String
    @available(iOS 13.0, *) var targetContentIdentifier: Any?
    var type: String
    var userInfo: [String: NSSecureCoding]?
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIMutableUserNotificationAction: UIUserNotificationAction {
    var activationMode: UIUserNotificationActivationMode
    @objc(authenticationRequired) var isAuthenticationRequired: Bool { @objc(isAuthenticationRequired) get set }
    @available(iOS 9.0, *) var behavior: UIUserNotificationAction.Behavior
    @objc(destructive) var isDestructive: Bool { @objc(isDestructive) get set }
    var identifier: String?
    @available(iOS 9.0, *) var parameters: [AnyHashable: Any]
    var title: String?
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    var identifier: String?
    func setActions(_: Any, forContext: Any)
  }
  protocol UINSIntegerTraitDefinition {}
  @objc enum UINSToolbarItemPresentationSize: Int {}
  class UINavigationBar: UIView, UIBarPositioning {
    @available(tvOS, unavailable) @available(iOS 7.0, *) var backIndicatorImage: UIImage?
    @available(tvOS, unavailable) @available(iOS 7.0, *) var backIndicatorTransitionMaskImage: UIImage?
    var backItem: UINavigationItem? { get }
    @available(iOS 7.0, *) var barPosition: UIBarPosition { get }
    @available(tvOS, unavailable) var barStyle: UIBarStyle
    @available(iOS 7.0, *) var barTintColor: UIColor?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var behavioralStyle: UIBehavioralStyle { get }
    @available(iOS 13.0, *) var compactAppearance: UINavigationBarAppearance?
    @available(iOS 15.0, *) var compactScrollEdgeAppearance: UINavigationBarAppearance?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var currentNSToolbarSection: UINavigationBar.NSToolbarSection { get }
    var delegate: UINavigationBarDelegate?
    @available(tvOS, unavailable) @methods var hidesShadow: Bool
    var items: [UINavigationItem]?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var preferredBehavioralStyle: UIBehavioralStyle
    @available(tvOS, unavailable) @available(iOS 11.0, *) var prefersLargeTitles: Bool
    @available(iOS 13.0, *) var scrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 6.0, *) var shadowImage: UIImage?
    @available(iOS 13.0, *) var standardAppearance: UINavigationBarAppearance
    var tintColor: UIColor!
    @available(iOS 5.0, *) var titleTextAttributes: [NSAttributedString.Key: Any]?
    var topItem: UINavigationItem? { get }
    @objc(translucent) var isTranslucent: Bool { @objc(isTranslucent) get set }
    func setBackgroundImage(_: Any, forBarMetrics: Any)
    func setBackgroundImage(_: Any, forBarPosition: Any, barMetrics: Any)
    func setItems(_: Any, animated: Any)
    func setTitleVerticalPositionAdjustment(_: Any, forBarMetrics: Any)
  }
  @objc(UINavigationBarNSToolbarSection) enum UINavigationBar.NSToolbarSection: Int {}
  @available(iOS 13.0, *)
  class UINavigationBarAppearance: UIBarAppearance {
    var backButtonAppearance: UIBarButtonItemAppearance
    var backIndicatorImage: UIImage { get }
    var backIndicatorTransitionMaskImage: UIImage { get }
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    @available(iOS 26.0, *) var largeSubtitleTextAttributes: [NSAttributedString.Key: Any]
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]
    @available(iOS 26.0, tvOS 26.0, *) var prominentButtonAppearance: UIBarButtonItemAppearance
    @available(iOS 26.0, *) var subtitleTextAttributes: [NSAttributedString.Key: Any]
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
    func setBackIndicatorImage(_: Any, transitionMaskImage: Any)
  }
  protocol UINavigationBarDelegate {}
  class UINavigationController: UIViewController {
    @available(tvOS, unavailable) @available(iOS 8.0, *) var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { get }
    @available(tvOS, unavailable) @available(iOS 8.0, *) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { get }
    var delegate: UINavigationControllerDelegate?
    @available(tvOS, unavailable) @available(iOS 8.0, *) var hidesBarsOnSwipe: Bool
    @available(tvOS, unavailable) @available(iOS 8.0, *) var hidesBarsOnTap: Bool
    @available(tvOS, unavailable) @available(iOS 8.0, *) var hidesBarsWhenKeyboardAppears: Bool
    @available(tvOS, unavailable) @available(iOS 8.0, *) var hidesBarsWhenVerticallyCompact: Bool
    @available(iOS 26.0, *) @unsure var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
    var navigationBar: UINavigationBar { get }
    @objc(navigationBarHidden) var isNavigationBarHidden: Bool { @objc(isNavigationBarHidden) get set }
    @available(tvOS, unavailable) var toolbar: UIToolbar? { get }
    @available(tvOS, unavailable) @objc(toolbarHidden) var isToolbarHidden: Bool { @objc(isToolbarHidden) get set }
    var topViewController: UIViewController? { get }
    var viewControllers: [UIViewController]
    var visibleViewController: UIViewController? { get }
    func setNavigationBarHidden(_: Any, animated: Any)
    func setToolbarHidden(_: Any, animated: Any)
    func setViewControllers(_: Any, animated: Any)
  }
  protocol UINavigationControllerDelegate {}
  class UINavigationItem: NSObject, NSCoding {
    @available(tvOS, unavailable) @available(iOS 16.0, *) var additionalOverflowItems: UIDeferredMenuElement?
    @available(iOS 26.0, *) var attributedSubtitle: NSAttributedString?
    @available(iOS 26.0, *) var attributedTitle: NSAttributedString?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var backAction: UIAction?
    @available(tvOS, unavailable) var backBarButtonItem: UIBarButtonItem?
    @available(tvOS, unavailable) @available(iOS 14.0, *) var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
    @available(iOS 11.0, *) var backButtonTitle: String?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var centerItemGroups: [UIBarButtonItemGroup]
    @available(iOS 13.0, *) var compactAppearance: UINavigationBarAppearance?
    @available(iOS 15.0, *) var compactScrollEdgeAppearance: UINavigationBarAppearance?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var customizationIdentifier: String?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var documentProperties: UIDocumentProperties?
    @available(tvOS, unavailable) var hidesBackButton: Bool
    @available(tvOS, unavailable) @available(iOS 11.0, *) var hidesSearchBarWhenScrolling: Bool
    @available(iOS 26.0, *) var largeAttributedSubtitle: NSAttributedString?
    @available(iOS 26.0, *) var largeSubtitle: String?
    @available(iOS 26.0, *) var largeSubtitleView: UIView?
    @available(iOS 26.0, *) var largeTitle: String?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    @available(tvOS, unavailable) @available(iOS 16.0, *) var leadingItemGroups: [UIBarButtonItemGroup]
    var leftBarButtonItem: UIBarButtonItem?
    @available(iOS 5.0, *) var leftBarButtonItems: [UIBarButtonItem]?
    @available(tvOS, unavailable) @available(iOS 5.0, *) var leftItemsSupplementBackButton: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, *) var overflowPresentationSource: UIPopoverPresentationControllerSourceItem? { get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) var pinnedTrailingGroup: UIBarButtonItemGroup?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement
    @available(tvOS, unavailable) var prompt: String?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var renameDelegate: UINavigationItemRenameDelegate?
    var rightBarButtonItem: UIBarButtonItem?
    @available(iOS 5.0, *) var rightBarButtonItems: [UIBarButtonItem]?
    @available(iOS 13.0, *) var scrollEdgeAppearance: UINavigationBarAppearance?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    @available(iOS 26.0, *) var searchBarPlacementAllowsExternalIntegration: Bool
    @available(iOS 26.0, *) var searchBarPlacementAllowsToolbarIntegration: Bool
    @available(iOS 26.0, *) @unsure var searchBarPlacementBarButtonItem: UIBarButtonItem { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var searchController: UISearchController?
    @available(iOS 13.0, *) var standardAppearance: UINavigationBarAppearance?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var style: UINavigationItem.Style
    @available(iOS 26.0, *) var subtitle: String?
    @available(iOS 26.0, *) var subtitleView: UIView?
    var title: String?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var titleMenuProvider: (() -> Void)?
    var titleView: UIView?
    @available(tvOS, unavailable) @available(iOS 16.0, *) var trailingItemGroups: [UIBarButtonItemGroup]
    func setHidesBackButton(_: Any, animated: Any)
    func setLeftBarButtonItem(_: Any, animated: Any)
    func setLeftBarButtonItems(_: Any, animated: Any)
    func setRightBarButtonItem(_: Any, animated: Any)
    func setRightBarButtonItems(_: Any, animated: Any)
  }
  @objc(UINavigationItemBackButtonDisplayMode) enum UINavigationItem.BackButtonDisplayMode: Int {}
  @objc(UINavigationItemLargeTitleDisplayMode) enum UINavigationItem.LargeTitleDisplayMode: Int {}
  @objc(UINavigationItemSearchBarPlacement) enum UINavigationItem.SearchBarPlacement: Int {}
  @objc(UINavigationItemStyle) enum UINavigationItem.Style: Int {}
  protocol UINavigationItemRenameDelegate {}
  class UINib: NSObject {}
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
  protocol UIObjectTraitDefinition {}
  @objc struct UIOffset {}
  @available(iOS 13.0, *)
  class UIOpenURLContext: NSObject {
    @objc(URL) var url: URL { get }
    var options: UISceneOpenURLOptions { get }
  }
  class UIPageControl: UIControl {
    @available(iOS 14.0, *) var allowsContinuousInteraction: Bool
    @available(iOS 14.0, *) var backgroundStyle: UIPageControl.BackgroundStyle
    var currentPage: Int
    @available(iOS 6.0, *) var currentPageIndicatorTintColor: UIColor?
    var defersCurrentPageDisplay: Bool
    @available(iOS 16.0, *) var direction: UIPageControl.Direction
    var hidesForSinglePage: Bool
    @available(iOS 14.0, *) var interactionState: UIPageControl.InteractionState { get }
    var numberOfPages: Int
    @available(iOS 6.0, *) var pageIndicatorTintColor: UIColor?
    @available(iOS 16.0, *) var preferredCurrentPageIndicatorImage: UIImage?
    @available(iOS 14.0, *) var preferredIndicatorImage: UIImage?
    @available(iOS 17.0, *) var progress: UIPageControlProgress?
    func setCurrentPageIndicatorImage(_: Any, forPage: Any)
    func setIndicatorImage(_: Any, forPage: Any)
  }
  @objc(UIPageControlBackgroundStyle) enum UIPageControl.BackgroundStyle: Int {}
  @objc(UIPageControlDirection) enum UIPageControl.Direction: Int {}
  @objc(UIPageControlInteractionState) enum UIPageControl.InteractionState: Int {}
  @available(iOS 17.0, *)
  class UIPageControlProgress: NSObject {
    var currentProgress: Float
    var delegate: UIPageControlProgressDelegate?
    @objc(progressVisible) var isProgressVisible: Bool { @objc(isProgressVisible) get }
  }
  protocol UIPageControlProgressDelegate {}
  @available(iOS 17.0, *)
  class UIPageControlTimerProgress: UIPageControlProgress {
    var delegate: UIPageControlTimerProgressDelegate?
    var preferredDuration: TimeInterval
    var resetsToInitialPageAfterEnd: Bool
    @objc(running) var isRunning: Bool { @objc(isRunning) get }
    func setDuration(_: Any, forPage: Any)
  }
  protocol UIPageControlTimerProgressDelegate {}
  @available(iOS 5.0, *)
  class UIPageViewController: UIViewController {
    var dataSource: UIPageViewControllerDataSource?
    var delegate: UIPageViewControllerDelegate?
    @objc(doubleSided) var isDoubleSided: Bool { @objc(isDoubleSided) get set }
    var gestureRecognizers: [UIGestureRecognizer] { get }
    var navigationOrientation: UIPageViewController.NavigationOrientation { get }
    var spineLocation: UIPageViewController.SpineLocation { get }
    var transitionStyle: UIPageViewController.TransitionStyle { get }
    var viewControllers: [UIViewController]? { get }
    func setViewControllers(_: Any, direction: Any, animated: Any, completion: Any)
  }
  @objc(UIPageViewControllerNavigationOrientation) enum UIPageViewController.NavigationOrientation: Int {}
  @objc(UIPageViewControllerSpineLocation) enum UIPageViewController.SpineLocation: Int {}
  @objc(UIPageViewControllerTransitionStyle) enum UIPageViewController.TransitionStyle: Int {}
  protocol UIPageViewControllerDataSource {}
  protocol UIPageViewControllerDelegate {}
  @available(iOS 3.2, *)
  class UIPanGestureRecognizer: UIGestureRecognizer {
    @available(tvOS, unavailable) @available(iOS 13.4, *) var allowedScrollTypesMask: UIScrollTypeMask
    @available(tvOS, unavailable) var maximumNumberOfTouches: UInt
    @available(tvOS, unavailable) var minimumNumberOfTouches: UInt
    func setTranslation(_: Any, inView: Any)
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UIPasteConfiguration: NSObject, NSCoding, NSSecureCoding {
    var acceptableTypeIdentifiers: [String]
  }
  protocol UIPasteConfigurationSupporting {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIPasteControl: UIControl {
    var configuration: UIPasteControlConfiguration { get }
    var target: UIPasteConfigurationSupporting?
  }
  typealias UIPasteControl.Configuration = UIPasteControlConfiguration
  @objc(UIPasteControlDisplayMode) enum UIPasteControl.DisplayMode: UInt {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIPasteControlConfiguration: NSObject, NSCoding, NSSecureCoding {
    var baseBackgroundColor: UIColor?
    var baseForegroundColor: UIColor?
    var cornerRadius: CGFloat
    var cornerStyle: UIButton.Configuration.CornerStyle
    var displayMode: UIPasteControl.DisplayMode
    @available(iOS 18.0, *) var imagePlacement: NSDirectionalRectEdge
  }
  @available(tvOS, unavailable)
  class UIPasteboard: NSObject {
    @objc(URL) var url: URL?
    @objc(URLs) var urls: [URL]?
    var changeCount: Int { get }
    var color: UIColor?
    var colors: [UIColor]?
    @available(iOS 10.0, *) var hasColors: Bool { get }
    @available(iOS 10.0, *) var hasImages: Bool { get }
    @available(iOS 10.0, *) var hasStrings: Bool { get }
    @available(iOS 10.0, *) var hasURLs: Bool { get }
    var image: UIImage?
    var images: [UIImage]?
    @available(iOS 11.0, *) var itemProviders: [NSItemProvider]
    var items: [[String: Any]]
    var name: UIPasteboard.Name { get }
    var numberOfItems: Int { get }
    var pasteboardTypes: [String] { get }
    @methods @objc(persistent) var isPersistent: Bool { @objc(isPersistent) get set }
    var string: String?
    var strings: [String]?
    func setData(_: Any, forPasteboardType: Any)
    func setItemProviders(_: Any, localOnly: Any, expirationDate: Any)
    func setItems(_: Any, options: Any)
    func setObjects(_: Any)
    func setObjects(_: Any, localOnly: Any, expirationDate: Any)
    func setValue(_: Any, forPasteboardType: Any)
  }
  @objc(UIPasteboardName) struct UIPasteboard.Name: RawRepresentable<String> {}
  @available(tvOS, unavailable) @available(iOS 17.5, *)
  class UIPencilHoverPose: NSObject {
    var altitudeAngle: CGFloat { get }
    var azimuthAngle: CGFloat { get }
    var azimuthUnitVector: CGVector { get }
    var location: CGPoint { get }
    var rollAngle: CGFloat { get }
    var zOffset: CGFloat { get }
  }
  @available(tvOS, unavailable) @available(iOS 12.1, *)
  class UIPencilInteraction: NSObject, UIInteraction {
    var delegate: UIPencilInteractionDelegate?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var view: UIView? { get }
  }
  @objc(UIPencilInteractionPhase) enum UIPencilInteraction.Phase: UInt {}
  protocol UIPencilInteractionDelegate {}
  @available(tvOS, unavailable) @available(iOS 17.5, *)
  class UIPencilInteractionSqueeze: NSObject {
    var hoverPose: UIPencilHoverPose? { get }
    var phase: UIPencilInteraction.Phase { get }
    var timestamp: TimeInterval { get }
  }
  @available(tvOS, unavailable) @available(iOS 17.5, *)
  class UIPencilInteractionTap: NSObject {
    var hoverPose: UIPencilHoverPose? { get }
    var timestamp: TimeInterval { get }
  }
  @available(iOS 7.0, *)
  class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    var completionCurve: UIView.AnimationCurve
    var completionSpeed: CGFloat
    var duration: CGFloat { get }
    var percentComplete: CGFloat { get }
    @available(iOS 10.0, *) var timingCurve: UITimingCurveProvider?
    @available(iOS 10.0, *) var wantsInteractiveStart: Bool
  }
  @available(tvOS, unavailable)
  class UIPickerView: UIView {
    var dataSource: UIPickerViewDataSource?
    var delegate: UIPickerViewDelegate?
    var numberOfComponents: Int { get }
    var showsSelectionIndicator: Bool
  }
  protocol UIPickerViewDataSource {}
  protocol UIPickerViewDelegate {}
  @available(tvOS, unavailable) @available(iOS 3.2, *)
  class UIPinchGestureRecognizer: UIGestureRecognizer {
    var scale: CGFloat
    var velocity: CGFloat { get }
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIPointerAccessory: NSObject {
    var orientationMatchesAngle: Bool
    var position: UIPointerAccessoryPosition { get }
    var shape: UIPointerShape { get }
  }
  @objc struct UIPointerAccessoryPosition {}
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerEffect: NSObject, UIHoverEffect {
    var preview: UITargetedPreview { get }
  }
  @objc(UIPointerEffectTintMode) enum UIPointerEffect.TintMode: Int {}
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerHighlightEffect: UIPointerEffect {}
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerHoverEffect: UIPointerEffect {
    var preferredTintMode: UIPointerEffect.TintMode
    var prefersScaledContent: Bool
    var prefersShadow: Bool
  }
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerInteraction: NSObject, UIInteraction {
    var delegate: UIPointerInteractionDelegate? { get }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var view: UIView? { get }
  }
  protocol UIPointerInteractionDelegate {}
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerLiftEffect: UIPointerEffect {}
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UIPointerLockState: NSObject {
    @objc(locked) var isLocked: Bool { @objc(isLocked) get }
  }
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerRegion: NSObject {
    var identifier: NSObjectProtocol? { get }
    @available(iOS 15.0, *) var latchingAxes: UIAxis
    var rect: CGRect { get }
  }
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerRegionRequest: NSObject {
    var location: CGPoint { get }
    var modifiers: UIKey.ModifierFlags { get }
  }
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerShape: NSObject {}
  @available(tvOS, unavailable) @available(iOS 13.4, *)
  class UIPointerStyle: UIHoverStyle {
    @available(iOS 15.0, *) var accessories: [UIPointerAccessory]
  }
  @objc struct UIPopoverArrowDirection: OptionSet<UInt> {}
  @available(iOS 5.0, *)
  class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    var arrowDirection: UIPopoverArrowDirection
    var arrowOffset: CGFloat
  }
  protocol UIPopoverBackgroundViewMethods {}
  @available(iOS 3.2, *)
  class UIPopoverController: NSObject, UIAppearanceContainer {
    @available(iOS 7.0, *) var backgroundColor: UIColor?
    var contentViewController: UIViewController
    var delegate: UIPopoverControllerDelegate?
    var passthroughViews: [UIView]?
    var popoverArrowDirection: UIPopoverArrowDirection { get }
    @available(iOS 5.0, *) var popoverBackgroundViewClass: AnyClass?
    var popoverContentSize: CGSize
    @available(iOS 5.0, *) var popoverLayoutMargins: UIEdgeInsets
    @objc(popoverVisible) var isPopoverVisible: Bool { @objc(isPopoverVisible) get }
    func setContentViewController(_: Any, animated: Any)
    func setPopoverContentSize(_: Any, animated: Any)
  }
  protocol UIPopoverControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIPopoverPresentationController: UIPresentationController {
    @available(iOS 15.0, *) var adaptiveSheetPresentationController: UISheetPresentationController { get }
    var arrowDirection: UIPopoverArrowDirection { get }
    var backgroundColor: UIColor?
    var barButtonItem: UIBarButtonItem?
    @available(iOS 9.0, *) var canOverlapSourceViewRect: Bool
    var delegate: UIPopoverPresentationControllerDelegate?
    var passthroughViews: [UIView]?
    var permittedArrowDirections: UIPopoverArrowDirection
    var popoverBackgroundViewClass: AnyClass?
    var popoverLayoutMargins: UIEdgeInsets
    @available(iOS 16.0, *) var sourceItem: UIPopoverPresentationControllerSourceItem?
    var sourceRect: CGRect
    var sourceView: UIView?
  }
  protocol UIPopoverPresentationControllerDelegate {}
  protocol UIPopoverPresentationControllerSourceItem {}
  @objc enum UIPreferredPresentationStyle: Int {}
  @available(iOS 8.0, *)
  class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitChangeObservable, UITraitEnvironment {
    @methods var adaptivePresentationStyle: UIModalPresentationStyle { get }
    @available(iOS 26.1, *) var backgroundEffect: UIVisualEffect?
    var containerView: UIView? { get }
    var delegate: UIAdaptivePresentationControllerDelegate?
    @available(tvOS, unavailable) @available(iOS 14.0, *) var focusGroupIdentifier: String? { get }
    @available(iOS 12.0, *) var focusItemContainer: UIFocusItemContainer? { get }
    var frameOfPresentedViewInContainerView: CGRect { get }
    var overrideTraitCollection: UITraitCollection?
    @available(iOS 12.0, *) var parentFocusEnvironment: UIFocusEnvironment? { get }
    var preferredContentSize: CGSize { get }
    @available(iOS 10.0, *) var preferredFocusEnvironments: [UIFocusEnvironment] { get }
    @available(iOS 9.0, *) var preferredFocusedView: UIView? { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var presentedView: UIView? { get }
    var presentedViewController: UIViewController { get }
    var presentingViewController: UIViewController { get }
    var shouldPresentInFullscreen: Bool { get }
    var shouldRemovePresentersView: Bool { get }
    var traitCollection: UITraitCollection { get }
    @available(iOS 17.0, *) var traitOverrides: UITraitOverrides { get }
    func setNeedsFocusUpdate()
  }
  @available(iOS 9.0, *)
  class UIPress: NSObject {
    var force: CGFloat { get }
    var gestureRecognizers: [UIGestureRecognizer]? { get }
    @available(iOS 13.4, *) var key: UIKey? { get }
    var phase: UIPress.Phase { get }
    var responder: UIResponder? { get }
    var timestamp: TimeInterval { get }
    var type: UIPress.PressType { get }
    var window: UIWindow? { get }
  }
  @objc(UIPressPhase) enum UIPress.Phase: Int {}
  @objc(UIPressType) enum UIPress.PressType: Int {}
  @available(iOS 9.0, *)
  class UIPressesEvent: UIEvent {
    var allPresses: Set<UIPress> { get }
  }
  @available(iOS 9.0, *)
  class UIPreviewAction: NSObject, UIPreviewActionItem {
    var handler: () -> Void { get }
    var title: String { get }
  }
  @available(iOS 9.0, *)
  class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    var title: String { get }
  }
  protocol UIPreviewActionItem {}
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UIPreviewInteraction: NSObject {
    var delegate: UIPreviewInteractionDelegate?
    var view: UIView? { get }
  }
  protocol UIPreviewInteractionDelegate {}
  @available(iOS 13.0, *)
  class UIPreviewParameters: NSObject {
    var backgroundColor: UIColor
    @available(iOS 14.0, *) var shadowPath: UIBezierPath?
    var visiblePath: UIBezierPath?
  }
  @available(iOS 13.0, *)
  class UIPreviewTarget: NSObject {
    var center: CGPoint { get }
    var container: UIView { get }
    var transform: CGAffineTransform { get }
  }
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIPrintFormatter: NSObject {
    var contentInsets: UIEdgeInsets
    var maximumContentHeight: CGFloat
    var maximumContentWidth: CGFloat
    var pageCount: Int { get }
    @available(iOS 8.0, *) var perPageContentInsets: UIEdgeInsets
    var printPageRenderer: UIPrintPageRenderer? { get }
    @available(iOS 16.0, *) var requiresMainThread: Bool { get }
    var startPage: Int
  }
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIPrintInfo: NSObject, NSCoding {
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var duplex: UIPrintInfo.Duplex
    var jobName: String
    var orientation: UIPrintInfo.Orientation
    var outputType: UIPrintInfo.OutputType
    var printerID: String?
  }
  @objc(UIPrintInfoDuplex) enum UIPrintInfo.Duplex: Int {}
  @objc(UIPrintInfoOrientation) enum UIPrintInfo.Orientation: Int {}
  @objc(UIPrintInfoOutputType) enum UIPrintInfo.OutputType: Int {}
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIPrintInteractionController: NSObject {
    var delegate: UIPrintInteractionControllerDelegate?
    var printFormatter: UIPrintFormatter?
    var printInfo: UIPrintInfo?
    var printPageRenderer: UIPrintPageRenderer?
    var printPaper: UIPrintPaper? { get }
    var printingItem: Any?
    var printingItems: [Any]?
    @available(iOS 7.0, *) var showsNumberOfCopies: Bool
    var showsPageRange: Bool
    @available(iOS 15.0, *) var showsPaperOrientation: Bool
    @available(iOS 8.0, *) var showsPaperSelectionForLoadedPapers: Bool
  }
  protocol UIPrintInteractionControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIPrintPageRenderer: NSObject {
    var footerHeight: CGFloat
    var headerHeight: CGFloat
    var numberOfPages: Int { get }
    var paperRect: CGRect { get }
    var printFormatters: [UIPrintFormatter]?
    var printableRect: CGRect { get }
  }
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIPrintPaper: NSObject {
    var paperSize: CGSize { get }
    @unsure var printRect: CGRect { get }
    var printableRect: CGRect { get }
  }
  @available(tvOS, unavailable) @available(iOS 14.5, *)
  class UIPrintServiceExtension: NSObject {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIPrinter: NSObject {
    @objc(URL) var url: URL { get }
    var displayLocation: String? { get }
    var displayName: String { get }
    var makeAndModel: String? { get }
    var supportedJobTypes: UIPrinter.JobTypes { get }
    var supportsColor: Bool { get }
    var supportsDuplex: Bool { get }
  }
  @objc(UIPrinterJobTypes) struct UIPrinter.JobTypes: OptionSet<Int> {}
  @available(tvOS, unavailable) @available(iOS 14.5, *)
  class UIPrinterDestination: NSObject, NSCoding, NSSecureCoding {
    @objc(URL) var url: URL
    var displayName: String?
    var txtRecord: Data?
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIPrinterPickerController: NSObject {
    var delegate: UIPrinterPickerControllerDelegate?
    var selectedPrinter: UIPrinter? { get }
  }
  protocol UIPrinterPickerControllerDelegate {}
  class UIProgressView: UIView {
    @available(iOS 9.0, *) var observedProgress: Progress?
    var progress: Float
    @available(iOS 5.0, *) var progressImage: UIImage?
    @available(iOS 5.0, *) var progressTintColor: UIColor?
    var progressViewStyle: UIProgressView.Style
    @available(iOS 5.0, *) var trackImage: UIImage?
    @available(iOS 5.0, *) var trackTintColor: UIColor?
    func setProgress(_: Any, animated: Any)
  }
  @objc(UIProgressViewStyle) enum UIProgressView.Style: Int {}
  @available(iOS 7.0, *)
  class UIPushBehavior: UIDynamicBehavior {
    var active: Bool
    var angle: CGFloat
    var items: [UIDynamicItem] { get }
    var magnitude: CGFloat
    var mode: UIPushBehavior.Mode { get }
    var pushDirection: CGVector
    func setAngle(_: Any, magnitude: Any)
    func setTargetOffsetFromCenter(_: Any, forItem: Any)
  }
  @objc(UIPushBehaviorMode) enum UIPushBehavior.Mode: Int {}
  @objc struct UIRectEdge: OptionSet<UInt> {}
  @available(tvOS, unavailable) @available(iOS 5.0, *)
  class UIReferenceLibraryViewController: UIViewController {}
  @available(tvOS, unavailable) @available(iOS 6.0, *)
  class UIRefreshControl: UIControl {
    var attributedTitle: NSAttributedString?
    @objc(refreshing) var isRefreshing: Bool { @objc(isRefreshing) get }
    var tintColor: UIColor!
  }
  @available(iOS 9.0, *)
  class UIRegion: NSObject, NSCoding {
    @methods var inverseRegion: UIRegion { get }
  }
  @objc struct UIRemoteNotificationType: OptionSet<UInt> {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIResolvedShape: NSObject {
    var boundingRect: CGRect { get }
    var path: UIBezierPath { get }
    var shape: UIShape { get }
  }
  class UIResponder: NSObject, UIActivityItemsConfigurationProviding, UIPasteConfigurationSupporting, UIResponderStandardEditActions, UIUserActivityRestoring {
    @available(tvOS, unavailable) @available(iOS 13.0, *) var activityItemsConfiguration: UIActivityItemsConfigurationReading?
    @methods var becomeFirstResponder: Bool { get }
    var canBecomeFirstResponder: Bool { get }
    var canResignFirstResponder: Bool { get }
    @available(iOS 13.0, *) var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
    @objc(firstResponder) var isFirstResponder: Bool { @objc(isFirstResponder) get }
    @available(iOS 3.2, *) var inputAccessoryView: UIView? { get }
    @available(iOS 8.0, *) var inputAccessoryViewController: UIInputViewController? { get }
    @available(tvOS, unavailable) @available(iOS 9.0, *) var inputAssistantItem: UITextInputAssistantItem { get }
    @available(iOS 3.2, *) var inputView: UIView? { get }
    @available(iOS 8.0, *) var inputViewController: UIInputViewController? { get }
    @available(iOS 7.0, *) var keyCommands: [UIKeyCommand]? { get }
    var nextResponder: UIResponder? { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var pasteConfiguration: UIPasteConfiguration?
    @methods var resignFirstResponder: Bool { get }
    @available(iOS 7.0, *) var textInputContextIdentifier: String? { get }
    @available(iOS 7.0, *) var textInputMode: UITextInputMode? { get }
    var undoManager: UndoManager? { get }
    @available(iOS 8.0, *) var userActivity: NSUserActivity?
    @IBAction func alignCenter(_ sender: Any?)
    @IBAction func alignJustified(_ sender: Any?)
    @IBAction func alignLeft(_ sender: Any?)
    @IBAction func alignRight(_ sender: Any?)
    @IBAction func captureTextFromCamera(_ sender: Any?)
    @IBAction func copy(_ sender: Any?)
    @IBAction func cut(_ sender: Any?)
    @IBAction func decreaseSize(_ sender: Any?)
    @IBAction func delete(_ sender: Any?)
    @IBAction func duplicate(_ sender: Any?)
    @IBAction func export(_ sender: Any?)
    @IBAction func find(_ sender: Any?)
    @IBAction func findAndReplace(_ sender: Any?)
    @IBAction func findNext(_ sender: Any?)
    @IBAction func findPrevious(_ sender: Any?)
    @IBAction func increaseSize(_ sender: Any?)
    @IBAction func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    @IBAction func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    @IBAction func move(_ sender: Any?)
    @IBAction func newFromPasteboard(_ sender: Any?)
    @IBAction func paste(_ sender: Any?)
    @IBAction func pasteAndGo(_ sender: Any?)
    @IBAction func pasteAndMatchStyle(_ sender: Any?)
    @IBAction func pasteAndSearch(_ sender: Any?)
    @IBAction func performClose(_ sender: Any?)
    @IBAction func print(_ sender: Any?)
    @IBAction func rename(_ sender: Any?)
    @IBAction func select(_ sender: Any?)
    @IBAction func selectAll(_ sender: Any?)
    @IBAction func showWritingTools(_ sender: Any?)
    @IBAction func toggleBoldface(_ sender: Any?)
    @IBAction func toggleInspector(_ sender: Any?)
    @IBAction func toggleItalics(_ sender: Any?)
    @IBAction func toggleSidebar(_ sender: Any?)
    @IBAction func toggleUnderline(_ sender: Any?)
    @IBAction func useSelectionForFind(_ sender: Any?)
  }
  protocol UIResponderStandardEditActions {}
  @objc enum UIReturnKeyType: Int {}
  @available(tvOS, unavailable) @available(iOS 3.2, *)
  class UIRotationGestureRecognizer: UIGestureRecognizer {
    var rotation: CGFloat
    var velocity: CGFloat { get }
  }
  @available(iOS 13.0, *)
  class UIScene: UIResponder {
    var activationConditions: UISceneActivationConditions
    var activationState: UIScene.ActivationState { get }
    var delegate: UISceneDelegate?
    @available(iOS 26.0, tvOS 26.0, *) var destructionConditions: Set<UISceneDestructionCondition>
    @available(tvOS, unavailable) @available(iOS 14.0, *) var pointerLockState: UIPointerLockState? { get }
    var session: UISceneSession { get }
    @available(iOS 15.0, *) var subtitle: String
    @available(tvOS, unavailable) @available(iOS 18.0, *) var systemProtectionManager: UISceneSystemProtectionManager? { get }
    var title: String
  }
  typealias UIScene.ActivationConditions = UISceneActivationConditions
  @objc(UISceneActivationState) enum UIScene.ActivationState: Int {}
  @objc(UISceneCaptureState) enum UIScene.CaptureState: Int {}
  @objc(UISceneCollectionJoinBehavior) enum UIScene.CollectionJoinBehavior: Int {}
  typealias UIScene.ConnectionOptions = UISceneConnectionOptions
  @available(iOS 13.0, *)
  class UISceneActivationConditions: NSObject, NSCoding, NSSecureCoding {
    var canActivateForTargetContentIdentifierPredicate: NSPredicate
    var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate
  }
  @available(iOS 13.0, *)
  class UISceneActivationRequestOptions: NSObject {
    var collectionJoinBehavior: UIScene.CollectionJoinBehavior
    var requestingScene: UIScene?
  }
  @available(iOS 13.0, *)
  class UISceneConfiguration: NSObject, NSCoding, NSSecureCoding {
    var delegateClass: AnyClass?
    var name: String? { get }
    var role: UISceneSession.Role { get }
    var sceneClass: AnyClass?
    var storyboard: UIStoryboard?
  }
  @available(iOS 13.0, *)
  class UISceneConnectionOptions: NSObject {
    @objc(URLContexts) var urlContexts: Set<UIOpenURLContext> { get }
    var cloudKitShareMetadata: CKShareMetadata? { get }
    var handoffUserActivityType: String? { get }
    @available(tvOS, unavailable) var notificationResponse: UNNotificationResponse? { get }
    @available(tvOS, unavailable) var shortcutItem: UIApplicationShortcutItem? { get }
    var sourceApplication: String? { get }
    var userActivities: Set<NSUserActivity> { get }
  }
  protocol UISceneDelegate {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UISceneDestructionCondition: NSObject {}
  @available(iOS 13.0, *)
  class UISceneDestructionRequestOptions: NSObject {}
  @available(iOS 13.0, *)
  class UISceneOpenExternalURLOptions: NSObject {
    @available(tvOS, unavailable) @available(iOS 14.5, *) var eventAttribution: UIEventAttribution?
    var universalLinksOnly: Bool
  }
  @available(iOS 13.0, *)
  class UISceneOpenURLOptions: NSObject {
    var annotation: Any? { get }
    @available(tvOS, unavailable) @available(iOS 14.5, *) var eventAttribution: UIEventAttribution? { get }
    var openInPlace: Bool { get }
    var sourceApplication: String? { get }
  }
  @available(iOS 13.0, *)
  class UISceneSession: NSObject, NSCoding, NSSecureCoding {
    var configuration: UISceneConfiguration { get }
    var persistentIdentifier: String { get }
    var role: UISceneSession.Role { get }
    var scene: UIScene? { get }
    var stateRestorationActivity: NSUserActivity?
    var userInfo: [String: Any]?
  }
  @objc(UISceneSessionRole) struct UISceneSession.Role: RawRepresentable<String> {}
  @available(iOS 17.0, *)
  class UISceneSessionActivationRequest: NSObject {
    var options: UISceneActivationRequestOptions?
    var role: UISceneSession.Role { get }
    var session: UISceneSession? { get }
    var userActivity: NSUserActivity?
  }
  @available(iOS 13.0, *)
  class UISceneSizeRestrictions: NSObject {
    @available(iOS 16.0, *) var allowsFullScreen: Bool
    var maximumSize: CGSize
    var minimumSize: CGSize
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UISceneSystemProtectionManager: NSObject {
    @objc(userAuthenticationEnabled) var isUserAuthenticationEnabled: Bool { @objc(isUserAuthenticationEnabled) get }
  }
  @available(iOS 16.0, *)
  class UISceneWindowingBehaviors: NSObject {
    @objc(closable) var isClosable: Bool { @objc(isClosable) get set }
    @objc(miniaturizable) var isMiniaturizable: Bool { @objc(isMiniaturizable) get set }
  }
  @available(iOS 26.0, tvOS 26.0, *)
  class UISceneWindowingControlStyle: NSObject {}
  class UIScreen: NSObject, UITraitEnvironment {
    @available(tvOS, unavailable) var applicationFrame: CGRect { get }
    @available(tvOS, unavailable) @available(iOS 3.2, *) var availableModes: [UIScreenMode] { get }
    var bounds: CGRect { get }
    @available(tvOS, unavailable) @available(iOS 5.0, *) var brightness: CGFloat
    @available(iOS 13.0, *) var calibratedLatency: CFTimeInterval { get }
    @available(iOS 11.0, *) @objc(captured) var isCaptured: Bool { @objc(isCaptured) get }
    @available(iOS 8.0, *) var coordinateSpace: UICoordinateSpace { get }
    @available(iOS 16.0, *) var currentEDRHeadroom: CGFloat { get }
    @available(iOS 3.2, *) var currentMode: UIScreenMode?
    @available(iOS 8.0, *) var fixedCoordinateSpace: UICoordinateSpace { get }
    @available(iOS 10.0, *) var focusedItem: UIFocusItem? { get }
    @available(iOS 9.0, *) var focusedView: UIView? { get }
    @available(iOS 10.3, *) var maximumFramesPerSecond: Int { get }
    @available(iOS 4.3, *) var mirroredScreen: UIScreen? { get }
    @available(iOS 8.0, *) var nativeBounds: CGRect { get }
    @available(iOS 8.0, *) var nativeScale: CGFloat { get }
    @available(iOS 5.0, *) var overscanCompensation: UIScreen.OverscanCompensation
    @available(iOS 9.0, *) var overscanCompensationInsets: UIEdgeInsets { get }
    @available(iOS 16.0, *) var potentialEDRHeadroom: CGFloat { get }
    @available(tvOS, unavailable) @available(iOS 4.3, *) var preferredMode: UIScreenMode? { get }
    @available(iOS 16.0, *) var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { get }
    @available(iOS 4.0, *) var scale: CGFloat { get }
    @available(iOS 9.0, *) var supportsFocus: Bool { get }
    @available(iOS 8.0, *) var traitCollection: UITraitCollection { get }
    @available(tvOS, unavailable) @available(iOS 5.0, *) var wantsSoftwareDimming: Bool
  }
  @objc(UIScreenOverscanCompensation) enum UIScreen.OverscanCompensation: Int {}
  @objc(UIScreenReferenceDisplayModeStatus) enum UIScreen.ReferenceDisplayModeStatus: Int {}
  @available(tvOS, unavailable) @available(iOS 7.0, *)
  class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    var edges: UIRectEdge
  }
  @available(iOS 3.2, *)
  class UIScreenMode: NSObject {
    var pixelAspectRatio: CGFloat { get }
    var size: CGSize { get }
  }
  @available(iOS 13.0, *)
  class UIScreenshotService: NSObject {
    var delegate: UIScreenshotServiceDelegate?
    var windowScene: UIWindowScene? { get }
  }
  protocol UIScreenshotServiceDelegate {}
  @available(tvOS, unavailable) @available(iOS 14.0, *)
  class UIScribbleInteraction: NSObject, UIInteraction {
    var delegate: UIScribbleInteractionDelegate? { get }
    @objc(handlingWriting) var isHandlingWriting: Bool { @objc(isHandlingWriting) get }
    var view: UIView? { get }
  }
  protocol UIScribbleInteractionDelegate {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIScrollEdgeEffect: NSObject {
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var style: UIScrollEdgeEffectStyle
  }
  @available(iOS 26.0, tvOS 26.0, *)
  class UIScrollEdgeEffectStyle: NSObject {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    var edge: UIRectEdge
    var scrollView: UIScrollView?
    @available(iOS 11.0, *) var view: UIView? { get }
  }
  @objc struct UIScrollTypeMask: OptionSet<Int> {}
  class UIScrollView: UIView, UIFocusItemScrollableContainer {
    @available(iOS 11.0, *) var adjustedContentInset: UIEdgeInsets { get }
    @available(tvOS, unavailable) @available(iOS 17.0, *) var allowsKeyboardScrolling: Bool
    var alwaysBounceHorizontal: Bool
    var alwaysBounceVertical: Bool
    @available(iOS 13.0, *) var automaticallyAdjustsScrollIndicatorInsets: Bool
    @available(iOS 26.0, tvOS 26.0, *) @unsure var bottomEdgeEffect: UIScrollEdgeEffect { get }
    var bounces: Bool
    @available(iOS 17.4, *) var bouncesHorizontally: Bool
    @available(iOS 17.4, *) var bouncesVertically: Bool
    var bouncesZoom: Bool
    var canCancelContentTouches: Bool
    @available(iOS 17.4, *) var contentAlignmentPoint: CGPoint
    var contentInset: UIEdgeInsets
    @available(iOS 11.0, *) var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
    @available(iOS 11.0, *) var contentLayoutGuide: UILayoutGuide { get }
    var contentOffset: CGPoint
    var contentSize: CGSize
    @objc(decelerating) var isDecelerating: Bool { @objc(isDecelerating) get }
    var decelerationRate: UIScrollView.DecelerationRate
    var delaysContentTouches: Bool
    var delegate: UIScrollViewDelegate?
    @objc(directionalLockEnabled) var isDirectionalLockEnabled: Bool { @objc(isDirectionalLockEnabled) get set }
    @available(iOS 11.0, *) var directionalPressGestureRecognizer: UIGestureRecognizer { get }
    @objc(dragging) var isDragging: Bool { @objc(isDragging) get }
    @available(iOS 11.0, *) var frameLayoutGuide: UILayoutGuide { get }
    @available(iOS 13.0, *) var horizontalScrollIndicatorInsets: UIEdgeInsets
    @available(iOS 10.3, *) var indexDisplayMode: UIScrollView.IndexDisplayMode
    var indicatorStyle: UIScrollView.IndicatorStyle
    @available(iOS 7.0, *) var keyboardDismissMode: UIScrollView.KeyboardDismissMode
    @available(iOS 26.0, tvOS 26.0, *) @unsure var leftEdgeEffect: UIScrollEdgeEffect { get }
    @recent var lookToScrollAxes: UIAxis
    var maximumZoomScale: CGFloat
    var minimumZoomScale: CGFloat
    @available(tvOS, unavailable) @objc(pagingEnabled) var isPagingEnabled: Bool { @objc(isPagingEnabled) get set }
    @available(iOS 5.0, *) var panGestureRecognizer: UIPanGestureRecognizer { get }
    @available(tvOS, unavailable) @available(iOS 5.0, *) var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
    @available(tvOS, unavailable) @available(iOS 10.0, *) var refreshControl: UIRefreshControl?
    @available(iOS 26.0, tvOS 26.0, *) @unsure var rightEdgeEffect: UIScrollEdgeEffect { get }
    @available(iOS 17.4, *) @objc(scrollAnimating) var isScrollAnimating: Bool { @objc(isScrollAnimating) get }
    @objc(scrollEnabled) var isScrollEnabled: Bool { @objc(isScrollEnabled) get set }
    var scrollIndicatorInsets: UIEdgeInsets
    @available(tvOS, unavailable) var scrollsToTop: Bool
    var showsHorizontalScrollIndicator: Bool
    var showsVerticalScrollIndicator: Bool
    @available(iOS 26.0, tvOS 26.0, *) @unsure var topEdgeEffect: UIScrollEdgeEffect { get }
    @objc(tracking) var isTracking: Bool { @objc(isTracking) get }
    @available(iOS 17.4, *) var transfersHorizontalScrollingToParent: Bool
    @available(iOS 17.4, *) var transfersVerticalScrollingToParent: Bool
    @available(iOS 13.0, *) var verticalScrollIndicatorInsets: UIEdgeInsets
    @available(iOS 12.0, *) var visibleSize: CGSize { get }
    @available(iOS 17.4, *) @objc(zoomAnimating) var isZoomAnimating: Bool { @objc(isZoomAnimating) get }
    @objc(zoomBouncing) var isZoomBouncing: Bool { @objc(isZoomBouncing) get }
    var zoomScale: CGFloat
    @objc(zooming) var isZooming: Bool { @objc(isZooming) get }
    func setContentOffset(_: Any, animated: Any)
    func setZoomScale(_: Any, animated: Any)
  }
  @objc(UIScrollViewContentInsetAdjustmentBehavior) enum UIScrollView.ContentInsetAdjustmentBehavior: Int {}
  @objc(UIScrollViewDecelerationRate) struct UIScrollView.DecelerationRate: RawRepresentable<CGFloat> {}
  @objc(UIScrollViewIndexDisplayMode) enum UIScrollView.IndexDisplayMode: Int {}
  @objc(UIScrollViewIndicatorStyle) enum UIScrollView.IndicatorStyle: Int {}
  @objc(UIScrollViewKeyboardDismissMode) enum UIScrollView.KeyboardDismissMode: Int {}
  protocol UIScrollViewDelegate {}
  class UISearchBar: UIView, UIBarPositioning, UILookToDictateCapable, UITextInputTraits {
    @available(tvOS, unavailable) @available(iOS 18.0, *) var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    var allowsNumberPadPopover: Bool
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    @available(iOS 5.0, *) var backgroundImage: UIImage?
    @available(iOS 7.0, *) var barPosition: UIBarPosition { get }
    @available(tvOS, unavailable) var barStyle: UIBarStyle
    @available(iOS 7.0, *) var barTintColor: UIColor?
    @available(tvOS, unavailable) var cancelButton: UIButton! { get }
    @available(tvOS, unavailable) @methods var cancelButtonText: String?
    var conversationContext: UIConversationContext?
    var delegate: UISearchBarDelegate?
    @available(iOS 16.4, *) @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var enablesReturnKeyAutomatically: Bool
    @available(iOS 17.0, *) var inlinePredictionType: UITextInlinePredictionType
    @available(iOS 6.0, *) var inputAccessoryView: UIView?
    @available(tvOS, unavailable) @available(iOS 9.0, *) var inputAssistantItem: UITextInputAssistantItem { get }
    var keyboardAppearance: UIKeyboardAppearance
    var keyboardType: UIKeyboardType
    @available(tvOS, unavailable) @available(iOS 17.0, *) @objc(lookToDictateEnabled) var isLookToDictateEnabled: Bool { @objc(isLookToDictateEnabled) get set }
    @available(iOS 18.0, *) var mathExpressionCompletionType: UITextMathExpressionCompletionType
    @available(iOS 12.0, *) var passwordRules: UITextInputPasswordRules?
    var placeholder: String?
    var prompt: String?
    var returnKeyType: UIReturnKeyType
    @available(iOS 5.0, *) var scopeBarBackgroundImage: UIImage?
    var scopeButtonTitles: [String]?
    @available(iOS 7.0, *) var searchBarStyle: UISearchBar.Style
    @available(tvOS, unavailable) var searchField: UITextField! { get }
    @available(iOS 5.0, *) var searchFieldBackgroundPositionAdjustment: UIOffset
    @available(tvOS, unavailable) @available(iOS 3.2, *) @objc(searchResultsButtonSelected) var isSearchResultsButtonSelected: Bool { @objc(isSearchResultsButtonSelected) get set }
    @available(tvOS, unavailable) @available(iOS 13.0, *) var searchTextField: UISearchTextField { get }
    @available(iOS 5.0, *) var searchTextPositionAdjustment: UIOffset
    @objc(secureTextEntry) var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get set }
    var selectedScopeButtonIndex: Int
    @available(tvOS, unavailable) var showsBookmarkButton: Bool
    @available(tvOS, unavailable) var showsCancelButton: Bool
    var showsScopeBar: Bool
    @available(tvOS, unavailable) @available(iOS 3.2, *) var showsSearchResultsButton: Bool
    @available(iOS 11.0, *) var smartDashesType: UITextSmartDashesType
    @available(iOS 11.0, *) var smartInsertDeleteType: UITextSmartInsertDeleteType
    @available(iOS 11.0, *) var smartQuotesType: UITextSmartQuotesType
    @available(iOS 5.0, *) var spellCheckingType: UITextSpellCheckingType
    var text: String?
    @available(iOS 10.0, *) var textContentType: UITextContentType
    var tintColor: UIColor!
    @objc(translucent) var isTranslucent: Bool { @objc(isTranslucent) get set }
    @available(tvOS, unavailable) @available(iOS 18.0, *) var writingToolsBehavior: UIWritingToolsBehavior
    func setBackgroundImage(_: Any, forBarPosition: Any, barMetrics: Any)
    func setImage(_: Any, forSearchBarIcon: Any, state: Any)
    func setPositionAdjustment(_: Any, forSearchBarIcon: Any)
    func setScopeBarButtonBackgroundImage(_: Any, forState: Any)
    func setScopeBarButtonDividerImage(_: Any, forLeftSegmentState: Any, rightSegmentState: Any)
    func setScopeBarButtonTitleTextAttributes(_: Any, forState: Any)
    func setSearchFieldBackgroundImage(_: Any, forState: Any)
    func setShowsCancelButton(_: Any, animated: Any)
    func setShowsScopeBar(_: Any, animated: Any)
  }
  @objc(UISearchBarStyle) enum UISearchBar.Style: UInt {}
  protocol UISearchBarDelegate {}
  @available(iOS 9.1, *)
  class UISearchContainerViewController: UIViewController {
    var searchController: UISearchController { get }
  }
  @available(iOS 8.0, *)
  class UISearchController: UIViewController, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    @objc(active) var isActive: Bool { @objc(isActive) get set }
    @available(iOS 13.0, *) var automaticallyShowsCancelButton: Bool
    @available(iOS 13.0, *) var automaticallyShowsScopeBar: Bool
    @available(tvOS, unavailable) @available(iOS 13.0, *) var automaticallyShowsSearchResultsController: Bool
    var delegate: UISearchControllerDelegate?
    @available(tvOS, unavailable) var dimsBackgroundDuringPresentation: Bool
    var hidesNavigationBarDuringPresentation: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, *) var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool
    @available(iOS 9.1, *) var obscuresBackgroundDuringPresentation: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, *) var scopeBarActivation: UISearchController.ScopeBarActivation
    var searchBar: UISearchBar { get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    @available(iOS, unavailable) var searchControllerObservedScrollView: UIScrollView?
    var searchResultsController: UIViewController? { get }
    var searchResultsUpdater: UISearchResultsUpdating?
    @available(iOS 16.0, *) var searchSuggestions: [UISearchSuggestion]?
    @available(tvOS, unavailable) @available(iOS 13.0, *) var showsSearchResultsController: Bool
  }
  @objc(UISearchControllerScopeBarActivation) enum UISearchController.ScopeBarActivation: Int {}
  protocol UISearchControllerDelegate {}
  @available(tvOS, unavailable)
  class UISearchDisplayController: NSObject {
    @objc(active) var isActive: Bool { @objc(isActive) get set }
    var delegate: UISearchDisplayDelegate?
    @available(iOS 7.0, *) var displaysSearchBarInNavigationBar: Bool
    @available(iOS 7.0, *) var navigationItem: UINavigationItem? { get }
    var searchBar: UISearchBar
    var searchContentsController: UIViewController
    var searchResultsDataSource: UITableViewDataSource?
    var searchResultsDelegate: UITableViewDelegate?
    var searchResultsTableView: UITableView { get }
    @available(iOS 5.0, *) var searchResultsTitle: String?
    func setActive(_: Any, animated: Any)
  }
  protocol UISearchDisplayDelegate {}
  protocol UISearchResultsUpdating {}
  protocol UISearchSuggestion {}
  @available(iOS 16.0, *)
  class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    @methods var iconImage: UIImage? { get }
    @available(tvOS, unavailable) var localizedAttributedSuggestion: NSAttributedString? { get }
    @methods var localizedDescription: String? { get }
    var localizedSuggestion: String? { get }
    var representedObject: Any?
  }
  @available(iOS 18.0, *)
  class UISearchTab: UITab {
    @available(iOS 26.0, tvOS 26.0, *) var automaticallyActivatesSearch: Bool
  }
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UISearchTextField: UITextField {
    var allowsCopyingTokens: Bool
    var allowsDeletingTokens: Bool
    @available(iOS 16.0, *) var searchSuggestions: [UISearchSuggestion]?
    var textualRange: UITextRange { get }
    var tokenBackgroundColor: UIColor!
    var tokens: [UISearchToken]
  }
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UISearchToken: NSObject {
    var representedObject: Any?
  }
  class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    @available(iOS 5.0, *) var apportionsSegmentWidthsByContent: Bool
    @objc(momentary) var isMomentary: Bool { @objc(isMomentary) get set }
    var numberOfSegments: UInt { get }
    @available(tvOS, unavailable) @available(iOS 2.0, *) var segmentedControlStyle: UISegmentedControl.Style
    var selectedSegmentIndex: Int
    @available(iOS 13.0, *) var selectedSegmentTintColor: UIColor?
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    func setAction(_: Any, forSegmentAtIndex: Any)
    func setBackgroundImage(_: Any, forState: Any, barMetrics: Any)
    func setContentOffset(_: Any, forSegmentAtIndex: Any)
    func setContentPositionAdjustment(_: Any, forSegmentType: Any, barMetrics: Any)
    func setDividerImage(_: Any, forLeftSegmentState: Any, rightSegmentState: Any, barMetrics: Any)
    func setEnabled(_: Any, forSegmentAtIndex: Any)
    func setImage(_: Any, forSegmentAtIndex: Any)
    func setTitle(_: Any, forSegmentAtIndex: Any)
    func setTitleTextAttributes(_: Any, forState: Any)
    func setWidth(_: Any, forSegmentAtIndex: Any)
  }
  @objc(UISegmentedControlStyle) enum UISegmentedControl.Style: Int {}
  @available(tvOS, unavailable) @available(iOS 10.0, *)
  class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
  @objc enum UISemanticContentAttribute: Int {}
  @available(iOS 18.0, *)
  class UIShadowProperties: NSObject, NSCoding, NSSecureCoding {
    var color: UIColor
    var offset: CGSize
    var opacity: CGFloat
    var path: UIBezierPath?
    var radius: CGFloat
  }
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIShape: NSObject, UIShapeProvider {}
  protocol UIShapeProvider {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIShapeResolutionContext: NSObject {
    var contentShape: UIResolvedShape { get }
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UISheetPresentationController: UIPresentationController {
    var delegate: UISheetPresentationControllerDelegate?
    var detents: [UISheetPresentationControllerDetent]
    var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var preferredCornerRadius: CGFloat
    var prefersEdgeAttachedInCompactHeight: Bool
    var prefersGrabberVisible: Bool
    @available(iOS 17.0, *) var prefersPageSizing: Bool
    var prefersScrollingExpandsWhenScrolledToEdge: Bool
    var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var sourceView: UIView?
    var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  }
  typealias UISheetPresentationController.Detent = UISheetPresentationControllerDetent
  @objc(UISheetPresentationControllerDetentIdentifier) struct UISheetPresentationController.Detent.Identifier: RawRepresentable<String> {}
  protocol UISheetPresentationControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UISheetPresentationControllerDetent: NSObject {
    @available(iOS 26.1, *) var backgroundEffect: UIVisualEffect?
    @available(iOS 16.0, *) var identifier: UISheetPresentationController.Detent.Identifier { get }
  }
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UISimpleTextPrintFormatter: UIPrintFormatter {
    @available(iOS 7.0, *) var attributedText: NSAttributedString?
    var color: UIColor?
    var font: UIFont?
    var text: String?
    var textAlignment: NSTextAlignment
  }
  @available(tvOS, unavailable)
  class UISlider: UIControl {
    @available(iOS 15.0, *) var behavioralStyle: UIBehavioralStyle { get }
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    var currentMaximumTrackImage: UIImage? { get }
    var currentMinimumTrackImage: UIImage? { get }
    var currentThumbImage: UIImage? { get }
    @available(iOS 5.0, *) var maximumTrackTintColor: UIColor?
    var maximumValue: Float
    var maximumValueImage: UIImage?
    @available(iOS 5.0, *) var minimumTrackTintColor: UIColor?
    var minimumValue: Float
    var minimumValueImage: UIImage?
    @available(iOS 15.0, *) var preferredBehavioralStyle: UIBehavioralStyle
    @available(iOS 26.0, *) var sliderStyle: UISlider.Style
    @available(iOS 5.0, *) var thumbTintColor: UIColor?
    @available(iOS 26.0, *) var trackConfiguration: UISliderTrackConfiguration?
    var value: Float
    func setMaximumTrackImage(_: Any, forState: Any)
    func setMinimumTrackImage(_: Any, forState: Any)
    func setThumbImage(_: Any, forState: Any)
    func setValue(_: Any, animated: Any)
  }
  @objc(UISliderStyle) enum UISlider.Style: Int {}
  @available(iOS 26.0, *)
  class UISliderTick: NSObject, NSCoding {
    var image: UIImage?
    @unsure var position: Float { get }
    var title: String?
  }
  @available(iOS 26.0, *)
  class UISliderTrackConfiguration: NSObject, NSCoding {
    var allowsTickValuesOnly: Bool
    var maximumEnabledValue: Float
    var minimumEnabledValue: Float
    var neutralValue: Float
    @unsure var ticks: [UISliderTick] { get }
  }
  @available(iOS 18.4, *)
  class UISmartReplySuggestion: UIInputSuggestion {
    @unsure var smartReply: String { get }
  }
  @available(iOS 7.0, *)
  class UISnapBehavior: UIDynamicBehavior {
    var damping: CGFloat
    @available(iOS 9.0, *) var snapPoint: CGPoint
  }
  @available(iOS 3.2, *)
  class UISplitViewController: UIViewController {
    @available(iOS 8.0, *) @objc(collapsed) var isCollapsed: Bool { @objc(isCollapsed) get }
    var delegate: UISplitViewControllerDelegate?
    @available(iOS 8.0, *) var displayMode: UISplitViewController.DisplayMode { get }
    @available(iOS 8.0, *) var displayModeButtonItem: UIBarButtonItem { get }
    @available(iOS 14.5, *) var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility
    @available(iOS 26.0, tvOS 26.0, *) var maximumInspectorColumnWidth: CGFloat
    @available(iOS 8.0, *) var maximumPrimaryColumnWidth: CGFloat
    @available(iOS 14.0, *) var maximumSupplementaryColumnWidth: CGFloat
    @available(iOS 26.0, tvOS 26.0, *) var minimumInspectorColumnWidth: CGFloat
    @available(iOS 8.0, *) var minimumPrimaryColumnWidth: CGFloat
    @available(iOS 26.0, tvOS 26.0, *) var minimumSecondaryColumnWidth: CGFloat
    @available(iOS 14.0, *) var minimumSupplementaryColumnWidth: CGFloat
    @available(iOS 8.0, *) var preferredDisplayMode: UISplitViewController.DisplayMode
    @available(iOS 26.0, tvOS 26.0, *) var preferredInspectorColumnWidth: CGFloat
    @available(iOS 26.0, tvOS 26.0, *) var preferredInspectorColumnWidthFraction: CGFloat
    @available(iOS 14.0, *) var preferredPrimaryColumnWidth: CGFloat
    @available(iOS 8.0, *) var preferredPrimaryColumnWidthFraction: CGFloat
    @available(iOS 26.0, tvOS 26.0, *) var preferredSecondaryColumnWidth: CGFloat
    @available(iOS 26.0, tvOS 26.0, *) var preferredSecondaryColumnWidthFraction: CGFloat
    @available(iOS 14.0, *) var preferredSplitBehavior: UISplitViewController.SplitBehavior
    @available(iOS 14.0, *) var preferredSupplementaryColumnWidth: CGFloat
    @available(iOS 14.0, *) var preferredSupplementaryColumnWidthFraction: CGFloat
    @available(iOS 5.1, *) var presentsWithGesture: Bool
    @available(tvOS, unavailable) @available(iOS 13.0, *) var primaryBackgroundStyle: UISplitViewController.BackgroundStyle
    @available(iOS 8.0, *) var primaryColumnWidth: CGFloat { get }
    @available(iOS 11.0, *) var primaryEdge: UISplitViewController.PrimaryEdge
    @available(iOS 14.0, *) var showsSecondaryOnlyButton: Bool
    @available(iOS 14.0, *) var splitBehavior: UISplitViewController.SplitBehavior { get }
    @available(iOS 14.0, *) var style: UISplitViewController.Style { get }
    @available(iOS 14.0, *) var supplementaryColumnWidth: CGFloat { get }
    var viewControllers: [UIViewController]
    func setViewController(_: Any, forColumn: Any)
  }
  @objc(UISplitViewControllerBackgroundStyle) enum UISplitViewController.BackgroundStyle: Int {}
  @objc(UISplitViewControllerDisplayMode) enum UISplitViewController.DisplayMode: Int {}
  @objc(UISplitViewControllerDisplayModeButtonVisibility) enum UISplitViewController.DisplayModeButtonVisibility: Int {}
  @objc(UISplitViewControllerLayoutEnvironment) enum UISplitViewController.LayoutEnvironment: Int {}
  @objc(UISplitViewControllerPrimaryEdge) enum UISplitViewController.PrimaryEdge: Int {}
  @objc(UISplitViewControllerSplitBehavior) enum UISplitViewController.SplitBehavior: Int {}
  @objc(UISplitViewControllerStyle) enum UISplitViewController.Style: Int {}
  protocol UISplitViewControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UISpringLoadedInteraction: NSObject, UIInteraction {
    var interactionBehavior: UISpringLoadedInteractionBehavior { get }
    var interactionEffect: UISpringLoadedInteractionEffect { get }
    var view: UIView? { get }
  }
  protocol UISpringLoadedInteractionBehavior {}
  protocol UISpringLoadedInteractionEffect {}
  protocol UISpringLoadedInteractionSupporting {}
  @available(iOS 10.0, *)
  class UISpringTimingParameters: NSObject, NSCoding, UITimingCurveProvider {
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var initialVelocity: CGVector { get }
    var springTimingParameters: UISpringTimingParameters? { get }
    var timingCurveType: UITimingCurveType { get }
  }
  @available(iOS 9.0, *)
  class UIStackView: UIView {
    var alignment: UIStackView.Alignment
    var arrangedSubviews: [UIView] { get }
    var axis: NSLayoutConstraint.Axis
    @objc(baselineRelativeArrangement) var isBaselineRelativeArrangement: Bool { @objc(isBaselineRelativeArrangement) get set }
    var distribution: UIStackView.Distribution
    @objc(layoutMarginsRelativeArrangement) var isLayoutMarginsRelativeArrangement: Bool { @objc(isLayoutMarginsRelativeArrangement) get set }
    var spacing: CGFloat
    func setCustomSpacing(_: Any, afterView: Any)
  }
  @objc(UIStackViewAlignment) enum UIStackView.Alignment: Int {}
  @objc(UIStackViewDistribution) enum UIStackView.Distribution: Int {}
  @available(iOS 17.4, *)
  class UIStandardTextCursorView: UIView, UITextCursorView {
    @objc(blinking) var isBlinking: Bool { @objc(isBlinking) get set }
  }
  protocol UIStateRestoring {}
  @objc enum UIStatusBarAnimation: Int {}
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UIStatusBarManager: NSObject {
    var statusBarFrame: CGRect { get }
    @objc(statusBarHidden) var isStatusBarHidden: Bool { @objc(isStatusBarHidden) get }
    var statusBarStyle: UIStatusBarStyle { get }
  }
  @objc enum UIStatusBarStyle: Int {}
  @available(tvOS, unavailable) @available(iOS 5.0, *)
  class UIStepper: UIControl {
    var autorepeat: Bool
    @objc(continuous) var isContinuous: Bool { @objc(isContinuous) get set }
    var maximumValue: Double
    var minimumValue: Double
    var stepValue: Double
    var value: Double
    var wraps: Bool
    func setBackgroundImage(_: Any, forState: Any)
    func setDecrementImage(_: Any, forState: Any)
    func setDividerImage(_: Any, forLeftSegmentState: Any, rightSegmentState: Any)
    func setIncrementImage(_: Any, forState: Any)
  }
  @available(iOS 5.0, *)
  class UIStoryboard: NSObject {
    @methods var instantiateInitialViewController: UIViewController? { get }
  }
  @available(iOS 5.0, *)
  class UIStoryboardPopoverSegue: UIStoryboardSegue {
    var popoverController: UIPopoverController { get }
  }
  @available(iOS 5.0, *)
  class UIStoryboardSegue: NSObject {
    var destinationViewController: UIViewController { get }
    var identifier: String? { get }
    var sourceViewController: UIViewController { get }
  }
  @available(iOS 9.0, *)
  class UIStoryboardUnwindSegueSource: NSObject {
    var sender: Any? { get }
    var sourceViewController: UIViewController { get }
    var unwindAction: Selector { get }
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UISwipeActionsConfiguration: NSObject {
    var actions: [UIContextualAction] { get }
    var performsFirstActionWithFullSwipe: Bool
  }
  @available(iOS 3.2, *)
  class UISwipeGestureRecognizer: UIGestureRecognizer {
    var direction: UISwipeGestureRecognizer.Direction
    @available(tvOS, unavailable) var numberOfTouchesRequired: UInt
  }
  @objc(UISwipeGestureRecognizerDirection) struct UISwipeGestureRecognizer.Direction: OptionSet<UInt> {}
  @available(tvOS, unavailable)
  class UISwitch: UIControl {
    @available(iOS 6.0, *) var offImage: UIImage?
    @objc(on) var isOn: Bool { @objc(isOn) get set }
    @available(iOS 6.0, *) var onImage: UIImage?
    @available(iOS 5.0, *) var onTintColor: UIColor?
    @available(iOS 14.0, *) var preferredStyle: UISwitch.Style
    @available(iOS 14.0, *) var style: UISwitch.Style { get }
    @available(iOS 6.0, *) var thumbTintColor: UIColor?
    @available(iOS 14.0, *) var title: String?
    func setOn(_: Any, animated: Any)
  }
  @objc(UISwitchStyle) enum UISwitch.Style: Int {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UISymbolContentTransition: NSObject, NSCoding, NSSecureCoding {
    @unsure var contentTransition: NSSymbolContentTransition { get }
    @unsure var options: NSSymbolEffectOptions { get }
  }
  @available(iOS 17.0, *)
  class UISymbolEffectCompletionContext: NSObject {
    var contentTransition: NSSymbolContentTransition? { get }
    var effect: NSSymbolEffect? { get }
    @objc(finished) var isFinished: Bool { @objc(isFinished) get }
    var sender: Any? { get }
  }
  @available(iOS 18.0, *)
  class UITab: NSObject, UIAccessibilityIdentification, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    var accessibilityIdentifier: String?
    var allowsHiding: Bool
    var badgeValue: String?
    @available(iOS 18.4, tvOS 18.4, *) @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    @available(iOS 18.4, tvOS 18.4, *) @unsure var hasVisiblePlacement: Bool { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @objc(hiddenByDefault) var isHiddenByDefault: Bool { @objc(isHiddenByDefault) get set }
    var identifier: String { get }
    var image: UIImage?
    var managingTabGroup: UITabGroup? { get }
    var parent: UITabGroup? { get }
    var preferredPlacement: UITab.Placement
    @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var subtitle: String?
    var tabBarController: UITabBarController? { get }
    var title: String
    var userInfo: Any?
    var viewController: UIViewController? { get }
  }
  @objc(UITabPlacement) enum UITab.Placement: Int {}
  @available(iOS 26.0, *)
  class UITabAccessory: NSObject {
    @unsure var contentView: UIView { get }
  }
  @objc(UITabAccessoryEnvironment) enum UITabAccessory.Environment: Int {}
  class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    @available(iOS 5.0, *) var backgroundImage: UIImage?
    @available(tvOS, unavailable) @available(iOS 7.0, *) var barStyle: UIBarStyle
    @available(iOS 7.0, *) var barTintColor: UIColor?
    @available(tvOS, unavailable) @objc(customizing) var isCustomizing: Bool { @objc(isCustomizing) get }
    var delegate: UITabBarDelegate?
    @available(tvOS, unavailable) @available(iOS 7.0, *) var itemPositioning: UITabBarItem.Positioning
    @available(iOS 7.0, *) var itemSpacing: CGFloat
    @available(iOS 7.0, *) var itemWidth: CGFloat
    var items: [UITabBarItem]?
    @available(iOS, unavailable) var leadingAccessoryView: UIView { get }
    @available(iOS 15.0, *) var scrollEdgeAppearance: UITabBarAppearance?
    @available(tvOS, unavailable) @available(iOS 5.0, *) var selectedImageTintColor: UIColor?
    var selectedItem: UITabBarItem?
    @available(iOS 5.0, *) var selectionIndicatorImage: UIImage?
    @available(iOS 6.0, *) var shadowImage: UIImage?
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    @available(iOS 13.0, *) var standardAppearance: UITabBarAppearance
    var tintColor: UIColor!
    @available(iOS, unavailable) var trailingAccessoryView: UIView { get }
    @available(iOS 7.0, *) @objc(translucent) var isTranslucent: Bool { @objc(isTranslucent) get set }
    @available(iOS 10.0, *) var unselectedItemTintColor: UIColor?
    func setItems(_: Any, animated: Any)
  }
  @objc(UITabBarMinimizeBehavior) enum UITabBar.MinimizeBehavior: Int {}
  @available(iOS 13.0, *)
  class UITabBarAppearance: UIBarAppearance {
    var compactInlineLayoutAppearance: UITabBarItemAppearance
    var inlineLayoutAppearance: UITabBarItemAppearance
    var selectionIndicatorImage: UIImage?
    var selectionIndicatorTintColor: UIColor?
    var stackedItemPositioning: UITabBarItem.Positioning
    var stackedItemSpacing: CGFloat
    var stackedItemWidth: CGFloat
    var stackedLayoutAppearance: UITabBarItemAppearance
  }
  class UITabBarController: UIViewController, UITabBarDelegate {
    @available(iOS 26.0, *) var bottomAccessory: UITabAccessory?
    @available(iOS 18.0, *) var compactTabIdentifiers: [String]?
    @available(iOS 26.0, tvOS 26.0, *) @unsure var contentLayoutGuide: UILayoutGuide { get }
    @available(tvOS, unavailable) var customizableViewControllers: [UIViewController]?
    @available(iOS 18.0, *) var customizationIdentifier: String?
    var delegate: UITabBarControllerDelegate?
    @available(iOS 18.0, *) var mode: UITabBarController.Mode
    @available(tvOS, unavailable) var moreNavigationController: UINavigationController { get }
    var selectedIndex: UInt
    @available(iOS 18.0, *) var selectedTab: UITab?
    var selectedViewController: UIViewController?
    @available(tvOS, unavailable) @available(iOS 18.0, *) var sidebar: UITabBarControllerSidebar { get }
    var tabBar: UITabBar { get }
    @available(iOS 18.0, *) @objc(tabBarHidden) var isTabBarHidden: Bool { @objc(isTabBarHidden) get set }
    @available(iOS 26.0, tvOS 26.0, *) var tabBarMinimizeBehavior: UITabBar.MinimizeBehavior
    @available(iOS 18.0, *) var tabs: [UITab]
    var viewControllers: [UIViewController]?
    func setBottomAccessory(_: Any, animated: Any)
    func setTabBarHidden(_: Any, animated: Any)
    func setTabs(_: Any, animated: Any)
    func setViewControllers(_: Any, animated: Any)
  }
  @objc(UITabBarControllerMode) enum UITabBarController.Mode: Int {}
  protocol UITabBarControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITabBarControllerSidebar: NSObject {
    var bottomBarView: UIView?
    var delegate: UITabBarControllerSidebarDelegate?
    var footerContentConfiguration: UIContentConfiguration?
    var headerContentConfiguration: UIContentConfiguration?
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    var navigationOverflowItems: UIDeferredMenuElement?
    var preferredLayout: UITabBarControllerSidebar.Layout
  }
  @objc(UITabBarControllerSidebarLayout) enum UITabBarControllerSidebar.Layout: Int {}
  protocol UITabBarControllerSidebarDelegate {}
  protocol UITabBarDelegate {}
  class UITabBarItem: UIBarItem, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    @available(iOS 10.0, *) var badgeColor: UIColor?
    var badgeValue: String?
    @available(tvOS, unavailable) @available(iOS 5.0, *) var finishedSelectedImage: UIImage? { get }
    @available(tvOS, unavailable) @available(iOS 5.0, *) var finishedUnselectedImage: UIImage? { get }
    @available(iOS 15.0, *) var scrollEdgeAppearance: UITabBarAppearance?
    @available(iOS 7.0, *) var selectedImage: UIImage?
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    @available(iOS 13.0, *) var standardAppearance: UITabBarAppearance?
    @available(iOS 5.0, *) var titlePositionAdjustment: UIOffset
    func setBadgeTextAttributes(_: Any, forState: Any)
    func setFinishedSelectedImage(_: Any, withFinishedUnselectedImage: Any)
  }
  @objc(UITabBarItemPositioning) enum UITabBarItem.Positioning: Int {}
  @available(iOS 13.0, *)
  class UITabBarItemAppearance: NSObject, NSCoding, NSSecureCoding {
    var disabled: UITabBarItemStateAppearance { get }
    var focused: UITabBarItemStateAppearance { get }
    var normal: UITabBarItemStateAppearance { get }
    var selected: UITabBarItemStateAppearance { get }
  }
  @available(iOS 13.0, *)
  class UITabBarItemStateAppearance: NSObject {
    var badgeBackgroundColor: UIColor?
    var badgePositionAdjustment: UIOffset
    var badgeTextAttributes: [NSAttributedString.Key: Any]
    var badgeTitlePositionAdjustment: UIOffset
    var iconColor: UIColor?
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
  }
  @available(iOS 18.0, *)
  class UITabGroup: UITab {
    var allowsReordering: Bool
    var children: [UITab]
    var defaultChildIdentifier: String?
    var displayOrder: [UITab] { get }
    var displayOrderIdentifiers: [String]
    @available(iOS 26.1, *) var isSidebarDestination: Bool
    var managingNavigationController: UINavigationController?
    var selectedChild: UITab?
    var sidebarActions: [UIAction]
    @available(tvOS, unavailable) var sidebarAppearance: UITabGroup.SidebarAppearance
  }
  @objc(UITabGroupSidebarAppearance) enum UITabGroup.SidebarAppearance: UInt {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITabSidebarItem: NSObject {
    var accessories: [UICellAccessory]
    var action: UIAction? { get }
    var backgroundConfiguration: UIBackgroundConfiguration
    var configurationState: UICellConfigurationState { get }
    var contentConfiguration: UIContentConfiguration
    var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    var defaultContentConfiguration: UIListContentConfiguration { get }
    var tab: UITab? { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITabSidebarItemRequest: NSObject {
    var action: UIAction? { get }
    var tab: UITab? { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITabSidebarScrollTarget: NSObject {}
  class UITableView: UIScrollView, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
    @available(iOS 15.0, *) var allowsFocus: Bool
    @available(iOS 15.0, *) var allowsFocusDuringEditing: Bool
    @available(iOS 5.0, *) var allowsMultipleSelection: Bool
    @available(iOS 5.0, *) var allowsMultipleSelectionDuringEditing: Bool
    var allowsSelection: Bool
    var allowsSelectionDuringEditing: Bool
    @available(iOS 3.2, *) var backgroundView: UIView?
    @available(iOS 9.0, *) var cellLayoutMarginsFollowReadableWidth: Bool
    @available(iOS 18.0, *) var contentHuggingElements: UITableView.ContentHuggingElements
    @available(iOS 15.0, *) var contextMenuInteraction: UIContextMenuInteraction? { get }
    var dataSource: UITableViewDataSource?
    var delegate: UITableViewDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dragDelegate: UITableViewDragDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dragInteractionEnabled: Bool
    @available(tvOS, unavailable) @available(iOS 11.0, *) var dropDelegate: UITableViewDropDelegate?
    @objc(editing) var isEditing: Bool { @objc(isEditing) get set }
    @available(iOS 7.0, *) var estimatedRowHeight: CGFloat
    @available(iOS 7.0, *) var estimatedSectionFooterHeight: CGFloat
    @available(iOS 7.0, *) var estimatedSectionHeaderHeight: CGFloat
    @available(iOS 15.0, *) var fillerRowHeight: CGFloat
    @available(tvOS, unavailable) @available(iOS 11.0, *) var hasActiveDrag: Bool { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var hasActiveDrop: Bool { get }
    @available(iOS 11.0, *) var hasUncommittedUpdates: Bool { get }
    var indexPathForSelectedRow: IndexPath? { get }
    @available(iOS 5.0, *) var indexPathsForSelectedRows: [IndexPath]? { get }
    var indexPathsForVisibleRows: [IndexPath]? { get }
    @available(iOS 11.0, *) var insetsContentViewsToSafeArea: Bool
    @methods var numberOfSections: Int { get }
    @available(iOS 10.0, *) var prefetchDataSource: UITableViewDataSourcePrefetching?
    @available(iOS 15.0, *) @objc(prefetchingEnabled) var isPrefetchingEnabled: Bool { @objc(isPrefetchingEnabled) get set }
    @available(iOS 9.0, *) var remembersLastFocusedIndexPath: Bool
    var rowHeight: CGFloat
    var sectionFooterHeight: CGFloat
    var sectionHeaderHeight: CGFloat
    @available(iOS 15.0, *) var sectionHeaderTopPadding: CGFloat
    @available(iOS 7.0, *) var sectionIndexBackgroundColor: UIColor?
    @available(iOS 6.0, *) var sectionIndexColor: UIColor?
    var sectionIndexMinimumDisplayRowCount: Int
    @available(iOS 6.0, *) var sectionIndexTrackingBackgroundColor: UIColor?
    @available(tvOS, unavailable) @available(iOS 14.0, *) var selectionFollowsFocus: Bool
    @available(iOS 16.0, *) var selfSizingInvalidation: UITableView.SelfSizingInvalidation
    @available(tvOS, unavailable) var separatorColor: UIColor?
    @available(tvOS, unavailable) @available(iOS 8.0, *) var separatorEffect: UIVisualEffect?
    @available(iOS 7.0, *) var separatorInset: UIEdgeInsets
    @available(iOS 11.0, *) var separatorInsetReference: UITableView.SeparatorInsetReference
    @available(tvOS, unavailable) var separatorStyle: UITableViewCell.SeparatorStyle
    @available(iOS 11.0, *) @objc(springLoaded) var isSpringLoaded: Bool { @objc(isSpringLoaded) get set }
    var style: UITableView.Style { get }
    var tableFooterView: UIView?
    var tableHeaderView: UIView?
    var visibleCells: [UITableViewCell] { get }
    func setEditing(_: Any, animated: Any)
  }
  @objc(UITableViewContentHuggingElements) struct UITableView.ContentHuggingElements: OptionSet<Int> {}
  @objc(UITableViewDropIntent) enum UITableView.DropIntent: Int {}
  @objc(UITableViewRowAnimation) enum UITableView.RowAnimation: Int {}
  @objc(UITableViewSelfSizingInvalidation) enum UITableView.SelfSizingInvalidation: Int {}
  @objc(UITableViewSeparatorInsetReference) enum UITableView.SeparatorInsetReference: Int {}
  @objc(UITableViewStyle) enum UITableView.Style: Int {}
  class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    var accessoryAction: Selector?
    var accessoryType: UITableViewCell.AccessoryType
    var accessoryView: UIView?
    @available(iOS 14.0, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    @available(iOS 14.0, *) var automaticallyUpdatesContentConfiguration: Bool
    @available(iOS 14.0, *) var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    @available(iOS 14.0, *) var configurationState: UICellConfigurationState { get }
    @available(iOS 15.0, *) var configurationUpdateHandler: UITableViewCellConfigurationUpdateHandler?
    @available(iOS 14.0, *) var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    @available(iOS 16.0, *) var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    @available(iOS 14.0, *) var defaultContentConfiguration: UIListContentConfiguration { get }
    var detailTextLabel: UILabel? { get }
    var editAction: Selector?
    @objc(editing) var isEditing: Bool { @objc(isEditing) get set }
    var editingAccessoryType: UITableViewCell.AccessoryType
    var editingAccessoryView: UIView?
    var editingStyle: UITableViewCell.EditingStyle { get }
    @available(iOS 9.0, *) var focusStyle: UITableViewCell.FocusStyle
    var font: UIFont?
    var hidesAccessoryWhenEditing: Bool
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    var image: UIImage?
    var imageView: UIImageView? { get }
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var lineBreakMode: NSLineBreakMode
    @available(iOS 5.0, *) var multipleSelectionBackgroundView: UIView?
    var reuseIdentifier: String? { get }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    var selectedBackgroundView: UIView?
    var selectedImage: UIImage?
    var selectedTextColor: UIColor?
    var selectionStyle: UITableViewCell.SelectionStyle
    @available(tvOS, unavailable) @available(iOS 7.0, *) var separatorInset: UIEdgeInsets
    var shouldIndentWhileEditing: Bool
    var showingDeleteConfirmation: Bool { get }
    var showsReorderControl: Bool
    var target: Any?
    var text: String?
    var textAlignment: NSTextAlignment
    var textColor: UIColor?
    var textLabel: UILabel? { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var userInteractionEnabledWhileDragging: Bool
    func setEditing(_: Any, animated: Any)
    func setHighlighted(_: Any, animated: Any)
    func setNeedsUpdateConfiguration()
    func setSelected(_: Any, animated: Any)
  }
  @objc(UITableViewCellAccessoryType) enum UITableViewCell.AccessoryType: Int {}
  @objc(UITableViewCellEditingStyle) enum UITableViewCell.EditingStyle: Int {}
  @objc(UITableViewCellFocusStyle) enum UITableViewCell.FocusStyle: Int {}
  @objc(UITableViewCellSelectionStyle) enum UITableViewCell.SelectionStyle: Int {}
  @objc(UITableViewCellSeparatorStyle) enum UITableViewCell.SeparatorStyle: Int {}
  typealias UITableViewCellConfigurationUpdateHandler = () -> Void
  class UITableViewController: UIViewController, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate {
    @available(iOS 3.2, *) var clearsSelectionOnViewWillAppear: Bool
    @available(tvOS, unavailable) @available(iOS 6.0, *) var refreshControl: UIRefreshControl?
    var tableView: UITableView!
  }
  protocol UITableViewDataSource {}
  protocol UITableViewDataSourcePrefetching {}
  protocol UITableViewDelegate {}
  @available(iOS 13.0, *)
  class UITableViewDiffableDataSource: NSObject, UITableViewDataSource {
    var defaultRowAnimation: UITableView.RowAnimation
    var snapshot: NSDiffableDataSourceSnapshot { get }
  }
  protocol UITableViewDragDelegate {}
  protocol UITableViewDropDelegate {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITableViewDropPlaceholder: UITableViewPlaceholder {
    var previewParametersProvider: (() -> Void)?
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITableViewDropProposal: UIDropProposal {
    var intent: UITableView.DropIntent { get }
  }
  @available(iOS 9.0, *)
  class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    var nextFocusedIndexPath: IndexPath? { get }
    var previouslyFocusedIndexPath: IndexPath? { get }
  }
  @available(iOS 6.0, *)
  class UITableViewHeaderFooterView: UIView {
    @available(iOS 14.0, *) var automaticallyUpdatesBackgroundConfiguration: Bool
    @available(iOS 14.0, *) var automaticallyUpdatesContentConfiguration: Bool
    @available(iOS 14.0, *) var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    @available(iOS 14.0, *) var configurationState: UIViewConfigurationState { get }
    @available(iOS 15.0, *) var configurationUpdateHandler: UITableViewHeaderFooterViewConfigurationUpdateHandler?
    @available(iOS 14.0, *) var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    @available(iOS 16.0, *) var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    @available(iOS 14.0, *) var defaultContentConfiguration: UIListContentConfiguration { get }
    var detailTextLabel: UILabel? { get }
    var reuseIdentifier: String? { get }
    var textLabel: UILabel? { get }
    func setNeedsUpdateConfiguration()
  }
  typealias UITableViewHeaderFooterViewConfigurationUpdateHandler = () -> Void
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITableViewPlaceholder: NSObject {
    var cellUpdateHandler: (() -> Void)?
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UITableViewRowAction: NSObject {
    var backgroundColor: UIColor?
    var backgroundEffect: UIVisualEffect?
    var style: UITableViewRowAction.Style { get }
    var title: String?
  }
  @objc(UITableViewRowActionStyle) enum UITableViewRowAction.Style: Int {}
  @available(iOS 3.2, *)
  class UITapGestureRecognizer: UIGestureRecognizer {
    @available(tvOS, unavailable) @available(iOS 13.4, *) var buttonMaskRequired: UIEvent.ButtonMask
    var numberOfTapsRequired: UInt
    @available(tvOS, unavailable) var numberOfTouchesRequired: UInt
  }
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITargetedDragPreview: UITargetedPreview {}
  @available(iOS 13.0, *)
  class UITargetedPreview: NSObject {
    var parameters: UIPreviewParameters { get }
    var size: CGSize { get }
    var target: UIPreviewTarget { get }
    var view: UIView { get }
  }
  @objc enum UITextAutocapitalizationType: Int {}
  @objc enum UITextAutocorrectionType: Int {}
  @available(iOS 3.2, *)
  class UITextChecker: NSObject {
    var ignoredWords: [String]?
  }
  @objc struct UITextContentType: RawRepresentable<String> {}
  @available(iOS 17.4, *)
  class UITextCursorDropPositionAnimator: NSObject {
    var cursorView: UIView? { get }
    var textInput: UIView? { get }
    func setCursorVisible(_: Any, animated: Any)
  }
  protocol UITextCursorView {}
  protocol UITextDocumentProxy {}
  protocol UITextDragDelegate {}
  @objc struct UITextDragOptions: OptionSet<Int> {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITextDragPreviewRenderer: NSObject {
    var bodyRect: CGRect { get }
    var firstLineRect: CGRect { get }
    var image: UIImage { get }
    var lastLineRect: CGRect { get }
    var layoutManager: NSLayoutManager { get }
  }
  protocol UITextDraggable {}
  @objc enum UITextDropAction: UInt {}
  protocol UITextDropDelegate {}
  @objc enum UITextDropPerformer: UInt {}
  @objc enum UITextDropProgressMode: UInt {}
  @available(tvOS, unavailable) @available(iOS 11.0, *)
  class UITextDropProposal: UIDropProposal {
    var dropAction: UITextDropAction
    var dropPerformer: UITextDropPerformer
    var dropProgressMode: UITextDropProgressMode
    var useFastSameViewOperations: Bool
  }
  protocol UITextDroppable {}
  class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput, UILetterformAwareAdjusting, UITextDraggable, UITextDroppable, UITextInput, UITextInputTraits, UITextPasteConfigurationSupporting {
    @available(iOS 10.0, *) var adjustsFontForContentSizeCategory: Bool
    var adjustsFontSizeToFitWidth: Bool
    @available(tvOS, unavailable) @available(iOS 18.0, *) var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    @available(iOS 6.0, *) var allowsEditingTextAttributes: Bool
    var allowsNumberPadPopover: Bool
    @available(iOS 6.0, *) var attributedPlaceholder: NSAttributedString?
    @available(iOS 6.0, *) var attributedText: NSAttributedString?
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    var background: UIImage?
    var beginningOfDocument: UITextPosition { get }
    var borderStyle: UITextField.BorderStyle
    var clearButtonMode: UITextField.ViewMode
    var clearsOnBeginEditing: Bool
    @available(iOS 6.0, *) var clearsOnInsertion: Bool
    var conversationContext: UIConversationContext?
    @available(iOS 7.0, *) var defaultTextAttributes: [NSAttributedString.Key: Any]
    var delegate: UITextFieldDelegate?
    var disabledBackground: UIImage?
    @available(tvOS, unavailable) @available(iOS 18.0, *) @objc(editable) var isEditable: Bool { @objc(isEditable) get }
    @objc(editing) var isEditing: Bool { @objc(isEditing) get }
    var enablesReturnKeyAutomatically: Bool
    var endOfDocument: UITextPosition { get }
    var font: UIFont?
    @available(iOS 5.0, *) var hasText: Bool { get }
    @available(iOS 17.0, *) var inlinePredictionType: UITextInlinePredictionType
    @available(iOS 3.2, *) var inputAccessoryView: UIView?
    var inputDelegate: UITextInputDelegate?
    @available(iOS 3.2, *) var inputView: UIView?
    @available(iOS 15.0, *) var interactionState: Any
    var keyboardAppearance: UIKeyboardAppearance
    var keyboardType: UIKeyboardType
    var leftView: UIView?
    var leftViewMode: UITextField.ViewMode
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    @available(iOS 18.0, *) var mathExpressionCompletionType: UITextMathExpressionCompletionType
    var minimumFontSize: CGFloat
    @available(iOS 12.0, *) var passwordRules: UITextInputPasswordRules?
    @available(iOS 11.0, *) var pasteDelegate: UITextPasteDelegate?
    var placeholder: String?
    var placeholderLabel: UILabel! { get }
    var returnKeyType: UIReturnKeyType
    var rightView: UIView?
    var rightViewMode: UITextField.ViewMode
    @objc(secureTextEntry) var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get set }
    var selectedTextRange: UITextRange?
    var selectionAffinity: UITextStorageDirection
    @available(iOS 17.0, *) var sizingRule: UILetterformAwareSizingRule
    @available(iOS 11.0, *) var smartDashesType: UITextSmartDashesType
    @available(iOS 11.0, *) var smartInsertDeleteType: UITextSmartInsertDeleteType
    @available(iOS 11.0, *) var smartQuotesType: UITextSmartQuotesType
    @available(iOS 5.0, *) var spellCheckingType: UITextSpellCheckingType
    @available(iOS 18.0, *) var supportsAdaptiveImageGlyph: Bool
    var text: String?
    var textAlignment: NSTextAlignment
    var textColor: UIColor?
    @available(iOS 10.0, *) var textContentType: UITextContentType
    @available(iOS 11.0, *) @objc(textDragActive) var isTextDragActive: Bool { @objc(isTextDragActive) get }
    @available(iOS 11.0, *) var textDragDelegate: UITextDragDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var textDragInteraction: UIDragInteraction? { get }
    @available(iOS 11.0, *) var textDragOptions: UITextDragOptions
    @available(iOS 11.0, *) @objc(textDropActive) var isTextDropActive: Bool { @objc(isTextDropActive) get }
    @available(iOS 11.0, *) var textDropDelegate: UITextDropDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var textDropInteraction: UIDropInteraction? { get }
    var textInputView: UIView { get }
    var tokenizer: UITextInputTokenizer { get }
    @available(iOS 6.0, *) var typingAttributes: [NSAttributedString.Key: Any]?
    @available(tvOS, unavailable) @available(iOS 18.0, *) var writingToolsBehavior: UIWritingToolsBehavior
    func setAttributedMarkedText(_: Any, selectedRange: Any)
    func setBaseWritingDirection(_: Any, forRange: Any)
    func setMarkedText(_: Any, selectedRange: Any)
  }
  @objc(UITextBorderStyle) enum UITextField.BorderStyle: Int {}
  @objc(UITextFieldViewMode) enum UITextField.ViewMode: Int {}
  protocol UITextFieldDelegate {}
  @available(iOS 13.0, *)
  class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
    var delegate: UITextFormattingCoordinatorDelegate?
    func setSelectedAttributes(_: Any, isMultiple: Any)
  }
  protocol UITextFormattingCoordinatorDelegate {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewController: UIViewController {
    var configuration: UITextFormattingViewControllerConfiguration { get }
    var delegate: UITextFormattingViewControllerDelegate?
    var formattingDescriptor: UITextFormattingViewControllerFormattingDescriptor?
  }
  @objc(UITextFormattingViewControllerChangeType) struct UITextFormattingViewController.ChangeType: RawRepresentable<String> {}
  @objc(UITextFormattingViewControllerHighlight) struct UITextFormattingViewController.Highlight: RawRepresentable<String> {}
  @objc(UITextFormattingViewControllerTextAlignment) struct UITextFormattingViewController.TextAlignment: RawRepresentable<String> {}
  @objc(UITextFormattingViewControllerTextList) struct UITextFormattingViewController.TextList: RawRepresentable<String> {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerChangeValue: NSObject, NSCoding, NSSecureCoding {
    var changeType: UITextFormattingViewController.ChangeType { get }
    var color: UIColor? { get }
    var font: UIFont? { get }
    var formattingStyleKey: String? { get }
    var highlight: UITextFormattingViewController.Highlight? { get }
    var numberValue: NSNumber? { get }
    var textAlignment: NSTextAlignment { get }
    var textList: UITextFormattingViewController.TextList? { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerComponent: NSObject, NSCoding, NSSecureCoding {
    var componentKey: UITextFormattingViewControllerComponent.Key { get }
    var preferredSize: UITextFormattingViewControllerComponent.Size { get }
  }
  @objc(UITextFormattingViewControllerComponentKey) struct UITextFormattingViewControllerComponent.Key: RawRepresentable<String> {}
  @objc(UITextFormattingViewControllerComponentSize) enum UITextFormattingViewControllerComponent.Size: Int {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerComponentGroup: NSObject, NSCoding, NSSecureCoding {
    var components: [UITextFormattingViewControllerComponent] { get }
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerConfiguration: NSObject, NSCoding, NSSecureCoding {
    var fontPickerConfiguration: UIFontPickerViewControllerConfiguration?
    var formattingStyles: [UITextFormattingViewControllerFormattingStyle]?
    var groups: [UITextFormattingViewControllerComponentGroup] { get }
  }
  protocol UITextFormattingViewControllerDelegate {}
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerFormattingDescriptor: NSObject, NSCoding, NSSecureCoding {
    var fonts: [UIFont]?
    var formattingStyleKey: String?
    var highlights: Set<UITextFormattingViewController.Highlight>
    var lineHeight: CGFloat
    var strikethroughPresent: Bool
    var textAlignments: Set<UITextFormattingViewController.TextAlignment>
    var textColors: [UIColor]?
    var textLists: Set<UITextFormattingViewController.TextList>
    var underlinePresent: Bool
  }
  @available(tvOS, unavailable) @available(iOS 18.0, *)
  class UITextFormattingViewControllerFormattingStyle: NSObject, NSCoding, NSSecureCoding {
    var attributes: [NSAttributedString.Key: Any] { get }
    var styleKey: String { get }
    var title: String { get }
  }
  @objc enum UITextInlinePredictionType: Int {}
  protocol UITextInput {}
  @available(tvOS, unavailable) @available(iOS 9.0, *)
  class UITextInputAssistantItem: NSObject {
    var allowsHidingShortcuts: Bool
    var keyboardActionButtonItem: UIBarButtonItem?
    var leadingBarButtonGroups: [UIBarButtonItemGroup]
    var trailingBarButtonGroups: [UIBarButtonItemGroup]
  }
  @available(tvOS, unavailable) @available(iOS 16.4, *)
  class UITextInputContext: NSObject {
    @objc(dictationInputExpected) var isDictationInputExpected: Bool { @objc(isDictationInputExpected) get set }
    @objc(hardwareKeyboardInputExpected) var isHardwareKeyboardInputExpected: Bool { @objc(isHardwareKeyboardInputExpected) get set }
    @objc(pencilInputExpected) var isPencilInputExpected: Bool { @objc(isPencilInputExpected) get set }
  }
  protocol UITextInputDelegate {}
  @available(iOS 4.2, *)
  class UITextInputMode: NSObject, NSCoding, NSSecureCoding {
    var primaryLanguage: String? { get }
  }
  @available(iOS 12.0, *)
  class UITextInputPasswordRules: NSObject, NSCoding, NSSecureCoding {
    var passwordRulesDescriptor: String { get }
  }
  @available(iOS 5.0, *)
  class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {}
  protocol UITextInputTokenizer {}
  protocol UITextInputTraits {}
  @available(tvOS, unavailable) @available(iOS 13.0, *)
  class UITextInteraction: NSObject, UIInteraction {
    var delegate: UITextInteractionDelegate?
    var gesturesForFailureRequirements: [UIGestureRecognizer] { get }
    var textInput: UIResponder?
    var textInteractionMode: UITextInteraction.Mode { get }
    var view: UIView? { get }
  }
  @objc(UITextInteractionMode) enum UITextInteraction.Mode: Int {}
  protocol UITextInteractionDelegate {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UITextItem: NSObject {
    var contentType: UITextItem.ContentType { get }
    var link: URL? { get }
    var range: NSRange { get }
    var tagIdentifier: String? { get }
    var textAttachment: NSTextAttachment? { get }
  }
  @objc(UITextItemContentType) enum UITextItem.ContentType: Int {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UITextItemMenuConfiguration: NSObject {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UITextItemMenuPreview: NSObject {}
  @available(iOS 17.0, *)
  class UITextLoupeSession: NSObject {}
  @objc enum UITextMathExpressionCompletionType: Int {}
  protocol UITextPasteConfigurationSupporting {}
  protocol UITextPasteDelegate {}
  @available(iOS 13.0, *)
  class UITextPlaceholder: NSObject {
    var rects: [UITextSelectionRect] { get }
  }
  class UITextPosition: NSObject {}
  class UITextRange: NSObject {
    @objc(empty) var isEmpty: Bool { @objc(isEmpty) get }
    var end: UITextPosition { get }
    var start: UITextPosition { get }
  }
  @objc enum UITextSearchMatchMethod: Int {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UITextSearchOptions: NSObject {
    var stringCompareOptions: NSString.CompareOptions { get }
    var wordMatchMethod: UITextSearchMatchMethod { get }
  }
  protocol UITextSearching {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UITextSearchingFindSession: UIFindSession {
    var searchableObject: UITextSearching? { get }
  }
  @available(iOS 17.0, *)
  class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    @objc(activated) var isActivated: Bool { @objc(isActivated) get set }
    var cursorView: UIView
    var delegate: UITextSelectionDisplayInteractionDelegate? { get }
    var handleViews: [UIView]
    var highlightView: UIView
    var textInput: UITextInput? { get }
    var view: UIView? { get }
    func setNeedsSelectionUpdate()
  }
  protocol UITextSelectionDisplayInteractionDelegate {}
  @available(iOS 6.0, *)
  class UITextSelectionRect: NSObject {
    var containsEnd: Bool { get }
    var containsStart: Bool { get }
    var rect: CGRect { get }
    @available(iOS 17.4, *) var transform: CGAffineTransform { get }
    @objc(vertical) var isVertical: Bool { @objc(isVertical) get }
    var writingDirection: NSWritingDirection { get }
  }
  @objc enum UITextSmartDashesType: Int {}
  @objc enum UITextSmartInsertDeleteType: Int {}
  @objc enum UITextSmartQuotesType: Int {}
  @objc enum UITextSpellCheckingType: Int {}
  @objc enum UITextStorageDirection: Int {}
  class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UIFindInteractionDelegate, UIKeyInput, UILetterformAwareAdjusting, UITextDraggable, UITextDroppable, UITextInput, UITextInputTraits, UITextPasteConfigurationSupporting, UITextSearching {
    @available(iOS 10.0, *) var adjustsFontForContentSizeCategory: Bool
    @available(tvOS, unavailable) @available(iOS 18.0, *) var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    @available(iOS 6.0, *) var allowsEditingTextAttributes: Bool
    var allowsNumberPadPopover: Bool
    @available(iOS 6.0, *) var attributedText: NSAttributedString
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    var beginningOfDocument: UITextPosition { get }
    @available(iOS 17.0, *) var borderStyle: UITextView.BorderStyle
    @available(iOS 6.0, *) var clearsOnInsertion: Bool
    var conversationContext: UIConversationContext?
    @available(tvOS, unavailable) var dataDetectorTypes: UIDataDetectorTypes
    var delegate: UITextViewDelegate?
    @available(tvOS, unavailable) @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var enablesReturnKeyAutomatically: Bool
    var endOfDocument: UITextPosition { get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) var findInteraction: UIFindInteraction? { get }
    @available(tvOS, unavailable) @available(iOS 16.0, *) @objc(findInteractionEnabled) var isFindInteractionEnabled: Bool { @objc(isFindInteractionEnabled) get set }
    var font: UIFont?
    @available(iOS 5.0, *) var hasText: Bool { get }
    @available(iOS 17.0, *) var inlinePredictionType: UITextInlinePredictionType
    @available(iOS 3.2, *) var inputAccessoryView: UIView?
    var inputDelegate: UITextInputDelegate?
    @available(iOS 3.2, *) var inputView: UIView?
    @available(iOS 15.0, *) var interactionState: Any
    var keyboardAppearance: UIKeyboardAppearance
    var keyboardType: UIKeyboardType
    @available(iOS 7.0, *) var layoutManager: NSLayoutManager { get }
    @available(iOS 7.0, *) var linkTextAttributes: [NSAttributedString.Key: Any]
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    @available(iOS 18.0, *) var mathExpressionCompletionType: UITextMathExpressionCompletionType
    @available(iOS 12.0, *) var passwordRules: UITextInputPasswordRules?
    @available(iOS 11.0, *) var pasteDelegate: UITextPasteDelegate?
    var returnKeyType: UIReturnKeyType
    @objc(secureTextEntry) var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get set }
    @available(iOS 7.0, *) @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get set }
    var selectedRange: NSRange
    @available(iOS 26.0, tvOS 26.0, *) var selectedRanges: [NSValue]
    var selectedTextRange: UITextRange?
    @available(iOS 16.0, *) var selectedTextSearchDocument: Any? { get }
    var selectionAffinity: UITextStorageDirection
    @available(iOS 17.0, *) var sizingRule: UILetterformAwareSizingRule
    @available(iOS 11.0, *) var smartDashesType: UITextSmartDashesType
    @available(iOS 11.0, *) var smartInsertDeleteType: UITextSmartInsertDeleteType
    @available(iOS 11.0, *) var smartQuotesType: UITextSmartQuotesType
    @available(iOS 5.0, *) var spellCheckingType: UITextSpellCheckingType
    @available(iOS 18.4, *) @unsure var subclassForWritingToolsCoordinator: AnyClass { get }
    @available(iOS 18.0, *) var supportsAdaptiveImageGlyph: Bool
    @available(iOS 16.0, *) var supportsTextReplacement: Bool { get }
    var text: String
    var textAlignment: NSTextAlignment
    var textColor: UIColor?
    @available(iOS 7.0, *) var textContainer: NSTextContainer { get }
    @available(iOS 7.0, *) var textContainerInset: UIEdgeInsets
    @available(iOS 10.0, *) var textContentType: UITextContentType
    @available(iOS 11.0, *) @objc(textDragActive) var isTextDragActive: Bool { @objc(isTextDragActive) get }
    @available(iOS 11.0, *) var textDragDelegate: UITextDragDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var textDragInteraction: UIDragInteraction? { get }
    @available(iOS 11.0, *) var textDragOptions: UITextDragOptions
    @available(iOS 11.0, *) @objc(textDropActive) var isTextDropActive: Bool { @objc(isTextDropActive) get }
    @available(iOS 11.0, *) var textDropDelegate: UITextDropDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var textDropInteraction: UIDropInteraction? { get }
    @available(tvOS, unavailable) @available(iOS 18.0, *) var textFormattingConfiguration: UITextFormattingViewControllerConfiguration?
    @available(iOS 18.0, *) var textHighlightAttributes: [NSAttributedString.Key: Any]
    var textInputView: UIView { get }
    @available(iOS 16.0, *) var textLayoutManager: NSTextLayoutManager? { get }
    @available(iOS 7.0, *) var textStorage: NSTextStorage { get }
    var tokenizer: UITextInputTokenizer { get }
    @available(iOS 6.0, *) var typingAttributes: [NSAttributedString.Key: Any]
    @available(iOS 13.0, *) var usesStandardTextScaling: Bool
    @available(tvOS, unavailable) @available(iOS 18.0, *) @objc(writingToolsActive) var isWritingToolsActive: Bool { @objc(isWritingToolsActive) get }
    @available(tvOS, unavailable) @available(iOS 18.0, *) var writingToolsBehavior: UIWritingToolsBehavior
    @available(tvOS, unavailable) @available(iOS 18.2, *) var writingToolsCoordinator: UIWritingToolsCoordinator { get }
    func setAttributedMarkedText(_: Any, selectedRange: Any)
    func setBaseWritingDirection(_: Any, forRange: Any)
    func setMarkedText(_: Any, selectedRange: Any)
  }
  @objc(UITextViewBorderStyle) enum UITextView.BorderStyle: Int {}
  protocol UITextViewDelegate {}
  protocol UITimingCurveProvider {}
  @objc enum UITimingCurveType: Int {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class UITitlebar: NSObject {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIToolTipConfiguration: NSObject {
    var sourceRect: CGRect { get }
    var toolTip: String { get }
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIToolTipInteraction: NSObject, UIInteraction {
    var defaultToolTip: String?
    var delegate: UIToolTipInteractionDelegate?
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var view: UIView? { get }
  }
  protocol UIToolTipInteractionDelegate {}
  @available(tvOS, unavailable)
  class UIToolbar: UIView, UIBarPositioning {
    @available(iOS 7.0, *) var barPosition: UIBarPosition { get }
    var barStyle: UIBarStyle
    @available(iOS 7.0, *) var barTintColor: UIColor?
    @available(iOS 13.0, *) var compactAppearance: UIToolbarAppearance?
    @available(iOS 15.0, *) var compactScrollEdgeAppearance: UIToolbarAppearance?
    @available(iOS 7.0, *) var delegate: UIToolbarDelegate?
    var items: [UIBarButtonItem]?
    @available(iOS 15.0, *) var scrollEdgeAppearance: UIToolbarAppearance?
    @available(iOS 13.0, *) var standardAppearance: UIToolbarAppearance
    var tintColor: UIColor!
    @objc(translucent) var isTranslucent: Bool { @objc(isTranslucent) get set }
    func setBackgroundImage(_: Any, forToolbarPosition: Any, barMetrics: Any)
    func setItems(_: Any, animated: Any)
    func setShadowImage(_: Any, forToolbarPosition: Any)
  }
  @available(iOS 13.0, *)
  class UIToolbarAppearance: UIBarAppearance {
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    @available(iOS 26.0, tvOS 26.0, *) var prominentButtonAppearance: UIBarButtonItemAppearance
  }
  protocol UIToolbarDelegate {}
  class UITouch: NSObject {
    @available(tvOS, unavailable) @available(iOS 9.1, *) var altitudeAngle: CGFloat { get }
    @available(tvOS, unavailable) @available(iOS 9.1, *) var estimatedProperties: UITouch.Properties { get }
    @available(tvOS, unavailable) @available(iOS 9.1, *) var estimatedPropertiesExpectingUpdates: UITouch.Properties { get }
    @available(tvOS, unavailable) @available(iOS 9.1, *) var estimationUpdateIndex: NSNumber? { get }
    @available(iOS 9.0, *) var force: CGFloat { get }
    @available(iOS 3.2, *) var gestureRecognizers: [UIGestureRecognizer]? { get }
    @available(iOS 8.0, *) var majorRadius: CGFloat { get }
    @available(iOS 8.0, *) var majorRadiusTolerance: CGFloat { get }
    @available(iOS 9.0, *) var maximumPossibleForce: CGFloat { get }
    var phase: UITouch.Phase { get }
    @available(tvOS, unavailable) @available(iOS 17.5, *) var rollAngle: CGFloat { get }
    var tapCount: UInt { get }
    var timestamp: TimeInterval { get }
    @available(iOS 9.0, *) var type: UITouch.TouchType { get }
    var view: UIView? { get }
    var window: UIWindow? { get }
  }
  @objc(UITouchPhase) enum UITouch.Phase: Int {}
  @objc(UITouchProperties) struct UITouch.Properties: OptionSet<Int> {}
  @objc(UITouchType) enum UITouch.TouchType: Int {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UITrackingLayoutGuide: UILayoutGuide {
    func setConstraints(_: Any, activeWhenAwayFromEdge: Any)
    func setConstraints(_: Any, activeWhenNearEdge: Any)
  }
  @available(iOS 17.0, *)
  class UITraitAccessibilityContrast: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitActiveAppearance: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  protocol UITraitChangeObservable {}
  @available(iOS 8.0, *)
  class UITraitCollection: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 13.0, *) var accessibilityContrast: UIAccessibilityContrast { get }
    @available(iOS 14.0, *) var activeAppearance: UIUserInterfaceActiveAppearance { get }
    @available(iOS 10.0, *) var displayGamut: UIDisplayGamut { get }
    var displayScale: CGFloat { get }
    @available(iOS 9.0, *) var forceTouchCapability: UIForceTouchCapability { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { get }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    @available(iOS 13.0, *) var imageConfiguration: UIImageConfiguration { get }
    @available(iOS 17.0, *) var imageDynamicRange: UIImage.DynamicRange { get }
    @available(iOS 10.0, *) var layoutDirection: UITraitEnvironmentLayoutDirection { get }
    @available(iOS 13.0, *) var legibilityWeight: UILegibilityWeight { get }
    @available(iOS 18.0, *) var listEnvironment: UIListEnvironment { get }
    @available(iOS 10.0, *) var preferredContentSizeCategory: UIContentSizeCategory { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { get }
    @available(iOS 17.0, *) var sceneCaptureState: UIScene.CaptureState { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { get }
    @available(iOS 26.0, *) @unsure var tabAccessoryEnvironment: UITabAccessory.Environment { get }
    @available(iOS 16.0, *) var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get }
    @available(iOS 17.0, *) var typesettingLanguage: String { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    @available(tvOS, unavailable) @available(iOS 13.0, *) var userInterfaceLevel: UIUserInterfaceLevel { get }
    @available(iOS 12.0, *) var userInterfaceStyle: UIUserInterfaceStyle { get }
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
  }
  protocol UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitDisplayGamut: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitDisplayScale: NSObject, UICGFloatTraitDefinition, UITraitDefinition {}
  protocol UITraitEnvironment {}
  @objc enum UITraitEnvironmentLayoutDirection: Int {}
  @available(iOS 17.0, *)
  class UITraitForceTouchCapability: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UITraitHDRHeadroomUsageLimit: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitHorizontalSizeClass: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitImageDynamicRange: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitLayoutDirection: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitLegibilityWeight: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 18.0, *)
  class UITraitListEnvironment: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  protocol UITraitOverrides {}
  @available(iOS 17.0, *)
  class UITraitPreferredContentSizeCategory: NSObject, UIObjectTraitDefinition, UITraitDefinition {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UITraitResolvesNaturalAlignmentWithBaseWritingDirection: NSObject, UIObjectTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitSceneCaptureState: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UITraitSplitViewControllerLayoutEnvironment: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 26.0, *)
  class UITraitTabAccessoryEnvironment: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitToolbarItemPresentationSize: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitTypesettingLanguage: NSObject, UIObjectTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitUserInterfaceIdiom: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitUserInterfaceLevel: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitUserInterfaceStyle: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 17.0, *)
  class UITraitVerticalSizeClass: NSObject, UINSIntegerTraitDefinition, UITraitDefinition {}
  @available(iOS 18.0, *)
  class UIUpdateActionPhase: NSObject {}
  @available(iOS 18.0, *)
  class UIUpdateInfo: NSObject {
    var completionDeadlineTime: TimeInterval { get }
    var estimatedPresentationTime: TimeInterval { get }
    @objc(immediatePresentationExpected) var isImmediatePresentationExpected: Bool { @objc(isImmediatePresentationExpected) get }
    @objc(lowLatencyEventDispatchConfirmed) var isLowLatencyEventDispatchConfirmed: Bool { @objc(isLowLatencyEventDispatchConfirmed) get }
    var modelTime: TimeInterval { get }
    @objc(performingLowLatencyPhases) var isPerformingLowLatencyPhases: Bool { @objc(isPerformingLowLatencyPhases) get }
  }
  @available(iOS 18.0, *)
  class UIUpdateLink: NSObject {
    var currentUpdateInfo: UIUpdateInfo? { get }
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var preferredFrameRateRange: CAFrameRateRange
    var requiresContinuousUpdates: Bool
    var wantsImmediatePresentation: Bool
    var wantsLowLatencyEventDispatch: Bool
  }
  protocol UIUserActivityRestoring {}
  @objc enum UIUserInterfaceActiveAppearance: Int {}
  @objc enum UIUserInterfaceIdiom: Int {}
  @objc enum UIUserInterfaceLayoutDirection: Int {}
  @objc enum UIUserInterfaceLevel: Int {}
  @objc enum UIUserInterfaceSizeClass: Int {}
  @objc enum UIUserInterfaceStyle: Int {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIUserNotificationAction: NSObject, NSCoding, NSSecureCoding {
    var activationMode: UIUserNotificationActivationMode { get }
    @objc(authenticationRequired) var isAuthenticationRequired: Bool { @objc(isAuthenticationRequired) get }
    @available(iOS 9.0, *) var behavior: UIUserNotificationAction.Behavior { get }
    @objc(destructive) var isDestructive: Bool { @objc(isDestructive) get }
    var identifier: String? { get }
    @available(iOS 9.0, *) var parameters: [AnyHashable: Any] { get }
    var title: String? { get }
  }
  @objc(UIUserNotificationActionBehavior) enum UIUserNotificationAction.Behavior: UInt {}
  @objc enum UIUserNotificationActivationMode: UInt {}
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIUserNotificationCategory: NSObject, NSCoding, NSSecureCoding {
    var identifier: String? { get }
  }
  @available(tvOS, unavailable) @available(iOS 8.0, *)
  class UIUserNotificationSettings: NSObject {
    var categories: Set<UIUserNotificationCategory>? { get }
    var types: UIUserNotificationType { get }
  }
  @objc struct UIUserNotificationType: OptionSet<UInt> {}
  @available(iOS 8.0, *)
  class UIVibrancyEffect: UIVisualEffect {}
  @available(tvOS, unavailable)
  class UIVideoEditorController: UINavigationController {
    var delegate: Any?
    var videoMaximumDuration: TimeInterval
    var videoPath: String
    var videoQuality: UIImagePickerController.QualityType
  }
  protocol UIVideoEditorControllerDelegate {}
  class UIView: UIResponder, CALayerDelegate, NSCoding, UIAccessibilityIdentification, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem, UITraitChangeObservable, UITraitEnvironment {
    @available(iOS 5.0, *) var accessibilityIdentifier: String?
    @available(iOS 11.0, *) var accessibilityIgnoresInvertColors: Bool
    @available(iOS 6.0, *) var alignmentRectInsets: UIEdgeInsets { get }
    var alpha: CGFloat
    @available(iOS 16.0, *) var anchorPoint: CGPoint
    @available(iOS 15.0, *) var appliedContentSizeCategoryLimitsDescription: String { get }
    var autoresizesSubviews: Bool
    var autoresizingMask: UIView.AutoresizingMask
    var backgroundColor: UIColor?
    @available(iOS 9.0, *) var bottomAnchor: NSLayoutYAxisAnchor { get }
    var bounds: CGRect
    @available(iOS 9.0, *) var canBecomeFocused: Bool { get }
    var center: CGPoint
    @available(iOS 9.0, *) var centerXAnchor: NSLayoutXAxisAnchor { get }
    @available(iOS 9.0, *) var centerYAnchor: NSLayoutYAxisAnchor { get }
    var clearsContextBeforeDrawing: Bool
    var clipsToBounds: Bool
    @available(iOS 9.0, *) var collisionBoundingPath: UIBezierPath { get }
    @available(iOS 9.0, *) var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    @available(iOS 6.0, *) var constraints: [NSLayoutConstraint] { get }
    var contentMode: UIView.ContentMode
    @available(iOS 4.0, *) var contentScaleFactor: CGFloat
    @available(tvOS, unavailable) @available(iOS 3.0, *) var contentStretch: CGRect
    @available(iOS 12.0, *) var coordinateSpace: UICoordinateSpace { get }
    @available(iOS 26.0, tvOS 26.0, *) var cornerConfiguration: UICornerConfiguration
    @unsure var cornerRadius: CGFloat { get }
    @available(iOS 11.0, *) var directionalLayoutMargins: NSDirectionalEdgeInsets
    @available(iOS 10.0, *) var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    @available(tvOS, unavailable) @objc(exclusiveTouch) var isExclusiveTouch: Bool { @objc(isExclusiveTouch) get set }
    @available(iOS 9.0, *) var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    @available(tvOS, unavailable) @available(iOS 15.0, *) var focusEffect: UIFocusEffect?
    @available(tvOS, unavailable) @available(iOS 14.0, *) var focusGroupIdentifier: String?
    @available(tvOS, unavailable) @available(iOS 15.0, *) var focusGroupPriority: UIFocusGroupPriority
    @available(iOS 12.0, *) var focusItemContainer: UIFocusItemContainer? { get }
    @available(iOS 18.0, *) var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    @available(iOS 9.0, *) @objc(focused) var isFocused: Bool { @objc(isFocused) get }
    var frame: CGRect
    @available(iOS 3.2, *) var gestureRecognizers: [UIGestureRecognizer]?
    @available(iOS 6.0, *) var hasAmbiguousLayout: Bool { get }
    @available(iOS 9.0, *) var heightAnchor: NSLayoutDimension { get }
    @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
    @available(tvOS, unavailable) @available(iOS 17.0, *) var hoverStyle: UIHoverStyle?
    @available(iOS 11.0, *) var insetsLayoutMarginsFromSafeArea: Bool
    @available(iOS 11.0, *) var interactions: [UIInteraction]
    @available(iOS 6.0, *) var intrinsicContentSize: CGSize { get }
    @available(tvOS, unavailable) @available(iOS 15.0, *) var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
    @available(tvOS, unavailable) @available(iOS 13.0, *) var largeContentImage: UIImage?
    @available(tvOS, unavailable) @available(iOS 13.0, *) var largeContentImageInsets: UIEdgeInsets
    @available(tvOS, unavailable) @available(iOS 13.0, *) var largeContentTitle: String?
    @available(iOS 9.0, *) var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    var layer: CALayer { get }
    @available(iOS 9.0, *) var layoutGuides: [UILayoutGuide] { get }
    @available(iOS 8.0, *) var layoutMargins: UIEdgeInsets
    @available(iOS 9.0, *) var layoutMarginsGuide: UILayoutGuide { get }
    @available(iOS 9.0, *) var leadingAnchor: NSLayoutXAxisAnchor { get }
    @available(iOS 9.0, *) var leftAnchor: NSLayoutXAxisAnchor { get }
    @available(iOS 8.0, *) var maskView: UIView?
    @available(iOS 15.0, *) var maximumContentSizeCategory: UIContentSizeCategory?
    @available(iOS 15.0, *) var minimumContentSizeCategory: UIContentSizeCategory?
    @available(iOS 7.0, *) var motionEffects: [UIMotionEffect]
    @available(tvOS, unavailable) @objc(multipleTouchEnabled) var isMultipleTouchEnabled: Bool { @objc(isMultipleTouchEnabled) get set }
    @available(iOS 6.0, *) @methods var needsUpdateConstraints: Bool { get }
    @objc(opaque) var isOpaque: Bool { @objc(isOpaque) get set }
    @available(iOS 13.0, *) var overrideUserInterfaceStyle: UIUserInterfaceStyle
    @available(iOS 12.0, *) var parentFocusEnvironment: UIFocusEnvironment? { get }
    @available(iOS 10.0, *) var preferredFocusEnvironments: [UIFocusEnvironment] { get }
    @available(iOS 9.0, *) var preferredFocusedView: UIView? { get }
    @available(iOS 8.0, *) var preservesSuperviewLayoutMargins: Bool
    @available(iOS 9.0, *) var readableContentGuide: UILayoutGuide { get }
    @available(iOS 6.0, *) var restorationIdentifier: String?
    @available(iOS 9.0, *) var rightAnchor: NSLayoutXAxisAnchor { get }
    @available(iOS 11.0, *) var safeAreaInsets: UIEdgeInsets { get }
    @available(iOS 11.0, *) var safeAreaLayoutGuide: UILayoutGuide { get }
    @available(tvOS, unavailable) @available(iOS 13.0, *) var scalesLargeContentImage: Bool
    @available(iOS 9.0, *) var semanticContentAttribute: UISemanticContentAttribute
    @available(tvOS, unavailable) @available(iOS 13.0, *) var showsLargeContentViewer: Bool
    var subviews: [UIView] { get }
    var superview: UIView? { get }
    var tag: Int
    @available(iOS 7.0, *) var tintAdjustmentMode: UIView.TintAdjustmentMode
    @available(iOS 7.0, *) var tintColor: UIColor!
    @available(iOS 9.0, *) var topAnchor: NSLayoutYAxisAnchor { get }
    @available(iOS 9.0, *) var trailingAnchor: NSLayoutXAxisAnchor { get }
    @available(iOS 8.0, *) var traitCollection: UITraitCollection { get }
    @available(iOS 17.0, *) var traitOverrides: UITraitOverrides { get }
    var transform: CGAffineTransform
    @available(iOS 13.0, *) var transform3D: CATransform3D
    @available(iOS 6.0, *) var translatesAutoresizingMaskIntoConstraints: Bool
    @available(iOS 15.0, *) @objc(transparentFocusItem) var isTransparentFocusItem: Bool { @objc(isTransparentFocusItem) get }
    @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool { @objc(isUserInteractionEnabled) get set }
    @available(tvOS, unavailable) @available(iOS 6.0, *) var viewForBaselineLayout: UIView { get }
    @available(iOS 9.0, *) var viewForFirstBaselineLayout: UIView { get }
    @available(iOS 9.0, *) var viewForLastBaselineLayout: UIView { get }
    @available(tvOS, unavailable) @available(iOS 4.2, *) var viewPrintFormatter: UIViewPrintFormatter { get }
    @available(iOS 9.0, *) var widthAnchor: NSLayoutDimension { get }
    var window: UIWindow? { get }
    func setContentCompressionResistancePriority(_: Any, forAxis: Any)
    func setContentHuggingPriority(_: Any, forAxis: Any)
    func setNeedsDisplay()
    func setNeedsDisplayInRect(_: Any)
    func setNeedsFocusUpdate()
    func setNeedsLayout()
    func setNeedsUpdateConstraints()
    func setNeedsUpdateProperties()
  }
  @objc(UIViewAnimationCurve) enum UIView.AnimationCurve: Int {}
  @objc(UIViewAutoresizing) struct UIView.AutoresizingMask: OptionSet<UInt> {}
  @objc(UIViewContentMode) enum UIView.ContentMode: Int {}
  @objc(UIViewTintAdjustmentMode) enum UIView.TintAdjustmentMode: Int {}
  protocol UIViewAnimating {}
  @objc enum UIViewAnimatingState: Int {}
  @available(iOS 14.0, *)
  class UIViewConfigurationState: NSObject, NSCoding, NSSecureCoding, UIConfigurationState {
    @objc(disabled) var isDisabled: Bool { @objc(isDisabled) get set }
    @objc(focused) var isFocused: Bool { @objc(isFocused) get set }
    @objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }
    @available(iOS 15.0, *) @objc(pinned) var isPinned: Bool { @objc(isPinned) get set }
    @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
    var traitCollection: UITraitCollection
    func setCustomState(_: Any, forKey: Any)
    func setObject(_: Any, forKeyedSubscript: Any)
  }
  class UIViewController: UIResponder, NSCoding, NSExtensionRequestHandling, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIStateRestoring, UITraitChangeObservable, UITraitEnvironment {
    @available(iOS 16.0, *) var activePresentationController: UIPresentationController? { get }
    @available(iOS 11.0, *) var additionalSafeAreaInsets: UIEdgeInsets
    @available(iOS 7.0, *) var automaticallyAdjustsScrollViewInsets: Bool
    @available(tvOS, unavailable) @available(iOS 5.0, *) var automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: Bool { get }
    @available(iOS 5.0, *) @objc(beingDismissed) var isBeingDismissed: Bool { @objc(isBeingDismissed) get }
    @available(iOS 5.0, *) @objc(beingPresented) var isBeingPresented: Bool { @objc(isBeingPresented) get }
    @available(iOS 7.0, *) var bottomLayoutGuide: UILayoutSupport { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { get }
    @available(iOS 26.0, *) @unsure var childViewControllerForInterfaceOrientationLock: UIViewController? { get }
    @available(tvOS, unavailable) @available(iOS 14.0, *) var childViewControllerForPointerLock: UIViewController? { get }
    @unsure var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) @methods var childViewControllerForStatusBarHidden: UIViewController? { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) @methods var childViewControllerForStatusBarStyle: UIViewController? { get }
    @available(iOS, unavailable) var childViewControllerForUserInterfaceStyle: UIViewController? { get }
    @available(iOS 5.0, *) var childViewControllers: [UIViewController] { get }
    @available(tvOS, unavailable) @available(iOS 3.2, *) var contentSizeForViewInPopover: CGSize
    @available(iOS 17.0, *) var contentUnavailableConfiguration: UIContentConfiguration?
    @available(iOS 17.0, *) var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { get }
    @available(iOS 5.0, *) var definesPresentationContext: Bool
    @available(iOS 4.3, *) var disablesAutomaticKeyboardDismissal: Bool { get }
    @available(iOS 7.0, *) var edgesForExtendedLayout: UIRectEdge
    var editButtonItem: UIBarButtonItem { get }
    @objc(editing) var isEditing: Bool { @objc(isEditing) get set }
    @available(iOS 7.0, *) var extendedLayoutIncludesOpaqueBars: Bool
    @available(iOS 8.0, *) var extensionContext: NSExtensionContext? { get }
    @available(tvOS, unavailable) @available(iOS 15.0, *) var focusGroupIdentifier: String?
    @available(iOS 12.0, *) var focusItemContainer: UIFocusItemContainer? { get }
    @available(tvOS, unavailable) var hidesBottomBarWhenPushed: Bool
    @available(iOS 16.0, *) var interactionActivityTrackingBaseName: String?
    @available(tvOS, unavailable) var interfaceOrientation: UIInterfaceOrientation { get }
    @available(iOS 3.2, *) @objc(modalInPopover) var isModalInPopover: Bool { @objc(isModalInPopover) get set }
    @available(iOS 13.0, *) @objc(modalInPresentation) var isModalInPresentation: Bool { @objc(isModalInPresentation) get set }
    @available(tvOS, unavailable) @available(iOS 7.0, *) var modalPresentationCapturesStatusBarAppearance: Bool
    @available(iOS 3.2, *) var modalPresentationStyle: UIModalPresentationStyle
    var modalTransitionStyle: UIModalTransitionStyle
    @available(tvOS, unavailable) @available(iOS 2.0, *) var modalViewController: UIViewController? { get }
    @available(iOS 5.0, *) @objc(movingFromParentViewController) var isMovingFromParentViewController: Bool { @objc(isMovingFromParentViewController) get }
    @available(iOS 5.0, *) @objc(movingToParentViewController) var isMovingToParentViewController: Bool { @objc(isMovingToParentViewController) get }
    var navigationController: UINavigationController? { get }
    var navigationItem: UINavigationItem { get }
    var nibBundle: Bundle? { get }
    var nibName: String? { get }
    @available(iOS 7.0, *) var objectRestorationClass: AnyClass? { get }
    @available(iOS 13.0, *) var overrideUserInterfaceStyle: UIUserInterfaceStyle
    @available(iOS 12.0, *) var parentFocusEnvironment: UIFocusEnvironment? { get }
    var parentViewController: UIViewController? { get }
    @available(iOS 13.0, *) var performsActionsWhilePresentingModally: Bool { get }
    @available(tvOS, unavailable) @available(iOS 8.0, *) var popoverPresentationController: UIPopoverPresentationController? { get }
    @unsure var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { get }
    @available(iOS 7.0, *) var preferredContentSize: CGSize
    @available(iOS 10.0, *) var preferredFocusEnvironments: [UIFocusEnvironment] { get }
    @available(iOS 9.0, *) var preferredFocusedView: UIView?
    @available(tvOS, unavailable) @available(iOS 6.0, *) @methods var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) @methods var preferredStatusBarStyle: UIStatusBarStyle { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
    @available(iOS 18.0, *) var preferredTransition: UIViewControllerTransition?
    @available(iOS, unavailable) var preferredUserInterfaceStyle: UIUserInterfaceStyle { get }
    @available(tvOS, unavailable) @available(iOS 11.0, *) var prefersHomeIndicatorAutoHidden: Bool { get }
    @available(iOS 26.0, *) @unsure var prefersInterfaceOrientationLocked: Bool { get }
    @available(tvOS, unavailable) @available(iOS 14.0, *) var prefersPointerLocked: Bool { get }
    @available(tvOS, unavailable) @available(iOS 7.0, *) @methods var prefersStatusBarHidden: Bool { get }
    @available(iOS 8.0, *) var presentationController: UIPresentationController? { get }
    @available(iOS 5.0, *) var presentedViewController: UIViewController? { get }
    @available(iOS 5.0, *) var presentingViewController: UIViewController? { get }
    @available(iOS 9.0, *) var previewActionItems: [UIPreviewActionItem] { get }
    @available(iOS 5.0, *) var providesPresentationContextTransitionStyle: Bool
    @available(iOS 6.0, *) var restorationClass: AnyClass?
    @available(iOS 6.0, *) var restorationIdentifier: String?
    @available(iOS 7.0, *) var restorationParent: UIStateRestoring? { get }
    @available(iOS 10.0, *) var restoresFocusAfterTransition: Bool
    @available(tvOS, unavailable) var rotatingFooterView: UIView? { get }
    @available(tvOS, unavailable) var rotatingHeaderView: UIView? { get }
    @available(tvOS, unavailable) var searchDisplayController: UISearchDisplayController?
    @available(tvOS, unavailable) @available(iOS 15.0, *) var sheetPresentationController: UISheetPresentationController? { get }
    @available(iOS 6.0, *) var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
    @available(tvOS, unavailable) @available(iOS 6.0, *) var shouldAutomaticallyForwardRotationMethods: Bool { get }
    @available(tvOS, unavailable) @available(iOS 6.0, *) @methods var shouldAutorotate: Bool { get }
    @available(iOS 3.2, *) var splitViewController: UISplitViewController? { get }
    @available(iOS 5.0, *) var storyboard: UIStoryboard? { get }
    @available(tvOS, unavailable) @available(iOS 6.0, *) @methods var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
    @available(iOS 11.0, *) var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    @available(iOS 18.0, *) var tab: UITab? { get }
    var tabBarController: UITabBarController? { get }
    var tabBarItem: UITabBarItem!
    @available(iOS, unavailable) var tabBarObservedScrollView: UIScrollView?
    var title: String?
    var toolbarItems: [UIBarButtonItem]?
    @available(iOS 7.0, *) var topLayoutGuide: UILayoutSupport { get }
    @available(iOS 8.0, *) var traitCollection: UITraitCollection { get }
    @available(iOS 17.0, *) var traitOverrides: UITraitOverrides { get }
    @methods var transitionCoordinator: UIViewControllerTransitionCoordinator? { get }
    @available(iOS 7.0, *) var transitioningDelegate: UIViewControllerTransitioningDelegate?
    var view: UIView!
    @available(iOS 9.0, *) var viewIfLoaded: UIView? { get }
    @objc(viewLoaded) var isViewLoaded: Bool { @objc(isViewLoaded) get }
    @available(iOS 11.0, *) var viewRespectsSystemMinimumLayoutMargins: Bool
    @available(tvOS, unavailable) @available(iOS 3.0, *) var wantsFullScreenLayout: Bool
    func setContentScrollView(_: Any, forEdge: Any)
    func setEditing(_: Any, animated: Any)
    func setNeedsFocusUpdate()
    func setNeedsStatusBarAppearanceUpdate()
    func setNeedsUpdateContentUnavailableConfiguration()
    func setNeedsUpdateOfHomeIndicatorAutoHidden()
    func setNeedsUpdateOfPreferredContainerBackgroundStyle()
    func setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    func setNeedsUpdateOfPrefersPointerLocked()
    func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    func setNeedsUpdateOfSupportedInterfaceOrientations()
    func setNeedsUpdateProperties()
    func setNeedsUserInterfaceAppearanceUpdate()
    func setOverrideTraitCollection(_: Any, forChildViewController: Any)
    func setToolbarItems(_: Any, animated: Any)
  }
  protocol UIViewControllerAnimatedTransitioning {}
  protocol UIViewControllerContextTransitioning {}
  protocol UIViewControllerInteractiveTransitioning {}
  protocol UIViewControllerPreviewingDelegate {}
  protocol UIViewControllerRestoration {}
  @available(iOS 18.0, *)
  class UIViewControllerTransition: NSObject {}
  protocol UIViewControllerTransitionCoordinator {}
  protocol UIViewControllerTransitioningDelegate {}
  protocol UIViewImplicitlyAnimating {}
  @available(iOS 26.0, tvOS 26.0, *)
  class UIViewLayoutRegion: NSObject {}
  @available(tvOS, unavailable) @available(iOS 4.2, *)
  class UIViewPrintFormatter: UIPrintFormatter {
    var view: UIView { get }
  }
  @available(iOS 10.0, *)
  class UIViewPropertyAnimator: NSObject, UIViewAnimating, UIViewImplicitlyAnimating {
    var delay: TimeInterval { get }
    var duration: TimeInterval { get }
    @available(iOS 26.0, tvOS 26.0, *) var flushUpdates: Bool
    var fractionComplete: CGFloat
    @objc(interruptible) var isInterruptible: Bool { @objc(isInterruptible) get set }
    @objc(manualHitTestingEnabled) var isManualHitTestingEnabled: Bool { @objc(isManualHitTestingEnabled) get set }
    @available(iOS 11.0, *) var pausesOnCompletion: Bool
    @objc(reversed) var isReversed: Bool { @objc(isReversed) get set }
    @objc(running) var isRunning: Bool { @objc(isRunning) get }
    @available(iOS 11.0, *) var scrubsLinearly: Bool
    var state: UIViewAnimatingState { get }
    var timingParameters: UITimingCurveProvider? { get }
    @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool { @objc(isUserInteractionEnabled) get set }
  }
  @available(iOS 8.0, *)
  class UIVisualEffect: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 8.0, *)
  class UIVisualEffectView: UIView, NSSecureCoding {
    var contentView: UIView { get }
    var effect: UIVisualEffect?
  }
  @objc enum UIWebPaginationBreakingMode: Int {}
  @objc enum UIWebPaginationMode: Int {}
  @available(tvOS, unavailable)
  class UIWebView: UIView, UIScrollViewDelegate {
    @available(iOS 4.0, *) var allowsInlineMediaPlayback: Bool
    @available(iOS 9.0, *) var allowsLinkPreview: Bool
    @available(iOS 9.0, *) var allowsPictureInPictureMediaPlayback: Bool
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var dataDetectorTypes: UIDataDetectorTypes
    var delegate: UIWebViewDelegate?
    var detectsPhoneNumbers: Bool
    @available(iOS 7.0, *) var gapBetweenPages: CGFloat
    @available(iOS 6.0, *) var keyboardDisplayRequiresUserAction: Bool
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    @available(iOS 5.0, *) var mediaPlaybackAllowsAirPlay: Bool
    @available(iOS 4.0, *) var mediaPlaybackRequiresUserAction: Bool
    @available(iOS 7.0, *) var pageCount: UInt { get }
    @available(iOS 7.0, *) var pageLength: CGFloat
    @available(iOS 7.0, *) var paginationBreakingMode: UIWebPaginationBreakingMode
    @available(iOS 7.0, *) var paginationMode: UIWebPaginationMode
    var request: URLRequest? { get }
    var scalesPageToFit: Bool
    @available(iOS 5.0, *) var scrollView: UIScrollView { get }
    @available(iOS 6.0, *) var suppressesIncrementalRendering: Bool
  }
  protocol UIWebViewDelegate {}
  class UIWindow: UIView {
    @available(iOS 15.0, *) var canBecomeKeyWindow: Bool { get }
    @available(iOS 13.0, *) var canResizeToFitContent: Bool
    @objc(keyWindow) var isKeyWindow: Bool { @objc(isKeyWindow) get }
    var rootViewController: UIViewController?
    @available(iOS 16.0, *) var safeAreaAspectFitLayoutGuide: UILayoutGuide { get }
    @available(iOS 3.2, *) var screen: UIScreen
    var windowLevel: UIWindow.Level
    @available(iOS 13.0, *) var windowScene: UIWindowScene?
  }
  @objc(UIWindowLevel) struct UIWindow.Level: RawRepresentable<CGFloat> {}
  @available(iOS 13.0, *)
  class UIWindowScene: UIScene, UITraitChangeObservable, UITraitEnvironment {
    @available(tvOS, unavailable) @available(iOS 15.0, *) var activityItemsConfigurationSource: UIActivityItemsConfigurationProviding?
    var coordinateSpace: UICoordinateSpace { get }
    @available(iOS 16.0, *) var effectiveGeometry: UIWindowSceneGeometry { get }
    @available(iOS 15.0, *) var focusSystem: UIFocusSystem? { get }
    @available(iOS 16.0, *) @objc(fullScreen) var isFullScreen: Bool { @objc(isFullScreen) get }
    @available(tvOS, unavailable) var interfaceOrientation: UIInterfaceOrientation { get }
    @available(iOS 15.0, *) var keyWindow: UIWindow? { get }
    var screen: UIScreen { get }
    var screenshotService: UIScreenshotService? { get }
    var sizeRestrictions: UISceneSizeRestrictions? { get }
    @available(tvOS, unavailable) var statusBarManager: UIStatusBarManager? { get }
    var traitCollection: UITraitCollection { get }
    @available(iOS 17.0, *) var traitOverrides: UITraitOverrides { get }
    @available(iOS 16.0, *) var windowingBehaviors: UISceneWindowingBehaviors? { get }
    var windows: [UIWindow] { get }
  }
  @objc(UIWindowSceneDismissalAnimation) enum UIWindowScene.DismissalAnimation: Int {}
  typealias UIWindowScene.GeometryPreferences = UIWindowSceneGeometryPreferences
  @objc(UIWindowScenePresentationStyle) enum UIWindowScene.PresentationStyle: UInt {}
  @objc(UIWindowSceneResizingRestrictions) enum UIWindowScene.ResizingRestrictions: Int {}
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIWindowSceneActivationAction: UIAction {
    var title: String
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIWindowSceneActivationConfiguration: NSObject {
    var options: UIWindowSceneActivationRequestOptions?
    var preview: UITargetedPreview?
    var userActivity: NSUserActivity { get }
  }
  @available(tvOS, unavailable) @available(iOS 15.0, *)
  class UIWindowSceneActivationInteraction: NSObject, UIInteraction {
    var view: UIView? { get }
  }
  @available(iOS 15.0, *)
  class UIWindowSceneActivationRequestOptions: UISceneActivationRequestOptions {
    @available(iOS 17.0, *) var placement: UIWindowScenePlacement?
    var preferredPresentationStyle: UIWindowScene.PresentationStyle
  }
  protocol UIWindowSceneDelegate: UISceneDelegate {}
  @available(iOS 13.0, *)
  class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    var windowDismissalAnimation: UIWindowScene.DismissalAnimation
  }
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    var gestureForFailureRelationships: UIGestureRecognizer { get }
    var view: UIView? { get }
  }
  @available(iOS 16.0, *)
  class UIWindowSceneGeometry: NSObject {
    @available(iOS 26.0, tvOS 26.0, *) @unsure var coordinateSpace: UICoordinateSpace { get }
    @available(iOS 26.0, tvOS 26.0, *) @unsure @objc(interactivelyResizing) var isInteractivelyResizing: Bool { @objc(isInteractivelyResizing) get }
    @available(tvOS, unavailable) var interfaceOrientation: UIInterfaceOrientation { get }
    @available(iOS 26.0, *) @unsure @objc(interfaceOrientationLocked) var isInterfaceOrientationLocked: Bool { @objc(isInterfaceOrientationLocked) get }
    @unsure var maximumSize: CGSize { get }
    @unsure var minimumSize: CGSize { get }
    @unsure var resizingRestrictions: UIWindowScene.ResizingRestrictions { get }
    var systemFrame: CGRect { get }
  }
  @available(iOS 16.0, *)
  class UIWindowSceneGeometryPreferences: NSObject {}
  @available(tvOS, unavailable) @available(iOS 16.0, *)
  class UIWindowSceneGeometryPreferencesIOS: UIWindowSceneGeometryPreferences {
    var interfaceOrientations: UIInterfaceOrientationMask
  }
  @available(iOS 16.0, *)
  class UIWindowSceneGeometryPreferencesMac: UIWindowSceneGeometryPreferences {
    var systemFrame: CGRect
  }
  class UIWindowSceneGeometryPreferencesVision: UIWindowSceneGeometryPreferences {
    var maximumSize: CGSize
    var minimumSize: CGSize
    var resizingRestrictions: UIWindowScene.ResizingRestrictions
    var size: CGSize
  }
  @available(iOS 17.0, *)
  class UIWindowScenePlacement: NSObject {}
  @available(tvOS, unavailable) @available(iOS 17.0, *)
  class UIWindowSceneProminentPlacement: UIWindowScenePlacement {}
  class UIWindowScenePushPlacement: UIWindowScenePlacement {}
  class UIWindowSceneReplacePlacement: UIWindowScenePlacement {}
  @available(iOS 17.0, *)
  class UIWindowSceneStandardPlacement: UIWindowScenePlacement {}
  @objc enum UIWritingToolsBehavior: Int {}
  @available(tvOS, unavailable) @available(iOS 18.2, *)
  class UIWritingToolsCoordinator: NSObject, UIInteraction {
    var behavior: UIWritingToolsBehavior { get }
    var decorationContainerView: UIView?
    var delegate: UIWritingToolsCoordinatorDelegate? { get }
    var effectContainerView: UIView?
    @available(iOS 26.0, tvOS 26.0, *) var includesTextListMarkers: Bool
    var preferredBehavior: UIWritingToolsBehavior
    var preferredResultOptions: UIWritingToolsResultOptions
    var resultOptions: UIWritingToolsResultOptions { get }
    var state: UIWritingToolsCoordinator.State { get }
    var view: UIView? { get }
  }
  @objc(UIWritingToolsCoordinatorState) enum UIWritingToolsCoordinator.State: Int {}
  @available(tvOS, unavailable) @available(iOS 18.2, *)
  class UIWritingToolsCoordinatorAnimationParameters: NSObject {
    var completionHandler: (() -> Void)?
    var delay: CGFloat { get }
    var duration: CGFloat { get }
    var progressHandler: (() -> Void)?
  }
  @available(tvOS, unavailable) @available(iOS 18.2, *)
  class UIWritingToolsCoordinatorContext: NSObject {
    var attributedString: NSAttributedString { get }
    var identifier: UUID { get }
    var range: NSRange { get }
    var resolvedRange: NSRange { get }
  }
  protocol UIWritingToolsCoordinatorDelegate {}
  @objc struct UIWritingToolsResultOptions: OptionSet<UInt> {}
  @available(iOS 18.0, *)
  class UIZoomTransitionAlignmentRectContext: NSObject {
    var sourceView: UIView { get }
    var zoomedViewController: UIViewController { get }
  }
  @available(iOS 18.0, *)
  class UIZoomTransitionInteractionContext: NSObject {
    var location: CGPoint { get }
    var velocity: CGVector { get }
    var willBegin: Bool { get }
  }
  @available(iOS 18.0, *)
  class UIZoomTransitionOptions: NSObject {
    var alignmentRectProvider: (() -> Void)?
    var dimmingColor: UIColor?
    var dimmingVisualEffect: UIBlurEffect?
    var interactiveDismissShouldBegin: (() -> Void)?
  }
  @available(iOS 18.0, *)
  class UIZoomTransitionSourceViewProviderContext: NSObject {
    var sourceViewController: UIViewController { get }
    var zoomedViewController: UIViewController { get }
  }
  """#
