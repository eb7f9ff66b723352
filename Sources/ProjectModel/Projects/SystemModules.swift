/// The modules and header folders that platforms and Swift provide.
package enum SystemModules {
  /// Whether a platform's SDK or the toolchain has a module or header folder with the given name.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    AE AGL ARKit ATS AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit
    Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit
    AppClip AppIntents AppKit AppleArchive AppleScriptObjC AudioVideoBridging CarKey CoreDisplay CoreHID
    CreateMLComponents DeclaredAgeRange DictionaryServices DirectoryService Distributed DriverKit EndpointSecurity
    EnergyKit FinanceKitUI FxPlug GeoToolbox ImmersiveMediaSupport JavaNativeFoundation JavaRuntimeSupport
    JournalingSuggestions KernelManagement LightweightCodeRequirements LiveCommunicationKit LockedCameraCapture
    ManagedApp ManagedAppDistribution MarketplaceKit NetworkingDriverKit OpenScripting PaperKit PermissionKit
    QuartzFilters RelevanceKit SecureElementCredential ServerNotification SpeechRecognition StickerFoundation
    StickerKit SwiftShims SwiftUICore TelephonyMessagingKit TranslationUIProvider USBDriverKit VisualIntelligence
    WiFiAware X11 XcodeKit _RegexParser _SwiftConcurrencyShims
    AppTrackingTransparency AppleScriptKit ApplicationServices AssertMacros AssetsLibrary
    Android Availability AvailabilityMacros Bionic CDispatch CRT FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML MacTypes PackageDescription PackagePlugin TargetConditionals WASILibc WinSDK ucrt
    AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration Automator
    BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat
    CFNetwork CalendarStore CallKit CarPlay Carbon CarbonCore Charts Cinematic ClassKit ClockKit
    CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto CompositorServices Compression
    ContactProvider Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
    CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Cxx CxxStdlib DVDPlayback
    Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DeviceDiscoveryUI DiscRecording DiscRecordingUI DiskArbitration Dispatch DockKit DrawSprocket
    EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FSKit FamilyControls FileProvider FileProviderUI FinanceKit
    FinderSync ForceFeedback Foundation FoundationModels GLKit GLUT GSS GameController GameKit GameSave
    GameplayKit Glibc GroupActivities HIServices HIToolbox HealthKit HealthKitUI HomeKit Hypervisor
    ICADevices IMServicePlugIn IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost IdentityLookup
    IdentityLookupUI ImageCaptureCore ImageIO ImageKit ImagePlayground InputMethodKit InstallerPlugins
    InstantMessage Intents IntentsUI JavaScriptCore JavaVM Kerberos Kernel LDAP LatentSemanticMapping
    LaunchServices LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute MachO
    MailKit ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
    MediaExtension MediaLibrary MediaPlayer MediaSetup MediaToolbox Message MessageUI Messages Metadata
    Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction
    NetFS Network NetworkExtension NewsstandKit NotificationCenter OSAKit OSLog OSServices ObjectiveC
    Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES PDFKit PHASE ParavirtualizedGraphics PassKit
    PencilKit Photos PhotosUI PlaygroundSupport PreferencePanes PrintCore ProximityReader PubSub PushKit
    PushToTalk Python QD QTKit Quartz QuartzComposer QuartzCore QuickLook QuickLookThumbnailing
    QuickLookUI QuickTime RealityFoundation RealityKit RegexBuilder ReplayKit RoomPlan Ruby SQLite3
    SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SearchKit SenTestingKit
    Security SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit
    ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech
    SpeechSynthesis SpriteKit StoreKit StoreKitTest Swift SwiftData SwiftUI Symbols SyncServices
    Synchronization System SystemConfiguration SystemExtensions TCL TVMLKit TVServices TVUIKit TWAIN
    TabularData Testing ThreadNetwork TipKit Tk TouchController Translation Twitter UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoDecodeAcceleration
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WorkoutKit XCTest XCUIAutomation XPC XgridFoundation _Concurrency
    _Differentiation _StringProcessing apr architecture arpa asl bsm bzlib c corecrypto cups curl device
    dispatch editline gethostuuid hfs i386 iAd iTunesLibrary iconv kern libc libexslt libkern libxml
    libxml2 libxslt mach mach-o mach_debug machine malloc membership ncurses net netinet netinet6 nfs objc openssl os
    pexpert protocols pthread ptrauth readline readpassphrase rpc secure security servers simd sqlite3
    std sys unicode uuid vImage vecLib vmnet xar xlocale xpc zlib
    """
}
