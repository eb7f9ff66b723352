package import RuntimeAttributes

/// One place where a body names a nib.
package struct NibLoad: Hashable, Sendable {
  /// How the body spells the nib's name.
  package enum Name: Hashable, Sendable {
    /// A string literal.
    case literal(String)
    /// The name of a class, `String(describing: Name.self)`; `Self` for that of the object itself.
    case className(String)
    /// Anything else.
    case unknown
  }

  /// Whom the body makes File's Owner.
  package enum Owner: String, Hashable, Sendable, CaseIterable {
    /// `self`.
    case itself
    /// `nil`.
    case nobody
    /// Another object.
    case other
    /// The nib is made, or given to a controller or a table, but not instantiated in this body.
    case notInstantiated
  }

  /// The nib's name.
  package var name: Name
  /// Its owner.
  package var owner: Owner
  /// The controller that is made with the nib's name, and owns the nib once it is loaded; nil where none is.
  package var controller: Controller?
  /// The member in whose body it stands: `init(coder:)`, `commonInit()`, or a property's name.
  package var member: String
  /// Where it stands.
  package var location: SourceLocation
  /// The reuse for which a table or collection registers the nib; nil where none does.
  package var registration: Registration?
  /// The ways on which methods that the loading of nibs calls come here.
  package var runs: [NibLoadRun] = []

  /// The class of a controller that is given the name of its nib.
  package enum Controller: Hashable, Sendable {
    /// An object of just this class, `Panel(nibName: "Panel", bundle: nil)`.
    case made(String)
    /// The object in whose body the nib is named, `super.init(windowNibName: "Panel")`, or of a class that derives from
    /// its class.
    case itself
  }

  /// A nib's registration for reuse.
  package struct Registration: Hashable, Sendable {
    /// What the nib is to hold.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// One cell of a table.
      case tableCell
      /// One cell, or another view, of a collection.
      case reusableView
      /// The header or footer of a section of a table.
      case headerFooter
      /// One item of a collection of macOS.
      case item

      /// Reads the label of the argument that gives the identifier, the same in Swift and in Objective-C.
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

    /// What the nib is to hold.
    package var kind: Kind
    /// The identifier, where the body says it: by a literal, the name of a class, or a constant of its own.
    package var identifier: String?
    /// The constant that holds the identifier, as the body names it: `Row.identifier`.
    package var constant: String?

    /// Creates a registration.
    package init(_ kind: Kind, identifier: String?, constant: String? = nil) {
      (self.kind, self.identifier, self.constant) = (kind, identifier, constant)
    }
  }

  /// Creates a fact.
  package init(name: Name, owner: Owner, member: String, location: SourceLocation) {
    self.name = name
    self.owner = owner
    self.member = member
    self.location = location
  }
}
