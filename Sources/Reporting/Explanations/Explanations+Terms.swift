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
        "While the nib or scene is loaded, an exception is raised that nothing catches, code traps, or the stack "
          + "overflows. The finding shows the console message of the crash, with '0x…' for addresses. The finding is "
          + "an error.",
        remedy:
          "Fix the document or the source. To see how, run 'nibproof explain ID' with the id of the finding. 'nibproof "
          + "trace FILE' prints each step of the load and the code that starts it."
      )
    case .dropped:
      term(
        consequence.rawValue,
        "loading logs an error and ignores the value, connection, class or resource",
        "The platform catches the exception, or continues without the class or resource, and only prints a console "
          + "message. The value, connection, class or resource is lost. Older systems may crash instead, so the "
          + "consequence depends on the deployment target. The finding is an error.",
        remedy:
          "Fix the document or the source, or let 'nibproof fix --unsafe' remove attributes, connections and classes "
          + "that refer to undeclared members and classes."
      )
    case .crashOnUse:
      term(
        consequence.rawValue,
        "loading succeeds, but the first use terminates the app",
        "The class of an outlet's object is not checked when the outlet is set, and an action is looked up only when "
          + "it is sent. Code requests nibs, scenes, cells and classes by name only when it runs. The app crashes when "
          + "code uses a member that the object does not have, casts the object to another class, unwraps an outlet "
          + "that is not connected, or requests something that does not exist, or when the user taps the control or a "
          + "segue is performed. The finding is an error.",
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
        "the result depends on something unknown",
        "Whether the finding is a defect depends on something unknown, such as a class of a Swift package, a pod or a "
          + "binary framework whose sources are not under the paths, a part of the bundle that is built elsewhere, or "
          + "an undocumented behavior of a framework. Only proven defects fail a run, so the finding is a note. "
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
    "No code that is reachable from the app's entry point loads the nib, shows the scene, requests the cell, "
      + "instantiates the class or calls the code; no target builds the file; or the action is never sent, because the "
      + "control or gesture recognizer stays hidden or disabled, no navigation bar shows the item, or the control does "
      + "not send the event. The defect has no effect until the object is reached. "
      + "The finding is a warning, which fails only strict runs. "
      + #"The key 'unreachable' in nibproof.json changes the severity: unreachable: "error" fails the run, "#
      + #"and "off" omits the finding. "#
      + "'nibproof trace FILE' prints the path from the app's entry point to a document.",
    remedy: "Remove the nib, scene, cell or class if it is unused; otherwise fix the finding."
  )

  private static let likely = term(
    ReportMessages.likely,
    "a class, outlet, action or property is probably missing",
    "No source declares the class in the module that the document specifies. The class may belong to a dependency that "
      + "was not found, but its name or its use in the document suggests that the class was renamed, moved or removed: "
      + "'nibproof explain unknown-class' lists the cases. An outlet or action is probably missing if no code mentions "
      + "it, if only another class declares it, if it is a property of NSObject without a setter, or if the class does "
      + "not have it and only the behavior of watchOS is unknown. Swift before Xcode 9 does not make a private "
      + "inspectable property visible to Objective-C, so its attribute is likely to fail if the version of the "
      + "compiler is unknown. The finding is a warning, which does not fail a run.",
    remedy:
      "Use an existing class, outlet or action. If a dependency declares the class or member, install the dependency."
  )

  private static func term(_ id: String, _ title: String, _ text: String, remedy: String) -> Explanation {
    Explanation(id, title, text, document: "", source: "", remedy: remedy)
  }
}
