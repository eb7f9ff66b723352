extension Use {
  /// A nib that code names.
  package struct Nib: Hashable, Sendable {
    /// The object that the code passes as File's Owner.
    package enum Owner: Hashable, Sendable {
      /// `self`.
      case itself
      /// `nil`.
      case nilOwner
      /// Another object.
      case other
      /// An unknown owner: the code creates the nib or passes it to a controller or table, but does not instantiate it.
      case notInstantiated
    }

    /// The controller that receives the name of a nib.
    package enum Controller: Hashable, Sendable {
      /// A new controller of exactly the given class: `Panel(nibName: "Panel", bundle: nil)`.
      case made(String)
      /// The object itself, which may be an instance of a subclass: `super.init(windowNibName: "Panel")`.
      case itself
      /// An object of an unknown class: `[panel initWithNibName:@"Panel" bundle:nil]`.
      case other
    }

    /// A registration of a nib for reuse in a table or collection.
    package struct Registration: Hashable, Sendable {
      /// The expected content of the nib; nil if R.swift registers a generated nib for the identifier of its cell or
      /// view.
      package var kind: NibLoadingAPI.Reusable?
      /// The identifier, or nil if the identifier is unknown.
      package var identifier: StringValue?
    }

    /// The owner of the loaded nib.
    package var owner = Owner.notInstantiated
    /// The controller that receives the name and owns the loaded nib, if any.
    package var controller: Controller?
    /// The registration of the nib for reuse, if any.
    package var registration: Registration?
    /// Whether the controller is a window controller, for which the nib is optional.
    package var isOfWindow = false
    /// Whether the code always names the nib, rather than only under conditions.
    package var isAlwaysNamed = false
    /// The bundle that must contain the nib; nil if the bundle is unknown, or if the app also works without the nib.
    package var bundle: ReferencedBundle?
    /// The bundle that must contain the nib, if the name is that of the object's own class; nil if unknown.
    package var bundleOfOwnName: ReferencedBundle?
    /// The parameter that contains the name; nil if the name is another expression.
    package var parameter: NameExpression?
    /// The names that callers pass for the parameter, sorted; empty if a name is unknown.
    package var passedNames: [String] = []

    /// Creates a nib without an owner, controller or registration.
    package init() {}
  }

  /// The object that code passes as the owner of a table's view.
  package enum ViewOwner: Hashable, Sendable {
    /// `self`.
    case itself
    /// The table that makes the view.
    case table
  }

  /// A scene that code requests from a storyboard: the initial scene, or a scene by identifier.
  package struct Scene: Hashable, Sendable {
    /// Whether the scene is the initial scene of the storyboard.
    package var isInitial = false
    /// The name of the storyboard; nil if the name is unknown or the scene is the initial scene.
    package var storyboard: StringValue?
    /// The expression whose value is the storyboard, unless the same code creates the storyboard: `Storyboards.main`.
    package var receiver: NameExpression?
    /// Whether the storyboard is part of the app even if the value of the receiver is unknown.
    ///
    /// Example: a controller's own storyboard.
    package var mayBeOfAnyStoryboard = false
    /// Whether the storyboard is part of the app, but its name is unknown.
    package var isOfAnyStoryboard = false
    /// Whether the storyboard is the object's own: `storyboard!`, `self.storyboard`.
    package var isOfOwnStoryboard = false
    /// The bundle of the storyboard.
    package var bundle = ReferencedBundle.main

    /// Creates a scene.
    package init(isInitial: Bool = false, of storyboard: StringValue? = nil) {
      (self.isInitial, self.storyboard) = (isInitial, storyboard)
    }
  }

  /// A reusable cell or view that code requests.
  package struct Cell: Hashable, Sendable {
    /// The kind of cell or view.
    package var kind: NibLoadingAPI.Reusable
    /// Whether the called method returns nil if the cell does not exist, instead of terminating the app.
    package var mayBeNil = false
    /// Whether the table is a property of the object or a parameter.
    ///
    /// True for `tableView` and `self.list`, false for tables of other objects, such as `parent.tableView`.
    package var isOfOwnTable = false
    /// The kind of the requested supplementary view, if the kind is known and code always requests the view.
    package var elementKind: SupplementaryKind?
    /// Whether the kind is the parameter of the data source method.
    package var isOfAnyKind = false

    /// Creates a cell.
    package init(_ kind: NibLoadingAPI.Reusable, mayBeNil: Bool = false) {
      (self.kind, self.mayBeNil) = (kind, mayBeNil)
    }
  }
}
