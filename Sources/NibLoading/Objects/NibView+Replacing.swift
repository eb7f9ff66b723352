extension NibView {
  /// The settings that a view transfers to its replacement.
  package struct TransferredSettings: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The frame.
    package static let frame = TransferredSettings(rawValue: 1)
    /// The autoresizing mask.
    package static let autoresizingMask = TransferredSettings(rawValue: 2)
    /// Whether the mask is translated into constraints.
    package static let translatesAutoresizingMask = TransferredSettings(rawValue: 4)
    /// The constraints owned by the replaced view, which are added to the constraints of the replacement.
    package static let constraints = TransferredSettings(rawValue: 8)
    /// The subviews of the replaced view, which are added in front of the subviews of the replacement.
    package static let subviews = TransferredSettings(rawValue: 16)
    /// All settings.
    fileprivate static let all: TransferredSettings = [
      .frame, .autoresizingMask, .translatesAutoresizingMask, .constraints, .subviews,
    ]
  }

  /// Transfers all settings of a replaced view from the document, usually in ``NibObject/awakeAfter(using:)``.
  ///
  /// Constraints between the replaced view and other views are owned by the superview and need not be transferred.
  /// Constraints owned by the replaced view, such as its width, are lost unless they are copied.
  ///
  /// - Parameter replaced: The replaced view.
  public func transferSettings(from replaced: NibView) { transferSettings(.all, from: replaced) }

  /// Transfers the given settings of a replaced view.
  package func transferSettings(_ parts: TransferredSettings, from replaced: NibView) {
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
