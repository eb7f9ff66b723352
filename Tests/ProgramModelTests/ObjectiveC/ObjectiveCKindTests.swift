import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel
@testable import SourceSyntax

/// The kinds to which Objective-C types resolve, and whether key-value coding can set the properties.
struct ObjectiveCKindTests {
  typealias Case = Example<String, PropertyType.Kind>

  static let cases = [
    Case("BOOL key;", .bool),
    Case("NSInteger key;", .int64),
    Case("NSUInteger key;", .uint64),
    Case("int key;", .int32),
    Case("unsigned key;", .uint32),
    Case("short key;", .int16),
    Case("unsigned char key;", .uint8),
    Case("CGFloat key;", .double),
    Case("float key;", .float),
    Case("NSTimeInterval key;", .double),
    Case("CGPoint key;", .point),
    Case("CGSize key;", .size),
    Case("NSRect key;", .rect),
    Case("NSRange key;", .range),
    Case("UIEdgeInsets key;", .insets),
    Case("CGAffineTransform key;", .affineTransform),
    Case("NSString *key;", .stringObject),
    Case("NSMutableString *key;", .stringObject),
    Case("UIColor *key;", .color),
    Case("NSImage *key;", .image),
    Case("UIFont *key;", .font),
    Case("CGColorRef key;", .cgColor),
    Case("CGPathRef key;", .coreFoundation("CGPath")),
    Case("NSDate *key;", .date),
    Case("NSURL *key;", .url),
    Case("NSArray<NSString *> *key;", .array),
    Case("NSDictionary *key;", .dictionary),
    Case("NSSet *key;", .set),
    Case("id key;", .any),
    Case("Class key;", .any),
    Case("id<Marking> key;", .anyProtocol("Marking")),
    Case("id<Marking, Other> key;", .anyProtocol("Marking")),
    Case("SEL key;", .selector),
    Case("void (^key)(int);", .block),
    Case("Done key;", .block),
    Case("dispatch_block_t key;", .block),
    Case("UIView *key;", .object("UIView")),
    Case("UIView<Marking> *key;", .object("UIView")),
    Case("Item *key;", .object("Item")),
    Case("Mode key;", .enumeration("Mode", raw: .int64)),
    Case("Marks key;", .enumeration("Marks", raw: .uint64)),
    Case("Name key;", .stringObject),
    Case("Elsewhere *key;", .unresolved("Elsewhere")),
  ]

  @Test(arguments: cases)
  func kindOfProperty(_ row: Case) throws {
    let property = try #require(resolve("@property \(row.input)").properties.first)
    #expect(property.type.kind == row.expected, sourceLocation: row.sourceLocation)
    #expect(property.access == .accessor, sourceLocation: row.sourceLocation)
    #expect(property.language == .objectiveC, sourceLocation: row.sourceLocation)
  }

  @Test func classIsKnownByItsOwnName() throws {
    let description = try resolve("")
    #expect(description.objectiveCName == "Sample")
    #expect(description.superclass == "UIView")
    #expect(description.protocols == ["Marking"])
    #expect(description.language == .objectiveC)
    #expect(description.location?.description == "Sample.h:10:12")
  }

  @Test func outletsAreMarked() throws {
    let description = try resolve(
      """
      @property (weak) IBOutlet UIView *one;
      @property IBOutletCollection(UIView) NSArray *many;
      @property IBInspectable CGFloat width;
      """
    )
    #expect(description.properties.map(\.marks) == [.outlet, [.outlet, .outletCollection], .inspectable])
  }

  @Test func readonlyPropertyHasAVariable() throws {
    let description = try resolve("@property (readonly) IBOutlet UIView *one;")
    #expect(description.properties.map(\.key) == ["one", "_one"])
    #expect(description.properties.map(\.access) == [.none(.getOnly), .storedVariable])
    #expect(description.properties.map(\.marks) == [.outlet, .outlet])
  }

  @Test func readonlyPropertyWithItsOwnGetterIsNotSet() throws {
    let description = try resolve("@property (readonly) int one;", "- (int)one { return 1; }")
    #expect(description.properties.map(\.access) == [.none(.getOnly)])
  }

