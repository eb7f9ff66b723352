public import NibLoading

extension Explanations {
  /// The explanations of terms in reports: the consequences in order, and `unreachable`.
  public static let words: [Explanation] = Consequence.allCases.map(explanation(of:)) + [unreachable]

  /// The explanation of a consequence.
  public static func explanation(of consequence: Consequence) -> Explanation {
    switch consequence {
    case .crash:
      word(
        consequence.rawValue,
        "the load ends the app",
        "Nobody catches what is raised while the nib or scene is loaded. What the runtime prints then stands in the "
          + "finding as a crash report has it, with '0x…' for addresses. It is an error.",
        remedy:
          "Mend the document or the source; 'nibproof explain' with the finding's id tells how. 'nibproof trace FILE PATH', "
          + "with the path of the whole app, tells each step of the load and what is seen to bring it about."
      )
    case .dropped:
      word(
        consequence.rawValue,
        "the load logs it and goes on without it",
        "The platform catches what is raised, or does without a class, and says so in the console alone: the value, the "
          + "outlet or the class is lost. On older systems the same may be a crash; the oldest system that the app runs "
          + "on decides. It is an error.",
        remedy:
          "Mend the document or the source, or let 'nibproof fix' remove what is left over of an older version."
      )
    case .crashOnUse:
      word(
        consequence.rawValue,
        "the load passes, and the first use ends the app",
        "Outlets are set without a look at the object, and actions are looked for when they are sent. The app ends when "
          + "code asks the object for what it does not have, or when somebody taps the control. It is an error.",
        remedy: "Mend the document or the source; 'nibproof explain' with the finding's id tells how."
      )
    case .silent:
      word(
        consequence.rawValue,
        "nothing is logged, and the result is not what was asked for",
        "Nothing is raised, so nothing else will ever tell of it. It is a warning, and fails a run with '--strict'.",
        remedy:
          "Mend the document or the source; where it is meant so, say so in 'allow' of nibproof.json."
      )
    case .unverified:
      word(
        consequence.rawValue,
        "it depends on what no source here shows",
        "It goes wrong unless something that was not read helps: a class of a Swift package, a pod or a binary framework "
          + "whose sources are not below the paths, or a part of the bundle that is made elsewhere. Nothing is said to "
          + "fail that is not proved, so it is a note, which '--verbose' lists and the summary counts. Where a class is probably "
          + "missing, the finding is a warning, 'likely', and still fails no run.",
        remedy:
          "Install the dependencies: 'nibproof dependencies' lists those that are missing, and downloads some with "
          + "--fetch. Name other sources by 'sources' of nibproof.json. Describe by 'classes' what has no sources: "
          + #"classes: [{ name: "PodView", superclass: "UIView", properties: { tint: "UIColor?" } }]."#
      )
    case .invalid:
      word(
        consequence.rawValue,
        "the document itself is broken",
        "It is no document of Interface Builder, some of it cannot be read, or it connects objects that it does not have. "
          + "What can be read of it is loaded all the same. It is an error.",
        remedy: "Open the document in Xcode, or take the last version of it that was whole."
      )
    }
  }

  private static let unreachable = word(
    ReportMessages.unreachable,
    "nothing in the app reaches what the finding is about",
    "No code that runs from the start of the app loads the nib, shows the scene, requests the cell or instantiates the class, "
      + "or no target builds the file. The defect has no effect until code does. It is a warning, which fails no run but a "
      + #"strict one; the key 'unreachable' of nibproof.json changes that: unreachable: "error" fails the run, and "off" leaves it out. "#
      + "'nibproof trace FILE .' prints what reaches a document.",
    remedy: "Remove the nib, scene, cell or class if it is unused; otherwise fix it."
  )

  private static func word(_ id: String, _ title: String, _ text: String, remedy: String) -> Explanation {
    Explanation(id, title, text, document: "", source: "", remedy: remedy)
  }
}
