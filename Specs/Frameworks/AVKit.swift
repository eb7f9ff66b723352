extension FrameworkInterface {
  static let avKit = FrameworkInterface(
    name: "AVKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 17.2, *)
  class AVCaptureEvent: NSObject {
    var phase: AVCaptureEventPhase { get }
  }
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 17.2, *)
  class AVCaptureEventInteraction: NSObject, UIInteraction {
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var view: UIView? { get }
  }
  @objc enum AVCaptureEventPhase: UInt {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.10, *)
  class AVCaptureView: NSView {
    var controlsStyle: AVCaptureViewControlsStyle
    var delegate: AVCaptureViewDelegate?
    var fileOutput: AVCaptureFileOutput? { get }
    var session: AVCaptureSession? { get }
    var videoGravity: AVLayerVideoGravity
    func setSession(_: Any, showVideoPreview: Any, showAudioPreview: Any)
  }
  @objc enum AVCaptureViewControlsStyle: Int {}
  protocol AVCaptureViewDelegate {}
  @incomplete
  class AVContentProposal: NSObject {}
  @available(iOS, unavailable) @available(macOS, unavailable)
  class AVContentProposalViewController: UIViewController {
    var contentProposal: AVContentProposal? { get }
    var dateOfAutomaticAcceptance: Date?
    var playerLayoutGuide: UILayoutGuide { get }
    var playerViewController: AVPlayerViewController? { get }
    var preferredPlayerViewFrame: CGRect { get }
  }
  @available(iOS, unavailable) @available(macOS, unavailable)
  class AVContinuityDevicePickerViewController: UIViewController {
    var delegate: AVContinuityDevicePickerViewControllerDelegate?
  }
  protocol AVContinuityDevicePickerViewControllerDelegate {}
  @objc enum AVDisplayDynamicRange: Int {}
  @available(iOS, unavailable) @available(macOS, unavailable)
  class AVDisplayManager: NSObject {
    @objc(displayCriteriaMatchingEnabled) var isDisplayCriteriaMatchingEnabled: Bool { @objc(isDisplayCriteriaMatchingEnabled) get }
    @objc(displayModeSwitchInProgress) var isDisplayModeSwitchInProgress: Bool { @objc(isDisplayModeSwitchInProgress) get }
    var preferredDisplayCriteria: AVDisplayCriteria?
  }
  @available(macOS, unavailable) @available(iOS 16.0, *)
  class AVInterstitialTimeRange: NSObject, NSCopying, NSSecureCoding {
    var timeRange: CMTimeRange { get }
  }
  @available(iOS 26.4, macOS 26.4, *)
  class AVLegibleMediaOptionsMenuController: NSObject {
    var delegate: AVLegibleMediaOptionsMenuControllerDelegate?
    @unsure var menuState: AVLegibleMediaOptionsMenuState { get }
    var player: AVPlayer
  }
  protocol AVLegibleMediaOptionsMenuControllerDelegate {}
  @objc struct AVLegibleMediaOptionsMenuState {}
  @available(iOS, unavailable) @available(macOS, unavailable)
  class AVNavigationMarkersGroup: NSObject {
    var dateRangeNavigationMarkers: [AVDateRangeMetadataGroup]? { get }
    var timedNavigationMarkers: [AVTimedMetadataGroup]? { get }
    var title: String? { get }
  }
  @available(iOS 9.0, macOS 10.15, *)
  class AVPictureInPictureController: NSObject {
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 14.2, *) var canStartPictureInPictureAutomaticallyFromInline: Bool
    @available(iOS, unavailable) @available(macOS, unavailable) var canStopPictureInPicture: Bool { get }
    @available(iOS 15.0, macOS 12.0, *) var contentSource: AVPictureInPictureControllerContentSource?
    var delegate: AVPictureInPictureControllerDelegate?
    @objc(pictureInPictureActive) var isPictureInPictureActive: Bool { @objc(isPictureInPictureActive) get }
    @objc(pictureInPicturePossible) var isPictureInPicturePossible: Bool { @objc(isPictureInPicturePossible) get }
    @objc(pictureInPictureSuspended) var isPictureInPictureSuspended: Bool { @objc(isPictureInPictureSuspended) get }
    var playerLayer: AVPlayerLayer { get }
    @available(iOS 14.0, macOS 11.0, *) var requiresLinearPlayback: Bool
  }
  @available(iOS 15.0, macOS 12.0, *)
  class AVPictureInPictureControllerContentSource: NSObject {
    @available(tvOS, unavailable) @available(macOS, unavailable) var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) var activeVideoCallSourceView: UIView? { get }
    var playerLayer: AVPlayerLayer? { get }
    var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer? { get }
    var sampleBufferPlaybackDelegate: AVPictureInPictureSampleBufferPlaybackDelegate? { get }
  }
  protocol AVPictureInPictureControllerDelegate {}
  protocol AVPictureInPictureSampleBufferPlaybackDelegate {}
  @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 15.0, *)
  class AVPictureInPictureVideoCallViewController: UIViewController {}
  @available(iOS 16.0, macOS 13.0, *)
  class AVPlaybackSpeed: NSObject {
    var localizedName: String { get }
    var localizedNumericName: String { get }
    var rate: Float { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.9, *)
  class AVPlayerView: NSView {
    var actionPopUpButtonMenu: NSMenu?
    @available(macOS 13.0, *) var allowsMagnification: Bool
    @available(macOS 10.15, *) var allowsPictureInPicturePlayback: Bool
    @available(macOS 13.0, *) var allowsVideoFrameAnalysis: Bool
    var canBeginTrimming: Bool { get }
    @available(macOS 10.10, *) var contentOverlayView: NSView? { get }
    var controlsStyle: AVPlayerViewControlsStyle
    @available(macOS 12.0, *) var delegate: AVPlayerViewDelegate?
    @available(macOS 13.0, *) var magnification: CGFloat
    @available(macOS 10.15, *) var pictureInPictureDelegate: AVPlayerViewPictureInPictureDelegate?
    var player: AVPlayer?
    @available(macOS 26.0, *) var preferredDisplayDynamicRange: AVDisplayDynamicRange
    @available(macOS 10.10, *) @objc(readyForDisplay) var isReadyForDisplay: Bool { @objc(isReadyForDisplay) get }
    @available(macOS 13.0, *) var selectedSpeed: AVPlaybackSpeed? { get }
    var showsFrameSteppingButtons: Bool
    var showsFullScreenToggleButton: Bool
    var showsSharingServiceButton: Bool
    @available(macOS 10.15, *) var showsTimecodes: Bool
    @available(macOS 13.0, *) var speeds: [AVPlaybackSpeed]
    @available(macOS 10.13, *) var updatesNowPlayingInfoCenter: Bool
    @available(macOS 10.10, *) var videoBounds: CGRect { get }
    @available(macOS 14.0, *) var videoFrameAnalysisTypes: AVVideoFrameAnalysisType
    @available(macOS 10.10, *) var videoGravity: AVLayerVideoGravity
    func setMagnification(_: Any, centeredAtPoint: Any)
  }
  @available(macOS, unavailable) @available(iOS 8.0, *)
  class AVPlayerViewController: UIViewController {
    @available(iOS, unavailable) var allowedSubtitleOptionLanguages: [String]?
    @available(iOS 9.0, *) var allowsPictureInPicturePlayback: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, *) var allowsVideoFrameAnalysis: Bool
    @available(iOS, unavailable) var appliesPreferredDisplayCriteriaAutomatically: Bool
    @available(tvOS, unavailable) @available(iOS 14.2, *) var canStartPictureInPictureAutomaticallyFromInline: Bool
    var contentOverlayView: UIView? { get }
    @available(iOS, unavailable) var contentProposalViewController: AVContentProposalViewController?
    @available(iOS, unavailable) var contextualActions: [UIAction]
    @available(iOS, unavailable) var customInfoViewController: UIViewController?
    @available(iOS, unavailable) var customInfoViewControllers: [UIViewController]
    @available(iOS, unavailable) var customOverlayViewController: UIViewController?
    @available(iOS 9.0, *) var delegate: AVPlayerViewControllerDelegate?
    @available(tvOS, unavailable) @available(iOS 11.0, *) var entersFullScreenWhenPlaybackBegins: Bool
    @available(tvOS, unavailable) @available(iOS 11.0, *) var exitsFullScreenWhenPlaybackEnds: Bool
    @available(iOS, unavailable) var infoViewActions: [UIAction]?
    @available(iOS 9.0, *) var pixelBufferAttributes: [String: Any]?
    @available(iOS, unavailable) var playbackControlsIncludeInfoViews: Bool
    @available(iOS, unavailable) var playbackControlsIncludeTransportBar: Bool
    var player: AVPlayer?
    @objc(readyForDisplay) var isReadyForDisplay: Bool { @objc(isReadyForDisplay) get }
    @available(iOS, unavailable) var requiresFullSubtitles: Bool
    @available(iOS 14.0, *) var requiresLinearPlayback: Bool
    @available(iOS 16.0, *) var selectedSpeed: AVPlaybackSpeed? { get }
    var showsPlaybackControls: Bool
    @available(tvOS, unavailable) @available(iOS 14.0, *) var showsTimecodes: Bool
    @available(iOS, unavailable) @objc(skipBackwardEnabled) var isSkipBackwardEnabled: Bool { @objc(isSkipBackwardEnabled) get set }
    @available(iOS, unavailable) @objc(skipForwardEnabled) var isSkipForwardEnabled: Bool { @objc(isSkipForwardEnabled) get set }
    @available(iOS, unavailable) var skippingBehavior: AVPlayerViewControllerSkippingBehavior
    @available(iOS 16.0, *) var speeds: [AVPlaybackSpeed]
    @available(tvOS, unavailable) @available(iOS 17.0, *) var toggleLookupAction: UIAction { get }
    @available(iOS, unavailable) var transportBarCustomMenuItems: [UIMenuElement]
    @available(iOS, unavailable) var transportBarIncludesTitleView: Bool
    @available(iOS, unavailable) var unobscuredContentGuide: UILayoutGuide { get }
    @available(tvOS, unavailable) @available(iOS 10.0, *) var updatesNowPlayingInfoCenter: Bool
    @available(tvOS, unavailable) var videoBounds: CGRect { get }
    @available(tvOS, unavailable) @available(iOS 17.0, *) var videoFrameAnalysisTypes: AVVideoFrameAnalysisType
    var videoGravity: String
  }
  protocol AVPlayerViewControllerDelegate {}
  @objc enum AVPlayerViewControlsStyle: Int {}
  protocol AVPlayerViewDelegate {}
  protocol AVPlayerViewPictureInPictureDelegate {}
  @available(iOS 11.0, macOS 10.15, *) @superclass(macOS, NSView)
  class AVRoutePickerView: UIView {
    @available(macOS, unavailable) var activeTintColor: UIColor!
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) var customRoutingController: AVCustomRoutingController?
    var delegate: AVRoutePickerViewDelegate?
    @available(iOS, unavailable) @available(tvOS, unavailable) var player: AVPlayer?
    @available(macOS, unavailable) @available(iOS 13.0, *) var prioritizesVideoDevices: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(routePickerButtonBordered) var isRoutePickerButtonBordered: Bool { @objc(isRoutePickerButtonBordered) get set }
    @available(iOS, unavailable) @available(macOS, unavailable) var routePickerButtonStyle: AVRoutePickerViewButtonStyle
    func setRoutePickerButtonColor(_: Any, forState: Any)
  }
  @objc enum AVRoutePickerViewButtonStyle: Int {}
  protocol AVRoutePickerViewDelegate {}
  @objc struct AVVideoFrameAnalysisType: OptionSet<UInt> {}
  protocol NSCopying {}
  """#
