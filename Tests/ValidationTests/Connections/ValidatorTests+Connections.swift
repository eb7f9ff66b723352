import Testing

extension ValidatorTests {
  static let connections: [Case] = [
    Case("class V: UIView { @IBOutlet var button: UIButton! }", outlet("button")),
    Case(
      "class V: UIView { @IBOutlet var button: UIButton! }",
      outlet("buton"),
      "undefined-outlet crash buton > button"
    ),
    Case(
      "class V: UIView { @IBAction func send(_ sender: Any) {} }",
      outlet("send"),
      "undefined-outlet crash send"
    ),
    Case(
      "class V: UIView { func send(_ sender: Any) {} }",
      outlet("send"),
      "undefined-outlet crash send"
    ),
    // A name with more or fewer words is suggested if exactly one such outlet is unconnected and has a matching type.
    Case(
      "class V: UIView { @IBOutlet var sendButtonView: UIButton!; @IBOutlet var sendLabel: UILabel! }",
      outlet("sendButton"),
      "undefined-outlet crash sendButton > sendButtonView"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UIButton!; @objc var saveThing: UIButton! }",
      outlet("saveButton"),
      "undefined-outlet crash saveButton > button"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtonView: UIButton!; @IBOutlet var headerSendButton: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash sendButton"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtonTitle: UILabel!; @objc var sendButtonView: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash sendButton"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtons: UIButton!; @IBOutlet var sendButtonView: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash sendButton > sendButtons"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! }",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case("class V: UIView { @IBOutlet var button: UIView! }", outlet("button")),
    // The members that code uses on the outlet determine the consequence.
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! { didSet { button.adjustsFontSizeToFitWidth = true } } }",
      outlet("button"),
      "outlet-type-mismatch crash-on-use button"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! { didSet { button.layoutIfNeeded() } } }",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain!; func show() { button.more() } }
      class Base: UIButton { func more() {} }
      class Plain: Base {}
      """,
      outlet("button"),
      "outlet-type-mismatch crash-on-use button"
    ),
    // The superclass of the owner may be unknown, since it cannot use an outlet that the sources declare.
    Case(
      """
      class V: KitView { @IBOutlet var button: Plain!; func hide() { button.isHidden = true } }
      class Plain: UIButton { func more() {} }
      """,
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      """
      class V: KitView { @IBOutlet var button: Plain!; func show() { button.more() } }
      class Plain: UIButton { func more() {} }
      """,
      outlet("button"),
      "outlet-type-mismatch crash-on-use button"
    ),
    // A macro may add members to the class, but no code uses them.
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\n@Wrapped class Plain: UIButton {}",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      "class V: UIView { @objc var button = false }",
      outlet("button"),
      "outlet-type-mismatch crash button"
    ),
    // The class adds only overrides and initializers, so the connected object has all members that code can use.
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain! }
      class Base: UIButton { override func layoutSubviews() {} }
      class Plain: Base { override init(frame: CGRect) { super.init(frame: frame) }; override var isHighlighted: Bool { didSet {} } }
      """,
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain! }
      class Base: UIButton { func more() {} }
      class Plain: Base {}
      """,
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UIButton {}\nextension Plain { var more: Int { 0 } }",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UIButton, Sized {}\nprotocol Sized { func size() }",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UILabel {}",
      outlet("button"),
      "outlet-type-mismatch silent button"
    ),
    Case(
      "class V: UIView { @IBOutlet var title: Title! }\nclass Title: UILabel { func set() {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><subviews>
      <label id="l-1" customClass="Title"/></subviews>
      <connections><outlet property="title" destination="l-1" id="o-1"/></connections></view>
      """,
      "unusable-class dropped -",
      "outlet-type-mismatch silent title"
    ),
    Case(
      "class V: UIView { @IBAction func tap(_ sender: Any) {} ; func press(_ sender: Any) {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><subviews><button id="b-1"><connections>
      <action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-1"/>
      <action selector="press:" destination="v-1" eventType="touchUpInside" id="a-2"/>
      <action selector="push:" destination="v-1" eventType="touchUpInside" id="a-3"/>
      </connections></button></subviews></view>
      """,
      "undefined-action crash-on-use press:",
      "undefined-action crash-on-use push:"
    ),
    Case(
      "class V: UIView { @IBAction func tap(sender: Any, event: UIEvent) {} ; @IBAction func press(with it: Any) {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><subviews><button id="b-1"><connections>
      <action selector="tap:event:" destination="v-1" eventType="touchUpInside" id="a-1"/>
      <action selector="press:" destination="v-1" eventType="touchUpInside" id="a-2"/>
      <action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-3"/>
      </connections></button></subviews></view>
      """,
      "undefined-action crash-on-use tap:event:",
      "undefined-action crash-on-use press:",
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "class V: UIView { func tap(_ sender: Any) {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"/>
      <barButtonItem id="b-1"><connections><segue destination="c-1" kind="show" id="s-1"/>
      <action selector="push:" destination="v-1" id="a-1"/></connections></barButtonItem>
      <barButtonItem id="b-2"><connections><action selector="tap:" destination="v-1" id="a-2"/>
      <segue destination="c-1" kind="show" id="s-2"/></connections></barButtonItem><viewController id="c-1"/>
      """,
      "undefined-action unverified push:",
      "undefined-action unverified tap:"
    ),
    Case(
      "class V: UIView { func f() { object_setClass(self, W.self) } }\nclass W: V { @IBAction func tap(_ sender: Any) {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"/>
      <button id="b-1"><connections><action selector="tap:" destination="v-1" id="a-1"/></connections></button>
      """,
      "undefined-action unverified tap:"
    ),
  ]
}
