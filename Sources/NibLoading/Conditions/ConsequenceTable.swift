import KeyValueCoding

/// The consequence of each kind of fault, by platform and system version.
///
/// Sources: UIKit catches exceptions of runtime attributes since iOS 8 (SwiftLint#901, mapbox-gl-native#1184), not
/// before (UIFloatLabelTextField#21); AppKit since OS X 10.10 (openradar-mirror#9239), not in 10.8 (put.io-adder#18).
/// Exceptions of outlets are uncaught on every version of iOS; AppKit only logs them (NSNibAwaking).
enum ConsequenceTable {
  enum Fault: CaseIterable, Hashable, Sendable {
    /// A runtime attribute raises.
    case attributeRaises
    /// An outlet or outlet collection raises.
    case outletRaises
    /// The target of an action does not have the method.
    case actionMissing
    /// A binding reads a key that its object does not have.
    ///
    /// Confidence: medium. Reports describe a crash for a main nib (Big Nerd Ranch's forum, thread 11524) and a
    /// logged exception for other nibs (ResForge#21). It is unknown whether the rest of the nib is loaded.
    case bindingRaises
    /// A binding in the main nib reads a key that its object does not have.
    ///
    /// The main nib is loaded before the application's event loop runs.
    case bindingOfMainNibRaises
    /// The class named by the document does not exist.
    case classMissing
    /// The initializer that nib loading calls always traps, or the bridging of a setter's argument traps.
    case trap
    /// Code traps when the loaded objects are shown or tapped.
    case trapAfterLoad
    /// A property contains an object of an unexpected class.
    case wrongObject
    /// `awakeFromNib` sets the property of an attribute again (MBSwitch#11).
    case attributeOverwritten
    /// A string marked for localization is set unlocalized.
    ///
    /// Confidence: medium. Two reports of iOS 8 and 9 (openradar 21320450, 24228343). macOS sets the localized
    /// string.
    case attributeNotLocalized
    /// The platform does not set runtime attributes.
    ///
    /// Confidence: medium. One report (openradar 19040593).
    case attributeIgnored
  }

  /// Returns the consequence of a fault on the platform and deployment target, or `unverified` if it is not known.
  static func consequence(of fault: Fault, under conditions: LoadConditions) -> Consequence {
    let column: [Fault: Consequence] =
      switch conditions.platform {
      case .iOS where conditions.isOlder(than: PlatformVersion(8)): oldIOS
      case .iOS, .tvOS, .visionOS: iOS
      case .macOS where conditions.isOlder(than: PlatformVersion(10, 9)): oldMacOS
      // 10.8 crashes and 10.10 logs; there are no reports for 10.9.
      case .macOS where conditions.isOlder(than: PlatformVersion(10, 10)): unsureMacOS
      case .macOS: macOS
      case .watchOS: watchOS
      }
    return column[fault] ?? .unverified
  }

  private static let iOS: [Fault: Consequence] = [
    .attributeRaises: .dropped, .outletRaises: .crash, .actionMissing: .crashOnUse,
    .classMissing: .dropped, .trap: .crash, .trapAfterLoad: .crashOnUse, .wrongObject: .crashOnUse,
    .attributeOverwritten: .silent, .attributeNotLocalized: .silent,
  ]

  private static let oldIOS = iOS.merging([.attributeRaises: .crash]) { $1 }

  private static let macOS: [Fault: Consequence] = [
    .attributeRaises: .dropped, .outletRaises: .dropped, .actionMissing: .dropped,
    .bindingRaises: .dropped, .bindingOfMainNibRaises: .crash,
    .classMissing: .dropped, .trap: .crash, .trapAfterLoad: .crashOnUse, .wrongObject: .crashOnUse,
    .attributeOverwritten: .silent,
  ]

  private static let oldMacOS = macOS.merging([.attributeRaises: .crash]) { $1 }
  private static let unsureMacOS = macOS.merging([.attributeRaises: .unverified]) { $1 }

  /// The consequences on watchOS.
  ///
  /// WatchKit ignores runtime attributes (openradar 19040593). WatchKit's treatment of outlets is not documented.
  private static let watchOS: [Fault: Consequence] = [
    .attributeRaises: .silent, .attributeIgnored: .silent, .classMissing: .dropped, .trap: .crash,
  ]
}
