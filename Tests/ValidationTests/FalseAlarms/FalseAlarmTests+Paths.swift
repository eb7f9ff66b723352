import Testing

extension FalseAlarmTests {
  private static let red = ["Red.swift": "class Red: UIView { @IBInspectable var word = \"\" }"]

  /// Returns a view of class `Red` for the given key of its parent.
  private static func red(_ key: String, _ id: Int, _ element: String = "view") -> String {
    #"<\#(element) key="\#(key)" id="r-\#(id)" customClass="Red" customModule="M"/>"#
  }

  private static let box = """
    @objc class Box: UIView {
      @objc var plain: UIView = Badge()
      @objc lazy var late: UIView = Badge()
      @objc var made: UIView? = Badge()
      @objc var given: UIView?
      @objc var empty: UIView? = nil
      func fill() { given = Badge() }
    }
    class Badge: UIView { @objc var word = "" }
    """

  static let paths: [Case] = [
    Case(
      "Objects that the document assigns to properties have their own classes",
      xib(
        """
        <tableViewCell id="v-1">\(red("contentView", 1, "tableViewCellContentView"))
        \(attribute("contentView.word"))</tableViewCell>
        <tableViewCell id="v-2">\(red("backgroundView", 2))\(attribute("backgroundView.word"))</tableViewCell>
        <tableView id="v-3">\(red("tableHeaderView", 3))\(attribute("tableHeaderView.word"))</tableView>
        <tableView id="v-4">\(red("tableHeaderView", 4))\(attribute("tableHeaderView.wort"))</tableView>
        <collectionView id="v-5"><collectionViewFlowLayout key="collectionViewLayout" id="l-1"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean"
        keyPath="collectionViewLayout.sectionHeadersPinToVisibleBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="collectionViewLayout.sectionsPin" value="YES"/>
        </userDefinedRuntimeAttributes></collectionView>
        """
      ),
      red,
      "undefined-key dropped tableHeaderView.wort",
      "undefined-key dropped collectionViewLayout.sectionsPin"
    ),
    Case(
      "Cells and the document views of scroll views have their own classes on macOS",
      mac(
        """
        <popUpButton id="b-1"><popUpButtonCell key="cell" id="b-2"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cell.arrowPosition"><integer key="value" value="1"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></popUpButton>
        <textField id="b-3"><textFieldCell key="cell" id="b-4"/>\(attribute("cell.placeholderString"))</textField>
        <textField id="b-5"><textFieldCell key="cell" id="b-6"/>\(attribute("cell.placeholder"))</textField>
        <scrollView id="s-1"><clipView key="contentView" id="s-2"><subviews><tableView id="s-3"/></subviews>
        </clipView><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="documentView.rowHeight"><real key="value" value="20"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></scrollView>
        """
      ),
      [:],
      "undefined-key dropped cell.placeholder"
    ),
    Case(
      "An unknown value of a property may be an instance of a subclass",
      xib(
        """
        <view id="v-1" customClass="Box" customModule="M">\(attribute("plain.word"))</view>
        <view id="v-2" customClass="Box" customModule="M">\(attribute("late.word"))</view>
        <view id="v-3" customClass="Box" customModule="M">\(attribute("made.word"))</view>
        <tableView id="v-6">\(attribute("backgroundView.word"))</tableView>
        """
      ),
      ["Box.swift": box],
      "undefined-key unverified plain.word",
      "undefined-key unverified late.word",
      "undefined-key unverified made.word",
      "undefined-key unverified backgroundView.word"
    ),
    Case(
      "A property of the app without an initial value is nil unless a source sets it",
      xib(
        """
        <view id="v-1" customClass="Box" customModule="M">\(attribute("given.word"))</view>
        <view id="v-2" customClass="Box" customModule="M">\(attribute("empty.word"))</view>
        """
      ),
      ["Box.swift": box],
      "nil-in-path silent empty.word"
    ),
    Case(
      "An Objective-C property is nil unless a source sets it",
      xib(
        """
        <view id="v-1" customClass="Box">\(attribute("given.word"))</view>
        <view id="v-2" customClass="Box">\(attribute("empty.word"))</view>
        """
      ),
      [
        "Box.h": "@interface Box : UIView\n@property UIView *given;\n@property UIView *empty;\n@end",
        "Box.m": """
        @implementation Box
        - (instancetype)initWithCoder:(NSCoder *)coder { self = [super initWithCoder:coder]; _given = [Badge new]; return self; }
        @end
        """,
      ],
      "nil-in-path silent empty.word"
    ),
    Case(
      "An object that a framework creates has the class in the framework's interface",
      xib(
        """
        <button id="v-1">\(attribute("titleLabel.text"))</button><button id="v-2">\(attribute("titleLabel.word"))</button>
        """
      ),
      [:],
      "undefined-key dropped titleLabel.word"
    ),
    Case(
      "The window and the superview of a view may have any class",
      xib(
        #"<view id="v-1">\#(attribute("window.word"))</view><view id="v-2">\#(attribute("superview.word"))</view>"#
      ),
      [:],
      "undefined-key unverified window.word",
      "undefined-key unverified superview.word"
    ),
  ]

