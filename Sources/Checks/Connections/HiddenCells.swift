import InterfaceDocuments
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// A table view controller hides the static cells of its table.
struct HiddenCells: FindingContent {
  /// The class of the controller.
  var className: String
  /// The method that returns 0, as spelled in the source.
  var method: String

  static let rule = Rule(
    .hiddenCells,
    "code hides the static cells of a table",
    """
    A table view controller that overrides the data source methods does not show the static cells of its document, but \
    what these methods return. Xcode's template for such a controller contains methods that return 0 as the numbers of \
    sections and rows, so the table is empty. Methods with other code are not reported, and neither are tables whose \
    data source may be set in code.
    """,
    document: """
      <tableViewController id="c-1" customClass="BadgesController" customModule="App" customModuleProvider="target">
        <tableView key="view" dataMode="static" id="t-1">
          <sections>
            <tableViewSection id="s-1">
              <cells><tableViewCell id="r-1"/></cells>
            </tableViewSection>
          </sections>
        </tableView>
      </tableViewController>
      """,
    source: """
      class BadgesController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 0 }
      }
      """,
    fix: ("override func numberOfSections(in tableView: UITableView) -> Int { 0 }", ""),
    remedy: "Remove the methods, so that the table shows the cells of the document.",
    severity: .warning
  )

  var id: FindingID { .hiddenCells }

  var message: String {
    "the table shows none of its static cells: '\(method)' of '\(className.withoutModule)' returns 0"
  }
}

/// Checks the controllers of tables with static cells.
///
/// Source: openradar-mirror#14663.
enum StaticCells: DocumentCheck {
  /// The methods that return numbers of sections and rows.
  private static let counts = [
    RequiredMethod(
      "numberOfSectionsInTableView:",
      "numberOfSections(in:)",
      "numberOfSectionsInTableView(_:)",
      "numberOfSectionsInTableView(tableView:)"
    ),
    RequiredMethod(
      "tableView:numberOfRowsInSection:",
      "tableView(_:numberOfRowsInSection:)",
      "tableView(tableView:numberOfRowsInSection:)"
    ),
  ]

  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard [.iOS, .tvOS, .visionOS].contains(context.platform) else { return [] }
    return document.objects.indices.compactMap { index in
      let table = document.objects[index]
      guard table.element == "tableView", table.key == "view", hasCells(index, document),
        let controller = table.parent.map({ document.objects[$0] }), let className = controller.customClass,
        controller.element == "tableViewController",
        isOwnDataSource(table, of: controller), let method = method(hidingCellsIn: className, context),
        !context.code.maySetDataSource(
          ofViewIn: DataSources.viewOutlets(index, document),
          of: [table.className, "UITableView"].compactMap(\.self),
          owners: Set(document.objects.compactMap(\.className)),
          file: document.file,
          on: context.platform
        )
      else { return nil }
      return Finding(
        HiddenCells(className: className, method: method.name),
        .silent,
        file: document.file,
        position: table.position,
        object: table,
        declaration: method.location
      )
    }
  }

  /// Whether a table has sections with static cells.
  private static func hasCells(_ table: Int, _ document: InterfaceDocument) -> Bool {
    document.objects.contains { cell in
      guard cell.container == "cells", let section = cell.parent.map({ document.objects[$0] }) else {
        return false
      }
      return section.element == "tableViewSection" && section.parent == table
    }
  }

  /// Whether the document connects the data source of a table to no object, or to the table's controller.
  private static func isOwnDataSource(_ table: InterfaceObject, of controller: InterfaceObject) -> Bool {
    table.connections.allSatisfy { $0.property != "dataSource" || $0.destination == controller.id }
  }

  /// Returns the first method of a class that counts sections or rows and always returns 0; nil if there is none, or if
  /// the class is not known to be a table view controller.
  private static func method(
    hidingCellsIn className: String,
    _ context: DocumentContext
  ) -> (name: String, location: FileLocation)? {
    guard let classes = context.code.classes[context.platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      ancestors.names.contains("UITableViewController"), classes.adoptedClasses.isEmpty
    else { return nil }
    let declared = classes.declaredMethods(called: className)
    for count in counts {
      let found = declared.filter {
        $0.method.selector == count.selector
          || $0.language == .swift && count.swiftNames.contains($0.method.swiftName)
      }
      // Several classes in the chain may implement the method.
      guard let first = found.first, found.allSatisfy({ $0.method.traits.modifiers.contains(.returnsZero) })
      else { continue }
      return (first.method.swiftName, first.location)
    }
    return nil
  }
}
