extension FrameworkInterface {
  static let avFoundation = FrameworkInterface(
    name: "AVFoundation",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @incomplete
  class AVCaptureConnection: NSObject {}
  @incomplete
  class AVCaptureFileOutput: AVCaptureOutput {}
  @incomplete
  class AVCaptureOutput: NSObject {}
  @incomplete
  class AVCaptureSession: NSObject {}
  @objc enum AVCaptureVideoOrientation: Int {}
  @available(iOS 4.0, *)
  class AVCaptureVideoPreviewLayer: CALayer {
    @available(tvOS, unavailable) @available(macOS, unavailable) var automaticallyAdjustsMirroring: Bool
    @available(iOS 6.0, *) var connection: AVCaptureConnection? { get }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @objc(deferredStartEnabled) var isDeferredStartEnabled: Bool { @objc(isDeferredStartEnabled) get set }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @unsure @objc(deferredStartSupported) var isDeferredStartSupported: Bool { @objc(isDeferredStartSupported) get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @objc(mirrored) var isMirrored: Bool { @objc(isMirrored) get set }
    @available(tvOS, unavailable) @available(macOS, unavailable) @objc(mirroringSupported) var isMirroringSupported: Bool { @objc(isMirroringSupported) get }
    @available(tvOS, unavailable) @available(macOS, unavailable) var orientation: AVCaptureVideoOrientation
    @available(tvOS, unavailable) @available(macOS, unavailable) @objc(orientationSupported) var isOrientationSupported: Bool { @objc(isOrientationSupported) get }
    @available(macOS, unavailable) @available(iOS 13.0, *) @objc(previewing) var isPreviewing: Bool { @objc(isPreviewing) get }
    var session: AVCaptureSession?
    var videoGravity: AVLayerVideoGravity
    func setSessionWithNoConnection(_: Any)
  }
  @incomplete
  class AVDateRangeMetadataGroup: AVMetadataGroup {}
  @incomplete
  class AVDisplayCriteria: NSObject {}
  @objc struct AVLayerVideoGravity: RawRepresentable<String> {}
  @incomplete
  class AVMetadataGroup: NSObject {}
  @incomplete
  class AVPlaybackCoordinator: NSObject {}
  @available(iOS 4.0, *)
  class AVPlayer: NSObject {
    var actionAtItemEnd: AVPlayerActionAtItemEnd
    @available(macOS, unavailable) @available(iOS 5.0, *) @objc(airPlayVideoActive) var isAirPlayVideoActive: Bool { @objc(isAirPlayVideoActive) get }
    @available(macOS, unavailable) @available(iOS 5.0, *) var allowsAirPlayVideo: Bool
    @available(iOS 26.4, macOS 26.4, tvOS 26.4, *) var allowsCaptureOfClearKeyVideo: Bool
    @available(iOS 6.0, macOS 10.11, *) var allowsExternalPlayback: Bool
    @available(iOS 7.0, macOS 10.9, *) var appliesMediaSelectionCriteriaAutomatically: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.9, *) var audioOutputDeviceUniqueID: String?
    @available(iOS 26.0, tvOS 26.0, *) @unsure var audioOutputSuppressedDueToNonMixableAudioRoute: Bool { get }
    @available(iOS 15.0, macOS 12.0, *) var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy
    @available(iOS 10.0, macOS 10.12, *) var automaticallyWaitsToMinimizeStalling: Bool
    @objc(closedCaptionDisplayEnabled) var isClosedCaptionDisplayEnabled: Bool { @objc(isClosedCaptionDisplayEnabled) get set }
    var currentItem: AVPlayerItem? { get }
    var currentTime: CMTime { get }
    @available(iOS 16.0, macOS 13.0, *) var defaultRate: Float
    var error: Error? { get }
    @available(iOS 6.0, macOS 10.11, *) @objc(externalPlaybackActive) var isExternalPlaybackActive: Bool { @objc(isExternalPlaybackActive) get }
    @available(iOS 6.0, macOS 10.9, *) var externalPlaybackVideoGravity: AVLayerVideoGravity
    @available(iOS 6.0, *) var masterClock: CMClock?
    @available(iOS 7.0, macOS 10.7, *) @objc(muted) var isMuted: Bool { @objc(isMuted) get set }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) var networkResourcePriority: AVPlayerNetworkResourcePriority
    @available(iOS 6.0, macOS 10.12, *) var outputObscuredDueToInsufficientExternalProtection: Bool { get }
    @available(iOS 15.0, macOS 12.0, *) var playbackCoordinator: AVPlayerPlaybackCoordinator { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.13, *) var preferredVideoDecoderGPURegistryID: UInt64
    var preventsAutomaticBackgroundingDuringVideoPlayback: Bool
    @available(iOS 12.0, macOS 10.14, *) var preventsDisplaySleepDuringVideoPlayback: Bool
    var rate: Float
    @available(iOS 10.0, macOS 10.12, *) var reasonForWaitingToPlay: AVPlayer.WaitingReason? { get }
    @available(iOS 15.0, macOS 12.0, *) var sourceClock: CMClock?
    var status: AVPlayerStatus { get }
    @available(iOS 10.0, macOS 10.12, *) var timeControlStatus: AVPlayer.TimeControlStatus { get }
    @available(macOS, unavailable) @available(iOS 5.0, *) var usesAirPlayVideoWhileAirPlayScreenIsActive: Bool
    @available(macOS, unavailable) @available(iOS 6.0, *) var usesExternalPlaybackWhileExternalScreenIsActive: Bool
    @available(iOS 17.2, macOS 14.2, *) var videoOutput: AVPlayerVideoOutput?
    @available(iOS 7.0, macOS 10.7, *) var volume: Float
    @IBAction func removeTimeObserver(_ sender: Any?)
    func setMediaSelectionCriteria(_: Any, forMediaCharacteristic: Any)
    func setRate(_: Any, time: Any, atHostTime: Any)
  }
  @objc(AVPlayerTimeControlStatus) enum AVPlayer.TimeControlStatus: Int {}
  @objc(AVPlayerWaitingReason) struct AVPlayer.WaitingReason: RawRepresentable<String> {}
  @objc enum AVPlayerActionAtItemEnd: Int {}
  @objc enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int {}
  @incomplete
  class AVPlayerItem: NSObject {}
  @available(iOS 4.0, *)
  class AVPlayerLayer: CALayer {
    @available(iOS 9.0, macOS 10.11, *) var pixelBufferAttributes: [String: Any]?
    var player: AVPlayer?
    @objc(readyForDisplay) var isReadyForDisplay: Bool { @objc(isReadyForDisplay) get }
    var videoGravity: AVLayerVideoGravity
    @available(iOS 7.0, macOS 10.9, *) var videoRect: CGRect { get }
    func setCaptionPreviewProfileID(_: Any, position: Any, text: Any)
  }
  @objc enum AVPlayerNetworkResourcePriority: Int {}
  @incomplete
  class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {}
  @objc enum AVPlayerStatus: Int {}
  @incomplete
  class AVPlayerVideoOutput: NSObject {}
  @objc enum AVPlayerViewControllerSkippingBehavior: Int {}
  protocol AVQueuedSampleBufferRendering {}
  @objc enum AVQueuedSampleBufferRenderingStatus: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
    var controlTimebase: CMTimebase?
    var error: Error? { get }
    @unsure var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
    @methods var outputObscuredDueToInsufficientExternalProtection: Bool { get }
    var preventsAutomaticBackgroundingDuringVideoPlayback: Bool
    @available(iOS 12.2, macOS 10.14, *) var preventsCapture: Bool
    @available(iOS 13.0, macOS 10.15, *) var preventsDisplaySleepDuringVideoPlayback: Bool
    @available(iOS 17.4, macOS 14.4, *) @objc(readyForDisplay) var isReadyForDisplay: Bool { @objc(isReadyForDisplay) get }
    @objc(readyForMoreMediaData) var isReadyForMoreMediaData: Bool { @objc(isReadyForMoreMediaData) get }
    @available(iOS 14.0, macOS 11.0, *) var requiresFlushToResumeDecoding: Bool { get }
    @available(iOS 17.0, macOS 14.0, *) var sampleBufferRenderer: AVSampleBufferVideoRenderer { get }
    var status: AVQueuedSampleBufferRenderingStatus { get }
    @available(iOS 11.0, macOS 10.13, *) var timebase: CMTimebase { get }
    var videoGravity: AVLayerVideoGravity
  }
  @incomplete
  class AVSampleBufferVideoRenderer: NSObject {}
  @available(iOS 4.0, *)
  class AVSynchronizedLayer: CALayer {
    var playerItem: AVPlayerItem?
  }
  @incomplete
  class AVTimedMetadataGroup: AVMetadataGroup {}
  extension NSValue {
    @available(iOS 4.0, macOS 10.7, *) @objc(CMTimeMappingValue) var cmTimeMappingValue: CMTimeMapping { get }
    @available(iOS 4.0, macOS 10.7, *) @objc(CMTimeRangeValue) var cmTimeRangeValue: CMTimeRange { get }
    @available(iOS 4.0, macOS 10.7, *) @objc(CMTimeValue) var cmTimeValue: CMTime { get }
  }
  """#
