import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes of frameworks that apps do not link")
struct UnlinkedClassTests {
  struct App: Sendable {
    var element = #"<wkWebView id="w-1"/>"#
    var imports = "import UIKit"
    var other = ""
    /// The frameworks in the build phase that links libraries.
    var frameworks: [String] = []
    var settings = ""
    /// More properties of the target.
    var target = ""
    var product = "application"
    /// More files of the target, which the tree lacks.
    var absent: [String] = []
    var objectiveC = false
  }

  typealias Row = Example<App, String?>

  private static func project(_ app: App) -> String {
    let sources = [app.objectiveC ? "App.m" : "App.swift", "Main.storyboard"] + app.absent
    let references = sources.enumerated().map {
      "F\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; }; X\($0) = { fileRef = F\($0); };"
    }
    let frameworks = app.frameworks.enumerated().map {
      "L\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \($1.hasPrefix("System") ? "SDKROOT" : "\"<group>\""); }; "
        + "Y\($0) = { fileRef = L\($0); };"
    }
    let list = { (prefix: String, count: Int) in (0..<count).map { "\(prefix)\($0)" }.joined(separator: ", ")
    }
    return """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list("F", sources.count)), \(list("L", frameworks.count))); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(app.product)";
          buildPhases = (B, K); buildConfigurationList = CL; \(app.target) };
        B = { isa = PBXSourcesBuildPhase; files = (\(list("X", sources.count))); };
        K = { isa = PBXFrameworksBuildPhase; files = (\(list("Y", frameworks.count))); };
        CL = { buildConfigurations = (C); };
        C = { buildSettings = { PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = 15.0; \(app.settings) }; };
        \((references + frameworks).joined(separator: "\n")) }; rootObject = P; }
      """
  }

  private static let webKit = "class 'WKWebView' not found: the app neither links nor imports 'WebKit'"

  static let rows: [Row] = [
    Row("neither linked nor imported", App(), webKit),
    Row(
      "a map",
      App(element: #"<mapView id="w-1"/>"#),
      "class 'MKMapView' not found: the app neither links nor imports 'MapKit'"
    ),
    Row(
      "another framework that the app links",
      App(frameworks: ["System/Library/Frameworks/UIKit.framework"]),
      webKit
    ),
    Row("linked", App(frameworks: ["System/Library/Frameworks/WebKit.framework"]), nil),
    Row("linked by a flag", App(settings: "OTHER_LDFLAGS = \"-framework WebKit\";"), nil),
    Row("linked weakly by a flag", App(settings: "OTHER_LDFLAGS = (\"-weak_framework\", WebKit);"), nil),
    Row("imported", App(imports: "import UIKit\nimport WebKit"), nil),
    Row(
      "imported under a condition",
      App(imports: "import UIKit\n#if canImport(WebKit)\nimport WebKit\n#endif"),
      nil
    ),
    Row("imported by another source", App(other: "import WebKit"), nil),
    Row("a framework that may load it", App(imports: "import UIKit\nimport SafariServices"), nil),
    Row("a library", App(frameworks: ["Web.framework"]), nil),
    Row("unknown flags", App(settings: "OTHER_LDFLAGS = \"$(FLAGS)\";"), nil),
    Row("a package", App(target: "packageProductDependencies = (Q);"), nil),
    Row("an unread module", App(imports: "import UIKit\nimport Web"), nil),
    Row("an unread source", App(absent: ["More.swift"]), nil),
    Row("a framework target", App(product: "framework"), nil),
    Row("code that loads libraries", App(imports: "import UIKit\nfunc f() { dlopen(\"WebKit\", 0) }"), nil),
    Row("a class of UIKit", App(element: #"<webView id="w-1"/>"#), nil),
    Row("a class of the app", App(element: #"<wkWebView id="w-1" customClass="Web"/>"#), nil),
    Row("a class of a framework that UIKit may load", App(element: #"<skView id="w-1"/>"#), nil),
    Row("Objective-C", App(imports: "#import <UIKit/UIKit.h>", objectiveC: true), webKit),
    Row("Objective-C with a header", App(imports: "#import <WebKit/WebKit.h>", objectiveC: true), nil),
    Row("Objective-C with a module", App(imports: "@import UIKit;\n@import WebKit;", objectiveC: true), nil),
    Row(
      "Objective-C with a part of a module",
      App(imports: "@import WebKit.WKWebView;", objectiveC: true),
      nil
    ),
    Row(
      "Objective-C with a prefix header",
      App(imports: "#import <UIKit/UIKit.h>", absent: ["App.pch"], objectiveC: true),
      nil
    ),
  ]

  @Test("The target links the class, or a source imports its framework", arguments: rows)
  func classes(_ row: Row) async throws {
    let app = row.input
    var files = [
      ProjectText.path: Self.project(app),
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<viewController id="c-1"><view key="view" id="v-1"><subviews>\#(app.element)</subviews></view></viewController>"#
      ),
    ]
    if app.objectiveC {
      files["App.m"] =
        "\(app.imports)\nint main(int c, char **v) { return UIApplicationMain(c, v, nil, nil); }"
    } else {
      files["App.swift"] = "\(app.imports)\n@main class Delegate: UIResponder, UIApplicationDelegate {}"
    }
    if !app.other.isEmpty { files["Other.swift"] = app.other }
    let found = try await TemporaryTree(files).validate().findings.filter {
      $0.id == .unknownClass && $0.consequence == .crash
    }
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
    #expect(found.allSatisfy { $0.consequence == .crash && $0.object?.id == "w-1" })
    #expect(found.allSatisfy { $0.consoleMessage?.contains("Could not instantiate class named") == true })
  }
}
