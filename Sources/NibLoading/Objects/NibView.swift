public import InterfaceDocuments
public import RuntimeAttributes

/// A view with a frame, an autoresizing mask, subviews and constraints.
///
/// The view does not draw.
open class NibView: NibObject {
  /// The frame in the superview's coordinates.
  public var frame: AttributeValue.Rect
  /// The autoresizing mask.
  public var autoresizingMask: InterfaceObject.Autoresizing
  /// Whether the mask is translated into constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// The layer, which stores a value for any key.
  public let layer = NibLayer()
  /// The constraints that the view owns.
  public var constraints: [NibConstraint] = []
  /// The subviews, from back to front.
  public private(set) var subviews: [NibView] = []
  /// The superview, if any.
  public private(set) weak var superview: NibView?

  /// Decodes the view, its subviews and its constraints.
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

  /// Creates a view in code.
  ///
  /// On macOS, nib loading calls this initializer for custom views unless the document instantiates directly.
  public required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    self.frame = frame
    autoresizingMask = []
    translatesAutoresizingMaskIntoConstraints = true
    isHidden = false
    super.init(bundle: bundle)
  }

  /// Creates a view with an empty frame.
  public required convenience init(bundle: NibBundle) {
    self.init(frame: Self.noFrame, bundle: bundle)
  }

  private static let noFrame = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)

  /// Adds a view in front of the other subviews, after removing it from its current superview.
  ///
  /// Adding the view itself or one of its superviews ends the load, because UIKit raises an exception.
  public func addSubview(_ view: NibView) {
    guard !sequence(first: self, next: \.superview).contains(where: { $0 === view }) else {
      let reason = view === self ? "Can't add self as subview" : "Can't add a view to one of its descendants"
      _ = bundle.end(with: .exception(name: "NSInvalidArgumentException", reason: reason))
      return
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  override open class var registration: TypeRegistration {
    TypeRegistration(NibView.self, named: "UIView") {
      $0.property("frame", \.frame)
      $0.property("hidden", \.isHidden)
      $0.property("layer", \.layer)
      $0.property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    }
  }
}

extension InterfaceObject {
  /// Whether the object is a subview of its parent.
  fileprivate var isSubview: Bool { container == "subviews" || key == "contentView" }

  /// Whether the object is certainly a view: it is a subview, the view of a controller, or has a frame.
  var isSurelyView: Bool { isSubview || key == "view" || frame != nil }
}
