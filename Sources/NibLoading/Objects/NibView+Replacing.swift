extension NibView {
  /// What a view hands over to one that takes its place.
  public struct Handover: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The frame.
    public static let frame = Handover(rawValue: 1)
    /// The autoresizing mask.
    public static let autoresizingMask = Handover(rawValue: 2)
    /// Whether the mask is turned into constraints.
    public static let translatesAutoresizingMask = Handover(rawValue: 4)
    /// The constraints that the replaced view owns, beside those of the replacement.
    public static let constraints = Handover(rawValue: 8)
    /// The views in the replaced one, in front of those of the replacement.
    public static let subviews = Handover(rawValue: 16)
    /// All of it.
    public static let all: Handover = [
      .frame, .autoresizingMask, .translatesAutoresizingMask, .constraints, .subviews,
    ]
  }

  /// Takes over what a document gave to a view that this one replaces, mostly in ``NibObject/awakeAfter(using:)``.
  ///
  /// Constraints between the replaced view and others stand on the view around and reach the replacement by
  /// themselves. Those that the replaced view owns, such as its width, are lost unless they are copied.
  ///
  /// - Parameters:
  ///   - parts: What is taken over.
  ///   - replaced: The view that goes.
  public func takeOver(_ parts: Handover = .all, from replaced: NibView) {
    guard replaced !== self else { return }
    if parts.contains(.frame) { frame = replaced.frame }
    if parts.contains(.autoresizingMask) { autoresizingMask = replaced.autoresizingMask }
    if parts.contains(.translatesAutoresizingMask) {
      translatesAutoresizingMaskIntoConstraints = replaced.translatesAutoresizingMaskIntoConstraints
    }
    if parts.contains(.constraints) {
      constraints += replaced.constraints.map { NibConstraint($0, replacing: replaced, with: self) }
      replaced.constraints = []
    }
    if parts.contains(.subviews) { replaced.subviews.forEach(addSubview) }
  }
}
