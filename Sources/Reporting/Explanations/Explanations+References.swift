extension Explanations {
  static let references = [
    Explanation(
      "missing-nib",
      "a nib is asked for by a name that none has",
      """
      A controller of a document, or code, names the nib that it loads, and neither the tree nor a project that \
      belongs to it has one of that name: it was renamed, or removed. The load passes; what needs the nib raises \
      when it asks for it, but for the controller of a window, which has none then. Code may name it by a constant \
      of the sources.
      """,
      document: """
        <viewController nibName="BadgePanel" id="c-1"/>
        """,
      source: "",
      prints: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'BadgePanel''",
      remedy: "Name the nib as its file is named now, or add it to the target."
    ),
    Explanation(
      "missing-storyboard",
      "a reference leads to a storyboard that is not there",
      """
      A storyboard reference names another storyboard, and neither the tree nor a project that belongs to it has \
      one of that name. The load passes; following the reference raises.
      """,
      document: """
        <viewControllerPlaceholder storyboardName="Badges" id="p-1"/>
        """,
      source: "",
      prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Could not find a storyboard named 'Badges' in bundle NSBundle <…> (loaded)'",
      remedy: "Name the storyboard as its file is named now, or remove the reference."
    ),
    Explanation(
      "missing-identifier",
      "a controller, segue or cell is asked for by an identifier that none has",
      """
      A storyboard reference names a controller by its storyboard identifier, and no controller of that storyboard \
      has it. The load passes; following the reference raises. So does code that asks a storyboard for such a \
      controller, performs such a segue, or asks a table or collection to dequeue a cell for an index path whose \
      reuse identifier no document has and nothing registers, or only other scenes than those of the class that asks \
      its own table. Without an index path a table gives nil, which is told where it is taken for a cell: where Swift \
      unwraps it, at once or by the constant that holds it, and where a data source of Objective-C returns it without \
      a look; so is the initial controller of a storyboard that has none. \
      The identifier may stand there, or be what a constant of the sources holds that is surely meant: \
      'Row.identifier', 'Segue.details.rawValue', 'kRow'. The storyboard may be what a property or constant holds \
      that nobody sets to another one: 'let prefs = NSStoryboard(name: "Prefs", bundle: nil)'.
      """,
      document: """
        <viewControllerPlaceholder storyboardName="Badge" referencedIdentifier="Detail" id="p-1"/>
        <viewController storyboardIdentifier="Details" id="c-1"/>
        """,
      source: "",
      prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'Detail''",
      remedy:
        "Give the controller, segue or cell that identifier, register the cell, or ask for the one that there is."
    ),
    Explanation(
      "missing-resource",
      "an image is asked for by a name that none has",
      """
      A document names an image, and neither an asset catalog nor a file of the tree or of a project that belongs \
      to it has that name. On iOS the load logs it and goes on without the image; what macOS does is not known, \
      and nothing is reported there.
      """,
      document: """
        <imageView image="badge-large" id="v-1"/>
        """,
      source: "",
      prints:
        "Could not load the \"badge-large\" image referenced from a nib in the bundle with identifier \"…\"",
      remedy: "Add the image, name it as it is named now, or remove the reference."
    ),
    Explanation(
      "failed-cast",
      "code casts what a document holds to a class to which it does not belong",
      """
      Code asks for a cell, a controller or the first object of a nib by a name that stands there, and casts it by \
      `as!`, or ends the app itself where the cast fails. All that documents have of that name is of other classes: \
      the custom class was forgotten, or is that of the object from which it was copied. The load passes; the app ends \
      at the cast. It is told only where the superclasses of all these classes are known, and nothing else is \
      registered for the cell.
      """,
      document: """
        <viewControllerPlaceholder storyboardName="Badge" referencedIdentifier="Detail" id="p-1"/>
        <viewController storyboardIdentifier="Detail" id="c-1"/>
        """,
      source: """
        class Badge: UIViewController {
          func showDetail() {
            show(storyboard!.instantiateViewController(withIdentifier: "Detail") as! UINavigationController, sender: nil)
          }
        }
        """,
      prints: "Could not cast value of type 'UIViewController' (0x…) to 'UINavigationController' (0x…).",
      remedy: "Give the object in the document the class, or cast to the class that it has."
    ),
  ]
}
