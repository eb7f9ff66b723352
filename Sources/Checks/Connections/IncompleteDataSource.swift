import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The data source of a table or collection view lacks a method that the view always calls.
struct IncompleteDataSource: FindingContent {
  /// The class of the data source.
  var className: String
  /// The class of the view.
  var view: String
  var selector: String
  /// The Swift method that would implement the selector if the class conformed to the protocol, with the protocol's
  /// name.
  var unexposed: (name: String, protocolName: String)?

  static let rule = Rule(
    .incompleteDataSource,
    about: .outlet,
    "the data source of a view does not implement a required method",
    """
    The outlet dataSource of a table or collection view is connected to an object whose class does not implement a \
    method that the view calls without checking responds(to:). These methods return the numbers of rows or items, and \
    their cells. Loading does not check the data source; showing the view raises an exception.

    In Swift, a class that has the methods must also conform to the protocol: otherwise the methods are not exposed to \
    Objective-C, or have other selectors. Nothing is reported about tables with static cells, classes that inherit the \
    methods from a framework's class, classes with an unread superclass, and views whose data source may be set in code.
    """,
    document: """
      <viewController id="c-1" customClass="BadgesController" customModule="App" customModuleProvider="target">
        <tableView key="view" id="t-1">
          <connections>
            <outlet property="dataSource" destination="c-1" id="o-1"/>
          </connections>
        </tableView>
      </viewController>
      """,
    source: """
      class BadgesController: UIViewController {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
      }
      """,
    fix: ("UIViewController {", "UIViewController, UITableViewDataSource {"),
    prints:
      "-[App.BadgesController tableView:numberOfRowsInSection:]: unrecognized selector sent to instance 0x…",
    remedy:
      "Connect the outlet to an object that implements the methods, and declare the conformance in Swift."
  )

  var id: FindingID { .incompleteDataSource }

  var message: String {
    "'\(className.withoutModule)' is the data source of a '\(view)', but "
      + (unexposed.map {
        "does not conform to '\($0.protocolName)', so '\($0.name)' is not visible to Objective-C"
      }
        ?? "does not implement '\(selector)'")
  }
}

/// Checks the data sources that documents connect to table and collection views.
///
/// Sources: SDWebImage#296, iCarousel#609. NSTableView only logs that its data source is illegal.
enum DataSources: DocumentCheck {
  /// A kind of view with a data source.
  private struct View {
    let element: String
    let className: String
    let protocolName: String
    let methods: [RequiredMethod]
  }

  private static let views = [
    View(
      element: "tableView",
      className: "UITableView",
      protocolName: "UITableViewDataSource",
      methods: [
        RequiredMethod("tableView:numberOfRowsInSection:", "tableView(_:numberOfRowsInSection:)"),
        RequiredMethod(
          "tableView:cellForRowAtIndexPath:",
          "tableView(_:cellForRowAt:)",
          "tableView(_:cellForRowAtIndexPath:)"
        ),
      ]
    ),
    View(
      element: "collectionView",
      className: "UICollectionView",
      protocolName: "UICollectionViewDataSource",
      methods: [
        RequiredMethod(
          "collectionView:numberOfItemsInSection:",
          "collectionView(_:numberOfItemsInSection:)"
        ),
        RequiredMethod(
          "collectionView:cellForItemAtIndexPath:",
          "collectionView(_:cellForItemAt:)",
          "collectionView(_:cellForItemAtIndexPath:)"
        ),
      ]
    ),
  ]

  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard [.iOS, .tvOS, .visionOS].contains(context.platform) else { return [] }
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard let view = views.first(where: { $0.element == object.element }) else { return [] }
      return object.connections.compactMap { connection in
        guard connection.property == "dataSource" else { return nil }
        return finding(about: connection, of: index, view, in: document, context)
      }
    }
  }

  private static func finding(
    about connection: Connection,
    of index: Int,
    _ view: View,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let (object, code) = (document.objects[index], context.code)
    guard let target = connection.destination.flatMap({ context.indexes[$0] }),
      let className = document.objects[target].className,
      isOfItsClass(document.objects[target], className, context),
      !context.hasUnseenDependencies || code.declaresClass(className, on: context.platform),
      !document.objects.contains(where: { $0.element == "tableViewSection" && $0.parent == index }),
      let missing = code.firstMissing(
        of: view.methods,
        of: view.protocolName,
        in: className,
        on: context.platform
      ),
      !code.maySetDataSource(
        ofViewIn: viewOutlets(index, document),
        of: [object.className, view.className].compactMap(\.self),
        owners: Set(document.objects.compactMap(\.className)),
        file: document.file,
        on: context.platform
      )
    else { return nil }
    let content = IncompleteDataSource(
      className: className,
      view: view.className,
      selector: missing.selector,
      unexposed: missing.unexposed.map { ($0, view.protocolName) }
    )
    return Finding(
      content,
      .crashOnUse,
      consoleMessage: context.registry.entry(named: className).map {
        ConsoleLine.unrecognizedSelector(missing.selector, of: $0.runtimeName)
      },
      file: document.file,
      position: connection.position,
      object: object,
      keyPath: connection.property,
      declaration: missing.location
    )
  }

  /// Whether an object is certainly an instance of exactly the given class: an object of the document, or File's Owner
  /// if the class has no subclasses.
  private static func isOfItsClass(
    _ object: InterfaceObject,
    _ className: String,
    _ context: DocumentContext
  ) -> Bool {
    switch object.placeholder {
    case nil: true
    case .filesOwner: context.code.family(of: className, on: context.platform)?.count == 1
    default: false
    }
  }

  /// Returns the names of the outlets and controller properties that contain a view.
  static func viewOutlets(_ index: Int, _ document: InterfaceDocument) -> Set<String> {
    let view = document.objects[index]
    let outlets = document.objects.lazy.flatMap(\.connections).filter {
      view.id != nil && $0.destination == view.id
    }.compactMap(\.property)
    return Set(outlets).union(view.key == "view" ? ["collectionView", "tableView", "view"] : [])
  }
}
