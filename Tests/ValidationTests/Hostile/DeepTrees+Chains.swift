import NibproofTestSupport

// MARK: - Declarations

extension DeepTree {
  private static func box(loading name: String) -> String {
    "class Box: UIView { override func awakeFromNib() { Bundle.main.loadNibNamed(\(name), owner: self) } }"
  }

  static let declarationChains = [
    DeepTree("superclasses", path: "Box.swift", first: "class A0: UIView {}", most: 2_000) {
      "class A\($0): A\($0 - 1) { override func awakeFromNib() { super.awakeFromNib() } }"
    } last: {
      "class Box: A\($0) {}"
    },
    DeepTree("superclasses in different files") { depth in
      let count = min(depth, 400)
      let files = (0..<count).map { ("A\($0).swift", "class A\($0): A\(($0 + 1) % count) {}") }
      return Dictionary(uniqueKeysWithValues: files + [("Box.swift", "class Box: A0 {}")])
    },
    DeepTree("superclasses of Objective-C", path: "Box.m", first: "@interface A0 : UIView @end", most: 2_000)
    {
      "@interface A\($0) : A\($0 - 1) @end"
    } last: {
      "@interface Box : A\($0) @end"
    },
    DeepTree("typealiases", path: "Box.swift") {
      "typealias A\($0) = A\($0 + 1)"
    } last: {
      "typealias A\($0 + 1) = UIView\nclass Box: A1 { @IBOutlet var lid: A1! }"
    },
    DeepTree("typealiases of optionals and arrays", path: "Box.swift", first: "typealias A0 = UIView") {
      "typealias A\($0) = [A\($0 - 1)?]"
    } last: {
      "class Box: UIView { @IBOutlet var lid: A\($0) }"
    },
    DeepTree("cyclic typealiases", path: "Box.swift") {
      "typealias A\($0) = A\($0 + 1)"
    } last: {
      "typealias A\($0 + 1) = A1\nclass Box: A1 { @IBOutlet var lid: A1! }"
    },
    DeepTree("typedefs", path: "Box.m", first: "typedef UIView A0;") {
      "typedef A\($0 - 1) A\($0);"
    } last: {
      "@interface Box : UIView\n@property IBOutlet A\($0) *lid;\n@end"
    },
    DeepTree("protocols", path: "Box.swift", first: "protocol P0 { func run() }") {
      "protocol P\($0): P\($0 - 1) {}"
    } last: {
      "extension P0 { func run() { Bundle.main.loadNibNamed(\"Known\", owner: self) } }\n"
        + "class Box: UIView, P\($0) { override func awakeFromNib() { run() } }"
    },
    DeepTree("constants", path: "Box.swift") {
      "let s\($0) = s\($0 + 1)"
    } last: {
      "let s\($0 + 1) = \"Known\"\n\(box(loading: "s1"))"
    },
    DeepTree(
      "local constants",
      path: "Box.swift",
      first: "class Box: UIView { func run() {\nlet s0 = \"Known\""
    ) {
      "let s\($0) = s\($0 - 1) + \"\""
    } last: {
      "Bundle.main.loadNibNamed(s\($0), owner: self) } }"
    },
    DeepTree("constants of Objective-C", path: "Box.m", first: "#define S0 @\"Known\"\nNSString *s0 = S0;") {
      "#define S\($0) S\($0 - 1)\nstatic NSString *s\($0) = s\($0 - 1);"
    } last: {
      "@implementation Box\n- (void)awakeFromNib { [NSBundle.mainBundle loadNibNamed:s\($0) owner:S\($0) options:nil]; }\n@end"
    },
    DeepTree("computed properties and functions", path: "Box.swift", first: "var s0: String { \"Known\" }") {
      "var s\($0): String { f\($0)() }\nfunc f\($0)() -> String { s\($0 - 1) }"
    } last: {
      box(loading: "s\($0)")
    },
    DeepTree(
      "calls of methods",
      path: "Box.swift",
      first: "class Box: UIView {\nfunc m0() { lid.isHidden = true }"
    ) {
      "func m\($0)() { m\($0 - 1)() }"
    } last: {
      "@IBOutlet var lid: UIView!\nrequired init?(coder: NSCoder) { super.init(coder: coder); m\($0)() } }"
    },
    DeepTree("objects that create objects", path: "Box.swift", first: "class A0 {}") {
      "class A\($0) { let next = A\($0 - 1)(); func run() { next.run() } }"
    } last: {
      "class Box: UIView { let a = A\($0)(); override func awakeFromNib() { a.run() } }"
    },
  ]
}

// MARK: - Documents

extension DeepTree {
  /// Returns a tree with one document that nests elements.
  private static func nested(_ open: String, _ close: String, in document: (String) -> String = xib)
    -> DeepTree
  {
    DeepTree("elements \(open)", path: "Box#N.xib", document("HERE"), [(open, "", close)])
  }