  private static let values = """
    class V: UIView {
      @objc var data = Data()
      @objc var path = IndexPath()
      @objc var uuid = UUID()
      @objc var zone: TimeZone = .current
      @objc var sum: Decimal = 0
      @objc var tag2: NSIndexPath = NSIndexPath()
    }
    """

  private static func value(_ key: String, _ attribute: String = #"type="nil""#, _ content: String = "")
    -> String
  {
    """
    <view id="v-\(key)" customClass="V" customModule="M"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute \(attribute) keyPath="\(key)">\(content)</userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    """
  }

  static let bridges: [Case] = [
    Case(
      "Bridging nil to a Swift value results in an empty value or traps, and numbers become decimals",
      xib(
        value("data") + value("path") + value("uuid") + value("zone") + value("tag2")
          + value("sum", #"type="number""#, #"<real key="value" value="1.5"/>"#)
      ),
      ["V.swift": values],
      "nil-for-scalar crash uuid",
      "nil-for-scalar crash zone",
      "wrong-object-type crash-on-use tag2"
    ),
    Case(
      "A string does not respond to the messages that bridging to a decimal sends",
      xib(value("sum", #"type="string" value="1.5""#)),
      ["V.swift": values],
      "type-mismatch dropped sum"
    ),
  ]

  private static func actions(_ selectors: String..., to target: String) -> String {
    selectors.map {
      """
      <button id="b-\($0)"><connections>
      <action selector="\($0)" \(target)="v-1" eventType="touchUpInside" id="a-\($0)"/></connections></button>
      """
    }.joined()
  }

  static let setters: [Case] = [
    Case(
      "An action may call the setter of a property, like any method with one argument",
      xib(
        #"<view id="v-1" customClass="V" customModule="M"/>"#
          + actions("setLevel:", "setHidden:", "setFixed:", "setPlain:", "setNothing:", to: "destination")
      ),
      ["V.swift": "class V: UIView { @objc var level = 0; @objc let fixed = 0; var plain = 0 }"],
      "undefined-action crash-on-use setFixed:",
      "undefined-action crash-on-use setPlain:",
      "undefined-action crash-on-use setNothing:"
    ),
    Case(
      "An action may call the setter of a property on macOS",
      mac(#"<textField id="v-1"/>"# + actions("setStringValue:", "setNothing:", to: "target")),
      [:],
      "undefined-action dropped setNothing:"
    ),
  ]

  private static func collection(_ destination: String) -> String {
    xib(
      """
      <view id="v-1" customClass="V" customModule="M"><connections>
      <outletCollection property="items" destination="b-1" id="o-1"/>
      <outletCollection property="items" destination="\(destination)" id="o-2"/></connections></view>
      <button id="b-1"/><label id="l-1"/><button id="b-2" customClass="Round" customModule="M"/>
      """
    )
  }

  private static let items = """
    class V: UIView {
      @IBOutlet var items: [UIButton]!
      func fill() { for item in items { item.setTitle("", for: .normal) } }
    }
    class Round: UIButton {}
    """

  static let collections: [Case] = [
    Case(
      "An array of a class contains objects of the class and its subclasses",
      collection("b-2"),
      ["V.swift": items]
    ),
    Case(
      "Using a member that one of the elements does not have terminates the app",
      collection("l-1"),
      ["V.swift": items],
      "outlet-type-mismatch crash-on-use items"
    ),
    Case(
      "An element with the wrong type has no effect if code does not use it",
      collection("l-1"),
      ["V.swift": "class V: UIView { @IBOutlet var items: [UIButton]! }\nclass Round: UIButton {}"],
      "outlet-type-mismatch silent items"
    ),
    Case(
      "A class nested in the outlet's class takes precedence over another class with the same name",
      collection("l-1"),
      [
        "V.swift": """
        class V: UIView {
          @IBOutlet var items: [Item]!
          @objc(Item) class Item: UIView {}
          func fill() { for item in items { item.word = "" } }
        }
        """,
        "Item.swift": "class Item: UIButton { var word = \"\" }\nclass Round: UIButton {}",
      ],
      "outlet-type-mismatch silent items",
      "outlet-type-mismatch silent items"
    ),
    Case(
      "The elements of an Objective-C array may have any class",
      collection("l-1").replacing(#" customModule="M""#, with: ""),
      [
        "R.h": "@interface Round : UIButton\n@end",
        "V.h":
          "@interface V : UIView\n@property IBOutletCollection(UIButton) NSArray<UIButton *> *items;\n@end",
      ]
    ),
  ]
}
