package import RuntimeAttributes
package import SourceSyntax

/// A request in a body for a resource of the app's own bundle by a known name.
package struct NameReference: Hashable, Sendable {
  /// The kind of the requested resource.
  package enum Target: Hashable, Sendable {
    /// A nib.
    case nib
    /// The nib of a window controller, for which the nib is optional.
    case windowNib
    /// A storyboard.
    case storyboard
    /// A storyboard's controller, by identifier; the storyboard is nil if the body does not name it.
    case controller(storyboard: StringValue?)
    /// The initial controller of a storyboard, by the storyboard's name.
    case initialController
    /// A segue, by identifier; `isOwn` is true for segues of the object itself: `self.performSegue`.
    case segue(isOwn: Bool)
    /// A reusable cell or view of a table or collection, by identifier.
    case reusable(Reusable)
    /// A reusable cell or view, requested by a method that returns nil if it does not exist.
    case optionalReusable(Reusable)
  }

  /// The kinds of reusable cells and views.
  package enum Reusable: Hashable, Sendable {
    /// A table cell.
    case tableCell
    /// A collection cell.
    case collectionCell
    /// A supplementary view of a collection, such as a section header.
    case supplementaryView
    /// The header or footer view of a table section.
    case headerFooterView
  }

  /// The requested resource.
  package var target: Target
  /// The name or identifier.
  package var value: StringValue
  /// The constant that contains the storyboard of a requested controller: `Storyboards.main`.
  package var storyboardHolder: ConstantExpression?
  /// Whether the storyboard may be any of the app's if no constant is known to contain it, as for a controller's own
  /// storyboard.
  package var mayBeOfAnyStoryboard = false
  /// The class that is created with the nib, if any; `Self` is the class of the object itself.
  package var maker: String?
  /// The expected result.
  package var resultUse: ResultUse?
  /// Whether a cell or view is requested from a table that the object has or that it receives as a parameter.
  ///
  /// True for `tableView` and `self.list`, false for tables of other objects, such as `parent.tableView`.
  package var asksOwnTable = false
  /// The platforms for which the reference is certainly compiled.
  package var platforms: PlatformSet = .all
  /// The class whose bundle is used (`Self` for the class of the object itself); nil for the main bundle.
  package var bundleClass: String?
  /// The location of the reference.
  package var location: FileLocation
  /// The position of the member whose body contains the reference.
  package var member: SourcePosition

  /// Creates a reference.
  package init(_ target: Target, _ value: StringValue, location: FileLocation, member: SourcePosition) {
    self.target = target
    self.value = value
    self.location = location
    self.member = member
  }

  /// The name or identifier; empty if it is unknown.
  package var name: String { value.text }

  /// The name of the storyboard from which a controller is requested, if the code names it.
  package var storyboard: StringValue? {
    if case .controller(let storyboard) = target { storyboard } else { nil }
  }
}
