import Checks
import NibLoading

/// Suggests fixes for findings.
enum Advice {
  /// Returns the suggestion for a finding, using the names in the finding.
  static func text(for finding: Finding) -> String {
    if finding.likely != nil { return likely(finding) }
    if finding.consequence == .unverified { return unverified(finding) }
    return certain(finding)
  }

  private static func certain(_ finding: Finding) -> String {
    let rule = finding.id.rule
    return rule.advice?(finding) ?? rule.explanation.remedy
  }

  private static func likely(_ finding: Finding) -> String {
    let other =
      switch finding.likely {
      case .compiler, .platform, .rootProperty: ""
      case .otherClass, .unmentioned:
        " If a dependency declares the member, install the dependency: 'nibproof dependencies' lists missing ones."
      default: " If a dependency declares the class, install it: 'nibproof dependencies' lists missing ones."
      }
    return certain(finding) + other
  }

  private static func unverified(_ finding: Finding) -> String {
    let name = finding.unresolvedName.map { "'\($0)'" }
    switch finding.unverifiedReason {
    case .unseenClass, .unseenSuperclass, .unseenType, .unseenProtocol, .unseenDependency:
      let what = name.map { "the sources that declare \($0)" } ?? "the missing sources"
      return
        "Add \(what): install the dependencies ('nibproof dependencies' lists missing ones), add a folder to 'sources' in "
        + "nibproof.json, or describe the class under 'classes'. The finding may not be a defect."
    case .unreadLanguage:
      return "Describe the class under 'classes' in nibproof.json. The finding may not be a defect."
    case .unseenResource:
      return "Add the folder that contains the resource to the paths. The finding may not be a defect."
    default:
      return
        "Check the behavior in the running app, or suppress the finding with 'allow' in nibproof.json. The finding may not be a defect."
    }
  }
}
