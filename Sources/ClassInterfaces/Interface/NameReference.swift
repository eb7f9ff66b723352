package import RuntimeAttributes

/// A place in a body that asks the app's own bundle for something by a name that stands there to be read.
package struct NameReference: Hashable, Sendable {
  /// What is asked for.
  package enum Target: Hashable, Sendable {
    /// A nib.
    case nib
    /// The nib of a window's controller, which makes do without one.
    case windowNib
    /// A storyboard.
    case storyboard
    /// A storyboard's controller, by its identifier; no storyboard where the body does not name it.
    case controller(storyboard: String?)
    /// The controller with which a storyboard begins, by the storyboard's name.
    case initialController
    /// A segue, by its identifier; whether of the object itself, `self.performSegue`.
    case segue(isOwn: Bool)
    /// A cell or view that a table or collection reuses, by its identifier.
    case reusable(Reusable)
    /// The same, by a method that gives nil where there is none.
    case optionalReusable(Reusable)
  }

  /// What tables and collections make again and again.
  package enum Reusable: String, Hashable, Sendable, CaseIterable {
    /// A table's cell.
    case tableCell
    /// A collection's cell.
    case collectionCell
    /// Another view of a collection, such as the header of a section.
    case supplementaryView
    /// The view above or below a section of a table.
    case headerFooterView
  }

  /// What is asked for.
  package var target: Target
  /// The name or identifier.
  package var name: String
  /// The constant that holds the name, as spelled, `Row.identifier`; nil where the name itself stands there.
  ///
  /// The name is empty where the constant is declared elsewhere than in the same body.
  package var constant: String?
  /// The constant that holds the name of a controller's storyboard; likewise.
  package var storyboardConstant: String?
  /// The constant that holds the storyboard itself which is asked for a controller, as spelled, `Storyboards.main`.
  package var storyboardHolder: String?
  /// Whether any storyboard of the app's own may be meant where no constant is known to hold it: that of a controller.
  package var mayBeOfAnyStoryboard = false
  /// Whether that is the name of a class, `String(describing: Card.self)`.
  package var isClassName = false
  /// The class that is made with a nib of the name, `Self` for that of the object itself; nil for a nib alone.
  package var maker: String?
  /// What the code takes for granted of what it is given.
  package var demand: ResultUse?
  /// Whether a cell or view is asked of what the object has or is handed, `tableView`, `self.list`, and not of what another
  /// one has, `parent.tableView`.
  package var asksOwnTable = false
  /// The platforms for which it surely is compiled.
  package var platforms: PlatformSet = .all
  /// The class whose bundle is asked, `Self` for that of the object itself; nil for the app's own.
  package var bundleClass: String?
  /// Where it is asked for.
  package var location: SourceLocation
  /// Where the member is declared in whose body it is asked for.
  package var member: SourcePosition

  /// Creates a fact.
  package init(_ target: Target, _ name: String, location: SourceLocation, member: SourcePosition) {
    self.target = target
    self.name = name
    self.location = location
    self.member = member
  }
}
