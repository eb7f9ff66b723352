/// A part of an app that no known code or document loads.
package enum UnreachablePart {
  /// A nib.
  case nib
  /// A scene of a storyboard.
  case scene
  /// A prototype cell.
  case cell
  /// A prototype cell in a table or collection that never creates cells.
  case idleTable
  /// A prototype cell whose identifier code registers for another class or nib.
  case replacedCell
  /// The action of a hidden or disabled control, or of a gesture recognizer without connections.
  case inactiveControl
  /// The action of a bar button item whose controller has no navigation bar.
  case hiddenBarItem
  /// The action of an event that the control never sends.
  case unsentEvent
  /// A document that no target builds.
  case notBuilt
  /// A source that no target builds.
  case sourceNotBuilt
  /// Code in a class that is never instantiated.
  case unmade
  /// Code that no code, document or framework calls.
  case uncalled
}
