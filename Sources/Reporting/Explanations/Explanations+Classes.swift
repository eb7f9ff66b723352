extension Explanations {
  static let classes = [
    Explanation(
      "unknown-class",
      "an object's custom class does not exist",
      """
      The class was renamed, removed, or moved to another module. The runtime logs it and makes an object of the \
      class that the element stands for, which then lacks what the document sets and connects. Where no source that \
      was read declares the module either, the finding is unverified. A document that inherits its module from the target \
      asks for a class of the target that builds it, whatever module it spells: one that only other targets build, as \
      after a move to a framework, is missing there, and the module that has it is told. A class without a module, which \
      may be one of Objective-C, is missing where all was read that a project links into the app, the system's frameworks \
      aside: its targets, packages and pods. A binary library that does not contain the name does not declare the class. \
      Names with a prefix of Apple's are not decided, unless ten classes of the app and none of the frameworks have it. \
      An undecided class, that of File's Owner aside, is reported as likely, a warning that fails no run, if it is one \
      or two letters from a declared class that fits the object, if it has the name of the object's image or color, or if no code mentions it and \
      the object has outlets or ten declared classes share its prefix. \
      Xcode 12 was seen to build the resources of a Swift package's target as a module of their own, 'Package_Target', \
      where a nib that inherits its module finds no class. Whether it does so today is not known well enough, and such \
      documents are told as unverified: name the module, and uncheck Inherit Module From Target.
      """,
      document: """
        <view id="v-0" customClass="Panel" customModule="App" customModuleProvider="target"/>
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Panel: UIView {}
        class Badges: UIView {}
        """,
      prints: "Unknown class _TtC3App5Badge in Interface Builder file.",
      remedy: "Set the custom class and module of the object anew in the identity inspector."
    ),
    Explanation(
      "unusable-class",
      "an object's custom class has no name that a nib can use",
      """
      Generic classes have no name for the runtime, and nested ones a name that Interface Builder does not write. \
      The runtime goes on as if the class did not exist. A class of Swift that does not derive from NSObject has a name, \
      but answers nothing that the nib sends to its object, and Swift's runtime ends the app.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Badge<Content>: UIView {}
        """,
      prints: "Unknown class _TtC3App5Badge in Interface Builder file.",
      remedy:
        "Derive a class that is neither generic nor nested and use that one, or give a nested class a name "
        + "with @objc(Name). Derive a class of Swift alone from what the object is: UIView, NSObject."
    ),
    Explanation(
      "unsupported-class",
      "an object is of a class that new apps may no longer use",
      """
      UIKit still has UISearchDisplayController, and raises as soon as a nib or scene makes one in an app that is built \
      with the SDK of iOS 13 or later, whatever the oldest system it runs on. Builds for debugging mostly do not, so \
      that it is first seen by testers. That nothing is connected to the object does not help.
      """,
      document: """
        <searchBar id="b-1"/>
        <searchDisplayController id="c-1">
          <connections>
            <outlet property="searchBar" destination="b-1" id="o-1"/>
          </connections>
        </searchDisplayController>
        """,
      source: "",
      prints: "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
        + "'UISearchDisplayController is no longer supported when linking against this version of iOS. "
        + "Please migrate your application to UISearchController.'",
      remedy: "Remove the element from the document and use a UISearchController, which is made in code."
    ),
    Explanation(
      "unimplemented-initializer",
      "the initializer that the nib calls only ends the app",
      """
      Nibs make views and controllers by init(coder:). The one that Xcode writes for classes which are made in code \
      consists of a fatalError, which no platform catches.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Badge: UIView {
          required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
          }
        }
        """,
      prints: "Fatal error: init(coder:) has not been implemented",
      remedy: "Implement init(coder:), at least by super.init(coder: coder)."
    ),
    Explanation(
      "observer-before-outlet",
      "setting an attribute runs code that uses an outlet, which is still nil",
      """
      Attributes are set before outlets are connected. A setter or an observer that an attribute runs, and that \
      unwraps an outlet, ends the app on every system: no exception is thrown that could be caught. So does \
      awakeFromNib of a storyboard's controller, whose view is loaded later.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews><label id="l-1"/></subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l-1" id="o-1"/></connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var label: UILabel!
          @IBInspectable var title: String = "" { didSet { label.text = title } }
        }
        """,
      prints: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      remedy: "Write 'label?.text = title', and set the text once more in awakeFromNib."
    ),
  ]
}
