import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Xcode refuses to compile a document.
private struct IllegalConfiguration: FindingContent {
  var message: String

  var id: FindingID { .illegalConfiguration }
}

/// Checks for configurations that Xcode rejects in well-formed documents.
enum IllegalConfigurations: DocumentCheck {
  static let rule = Rule(
    .illegalConfiguration,
    "Xcode does not compile the document",
    """
    ibtool reports an error and the build fails, or Interface Builder does not open the document, in these cases: an \
    outlet is connected to an object in a prototype cell, which exists once for each row; a prototype contains a \
    container view; a table view with static cells is not the view of a table view controller; an object in a launch \
    screen has a custom class or a runtime attribute; an object has a color of the asset catalog that the document \
    does not list in its resources; a macOS document contains an outlet collection; or an element requires a newer \
    system than the deployment target: WebKit's web view iOS 11 or macOS 10.12, a guide of the safe area iOS 9.

    If the nib that a property list names as the launch screen connects outlets of its owner or has custom classes, \
    the finding is in the property list. Such documents come from merges and from copied XML.
    """,
    document: """
      <tableViewController id="c-1" customClass="BadgesController" customModule="App" customModuleProvider="target">
        <tableView key="view" id="t-1">
          <prototypes>
            <tableViewCell reuseIdentifier="badge" id="r-1">
              <tableViewCellContentView key="contentView" id="r-2">
                <subviews><label id="l-1"/></subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        <connections>
          <outlet property="nameLabel" destination="l-1" id="o-1"/>
        </connections>
      </tableViewController>
      """,
    source: """
      class BadgesController: UITableViewController {
        @IBOutlet var nameLabel: UILabel!
      }
      """,
    fix: (#"<outlet property="nameLabel" destination="l-1" id="o-1"/>"#, ""),
    prints: ConsoleLine.repeatingContent("nameLabel", from: "BadgesController", to: "UILabel"),
    remedy:
      "Remove the connection, object, class or attribute, list the color in the document's resources, or raise the "
      + "deployment target. Connect objects of a prototype to outlets of the cell's own class."
  )

  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard document.format == .xib || document.format == .storyboard else { return [] }
    let newer = newerElements(in: document, context)
    if document.platform == .macOS { return newer + outletCollections(in: document) }
    guard document.platform == .iOS || document.platform == .tvOS else { return newer }
    return newer + outletsToPrototypes(in: document, context) + staticTables(in: document)
      + unlistedColors(in: document)
      + (document.options.contains(.isLaunchScreen) ? launchScreen(document) : [])
  }

  // MARK: - Systems

  /// An element that Xcode compiles only for new systems.
  private struct NewerElement {
    var element: String
    var key: String?
    var platform: Platform
    var introduced: PlatformVersion
    /// The noun phrase for the element in messages.
    var phrase: String
    var configuration: NibLoading.IllegalConfiguration
  }

  /// Sources: openfoodfacts-ios#618 and SplashBuddy#39 (web views), tinkoff-asdk-ios-old#40 (the safe area).
  private static let newerElements = [
    NewerElement(
      element: "wkWebView",
      platform: .iOS,
      introduced: PlatformVersion(11, 0),
      phrase: "a web view of WebKit",
      configuration: .webView(before: "iOS 11.0")
    ),
    NewerElement(
      element: "wkWebView",
      platform: .macOS,
      introduced: PlatformVersion(10, 12),
      phrase: "a web view of WebKit",
      configuration: .webView(before: "macOS 10.12")
    ),
    NewerElement(
      element: "viewLayoutGuide",
      key: "safeArea",
      platform: .iOS,
      introduced: PlatformVersion(9, 0),
      phrase: "a guide of the safe area",
      configuration: .safeArea
    ),
  ]

  /// Returns a finding about the first element of each kind that requires a newer system than the deployment target.
  ///
  /// A document may require a newer system than its target.
  private static func newerElements(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    let projects = context.code.projects
    guard let target = projects.deploymentTarget(of: document.file, on: document.platform) else { return [] }
    let oldest = max(target, document.deploymentTarget ?? target)
    let newer = newerElements.filter { $0.platform == document.platform && oldest < $0.introduced }
    return newer.compactMap { newer in
      document.objects.first {
        $0.element == newer.element && (newer.key == nil || newer.key == $0.key)
      }.map { object in
        finding(
          ConsoleLine.illegal(newer.configuration),
          "\(newer.phrase) requires \(newer.platform.rawValue) \(newer.introduced); "
            + "the deployment target is \(oldest)",
          at: object.position,
          object,
          in: document
        )
      }
    }
  }

  // MARK: - Prototypes

