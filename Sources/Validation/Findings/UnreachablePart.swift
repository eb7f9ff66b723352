/// What nothing in an app is seen to load.
enum UnreachablePart {
  /// A nib.
  case nib
  /// A scene of a storyboard.
  case scene
  /// The prototype of a cell.
  case cell
  /// The prototype of a cell in a table or collection that never has cells.
  case idleTable
  /// The prototype of a cell of which the code registers another kind.
  case replacedCell
  /// The action of a control or gesture recognizer that is hidden or disabled, and that nothing is connected to.
  case inactiveControl
  /// The action of an event that the control never sends.
  case unsentEvent
  /// The document: no target builds it.
  case notBuilt
  /// The source: no target builds it.
  case sourceNotBuilt
  /// The source: nothing makes an object of its class.
  case unmade
}
