/// Why something could not be decided.
public enum UnverifiedReason: String, Hashable, Sendable, CaseIterable {
  /// No source declares the class.
  case unseenClass = "unseen-class"
  /// No source declares a superclass of the class.
  case unseenSuperclass = "unseen-superclass"
  /// No source declares the type of the property.
  case unseenType = "unseen-type"
  /// No source declares a protocol that may make the member visible to Objective-C.
  case unseenProtocol = "unseen-protocol"
  /// A dependency whose sources were not read may add the member to a framework's class.
  case unseenDependency = "unseen-dependency"
  /// Code may make the object an instance of a subclass that has the member.
  case changedClass = "changed-class"
  /// A key path leads to an object that nobody saw made, of the declared class or of one that derives from it.
  case unseenObject = "unseen-object"
  /// What is asked for may be in a part of the bundle that was not read.
  case unseenResource = "unseen-resource"
  /// A class overrides a method through which keys are set, and may take the key there.
  case overriddenSetting = "overridden-setting"
  /// There may be an instance variable that the platform writes directly.
  case variable
  /// The frameworks' interfaces do not list selectors of this form.
  case unlistedSelector = "unlisted-selector"
  /// A segue of the same bar button item may take the action's place.
  case segue
  /// Code may make the object with another initializer.
  case otherInitializer = "other-initializer"
  /// A class that nothing speaks against may own the nib instead.
  case otherOwner = "other-owner"
  /// Xcode may build the resources of a package as another module than the classes.
  case packageResources = "package-resources"
  /// How the platform converts the value is not known well enough.
  case conversion
}

extension FindingReason {
  /// Why an undecided finding for this reason is undecided.
  var unverifiedReason: UnverifiedReason? {
    switch self {
    case .openChain(_, let className, let missing) where Self.isOwn(missing, of: className): .unseenClass
    case .openChain: .unseenSuperclass
    case .unseenClass: .unseenClass
    case .packageModule: .packageResources
    case .unresolvedType: .unseenType
    case .unsureConversion: .conversion
    case .unlistedSelector: .unlistedSelector
    case .hiddenStorage, .privateVariable, .undefinedOutlet: .variable
    case .contestedAction: .segue
    case .unseenRequirement: .unseenProtocol
    case .unseenExtension: .unseenDependency
    case .overriddenSetting: .overriddenSetting
    case .adoptedSubclass: .changedClass
    case .unseenObject: .unseenObject
    case .unimplementedInitializer, .unknownClass: .otherInitializer
    default: nil
    }
  }

  /// The class or type that no source shows, where it is undecided for want of one.
  var unresolvedName: String? {
    let name: String? =
      switch self {
      case .openChain(_, let className, let missing):
        Self.isOwn(missing, of: className) ? String(Self.shown(className)) : missing
      case .unseenClass(let name, _): name
      case .unresolvedType(_, let type) where type != "_": type
      default: nil
      }
    // The classes that stand for what nobody has seen have no names that people know.
    return name.flatMap { $0.hasPrefix("(") ? nil : $0 }
  }
}
