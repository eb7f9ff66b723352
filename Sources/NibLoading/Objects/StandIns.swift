/// A view in the place of one whose class nobody registered, such as a label, an image or a stack.
///
/// It has what views have, and keeps the views in it. What else an attribute or outlet asks of it is not decided.
protocol NibStandIn: AnyObject {}

/// A stand-in for a view.
final class StandInView: NibView, NibStandIn {}

/// A stand-in for a view that sends actions.
final class StandInControl: NibControl, NibStandIn {}
