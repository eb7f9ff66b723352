package import RuntimeAttributes
package import SourceSyntax

/// A use in the code of a member: of a nib, scene, cell, class or other resource by name, or of a member of
/// the object.
package struct Use: Hashable, Sendable {
  /// The kind of use, with details about the used resource or member.
  package enum Role: Hashable, Sendable {
    /// Names a nib that code loads, creates, registers or passes to a controller.
    case nib(Nib)
    /// Requests a storyboard.
    case storyboard(bundle: ReferencedBundle)
    /// Requests a scene of a storyboard.
    case scene(Scene)
    /// Performs a segue; `isOwn` is true for segues of the object itself: `self.performSegue`.
    case segue(isOwn: Bool)
    /// Requests a reusable cell or view of a table or collection.
    case cell(Cell)
    /// Makes a view of a table on macOS, whose nib is loaded with the given owner; the name is the identifier.
    case view(owner: ViewOwner)
    /// Requests an image or color of the main bundle.
    case asset(NibLoadingAPI.Asset)
    /// Registers a class or nib for the identifier of a cell, instead of the storyboard's prototype.
    ///
    /// `isCertain` is false if code makes the registration only under a condition, or only for objects that the code
    /// itself creates.
    case registration(isCertain: Bool)
    /// Names a resource by a member of generated code: `R.storyboard.main.detail`.
    ///
    /// The names of the resource and of its storyboard are spelled in camel case; `by` is the outermost type.
    case generated(NibLoadingAPI.Thing, storyboard: String?, by: String)
    /// Reads a member of the object that must not be nil; `isForced` is true for `label!.text`.
    case access(isForced: Bool)
    /// Passes a member of the object to an Objective-C operation that raises an exception for nil.
    case nilArgument(NilRaisingAPI)
    /// Assigns a member of the object, or a key path that starts with a member.
    case assignment
    /// Returns an object from `awakeAfter(using:)`, which may replace the decoded object.
    ///
    /// `transfersSettings` is true if the code refers to constraints, or passes `self` to code that may transfer
    /// constraints.
    case replacement(transfersSettings: Bool)
    /// Casts the destination of a segue in `prepare(for:sender:)`; the name is the segue's identifier, or nil for any
    /// segue.
    case destination
    /// Casts a segue itself in `prepare(for:sender:)`; the name is the segue's identifier, or nil for any segue.
    case segueCast
    /// Casts a member of the object: `table as! CardTable`; the name is the member.
    case memberCast
    /// Casts a controller in a container; the name is the identifier of the segue that leads to the container, or nil.
    case contained(ContainedController)
    /// Reads a member of the controller that loads its view while the controller is decoded: `self.view`.
    case viewLoad
    /// Sets the class of an object: `object_setClass(view, Card.self)`.
    case classChange
  }

  /// The kind of use.
  package var role: Role
  /// The framework method that performs the use, if any.
  package var api: NibLoadingAPI?
  /// The name or identifier; nil if the name is unknown.
  ///
  /// The name is the storyboard's name for the initial scene, the member for an access, a cast, a nil argument or a view
  /// load,
  /// the key path for an assignment, and the source text of the expression for a replacement.
  package var name: StringValue?
  /// The names among which code chooses the name; empty if the code does not choose, or chooses in an unknown way.
  package var alternatives: [NameAlternative] = []
  /// The result that the code requires from a request; nil if any result is accepted.
  package var resultUse: ResultUse?
  /// The member with the code: `init(coder:)`, `commonInit()`, or a property name.
  package var member: String
  /// The position of the member's name.
  package var memberPosition: SourcePosition
  /// The control-flow paths to the use from members that the framework, or the code that created the object, calls or
  /// sets.
  ///
  /// Each of the paths performs the access or assignment.
  package var paths: [LoadPath] = []
  /// The platforms for which the use is certainly compiled.
  package var platforms: PlatformSet = .all
  /// The devices on which code makes the request; empty if a condition may test the device in an unknown way.
  package var devices = DeviceSet.all
  /// The first system versions on which code no longer makes the request: `if #available(iOS 13, *) { … } else { … }`.
  package var obsoleted: [Introduction] = []
  /// The location of the use.
  package var location: FileLocation

  /// Creates a use.
  package init(
    _ role: Role,
    _ name: StringValue?,
    in member: String,
    at memberPosition: SourcePosition,
    location: FileLocation
  ) {
    (self.role, self.name, self.location) = (role, name, location)
    (self.member, self.memberPosition) = (member, memberPosition)
  }

  /// Whether a name, identifier or storyboard in the use is the value of an expression.
  package var hasExpression: Bool {
    name?.expression != nil || scene?.storyboard?.expression != nil || scene?.receiver != nil
      || nib?.registration?.identifier?.expression != nil || nib?.parameter != nil
  }

  /// Whether all names in the use are known; the name of the object's own class is treated as known.
  package var isKnown: Bool {
    guard let name, name.isKnown else { return false }
    guard let scene else { return true }
    if scene.isInitial { return !name.text.isEmpty }
    guard scene.receiver == nil else { return scene.storyboard != nil || scene.isOfAnyStoryboard }
    return scene.storyboard?.isKnown != false
  }

  /// The name or identifier; empty if the name is unknown.
  package var text: String { name?.text ?? "" }

  /// Whether the code registers a class or nib for the identifier of a cell.
  package var isRegistration: Bool { if case .registration = role { true } else { false } }

  /// Whether the code requests a resource that must exist in a bundle of the app.
  package var isRequest: Bool {
    switch role {
    case .nib(let nib): nib.bundle != nil
    case .storyboard, .scene, .segue, .cell, .asset, .generated: true
    case .registration, .view, .access, .nilArgument, .assignment, .replacement, .destination, .segueCast,
      .memberCast, .contained, .viewLoad, .classChange:
      false
    }
  }

  /// The bundle that must contain the requested resource, if the code names a bundle.
  package var bundle: ReferencedBundle? {
    switch role {
    case .nib(let nib): nib.bundle
    case .storyboard(let bundle): bundle
    case .scene(let scene): scene.bundle
    case .segue, .cell, .view, .asset, .generated, .registration, .access, .nilArgument, .assignment,
      .replacement, .destination, .segueCast, .memberCast, .contained, .viewLoad, .classChange:
      nil
    }
  }

  /// The named nib, if any.
  package var nib: Nib? { if case .nib(let nib) = role { nib } else { nil } }

  /// The requested scene, if any.
  package var scene: Scene? { if case .scene(let scene) = role { scene } else { nil } }

  /// The requested cell or view, if any.
  package var cell: Cell? { if case .cell(let cell) = role { cell } else { nil } }

  /// Whether the code requests an image or color.
  package var isOfAsset: Bool { if case .asset = role { true } else { false } }

  /// Whether the code returns an object that may replace the decoded object.
  package var replacesObject: Bool { if case .replacement = role { true } else { false } }
}
