public import InterfaceDocuments
public import RuntimeAttributes

/// A view as nibs hold it: a frame, what follows from the view around, subviews and constraints.
///
/// It draws nothing.
open class NibView: NibObject {
  /// The frame in the coordinates of the view around.
  public var frame: AttributeValue.Rect
  /// What follows when the view around changes its size.
  public var autoresizingMask: InterfaceObject.Autoresizing
  /// Whether the mask is turned into constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// The layer, which keeps a value for any key.
  public let layer = NibLayer()
  /// The constraints that the view owns.
  public var constraints: [NibConstraint] = []
  /// The views in this one, from back to front.
  public private(set) var subviews: [NibView] = []
  /// The view around.
  public private(set) weak var superview: NibView?

  /// Decodes the view, what stands in it, and its constraints.
  public required init(coder: NibCoder) throws(NibError) {
    let layout = coder.viewLayout
    frame = layout.frame ?? Self.noFrame
    autoresizingMask = layout.autoresizingMask
    translatesAutoresizingMaskIntoConstraints = layout.translatesAutoresizingMask
    isHidden = layout.isHidden
    try super.init(coder: coder)
    for child in try coder.decodeChildren(where: \.isSubview) {
      if let view = child as? NibView { addSubview(view) }
    }
    constraints = try coder.decodeChildren { $0.container == "constraints" }.compactMap {
      $0 as? NibConstraint
    }
  }

  /// Creates a view in code, as nibs of macOS do with custom views unless they instantiate directly.
  public required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    self.frame = frame
    autoresizingMask = []
    translatesAutoresizingMaskIntoConstraints = true
    isHidden = false
    super.init(bundle: bundle)
  }

  /// Creates a view without extent.
  public required convenience init(bundle: NibBundle) {
    self.init(frame: Self.noFrame, bundle: bundle)
  }

  private static let noFrame = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)

  /// Adds a view in front, and takes it from the view around it.
  ///
  /// The view itself, and one that it stands in, are not added. UIKit raises there, which ends a load that is under way.
  public func addSubview(_ view: NibView) {
    guard !sequence(first: self, next: \.superview).contains(where: { $0 === view }) else {
      let reason = view === self ? "Can't add self as subview" : "Can't add a view to one that stands in it"
      _ = bundle.end(with: .exception(name: "NSInvalidArgumentException", reason: reason))
      return
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  override open class var registration: Class {
    Class(NibView.self, named: "UIView") {
      Property("frame", \.frame)
      Property("hidden", \.isHidden)
      Property("layer", \.layer)
      Property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    }
  }
}

extension InterfaceObject {
  /// Whether the object is a view in the view around.
  fileprivate var isSubview: Bool { container == "subviews" || key == "contentView" }

  /// Whether the object is a view, whatever its class: one that stands among views, or has a frame.
  var isSurelyView: Bool { isSubview || key == "view" || frame != nil }
}
