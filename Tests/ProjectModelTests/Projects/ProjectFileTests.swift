import Testing

@testable import ProjectModel

@Suite("Targets of Xcode projects")
struct ProjectFileTests {
  @Test("The paths of files are compared without regard to case, as most Macs do")
  func caseOfPaths() {
    var target = ProjectTarget(name: "App")
    target.files = ["App/Deck (iOS)/Main.storyboard", "app/card.m"]
    let projects = ProjectTargets([target])
    #expect(projects.indexes(building: "App/Deck (iOS)/Main.storyboard") == [0])
    #expect(projects.indexes(building: "App/deck (iOS)/Main.storyboard") == [0])
    #expect(projects.build("App/Card.m") && projects.build("App/Card.h"))
    #expect(!projects.build("App/Deck/Main.storyboard"))
  }

  /// A project with two targets: `App` with files in groups, and `Widget` with a synchronized folder.
  static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2, T3); };
        G = { isa = PBXGroup; children = (G1, S1, F3, F4, V1); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (F1, F2, G); path = "App Sources"; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E1, E2); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift, /Localized/Sub/Own.xib); target = T2; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Sub/Shared.swift", "/Localized/Sub/Common.xib"); target = T1; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = ../../Other/./B.m; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Root/C.swift; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = usr/lib/D.swift; sourceTree = SDKROOT; };
        V1 = { isa = PBXVariantGroup; children = (L1, L2); name = Main.storyboard; sourceTree = "<group>"; };
        L1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        L2 = { isa = PBXFileReference; path = de.lproj/Main.storyboard; sourceTree = "<group>"; };
        T1 = { isa = PBXNativeTarget; name = "My App"; buildPhases = (B1, B2); buildConfigurationList = C; };
        B1 = { isa = PBXSourcesBuildPhase; files = (X1, X2, X3, X4); };
        B2 = { isa = PBXResourcesBuildPhase; files = (X5); };
        X1 = { isa = PBXBuildFile; fileRef = F1; };
        X2 = { isa = PBXBuildFile; fileRef = F2; };
        X3 = { isa = PBXBuildFile; fileRef = F3; };
        X4 = { isa = PBXBuildFile; fileRef = F4; };
        X5 = { isa = PBXBuildFile; fileRef = V1; };
        C = { isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        C2 = { isa = XCBuildConfiguration; buildSettings = {
          PRODUCT_NAME = x; PRODUCT_MODULE_NAME = "$(PRODUCT_NAME)_beta"; }; };
        T2 = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (S1); buildConfigurationList = D; };
        D = { isa = XCConfigurationList; buildConfigurations = (D1); };
        D1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(FROM_ELSEWHERE)"; }; };
      };
      rootObject = P;
    }
    """

  private let targets = ProjectTargets(
    ProjectFile.targets(Array(project.utf8), path: "work/ios/App.xcodeproj/project.pbxproj")
  )

  @Test("Names and modules; a missing target is ignored")
  func names() {
    #expect(targets.targets.map(\.name) == ["My App", "Widget"])
    #expect(targets.targets.map(\.modules) == [["My_App", "x_beta"], nil])
  }

  @Test(
    "The module follows from the settings and the target's name",
    arguments: [
      ("PRODUCT_NAME = Shop;", ["Shop"]),
      ("PRODUCT_NAME = \"${TARGET_NAME}\";", ["My_App"]),
      ("PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)\";", ["My_App"]),
      ("PRODUCT_NAME = \"$(TARGET_NAME)-Beta\";", ["My_App_Beta"]),
      ("PRODUCT_NAME = \"2 Go\"; PRODUCT_MODULE_NAME = \"${PRODUCT_NAME:c99extidentifier}\";", ["__Go"]),
      ("PRODUCT_MODULE_NAME = \"$(TARGET_NAME)\";", ["My_App"]),
      ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME)\";", ["Common"]),
      ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:upper)\";", nil),
      ("PRODUCT_NAME = \"$(inherited)\";", nil),
      ("PRODUCT_NAME = \"$(TARGET_NAME:lower)\";", nil),
      ("", ["Common"]),
    ] as [(String, Set<String>?)]
  )
  func modules(_ settings: String, _ expected: Set<String>?) {
    let project = """
      { objects = { P = { isa = PBXProject; targets = (T); buildConfigurationList = A; };
        A = { buildConfigurations = (B); }; B = { name = Debug; buildSettings = { PRODUCT_NAME = Common; }; };
        T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L; };
        L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { \(settings) }; }; }; rootObject = P; }
      """
    #expect(ProjectFile.targets(Array(project.utf8), path: "project.pbxproj").map(\.modules) == [expected])
  }

  @Test(
    "Files that a target builds",
    arguments: [
      ("work/ios/App Sources/A.swift", [0]),
      ("work/Other/B.m", [0]),
      ("work/Other/B.h", [0]),
      ("work/ios/Root/C.swift", [0]),
      ("work/ios/usr/lib/D.swift", []),
      ("work/ios/Base.lproj/Main.storyboard", [0]),
      ("work/ios/de.lproj/Main.storyboard", [0]),
      ("work/ios/Widget/Deep/W.xib", [1]),
      ("work/ios/Widget/Info.swift", []),
      ("work/ios/Widget/Sub/Shared.swift", [0, 1]),
      ("work/ios/Widget/Sub/de.lproj/Common.xib", [0, 1]),
      ("work/ios/Widget/Sub/Common.xib", [1]),
      ("work/ios/Widget/Sub/Base.lproj/Own.xib", []),
      ("work/ios/Widget/Sub/Own.xib", [1]),
      ("work/ios/Widgets/W.xib", []),
      ("A.swift", []),
    ] as [(String, Set<Int>)]
  )
  func files(_ file: String, _ expected: Set<Int>) {
    #expect(targets.indexes(building: file) == expected)
  }

  @Test("A project in XML is read")
  func xml() {
    let project = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
        <key>P</key><dict><key>targets</key><array><string>T</string></array></dict>
        <key>T</key><dict><key>name</key><string>App</string></dict>
      </dict><key>rootObject</key><string>P</string></dict></plist>
      """
    #expect(ProjectFile.targets(Array(project.utf8), path: "project.pbxproj").map(\.name) == ["App"])
  }

  @Test(
    "An unreadable project has no targets",
    arguments: [
      "", "{}", "{ objects = {}; rootObject = P; }", "{ objects = { P = {}; }; rootObject = P; }", "<plist/>",
    ]
  )
  func unreadable(_ text: String) {
    #expect(ProjectFile.targets(Array(text.utf8), path: "project.pbxproj").isEmpty)
  }
}
