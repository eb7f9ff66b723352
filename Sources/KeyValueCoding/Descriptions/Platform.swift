import RuntimeAttributes

/// A platform whose nibs can be loaded.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS, including Mac Catalyst: UIKit.
  case iOS
  /// macOS: AppKit.
  case macOS
  /// tvOS: UIKit.
  case tvOS
  /// watchOS: WatchKit, whose documents contain interface objects.
  case watchOS
  /// visionOS: UIKit.
  case visionOS
}
