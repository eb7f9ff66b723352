// The rules of all kinds of findings.
extension FindingID {
  /// The rule of the kind.
  package var rule: Rule {
    switch self {
    // Attributes
    case .undefinedKey: UndefinedKey.rule
    case .undefinedKeyInPath: UndefinedKey.inPathRule
    case .nilForScalar: NilForScalar.rule
    case .typeMismatch: TypeMismatch.rule
    case .wrongObjectType: WrongObjectType.rule
    case .colorForCGColor: ColorForCGColor.rule
    case .unknownLayerKey: UnknownLayerKey.rule
    case .nilInPath: NilInPath.rule
    case .duplicateKeyPath: DuplicateKeyPath.rule
    case .lossyNumber: LossyNumber.rule
    case .ignoredAttribute: IgnoredAttribute.rule
    // Connections
    case .undefinedOutlet: UndefinedOutlet.rule
    case .outletTypeMismatch: OutletTypeMismatch.rule
    case .outletCollectionType: OutletCollectionType.rule
    case .duplicateOutlet: DuplicateOutlet.rule
    case .unconnectedOutlet: UnconnectedOutlet.rule
    case .undefinedAction: UndefinedAction.rule
    case .undefinedBinding: UndefinedBinding.rule
    case .missingValueTransformer: MissingValueTransformer.rule
    case .segueWithoutPerform: SegueWithoutPerform.rule
    case .incompleteDataSource: IncompleteDataSource.rule
    case .rejectedOutlet: RejectedOutlet.rule
    case .hiddenCells: HiddenCells.rule
    case .danglingDestination: DanglingDestination.rule
    // Classes
    case .unknownClass: UnknownClass.rule
    case .unusableClass: UnknownClass.unusableRule
    case .unsupportedClass: UnsupportedClass.rule
    case .unimplementedInitializer: UnimplementedInitializer.rule
    case .observerBeforeOutlet: ObserverBeforeOutlet.rule
    // The load
    case .recursiveNib: RecursiveNib.rule
    case .replacedObject: ReplacedObject.rule
    case .lostConstraint: LostConstraint.rule
    case .missingViewOutlet: MissingViewOutlet.rule
    case .sharedView: SharedView.rule
    case .ownerMismatch: OwnerMismatch.rule
    case .unusableCellNib: UnusableCellNib.rule
    // References
    case .missingNib: MissingName.nibRule
    case .missingStoryboard: MissingName.storyboardRule
    case .missingIdentifier: MissingName.identifierRule
    case .missingResource: MissingName.resourceRule
    case .failedCast: FailedCast.rule
    // Members
    case .unusedMember: UnusedMember.rule
    // Documents
    case .illegalConfiguration: IllegalConfigurations.rule
    case .unreadableDocument: UnreadableDocument.rule
    }
  }

  /// The subject of findings of this kind.
  ///
  /// Connections to missing objects, which may be outlets, actions or bindings, have the subject `other`.
  public var subject: Subject { rule.subject }
}

extension Rule {
  /// All rules, in the order of the ids.
  package static let all: [Rule] = FindingID.allCases.map(\.rule)
}
