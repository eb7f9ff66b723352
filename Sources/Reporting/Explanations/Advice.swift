import NibLoading
import Validation

/// Suggests fixes for findings.
enum Advice {
  /// The suggestion for a finding, with its names.
  static func text(for finding: Finding) -> String {
    if finding.likely != nil { return likely(finding) }
    if finding.consequence == .unverified { return unverified(finding) }
    return failing(finding) ?? Explanations.explanation(of: finding.id)?.remedy ?? ""
  }

  private static func failing(_ finding: Finding) -> String? {
    let key = "'\(finding.keyPath ?? "")'"
    let owner = finding.object?.className ?? "the class"
    switch finding.id {
    case .undefinedKey:
      return missing(
        finding,
        noun: "attribute",
        mark: "@IBInspectable or @objc",
        "an @IBInspectable property \(key) to \(owner)"
      )
    case .undefinedOutlet:
      return missing(finding, noun: "connection", mark: "@IBOutlet", "an @IBOutlet \(key) to \(owner)")
    case .undefinedAction:
      return missing(
        finding,
        noun: "connection",
        mark: "@IBAction",
        "an @IBAction method \(key) to the target"
      )
    case .undefinedBinding:
      return missing(
        finding,
        noun: "binding",
        mark: "@objc dynamic",
        "an @objc dynamic property \(key) to the class"
      )
    case .undefinedKeyInPath:
      return "Correct the key path \(key). Fields of structures cannot be set: set the whole value."
    case .unknownLayerKey: return "Correct the key path \(key), or remove the attribute."
    case .nilForScalar:
      return "Give \(key) a value, or remove the attribute so that the property keeps its initial value."
    case .typeMismatch, .wrongObjectType:
      return
        "Select the attribute type that fits the property \(key); 'nibproof explain --conversions' lists the types."
    case .colorForCGColor:
      return "Add an inspectable color property that sets \(key) from its cgColor, and set that property."
    case .nilInPath:
      return "Set \(key) on the object itself, or in awakeFromNib(), when outlets are connected."
    case .duplicateKeyPath: return "Remove all but one of the attributes \(key)."
    case .lossyNumber:
      return "Enter a value that the type of \(key) can hold, or change the type of the property."
    case .outletTypeMismatch:
      return "Connect \(key) to an object of its class, or change the class of the property."
    case .outletCollectionType: return "Declare \(key) as an array, or connect it as a plain outlet."
    case .duplicateOutlet:
      return "Remove all but one of the connections of \(key), or declare it as an outlet collection."
    case .unconnectedOutlet:
      return "Connect \(key), or declare it optional and use it as '\(finding.keyPath ?? "")?'."
    case .danglingDestination: return "Connect \(key) again, or remove the connection."
    case .unknownClass: return unknownClass(finding)
    case .unusableClass:
      return finding.missingModule.map { module in
        "Set the module of the custom class to '\(module)', or name the class in Objective-C with @objc(Name)."
      }
    case .observerBeforeOutlet:
      return "Use the outlet with '?', and update it again in awakeFromNib(), when outlets are connected."
    case .missingIdentifier:
      return "Set the identifier \(key) in the document, register the cell, or use an existing identifier."
    case .missingResource: return "Add the image \(key), use an existing name, or remove the reference."
    default: return nil
    }
  }

  private static func missing(_ finding: Finding, noun: String, mark: String, _ addition: String) -> String {
    if let suggestion = finding.suggestion { return "Use '\(suggestion)', or remove the \(noun)." }
    if finding.declaration != nil { return "Mark the declaration \(mark), or remove the \(noun)." }
    return "Remove the \(noun), or add \(addition)."
  }

  private static func unknownClass(_ finding: Finding) -> String {
    let name = finding.object?.className ?? ""
    if let module = finding.missingModule { return "Set the module of the custom class to '\(module)'." }
    if let suggestion = finding.suggestion { return "Set the custom class to '\(suggestion)'." }
    return "Set the custom class to an existing class, or restore '\(name)'."
  }

  private static func likely(_ finding: Finding) -> String {
    "\(unknownClass(finding)) If a dependency declares the class, install it: 'nibproof dependencies' lists missing ones."
  }

  private static func unverified(_ finding: Finding) -> String {
    let name = finding.unresolvedName.map { "'\($0)'" }
    switch finding.unverifiedReason {
    case .unseenClass, .unseenSuperclass, .unseenType, .unseenProtocol, .unseenDependency:
      let what = name.map { "the sources that declare \($0)" } ?? "the missing sources"
      return
        "Add \(what): install the dependencies ('nibproof dependencies' lists missing ones), name a folder in 'sources' of "
        + "nibproof.json, or describe the class in 'classes'. Nothing is known to be wrong."
    case .unseenResource:
      return "Add the folder that contains the resource to the paths. Nothing is known to be wrong."
    default:
      return
        "Check it in the running app, and accept it with 'allow' in nibproof.json. Nothing is known to be wrong."
    }
  }
}
