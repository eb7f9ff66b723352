/// The platforms whose nibs are loaded.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS, Mac Catalyst among them: UIKit.
  case iOS
  /// macOS: AppKit.
  case macOS
  /// tvOS: UIKit.
  case tvOS
  /// watchOS: WatchKit, whose documents hold interface objects.
  case watchOS
  /// visionOS: UIKit.
  case visionOS
}
