package import KeyValueCoding

/// The UI frameworks that load nibs.
///
/// Each framework behaves differently if a nib, scene or cell with a given name does not exist.
package struct UIFramework: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let uiKit = UIFramework(rawValue: 1 << 0)
  package static let appKit = UIFramework(rawValue: 1 << 1)
  package static let watchKit = UIFramework(rawValue: 1 << 2)

  /// Creates the framework of a platform.
  package init(_ platform: Platform) {
    switch platform {
    case .iOS, .tvOS, .visionOS: self = .uiKit
    case .macOS: self = .appKit
    case .watchOS: self = .watchKit
    }
  }

  /// Creates the framework with a module name, or with the last component of a header path; nil for other frameworks.
  package init?(module: String) {
    switch module {
    case "UIKit", "UIKit.h": self = .uiKit
    case "AppKit", "AppKit.h", "Cocoa", "Cocoa.h": self = .appKit
    case "WatchKit", "WatchKit.h": self = .watchKit
    default: return nil
    }
  }
}
