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
      "The application object of a macOS document is the running application, despite the class NSObject",
      mac(
        """
        <customObject id="-3" userLabel="Application" customClass="NSObject"/><menuItem id="m-1"><connections>
        <action selector="terminate:" target="-3" id="a-1"/></connections></menuItem>
        """
      ),
      [:]
    ),
    Case(
      "Info.plist may specify the class of the application",
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
      "An application class that the document specifies is checked",
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
      "The compiler names the variable of a property with an underscore",
      xib(#"<view id="v-1" customClass="V">\#(outlet("_label"))</view><view id="v-2"/>"#),
      ["V.h": "@interface V : UIView\n@property UIView *label;\n@end"],
      "undefined-outlet unverified _label"
    ),
    Case(
      "Swift properties and undeclared properties have no variable with an underscore",
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
      "macOS outlets set instance variables that a class hides from key-value coding",
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
      "Framework classes have instance variables that no interface declares",
      xib(#"<visualEffectView id="v-1">\#(attribute("effect._style"))</visualEffectView>"#),
      [:],
      "undefined-key unverified effect._style"
    ),
    Case(
      "An app class inherits undeclared variables, which can be the first or last key of a path",
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
      "Private keys that many apps use are known by their names without an underscore",
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
      "NSObject has no undeclared variables",
      xib(#"<customObject id="v-1" customClass="F">\#(attribute("_name.text"))</customObject>"#),
      ["F.h": "@interface F : NSObject\n@end"],
      "undefined-key-in-path dropped _name.text"
    ),
    Case(
      "A Swift property with an underscore exists, but a misspelled one does not",
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
      "A dictionary that the document creates matches the type of an outlet",
      mac(
        """
        <customObject id="-2" customClass="Manager">\(outlet("names"))</customObject>
        <customObject id="v-2" customClass="NSMutableDictionary"/>
        """
      ),
      ["Manager.h": "@interface Manager : NSObject\n@property (strong) NSMutableDictionary *names;\n@end"]
    ),
    Case(
      "A view does not match an outlet whose type is a dictionary",
      mac(
        #"<customObject id="-2" customClass="Manager">\#(outlet("names"))</customObject><customView id="v-2"/>"#
      ),
      ["Manager.h": "@interface Manager : NSObject\n@property (strong) NSMutableDictionary *names;\n@end"],
      "outlet-type-mismatch crash-on-use names"
    ),
    Case(
      "The generated header of a Swift framework declares the framework's classes again",
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
      "The generated header of a framework without sources contains the modules of its classes",
      xib(#"<view id="v-1" customClass="Picker" customModule="Fonts"/>"#),
      ["Fonts.framework/Headers/Fonts-Swift.h": generated]
    ),
    Case(
      "A Swift class in a generated header is not found without its module",
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
      "An unread dependency may extend framework classes",
      plainLabel,
      ["A.swift": "import UIKit\nimport Localizer"],
      unverified[0],
      unverified[1]
    ),
    Case(
      "An unread Objective-C dependency may extend framework classes",
      plainLabel,
      ["A.m": "#import <Pods/Empty.h>"],
      unverified[0],
      unverified[1]
    ),
    Case(
      "A missing header may extend framework classes",
      plainLabel,
      ["A.m": "#import \"Empty.h\""],
      unverified[0],
      unverified[1]
    ),
    Case(
      "An unread Objective-C module may extend framework classes",
      plainLabel,
      ["A.m": "@import Empty.View;"],
      unverified[0],
      unverified[1]
    ),
    Case(
      "System modules do not add unknown members",
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
      "The module of package manifests, and a header whose name has another case, do not add members",
      plainLabel,
      ["Package.swift": "import PackageDescription", "A.m": "#import \"TOAST.h\"", "Toast.h": ""],
      proved[0],
      proved[1]
    ),
    Case(
      "A dependency whose sources were read does not add unknown members",
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
      "A library of the project does not add unknown members, even if its target's name has a platform suffix",
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
      "An unread dependency may add inherited keys, but not those of misspellings and missing classes",
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
      "In awakeFromNib, an outlet to an object of an undeclared class is connected",
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
      "An undeclared protocol may make its members visible to Objective-C",
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
      "init() of a window controller calls the designated initializer, which the class overrides",
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
      "A window controller without the designated initializer crashes",
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
      "A window controller with its own init()",
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
      "A plain object whose only initializer has a parameter",
      panel,
      customObject("NSObject { init(model: Int) { super.init() }"),
      "unimplemented-initializer crash "
    ),
    Case(
      "A subclass of a framework class whose init() is unknown",
      panel,
      customObject("NSArrayController { init(model: Int) { super.init(content: nil) }")
    ),
  ]

  static let watch: [Case] = [
    Case(
      "A static watch notification shows its text in an outlet that no header declares",
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
