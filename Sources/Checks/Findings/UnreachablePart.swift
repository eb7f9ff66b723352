/// A part of an app that no known code, document or event uses.
package enum UnreachablePart {
  /// A nib.
  case nib
  /// A scene of a storyboard.
  case scene
  /// A cell in a storyboard or in a registered nib.
  case cell
  /// A prototype cell in a table or collection that never creates cells.
  case idleTable
  /// A prototype cell with an identifier that code registers for another class or nib.
  case replacedCell
  /// The action of a control or gesture recognizer that stays hidden or disabled.
  case inactiveControl
  /// The action of a bar button item whose controller has no navigation bar.
  case hiddenBarItem
  /// The action of an event that the control never sends.
  case unsentEvent
  /// The registration of a nib for cells.
  case registration
  /// A document that no target builds.
  case notBuilt
  /// A source that no target builds.
  case sourceNotBuilt
  /// Code in a class that is never instantiated.
  case unmade
  /// Code that no code, document or framework calls.
  case uncalled
}

extension Finding.Note {
  /// Returns a note that explains why the part is unreachable.
  static func unreachable(_ part: UnreachablePart) -> Finding.Note {
    let reason =
      switch part {
      case .nib: "no code or document loads this nib"
      case .scene: "no code or document presents this scene"
      case .cell: "no code requests this cell"
      case .idleTable:
        "the table or collection of this cell has no data source, and nothing is connected to it"
      case .replacedCell: "code registers another class or nib for the identifier of this cell"
      case .inactiveControl:
        "the control or gesture recognizer is hidden or disabled, and no outlet is connected to it"
      case .hiddenBarItem: "no navigation bar shows this item"
      case .unsentEvent: "the control never sends this event"
      case .registration: "no code requests a cell with this identifier"
      case .notBuilt: "no target builds this document"
      case .sourceNotBuilt: "no target builds this source"
      case .unmade: "no code or document instantiates this class"
      case .uncalled: "nothing calls this code"
      }
    return Finding.Note("unreachable: \(reason)")
  }
}
