public import Checks
public import NibLoading

extension Explanations {
  /// The explanations of the terms in reports: the consequences and the words that qualify them.
  public static let terms: [Explanation] =
    Consequence.allCases.map(explanation(of:)) + [unreachable, likely]

  /// Returns the explanation of a consequence.
  public static func explanation(of consequence: Consequence) -> Explanation {
    switch consequence {
    case .crash:
      term(
        consequence.rawValue,
        "loading terminates the app",
        "Nothing catches the exception that is raised while the nib or scene is loaded. The finding shows the console "
          + "message of the crash, with '0x…' for addresses. The finding is an error.",
        remedy:
          "Fix the document or the source. To see how, run 'nibproof explain ID' with the id of the finding. 'nibproof "
          + "trace FILE' prints each step of the load and the code that starts it."
      )
    case .dropped:
      term(
        consequence.rawValue,
        "loading logs an error and ignores the value, outlet or class",
        "The platform catches the exception, or continues without the class, and only prints a console message. The "
          + "value, outlet or class is lost. Older systems may crash instead, so the consequence depends on "
          + "the deployment target. The finding is an error.",
        remedy:
          "Fix the document or the source, or let 'nibproof fix --unsafe' remove obsolete attributes and connections."
      )
    case .crashOnUse:
      term(
        consequence.rawValue,
        "loading succeeds, but the first use terminates the app",
        "The class of an outlet's object is not checked when the outlet is set, and an action is looked up only when "
          + "it is sent. Code requests nibs, scenes, cells and classes by name only when it runs. The app crashes when "
          + "code uses a member that the object does not have, when the user taps the control, or when code requests "
          + "something that does not exist. The finding is an error.",
        remedy:
          "Fix the document or the source. To see how, run 'nibproof explain ID' with the id of the finding."
      )
    case .silent:
      term(
        consequence.rawValue,
        "nothing is logged, and the result is wrong",
        "Nothing is raised or logged, so the app gives no hint of the defect. The finding is a warning, and fails "
          + "a run only with '--strict'.",
        remedy:
          "Fix the document or the source. If the result is intended, add the finding to 'allow' in nibproof.json."
      )
    case .unverified:
      term(
        consequence.rawValue,
        "the result depends on something that was not found",
        "Whether the finding is a defect depends on something unknown: a class of a Swift package, a pod or a binary "
          + "framework whose sources are not under the paths, a part of the bundle that is built elsewhere, or an "
          + "undocumented behavior of a framework. Only proven defects fail a run, so the finding is a note. "
          + "'--verbose' lists unverified findings; otherwise the summary only counts them.",
        remedy:
          "Install the dependencies: 'nibproof dependencies' lists missing ones, and --fetch downloads some of them. "
          + "Add other sources with 'sources' in nibproof.json. Describe classes without sources with 'classes': "
          + #"classes: [{ name: "PodView", superclass: "UIView", properties: { tint: "UIColor?" } }]."#
      )
    case .invalid:
      term(
        consequence.rawValue,
        "the document is broken",
        "The file is not an Interface Builder document, part of it cannot be read, it connects objects that it does "
          + "not contain, or Xcode does not compile it. The readable part is still loaded. The finding is an error.",
        remedy: "Open the document in Xcode, or restore an intact version."
      )
    }
  }

  private static let unreachable = term(
    ReportMessages.unreachable,
    "nothing in the app reaches the object of the finding",
    "No code that is reachable from the app's entry point loads the nib, shows the scene, requests the cell or "
      + "instantiates the class; no target builds the file; or the control that sends the action stays hidden or "
      + "disabled. The defect has no effect until the object is reached. "
      + "The finding is a warning, which fails only strict runs. "
      + #"The key 'unreachable' in nibproof.json changes the severity: unreachable: "error" fails the run, "#
      + #"and "off" omits the finding. "#
      + "'nibproof trace FILE' prints the path from the app's entry point to a document.",
    remedy: "Remove the nib, scene, cell or class if it is unused; otherwise fix the finding."
  )

  private static let likely = term(
    ReportMessages.likely,
    "a class, outlet, action or property is probably missing",
    "No source declares the class. The class may belong to a dependency that was not found, but its name or its use "
      + "in the document suggests that the class was renamed or removed: 'nibproof explain unknown-class' lists the "
      + "cases. An outlet or action is probably missing if no code mentions it, or if only another class declares it. "
      + "A property is probably missing if the Swift compiler hides it from Objective-C. "
      + "The finding is a warning, which does not fail a run.",
    remedy:
      "Use an existing class, outlet or action. If a dependency declares the class or member, install the dependency."
  )

  private static func term(_ id: String, _ title: String, _ text: String, remedy: String) -> Explanation {
    Explanation(id, title, text, document: "", source: "", remedy: remedy)
  }
}
