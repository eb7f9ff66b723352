import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Undeclared classes without a module")
struct BareClassTests {
  /// Returns a project with an app and a library that the app links, and with additional build phases,
  /// objects and settings.
  static func project(
    _ phase: String = "",
    target: String = "",
    settings: String = "",
    configuration: String = "",
    files: String = "",
    objects: String = ""
  ) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, K); buildConfigurationList = L; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, D, \(files)); };
      S = { isa = PBXFileReference; path = App.m; sourceTree = "<group>"; }; XS = { fileRef = S; };
      D = { isa = PBXFileReference; path = Panel.xib; sourceTree = "<group>"; }; XD = { fileRef = D; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (B, F); buildConfigurationList = L; \(target) };
      K = { isa = PBXNativeTarget; name = Kit; productReference = R; };
      R = { isa = PBXFileReference; path = libKit.a; sourceTree = BUILT_PRODUCTS_DIR; }; XR = { fileRef = R; };
      B = { isa = PBXSourcesBuildPhase; files = (XS, XD); };
      U = { isa = PBXFileReference; path = System/Library/Frameworks/AppKit.framework; sourceTree = SDKROOT; };
      XU = { fileRef = U; };
      F = { isa = PBXFrameworksBuildPhase; files = (XU, XR, \(phase)); };
      L = { buildConfigurations = (C); };
      C = { name = Debug; buildSettings = { PRODUCT_NAME = App; \(settings) }; \(configuration) };
      \(objects)
    }; rootObject = P; }
    """
  }

  static func nib(_ className: String) -> String {
    xib(#"<view id="v" customClass="\#(className)"/>"#)
  }

  static let app =
    "#import <UIKit/UIKit.h>\n@implementation App\n- (void)f { [UINib nibWithNibName:@\"Panel\"]; }\n@end"

  static func found(
    _ className: String = "TollPanel",
    _ text: String? = project(),
    _ more: [String: String] = [:]
  ) async throws -> [String] {
    var files = ["Panel.xib": nib(className), "App.m": app]
    files[ProjectText.path] = text
    return try await TemporaryTree(files.merging(more) { $1 }).validate().findings.map {
      "\($0.id.rawValue) \($0.consequence) \($0.object?.className ?? "-")"
    }
  }

  static let unverified = ["unknown-class unverified TollPanel"]

  @Test("A class is missing if the whole app was read")
  func missing() async throws {
    let missing = Self.missing
    #expect(try await Self.found() == missing)
    let flags = Self.project(settings: "OTHER_LDFLAGS = (\"-ObjC\", \"-framework\", QuartzCore);")
    #expect(try await Self.found("TollPanel", flags) == missing)
    // The tree contains a source that declares the class, but no target builds the source.
    #expect(try await Self.found("TollPanel", Self.project(), ["Toll.m": Self.toll]) == missing)
  }

  @Test("A missing class of a segue is reported as well")
  func segueClasses() async throws {
    let scenes = [
      "Panel.storyboard": DocumentText.scene(
        """
        <viewController id="c"><connections>
        <segue destination="c" kind="custom" customClass="TollSlide" id="g"/></connections></viewController>
        """
      )
    ]
    let project = Self.project().replacing("Panel.xib", with: "Panel.storyboard")
    let found = try await Self.found("UIView", project, scenes)
    #expect(
      found == ["unknown-class crash-on-use UIViewController"]
    )
    let slide = Self.toll.replacing("TollPanel : UIView", with: "TollSlide : UIStoryboardSegue")
      .replacing("TollPanel", with: "TollSlide")
    // The tree contains a source that declares the class, but no target builds the source.
    #expect(try await Self.found("UIView", project, scenes.merging(["Toll.m": slide]) { $1 }) == found)
    #expect(try await Self.found("UIView", nil, scenes).isEmpty)
    let open = Self.project(settings: "OTHER_LDFLAGS = \"-ObjC -lToll\";")
      .replacing("Panel.xib", with: "Panel.storyboard")
    #expect(try await Self.found("UIView", open, scenes).isEmpty)
  }

  private static let respelled = "@interface UIview : UIView\n@end\n@implementation UIview\n@end"
  private static let toll = "@interface TollPanel : UIView\n@end\n@implementation TollPanel\n@end"

  struct Uncertainty: CustomTestStringConvertible {
    var testDescription: String
    var project: String?
    var files: [String: String]
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ project: String?,
      _ files: [String: String] = [:],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.project, self.files, self.sourceLocation) = (
        name, project, files, sourceLocation
      )
    }
  }

  private static func library(_ path: String, _ tree: String) -> String {
    "A = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; }; XA = { fileRef = A; };"
  }

  static let doubts = [
    Uncertainty("No project", nil),
    Uncertainty("A framework", project("XA", objects: library("Toll.framework", "<group>"))),
    Uncertainty(
      "A library of another project",
      project("XA", objects: library("libToll.a", "BUILT_PRODUCTS_DIR"))
    ),
    Uncertainty("A product of a package", project("XA", objects: "XA = { productRef = Q; };")),
    Uncertainty("A package", project(target: "packageProductDependencies = (Q);")),
    Uncertainty(
      "A folder with all that is in it",
      project(
        target: "fileSystemSynchronizedGroups = (Y);",
        files: "Y",
        objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
      )
    ),
    Uncertainty("A flag of the linker", project(settings: "OTHER_LDFLAGS = \"-ObjC -lToll\";")),
    Uncertainty("A framework by a flag", project(settings: "OTHER_LDFLAGS = (\"-framework\", Toll);")),
    Uncertainty("A file of settings", project(configuration: "baseConfigurationReference = Z;")),
    Uncertainty(
      "An implementation of a class without a declaration",
      project(),
      ["Toll.m": "@implementation TollPanel\n@end"]
    ),
    Uncertainty("An import of an unread header", project(), ["App.m": "#import <Toll/Toll.h>\n" + app]),
    Uncertainty(
      "A source of the target that was not read",
      project(
        files: "A",
        objects: library("Gone.m", "<group>")
      ).replacing("files = (XS,", with: "files = (XA, XS,")
    ),
    Uncertainty(
      "A script that may declare classes",
      project(files: "A", objects: library("Toll.applescript", "<group>"))
        .replacing("files = (XS,", with: "files = (XA, XS,")
    ),
    Uncertainty(
      "A library, which others link",
      project().replacing("product-type.application", with: "product-type.framework")
    ),
  ]

  /// A CocoaPods project whose target builds `libPods.a`.
  private static let pods = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, Z); };
      S = { isa = PBXFileReference; path = Toast/Toast.m; sourceTree = "<group>"; }; XS = { fileRef = S; };
      Z = { isa = PBXFileReference; path = Pods.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Pods; productType = "com.apple.product-type.library.static";
        buildPhases = (B); buildConfigurationList = L; productReference = R; };
      R = { isa = PBXFileReference; path = libPods.a; sourceTree = BUILT_PRODUCTS_DIR; };
      B = { isa = PBXSourcesBuildPhase; files = (XS); };
      L = { buildConfigurations = (C); };
      C = { name = Debug; buildSettings = { PRODUCT_NAME = Pods; }; baseConfigurationReference = Z; };
    }; rootObject = P; }
    """

  private static let podSettings = project(
    "XA",
    configuration: "baseConfigurationReference = Z;",
    files: "Z",
    objects: library("libPods.a", "BUILT_PRODUCTS_DIR")
      + "Z = { isa = PBXFileReference; path = Pods/Pods.xcconfig; sourceTree = \"<group>\"; };"
  )

  @Test("A class is missing if linked libraries were read as well")
  func missingBesideLibraries() async throws {
    let toll = Self.project("XA", files: "A", objects: Self.library("Toll.framework", "<group>"))
    let header = "@interface TollView : UIView\n@end"
    let headers = [
      "Toll.framework/Versions/A/Headers/TollView.h": header, "Use.m": "#import <Toll/TollView.h>",
    ]
    #expect(try await Self.found("TollPanel", toll, headers).first?.contains("dropped") == true)
    #expect(try await Self.found("TollView", toll, headers).isEmpty)
    // A header of a framework may include a header of a library that the app does not link.
    let more = ["Toll.framework/Headers/Other.h": "#import <Gate/Gate.h>"]
    #expect(
      try await Self.found("TollPanel", toll, headers.merging(more) { $1 }).first?.contains("dropped") == true
    )
    let pods = ["Pods/Pods.xcodeproj/project.pbxproj": Self.pods]
    let toast = ["Pods/Toast/Toast.m": "@interface Toast : UIView\n@end\n@implementation Toast\n@end"]
    let all = pods.merging(toast) { $1 }
    #expect(try await Self.found("TollPanel", Self.podSettings, all).first?.contains("dropped") == true)
    #expect(try await Self.found("Toast", Self.podSettings, all).isEmpty)
    #expect(
      try await Self.found("TollPanel", Self.podSettings, toast) == Self.unverified,
      "no project of the pods"
    )
    #expect(
      try await Self.found("TollPanel", Self.podSettings, pods) == Self.unverified,
      "a pod that was not read"
    )
  }

  @Test("A misspelled framework class is missing, regardless of linked libraries")
  func isRespelled() async throws {
    for project in [nil, Self.project(), Self.podSettings] {
      let found = try await Self.found("UIview", project)
      #expect(found == ["unknown-class dropped UIview"])
    }
    let own = ["Own.m": Self.respelled]
    #expect(try await Self.found("UIview", nil, own).isEmpty)
    #expect(
      try await Self.found("UIview", nil, ["Own.m": "@implementation UIview\n@end"]).first?.contains(
        "unverified"
      ) == true
    )
    #expect(try await Self.found("UIToll", nil).first?.contains("unverified") == true)
  }

  @Test("A class that may come from elsewhere is undecided", arguments: doubts)
  func isUndecided(_ uncertainty: Uncertainty) async throws {
    let found = try await Self.found("TollPanel", uncertainty.project, uncertainty.files)
    #expect(found == Self.unverified, sourceLocation: uncertainty.sourceLocation)
  }

  @Test(
    "A class with a prefix of Apple's frameworks is undecided",
    arguments: [
      "UIToll", "_TollPanel", "WKTollPanel", "SKToll", "NSTollView", "NSFWToll", "QTMovieView",
      "CBIdentityPicker",
      "InstallerPane",
    ]
  )
  func systems(_ name: String) async throws {
    let found = try await Self.found(name)
    #expect(found == ["unknown-class unverified \(name)"])
  }

  @Test("A prefix that no framework class has does not cause uncertainty")
  func otherPrefixes() async throws {
    for name in ["CSVTable", "MITShuttleList", "MIToll", "RFOverlayScroller", "SRToll", "WebSeedTable"] {
      #expect(try await Self.found(name) == ["unknown-class dropped \(name)"])
    }
  }

  @Test(
    "A framework's prefix that many app classes have does not cause uncertainty if the app does not use the framework"
  )
  func ownPrefixes() async throws {
    for (count, line, consequence) in [
      (10, "", "dropped"), (9, "", "unverified"), (10, "@import SpriteKit;\n", "unverified"),
    ] {
      let parts = (0..<count).map { "@interface SKPart\($0) : UIView\n@end" }.joined(separator: "\n")
      let found = try await Self.found("SKToll", Self.project(), ["Parts.h": line + parts])
      #expect(found == ["unknown-class \(consequence) SKToll"], "\(count) \(line)")
    }
  }

  @Test("A class of a private framework has no interface")
  func privateFrameworks() async throws {
    let project = Self.project(
      "XA",
      files: "A",
      objects: "A = { isa = PBXFileReference; path = System/Library/PrivateFrameworks/Toll.framework; "
        + "sourceTree = SDKROOT; }; XA = { fileRef = A; };"
    )
    #expect(try await Self.found("TollPanel", project) == Self.unverified)
  }

  @Test("Imported modules may contain the class, missing headers do not")
  func imports() async throws {
    for (line, expected) in [
      ("@import Gate;", Self.unverified), ("#import <Gate/Gate.h>", Self.unverified),
      ("#import \"Gate.h\"", Self.missing), ("#import <gate/gate.h>", Self.missing),
      ("#if __has_include(<Gate/Gate.h>)\n#import <Gate/Gate.h>\n#endif", Self.missing),
      ("#if TARGET_OS_IPHONE\n#import <Gate/Gate.h>\n#endif", Self.unverified),
      ("#import <EndpointSecurity/EndpointSecurity.h>", Self.missing),
    ] {
      let files = ["App.m": line + "\n" + Self.app]
      #expect(try await Self.found("TollPanel", Self.project(), files) == expected, "\(line)")
    }
  }

  @Test("Imports of another project do not cause uncertainty")
  func importsOfOthers() async throws {
    let other = Self.project().replacing("Panel.xib", with: "Other.xib").replacing("App.m", with: "Other.m")
    let files = ["Other/Other.xcodeproj/project.pbxproj": other, "Other/Other.m": "@import Gate;"]
    #expect(try await Self.found("TollPanel", Self.project(), files) == Self.missing)
  }

  @Test("Another app of the project does not cause uncertainty, unlike a library of the project")
  func otherTargets() async throws {
    for (type, expected) in [
      ("tool", Self.missing), ("application", Self.missing), ("bundle.unit-test", Self.missing),
      ("library.static", Self.unverified), ("framework", Self.unverified), ("bundle", Self.unverified),
    ] {
      for (source, settings) in [("@import Gate;", ""), ("", "OTHER_LDFLAGS = \"-lGate\";")] {
        let objects = """
          E = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.\(type)";
            buildPhases = (EB); buildConfigurationList = EL; };
          EB = { isa = PBXSourcesBuildPhase; files = (XE); };
          SE = { isa = PBXFileReference; path = Other.m; sourceTree = "<group>"; }; XE = { fileRef = SE; };
          EL = { buildConfigurations = (EC); };
          EC = { name = Debug; buildSettings = { PRODUCT_NAME = Other; \(settings) }; };
          """
        let project = Self.project(files: "SE", objects: objects)
          .replacing("targets = (T, K)", with: "targets = (T, K, E)")
        #expect(
          try await Self.found("TollPanel", project, ["Other.m": source]) == expected,
          "\(type) \(source)\(settings)"
        )
      }
    }
  }

  @Test("A synchronized folder is read as well")
  func synchronizedFolders() async throws {
    let project = Self.project(
      target: "fileSystemSynchronizedGroups = (Y);",
      files: "Y",
      objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
    )
    let source = ["App/Other.m": "@implementation Other\n@end"]
    #expect(try await Self.found("TollPanel", project, source) == Self.missing)
    let library = source.merging(["App/libToll.a": "!<arch>\n TollPanel"]) { $1 }
    #expect(try await Self.found("TollPanel", project, library) == Self.unverified)
  }

  static let missing = ["unknown-class dropped TollPanel"]

  @Test("A package whose sources and dependencies were read does not cause uncertainty")
  func packages() async throws {
    let project = Self.project(
      "XQ",
      target: "packageProductDependencies = (Q);",
      objects: """
        Q = { isa = XCSwiftPackageProductDependency; package = W; productName = TollKit; }; XQ = { productRef = Q; };
        W = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/Toll.git"; };
        """
    )
    func lock(_ names: String...) -> [String: String] {
      let pins = names.map {
        #"{"identity": "\#($0)", "location": "https://a.b/\#($0)", "state": {"version": "1.0.0"}}"#
      }
      return ["Package.resolved": "{\"pins\": [\(pins.joined(separator: ","))], \"version\": 2}"]
    }
    let checkout = [
      ".build/checkouts/Toll/Package.swift": "let package = Package(products: [.library(name: \"TollKit\")])",
      ".build/checkouts/Toll/Sources/TollKit/Toll.swift": "import Glibc2\nopen class Toll {}",
    ]
    let whole = checkout.merging(lock("Toll")) { $1 }
    #expect(try await Self.found("TollPanel", project, whole) == Self.missing)
    let uses = whole.merging(["Use.swift": "import TollKit"]) { $1 }
    #expect(try await Self.found("TollPanel", project, uses) == Self.missing)
    #expect(try await Self.found("TollPanel", project, lock("Toll")) == Self.unverified, "no checkout")
    let part = checkout.merging(lock("Toll", "Other")) { $1 }
    #expect(
      try await Self.found("TollPanel", project, part) == Self.unverified,
      "a dependency of the package"
    )
    let plugin = project.replacing("productName = TollKit", with: "productName = \"plugin:TollPlugin\"")
    #expect(try await Self.found("TollPanel", plugin, whole) == Self.missing, "a plugin")
    let other = project.replacing("productName = TollKit", with: "productName = GateKit")
    #expect(
      try await Self.found("TollPanel", other, whole) == Self.unverified,
      "a product of another package"
    )
    let binary = whole.merging([
      ".build/checkouts/Toll/Package.swift":
        "let package = Package(products: [.library(name: \"TollKit\")], targets: [.binaryTarget(name: \"T\")])"
    ]) { $1 }
    #expect(try await Self.found("TollPanel", project, binary) == Self.unverified, "a binary")
    for (name, expected) in [("TollView", Self.missing), ("TollPanel", Self.unverified)] {
      let file = ".build/artifacts/toll/T/T.xcframework/ios-arm64/T.framework/T"
      let artifact = binary.merging([file: Self.object(name)]) { $1 }
      #expect(try await Self.found("TollPanel", project, artifact) == expected, "\(name)")
    }
  }

  @Test("A package of the app is known by its products")
  func localPackages() async throws {
    let project = Self.project(
      target: "packageProductDependencies = (Q);",
      objects: "Q = { isa = XCSwiftPackageProductDependency; productName = TollKit; };"
    )
    func package(_ product: String, _ import: String = "UIKit") -> [String: String] {
      [
        "Toll/Package.swift":
          "let package = Package(products: [.library(name: \"\(product)\", targets: [])])",
        "Toll/Sources/TollKit/Toll.swift": "import \(`import`)\nopen class Toll {}",
      ]
    }
    #expect(try await Self.found("TollPanel", project, package("TollKit")) == Self.missing)
    #expect(try await Self.found("TollPanel", project, package("GateKit")) == Self.unverified)
    #expect(try await Self.found("TollPanel", project) == Self.unverified)
    #expect(try await Self.found("TollPanel", project, package("TollKit", "Gate")) == Self.unverified)
    #expect(
      try await Self.found("TollPanel", Self.project(), package("TollKit", "Gate")) == Self.missing,
      "no target links a package"
    )
    let tests = [
      "Toll/Package.swift": """
      let package = Package(products: [.library(name: "TollKit", targets: [])], targets: [.testTarget(name: "TollTests")])
      """, "Toll/Tests/TollTests/Toll.swift": "import Gate",
    ]
    #expect(try await Self.found("TollPanel", project, tests) == Self.missing)
  }

  @Test("A flag names a library in the tree")
  func flags() async throws {
    for (name, expected) in [("TollView", Self.missing), ("TollPanel", Self.unverified)] {
      for flags in ["-lToll", "$(SRCROOT)/Lib/libToll.a"] {
        let project = Self.project(settings: "OTHER_LDFLAGS = \"\(flags)\";")
        let library = ["Lib/libToll.a": Self.object(name)]
        #expect(try await Self.found("TollPanel", project, library) == expected, "\(name)")
      }
    }
    let platform = Self.project(settings: "\"OTHER_LDFLAGS[sdk=iphoneos*]\" = \"-lToll\";")
    #expect(try await Self.found("TollPanel", platform) == Self.unverified)
  }

  /// Returns the parts of a static library that matter: the class names in clang's output for
  /// `__attribute__((objc_root_class)) @interface TollView @end @implementation TollView @end`.
  private static func object(_ names: String...) -> String {
    "!<arch>\n" + names.map { "_OBJC_CLASS_$_\($0)\u{0}\($0)\u{0}" }.joined()
  }

  @Test("A binary that does not contain the name does not declare the class")
  func binaries() async throws {
    let project = Self.project("XA", files: "A", objects: Self.library("libToll.a", "<group>"))
    func found(_ text: String?) async throws -> [String] {
      try await Self.found("TollPanel", project, text.map { ["libToll.a": $0] } ?? [:])
    }
    #expect(try await found(Self.object("TollView")) == Self.missing)
    #expect(try await found(Self.object("TollView", "TollPanel")) == Self.unverified)
    #expect(try await found(nil) == Self.unverified, "no file")
    let system = Self.project("XA", files: "A", objects: Self.library("libcrypto.a", "<group>"))
    #expect(try await Self.found("TollPanel", system) == Self.missing, "a system library")
    #expect(try await found("version https://git-lfs.github.com/spec/v1\n") == Self.unverified, "a pointer")
    let framework = Self.project("XA", files: "A", objects: Self.library("Toll.framework", "<group>"))
    let inside = ["Toll.framework/Versions/A/Toll": Self.object("TollView")]
    #expect(try await Self.found("TollPanel", framework, inside) == Self.missing)
    let header = ["Toll.framework/Headers/TollView.h": "@interface TollView : UIView\n@end"]
    for (binary, expected) in [
      (Self.object("TollView"), Self.missing), (Self.object("TollView", "TollPanel"), Self.unverified),
      ("version https://git-lfs.github.com/spec/v1\n", Self.missing),
    ] {
      let files = header.merging(["Toll.framework/Versions/A/Toll": binary]) { $1 }
      #expect(try await Self.found("TollPanel", framework, files) == expected, "a class without a header")
    }
    let empty = ["Toll.framework/Resources/Toll.strings": ""]
    #expect(try await Self.found("TollPanel", framework, empty) == Self.unverified)
    let several = Self.project("XA", files: "A", objects: Self.library("Toll.xcframework", "<group>"))
    let slices = [
      "Toll.xcframework/ios-arm64/Toll.framework/Toll": Self.object("TollView"),
      "Toll.xcframework/ios-arm64_x86_64-simulator/Toll.framework/Toll": Self.object("TollView"),
    ]
    #expect(try await Self.found("TollPanel", several, slices) == Self.missing)
    let other = slices.merging(["Toll.xcframework/macos/libToll.a": Self.object("TollPanel")]) { $1 }
    #expect(try await Self.found("TollPanel", several, other) == Self.unverified)
  }

  @Test("Imports only in tests or unbuilt sources do not cause uncertainty")
  func unbuiltImports() async throws {
    let imports = ["Other.m": "#import <Toll/Toll.h>"]
    #expect(try await Self.found("TollPanel", Self.project(), imports) == Self.missing)
    let header = ["Other.h": "#import <Toll/Toll.h>"]
    #expect(try await Self.found("TollPanel", Self.project(), header) == Self.unverified)
  }

  @Test("The parts of an app may change during a session")
  func sessions() async throws {
    let texts = [
      Self.project(), Self.project(settings: "OTHER_LDFLAGS = \"-lToll\";"),
      Self.project(files: "A", objects: Self.library("Gone.m", "<group>"))
        .replacing("files = (XS,", with: "files = (XA, XS,"),
    ]
    let nib = xib(#"<view id="v" customClass="TollPanel"/><view id="w" customClass="UIview"/>"#)
    let edited = try await EditedTree(["Panel.xib": nib, "App.m": Self.app, "Other.m": ""])
    var reports: Set<[String]> = []
    for text in texts {
      for source in ["", Self.toll, "#import <Toll/Toll.h>", Self.respelled] {
        try await edited.write(ProjectText.path, text)
        try await edited.write("Other.m", source)
        reports.insert(try await edited.findings().map { "\($0.consequence) \($0.message)" })
      }
    }
    #expect(
      reports.count == 5,
      "a panel missing, undecided or there, and the system's view by another name missing or there"
    )
  }
}
