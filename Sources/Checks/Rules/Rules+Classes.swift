extension Rule {
  static let classes: [Rule] = [
    Rule(
      .unknownClass,
      "an object's custom class does not exist",
      """
      The class was renamed, removed, or moved to another module. The class of a scene's delegate in a property list \
      is checked as well; without it, UIKit does not load the main storyboard. The runtime logs an error and creates \
      an object of the element's own class instead, which lacks the properties and outlets that the document uses. If no source \
      declares the module either, the finding is unverified, unless all code that the app links was read. An \
      extension cannot use the module of its app. If a document inherits its module from the target, the \
      class must belong to the target that builds the document, regardless of the module that the document names. A \
      class that only other targets build, for example after a move to a framework, is missing there, and the \
      finding names its module. A class without a module may be an Objective-C class. It is missing only if all code \
      that a project links into the app was read, except the system's frameworks: its targets, packages and pods. A \
      binary library that does not contain the name does not declare the class. Names with a prefix of Apple's \
      frameworks stay unverified, unless ten classes of the app and none of the frameworks have that prefix. An \
      unverified class, except that of File's Owner, is reported as likely, a warning that does not fail a run, in \
      five cases: it differs by one or two letters from a declared class that fits the object; it has the name of \
      the object's image or color; the document names a module that no source imports, although the app declares a \
      class of the name; no code mentions it, and its name is that of a declared class with more words; or no code \
      mentions it, no dependency in use has its prefix, and either the object has outlets or ten declared classes \
      share the prefix. A class whose source no target builds is missing, unless built code needs it. Classes in the folder of a C# project stay \
      unverified, since C# is not read. Xcode builds the resources of a Swift package's target as a separate module, \
      'Package_Target', in which a nib that inherits its module finds no class. This was reported for Xcode 12 to \
      16, and such documents are reported as likely. Name the module and uncheck Inherit Module From Target.
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
      remedy: "Set the custom class and module of the object again in the identity inspector.",
      advice: unknownClass
    ),
    Rule(
      .unusableClass,
      "an object's custom class has no name that a nib can use",
      """
      A generic class has no name in the Objective-C runtime, and Interface Builder does not write the runtime \
      name of a nested class. The runtime continues as if the class did not exist. A Swift class that does not \
      derive from NSObject has a name, but does not respond to the messages that the nib sends to its object, and \
      the Swift runtime terminates the app. Systems before iOS 12.2 and macOS 10.14.4 do not find a class that \
      derives from a generic one. The class of a view controller on a view, or of a view on a controller, exists, but \
      does not respond to the messages that UIKit sends to such an object.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Badge<Content>: UIView {}
        """,
      prints: "Unknown class _TtC3App5Badge in Interface Builder file.",
      remedy: "Use a subclass that is neither generic nor nested, or give a nested class a name with "
        + "@objc(Name). Derive a Swift class from the class of the object, such as UIView or NSObject.",
      advice: { finding in
        finding.missingModule.map { module in
          "Set the module of the custom class to '\(module)', or name the class in Objective-C with @objc(Name)."
        }
      }
    ),
    Rule(
      .unsupportedClass,
      "an object has a class that new apps cannot use",
      """
      UIKit still contains UISearchDisplayController, but raises when a nib or scene creates one in an app that is \
      built with the iOS 13 SDK or later, regardless of the deployment target. Debug builds usually do not raise, so \
      testers are the first to see it. It raises even if nothing is connected to the object.
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
      remedy: "Remove the element from the document, and create a UISearchController in code."
    ),
    Rule(
      .unimplementedInitializer,
      "the initializer that nib loading calls always traps",
      """
      Nib loading creates views and controllers with init(coder:). The implementation that Xcode inserts for \
      classes that are created in code only calls fatalError, which no platform catches.
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
      remedy: "Implement init(coder:), at least with super.init(coder: coder)."
    ),
    Rule(
      .observerBeforeOutlet,
      "setting an attribute runs code that uses an outlet, which is still nil",
      """
      Attributes are set before outlets are connected. If an attribute runs a setter or an observer that unwraps an \
      outlet, the app crashes on every system, since there is no exception to catch. The same applies to \
      awakeFromNib() of a controller in a storyboard, whose view is loaded later.
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
      remedy: "Write 'label?.text = title', and set the text again in awakeFromNib().",
      advice: { _ in
        "Use the outlet with '?', and update it again in awakeFromNib(), when outlets are connected."
      },
      place: "used"
    ),
  ]
}
