import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Correct patterns in documents and sources of shipping apps that a checker could report as defects.
@Suite("False alarms")
struct FalseAlarmTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var document: String
    var sources: [String: String]
    var findings: [String]
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ document: String,
      _ sources: [String: String],
      _ findings: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.document, self.sources, self.findings) = (name, document, sources, findings)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { name }
  }

  static func attribute(_ keyPath: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
    </userDefinedRuntimeAttributes>
    """
  }

  static func outlet(_ property: String, to destination: String = "v-2") -> String {
    #"<connections><outlet property="\#(property)" destination="\#(destination)" id="c-1"/></connections>"#
  }

  static let application: [Case] = [
    Case(
      "What documents of macOS call NSObject is the running application",
      mac(
        """
        <customObject id="-3" userLabel="Application" customClass="NSObject"/><menuItem id="m-1"><connections>
        <action selector="terminate:" target="-3" id="a-1"/></connections></menuItem>
        """
      ),
      [:]
    ),
    Case(
      "The application may be of a class that Info.plist names",
      mac(
        """
        <customObject id="-3" userLabel="Application" customClass="NSObject">\(outlet("panel"))</customObject>
        <customObject id="v-2"/>
        """
      ),
      [:],
      "undefined-outlet unverified panel"
    ),
    Case(
      "An application's class that the document names is checked",
      mac(
        """
        <customObject id="-3" customClass="App">\(outlet("panel"))</customObject><customObject id="v-2"/>
        """
      ),
      ["App.h": "@interface App : NSApplication\n@end"],
      "undefined-outlet dropped panel"
    ),
  ]

  static let variables: [Case] = [
    Case(
      "@synthesize names the instance variable",
      xib(#"<view id="v-1" customClass="V">\#(outlet("label_"))</view><view id="v-2"/>"#),
      [
        "V.h": "@interface V : UIView\n@property UIView *label;\n@property UIView *other;\n@end",
        "V.m": "@implementation V\n@synthesize label = label_;\n@end",
      ]
    ),
    Case(
      "The compiler names it with an underscore",
      xib(#"<view id="v-1" customClass="V">\#(outlet("_label"))</view><view id="v-2"/>"#),
      ["V.h": "@interface V : UIView\n@property UIView *label;\n@end"],
      "undefined-outlet unverified _label"
    ),
    Case(
      "Swift makes no such variable, and none for what is not declared",
      xib(
        """
        <view id="v-1" customClass="V" customModule="M">\(outlet("_label"))</view><view id="v-2"/>
        <view id="v-3" customClass="W">\(outlet("_label"))</view>
        """
      ),
      ["V.swift": "class V: UIView { @IBOutlet var label: UIView! }", "W.h": "@interface W : UIView\n@end"],
      "undefined-outlet crash _label",
      "undefined-outlet crash _label"
    ),
    Case(
      "Outlets of macOS go to the instance variables of their names that a class keeps from key-value coding",
      mac(
        """
        <customObject id="v-1" customClass="W">\(outlet("_label"))</customObject><customView id="v-2"/>
        <customObject id="v-3" customClass="W">\(attribute("_label"))</customObject>
        """
      ),
      [
        "W.m": """
        @interface W : NSObject { NSView *_label; }
        @end
        @implementation W
        + (BOOL)accessInstanceVariablesDirectly { return NO; }
        @end
        """
      ],
      "undefined-key dropped _label"
    ),
    Case(
      "Frameworks have instance variables that no interface shows",
      xib(#"<visualEffectView id="v-1">\#(attribute("effect._style"))</visualEffectView>"#),
      [:],
      "undefined-key unverified effect._style"
    ),
    Case(
      "An app's class inherits such variables, as an intermediate key or as the last key",
      xib(
        """
        <textField id="v-1" customClass="F">\(attribute("_label.textColor"))</textField>
        <textField id="v-2" customClass="F">\(attribute("_placeholder"))</textField>
        """
      ),
      ["F.h": "@interface F : UITextField\n@end"],
      "undefined-key unverified _label.textColor",
      "undefined-key unverified _placeholder"
    ),
    Case(
      "Some that much code reaches for are known, by the names without an underscore",
      xib(
        """
        <textField id="v-1">\(attribute("placeholderLabel.text"))</textField>
        <searchBar id="v-2">\(attribute("searchField.text"))</searchBar>
        <searchBar id="v-5">\(attribute("cancelButtonText"))</searchBar>
        <searchBar id="v-4">\(attribute("searchField.texd"))</searchBar>
        <datePicker id="v-3"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="textColor"><color key="value" white="1" alpha="1" colorSpace="deviceWhite"/>
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="boolean" keyPath="highlightsToday" value="NO"/>
        </userDefinedRuntimeAttributes></datePicker>
        """
      ),
      [:],
      "undefined-key dropped searchField.texd"
    ),
    Case(
      "The root class has none",
      xib(#"<customObject id="v-1" customClass="F">\#(attribute("_name.text"))</customObject>"#),
      ["F.h": "@interface F : NSObject\n@end"],
      "undefined-key-in-path dropped _name.text"
    ),
    Case(
      "A key beginning so that Swift does declare, and one that it does not",
      xib(
        """
        <view id="v-1" customClass="V" customModule="M">\(attribute("_name"))</view>
        <view id="v-2" customClass="V" customModule="M">\(attribute("_nam"))</view>
        """
      ),
      ["V.swift": "class V: UIView { @IBInspectable var _name: String? }"],
      "undefined-key dropped _nam"
    ),
    Case(
      "UIKit gives all objects an accessibility identifier",
      xib(
        #"<collectionViewFlowLayout id="v-1">\#(attribute("accessibilityIdentifier"))</collectionViewFlowLayout>"#
      ),
      [:]
    ),
  ]

  static let types: [Case] = [
    Case(
      "A dictionary made by the document is one",
      mac(
        """
        <customObject id="-2" customClass="Manager">\(outlet("names"))</customObject>
        <customObject id="v-2" customClass="NSMutableDictionary"/>
        """
      ),
      ["Manager.h": "@interface Manager : NSObject\n@property (strong) NSMutableDictionary *names;\n@end"]
    ),
    Case(
      "A view is none",
      mac(
        #"<customObject id="-2" customClass="Manager">\#(outlet("names"))</customObject><customView id="v-2"/>"#
      ),
      ["Manager.h": "@interface Manager : NSObject\n@property (strong) NSMutableDictionary *names;\n@end"],
      "outlet-type-mismatch crash-on-use names"
    ),
    Case(
      "The header that the compiler writes for a framework in Swift repeats its classes",
      xib(
        """
        <view id="v-1" customClass="Box" customModule="M">\(outlet("picker"))</view>
        <view id="v-2" customClass="FPPicker"/>
        """
      ),
      [
        "Box.swift": "import Fonts\nclass Box: UIView { @IBOutlet var picker: Fonts.Picker! }",
        "Fonts/Picker.swift": "@objc(FPPicker) public class Picker: UIView {}",
        "Fonts/Headers/Fonts-Swift.h": """
        SWIFT_CLASS_NAMED("Picker")
        @interface FPPicker : UIView
        @end
        """,
      ]
    ),
    Case(
      "That of a framework without its sources states the modules of the classes",
      xib(#"<view id="v-1" customClass="Picker" customModule="Fonts"/>"#),
      ["Fonts.framework/Headers/Fonts-Swift.h": generated]
    ),
    Case(
      "The class is not found without its module",
      xib(#"<view id="v-1" customClass="Picker"/>"#),
      ["Fonts.framework/Headers/Fonts-Swift.h": generated],
      "unusable-class dropped "
    ),
  ]

  private static let generated = """
    SWIFT_CLASS("_TtC5Fonts6Picker")
    @interface Picker : UIView
    @end
    """

  private static let plainLabel = xib(
    """
    <label id="v-1">\(attribute("localizedKey"))</label><tableView id="v-3">\(outlet("emptySource"))</tableView>
    <view id="v-2"/>
    """
  )
  private static let unverified = [
    "undefined-key unverified localizedKey", "undefined-outlet unverified emptySource",
  ]
  private static let proved = ["undefined-key dropped localizedKey", "undefined-outlet crash emptySource"]

  static let dependencies: [Case] = [
    Case(
      "A dependency that was not read may extend the frameworks' classes",
      plainLabel,
      ["A.swift": "import UIKit\nimport Localizer"],
      unverified[0],
      unverified[1]
    ),
    Case(
      "So may one of Objective-C",
      plainLabel,
      ["A.m": "#import <Pods/Empty.h>"],
      unverified[0],
      unverified[1]
    ),
    Case(
      "Or a header that is not there",
      plainLabel,
      ["A.m": "#import \"Empty.h\""],
      unverified[0],
      unverified[1]
    ),
    Case("Or a module", plainLabel, ["A.m": "@import Empty.View;"], unverified[0], unverified[1]),
    Case(
      "The system's own modules add nothing that is not known",
      plainLabel,
      [
        "A.swift": "import UIKit\nimport class Foundation.Bundle\n@preconcurrency import Combine",
        "A.m":
          "#import <UIKit/UIKit.h>\n#include <sys/types.h>\n#import <stdio.h>\n#import \"B.h\"\n@import MapKit;",
        "B.h": "#import \"App-Swift.h\"",
      ],
      proved[0],
      proved[1]
    ),
    Case(
      "Nor do the tools of a package's manifest, or a header whose name is spelled in another case",
      plainLabel,
      ["Package.swift": "import PackageDescription", "A.m": "#import \"TOAST.h\"", "Toast.h": ""],
      proved[0],
      proved[1]
    ),
    Case(
      "Nor does a dependency whose sources are there",
      plainLabel,
      [
        "A.swift": "import Localizer\nimport App", "Pods/Localizer/L.swift": "extension UIView {}",
        ProjectText.path: """
        { objects = { P = { isa = PBXProject; targets = (T); }; T = { isa = PBXNativeTarget; name = App; }; }; \
        rootObject = P; }
        """,
      ],
      proved[0],
      proved[1]
    ),
    Case(
      "Nor does the library of the project itself, whose targets are called after their systems",
      plainLabel,
      [
        "A.swift": "import Kit",
        "Kit.xcodeproj/project.pbxproj": """
        { objects = { P = { isa = PBXProject; targets = (T); };
          T = { isa = PBXNativeTarget; name = "Kit iOS"; productName = Kit; }; }; rootObject = P; }
        """,
      ],
      proved[0],
      proved[1]
    ),
    Case(
      "An unseen dependency may add keys to what the app's own classes inherit, but not misspelled or missing ones",
      xib(
        """
        <view id="v-1" customClass="V" customModule="M">\(attribute("tint"))</view>
        <view id="v-4" customClass="W" customModule="M">\(attribute("tint"))</view>
        <tableView id="v-3" customClass="Gone" customModule="M" customModuleProvider="target">\(outlet("emptySource"))</tableView><view id="v-2"/>
        """
      ),
      [
        "A.swift": "import Localizer\nclass V: UIView {}\nclass W: UIView { @objc var tints = \"\" }",
        "M.xcodeproj/project.pbxproj": """
        { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, X); };
          A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = A.xib; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = M; buildPhases = (B); }; B = { files = (C, D); };
          C = { fileRef = A; }; D = { fileRef = X; }; }; rootObject = P; }
        """,
      ],
      "undefined-key unverified tint",
      "undefined-key dropped tint",
      "unknown-class crash ",
      "undefined-outlet crash emptySource"
    ),
  ]

  private static let player = xib(
    """
    <view id="v-1" customClass="V" customModule="M">\(outlet("player"))</view>
    <view id="v-2" customClass="Player" customModule="Pod"/>
    """
  )

  static let awake: [Case] = [
    Case(
      "An outlet to a class that no source declares is connected when the nib awakes",
      player,
      [
        "V.swift": """
        class V: UIView {
          @IBOutlet var player: Player!
          override func awakeFromNib() {
            super.awakeFromNib()
            player.play()
          }
        }
        """
      ],
      "undefined-outlet unverified player",
      "unknown-class unverified "
    )
  ]

  static let protocols: [Case] = [
    Case(
      "A protocol that no source declares may make its members visible to Objective-C",
      xib(
        """
        <view id="v-1" customClass="V" customModule="M">\(outlet("recorder"))</view><view id="v-2"/>
        <button id="b-1"><connections>
        <action selector="record:" destination="v-1" eventType="touchUpInside" id="a-1"/></connections></button>
        """
      ),
      [
        "V.swift": """
        class V: UIView, Recording {
          var recorder: UIView!
          func record(_ sender: Any) {}
        }
        """
      ],
      "undefined-outlet unverified recorder",
      "undefined-action unverified record:"
    ),
    Case(
      "A protocol does not require private members",
      xib(#"<view id="v-1" customClass="V" customModule="M">\#(outlet("recorder"))</view><view id="v-2"/>"#),
      ["V.swift": "class V: UIView, Recording { private var recorder: UIView! }"],
      "undefined-outlet crash recorder"
    ),
  ]

  private static func customObject(_ source: String) -> [String: String] {
    ["Panel.swift": "class Panel: \(source) }"]
  }

  private static let panel = mac(
    #"<customObject id="p-1" customClass="Panel" customModule="M" customModuleProvider="target"/>"#
  )

  static let initializers: [Case] = [
    Case(
      "init() of a window's controller calls the designated initializer, which is there",
      panel,
      customObject(
        """
        NSWindowController {
          override init(window: NSWindow?) { super.init(window: window) }
          required init?(coder: NSCoder) { fatalError("no") }
        """
      )
    ),
    Case(
      "A window's controller without it",
      panel,
      customObject(
        """
        NSWindowController {
          init(model: Int) { super.init(window: nil) }
          required init?(coder: NSCoder) { fatalError("no") }
        """
      ),
      "unimplemented-initializer crash "
    ),
    Case(
      "One that makes do without",
      panel,
      customObject(
        """
        NSWindowController {
          init(model: Int) { super.init(window: nil) }
          convenience init() { self.init(model: 1) }
        """
      )
    ),
    Case(
      "A plain object that needs a setting",
      panel,
      customObject("NSObject { init(model: Int) { super.init() }"),
      "unimplemented-initializer crash "
    ),
    Case(
      "A framework's class whose init() is unknown",
      panel,
      customObject("NSArrayController { init(model: Int) { super.init(content: nil) }")
    ),
  ]

  static let watch: [Case] = [
    Case(
      "A static notification of a watch shows its text in a label that no header has",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
      <scenes><scene sceneID="s-1"><objects><notificationController id="n-1"><items><label id="v-2"/></items>
      \(outlet("notificationAlertLabel"))</notificationController></objects></scene>
      <scene sceneID="s-2"><objects><notificationController id="n-2"><items><label id="v-3"/></items>
      \(outlet("notificationLabel", to: "v-3"))</notificationController></objects></scene></scenes>
      </document>
      """,
      [:],
      "undefined-outlet unverified notificationLabel"
    )
  ]

  @Test(
    "Each case has the correct finding",
    arguments: application + initializers + variables + types + dependencies + awake + protocols + watch
      + outlets + actions + paths + bridges + setters + collections + declarations + observers + references
  )
  func judge(_ testCase: Case) async throws {
    let tree = try TemporaryTree(testCase.sources.merging(["A.xib": testCase.document]) { $1 })
    let found = try await tree.validate().findings.map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "")"
    }
    #expect(found == testCase.findings, sourceLocation: testCase.sourceLocation)
  }
}
