import Checks
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import SourceModel
import Testing
import Validation

/// The effects of each row in the table: a named part of a document is reachable, and a missing part is reported.
@Suite("Effects of nib-loading APIs")
struct NibLoadingAPIEffectsTests {
  /// A row of the table, in one language and with one framework.
  struct Effect: CustomTestStringConvertible {
    var row: NibLoadingAPI
    var framework: UIFramework
    var isSwift: Bool

    var testDescription: String { "\(isSwift ? row.swift : row.selector) \(framework.rawValue)" }
  }

  static let effects: [Effect] = NibLoadingAPI.rows.flatMap { row -> [Effect] in
    // Images and colors are not in documents.
    if case .asset = row.thing { return [] }
    guard row.argument != nil, row.ifMissing != .nothing else { return [] }
    return [UIFramework.uiKit, .appKit, .watchKit].filter(row.frameworks.contains).flatMap { framework in
      [true, false].map { Effect(row: row, framework: framework, isSwift: $0) }
    }
  }

  @Test("A thing is reachable if code names it", arguments: effects)
  func reaches(_ effect: Effect) async throws {
    let app = APIApp(effect)
    let findings = try await TemporaryTree(app.files(naming: "Here")).validate().findings
    let part = try #require(findings.first { $0.keyPath == "gone" })
    #expect(!part.isUnreachable)
    #expect(findings.allSatisfy { $0.id == part.id })
  }

  @Test("A thing that does not exist is reported", arguments: effects)
  func reports(_ effect: Effect) async throws {
    let app = APIApp(effect)
    let findings = try await TemporaryTree(app.files(naming: "Gone")).validate().findings
    #expect(findings.filter { $0.keyPath == "Gone" }.map(\.id) == (app.expectsFinding ? [app.id] : []))
    let expected: Consequence = effect.row.ifMissing == .exception || app.isUnwrapped ? .crashOnUse : .dropped
    #expect(findings.filter { $0.keyPath == "Gone" }.allSatisfy { $0.consequence == expected })
    // In watch apps, unreachable scenes are not reported.
    let part = findings.first { $0.keyPath == "gone" }
    #expect(part?.isUnreachable ?? true == app.mayBeUnreachable)
  }
}

/// An app that calls a method with a name, and a document with a part named `Here`.
private struct APIApp {
  let row: NibLoadingAPI
  let framework: UIFramework
  let isSwift: Bool

  init(_ effect: NibLoadingAPIEffectsTests.Effect) {
    (row, framework, isSwift) = (effect.row, effect.framework, effect.isSwift)
  }

  // MARK: - Expectations

  var id: FindingID {
    switch row.thing {
    case .nib, .windowNib: .missingNib
    case .storyboard: .missingStoryboard
    default: .missingIdentifier
    }
  }

  private var isNib: Bool { row.thing == .nib || row.thing == .windowNib }

  /// Whether the code terminates the app if the result is nil; in Objective-C, only UIKit data sources do.
  var isUnwrapped: Bool {
    row.ifMissing == .nilResult && !isNib && (isSwift || row.thing == .reusable(.tableCell))
  }

  var expectsFinding: Bool { row.ifMissing != .nilResult || isNib || isUnwrapped }

  /// Whether a part without uses is unreachable, unlike AppKit's views and WatchKit's rows, which belong to their
  /// scenes.
  var mayBeUnreachable: Bool { row.reusable != .view && row.reusable != .row }

  // MARK: - Files

  func files(naming name: String) -> [String: String] {
    var files = [
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>\(framework == .appKit ? "NS" : "UI")MainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "Main.storyboard": main,
    ]
    if isSwift {
      files["main.swift"] = "Box().open()"
      files["Box.swift"] = swift(call(naming: name))
    } else {
      files["main.m"] =
        "int main() { Box *box = [[Box alloc] init]; [box open]; [box tableView:nil cellForRowAtIndexPath:nil]; return 0; }"
      files["Box.m"] = objectiveC(call(naming: name))
    }
    switch row.thing {
    case .nib, .windowNib, .reusable(.item):
      files["Here.xib"] =
        framework == .appKit
        ? mac("<customView id=\"p\" \(named("Part"))>\(Self.outlet)</customView>")
        : xib("<view id=\"p\" \(named("Part"))>\(Self.outlet)</view>")
    case .storyboard:
      files["Here.storyboard"] = storyboard(initial: "p", controller("p", "Part", Self.outlet))
    default: break
    }
    return files
  }

  private func named(_ className: String) -> String {
    "customClass=\"\(className)\"" + (isSwift ? " customModule=\"App\"" : "")
  }

  private static let outlet =
    #"<connections><outlet property="gone" destination="p" id="o"/></connections>"#

  private var main: String {
    let segue = #"<connections><segue destination="p" kind="show" identifier="Here" id="g"/></connections>"#
    switch row.thing {
    case .controller:
      return storyboard(
        initial: "b",
        controller("b", "Box", ""),
        controller("p", "Part", Self.outlet, "Here")
      )
    case .segue:
      return storyboard(initial: "b", controller("b", "Box", segue), controller("p", "Part", Self.outlet))
    case .reusable(let kind) where kind != .item:
      return storyboard(initial: "b", controller("b", "Box", table(kind)))
    default: return storyboard(initial: "b", controller("b", "Box", ""))
    }
  }

