extension NibView {
  /// What a view hands over to one that takes its place.
  package struct Handover: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The frame.
    package static let frame = Handover(rawValue: 1)
    /// The autoresizing mask.
    package static let autoresizingMask = Handover(rawValue: 2)
    /// Whether the mask is turned into constraints.
    package static let translatesAutoresizingMask = Handover(rawValue: 4)
    /// The constraints that the replaced view owns, beside those of the replacement.
    package static let constraints = Handover(rawValue: 8)
    /// The views in the replaced one, in front of those of the replacement.
    package static let subviews = Handover(rawValue: 16)
    /// All of it.
    fileprivate static let all: Handover = [
      .frame, .autoresizingMask, .translatesAutoresizingMask, .constraints, .subviews,
    ]
  }

  /// Takes over everything that a document gave to a view that this one replaces, usually in
  /// ``NibObject/awakeAfter(using:)``.
  ///
  /// Constraints between the replaced view and others stand on the view around and reach the replacement by
  /// themselves. Those that the replaced view owns, such as its width, are lost unless they are copied.
  ///
  /// - Parameter replaced: The replaced view.
  public func takeOver(from replaced: NibView) { takeOver(.all, from: replaced) }

  /// Takes over some of what a document gave to a view that this one replaces.
  package func takeOver(_ parts: Handover, from replaced: NibView) {
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
