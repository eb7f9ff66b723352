import NibLoading
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Validation of small trees")
struct ValidatorTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var elements: String
    var findings: [String]
    var sourceLocation: Testing.SourceLocation

    init(
      _ source: String,
      _ elements: String,
      _ findings: String...,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      self.source = source
      self.elements = elements
      self.findings = findings
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { source }
  }

  private static func view(_ attributes: String, class name: String = "V") -> String {
    """
    <view id="v-1" customClass="\(name)" customModule="App" customModuleProvider="target">\
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
    """
  }

  private static func string(_ keyPath: String, _ value: String = "x") -> String {
    #"<userDefinedRuntimeAttribute type="string" keyPath="\#(keyPath)" value="\#(value)"/>"#
  }

  private static func number(_ keyPath: String, _ value: String = "1.5") -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><real key="value" value="\(value)"/>\
    </userDefinedRuntimeAttribute>
    """
  }

  private static func color(_ keyPath: String) -> String {
    """
    <userDefinedRuntimeAttribute type="color" keyPath="\(keyPath)"><color key="value" red="1" green="0.0" \
    blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    """
  }

  private static func none(_ keyPath: String) -> String {
    #"<userDefinedRuntimeAttribute type="nil" keyPath="\#(keyPath)"/>"#
  }

  private static func outlet(_ property: String, class name: String = "V") -> String {
    """
    <view id="v-1" customClass="\(name)" customModule="App" customModuleProvider="target"><subviews>\
    <button id="b-1"/></subviews><connections><outlet property="\(property)" destination="b-1" id="o-1"/>\
    </connections></view>
    """
  }

  static let cases = [
    // Attributes
    Case("class V: UIView { @IBInspectable var title = \"\" }", view(string("title"))),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("titel")),
      "undefined-key dropped: V has no property 'titel' > title"
    ),
    Case(
      "class V: UIView { var title = \"\" }",
      view(string("title")),
      "undefined-key dropped: 'title' of V is not visible to Objective-C: mark it @IBInspectable, @IBOutlet or @objc"
    ),
    Case(
      "class V: UIView { @objc let title = \"\" }",
      view(string("title")),
      "undefined-key dropped: 'title' of V is a constant: declare it with var"
    ),
    Case(
      "class V: UIView { @objc var title: String { \"\" } }",
      view(string("title")),
      "undefined-key dropped: 'title' of V is read-only: it has no setter"
    ),
    Case(
      "class V: UIView { @objc static var title = \"\" }",
      view(string("title")),
      "undefined-key dropped: 'title' of V belongs to the class and not to its instances"
    ),
    Case(
      "class V: UIView { @objc var width: CGFloat = 0 }",
      view(color("width")),
      "type-mismatch dropped: a color cannot be converted to CGFloat, the type of 'width'"
    ),
    Case(
      "class V: UIView { @objc var width: CGFloat = 0 }",
      view(none("width")),
      "nil-for-scalar dropped: 'width' of V cannot be nil"
    ),
    Case(
      "class V: UIView { @objc var count = 0 }",
      view(number("count")),
      "lossy-number silent: the number 1.5 is stored as the number 1 in 'count', which is Int"
    ),
    Case(
      "class V: UIView { @objc var radius: CGFloat = 0; @objc var isOn = false; @objc var size: UInt64 = 0 }",
      view(string("radius", "x") + string("isOn", "maybe") + number("size", "-1")),
      #"lossy-number silent: the string "x" is stored as the number 0.0 in 'radius', which is CGFloat"#,
      #"lossy-number silent: the string "maybe" is stored as the boolean NO in 'isOn', which is Bool"#,
      "lossy-number silent: the number -1.0 is stored as the number 1.8446744073709552e+19 in 'size', which is UInt64"
    ),
    // What a path leads through tells the type, where its declaration does.
    Case(
      "class V: UIView { @objc var other: Other? = Other(); @objc var any: Any? = Other() }\n"
        + "class Other: NSObject { @objc var count = 0 }",
      view(string("layer.zPosition", "2pt")),
      #"lossy-number silent: the string "2pt" is stored as the number 2.0 in 'layer.zPosition', which is CGFloat"#
    ),
    Case(
      "class V: UIView { @objc var tint: UIColor? }",
      view(string("tint", "red")),
      "wrong-object-type later: 'tint' is UIColor? and is given the string \"red\": nobody checks, and its first use may end the app"
    ),
    Case(
      "class V: UIView {}",
      view(color("layer.borderColor")),
      "color-for-cgcolor silent: 'layer.borderColor' wants a CGColor and is given a color object: no exception, and no color"
    ),
    Case(
      "class V: UIView {}",
      view(number("layer.cornerRadios")),
      "unknown-layer-key silent: 'layer.cornerRadios' is no property of the layer, which keeps any key without using it > layer.cornerRadius"
    ),
    Case("class V: UIView {}", view(number("layer.transform.rotation.z"))),
    Case(
      "class V: UIView {}",
      view(number("frame.size.width")),
      "undefined-key-in-path dropped: 'frame.size.width' goes through a structure, and key paths do not reach the fields of one"
    ),
    Case(
      "class V: UIView {}",
      view(number("laier.cornerRadius")),
      "undefined-key-in-path dropped: V has no property 'laier', which 'laier.cornerRadius' goes through > layer.cornerRadius"
    ),
    Case(
      "class V: UIView { @IBOutlet var child: UIView! }",
      view(number("child.alpha")),
      "nil-in-path silent: 'child' is nil while attributes are set, so 'child.alpha' has no effect"
    ),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("title", "a") + string("title", "b")),
      "duplicate-key-path silent: 'title' is set again in line 4; the last value wins"
    ),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("title", "a") + "\n\n" + string("title", "b") + "\n" + string("title", "c")),
      "duplicate-key-path silent: 'title' is set again in line 7; the last value wins",
      "duplicate-key-path silent: 'title' is set again in line 7; the last value wins"
    ),
    Case(
      "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }\nclass V: UIView {}",
      view(number("radius"))
    ),
    // Outlets and actions
    Case("class V: UIView { @IBOutlet var button: UIButton! }", outlet("button")),
    Case(
      "class V: UIView { @IBOutlet var button: UIButton! }",
      outlet("buton"),
      "undefined-outlet crash: V has no outlet 'buton' > button"
    ),
    Case(
      "class V: UIView { @IBAction func send(_ sender: Any) {} }",
      outlet("send"),
      "undefined-outlet crash: V has no outlet 'send', but an action of that name"
    ),
    Case(
      "class V: UIView { func send(_ sender: Any) {} }",
      outlet("send"),
      "undefined-outlet crash: V has no outlet 'send'"
    ),
    // Words more or less, if the outlet is the only one, free and of a class that fits.
    Case(
      "class V: UIView { @IBOutlet var sendButtonView: UIButton!; @IBOutlet var sendLabel: UILabel! }",
      outlet("sendButton"),
      "undefined-outlet crash: V has no outlet 'sendButton' > sendButtonView"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UIButton!; @objc var saveThing: UIButton! }",
      outlet("saveButton"),
      "undefined-outlet crash: V has no outlet 'saveButton' > button"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtonView: UIButton!; @IBOutlet var headerSendButton: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash: V has no outlet 'sendButton'"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtonTitle: UILabel!; @objc var sendButtonView: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash: V has no outlet 'sendButton'"
    ),
    Case(
      "class V: UIView { @IBOutlet var sendButtons: UIButton!; @IBOutlet var sendButtonView: UIButton! }",
      outlet("sendButton"),
      "undefined-outlet crash: V has no outlet 'sendButton' > sendButtons"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! }",
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is UILabel! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case("class V: UIView { @IBOutlet var button: UIView! }", outlet("button")),
    // What is asked of the outlet decides.
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! { didSet { button.adjustsFontSizeToFitWidth = true } } }",
      outlet("button"),
      "outlet-type-mismatch later: outlet 'button' of V is UILabel! and is connected to UIButton; "
        + "the load does not check it, and a use that UIButton does not answer ends the app; it is used at V.swift:2"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: UILabel! { didSet { button.layoutIfNeeded() } } }",
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is UILabel! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain!; func show() { button.more() } }
      class Base: UIButton { func more() {} }
      class Plain: Base {}
      """,
      outlet("button"),
      "outlet-type-mismatch later: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and a use that UIButton does not answer ends the app; it is used at V.swift:2"
    ),
    // Whatever the outlet's class derives from: what asks for its own outlet is seen.
    Case(
      """
      class V: KitView { @IBOutlet var button: Plain!; func hide() { button.isHidden = true } }
      class Plain: UIButton { func more() {} }
      """,
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      """
      class V: KitView { @IBOutlet var button: Plain!; func show() { button.more() } }
      class Plain: UIButton { func more() {} }
      """,
      outlet("button"),
      "outlet-type-mismatch later: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and a use that UIButton does not answer ends the app; it is used at V.swift:2"
    ),
    // A macro may add members.
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\n@Wrapped class Plain: UIButton {}",
      outlet("button"),
      "outlet-type-mismatch later: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and a use that UIButton does not answer ends the app"
    ),
    Case(
      "class V: UIView { @objc var button = false }",
      outlet("button"),
      "outlet-type-mismatch crash: outlet 'button' of V is Bool and is connected to UIButton; "
        + "key-value coding asks it for a value of that type, which it does not have"
    ),
    // What nobody can ask for cannot be missed.
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain! }
      class Base: UIButton { override func layoutSubviews() {} }
      class Plain: Base { override init(frame: CGRect) { super.init(frame: frame) }; override var isHighlighted: Bool { didSet {} } }
      """,
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and what it expects adds nothing that could be asked for"
    ),
    Case(
      """
      class V: UIView { @IBOutlet var button: Plain! }
      class Base: UIButton { func more() {} }
      class Plain: Base {}
      """,
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UIButton {}\nextension Plain { var more: Int { 0 } }",
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UIButton, Sized {}\nprotocol Sized { func size() }",
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      "class V: UIView { @IBOutlet var button: Plain! }\nclass Plain: UILabel {}",
      outlet("button"),
      "outlet-type-mismatch silent: outlet 'button' of V is Plain! and is connected to UIButton; "
        + "the load does not check it, and nothing that was read asks it for more than UIButton answers"
    ),
    Case(
      "class V: UIView { @IBOutlet var title: Title! }\nclass Title: UILabel { func set() {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"><subviews>
      <label id="l-1" customClass="Title"/></subviews>
      <connections><outlet property="title" destination="l-1" id="o-1"/></connections></view>
      """,
      "unusable-class dropped: class 'Title' is written in Swift, and the document does not name its module; an object of UILabel takes its place",
      "outlet-type-mismatch silent: outlet 'title' of V is Title! and is connected to UILabel, "
        + "which takes the place of Title; the load does not check it, and nothing that was read asks it for more than UILabel answers"
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
      "undefined-action later: 'press:' of V is not visible to Objective-C: mark it @IBAction or @objc",
      "undefined-action later: V has no action 'push:'"
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
      "undefined-action later: V has no action 'tap:event:': its tap(sender:event:) has the selector 'tapWithSender:event:'; "
        + "write 'tap(_ sender:event:)'",
      "undefined-action later: V has no action 'press:': its press(with:) has the selector 'pressWith:'; write 'press(_ with:)'",
      "undefined-action later: V has no action 'tap:'"
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
      "undefined-action unproved: V has no action 'push:'; the segue of the same bar button item may take its place",
      "undefined-action unproved: 'tap:' of V is not visible to Objective-C: mark it @IBAction or @objc; "
        + "the segue of the same bar button item may take its place"
    ),
    Case(
      "class V: UIView { func f() { object_setClass(self, W.self) } }\nclass W: V { @IBAction func tap(_ sender: Any) {} }",
      """
      <view id="v-1" customClass="V" customModule="App" customModuleProvider="target"/>
      <button id="b-1"><connections><action selector="tap:" destination="v-1" id="a-1"/></connections></button>
      """,
      "undefined-action unproved: V has no action 'tap:'; code makes objects instances of its subclass W, which has it"
    ),
    // Classes
    Case(
      "class V: UIView {}\nclass Other: UIView {}",
      #"<view id="o" customClass="Other" customModule="App" customModuleProvider="target"/>"#
        + view("", class: "Gone"),
      "unknown-class dropped: no class 'Gone' in module 'App'; an object of UIView takes its place"
    ),
    Case(
      "class V<T>: UIView {}",
      view(""),
      "unusable-class dropped: class 'V' is generic, so a nib cannot name it; an object of UIView takes its place"
    ),
    Case(
      "protocol P {}\nclass V: P { var title = 1 }",
      view(string("title") + string("gone")),
      "unusable-class crash: class 'V' does not derive from NSObject, and what the nib sends to it ends the app"
    ),
    Case("class V: Somewhere {}", view("")),
    Case(
      "class V: UIView { required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") } }",
      view(""),
      "unimplemented-initializer crash: init(coder:) of V only ends the app, and it is what the nib calls"
    ),
    Case(
      "class V: UITextField {}",
      view(string("_label.text")),
      "undefined-key unproved: whether V has '_label.text' is not known: "
        + "there may be a private instance variable, which no interface shows"
    ),
    Case(
      "class V: UITextField {}",
      view(string("_placeholderLabel.text")),
      "undefined-key-in-path dropped: '_placeholderLabel' is a private variable of UITextField, "
        + "which iOS 13 and later keep from apps built with their SDK"
    ),
    Case(
      "class V: UISearchBar {}",
      view(string("_cancelButtonText")),
      "undefined-key dropped: '_cancelButtonText' is a private variable of UISearchBar, "
        + "which iOS 13 and later keep from apps built with their SDK"
    ),
    Case(
      "",
      #"<searchDisplayController id="c-1"/>"#,
      "unsupported-class crash: UISearchDisplayController raises in apps built with the SDK of iOS 13 or later; "
        + "its successor is UISearchController"
    ),
    Case(
      "class V: PodView {}",
      view(string("title")),
      "undefined-key unproved: whether V has 'title' is not known: no source that was read declares its superclass PodView"
    ),
    Case(
      "",
      #"<view id="v-1" customClass="PodView" customModule="Pod"/>"#,
      "unknown-class unproved: no source that was read declares Pod.PodView"
    ),
  ]

  @Test("What a document and a source give, to the letter", arguments: cases)
  func findings(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(testCase.elements), "V.swift": "import UIKit\n\(testCase.source)",
    ])
    let found = try await tree.validate().findings.map { finding in
      "\(finding.id.rawValue) \(finding.consequence): \(finding.message)"
        + (finding.suggestion.map { " > \($0)" } ?? "")
    }
    #expect(found == testCase.findings, sourceLocation: testCase.sourceLocation)
  }

  @Test("Places in the document and of the declaration")
  func places() async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(Self.view("\n  " + Self.string("title"))),
      "V.swift": "class V: UIView {\n  var title = \"\"\n}",
    ])
    let finding = try #require(try await tree.validate().findings.first)
    #expect(finding.position == SourcePosition(line: 5, column: 3))
    #expect(finding.declaration.map { "\($0.position)" } == "2:7")
    #expect(tree.relative(finding.file) == "V.xib")
    #expect(finding.object == Finding.Object(id: "v-1", className: "V", element: "view", label: nil))
    #expect(finding.consoleMessage?.contains("on (App.V): [<App.V 0x…> setValue:forUndefinedKey:]") == true)
  }

  @Test(
    "What is stored with a loss or unchecked is declared somewhere, and used first in the first source that does"
  )
  func declarations() async throws {
    let outlets =
      #"<outlet property="label" destination="b"/><outletCollection property="all" destination="b"/>"#
    let tree = try TemporaryTree([
      "V.xib": xib(
        """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target"><subviews><button id="b"/></subviews>
        <userDefinedRuntimeAttributes>\(Self.number("count") + Self.string("tint"))</userDefinedRuntimeAttributes>
        <connections>\(outlets)</connections></view>
        """
      ),
      "V.swift":
        "class V: UIView {\n  @IBOutlet var label: UILabel!\n @objc var count = 0\n  @objc var all: UIView?\n"
        + "  @objc var tint: UIColor?\n}",
      "Z.swift": "extension V { func a() { label.numberOfLines = 1 } }",
      // Buttons have a font as well.
      "Use.swift": "// label.numberOfLines\nextension V {\n  func b() { label.font = nil }\n"
        + "  func c() { label.numberOfLines = 2 }\n  func d() { label.numberOfLines = 3 }\n}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\($0.id.rawValue) \($0.declaration.map { tree.relative("\($0)") } ?? "")" } == [
        "lossy-number V.swift:3:12", "wrong-object-type V.swift:5:13", "outlet-type-mismatch V.swift:2:17",
        "outlet-collection-type V.swift:4:13",
      ]
    )
    #expect(findings.dropFirst(2).first?.message.hasSuffix("ends the app; it is used at Use.swift:4") == true)
  }

  @Test("What is undecided for want of a class or type names it")
  func unseenNames() async throws {
    let tree = try TemporaryTree([
      "V.xib": xib(
        """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>\(Self.string("a") + Self.string("b"))</userDefinedRuntimeAttributes></view>
        <view id="w" customClass="W" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes>\(Self.string("a"))</userDefinedRuntimeAttributes></view>
        <view id="x" customClass="X" customModule="Pod"><userDefinedRuntimeAttributes>\(Self.string("a"))\
        </userDefinedRuntimeAttributes></view>
        """
      ),
      "V.swift": "class V: UIView { @objc var a: Unseen?; @objc var b = make() }\nclass W: Base {}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\($0.id.rawValue) \($0.object?.id ?? ""): \($0.unseenName ?? "")" } == [
        "undefined-key v: Unseen", "undefined-key v: ", "undefined-key w: Base", "unknown-class x: X",
        "undefined-key x: X",
      ]
    )
  }

  @Test("A broken document is a finding of its own, and the rest goes on")
  func brokenDocuments() async throws {
    let tree = try TemporaryTree([
      "Empty.xib": "", "Cut.xib": String(xib("<view id=\"a\">").dropLast(20)),
      "Good.xib": xib(Self.view(Self.string("x"))),
      "V.swift": "class V: UIView {}",
    ])
    let findings = try await tree.validate().findings
    #expect(
      findings.map { "\(tree.relative($0.file)) \($0.id.rawValue)" } == [
        "Cut.xib unreadable-document", "Empty.xib unreadable-document", "Good.xib undefined-key",
      ]
    )
  }

  @Test("The same bytes whatever the number of jobs")
  func jobs() async throws {
    var files = ["V.swift": "class V: UIView { @objc var a = 0 }"]
    for number in 0..<40 {
      files["d\(number)/V.xib"] = xib(Self.view(Self.string("x\(number)") + Self.number("a")))
    }
    let tree = try TemporaryTree(files)
    var one = Validator.Options()
    one.jobs = 1
    var many = Validator.Options()
    many.jobs = 7
    let findings = try await tree.validate(one).findings
    #expect(findings.count == 80)
    #expect(try await tree.validate(many).findings == findings)
  }

  @Test("Options stand above what documents and specs say")
  func options() async throws {
    let tree = try TemporaryTree(["V.xib": xib(Self.view(Self.string("x"))), "V.swift": "class V: UIView {}"])
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(7)
    #expect(try await tree.validate(options).findings.map(\.consequence) == [.crash])
  }

  @Test("What a framework introduced later is not there on the oldest system, if somebody says which that is")
  func introducedLater() async throws {
    let attribute = Self.number("directionalLayoutMargins")
    let tree = try TemporaryTree(["V.xib": xib(Self.view(attribute)), "V.swift": "class V: UIView {}"])
    var options = Validator.Options()
    options.deploymentTarget = PlatformVersion(10)
    #expect(
      try await tree.validate(options).findings.map { "\($0.consequence): \($0.message)" } == [
        "dropped: 'directionalLayoutMargins' of V is not there on the oldest systems that the app runs on, only from 11.0 on"
      ]
    )
    options.deploymentTarget = PlatformVersion(11)
    #expect(try await tree.validate(options).findings.allSatisfy { $0.consequence != .dropped })
    #expect(try await tree.validate().findings.allSatisfy { $0.consequence != .dropped })
  }

  @Test("Two classes of one name: a finding needs both to fail")
  func alternatives() async throws {
    let tree = try TemporaryTree([
      "one/V.swift": """
      class V: UIView { @objc var a = ""; required init?(coder: NSCoder) { super.init(coder: coder) } }
      """,
      "two/V.swift": """
      class V: UIView { @objc var b = ""; required init?(coder: NSCoder) { fatalError("code only") } }
      """,
      "W1.swift": "class W: UIView {}",
      "W2.swift": "class W: UIControl {}",
      "V.xib": xib(
        Self.view(Self.string("a") + Self.string("b") + Self.string("c")) + "\n"
          + Self.view(Self.string("d"), class: "W").replacing("v-1", with: "v-2")
      ),
    ])
    #expect(
      try await tree.validate().findings.map { "\($0.consequence) \($0.keyPath ?? "")" } == [
        "dropped c", "unproved d",
      ]
    )
  }

  @Test("A structure of C that is called as a type of Swift stands for nobody's properties")
  func structureNamedString() async throws {
    let tree = try TemporaryTree([
      "greg.h": "struct String { int type; };",
      "V.swift": "class V: UIView { @IBInspectable var title: String? }",
      "V.xib": xib(Self.view(Self.string("title"))),
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }

  @Test("A path that is not there ends the run")
  func missingPath() async {
    await #expect(throws: ValidationError.noSuchPath("/no/such/tree")) {
      try await Validator().validate(["/no/such/tree"])
    }
  }
}
