public import RuntimeAttributes

/// A place in a body that asks the app's own bundle for something by a name that stands there to be read.
public struct NameReference: Hashable, Sendable {
  /// What is asked for.
  public enum Target: Hashable, Sendable {
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
  public enum Reusable: String, Hashable, Sendable, CaseIterable {
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
  public var target: Target
  /// The name or identifier.
  public var name: String
  /// The constant that holds the name, as spelled, `Row.identifier`; nil where the name itself stands there.
  ///
  /// The name is empty where the constant is declared elsewhere than in the same body.
  public var constant: String?
  /// The constant that holds the name of a controller's storyboard; likewise.
  public var storyboardConstant: String?
  /// The constant that holds the storyboard itself which is asked for a controller, as spelled, `Storyboards.main`.
  public var storyboardHolder: String?
  /// Whether any storyboard of the app's own may be meant where no constant is known to hold it: that of a controller.
  public var mayBeOfAnyStoryboard = false
  /// Whether that is the name of a class, `String(describing: Card.self)`.
  public var isClassName = false
  /// The class that is made with a nib of the name, `Self` for that of the object itself; nil for a nib alone.
  public var maker: String?
  /// What the code takes for granted of what it is given.
  public var demand: Demand?
  /// Whether a cell or view is asked of what the object has or is handed, `tableView`, `self.list`, and not of what another
  /// one has, `parent.tableView`.
  public var asksOwnTable = false
  /// The platforms for which it surely is compiled.
  public var platforms: PlatformSet = .all
  /// The class whose bundle is asked, `Self` for that of the object itself; nil for the app's own.
  public var bundleClass: String?
  /// Where it is asked for.
  public var location: SourceLocation
  /// Where the member is declared in whose body it is asked for.
  public var member: SourcePosition

  /// Creates a fact.
  public init(_ target: Target, _ name: String, location: SourceLocation, member: SourcePosition) {
    self.target = target
    self.name = name
    self.location = location
    self.member = member
  }
}
