/// The stable identifier of a kind of finding.
///
/// Identifiers are never removed or renamed.
public enum FindingID: String, CaseIterable, Hashable, Sendable, Codable {
  // Attributes
  /// A runtime attribute sets a key that its object does not have.
  case undefinedKey = "undefined-key"
  /// A key path contains a key that cannot be read.
  case undefinedKeyInPath = "undefined-key-in-path"
  /// A runtime attribute of type Nil sets a property that cannot be nil.
  case nilForScalar = "nil-for-scalar"
  /// The value of a runtime attribute cannot be converted to the property's type.
  case typeMismatch = "type-mismatch"
  /// A property is set to an object of the wrong class.
  case wrongObjectType = "wrong-object-type"
  /// A layer's CGColor property is set to a color object.
  case colorForCGColor = "color-for-cgcolor"
  /// A runtime attribute sets a key that is not a property of the layer.
  case unknownLayerKey = "unknown-layer-key"
  /// A key path goes through an object that is still nil.
  case nilInPath = "nil-in-path"
  /// An object sets the same key path more than once.
  case duplicateKeyPath = "duplicate-key-path"
  /// The type of a property cannot represent the value of a runtime attribute exactly.
  case lossyNumber = "lossy-number"
  /// WatchKit ignores a runtime attribute.
  case ignoredAttribute = "ignored-attribute"
  // Connections
  /// An object does not have an outlet that the document connects.
  case undefinedOutlet = "undefined-outlet"
  /// An outlet is connected to an object of the wrong class.
  case outletTypeMismatch = "outlet-type-mismatch"
  /// An outlet collection is not declared as an array.
  case outletCollectionType = "outlet-collection-type"
  /// An outlet is connected more than once.
  case duplicateOutlet = "duplicate-outlet"
  /// An outlet that code uses is not connected.
  case unconnectedOutlet = "unconnected-outlet"
  /// The target of an action does not have the method, or no responder has it.
  case undefinedAction = "undefined-action"
  /// A binding reads a key that its object does not have.
  case undefinedBinding = "undefined-binding"
  /// A binding names a value transformer that does not exist.
  case missingValueTransformer = "missing-value-transformer"
  /// UIKit cannot perform a segue: a custom segue without a class that overrides `perform()`, or a push segue without a
  /// navigation controller.
  case segueWithoutPerform = "segue-without-perform"
  /// The data source of a view lacks a required method.
  case incompleteDataSource = "incomplete-data-source"
  /// Setting an outlet raises, because the object's other settings exclude the outlet.
  case rejectedOutlet = "rejected-outlet"
  /// Code hides the static cells of a table.
  case hiddenCells = "hidden-cells"
  /// A connection refers to an object that does not exist in the document or is in another scene.
  case danglingDestination = "dangling-destination"
  // Classes
  /// The custom class of an object or segue, or a class that a property list names, does not exist.
  case unknownClass = "unknown-class"
  /// An object's custom class exists, but cannot be used for the object in a nib.
  case unusableClass = "unusable-class"
  /// An object has a class that new apps cannot use.
  case unsupportedClass = "unsupported-class"
  /// The initializer that nib loading calls always traps, is not inherited by the class, or does not decode the object.
  case unimplementedInitializer = "unimplemented-initializer"
  /// Code that runs during the load uses an outlet before the outlet is connected, or a view before the view is loaded.
  case observerBeforeOutlet = "observer-before-outlet"
  // The load
  /// Loading a nib loads the same nib again, recursively.
  case recursiveNib = "recursive-nib"
  /// An object returns another object from `init(coder:)` after the first object was referenced.
  case replacedObject = "replaced-object"
  /// A constraint belongs to an object that is replaced.
  case lostConstraint = "lost-constraint"
  /// A controller's nib does not set the controller's view, or sets a view of the wrong class; or a collection view
  /// controller has no layout.
  case missingViewOutlet = "missing-view-outlet"
  /// Two controllers share a view.
  case sharedView = "shared-view"
  /// A nib is loaded without an owner, or with an owner that lacks a connected outlet or action.
  case ownerMismatch = "owner-mismatch"
  /// A nib registered for reuse does not contain exactly one object of the required class, or the object has another
  /// reuse identifier.
  case unusableCellNib = "unusable-cell-nib"
  // References
  /// A referenced nib does not exist, or is not in the searched bundle.
  case missingNib = "missing-nib"
  /// A referenced storyboard does not exist, or is not in the searched bundle.
  case missingStoryboard = "missing-storyboard"
  /// A requested controller, segue, cell or view does not exist.
  case missingIdentifier = "missing-identifier"
  /// A referenced image or color does not exist, or does not exist on the deployment target.
  case missingResource = "missing-resource"
  /// Code casts an object from a document to a class that the object's class does not inherit from, or Objective-C code
  /// accesses a property that the object does not have.
  case failedCast = "failed-cast"
  // Members
  /// An outlet, action or inspectable property is not used by any document or code.
  case unusedMember = "unused-member"
  // Documents
  /// Xcode refuses to compile the document.
  case illegalConfiguration = "illegal-configuration"
  /// A document cannot be read completely.
  case unreadableDocument = "unreadable-document"
}

extension FindingID {
  /// The part of a document that a finding is about.
  public enum Subject: Hashable, Sendable {
    /// A runtime attribute.
    case attribute
    /// An outlet or an outlet collection.
    case outlet
    /// An action.
    case action
    /// A binding.
    case binding
    /// An object, its class, or a referenced name.
    case other
  }
}
