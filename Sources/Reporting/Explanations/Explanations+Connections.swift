extension Explanations {
  static let connections = [
    Explanation(
      "undefined-outlet",
      "an outlet is connected that its object does not have",
      """
      Connecting an outlet is key-value coding too, and nobody catches its exception: on iOS the load ends the app. \
      macOS logs it and leaves the outlet out. Mostly the property was renamed, or the object lost its custom class.
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
      remedy: "Connect the outlet anew under its present name, or remove the connection that is left over."
    ),
    Explanation(
      "outlet-type-mismatch",
      "an outlet is connected to an object of another class",
      """
      The class of the destination is not checked when outlets are connected. The first use of the property that \
      sends a message which the object does not understand ends the app, and so does a cast. Uses that both classes \
      answer, as those which they inherit from a common superclass, do no harm when they go through Objective-C; a \
      call of a Swift method that Objective-C does not see goes wrong in any way. So it is told that the first use ends \
      the app where a source asks the outlet, by its name, for what the class that is expected declares and the object \
      does not answer, or hands the outlet on and asks something for that. Where none does, and where that class \
      declares nothing but overrides and initializers, it is told as silent: the next change may be such a use. What \
      extensions of protocols add is not followed. \
      A property of a number or truth value raises on iOS, whose outlets are set by key-value coding; macOS puts there \
      what the object's address comes to.
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
      remedy:
        "Connect the outlet to an object of its class, or declare it with the class that it is connected to."
    ),
    Explanation(
      "outlet-collection-type",
      "an outlet collection is no array",
      """
      An outlet collection sets an array. A property of another type holds that array without a check, and its first \
      use ends the app.
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
      remedy: "Declare the property as an array, such as [UILabel], or connect a plain outlet."
    ),
    Explanation(
      "duplicate-outlet",
      "an outlet is connected more than once",
      """
      Each connection sets the property, in the order of the document; the last one stays.
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
      remedy: "Remove all but one of the connections, or make the outlet a collection."
    ),
    Explanation(
      "unconnected-outlet",
      "an outlet that code unwraps is not connected",
      """
      An outlet of Swift is nil until it is connected: the first use of one that is declared with an exclamation mark ends \
      the app then, and so does an exclamation mark that unwraps an optional one. \
      Told is what surely happens: a method that runs at the load (awakeFromNib), or as soon as the nib's view or window is \
      shown (viewDidLoad, viewWillAppear, windowDidLoad, layoutSubviews and the like), or an action that the document \
      connects, uses the outlet, itself or by a method of the same declaration, with no condition before, no closure around \
      and no early exit. Nothing is told where a source sets the outlet, where \
      another nib connects it for its owner, or where the class loads a nib on the way. Objective-C sends messages to nil \
      without harm.
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
      remedy: "Connect the outlet, or declare it as UILabel? and use it as 'label?'."
    ),
    Explanation(
      "undefined-action",
      "an action is sent to a target that has no such method",
      """
      Nothing is checked while the nib is loaded. The first tap sends the message, and a target that does not \
      understand it ends the app. macOS logs the connection at load and leaves it out. A bar button item has one target \
      and one action: where a segue leaves from it as well, that may take the action's place, and it is told as unverified; so is \
      what a subclass has that code makes objects instances of, with object_setClass. \
      What is sent to the first responder goes to whichever object answers it at the time. Where no class of any source or \
      framework does, nothing is logged: a menu item stays disabled, and a click or touch does nothing. A segue that \
      unwinds by an action which no controller has is not performed. Where a dependency \
      that was not read may answer, this is told only of what nearly is an action of the sources. \
      In Swift the label of the first parameter is part of the selector: tap(sender:) is sent as 'tapWithSender:', and \
      tap(_ sender:) as 'tap:'. Before Swift 3 such a name was no label, and before Swift 4 Objective-C saw the methods of \
      classes that derive from NSObject without a mark. What an Xcode project says of SWIFT_VERSION decides; where it does \
      not, the language is taken for today's, unless the class overrides a method by its name of Swift 2.
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
        "Connect the action to a method that is there, mark the method @IBAction, or remove the connection."
    ),
    Explanation(
      "undefined-binding",
      "a binding reads a key that its object does not have",
      """
      A binding of macOS reads the value of its key path while the nib is loaded, and a key that the object does not have \
      raises. In the nib that the application itself owns, mostly MainMenu.xib, nobody catches that, and the app ends. \
      Elsewhere AppKit logs it and the app goes on; whether the rest of the nib is loaded is not documented. In Swift a \
      property needs @objc, and dynamic besides if the binding is to see it change. \
      Told is what an object of the document or File's Owner lacks, and what lies behind along connected outlets. What the \
      content of an array controller or the user defaults have is not known. The bindings target and argument, \
      which are read on a click, are passed over.
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
      remedy: "Bind to a key that the class has, mark the property @objc dynamic, or remove the binding."
    ),
    Explanation(
      "dangling-destination",
      "a connection leads to an object that the document does not have",
      """
      The id of the destination stands nowhere in the document, mostly after a merge. Interface Builder does not \
      compile such a document, or leaves the connection out. It also leaves out what leads from one scene of a storyboard \
      of iOS into another, since each is a nib of its own.
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
      remedy: "Connect it anew, or remove the connection."
    ),
    Explanation(
      "unused-member",
      "no document and no code uses an outlet, an action or an inspectable property",
      """
      No document connects the outlet or action or sets the inspectable property, and no code mentions its name, in \
      Swift, in Objective-C or in a string. Loading is not affected: an outlet without a connection stays nil, and the \
      rest is dead code. Uses are found by name, whatever class they are of, so that not every unused member is found. \
      Overrides, members that a protocol requires, public members of Swift and inspectable properties of Objective-C \
      headers are not reported. The finding is off by default. The option --unused reports it as a note, and so does \
      the key 'unused' of nibproof.json: unused: "note", "warning" or "error".
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
