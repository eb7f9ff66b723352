import Foundation
import NibLoading
import NibproofTestSupport
import Testing
import Validation

@testable import Checks
@testable import ProjectModel
@testable import Reporting

@Suite("Explanations")
struct ExplanationsTests {
  @Test("Every id has an explanation, and every sentence ends with a full stop")
  func complete() {
    #expect(Explanations.all.map(\.id) == FindingID.allCases.map(\.rawValue))
    #expect(Explanations.diagnostics.map(\.id) == ConfigurationDiagnostic.Kind.allCases.map(\.rawValue))
    #expect(Explanations.terms.map(\.id) == Consequence.allCases.map(\.rawValue) + ["unreachable", "likely"])
    let everything = Explanations.sections.flatMap(\.explanations)
    #expect(everything == Explanations.all + Explanations.diagnostics + Explanations.terms)
    #expect(Set(everything.map(\.id)).count == everything.count)
    for explanation in everything {
      #expect(explanation.text.hasSuffix("."), "\(explanation.id)")
      #expect(explanation.remedy.hasSuffix("."), "\(explanation.id)")
      #expect(explanation.title.count <= 90 && !explanation.title.hasSuffix("."), "\(explanation.id)")
    }
  }

  /// The findings that only loads of real objects detect, such as a replaced result of `init(coder:)`; the tests of nib
  /// loading cover them.
  private static let shownByCodeAlone: Set<String> = ["replaced-object"]

  @Test("Validating each example reports its finding with the console message")
  func examples() async throws {
    for explanation in Explanations.all where !Self.shownByCodeAlone.contains(explanation.id) {
      let tree = try Self.tree(of: explanation)
      var options = Validator.Options()
      options.reportsUnused = true
      let findings = try await Validator(options: options).validate([tree.path]).findings
      let finding = findings.first { $0.id.rawValue == explanation.id }
      #expect(finding != nil, "\(explanation.id): \(findings.map(\.message))")
      #expect(finding?.consoleMessage == explanation.prints, "\(explanation.id)")
    }
  }

  @Test("Validating each fixed example reports no finding of the kind")
  func fixedExamples() async throws {
    for rule in Rule.all {
      #expect(rule.fixedExplanation != rule.explanation, "\(rule.id)")
      let tree = try Self.tree(of: rule.fixedExplanation)
      var options = Validator.Options()
      options.reportsUnused = true
      let findings = try await Validator(options: options).validate([tree.path]).findings
      #expect(findings.filter { $0.id == rule.id }.map(\.message) == [], "\(rule.id)")
    }
  }

  @Test("Fixing an example makes the changes that reports announce, and causes no failing finding")
  func fixes() async throws {
    for explanation in Explanations.all {
      for applicability in Applicability.allCases {
        let tree = try Self.tree(of: explanation)
        let fixer = try await AppFixer([tree.path])
        let plan = FixPlan(fixer.report.findings)
        let texts = try plan.files.map { ($0, Array(try tree.text(tree.relative($0)).utf8)) }
        let fixes = try await fixer.fixes(of: plan, texts: Dictionary(texts) { $1 }, applicability).fixes
        // The number of fixable findings depends on the texts, so it is computed before the fixed files are written.
        let announced = ReportTally(fixer.report, ReportOptions(texts: .files)).fixable
        let number = announced.reduce(0) { $1.key <= applicability ? $0 + $1.value : $0 }
        #expect(fixes.flatMap(\.changes).count == number, "\(explanation.id), \(applicability)")
        for fix in fixes {
          try tree.write(tree.relative(fix.file), String(decoding: fix.fixed, as: UTF8.self))
        }
        let known = Self.failing(fixer.report)
        let left = Self.failing(try await Validator().validate([tree.path]))
        #expect(left.subtracting(known) == [], "\(explanation.id), \(applicability)")
      }
    }
  }

  /// Returns the failing findings, regardless of their lines.
  private static func failing(_ report: ValidationReport) -> Set<String> {
    Set(
      report.findings.filter { $0.fails(under: .normal) }.map {
        "\($0.file): \($0.id.rawValue) \($0.object?.id ?? "") \($0.keyPath ?? "")"
      }
    )
  }

