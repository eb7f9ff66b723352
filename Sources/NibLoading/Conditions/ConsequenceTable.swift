import RuntimeAttributes

/// What each platform makes of what goes wrong, as data.
///
/// Sources: UIKit swallows exceptions of runtime attributes from iOS 8 on (SwiftLint#901, mapbox-gl-native#1184) and
/// not before (UIFloatLabelTextField#21), AppKit from OS X 10.10 (openradar-mirror#9239) and not in 10.8
/// (put.io-adder#18). Outlets raise uncaught on iOS in every version; AppKit only logs them (NSNibAwaking).
enum ConsequenceTable {
  /// What goes wrong.
  enum Fault: CaseIterable, Hashable, Sendable {
    /// A runtime attribute raises.
    case attributeRaises
    /// An outlet or outlet collection raises.
    case outletRaises
    /// The target of an action has no such method.
    case actionMissing
    /// A binding reads a key that its object does not have.
    ///
    /// Less sure than the rest: of a main nib a crash was reported (Big Nerd Ranch's forum, thread 11524), of others that
    /// the exception is logged and the app goes on (ResForge#21). Nobody says whether the rest of the nib is loaded.
    case bindingRaises
    /// A binding does in the nib that the application loads before its event loop, which would log it, runs.
    case bindingOfMainNibRaises
    /// The class that the document asks for does not exist.
    case classMissing
    /// The initializer that the nib calls only traps, or a setter's bridge does.
    case trap
    /// Code traps that runs once what the nib holds is shown, or tapped.
    case trapAfterLoad
    /// A property holds an object that it does not expect.
    case wrongObject
    /// `awakeFromNib` sets what an attribute has set (MBSwitch#11).
    case attributeOverwritten
    /// A text that is marked for localization is set as the document has it.
    ///
    /// Less sure than the rest: two reports, both of iOS 8 and 9 (openradar 21320450, 24228343), and none since. On macOS
    /// the strings file's text is set.
    case attributeNotLocalized
  }

  /// The consequence of a fault.
  ///
  /// - Parameters:
  ///   - fault: What goes wrong.
  ///   - conditions: Where and on how old a system.
  /// - Returns: The consequence.
  static func consequence(of fault: Fault, under conditions: LoadConditions) -> Consequence {
    let column: [Fault: Consequence] =
      switch conditions.platform {
      case .iOS where conditions.isOlder(than: PlatformVersion(8)): oldIOS
      case .iOS, .tvOS, .visionOS: iOS
      case .macOS where conditions.isOlder(than: PlatformVersion(10, 9)): oldMacOS
      // Between 10.8, which crashes, and 10.10, which logs, nobody reported.
      case .macOS where conditions.isOlder(than: PlatformVersion(10, 10)): unsureMacOS
      case .macOS: macOS
      case .watchOS: watchOS
      }
    return column[fault] ?? .unproved
  }

  private static let iOS: [Fault: Consequence] = [
    .attributeRaises: .dropped, .outletRaises: .crash, .actionMissing: .later,
    .classMissing: .dropped, .trap: .crash, .trapAfterLoad: .later, .wrongObject: .later,
    .attributeOverwritten: .silent, .attributeNotLocalized: .silent,
  ]

  private static let oldIOS = iOS.merging([.attributeRaises: .crash]) { $1 }

  private static let macOS: [Fault: Consequence] = [
    .attributeRaises: .dropped, .outletRaises: .dropped, .actionMissing: .dropped,
    .bindingRaises: .dropped, .bindingOfMainNibRaises: .crash,
    .classMissing: .dropped, .trap: .crash, .trapAfterLoad: .later, .wrongObject: .later,
    .attributeOverwritten: .silent,
  ]

  private static let oldMacOS = macOS.merging([.attributeRaises: .crash]) { $1 }
  private static let unsureMacOS = macOS.merging([.attributeRaises: .unproved]) { $1 }

  /// WatchKit takes no runtime attributes (openradar 19040593), and what it does with outlets is not documented.
  private static let watchOS: [Fault: Consequence] = [
    .attributeRaises: .silent, .classMissing: .dropped, .trap: .crash,
  ]
}
