import FrameworkSpecs
import Testing

/// Declarations in the interface texts that were checked manually against Apple's documentation.
struct FrameworkFactsTests {
  struct Fact: CustomTestStringConvertible {
    var framework: String
    var declaration: Substring
    var line: Substring
    var location: SourceLocation

    init(
      _ framework: String,
      _ declaration: Substring,
      _ line: Substring,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.framework = framework
      self.declaration = declaration
      self.line = line
      location = sourceLocation
    }

    var testDescription: String { "\(declaration): \(line)" }
  }

  static let members = [
    Fact("UIKit", "UIView", "@objc(hidden) var isHidden: Bool { @objc(isHidden) get set }"),
    Fact("UIKit", "UIView", "var contentMode: UIView.ContentMode"),
    Fact("UIKit", "UIView", "var layer: CALayer { get }"),
    Fact("UIKit", "UIView", "@available(iOS 7.0, *) var tintColor: UIColor!"),
    Fact("UIKit", "UIView", "var backgroundColor: UIColor?"),
    // AppKit's headers do not declare `backgroundColor`, but documents of shipping apps set it.
    Fact("AppKit", "NSView", "@unsure var backgroundColor: NSColor? { get }"),
    // Headers declare these outlets as read-only. Interface Builder connects them because the runtime has setters.
    Fact("UIKit", "UIViewController", "@available(iOS 9.0, *) var preferredFocusedView: UIView?"),
    Fact(
      "UIKit",
      "UIViewController",
      "@available(tvOS, unavailable) var searchDisplayController: UISearchDisplayController?"
    ),
    Fact("UIKit", "UISearchDisplayController", "var searchBar: UISearchBar"),
    Fact("UIKit", "UISearchDisplayController", "var searchContentsController: UIViewController"),
    // Interface Builder offers this outlet for static notifications, although no header declares it.
    Fact(
      "WatchKit",
      "WKUserNotificationInterfaceController",
      "@IBOutlet var notificationAlertLabel: WKInterfaceLabel?"
    ),
    // Interface Builder connects the window and views of a preference pane to instance variables in the header.
    Fact("PreferencePanes", "NSPreferencePane", "@IBOutlet var _window: NSWindow?"),
    Fact("UIKit", "UIView", "var frame: CGRect"),
    Fact("UIKit", "UIView", "var tag: Int"),
    Fact("UIKit", "UIView", "var superview: UIView? { get }"),
    Fact("UIKit", "UIButton", "var buttonType: UIButton.ButtonType { get }"),
    Fact("UIKit", "UIButton", "func setTitle(_: Any, forState: Any)"),
    Fact("UIKit", "UIControl", "@objc(enabled) var isEnabled: Bool { @objc(isEnabled) get set }"),
    Fact("UIKit", "UILabel", "var text: String?"),
    Fact("UIKit", "UILabel", "var font: UIFont!"),
    Fact("UIKit", "UILabel", "var numberOfLines: Int"),
    Fact("UIKit", "UISwitch", "@objc(on) var isOn: Bool { @objc(isOn) get set }"),
    Fact(
      "UIKit",
      "UITextField",
      "@objc(secureTextEntry) var isSecureTextEntry: Bool { @objc(isSecureTextEntry) get set }"
    ),
    Fact("UIKit", "UITextField", "var delegate: UITextFieldDelegate?"),
    Fact("UIKit", "UIScrollView", "var contentInset: UIEdgeInsets"),
    Fact(
      "UIKit",
      "UIScrollView",
      "@available(iOS 11.0, *) var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior"
    ),
    Fact(
      "UIKit",
      "UITableView",
      "@available(tvOS, unavailable) var separatorStyle: UITableViewCell.SeparatorStyle"
    ),
    Fact("UIKit", "UIViewController", "var view: UIView!"),
    Fact(
      "UIKit",
      "UIViewController",
      "@available(iOS 13.0, *) @objc(modalInPresentation) var isModalInPresentation: Bool { @objc(isModalInPresentation) get set }"
    ),
    Fact(
      "UIKit",
      "UIImageView",
      "@objc(highlighted) var isHighlighted: Bool { @objc(isHighlighted) get set }"
    ),
    Fact(
      "UIKit",
      "UIStackView",
      "@objc(baselineRelativeArrangement) var isBaselineRelativeArrangement: Bool { @objc(isBaselineRelativeArrangement) get set }"
    ),
    Fact("UIKit", "NSLayoutConstraint", "var constant: CGFloat"),
    Fact("UIKit", "NSLayoutConstraint", "var priority: UILayoutPriority"),
    Fact("UIKit", "NSObject", "var accessibilityLabel: String?"),
    Fact("UIKit", "NSObject", "var isAccessibilityElement: Bool"),
    Fact("QuartzCore", "CALayer", "var borderColor: CGColor?"),
    Fact("QuartzCore", "CALayer", "var cornerRadius: CGFloat"),
    // Key-value coding may find private accessors, so it is uncertain whether the property is settable.
    Fact("UIKit", "UIView", "@unsure var cornerRadius: CGFloat { get }"),
    Fact("AppKit", "NSView", "@unsure var cornerRadius: CGFloat { get }"),
    Fact("AppKit", "NSApplication", "var dockMenu: NSMenu?"),
    Fact("QuartzCore", "CALayer", "var masksToBounds: Bool"),
    Fact("QuartzCore", "CALayer", "@methods var affineTransform: CGAffineTransform"),
    Fact("QuartzCore", "CALayer", "@objc(hidden) var isHidden: Bool { @objc(isHidden) get set }"),
    Fact("QuartzCore", "CALayer", "var transform: CATransform3D"),
    Fact("AppKit", "NSView", "var wantsLayer: Bool"),
    Fact("AppKit", "NSView", "@available(macOS 10.7, *) var identifier: NSUserInterfaceItemIdentifier?"),
    Fact("AppKit", "NSView", "@objc(hidden) var isHidden: Bool { @objc(isHidden) get set }"),
    Fact("AppKit", "NSView", "var layer: CALayer?"),
    Fact("AppKit", "NSControl", "var action: Selector?"),
    Fact("AppKit", "NSControl", "@IBAction func takeStringValueFrom(_ sender: Any?)"),
    Fact("AppKit", "NSButton", "@objc(bordered) var isBordered: Bool { @objc(isBordered) get set }"),
    Fact("AppKit", "NSTextField", "var textColor: NSColor?"),
    Fact("AppKit", "NSWindow", "@IBAction func performClose(_ sender: Any?)"),
    Fact("AppKit", "NSLayoutConstraint", "var priority: NSLayoutConstraint.Priority"),
    Fact(
      "MapKit",
      "MKMapView",
      "@objc(zoomEnabled) var isZoomEnabled: Bool { @objc(isZoomEnabled) get set }"
    ),
    Fact("MapKit", "MKMapView", "var delegate: MKMapViewDelegate?"),
    Fact("MapKit", "MKAnnotationView", "@available(macOS, unavailable) var image: UIImage?"),
    Fact(
      "MapKit",
      "MKAnnotationView",
      "@available(iOS, unavailable) @available(tvOS, unavailable) var image: NSImage?"
    ),
    Fact("WebKit", "WKWebView", "var navigationDelegate: WKNavigationDelegate?"),
    Fact("WatchKit", "WKInterfaceLabel", "func setText(_: Any)"),
    Fact("Foundation", "NSObject", "func setValue(_: Any, forUndefinedKey: Any)"),
  ]

