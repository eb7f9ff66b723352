import KeyValueCoding
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Objective-C declarations in the form that the source reader passes to the resolver.
@Suite struct ObjectiveCSourceTests {
  private static let nowhere = SourcePosition(line: 1, column: 1)

  private func resolve(_ types: [TypeDeclaration], swift: String = "") -> ResolvedClasses {
    let header = SourceFile(path: "Box.h", language: .objectiveC, types: types)
    return InterfaceResolver(
      sources: [header, scan(swift)],
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
  }

  private func property(
    _ name: String,
    _ type: String?,
    _ storage: PropertyDeclaration.Storage = .stored,
    getter: String? = nil,
    setter: String? = nil
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name,
      getter: getter,
      setter: setter,
      type: type,
      storage: storage,
      traits: DeclarationTraits(),
      position: Self.nowhere
    )
  }

  @Test("A Swift class with an Objective-C name")
  func renamedClass() {
    let panel = TypeDeclaration(
      .class,
      "Panel",
      inherited: ["UIView"],
      properties: [property("box", "PFXBox!"), property("other", "PFXOther!")],
      position: Self.nowhere
    )
    let resolved = resolve([panel], swift: "@objc(PFXBox) class Box: UIView {}")
    #expect(
      Rendering.lines(resolved).prefix(3) == [
        "Box(PFXBox): UIView", "Panel: UIView", "  box object(Box)? settable",
      ]
    )
  }

  @Test func everythingIsVisible() {
    let box = TypeDeclaration(
      .class,
      "Box",
      inherited: ["UIView", "NSCopying"],
      properties: [
        property("on", "Bool", getter: "isOn", setter: "turnOn:"),
        property("title", "String?"),
        property("mode", "BoxMode"),
        property("edges", "BoxEdges"),
        property("count", "Int", .computed(isSettable: false)),
        property("_count", "Int", .instanceVariable),
        property("frozen", "Int", .computed(isSettable: false)),
      ],
      methods: [MethodDeclaration(swiftName: "tap:", selector: "tap:", position: Self.nowhere)],
      position: Self.nowhere
    )
    let mode = TypeDeclaration(.enumeration, "BoxMode", inherited: ["UInt"], position: Self.nowhere)
    let edges = TypeDeclaration(.structure, "BoxEdges", position: Self.nowhere)
    let resolved = resolve([box, mode, edges])
    #expect(
      Rendering.lines(resolved) == [
        "Box: UIView",
        "  on bool settable getter:isOn setter:turnOn:",
        // The class does not have a method `setOn:`, so key-value coding sets the instance variable.
        "  _on bool ivar",
        "  title stringObject? settable",
        "  mode enum(BoxMode, uint64) settable",
        "  edges struct(BoxEdges) settable",
        "  count int64 getOnly",
        "  _count int64 ivar",
        "  frozen int64 getOnly",
        "  _frozen int64 ivar",
        "  -tap:",
      ]
    )
    #expect(resolved.classes.first?.language == .objectiveC)
    #expect(resolved.classes.first?.objectiveCName == "Box")
    #expect(resolved.classes.first?.protocols == ["NSCopying"])
  }

  @Test func aClassExtensionMakesAPropertySettable() {
    let box = TypeDeclaration(
      .class,
      "Box",
      inherited: ["UIView"],
      properties: [property("count", "Int", .computed(isSettable: false))],
      position: Self.nowhere
    )
    let more = TypeDeclaration(
      .extension,
      "Box",
      properties: [property("count", "Int")],
      position: Self.nowhere
    )
    #expect(Rendering.lines(resolve([box, more])) == ["Box: UIView", "  count int64 settable"])
  }

  @Test func aCategoryAndAnExtensionOfSwiftJoin() {
    let box = TypeDeclaration(.class, "Box", inherited: ["UIView"], position: Self.nowhere)
    let resolved = resolve(
      [box],
      swift: "extension Box { @objc func go() {}\n var a: Int { 1 } }\nclass Crate: Box { var b = 1 }"
    )
    #expect(
      Rendering.lines(resolved) == [
        "Box: UIView", "  a int64 getOnly", "  -go", "Crate: Box", "  b int64 notVisibleToObjectiveC",
      ]
    )
  }

  @Test func twoLanguagesMayHaveAClassOfOneRuntimeName() {
    let old = TypeDeclaration(.class, "XYBox", inherited: ["UIView"], position: Self.nowhere)
    let resolved = resolve([old], swift: "@objc(XYBox) class Box: UIViewController {}")
    var reader = ClassReader(resolved)
    #expect(reader.classes(called: "XYBox").map(\.name) == ["XYBox", "Box"])
    #expect(reader.classes(called: "Box").map(\.name) == ["Box"])
    #expect(reader.classes(named: "XYBox").map(\.superclass) == ["UIView"])
    #expect(reader.classes(named: "Box").map(\.superclass) == ["UIViewController"])
    #expect(resolved.summaries(named: "XYBox").map(\.language) == [.objectiveC])
    #expect(resolved.summaries(named: "Crate").isEmpty)
  }

  @Test func aRootOfObjectiveCIsNoSwiftClass() {
    let root = TypeDeclaration(.class, "Root", position: Self.nowhere)
    #expect(Rendering.lines(resolve([root], swift: "class Leaf: Root {}")) == ["Leaf: Root", "Root"])
  }

  /// If two folders declare a class, implementations and class extensions apply to the declaration in the same folder.
  @Test func alternativesHaveTheMembersInTheirFolders() {
    let sources = [
      ("App/Box.h", "@interface Box : UIView\n@property (readonly) int a;\n@end"),
      (
        "App/Box.m",
        "@interface Box ()\n@property int mine;\n@end\n@implementation Box\n- (int)a { return 1; }\n@end"
      ),
      ("Other/Box.h", "@interface Box : UIView\n@property (readonly) int a;\n@end"),
      ("Other/Box.m", "@implementation Box\n- (void)theirs {}\n@end"),
      ("Shared/Box+More.m", "@implementation Box (More)\n- (void)both {}\n@end"),
    ]
    let resolved = InterfaceResolver(
      sources: sources.map { SourceFile(reading: Array($1.utf8), path: $0) },
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
    #expect(
      Rendering.lines(resolved) == [
        "Box: UIView", "  a int32 getOnly", "  mine int32 settable", "  -a", "  -both",
        "Box: UIView", "  a int32 getOnly", "  _a int32 ivar", "  -theirs", "  -both",
      ]
    )
  }

  /// The variables are kept because macOS outlets set variables regardless of `accessInstanceVariablesDirectly`.
  @Test func aClassMayKeepItsVariablesFromKeyValueCoding() {
    let source = """
      @interface Box : UIView { UIView *_lid; }
      @end
      @implementation Box
      + (BOOL)accessInstanceVariablesDirectly { return %; }
      @end
      """
    let traits = ["NO", "YES"].map { answer in
      let text = source.replacing("%", with: answer)
      let resolved = InterfaceResolver(
        sources: [SourceFile(reading: Array(text.utf8), path: "Box.m")],
        catalog: TestFrameworks.catalog,
        platform: .macOS
      ).resolve()
      #expect(resolved.classes.first?.properties.map(\.key) == ["_lid"])
      return resolved.classes.first?.traits.contains(.disallowsDirectInstanceVariableAccess)
    }
    #expect(traits == [true, false])
  }

  @Test("A Swift alias does not hide an Objective-C class")
  func swiftAliases() {
    let header = "@interface Panel : UIView\n@end\n@interface Panel ()\n@property int a;\n@end"
    let heir = "@interface Heir : Panel\n@end"
    let resolved = InterfaceResolver(
      sources: [
        SourceFile(reading: Array(header.utf8), path: "Panel.m"),
        SourceFile(reading: Array(heir.utf8), path: "Heir.h"),
        SourceFile(reading: Array("typealias Panel = UIViewController".utf8), path: "Other.swift"),
      ],
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
    #expect(Rendering.lines(resolved) == ["Heir: Panel", "Panel: UIView", "  a int32 settable"])
  }

  @Test("Classes of other platforms are ignored, unless all are of other platforms")
  func platforms() {
    let views = ["class Slider: UIView {}", "class Slider: NSView {}", "class Knob: NSView {}"]
    for (platform, superclass) in [(Platform.iOS, "UIView"), (.macOS, "NSView")] {
      let resolved = InterfaceResolver(
        sources: views.map(scan),
        catalog: TestFrameworks.catalog,
        platform: platform
      ).resolve()
      var reader = ClassReader(resolved)
      #expect(reader.classes(called: "Slider").map(\.superclass) == [superclass])
      #expect(reader.classes(called: "Knob").map(\.superclass) == ["NSView"])
    }
  }

  @Test("An alias does not hide a framework class of the platform")
  func aliasesOfFrameworksNames() {
    let header = "typedef struct objc_object UIView;\ntypedef NSView UIButton;\n@interface Box : UIView\n@end"
    let resolved = InterfaceResolver(
      sources: [
        SourceFile(reading: Array(header.utf8), path: "Box.h"),
        scan("typealias UIControl = NSControl\nclass Knob: UIControl {}"),
      ],
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
    #expect(Rendering.lines(resolved) == ["Box: UIView", "Knob: UIControl"])
  }

  @Test("Class heads between #if and #endif share one body")
  func severalHeads() {
    let header = """
      #if OLD
      @interface Box : UIView <A>
      #else
      @interface Box : UIView
      #endif
      @property (readonly) UIButton *lid;
      @end
      """
    let resolved = InterfaceResolver(
      sources: [
        SourceFile(reading: Array(header.utf8), path: "Box.h"),
        SourceFile(
          reading: Array("@implementation Box\n@synthesize lid;\n@end".utf8),
          path: "Box.m"
        ),
      ],
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
    #expect(!Rendering.lines(resolved).contains { $0.contains("unresolved") })
    #expect(resolved.classes.flatMap(\.properties).allSatisfy { $0.type.kind == .object("UIButton") })
  }

  @Test("A property in @dynamic has the type that a superclass declares")
  func dynamicProperties() {
    let source = """
      @interface Box : UIView
      @end
      @implementation Box
      @dynamic alpha, unknown;
      @end
      """
    let resolved = InterfaceResolver(
      sources: [SourceFile(reading: Array(source.utf8), path: "Box.m")],
      catalog: TestFrameworks.catalog,
      platform: .iOS
    ).resolve()
    #expect(resolved.classes.flatMap(\.properties).map(\.type.kind) == [.double, .unresolved("_")])
  }
}