  /// Returns the findings about outlets that are connected to objects in prototypes from outside, and about container
  /// views in prototypes.
  private static func outletsToPrototypes(in document: InterfaceDocument, _ context: DocumentContext)
    -> [Finding]
  {
    let prototypes = prototypes(in: document)
    guard prototypes.contains(where: { $0 != nil }) else { return [] }
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      return object.connections.compactMap { connection in
        if case .segue(let segue) = connection.kind, segue.kind == "embed", prototypes[index] != nil {
          return finding(
            ConsoleLine.illegal(.repeatedContainer),
            "a prototype cannot contain a container view",
            at: connection.position,
            object,
            in: document
          )
        }
        guard let property = connection.property,
          let destination = connection.destination.flatMap({ context.indexes[$0] }),
          let prototype = prototypes[destination], prototypes[index] != prototype
        else { return nil }
        return finding(
          repeatingContent(property, name(of: object), name(of: document.objects[destination])),
          "outlet '\(property)' of '\(name(of: object))' cannot be connected to an object in a prototype",
          at: connection.position,
          object,
          keyPath: property,
          in: document
        )
      }
    }
  }

  /// Returns, for each object, the prototype that is or contains the object.
  private static func prototypes(in document: InterfaceDocument) -> [Int?] {
    var prototypes: [Int?] = []
    prototypes.reserveCapacity(document.objects.count)
    // Parents come before their children.
    for (index, object) in document.objects.enumerated() {
      let parent = object.parent.map { document.objects[$0].element }
      let isPrototype =
        parent == "tableView" && object.container == "prototypes"
        || parent == "collectionView" && object.container == "cells"
      prototypes.append(isPrototype ? index : object.parent.flatMap { $0 < index ? prototypes[$0] : nil })
    }
    return prototypes
  }

  // MARK: - Tables

  /// Returns the findings about static tables outside of table view controllers.
  private static func staticTables(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.compactMap { index in
      let table = document.objects[index]
      guard table.element == "tableView",
        table.key != "view" || table.parent.map({ document.objects[$0].element }) != "tableViewController",
        document.objects.contains(where: { $0.element == "tableViewSection" && $0.parent == index })
      else { return nil }
      return finding(
        ConsoleLine.illegal(.staticTable),
        "a table view with static cells must be the view of a table view controller",
        at: table.position,
        table,
        in: document
      )
    }
  }

  // MARK: - Outlet collections

  /// Returns the findings about outlet collections, which macOS documents cannot contain.
  ///
  /// Source: openradar 28734635.
  private static func outletCollections(in document: InterfaceDocument) -> [Finding] {
    document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .outletCollection(let property, _, _) = connection.kind else { return nil }
        return finding(
          ConsoleLine.illegal(.outletCollectionOfMacOS),
          "outlet collection '\(property)' is not supported on macOS",
          at: connection.position,
          object,
          keyPath: property,
          in: document
        )
      }
    }
  }

  // MARK: - Colors

  /// Returns the findings about the first use of each color that the document does not list in its resources.
  ///
  /// Xcode does not open such a document, unlike one whose global tint color is not listed. A document without any list
  /// of resources may be generated.
  ///
  /// Source: dotnet/macios#7490.
  private static func unlistedColors(in document: InterfaceDocument) -> [Finding] {
    let resources = document.resources
    if resources.images.isEmpty, resources.listedColors.isEmpty, resources.systemColors.isEmpty { return [] }
    var seen = resources.listedColors
    return document.resourceReferences.compactMap { reference in
      guard case .namedColor(let name) = reference.resource, seen.insert(name).inserted else { return nil }
      return finding(
        nil,
        "color '\(name)' is not listed in the resources of the document",
        at: reference.position,
        document.objects[reference.object],
        keyPath: name,
        in: document
      )
    }
  }

  // MARK: - Launch screens

  /// Returns the findings about custom classes and attributes in launch screens.
  ///
  /// The system shows launch screens without running the app's code.
  ///
  /// Source: LSApplicationQueriesSchemes-Working-Example#2.
  private static func launchScreen(_ document: InterfaceDocument) -> [Finding] {
    document.objects.flatMap { object -> [Finding] in
      guard object.placeholder == nil else { return [] }
      let named = object.customClass.map { className in
        finding(
          ConsoleLine.illegal(.classInLaunchScreen),
          "custom class '\(className.withoutModule)' is not allowed in a launch screen",
          at: object.position,
          object,
          in: document
        )
      }
      let attribute = object.runtimeAttributes.first.map { attribute in
        finding(
          ConsoleLine.illegal(.attributeInLaunchScreen),
          "runtime attribute '\(attribute.keyPath)' is not allowed in a launch screen",
          at: attribute.position ?? object.position,
          object,
          keyPath: attribute.keyPath.description,
          in: document
        )
      }
      return [named, attribute].compactMap(\.self)
    }
  }

  // MARK: - Messages

  private static func repeatingContent(_ property: String, _ source: String, _ destination: String) -> String
  {
    ConsoleLine.repeatingContent(property, from: source, to: destination)
  }

  private static func name(of object: InterfaceObject) -> String { object.className ?? object.element }

  private static func finding(
    _ message: String?,
    _ explanation: String,
    at position: SourcePosition,
    _ object: InterfaceObject,
    keyPath: String? = nil,
    in document: InterfaceDocument
  ) -> Finding {
    Finding(
      IllegalConfiguration(message: explanation),
      .invalid,
      consoleMessage: message,
      file: document.file,
      position: position,
      object: object,
      keyPath: keyPath
    )
  }
}