  private func table(_ kind: NibLoadingAPI.Reusable) -> String {
    let part = "id=\"p\" \(named("Part"))"
    switch kind {
    case .tableCell, .headerFooterView:
      return
        #"<tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Here" \#(part)>\#(Self.outlet)</tableViewCell></prototypes></tableView>"#
    case .collectionCell, .supplementaryView:
      return
        #"<collectionView key="view" id="t"><cells><collectionViewCell reuseIdentifier="Here" \#(part)>\#(Self.outlet)</collectionViewCell></cells></collectionView>"#
    case .view:
      return
        #"<tableView key="view" id="t"><tableColumns><tableColumn id="c"><prototypeCellViews><tableCellView identifier="Here" \#(part)>\#(Self.outlet)</tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>"#
    case .row:
      return
        #"<items><table id="t"><items><tableRow identifier="Here" \#(part)>\#(Self.outlet)</tableRow></items></table></items>"#
    case .item: return ""
    }
  }

  private func controller(_ id: String, _ className: String, _ content: String, _ name: String? = nil)
    -> String
  {
    let element = framework == .watchKit ? "controller" : "viewController"
    let attribute = framework == .watchKit ? "identifier" : "storyboardIdentifier"
    let identifier = name.map { " \(attribute)=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" \(named(className))\(identifier) \
      sceneMemberID="viewController">\(content)</\(element)></objects></scene>
      """
  }

  private func storyboard(initial: String, _ scenes: String...) -> String {
    let type =
      switch framework {
      case .appKit: #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#
      case .watchKit: #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#
      default:
        #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch""#
      }
    return """
      <document \(type) version="3.0" initialViewController="\(initial)"><scenes>\(scenes.joined())</scenes></document>
      """
  }

  // MARK: - Code

  private var module: String {
    switch framework {
    case .appKit: "AppKit"
    case .watchKit: "WatchKit"
    default: "UIKit"
    }
  }

  private var controllerClass: String {
    switch framework {
    case .appKit: "NSViewController"
    case .watchKit: "WKInterfaceController"
    default: "UIViewController"
    }
  }

  private var partClass: String {
    switch row.thing {
    case .nib, .windowNib, .reusable(.item): framework == .appKit ? "NSView" : "UIView"
    case .reusable(.tableCell), .reusable(.headerFooterView): "UITableViewCell"
    case .reusable(.collectionCell), .reusable(.supplementaryView): "UICollectionViewCell"
    case .reusable(.view): "NSTableCellView"
    case .reusable(.row): "NSObject"
    default: controllerClass
    }
  }

  /// The class whose initializer receives the name of a nib.
  private var ownerClass: String { row.thing == .windowNib ? "NSWindowController" : controllerClass }

  private var base: String { String(row.swift.prefix { $0 != "(" }) }

  private var receiver: String {
    switch (row.act, row.thing) {
    case (.loads, .nib): isSwift ? "Bundle.main" : "[NSBundle mainBundle]"
    case (.requests, _): "table"
    case (.loads, _): isSwift ? "self.storyboard!" : "self.storyboard"
    default: "self"
    }
  }

  private func call(naming name: String) -> String {
    let isList = ["withNames:", "AndContexts", "setRowTypes"].contains { row.swift.contains($0) }
    let literal = isSwift ? "\"\(name)\"" : "@\"\(name)\""
    let value =
      !isList
      ? literal
      : isSwift
        ? (row.swift.contains("And") ? "[(\(literal), 1 as AnyObject)]" : "[\(literal)]")
        : "@[\(literal)]"
    func argument(_ index: Int, _ label: some StringProtocol) -> String {
      index == row.argument ? value : label == "bundle" ? "nil" : "other"
    }
    if isSwift {
      let labels = row.swift.dropFirst(base.count + 1).dropLast().split(separator: ":")
      let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + argument($0, $1) }
      let function =
        base == "init" ? "Owner" : base.first?.isUppercase == true ? base : "\(receiver).\(base)"
      return "_ = \(function)(\(arguments.joined(separator: ", ")))\(isUnwrapped ? "!" : "")"
    }
    let pieces = row.selector.split(separator: ":")
    let message = pieces.enumerated().map { "\($1):\(argument($0, $1))" }.joined(separator: " ")
    if row.selector.hasPrefix("init") { return "[[\(base == "init" ? "Owner" : base) alloc] \(message)]" }
    return "[\(base.first?.isUppercase == true ? base : receiver) \(message)]"
  }

  private func swift(_ call: String) -> String {
    """
    import \(module)
    class Box: \(controllerClass) {
      var table: Table
      func open() { \(call) }
    }
    class Owner: \(ownerClass) {}
    class Part: \(partClass) {}
    """
  }

  private func objectiveC(_ call: String) -> String {
    let method =
      isUnwrapped
      ? "- (id)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return \(call); }"
      : ""
    return """
      #import <\(module)/\(module).h>
      @interface Part : \(partClass)
      @end
      @implementation Part
      @end
      @interface Owner : \(ownerClass)
      @end
      @implementation Owner
      @end
      @interface Box : \(controllerClass)
      @end
      @implementation Box
      - (void)open { \(isUnwrapped ? "" : call + ";") }
      \(method)
      @end
      """
  }
}
