extension FrameworkInterface {
  static let watchKit = FrameworkInterface(
    name: "WatchKit",
    platforms: ["watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class WKAccessibilityImageRegion: NSObject {
    var frame: CGRect
    var label: String
  }
  class WKAlertAction: NSObject {}
  class WKApplication: NSObject {
    @unsure @objc(applicationRunningInDock) var isApplicationRunningInDock: Bool { @objc(isApplicationRunningInDock) get }
    @unsure var applicationState: WKApplicationState { get }
    @unsure @objc(autorotated) var isAutorotated: Bool { @objc(isAutorotated) get }
    @objc(autorotating) var isAutorotating: Bool { @objc(isAutorotating) get set }
    @unsure var delegate: WKApplicationDelegate? { get }
    @unsure var globalTintColor: UIColor { get }
    @unsure @objc(registeredForRemoteNotifications) var isRegisteredForRemoteNotifications: Bool { @objc(isRegisteredForRemoteNotifications) get }
    @unsure var rootInterfaceController: WKInterfaceController? { get }
    @unsure var visibleInterfaceController: WKInterfaceController? { get }
  }
  protocol WKApplicationDelegate {}
  class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
  @objc enum WKApplicationState: Int {}
  class WKAudioFileAsset: NSObject {
    @objc(URL) var url: URL { get }
    var albumTitle: String? { get }
    var artist: String? { get }
    var duration: TimeInterval { get }
    var title: String? { get }
  }
  class WKAudioFilePlayer: NSObject {
    var currentItem: WKAudioFilePlayerItem? { get }
    var currentTime: TimeInterval { get }
    var error: Error? { get }
    var rate: Float
    var status: WKAudioFilePlayerStatus { get }
  }
  class WKAudioFilePlayerItem: NSObject {
    var asset: WKAudioFileAsset { get }
    @methods var currentTime: TimeInterval
    var error: Error? { get }
    var status: WKAudioFilePlayerItemStatus { get }
  }
  @objc enum WKAudioFilePlayerItemStatus: Int {}
  @objc enum WKAudioFilePlayerStatus: Int {}
  class WKAudioFileQueuePlayer: WKAudioFilePlayer {
    var items: [WKAudioFilePlayerItem] { get }
  }
  class WKBluetoothAlertRefreshBackgroundTask: WKRefreshBackgroundTask {}
  protocol WKCrownDelegate {}
  class WKCrownSequencer: NSObject {
    var delegate: WKCrownDelegate?
    @objc(hapticFeedbackEnabled) var isHapticFeedbackEnabled: Bool { @objc(isHapticFeedbackEnabled) get set }
    @objc(idle) var isIdle: Bool { @objc(isIdle) get }
    var rotationsPerSecond: Double { get }
  }
  class WKExtendedRuntimeSession: NSObject {
    var delegate: WKExtendedRuntimeSessionDelegate?
    var expirationDate: Date? { get }
    var state: WKExtendedRuntimeSessionState { get }
  }
  protocol WKExtendedRuntimeSessionDelegate {}
  @objc enum WKExtendedRuntimeSessionState: Int {}
  class WKExtension: NSObject {
    @objc(applicationRunningInDock) var isApplicationRunningInDock: Bool { @objc(isApplicationRunningInDock) get }
    var applicationState: WKApplicationState { get }
    @objc(autorotated) var isAutorotated: Bool { @objc(isAutorotated) get }
    @objc(autorotating) var isAutorotating: Bool { @objc(isAutorotating) get set }
    var delegate: WKExtensionDelegate? { get }
    @objc(frontmostTimeoutExtended) var isFrontmostTimeoutExtended: Bool { @objc(isFrontmostTimeoutExtended) get set }
    var globalTintColor: UIColor { get }
    @objc(registeredForRemoteNotifications) var isRegisteredForRemoteNotifications: Bool { @objc(isRegisteredForRemoteNotifications) get }
    var rootInterfaceController: WKInterfaceController? { get }
    var visibleInterfaceController: WKInterfaceController? { get }
  }
  protocol WKExtensionDelegate {}
  class WKGestureRecognizer: NSObject {
    @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
    var locationInObject: CGPoint { get }
    var objectBounds: CGRect { get }
    var state: WKGestureRecognizerState { get }
  }
  @objc enum WKGestureRecognizerState: Int {}
  class WKImage: NSObject, NSCoding, NSSecureCoding {
    var image: UIImage? { get }
    var imageData: Data? { get }
    var imageName: String? { get }
  }
  protocol WKImageAnimatable {}
  class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}
  class WKInterfaceActivityRing: WKInterfaceObject {
    func setActivitySummary(_: Any, animated: Any)
  }
  class WKInterfaceAuthorizationAppleIDButton: WKInterfaceObject {}
  class WKInterfaceButton: WKInterfaceObject {
    func setAttributedTitle(_: Any)
    func setBackgroundColor(_: Any)
    func setBackgroundImage(_: Any)
    func setBackgroundImageData(_: Any)
    func setBackgroundImageNamed(_: Any)
    func setEnabled(_: Any)
    func setTitle(_: Any)
  }
  class WKInterfaceController: NSObject {
    var contentFrame: CGRect { get }
    var contentSafeAreaInsets: UIEdgeInsets { get }
    var crownSequencer: WKCrownSequencer { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    @objc(tableScrollingHapticFeedbackEnabled) var isTableScrollingHapticFeedbackEnabled: Bool { @objc(isTableScrollingHapticFeedbackEnabled) get set }
    @IBAction func awakeWithContext(_ sender: Any?)
    func setTitle(_: Any)
  }
  class WKInterfaceDate: WKInterfaceObject {
    func setCalendar(_: Any)
    func setTextColor(_: Any)
    func setTimeZone(_: Any)
  }
  class WKInterfaceDevice: NSObject {
    var batteryLevel: Float { get }
    @objc(batteryMonitoringEnabled) var isBatteryMonitoringEnabled: Bool { @objc(isBatteryMonitoringEnabled) get set }
    var batteryState: WKInterfaceDeviceBatteryState { get }
    var crownOrientation: WKInterfaceDeviceCrownOrientation { get }
    var identifierForVendor: UUID? { get }
    var layoutDirection: WKInterfaceLayoutDirection { get }
    var localizedModel: String { get }
    var model: String { get }
    var name: String { get }
    var preferredContentSizeCategory: String { get }
    var screenBounds: CGRect { get }
    var screenScale: CGFloat { get }
    var supportsAudioStreaming: Bool { get }
    var systemName: String { get }
    var systemVersion: String { get }
    @objc(waterLockEnabled) var isWaterLockEnabled: Bool { @objc(isWaterLockEnabled) get }
    var waterResistanceRating: WKWaterResistanceRating { get }
    var wristLocation: WKInterfaceDeviceWristLocation { get }
  }
  @objc enum WKInterfaceDeviceBatteryState: Int {}
  @objc enum WKInterfaceDeviceCrownOrientation: Int {}
  @objc enum WKInterfaceDeviceWristLocation: Int {}
  class WKInterfaceGroup: WKInterfaceObject, WKImageAnimatable {
    func setBackgroundColor(_: Any)
    func setBackgroundImage(_: Any)
    func setBackgroundImageData(_: Any)
    func setBackgroundImageNamed(_: Any)
    func setContentInset(_: Any)
    func setCornerRadius(_: Any)
  }
  class WKInterfaceHMCamera: WKInterfaceObject {
    func setCameraSource(_: Any)
  }
  class WKInterfaceImage: WKInterfaceObject, WKImageAnimatable {
    func setImage(_: Any)
    func setImageData(_: Any)
    func setImageNamed(_: Any)
    func setTintColor(_: Any)
  }
  class WKInterfaceInlineMovie: WKInterfaceObject {
    func setAutoplays(_: Any)
    func setLoops(_: Any)
    func setMovieURL(_: Any)
    func setPosterImage(_: Any)
    func setVideoGravity(_: Any)
  }
  class WKInterfaceLabel: WKInterfaceObject {
    func setAttributedText(_: Any)
    func setText(_: Any)
    func setTextColor(_: Any)
  }
  @objc enum WKInterfaceLayoutDirection: Int {}
  class WKInterfaceMap: WKInterfaceObject {
    func setRegion(_: Any)
    func setShowsUserHeading(_: Any)
    func setShowsUserLocation(_: Any)
    func setUserTrackingMode(_: Any, animated: Any)
    func setVisibleMapRect(_: Any)
  }
  class WKInterfaceMovie: WKInterfaceObject {
    func setLoops(_: Any)
    func setMovieURL(_: Any)
    func setPosterImage(_: Any)
    func setVideoGravity(_: Any)
  }
  class WKInterfaceObject: NSObject {
    var interfaceProperty: String { get }
    func setAccessibilityHint(_: Any)
    func setAccessibilityIdentifier(_: Any)
    func setAccessibilityImageRegions(_: Any)
    func setAccessibilityLabel(_: Any)
    func setAccessibilityTraits(_: Any)
    func setAccessibilityValue(_: Any)
    func setAlpha(_: Any)
    func setHeight(_: Any)
    func setHidden(_: Any)
    func setHorizontalAlignment(_: Any)
    func setIsAccessibilityElement(_: Any)
    func setRelativeHeight(_: Any, withAdjustment: Any)
    func setRelativeWidth(_: Any, withAdjustment: Any)
    func setSemanticContentAttribute(_: Any)
    func setVerticalAlignment(_: Any)
    func setWidth(_: Any)
  }
  class WKInterfacePaymentButton: WKInterfaceObject {}
  class WKInterfacePicker: WKInterfaceObject {
    func setCoordinatedAnimations(_: Any)
    func setEnabled(_: Any)
    func setItems(_: Any)
    func setSelectedItemIndex(_: Any)
  }
  class WKInterfaceSCNScene: WKInterfaceObject, SCNSceneRenderer {
    var antialiasingMode: SCNAntialiasingMode
    var audioEngine: AVAudioEngine { get }
    var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    var audioListener: SCNNode?
    var autoenablesDefaultLighting: Bool
    var colorPixelFormat: MTLPixelFormat { get }
    var commandQueue: MTLCommandQueue? { get }
    var context: UnsafeMutableRawPointer? { get }
    var currentRenderCommandEncoder: MTLRenderCommandEncoder? { get }
    var currentRenderPassDescriptor: MTLRenderPassDescriptor { get }
    var currentTime: TimeInterval
    var currentViewport: CGRect { get }
    var debugOptions: SCNDebugOptions
    var delegate: SCNSceneRendererDelegate?
    var depthPixelFormat: MTLPixelFormat { get }
    var device: MTLDevice? { get }
    @objc(jitteringEnabled) var isJitteringEnabled: Bool { @objc(isJitteringEnabled) get set }
    var loops: Bool
    @objc(playing) var isPlaying: Bool { @objc(isPlaying) get set }
    var pointOfView: SCNNode?
    var preferredFramesPerSecond: Int
    var renderingAPI: SCNRenderingAPI { get }
    var scene: SCNScene?
    var sceneTime: TimeInterval
    var showsStatistics: Bool
    @methods var snapshot: UIImage { get }
    var stencilPixelFormat: MTLPixelFormat { get }
    @objc(temporalAntialiasingEnabled) var isTemporalAntialiasingEnabled: Bool { @objc(isTemporalAntialiasingEnabled) get set }
    var usesReverseZ: Bool
    var workingColorSpace: CGColorSpace { get }
  }
  class WKInterfaceSKScene: WKInterfaceObject {
    @objc(paused) var isPaused: Bool { @objc(isPaused) get set }
    var preferredFramesPerSecond: Int
  }
  class WKInterfaceSeparator: WKInterfaceObject {
    func setColor(_: Any)
  }
  class WKInterfaceSlider: WKInterfaceObject {
    func setColor(_: Any)
    func setEnabled(_: Any)
    func setNumberOfSteps(_: Any)
    func setValue(_: Any)
  }
  class WKInterfaceSwitch: WKInterfaceObject {
    func setAttributedTitle(_: Any)
    func setColor(_: Any)
    func setEnabled(_: Any)
    func setOn(_: Any)
    func setTitle(_: Any)
  }
  class WKInterfaceTable: WKInterfaceObject {
    var curvesAtBottom: Bool
    var curvesAtTop: Bool
    var numberOfRows: Int { get }
    func setNumberOfRows(_: Any, withRowType: Any)
    func setRowTypes(_: Any)
  }
  class WKInterfaceTextField: WKInterfaceObject {
    func setAttributedPlaceholder(_: Any)
    func setAttributedText(_: Any)
    func setEnabled(_: Any)
    func setPlaceholder(_: Any)
    func setSecureTextEntry(_: Any)
    func setText(_: Any)
    func setTextColor(_: Any)
    func setTextContentType(_: Any)
  }
  class WKInterfaceTimer: WKInterfaceObject {
    func setDate(_: Any)
    func setTextColor(_: Any)
  }
  class WKInterfaceVolumeControl: WKInterfaceObject {
    func setTintColor(_: Any)
  }
  class WKLongPressGestureRecognizer: WKGestureRecognizer {
    var allowableMovement: CGFloat
    var minimumPressDuration: CFTimeInterval
    var numberOfTapsRequired: UInt
  }
  class WKPanGestureRecognizer: WKGestureRecognizer {
    var translationInObject: CGPoint { get }
    var velocityInObject: CGPoint { get }
  }
  class WKPickerItem: NSObject, NSCoding, NSSecureCoding {
    var accessoryImage: WKImage?
    var caption: String?
    var contentImage: WKImage?
    var title: String?
  }
  class WKRefreshBackgroundTask: NSObject {
    var expirationHandler: (() -> Void)?
    var userInfo: Any? { get }
    func setTaskCompleted()
    func setTaskCompletedWithSnapshot(_: Any)
  }
  class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}
  @objc enum WKSnapshotReason: Int {}
  class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    var reasonForSnapshot: WKSnapshotReason { get }
    var returnToDefaultState: Bool { get }
    func setTaskCompletedWithDefaultStateRestored(_: Any, estimatedSnapshotExpiration: Any, userInfo: Any)
  }
  class WKSwipeGestureRecognizer: WKGestureRecognizer {
    var direction: WKSwipeGestureRecognizerDirection
  }
  @objc struct WKSwipeGestureRecognizerDirection: OptionSet<UInt> {}
  class WKTapGestureRecognizer: WKGestureRecognizer {
    var numberOfTapsRequired: UInt
  }
  class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    var sessionIdentifier: String { get }
  }
  class WKUserNotificationInterfaceController: WKInterfaceController {
    var notificationActions: [UNNotificationAction]
    @IBOutlet var notificationAlertLabel: WKInterfaceLabel?
  }
  class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
  @objc enum WKWaterResistanceRating: Int {}
  """#
