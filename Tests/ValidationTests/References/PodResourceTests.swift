import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@Suite("Documents of pods that are developed in place")
struct PodResourceTests {
  /// An app with a pod whose code is in Swift or in Objective-C.
  struct App: Sendable {
    var podfile = "use_frameworks!\n"
    var resources = "s.resources = 'Classes/*.xib'"
    /// The expressions of the bundle in Swift and in Objective-C.
    var bundle: Bundle
    /// Whether the app requests the nib instead of the pod.
    var isRequestedByApp = false
    var more: [String: String] = [:]
  }

  struct Bundle: Sendable {
    var swift: String
    var objectiveC: String

    static let main = Bundle(swift: "nil", objectiveC: "nil")
    static let ofClass = Bundle(
      swift: "Bundle(for: Picker.self)",
      objectiveC: "[NSBundle bundleForClass:[Picker class]]"
    )
    static let ofSelf = Bundle(
      swift: "Bundle(for: type(of: self))",
      objectiveC: "[NSBundle bundleForClass:[self class]]"
    )
    static let unknown = Bundle(swift: "resources()", objectiveC: "resources()")
  }

  typealias Row = Example<App, String?>

  private static let inMain = "nib 'Card' not found in the main bundle"
  private static let inClass = "nib 'Card' not found in the bundle of 'Picker'"
  private static let nowhere = "nib 'Card' not found in any bundle"

  static let rows: [Row] = [
    Row("a framework, the main bundle", App(bundle: .main), inMain),
    Row("a framework, the bundle of a class", App(bundle: .ofClass), nil),
    Row("a framework, its own bundle", App(bundle: .ofSelf), nil),
    Row("a framework, an unknown bundle", App(bundle: .unknown), nil),
    Row("a framework, the app's request", App(bundle: .main, isRequestedByApp: true), inMain),
    Row("a static library, the main bundle", App(podfile: "", bundle: .main), nil),
    Row("a static library, the bundle of a class", App(podfile: "", bundle: .ofClass), nil),
    Row(
      "frameworks of an unknown kind",
      App(podfile: "use_frameworks! :linkage => linkage\n", bundle: .main),
      nil
    ),
    Row(
      "a static framework",
      App(resources: "s.static_framework = true\ns.resources = 'Classes/*.xib'", bundle: .main),
      nil
    ),
    Row(
      "a resource bundle, the main bundle",
      App(resources: "s.resource_bundles = { 'Kit' => 'Classes/*.xib' }", bundle: .main),
      inMain
    ),
    Row(
      "a resource bundle, the bundle of a class",
      App(resources: "s.resource_bundles = { 'Kit' => 'Classes/*.xib' }", bundle: .ofClass),
      inClass
    ),
    Row(
      "a resource bundle of a static library",
      App(podfile: "", resources: "s.resource_bundles = { 'Kit' => 'Classes/*.xib' }", bundle: .ofClass),
      inClass
    ),
    Row("no resources", App(resources: "", bundle: .ofClass), nowhere),
    Row("no resources, the main bundle", App(resources: "", bundle: .main), nowhere),
    Row("no resources of a static library", App(podfile: "", resources: "", bundle: .main), nowhere),
    Row("other resources", App(resources: "s.resources = 'Art/*'", bundle: .ofClass), nowhere),
    Row("unknown resources", App(resources: "s.resources = Dir['x']", bundle: .ofClass), nil),
    Row(
      "no resources, and another nib of the name in the app",
      App(resources: "", bundle: .main, more: ["App/Card.xib": xib("<view id=\"v\"/>")]),
      nil
    ),
    Row(
      "a Podfile without the pod",
      App(podfile: "pod 'Other'\n", bundle: .main, more: ["Podfile": ""]),
      nil
    ),
  ]

  private static let swift = """
    import UIKit
    public class Picker: UITableViewController {
      public override func viewDidLoad() { _ = UINib(nibName: "Card", bundle: @) }
    }
    """
  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    @interface Picker : UITableViewController
    @end
    @implementation Picker
    - (void)viewDidLoad { UINib *nib = [UINib nibWithNibName:@"Card" bundle:@]; }
    @end
    """

  private func findings(_ app: App, isSwift: Bool) async throws -> [Finding] {
    let code =
      isSwift
      ? Self.swift.replacing("bundle: @", with: "bundle: \(app.bundle.swift)")
      : Self.objectiveC.replacing("bundle:@]", with: "bundle:\(app.bundle.objectiveC)]")
    let file = (app.isRequestedByApp ? "App/Picker." : "Kit/Classes/Picker.") + (isSwift ? "swift" : "m")
    let files = [
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}",
      "Podfile": "\(app.podfile)target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n",
      "Kit/Kit.podspec": """
      Pod::Spec.new do |s|
        s.name = "Kit"
        s.source_files = "Classes/*.{h,m,swift}"
        \(app.resources)
      end
      """,
      "Kit/Classes/Card.xib": xib("<tableViewCell reuseIdentifier=\"c\" id=\"t\"/>"), file: code,
    ].merging(app.more) { $1 }
    return try await TemporaryTree(files).validate().findings.filter { $0.id == .missingNib }
  }

  @Test("A nib is in the bundle that the podspec and the Podfile determine", arguments: rows, [true, false])
  func nibs(_ row: Row, isSwift: Bool) async throws {
    let found = try await findings(row.input, isSwift: isSwift)
    #expect(found.map(\.message) == [row.expected].compactMap(\.self), sourceLocation: row.sourceLocation)
    #expect(
      found.allSatisfy {
        $0.consequence == .crashOnUse && $0.consoleMessage != nil
          && $0.notes.contains { $0.location?.file.hasSuffix("Card.xib") == true }
      },
      sourceLocation: row.sourceLocation
    )
  }

  @Test(
    "The log leads to the bundle with the nib",
    arguments: [
      ("use_frameworks!\n", "s.resources = 'Classes/*.xib'", "the framework of pod 'Kit'"),
      ("", "s.resource_bundles = { 'Kit' => 'Classes/*.xib' }", "a resource bundle of pod 'Kit'"),
      ("", "", nil),
    ]
  )
  func locate(podfile: String, resources: String, bundle: String?) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}",
      "Podfile": "\(podfile)target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n",
      "Kit/Kit.podspec": "s.source_files = 'Classes/*.swift'\n\(resources)\n",
      "Kit/Classes/Card.xib": xib(""), "Kit/Classes/Kit.swift": "class Kit {}",
    ])
    let line = "Could not load NIB in bundle: 'NSBundle </A.app> (loaded)' with name 'Card'"
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    let expected: LocatedPlace.Reason = bundle.map { .notInBundle(targets: [$0]) } ?? .inNoTarget
    #expect(places.map(\.reasons) == [[expected]])
  }
}
