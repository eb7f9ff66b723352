import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceSyntax
import SourceTestSupport
import Testing

/// The details of declarations that class descriptions do not contain, such as access levels.
@Suite struct DeclarationTests {
  @Test func positionsAreThoseOfNames() {
    let interface = scan(
      "\n\n  public class\n    Foo: Bar {\r\n\tvar a = 1, b = 2\r    func f() {}\n  init() {} }"
    )
    let type = interface.types[0]
    #expect(type.position == SourcePosition(line: 4, column: 5))
    #expect(type.properties.map(\.position.description) == ["5:6", "5:13"])
    #expect(type.methods.map(\.position.description) == ["6:10", "7:3"])
  }

  @Test func accessOfAPropertyAndItsSetter() {
    let properties = scan(
      "class A { public private(set) var a = 1; fileprivate(set) internal var b = 2; var c = 3 }"
    ).types[0].properties
    #expect(properties.map(\.traits.access) == [.public, .internal, nil])
    #expect(properties.map(\.traits.setterAccess) == [.private, .fileprivate, nil])
    #expect(AccessLevel.private < .fileprivate && AccessLevel.public < .open)
  }

  @Test func modifiers() {
    let properties = scan(
      """
      class A {
        @IBOutlet @objc(b) weak var a: B?
        @nonobjc final lazy var c = 1
        override dynamic class var d: Int { get { 1 } }
        unowned(unsafe) var e: B
      }
      """
    ).types[0].properties
    #expect(
      properties.map(\.traits.modifiers) == [
        [.outlet, .objc, .weak], [.nonobjc, .final, .lazy, .initialized], [.override, .dynamic, .typeMember],
        [],
      ]
    )
    #expect(properties[0].traits.objectiveCName == "b")
  }

  @Test func otherAttributesAreKept() {
    let type = scan("@Observable @Outer.Magic(1, \"2\") class A { @Clamped<Int>(to: 1...2) var a = 1 }")
      .types[0]
    #expect(
      type.traits.attributes == [
        DeclarationAttribute("Observable"), DeclarationAttribute("Outer.Magic", arguments: "1, \"2\""),
      ]
    )
    #expect(type.properties[0].traits.attributes == [DeclarationAttribute("Clamped", arguments: "to: 1...2")])
  }

  @Test func storageAndObservers() {
    let properties = scan(
      """
      class A {
        var a = 1
        let b = 1
        var c: Int { 1 }
        var d: Int { get { 1 } set { } }
        var e = 1 { willSet { } }
        var f: Int { _read { yield x } _modify { yield &x } }
      }
      """
    ).types[0].properties
    #expect(
      properties.map(\.storage) == [
        .stored, .constant, .computed(isSettable: false), .computed(isSettable: true), .stored,
        .computed(isSettable: true),
      ]
    )
    #expect(properties.map(\.hasObservers) == [false, false, false, false, true, false])
  }

  @Test func initializersAndGenerics() {
    let type = scan(
      "class A<T, each U: P>: B<T> where T: Q { required convenience init?(a: Int) {}\n init!() {} }"
    ).types[0]
    #expect(type.genericParameters == ["T", "U"])
    #expect(type.inherited == ["B<T>"])
    #expect(type.isConstrained)
    #expect(type.methods.map(\.isFailable) == [true, true])
    #expect(type.methods.map(\.kind) == [.initializer, .initializer])
    #expect(type.methods[0].traits.modifiers == [.required, .convenience])
  }

  @Test func spelledTypesLoseLineBreaksAndComments() {
    let type = scan("class A: B<\n  Int /* x */,\n  [String]> { var a: (Int, // first\n  Int) -> Void }")
      .types[0]
    #expect(type.inherited == ["B< Int , [String]>"])
    #expect(type.properties[0].type == "(Int, Int) -> Void")
  }

  @Test func nestedTypesFollowTheEnclosingType() {
    let interface = scan("enum A { struct B { class C {} } }\nextension D.E { typealias F = [G] }")
    #expect(interface.types.map(\.qualifiedName) == ["A", "A.B", "A.B.C", "D.E", "D.E.F"])
    #expect(interface.types.map(\.kind) == [.enumeration, .structure, .class, .extension, .typealias])
    #expect(interface.types[4].aliasedType == "[G]")
  }

  @Test func conditionsAreMarked() {
    let types = scan(
      "#if os(iOS)\nclass A {}\n#elseif DEBUG\nclass B {}\n#else\nclass C {}\n#endif\nclass D {}"
    ).types
    #expect(types.map(\.traits.isConditional) == [true, true, true, false])
    #expect(
      types.map(\.traits.platforms) == [
        .iOS, PlatformSet.all.subtracting(.iOS), PlatformSet.all.subtracting(.iOS), .all,
      ]
    )
  }

  @Test func interfacesOfBinaryFrameworksAreReadAlike() {
    let interface = scan(
      """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -target arm64-apple-ios12.0 -module-name Pod
      import Swift
      @_exported import Pod
      @objc @_inheritsConvenienceInitializers open class PodView : UIKit.UIView {
        @objc @IBInspectable public var size: CoreGraphics.CGFloat {
          get
          set
        }
        @objc public var name: Swift.String? {
          @objc get
        }
        @objc @_Concurrency.MainActor @preconcurrency public var flag: Swift.Bool
        @objc public func setUp(_ value: Swift.Int = 1, with other: Swift.String)
        @objc required dynamic public init?(coder: Foundation.NSCoder)
        @objc deinit
      }
      extension Pod.PodView : Swift.Sendable {}
      """
    )
    let catalog = TestFrameworks.catalog
    let resolved = InterfaceResolver(sources: [interface], catalog: catalog, platform: .iOS).resolve()
    #expect(interface.problems.isEmpty)
    #expect(
      Rendering.lines(resolved) == [
        "PodView: UIView",
        "  size double settable inspectable",
        "  name string? getOnly",
        "  flag bool settable",
        "  -setUp:with:",
        "  -initWithCoder:",
      ]
    )
  }
}