  /// Returns the folder of an app with the example of an explanation.
  private static func tree(of explanation: Explanation) throws -> TemporaryTree {
    let isObjectiveC = explanation.source.contains("@implementation")
    let isOfWatch = explanation.document.contains("<controller ")
    let kit = isOfWatch ? "WatchKit" : isOfMac(explanation.document) ? "AppKit" : "UIKit"
    let source = isObjectiveC ? explanation.source : "import \(kit)\n" + explanation.source
    let isStoryboard = explanation.document.contains("storyboardName")
    let document = isStoryboard ? DocumentText.scene(explanation.document) : xib(explanation.document)
    return try TemporaryTree([
      (isStoryboard || isOfWatch ? "Badge.storyboard" : "Badge.xib"): isOfWatch
        ? watchStoryboard(explanation.document) : document,
      (isObjectiveC ? "Badge.m" : "Badge.swift"): source,
      // The manifest makes the folder a complete package, so missing names are certain.
      "Package.swift": "// swift-tools-version: 6.2\n",
    ])
  }

  private static func xib(_ elements: String) -> String {
    isOfMac(elements) ? DocumentText.mac(elements) : DocumentText.xib(elements)
  }

  /// Whether elements exist only on macOS.
  private static func isOfMac(_ elements: String) -> Bool {
    elements.contains("<binding") || elements.contains("<collectionViewItem")
  }

  private static func watchStoryboard(_ elements: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
    <scenes><scene sceneID="s-1"><objects>
    \(elements)
    </objects></scene></scenes></document>
    """
  }

  @Test("The whole text")
  func text() throws {
    let explanation = try #require(Explanations.explanation(of: .nilForScalar))
    #expect(
      try reporter("text", among: Reporters.explanation).text(of: explanation) == #"""
        nil-for-scalar: a runtime attribute of type Nil sets a property that cannot be nil

        Scalars cannot be nil. Key-value coding calls setNilValueForKey:, which raises an exception unless
        the class overrides it. The attribute is dropped, as for an undefined key. A property of a Swift
        type to which nil cannot be bridged traps, which terminates the app.

        In a document:
            <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="nil" keyPath="inset"/>
              </userDefinedRuntimeAttributes>
            </view>

        In a source:
            class Badge: UIView {
              @IBInspectable var inset: CGFloat = 4
            }

        The runtime prints:
            Failed to set (inset) user defined inspected property on (App.Badge): [<App.Badge 0x…> \#
        setNilValueForKey]: could not set nil as the value for the key inset.

        Fix: give the attribute a value, or remove it so that the property keeps its initial value.

        """#
    )
  }

  @Test("The whole Markdown")
  func markdown() throws {
    let explanation = try #require(Explanations.explanation(of: .unusableClass))
    #expect(
      try reporter("markdown", among: Reporters.explanation).text(of: explanation) == #"""
        ### `unusable-class`

        An object's custom class cannot be used in a nib.

        A generic class has no name in the Objective-C runtime, and Interface Builder does not write the runtime name \#
        of a nested class; the runtime continues as if the class did not exist. The document must name the module of \#
        a Swift class, but no module for an Objective-C class or for a name given with \@objc(Name). Systems before \#
        iOS 12.2 and macOS 10.14.4 do not find a class that inherits from a generic class until code has used it as a \#
        value. A Swift class that does not inherit from NSObject has a name, but does not respond to the messages \#
        that the nib sends to its object, and the Swift runtime terminates the app. A view controller class on a \#
        view, or a view class on a controller, exists, but does not respond to the messages that UIKit sends to such \#
        an object.

        ```xml
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        ```

        ```swift
        class Badge<Content>: UIView {}
        ```

        The runtime prints:

        ```text
        Unknown class _TtC3App5Badge in Interface Builder file.
        ```

        Use a subclass that is neither generic nor nested, or give a nested class a name with \@objc(Name). A \#
        Swift class must inherit from the class of the object, such as UIView or NSObject. Set the module of a \#
        Swift class, and remove the module of an Objective-C class.

        """#
    )
  }

  @Test("All members of the JSON")
  func json() throws {
    let explanation = try #require(Explanations.explanation(of: .duplicateOutlet))
    let text = try reporter("json", among: Reporters.explanation).text(of: explanation)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["id", "title", "text", "document", "source", "prints", "remedy"])
    #expect(json["id"] as? String == "duplicate-outlet")
    #expect(json["source"] as? String == explanation.source)
    #expect(json["prints"] is NSNull)
  }
}
