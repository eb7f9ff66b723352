package import RuntimeAttributes

/// A reference to a nib in a body.
package struct NibLoad: Hashable, Sendable {
  /// The object that the body passes as File's Owner.
  package enum Owner: Hashable, Sendable {
    /// `self`.
    case itself
    /// `nil`.
    case nobody
    /// Another object.
    case other
    /// None here: the nib is created, or passed to a controller or table, but this body does not instantiate it.
    case notInstantiated
  }

  /// The nib's name, or nil if it is unknown.
  package var name: StringValue?
  /// The owner of the nib.
  package var owner: Owner
  /// The controller that is created with the nib name and owns the loaded nib, if any.
  package var controller: Controller?
  /// The member whose body contains the reference: `init(coder:)`, `commonInit()`, or a property name.
  package var member: String
  /// The location of the reference.
  package var location: FileLocation
  /// The registration of the nib for reuse in a table or collection, if any.
  package var registration: Registration?
  /// The control-flow paths from methods called by nib loading to this reference.
  package var runs: [NibLoadRun] = []

  /// The class of a controller that receives a nib name.
  package enum Controller: Hashable, Sendable {
    /// Exactly the given class: `Panel(nibName: "Panel", bundle: nil)`.
    case made(String)
    /// The class that contains the body, or a subclass: `super.init(windowNibName: "Panel")`.
    case itself
  }

  /// A registration of a nib for reuse.
  package struct Registration: Hashable, Sendable {
    /// The expected content of the nib.
    package enum Kind: Hashable, Sendable {
      /// A cell of a table or collection, whose identifier is read from the nib.
      case cell
      /// A table cell.
      case tableCell
      /// A cell or supplementary view of a collection.
      case reusableView
      /// The header or footer of a table section.
      case headerFooter
      /// An item of a macOS collection.
      case item

      /// Creates a kind from the label of the identifier argument, which is the same in Swift and Objective-C.
      init?(label: String) {
        switch label {
        case "forCellReuseIdentifier": self = .tableCell
        case "forCellWithReuseIdentifier", "withReuseIdentifier": self = .reusableView
        case "forHeaderFooterViewReuseIdentifier": self = .headerFooter
        case "forItemWithIdentifier": self = .item
        default: return nil
        }
      }
    }

    /// The expected content of the nib.
    package var kind: Kind
    /// The identifier, or nil if it is unknown.
    package var identifier: StringValue?
  }
}