  @Test(arguments: members)
  func memberStands(_ fact: Fact) {
    let declarations = InterfaceDeclaration.all.filter {
      $0.framework == fact.framework && $0.name == fact.declaration && $0.keyword != "protocol"
    }
    #expect(declarations.contains { $0.members.contains(fact.line) }, sourceLocation: fact.location)
  }

  static let headers = [
    Fact("Foundation", "NSObject", "@root class NSObject: NSObjectProtocol {"),
    Fact("Foundation", "NSProxy", "@root class NSProxy: NSObjectProtocol {}"),
    Fact("Foundation", "NSObjectProtocol", "@objc(NSObject) protocol NSObjectProtocol {}"),
    Fact("Foundation", "TimeInterval", "typealias TimeInterval = Double"),
    Fact("Foundation", "DateFormatter", "typealias DateFormatter = NSDateFormatter"),
    Fact(
      "UIKit",
      "UITableViewController",
      "class UITableViewController: UIViewController, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate {"
    ),
    Fact("UIKit", "UIView.ContentMode", "@objc(UIViewContentMode) enum UIView.ContentMode: Int {}"),
    Fact("UIKit", "UIRectEdge", "@objc struct UIRectEdge: OptionSet<UInt> {}"),
    Fact("UIKit", "UIContentSizeCategory", "@objc struct UIContentSizeCategory: RawRepresentable<String> {}"),
    Fact("UIKit", "UIOffset", "@objc struct UIOffset {}"),
    Fact("UIKit", "UICoordinateSpace", "protocol UICoordinateSpace {}"),
    Fact("UIKit", "AXBoolReturnBlock", "typealias AXBoolReturnBlock = () -> Void"),
    Fact("CoreGraphics", "CGPath", "class CGPath: CFType {}"),
    Fact("CoreImage", "CIFilter", "class CIFilter: NSObject {}"),
    Fact("SwiftUI", "UIHostingController", "class UIHostingController<Content>: UIViewController {}"),
  ]

  @Test(arguments: headers)
  func headerStands(_ fact: Fact) {
    let found = InterfaceDeclaration.all.first {
      $0.framework == fact.framework && $0.name == fact.declaration
    }
    #expect(found?.header == fact.line, sourceLocation: fact.location)
  }

  static let attributes = [
    Fact("QuartzCore", "CALayer", "@storesAnyKey"),
    Fact("QuartzCore", "CAAnimation", "@storesAnyKey"),
    Fact("CoreImage", "CIFilter", "@incomplete"),
    Fact("WebKit", "WKWebView", "@superclass(macOS, NSView)"),
    Fact("SpriteKit", "SKNode", "@superclass(macOS, NSResponder)"),
    Fact("UIKit", "UIPickerView", "@available(tvOS, unavailable)"),
    Fact("UIKit", "UIStackView", "@available(iOS 9.0, *)"),
  ]

  @Test(arguments: attributes)
  func attributeStands(_ fact: Fact) {
    let found = InterfaceDeclaration.all.first {
      $0.framework == fact.framework && $0.name == fact.declaration
    }
    #expect(found?.attributes.contains(fact.line) == true, sourceLocation: fact.location)
  }

  static let absent = [
    Fact("UIKit", "UIView", "isHidden"),
    Fact("UIKit", "UIView", "borderColor"),
    Fact("UIKit", "UILabel", "title"),
    Fact("AppKit", "NSView", "contentMode"),
    Fact("PDFKit", "PDFView", "blePageShadows"),
  ]

  @Test(arguments: absent)
  func keyIsAbsent(_ fact: Fact) {
    let declarations = InterfaceDeclaration.all.filter {
      $0.framework == fact.framework && $0.name == fact.declaration
    }
    let keys = declarations.flatMap { $0.members.compactMap { InterfaceProperty($0)?.key } }
    #expect(!keys.isEmpty && !keys.contains(fact.line), sourceLocation: fact.location)
  }
}
