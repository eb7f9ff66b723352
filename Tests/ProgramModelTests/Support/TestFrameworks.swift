import ProgramModel
import SourceSyntax

/// A few framework classes, in the format of interface texts.
enum TestFrameworks {
  static let catalog = FrameworkCatalog([foundation, quartzCore, uiKit, appKit])

  static let foundation = FrameworkText(
    "Foundation",
    platforms: .all,
    text: #"""
      typealias IndexPath = NSIndexPath
      @root
      class NSObject: NSObjectProtocol {
        var description: String { get }
      }
      @objc(NSObject) protocol NSObjectProtocol {}
      class NSCoder: NSObject {}
      class NSFormatter: NSObject {}
      class NSIndexPath: NSObject {}
      class NSNumberFormatter: NSFormatter {
        var locale: Locale!
      }
      """#
  )

  static let quartzCore = FrameworkText(
    "QuartzCore",
    platforms: [.iOS, .macOS, .tvOS],
    text: #"""
      @storesAnyKey
      class CALayer: NSObject {
        var borderColor: CGColor?
        var cornerRadius: CGFloat
      }
      """#
  )

  static let uiKit = FrameworkText(
    "UIKit",
    platforms: [.iOS, .tvOS],
    text: #"""
      extension NSObject {
        var accessibilityLabel: String?
      }
      @objc struct NSUserInterfaceItemIdentifier: RawRepresentable<String> {}
      class UIButton: UIControl {
        @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }
        func setTitle(_: Any, forState: Any)
        func setTag(_: Any)
      }
      class UIColor: NSObject {}
      class UIControl: UIView {
        @objc(selected) var isSelected: Bool { @objc(isSelected) get set }
      }
      class UILabel: UIView {
        var text: String?
        var textAlignment: NSTextAlignment
      }
      class UIResponder: NSObject {
        @IBAction func copy(_ sender: Any?)
      }
      protocol UITextInput {
        var selectionRects: [Any] { get set }
      }
      class UIView: UIResponder, NSCoding {
        var alpha: CGFloat
        @objc(autoresizing) var autoresizingMask: UIView.AutoresizingMask
        var contentMode: UIView.ContentMode
        @objc(hidden) var isHidden: Bool { @objc(isHidden) get set }
        var layer: CALayer { get }
        @available(tvOS, unavailable) var isMultipleTouchEnabled: Bool
        var priority: UILayoutPriority
        static var areAnimationsEnabled: Bool
        var weird: Int { get @objc(setStrange:) set }
      }
      @objc struct UIView.AutoresizingMask: OptionSet<UInt> {}
      @objc(UIViewContentMode) enum UIView.ContentMode: Int {}
      class UIViewController: UIResponder {
        var title: String?
        var view: UIView!
      }
      @incomplete
      @available(tvOS, unavailable)
      class UIWebView: UIView {}
      """#
  )

  static let appKit = FrameworkText(
    "AppKit",
    platforms: .macOS,
    text: #"""
      @objc enum NSTextAlignment: Int {}
      class NSColor: NSObject {}
      class NSResponder: NSObject {}
      class NSView: NSResponder {
        var wantsLayer: Bool
      }
      """#
  )
}
