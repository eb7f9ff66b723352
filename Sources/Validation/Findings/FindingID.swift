/// The stable name of what a finding says.
///
/// Names are only ever added.
public enum FindingID: String, CaseIterable, Hashable, Sendable, Codable {
  // Attributes
  case undefinedKey = "undefined-key"
  case undefinedKeyInPath = "undefined-key-in-path"
  case nilForScalar = "nil-for-scalar"
  case typeMismatch = "type-mismatch"
  case wrongObjectType = "wrong-object-type"
  case colorForCGColor = "color-for-cgcolor"
  case unknownLayerKey = "unknown-layer-key"
  case nilInPath = "nil-in-path"
  case duplicateKeyPath = "duplicate-key-path"
  case lossyNumber = "lossy-number"
  // Connections
  case undefinedOutlet = "undefined-outlet"
  case outletTypeMismatch = "outlet-type-mismatch"
  case outletCollectionType = "outlet-collection-type"
  case duplicateOutlet = "duplicate-outlet"
  case undefinedAction = "undefined-action"
  case danglingDestination = "dangling-destination"
  // Classes
  case unknownClass = "unknown-class"
  case unusableClass = "unusable-class"
  case unimplementedInitializer = "unimplemented-initializer"
  case observerBeforeOutlet = "observer-before-outlet"
  // The load
  case recursiveNib = "recursive-nib"
  case replacedObject = "replaced-object"
  case lostConstraint = "lost-constraint"
  case missingViewOutlet = "missing-view-outlet"
  case sharedView = "shared-view"
  case ownerMismatch = "owner-mismatch"
  case unusableCellNib = "unusable-cell-nib"
  // References
  case missingNib = "missing-nib"
  case missingStoryboard = "missing-storyboard"
  case missingIdentifier = "missing-identifier"
  case missingResource = "missing-resource"
  // Documents
  case unreadableDocument = "unreadable-document"
}
