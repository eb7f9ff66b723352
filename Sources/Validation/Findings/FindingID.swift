/// The stable name of what a finding says.
///
/// Names are only ever added.
public enum FindingID: String, CaseIterable, Hashable, Sendable, Codable {
  // Attributes
  /// A runtime attribute sets a key that its object does not have.
  case undefinedKey = "undefined-key"
  /// A key path leads through a key that cannot be read.
  case undefinedKeyInPath = "undefined-key-in-path"
  /// A runtime attribute of type Nil sets a number, a truth value or a structure.
  case nilForScalar = "nil-for-scalar"
  /// A runtime attribute's value cannot be converted to the property's type.
  case typeMismatch = "type-mismatch"
  /// A property is given an object of another class.
  case wrongObjectType = "wrong-object-type"
  /// A layer's CGColor is given a color object.
  case colorForCGColor = "color-for-cgcolor"
  /// A runtime attribute sets a key that layers do not use.
  case unknownLayerKey = "unknown-layer-key"
  /// A key path leads through an object that is not there yet.
  case nilInPath = "nil-in-path"
  /// One object sets the same key path twice.
  case duplicateKeyPath = "duplicate-key-path"
  /// A number does not fit into the property's type.
  case lossyNumber = "lossy-number"
  // Connections
  /// An outlet is connected that its object does not have.
  case undefinedOutlet = "undefined-outlet"
  /// An outlet is connected to an object of another class.
  case outletTypeMismatch = "outlet-type-mismatch"
  /// An outlet collection is no array.
  case outletCollectionType = "outlet-collection-type"
  /// An outlet is connected more than once.
  case duplicateOutlet = "duplicate-outlet"
  /// An outlet that code unwraps is not connected.
  case unconnectedOutlet = "unconnected-outlet"
  /// An action is sent to a target that has no such method.
  case undefinedAction = "undefined-action"
  /// A binding reads a key that its object does not have.
  case undefinedBinding = "undefined-binding"
  /// A connection leads to an object that the document does not have.
  case danglingDestination = "dangling-destination"
  // Classes
  /// An object's custom class does not exist.
  case unknownClass = "unknown-class"
  /// An object's custom class has no name that a nib can use.
  case unusableClass = "unusable-class"
  /// An object is of a class that new apps may no longer use.
  case unsupportedClass = "unsupported-class"
  /// The initializer that the nib calls only ends the app.
  case unimplementedInitializer = "unimplemented-initializer"
  /// Setting an attribute runs code that uses an outlet, which is still nil.
  case observerBeforeOutlet = "observer-before-outlet"
  // The load
  /// Loading a nib loads it again, without an end.
  case recursiveNib = "recursive-nib"
  /// An object returns another one from init(coder:) after somebody refers to it.
  case replacedObject = "replaced-object"
  /// A constraint belongs to an object that is replaced.
  case lostConstraint = "lost-constraint"
  /// A controller's nib does not give it a view.
  case missingViewOutlet = "missing-view-outlet"
  /// One view is the view of two controllers.
  case sharedView = "shared-view"
  /// Code loads a nib as its owner and lacks an outlet that the nib connects.
  case ownerMismatch = "owner-mismatch"
  /// A nib that is registered for reuse holds something else than one cell.
  case unusableCellNib = "unusable-cell-nib"
  // References
  /// A nib is asked for by a name that none has.
  case missingNib = "missing-nib"
  /// A reference leads to a storyboard that is not there.
  case missingStoryboard = "missing-storyboard"
  /// A controller is asked for by an identifier that none has.
  case missingIdentifier = "missing-identifier"
  /// An image is asked for by a name that none has.
  case missingResource = "missing-resource"
  /// Code casts what a document holds to a class to which it does not belong.
  case failedCast = "failed-cast"
  // Members
  /// No document and no code uses an outlet, an action or an inspectable property.
  case unusedMember = "unused-member"
  // Documents
  /// A document cannot be read, or not to its end.
  case unreadableDocument = "unreadable-document"
}

extension FindingID {
  /// What of a document a finding is about.
  public enum Subject: Hashable, Sendable {
    /// A runtime attribute.
    case attribute
    /// An outlet or an outlet collection.
    case outlet
    /// An action.
    case action
    /// A binding.
    case binding
    /// An object, its class, or what is asked for by name.
    case other
  }

  /// What a finding of this kind is about; left-over connections are of several kinds.
  public var subject: Subject {
    switch self {
    case .undefinedKey, .undefinedKeyInPath, .nilForScalar, .typeMismatch, .wrongObjectType, .colorForCGColor,
      .unknownLayerKey, .nilInPath, .duplicateKeyPath, .lossyNumber, .observerBeforeOutlet:
      .attribute
    case .undefinedOutlet, .outletTypeMismatch, .outletCollectionType, .duplicateOutlet, .unconnectedOutlet,
      .ownerMismatch:
      .outlet
    case .undefinedAction: .action
    case .undefinedBinding: .binding
    default: .other
    }
  }
}
