/// A framework method that takes the name or identifier of a resource or class, uses a resource without naming it, or
/// takes other text.
///
/// Each method is one row of ``rows``, which covers both languages and old Swift. Readers, checks and the reference
/// graph use these rows instead of their own lists of names.
package struct NibLoadingAPI: Hashable, Sendable {
  /// The kind of resource or object that the method uses.
  package enum Thing: Hashable, Sendable {
    case nib
    /// The nib of a window controller.
    case windowNib
    case storyboard
    /// A controller of a storyboard, by identifier.
    case controller
    /// The initial controller of a storyboard.
    case initialController
    case segue
    /// A reusable cell or view.
    case reusable(Reusable)
    case asset(Asset)
    case `class`
    /// The base name of a method.
    case selector
    /// Text that is not a name: a title, a key of user defaults.
    case text
  }

  /// The kinds of reusable cells and views.
  package enum Reusable: Hashable, Sendable {
    /// A cell of a `UITableView`.
    case tableCell
    /// A cell of a `UICollectionView`.
    case collectionCell
    /// A supplementary view of a collection, such as a section header.
    case supplementaryView
    /// The header or footer view of a table section.
    case headerFooterView
    /// A view of an `NSTableView`, or an annotation view of a map.
    case view
    /// An item of an `NSCollectionView`.
    case item
    /// A row of a `WKInterfaceTable`.
    case row
  }

  /// The kinds of named assets.
  package enum Asset: Hashable, Sendable {
    case image, color
  }

  /// The operation that the method performs on the resource.
  package enum Act: Hashable, Sendable {
    /// Creates an object that loads the nib or storyboard, or that has the identifier: `UINib(nibName:bundle:)`.
    case creates
    /// Loads and returns the resource: the objects of a nib, a controller of a storyboard, an image.
    case loads
    /// Shows controllers of the app's storyboards: `pushController(withName:context:)`.
    case presents
    case performs
    /// Requests a cell or view for its identifier.
    case requests
    /// Registers a class or nib for the identifier of cells or views.
    case registers
    /// Sets the class of an existing object.
    case sets
    /// Takes text, or returns the class or selector with the name.
    case names
  }

  /// The bundle in which the method looks for the resource.
  package enum Bundle: Hashable, Sendable {
    /// No bundle: the resource is part of a storyboard that is already loaded, or is not part of a document.
    case none
    /// The `bundle` argument; nil is the main bundle.
    case argument
    /// The bundle that receives the message.
    case receiver
    /// The main bundle.
    case main
  }

  /// The behavior of the method if the resource does not exist.
  package enum Absence: Hashable, Sendable {
    /// An exception terminates the app, at the latest when the result is used.
    case exception
    /// The method returns nil or false.
    case nilResult
    /// The framework logs a message and does not show anything.
    case message
    /// No relevant effect.
    case nothing
  }

  /// The method in current Swift: `register(_:forCellReuseIdentifier:)`.
  package let swift: String
  /// The Objective-C selector, or the name of a C function.
  package let selector: String
  /// The index of the argument that contains the name or names; nil if the method does not take a name.
  package let argument: Int?
  package private(set) var act = Act.names
  package private(set) var thing = Thing.text
  package private(set) var bundle = Bundle.none
  package private(set) var ifMissing = Absence.nothing
  /// The frameworks that have the method.
  package private(set) var frameworks: UIFramework = [.uiKit, .appKit, .watchKit]

  /// Creates the row of a method that takes text.
  init(_ swift: String, _ selector: String, argument: Int? = 0) {
    (self.swift, self.selector, self.argument) = (swift, selector, argument)
  }

  /// Returns a copy of the row with the given effect.
  func with(
    _ act: Act,
    _ thing: Thing,
    in bundle: Bundle = .none,
    ifMissing: Absence = .nothing,
    _ frameworks: UIFramework
  ) -> Self {
    var row = self
    (row.act, row.thing, row.bundle, row.ifMissing) = (act, thing, bundle, ifMissing)
    row.frameworks = frameworks
    return row
  }
}

extension NibLoadingAPI {
  /// The kinds of resources and objects that a string in code may name.
  package struct Target: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let nib = Target(rawValue: 1 << 0)
    package static let storyboard = Target(rawValue: 1 << 1)
    /// The identifier of a controller.
    package static let controller = Target(rawValue: 1 << 2)
    package static let segue = Target(rawValue: 1 << 3)
    /// The reuse identifier of a requested cell or view.
    package static let reuse = Target(rawValue: 1 << 4)
    /// The name of a class: `NSClassFromString("Card")`.
    package static let `class` = Target(rawValue: 1 << 5)
    /// The base name of a method.
    package static let selector = Target(rawValue: 1 << 6)
    /// An unknown use, in which the name may refer to anything.
    package static let any = Target(rawValue: 1 << 7)
  }

  /// The kinds of resources and objects that the string argument of the method may name.
  package var target: Target {
    switch (thing, act) {
    // Registering a nib does not create a cell: UINib reads the file only on instantiation.
    case (_, .registers): []
    case (.nib, _), (.windowNib, _): .nib
    case (.storyboard, _): .storyboard
    case (.controller, _): .controller
    case (.segue, _): .segue
    // For an identifier that is not registered, NSCollectionView loads the nib of that name.
    case (.reusable(.item), .requests): [.reuse, .nib]
    case (.reusable, .requests): .reuse
    case (.class, _): .class
    case (.selector, _): .selector
    case (.reusable, _), (.initialController, _), (.asset, _), (.text, _): []
    }
  }

  /// The base name of the method: for an initializer, the class that it creates, or `init` if classes inherit the
  /// initializer.
  var receiver: String { String(swift.prefix { $0 != "(" }) }

  /// The type of the name, which declares implicit members: `.main` is `NSStoryboard.Name.main`.
  var typeOfName: String {
    switch (thing, frameworks) {
    case (.storyboard, .appKit): "NSStoryboard.Name"
    case (.controller, .appKit): "NSStoryboard.SceneIdentifier"
    default: "String"
    }
  }

  /// The kind of reusable cell or view that the method uses, if any.
  package var reusable: Reusable? { if case .reusable(let kind) = thing { kind } else { nil } }
}
