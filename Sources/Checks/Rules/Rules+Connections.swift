extension Rule {
  static let connections: [Rule] = [
    Rule(
      .undefinedOutlet,
      "a connection refers to an outlet that its object does not have",
      """
      Outlets are connected by key-value coding. A missing key raises. On iOS nothing catches the exception, \
      and loading terminates the app. macOS logs the exception and skips the outlet. Usually the property was \
      renamed, or the object lost its custom class.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <imageView id="i-1"/>
          </subviews>
          <connections>
            <outlet property="ikon" destination="i-1" id="o-1"/>
          </connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var icon: UIImageView!
        }
        """,
      prints:
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<App.Badge 0x…> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ikon.'",
      remedy: "Connect the outlet again under its current name, or remove the connection.",
      advice: { missing($0, "connection", mark: "@IBOutlet", "an @IBOutlet \(key($0)) to \(owner($0))") }
    ),
    Rule(
      .outletTypeMismatch,
      "an outlet is connected to an object of another class",
      """
      Loading does not check the class of the destination. The app crashes when code uses a member that the object \
      does not have, or casts the object. Members that both classes inherit from a common superclass work if they \
      are called through Objective-C. A call of a Swift method that is not visible to Objective-C has undefined \
      results. The finding is a crash on use if a source uses such a member on the outlet, or passes the outlet on \
      and uses such a member on any object. Otherwise, or if the declared class adds only overrides and \
      initializers, the finding is silent: the next change of the code may add such a use. Members of protocol \
      extensions are not considered. A property of a numeric or Boolean type raises on iOS, where outlets are set by \
      key-value coding. On macOS it is set to a value derived from the object's address.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <button id="b-1"/>
          </subviews>
          <connections>
            <outlet property="caption" destination="b-1" id="o-1"/>
          </connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var caption: UILabel!
          func wrap() { caption.numberOfLines = 0 }
        }
        """,
      remedy: "Connect the outlet to an object of its class, or declare it with the class of the object.",
      advice: { "Connect \(key($0)) to an object of its class, or change the class of the property." }
    ),
    Rule(
      .outletCollectionType,
      "an outlet collection is not declared as an array",
      """
      An outlet collection sets an array. A property of another type stores the array unchecked, and its first use \
      crashes.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <label id="l-1"/>
          </subviews>
          <connections>
            <outletCollection property="captions" destination="l-1" id="o-1"/>
          </connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var captions: UILabel!
        }
        """,
      remedy: "Declare the property as an array, such as [UILabel], or connect it as a plain outlet.",
      advice: { "Declare \(key($0)) as an array, or connect it as a plain outlet." }
    ),
    Rule(
      .duplicateOutlet,
      "an outlet is connected more than once",
      """
      Each connection sets the property, in document order. The last connection wins.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <imageView id="i-1"/>
            <imageView id="i-2"/>
          </subviews>
          <connections>
            <outlet property="icon" destination="i-1" id="o-1"/>
            <outlet property="icon" destination="i-2" id="o-2"/>
          </connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var icon: UIImageView!
        }
        """,
      remedy: "Remove all but one of the connections, or declare the property as an outlet collection.",
      advice: {
        "Remove all but one of the connections of \(key($0)), or declare it as an outlet collection."
      },
      severity: .warning
    ),
    Rule(
      .unconnectedOutlet,
      "code unwraps an outlet that is not connected",
      """
      A Swift outlet is nil until it is connected. Without a connection, the first use of an implicitly unwrapped \
      outlet crashes, and so does force-unwrapping an optional one. Only certain crashes are reported. The outlet \
      is used by a method that runs while the nib is loaded (awakeFromNib), by one that runs when the view or \
      window is shown (viewDidLoad, viewWillAppear, windowDidLoad, layoutSubviews and similar), or by an action \
      that the document connects. The use may also be in another method of the same declaration that this method \
      calls. No condition or early exit precedes the use, and no closure contains it. The same \
      applies to a controller that code creates without its scene or nib, or whose loadView() makes another view, to a \
      cell whose class code registers instead of its nib or prototype, to a view or window controller that code creates \
      and uses although its nib is never loaded for it, and to a prototype without connections: all outlets are nil. So are those of a controller that code just received from a segue or storyboard, since its view \
      is not loaded yet. Nothing is reported if a \
      source sets the outlet, if another nib connects it for its owner, or if the class loads a nib first. An outlet \
      that any class uses, although no document connects it and no code sets it, is reported as well; it is \
      unreachable if nothing calls the code that uses it. In Objective-C, messages to nil have no effect, and neither \
      have optional chains in Swift.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <label id="l-1"/>
          </subviews>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var label: UILabel!

          override func awakeFromNib() {
            super.awakeFromNib()
            label.text = "New"
          }
        }
        """,
      prints: "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      remedy: "Connect the outlet, or declare it as UILabel? and use it as 'label?'.",
      advice: { "Connect \(key($0)), or declare it optional and use it as '\($0.keyPath ?? "")?'." },
      place: "used"
    ),
    Rule(
      .undefinedAction,
      "an action is sent to a target that does not implement it",
      """
      iOS does not check actions while the nib is loaded. When the control sends the action, the app crashes. macOS \
      logs the connection while loading and skips it. A bar button item has one target and one action: if it also \
      has a segue, the segue may replace the action, and the finding is unverified. It is also unverified if code \
      changes the object's class with object_setClass to a subclass that implements the action. A nil-targeted \
      action goes to the first object in the responder chain that implements it. If no class of the sources or \
      frameworks does, nothing is logged: a menu item stays disabled, and a click or touch does nothing. An unwind \
      segue whose action no controller implements is not performed. If a dependency that was not found may implement \
      the action, the finding is likely, except for near matches of actions in the sources. An action whose selector \
      is only the setter of an outlet sets the outlet to the sender. A missing segue action is logged when the segue \
      is performed, and its destination is created with init(coder:). On macOS, the selector of a target binding is \
      checked as well. In Swift, the label of the first \
      parameter is part of the selector: tap(sender:) is 'tapWithSender:', and tap(_ sender:) is 'tap:'. Before \
      Swift 3, the name of the first parameter was not a label. Before Swift 4, methods of classes that derive from \
      NSObject were visible to Objective-C without an attribute. The SWIFT_VERSION setting of the Xcode project \
      determines which rules apply. If it is not set, the current language is assumed, unless the class overrides a \
      method by its Swift 2 name.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
            <button id="b-1">
              <connections>
                <action selector="push:" destination="v-1" eventType="touchUpInside" id="a-1"/>
              </connections>
            </button>
          </subviews>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBAction func tap(_ sender: Any) {}
        }
        """,
      prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'-[App.Badge push:]: unrecognized selector sent to instance 0x…'",
      remedy:
        "Connect the action to an existing method, mark the method @IBAction, or remove the connection.",
      advice: { missing($0, "connection", mark: "@IBAction", "an @IBAction method \(key($0)) to the target") }
    ),
    Rule(
      .undefinedBinding,
      "a binding reads a key that its object does not have",
      """
      A macOS binding reads the value at its key path while the nib is loaded, and a missing key raises. In the \
      nib that the application owns, usually MainMenu.xib, nothing catches the exception, and loading terminates \
      the app. For other nibs AppKit logs the exception and continues; whether the rest of the nib is loaded is not \
      documented. In Swift, the property must be marked @objc, and also dynamic if the binding is to observe \
      changes. Keys are checked on objects of the document, on File's Owner, and on objects reached through \
      connected outlets. The contents of array controllers and the user defaults are unknown. The bindings target \
      and argument, which are read on a click, are not checked.
      """,
      document: """
        <customObject id="m-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        <textField id="t-1">
          <connections>
            <binding destination="m-1" name="value" keyPath="titel" id="b-1"/>
          </connections>
        </textField>
        """,
      source: """
        class Badge: NSObject {
          @objc dynamic var title = ""
        }
        """,
      prints: "[<App.Badge 0x…> valueForUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key titel.",
      remedy: "Bind to an existing key, mark the property @objc dynamic, or remove the binding.",
      advice: {
        missing($0, "binding", mark: "@objc dynamic", "an @objc dynamic property \(key($0)) to the class")
      }
    ),
    Rule(
      .danglingDestination,
      "the destination of a connection is not in the document",
      """
      No object of the document has the id of the destination, often because of a merge. Interface Builder does \
      not compile such a document, or omits the connection. It also omits connections between scenes of an iOS \
      storyboard, since each scene is a separate nib.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <connections>
            <outlet property="icon" destination="gone" id="o-1"/>
          </connections>
        </view>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var icon: UIImageView!
        }
        """,
      remedy: "Connect it again, or remove the connection.",
      advice: { "Connect \(key($0)) again, or remove the connection." },
      attributes: ["destination", "target"]
    ),
    Rule(
      .unusedMember,
      "no document and no code uses an outlet, an action or an inspectable property",
      """
      No document connects the outlet or action or sets the inspectable property, and its name does not occur in \
      Swift code, in Objective-C code or in a string. Loading is not affected: an outlet without a connection \
      stays nil, and the rest is dead code. Uses are matched by name in any class, so some unused members are not \
      found. Overrides, members that a protocol requires, public Swift members and inspectable properties of \
      Objective-C headers are not reported. The finding is off by default. The option --unused reports it as a \
      note, and the key 'unused' of nibproof.json sets its severity: unused: "note", "warning" or "error".
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Badge: UIView {
          @IBOutlet var icon: UIImageView!
        }
        """,
      remedy: "Remove the member, or connect it."
    ),
  ]
}
