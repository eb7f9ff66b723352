/// A substitute for a view whose class is not registered, such as a label, an image view or a stack view.
///
/// A substitute has the properties and the subviews of a view. Its other attributes and outlets are unknown.
protocol NibSubstitute: AnyObject {}

/// A substitute for a view.
final class SubstituteView: NibView, NibSubstitute {}

/// A substitute for a control.
final class SubstituteControl: NibControl, NibSubstitute {}