  private static func keyPath(_ depth: Int) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\""
      + "\(repeated("superview.", depth))x\" value=\"x\"/></userDefinedRuntimeAttributes>"
  }

  static let documentTrees = [
    nested("<view><subviews>", "</subviews></view>"),
    nested("<view><subviews>", ""),
    nested("<a>", "</a>"),
    nested(
      "<menu><items><menuItem><menu key=\"submenu\"><items>",
      "</items></menu></menuItem></items></menu>",
      in: mac
    ),
    nested(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"a\"><string key=\"value\">",
      ""
    ),
    DeepTree("objects of an archive") { depth in
      let open = repeated("<object class=\"NSMutableArray\" key=\"IBDocument.RootObjects\" id=\"1\">", depth)
      return [
        "Box.xib": "<?xml version=\"1.0\"?><archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" "
          + "version=\"7.10\"><data>\(open)\(repeated("</object>", depth))</data></archive>"
      ]
    },
    DeepTree("key paths") { ["Box.xib": xib("<view id=\"v\">\(keyPath($0))</view>")] },
    DeepTree("nibs that load each other") { depth in
      let count = min(depth, 400)
      return (0..<count).reduce(into: [:]) { files, number in
        files["N\(number).xib"] = xib("<view id=\"v\" customClass=\"V\(number)\" customModule=\"App\"/>")
        files["V\(number).swift"] =
          "import UIKit\nclass V\(number): UIView { required init?(coder: NSCoder) { super.init(coder: coder)\n"
          + "Bundle.main.loadNibNamed(\"N\((number + 1) % count)\", owner: self) } }"
      }
    },
  ]

  /// Returns a storyboard whose scenes lead to each other in a cycle.
  private static func scenes(_ segue: String, _ controller: String = "viewController") -> DeepTree {
    DeepTree("segues \(segue)") { depth in
      let count = min(depth, 2_000)
      let scenes = (0..<count).map {
        "<scene sceneID=\"s\($0)\"><objects><\(controller) id=\"c\($0)\"><connections><segue destination="
          + "\"c\(($0 + 1) % count)\" \(segue) id=\"g\($0)\"/></connections></\(controller)></objects></scene>"
      }
      return ["Main.storyboard": storyboard(initial: "c0", scenes.joined(separator: "\n"))]
    }
  }

  static let storyboardTrees = [
    scenes("kind=\"show\""), scenes("kind=\"embed\""),
    scenes("kind=\"relationship\" relationship=\"rootViewController\"", "navigationController"),
    DeepTree("storyboards that refer to each other") { depth in
      let count = min(depth, 400)
      return (0..<count).reduce(into: [:]) { files, number in
        files["S\(number).storyboard"] = storyboard(
          initial: "c",
          "<scene sceneID=\"s\"><objects><viewController id=\"c\"><connections><segue destination=\"p\" kind=\"show\""
            + " id=\"g\"/></connections></viewController><viewControllerPlaceholder id=\"p\""
            + " storyboardName=\"S\((number + 1) % count)\"/></objects></scene>"
        )
      }
    },
  ]
}

// MARK: - Projects and configurations

extension DeepTree {
  private static let json = [
    ("[", "1", "]"), ("{\"a\":", "1", "}"), ("[", "", ""), ("{ title: \"A\", classes: ", "1", "}"),
  ]
  private static let propertyLists = [
    ("<dict><key>UIMainStoryboardFile</key>", "<string>A</string>", "</dict>"), ("<array>", "", "</array>"),
    ("<dict><key>a</key>", "", ""),
  ]

  private static func project(_ objects: String) -> String {
    """
    { objects = { P = { isa = PBXProject; mainGroup = G0; targets = (T); buildConfigurationList = L; };
    T = { isa = PBXNativeTarget; name = T; buildPhases = (S); buildConfigurationList = L; };
    S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
    F = { isa = PBXFileReference; sourceTree = "<group>"; path = Known.swift; };
    \(objects) }; rootObject = P; }
    """
  }

  private static func groups(_ depth: Int, next: (Int) -> Int) -> [String: String] {
    let groups = (0..<depth).map {
      "G\($0) = { isa = PBXGroup; sourceTree = \"<group>\"; children = (G\(next($0)), F); };\n"
    }
    return [ProjectText.path: project(groups.joined())]
  }

  static let configurationTrees = [
    DeepTree("specs", path: "Sub#N/spec.json", "HERE", json),
    DeepTree("locks of packages", path: "Sub#N/Package.resolved", "HERE", json),
    DeepTree(
      "XML property lists",
      path: "Sub#N/Info.plist",
      "<plist version=\"1.0\">HERE</plist>",
      propertyLists
    ),
    DeepTree(
      "old property lists",
      path: "Sub#N/Info.plist",
      "HERE",
      [("{ UIMainStoryboardFile = ", "A", "; }"), ("(", "A", ")"), ("{ a = ", "", "")]
    ),
    DeepTree(
      "manifests",
      path: "Sub#N/Package.swift",
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"A\", targets: HERE)\n",
      [
        ("[", ".target(name: \"A\")", "]"), (".target(name: ", "\"A\"", ")"), ("(", "", ")"),
        ("\"\\(", "x", ")\""),
        ("[", "", ""), ("[.target(name: \"A\")] + ", "[]", ""),
      ]
    ),
    DeepTree(
      "projects",
      path: "Sub#N/App.xcodeproj/project.pbxproj",
      "{ objects = { X = HERE; }; }",
      [("{ a = ", "1", "; }"), ("(", "1", ")"), ("{ a = ", "", "")]
    ),
    DeepTree("groups of a project") { groups($0) { $0 + 1 } },
    DeepTree("cyclic groups of a project") { depth in groups(depth) { ($0 + 1) % depth } },
    DeepTree("settings files") { depth in
      let files = (0..<min(depth, 400)).map {
        (
          "C\($0).xcconfig",
          "#include \"C\($0 + 1).xcconfig\"\nA\($0) = $(A\($0 + 1))\nSWIFT_VERSION = $(A0)\n"
        )
      }
      let objects = """
        G0 = { isa = PBXGroup; sourceTree = "<group>"; children = (F, C); };
        C = { isa = PBXFileReference; sourceTree = "<group>"; path = C0.xcconfig; };
        L = { isa = XCConfigurationList; buildConfigurations = (K); };
        K = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {}; };
        """
      return Dictionary(uniqueKeysWithValues: files + [(ProjectText.path, project(objects))])
    },
    DeepTree("pods", path: "Podfile.lock", first: "PODS:") {
      "  - A\($0) (1.0):\n    - A\($0 + 1)"
    },
  ]
}
