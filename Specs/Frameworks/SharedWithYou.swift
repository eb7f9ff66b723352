extension FrameworkInterface {
  static let sharedWithYou = FrameworkInterface(
    name: "SharedWithYou",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS, unavailable) @available(tvOS, unavailable)
  extension NSPasteboardItem {
    @available(macOS 13.0, *) var collaborationMetadata: SWCollaborationMetadata?
  }
  @available(iOS 16.0, macOS 13.0, *) @superclass(macOS, NSView)
  class SWAttributionView: UIView {
    var backgroundStyle: SWAttributionViewBackgroundStyle
    var displayContext: SWAttributionViewDisplayContext
    @available(iOS, unavailable) @available(macOS, unavailable) var enablesMarquee: Bool
    var highlight: SWHighlight?
    @available(iOS, unavailable) @available(tvOS, unavailable) var highlightMenu: NSMenu { get }
    @available(macOS, unavailable) var highlightMenu: UIMenu { get }
    var horizontalAlignment: SWAttributionViewHorizontalAlignment
    var menuTitleForHideAction: String?
    var preferredMaxLayoutWidth: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) var supplementalMenu: NSMenuItem?
    @available(macOS, unavailable) var supplementalMenu: UIMenu?
  }
  @objc enum SWAttributionViewBackgroundStyle: Int {}
  @objc enum SWAttributionViewDisplayContext: Int {}
  @objc enum SWAttributionViewHorizontalAlignment: Int {}
  @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *) @superclass(macOS, NSView)
  class SWCollaborationView: UIView {
    var activeParticipantCount: UInt
    @available(macOS, unavailable) var cloudSharingControllerDelegate: UICloudSharingControllerDelegate?
    @available(iOS, unavailable) var cloudSharingDelegate: NSCloudSharingServiceDelegate?
    @available(macOS, unavailable) var cloudSharingDelegate: UICloudSharingControllerDelegate?
    @available(iOS, unavailable) var cloudSharingServiceDelegate: NSCloudSharingServiceDelegate?
    var delegate: SWCollaborationViewDelegate?
    @available(iOS, unavailable) var headerImage: NSImage
    @available(macOS, unavailable) var headerImage: UIImage
    var headerSubtitle: String
    var headerTitle: String
    var manageButtonTitle: String
    @available(iOS, unavailable) @available(macOS 13.1, *) var menuFormRepresentation: NSMenuItem { get }
    func setContentView(_: Any)
    func setShowManageButton(_: Any)
  }
  protocol SWCollaborationViewDelegate {}
  @incomplete
  class SWHighlight: NSObject {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *)
  class SWRemoveParticipantAlertController: UIViewController {}
  """#
