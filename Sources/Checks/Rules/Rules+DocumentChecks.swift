import NibLoading

extension Rule {
  /// The rules of checks that need no load.
  static let documentChecks: [Rule] = [
    Rule(
      .segueWithoutPerform,
      "the class of a custom segue does not override perform()",
      """
      A storyboard's custom segue is performed by its class. If neither the class nor a superclass in the sources \
      overrides perform(), UIKit raises when the segue is performed, and nothing catches the exception. The superclass \
      UIStoryboardSegue performs only segues that code creates with a handler.
      """,
      document: """
        <viewController id="c-1">
          <connections>
            <segue destination="c-2" kind="custom" identifier="showBadge" customClass="SheetSegue" customModule="App" customModuleProvider="target" id="s-1"/>
          </connections>
        </viewController>
        <viewController id="c-2"/>
        """,
      source: """
        class SheetSegue: UIStoryboardSegue {}
        class BadgesController: UIViewController {
          func showBadge() { performSegue(withIdentifier: "showBadge", sender: nil) }
        }
        """,
      prints: ConsoleLine.segueNotPerformed("showBadge"),
      remedy: "Override perform() in the class of the segue, or choose another kind of segue."
    ),
    Rule(
      .illegalConfiguration,
      "Xcode refuses to compile the document",
      """
      Interface Builder opens the document, but ibtool reports an error and the build fails, or Interface Builder does not \
      open it at all: an outlet leads to an object in a prototype cell, which exists once for each row; a prototype \
      contains a container view; a table view with static cells is not the view of a table view controller; an object in a \
      launch screen has a custom class or a runtime attribute; or a document of macOS contains an outlet collection. Such \
      documents come from merges and from copied XML.
      """,
      document: """
        <tableViewController id="c-1" customClass="BadgesController" customModule="App" customModuleProvider="target">
          <tableView key="view" id="t-1">
            <prototypes>
              <tableViewCell reuseIdentifier="badge" id="r-1">
                <tableViewCellContentView key="contentView" id="r-2">
                  <subviews><label id="l-1"/></subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
          </tableView>
          <connections>
            <outlet property="nameLabel" destination="l-1" id="o-1"/>
          </connections>
        </tableViewController>
        """,
      source: """
        class BadgesController: UITableViewController {
          @IBOutlet var nameLabel: UILabel!
        }
        """,
      prints: ConsoleLine.repeatingContent("nameLabel", from: "BadgesController", to: "UILabel"),
      remedy:
        "Remove the connection or object. Connect objects of a prototype to outlets of the cell's own class."
    ),
  ]
}
