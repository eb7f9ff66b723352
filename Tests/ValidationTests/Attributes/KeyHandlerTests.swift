import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes that override methods that set keys")
struct KeyHandlerTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var isSwift: Bool
    /// The iOS method that may handle the key of an attribute or outlet, or nil if the class certainly handles the key.
    var selector: String?
    var sourceLocation: SourceLocation

    init(
      swift source: String,
      _ selector: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.source, isSwift) = ("@objc(Box) class Box: Base {}\nclass Base: UIView {\n\(source)\n}", true)
      (self.selector, self.sourceLocation) = (selector, sourceLocation)
    }

    init(
      objectiveC source: String,
      declares declaration: String = "",
      _ selector: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.source =
        "@interface Base : UIView\n\(declaration)\n@end\n@interface Box : Base\n@end\n"
        + (source.isEmpty ? "" : "@implementation Base\n\(source)\n@end")
      isSwift = false
      (self.selector, self.sourceLocation) = (selector, sourceLocation)
    }

    var testDescription: String { source }
  }

  static let cases = [
    Case(swift: "override func setValue(_ value: Any?, forUndefinedKey key: String) { print(key) }", nil),
    Case(
      swift: """
        override func setValue(_ value: Any?, forUndefinedKey key: String) {
          if key != "chart" { super.setValue(value, forUndefinedKey: key) }
        }
        """,
      "setValue:forUndefinedKey:"
    ),
    Case(
      swift: """
        override func setValue(_ value: Any?, forKeyPath keyPath: String) {
          super.setValue(value, forKeyPath: keyPath)
        }
        """,
      "setValue:forKeyPath:"
    ),
    Case(objectiveC: "- (void)setValue:(id)value forKey:(NSString *)key { [self keep:value]; }", nil),
    Case(
      objectiveC: "- (void)setValue:(id)value forKey:(NSString *)key { [super setValue:value forKey:key]; }",
      "setValue:forKey:"
    ),
    // If only a header declares the method, its effect is unknown.
    Case(
      objectiveC: "",
      declares: "- (void)setValue:(id)value forUndefinedKey:(NSString *)key;",
      "setValue:forUndefinedKey:"
    ),
    Case(
      objectiveC: "- (void)setValue:(id)value forUndefinedKey:(NSString *)key {}",
      declares: "- (void)setValue:(id)value forUndefinedKey:(NSString *)key;",
      nil
    ),
  ]

  private static let view = """
    <view id="v-1" customClass="Box"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="note" value="a"/></userDefinedRuntimeAttributes>
    <connections><outlet property="chart" destination="v-2" id="c-1"/></connections></view><view id="v-2"/>
    """

  @Test(
    "The class handles any key, or may handle keys that it does not pass to its superclass",
    arguments: cases
  )
  func handlers(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Box.xib": xib(Self.view), testCase.isSwift ? "Box.swift" : "Box.m": testCase.source,
    ])
    let findings = try await tree.validate().findings
    let messages = testCase.selector.map { selector in
      ["'note'", "outlet 'chart'"].map {
        UncertainMember(
          .undefinedKey,
          $0,
          keyPath: "",
          className: "Base",
          .overriddenSetting(selector: selector, className: "Base")
        ).message
      }
    }
    #expect(findings.map(\.message) == messages ?? [], sourceLocation: testCase.sourceLocation)
    #expect(
      findings.allSatisfy { $0.consequence == .unverified && $0.unverifiedReason == .overriddenSetting }
    )
  }

  @Test("macOS outlets are not set by key-value coding", arguments: cases)
  func outletsOfMacOS(_ testCase: Case) async throws {
    let tree = try TemporaryTree([
      "Box.xib": mac(
        Self.view.replacing("view id", with: "customView id").replacing("</view>", with: "</customView>")
      ),
      testCase.isSwift ? "Box.swift" : "Box.m": testCase.source.replacing("UIView", with: "NSView"),
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .undefinedOutlet }
    #expect(findings.map(\.keyPath) == ["chart"], sourceLocation: testCase.sourceLocation)
    #expect(findings.map(\.consequence) == [.dropped], sourceLocation: testCase.sourceLocation)
  }
}