  @Test func setterAloneMakesAKey() throws {
    let description = try resolve(
      "@property (readonly) UIColor *one;",
      "- (void)setOne:(UIColor *)one {}\n- (id)one {}"
    )
    #expect(
      description.properties.contains { $0.key == "one" && $0.access == .accessor && $0.type.kind == .color }
    )
  }

  @Test func setterNextToItsPropertyAddsNothing() throws {
    let description = try resolve("@property UIColor *one;", "- (void)setOne:(UIColor *)one {}")
    #expect(description.properties.map(\.key) == ["one"])
  }

  @Test func variableIsKnownByItsOwnName() throws {
    let description = try resolve("", "", variables: "IBOutlet UIView *_one;")
    #expect(description.properties.map(\.key) == ["_one"])
    #expect(description.properties.map(\.access) == [.storedVariable])
    #expect(description.properties.map(\.marks) == [.outlet])
  }

  /// The members of a class, and the variables that key-value coding sets for keys.
  struct VariableCase: Sendable, CustomTestStringConvertible {
    var members = ""
    var variables = ""
    var expected: [String: String?]

    var testDescription: String { members + variables }
  }

  static let variables = [
    VariableCase(
      members: "@property (readonly) UIView *one;",
      expected: ["one": "_one", "_one": "_one", "two": nil]
    ),
    VariableCase(members: "@property (class, readonly) UIView *one;", expected: ["one": nil, "_one": nil]),
    VariableCase(variables: "UIView *_one;", expected: ["one": "_one", "_one": "_one", "two": nil]),
    VariableCase(variables: "UIView *one;", expected: ["one": "one", "_one": nil]),
    VariableCase(variables: "UIView *one, *_one;", expected: ["one": "_one", "_one": "_one"]),
    VariableCase(variables: "BOOL isOn;", expected: ["on": "isOn", "isOn": "isOn", "_on": nil]),
    VariableCase(variables: "BOOL _isOn;", expected: ["on": "_isOn", "isOn": "_isOn"]),
    VariableCase(variables: "NSString *isURL;", expected: ["URL": "isURL"]),
    VariableCase(variables: "BOOL island;", expected: ["land": nil, "island": "island"]),
  ]

  @Test(arguments: variables)
  func keyValueCodingFindsVariable(_ row: VariableCase) throws {
    var description = try resolve(row.members, variables: row.variables)
    description.superclass = nil
    var builder = ClassRegistry.Builder(platform: .iOS)
    try builder.add(description)
    let registry = try builder.build()
    let entry = try #require(registry.entry(named: "Sample"))
    for (key, variable) in row.expected {
      #expect(entry.settableProperty(AttributeKey(key))?.key.name == variable, "\(key)")
    }
  }

  @Test func actionsOfAllPartsAreTheClasss() throws {
    let description = try resolve("- (IBAction)tap:(id)sender;", "- (IBAction)press:(id)sender {}")
    #expect(description.methods.map(\.selector) == ["tap:", "press:"])
    #expect(description.methods.map(\.isAction) == [true, true])
  }

  /// Returns the description of a class with the given members in its header and implementation.
  private func resolve(
    _ members: String,
    _ implementation: String = "",
    variables: String = ""
  ) throws -> ClassDescription {
    let header = """
      typedef NS_ENUM(NSInteger, Mode) { ModeOne };
      typedef NS_OPTIONS(NSUInteger, Marks) { MarksOne = 1 };
      typedef NSString *Name NS_STRING_ENUM;
      typedef void (^Done)(BOOL);
      @protocol Marking
      @end
      @protocol Other
      @end
      @interface Item : NSObject @end
      @interface Sample : UIView <Marking> { \(variables) }
      \(members)
      @end
      """
    let sources = [
      SourceFile(reading: Array(header.utf8), path: "Sample.h"),
      SourceFile(
        reading: Array("@implementation Sample\n\(implementation)\n@end".utf8),
        path: "Sample.m"
      ),
    ]
    let resolver = InterfaceResolver(
      sources: sources,
      catalog: FrameworkCatalog([Self.framework]),
      platform: .iOS
    )
    return try #require(resolver.resolve().classes(named: "Sample").first)
  }

  private static let framework = FrameworkText(
    "UIKit",
    platforms: .iOS,
    text: """
      @root class NSObject {}
      class UIView: NSObject {}
      """
  )
}
