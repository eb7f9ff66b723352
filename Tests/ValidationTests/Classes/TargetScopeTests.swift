import Foundation
import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes with the same name in several targets and modules")
struct TargetScopeTests {
  static func view(
    _ key: String,
    _ naming: String = #"customModule="One" customModuleProvider="target""#
  ) -> String {
    xib(
      """
      <view id="v-1" customClass="V" \(naming)><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/></userDefinedRuntimeAttributes></view>
      """
    )
  }

  private static func swift(_ key: String) -> String { "class V: UIView { @objc var \(key) = \"\" }" }

  private func findings(_ files: [String: String]) async throws -> [String] {
    let tree = try TemporaryTree(files)
    return try await tree.validate().findings.map {
      "\(tree.relative($0.file)) \($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "")"
    }
  }

  @Test("A document uses the class of its own target")
  func ownTarget() async throws {
    let found = try await findings([
      ProjectText.path: ProjectText.targets("One", "Two"),
      "One/V.swift": Self.swift("one"), "Two/V.swift": Self.swift("two"),
      "One/Good.xib": Self.view("one"), "One/Bad.xib": Self.view("two"), "Two/Good.xib": Self.view("two"),
      "Loose.xib": Self.view("two"),
    ])
    #expect(found == ["One/Bad.xib undefined-key dropped two"])
  }

  @Test("Without a project, or with an ambiguous one, a document may use either class")
  func withoutProject() async throws {
    let files = [
      "One/V.swift": Self.swift("one"), "Two/V.swift": Self.swift("two"), "One/A.xib": Self.view("two"),
    ]
    #expect(try await findings(files).isEmpty)
    let unreadable = files.merging([ProjectText.path: "broken"]) { $1 }
    #expect(try await findings(unreadable).isEmpty)
    let ofOthers = files.merging([ProjectText.path: ProjectText.targets("Three")]) { $1 }
    #expect(try await findings(ofOthers).isEmpty)
  }

  @Test("An Objective-C class without a target is ignored if a Swift class has its name")
  func leftover() async throws {
    let found = try await findings([
      ProjectText.path: ProjectText.targets("One"),
      "One/V.swift": "@objc(V) class View: UIView { @objc var one = \"\" }",
      "Old/V.h": "@interface V : UIView\n@property (copy) NSString *old;\n@end",
      "Old/V.m": "@implementation V\n@end",
      "One/A.xib": Self.view("old", ""),
    ])
    #expect(found == ["One/A.xib undefined-key dropped old"])
  }

  @Test("A class missing from a complete target is missing; in another target, it may be generated")
  func wholeTargets() async throws {
    let files = [
      ProjectText.path: ProjectText.targets("One"), "One/Other.swift": "class Other {}",
      "One/A.xib": Self.view("x"),
    ]
    #expect(
      try await findings(files) == [
        "One/A.xib unknown-class dropped ", "One/A.xib undefined-key dropped x",
      ]
    )
    let generated = ProjectText.targets("One").replacingOccurrences(
      of: "TOne = {",
      with: """
        F = { isa = PBXFileReference; path = G.swift; sourceTree = SOURCE_ROOT; }; X = { fileRef = F; };
        B = { files = (X); }; TOne = { buildPhases = (B);
        """
    ).replacingOccurrences(of: "children = (SOne", with: "children = (F, SOne")
    #expect(
      try await findings(files.merging([ProjectText.path: generated]) { $1 }) == [
        "One/A.xib unknown-class unverified ", "One/A.xib undefined-key unverified x",
      ]
    )
  }

  @Test("A class in another module than that in the document is undecided")
  func otherModule() async throws {
    let files = [
      ProjectText.path: ProjectText.targets("One"), "One/V.swift": Self.swift("one"),
      "One/A.xib": Self.view("two", #"customModule="Elsewhere""#),
    ]
    #expect(
      try await findings(files) == [
        "One/A.xib unknown-class unverified ", "One/A.xib undefined-key unverified two",
      ]
    )
    let right = files.merging(["One/A.xib": Self.view("two", #"customModule="One""#)]) { $1 }
    #expect(try await findings(right) == ["One/A.xib undefined-key dropped two"])
  }

  @Test("The folders of a package are its modules")
  func packages() async throws {
    let files = ["Kit/Package.swift": "", "Kit/Sources/Kit/Deep/V.swift": Self.swift("one")]
    func found(_ module: String) async throws -> [String] {
      try await findings(files.merging(["A.xib": Self.view("two", "customModule=\"\(module)\"")]) { $1 })
    }
    #expect(try await found("Kit") == ["A.xib undefined-key dropped two"])
    #expect(
      try await found("Other") == ["A.xib unknown-class unverified ", "A.xib undefined-key unverified two"]
    )
  }

  @Test("The module of a package's target has no hyphens")
  func moduleOfPackage() async throws {
    let files = ["Kit/Package.swift": "", "Kit/Sources/Some-Kit/V.swift": Self.swift("one")]
    func found(_ module: String) async throws -> [String] {
      try await findings(files.merging(["A.xib": Self.view("two", "customModule=\"\(module)\"")]) { $1 })
    }
    #expect(try await found("Some_Kit") == ["A.xib undefined-key dropped two"])
    #expect(
      try await found("Some-Kit") == [
        "A.xib unknown-class unverified ", "A.xib undefined-key unverified two",
      ]
    )
  }

  @Test("A class missing from a package's module is missing")
  func missingFromPackage() async throws {
    let files = [
      "Kit/Package.swift": "", "Kit/Sources/Kit/W.swift": "class W {}",
      "Loose/Sources/Loose/W.swift": "class W {}",
    ]
    func found(_ module: String) async throws -> [String] {
      try await findings(files.merging(["A.xib": Self.view("x", "customModule=\"\(module)\"")]) { $1 })
    }
    #expect(try await found("Kit") == ["A.xib unknown-class dropped ", "A.xib undefined-key dropped x"])
    #expect(
      try await found("Loose") == ["A.xib unknown-class unverified ", "A.xib undefined-key unverified x"]
    )
  }

  @Test(
    "The specified module determines the class, and an unread module is undecided"
  )
  func namedModule() async throws {
    let files = [
      ProjectText.path: ProjectText.targets("One"), "One/V.swift": Self.swift("one"),
      "Kit/Package.swift": "", "Kit/Sources/Kit/V.swift": Self.swift("two"),
    ]
    func found(_ key: String, _ module: String) async throws -> [String] {
      try await findings(files.merging(["One/A.xib": Self.view(key, "customModule=\"\(module)\"")]) { $1 })
    }
    #expect(try await found("two", "Kit").isEmpty)
    #expect(try await found("one", "One").isEmpty)
    #expect(try await found("one", "Kit") == ["One/A.xib undefined-key dropped one"])
    #expect(try await found("two", "One") == ["One/A.xib undefined-key dropped two"])
    #expect(
      try await found("one", "Absent") == [
        "One/A.xib unknown-class unverified ", "One/A.xib undefined-key unverified one",
      ]
    )
  }

  @Test("A document in two targets with different classes may use either")
  func sharedDocument() async throws {
    let shared = """
      D = { isa = PBXFileReference; path = Shared.xib; sourceTree = SOURCE_ROOT; }; X = { fileRef = D; };
      B = { files = (X); };
      """
    var project = ProjectText.targets("One", "Two")
    project = project.replacing("TOne = {", with: shared + " TOne = { buildPhases = (B);")
      .replacing("TTwo = {", with: "TTwo = { buildPhases = (B);").replacing("(SOne", with: "(D, SOne")
    let files = [
      ProjectText.path: project, "One/V.swift": Self.swift("one"),
      "Two/V.swift": Self.swift("two"),
    ]
    for key in ["one", "two"] {
      #expect(try await findings(files.merging(["Shared.xib": Self.view(key)]) { $1 }).isEmpty)
    }
    let neither = try await findings(files.merging(["Shared.xib": Self.view("three")]) { $1 })
    #expect(neither == ["Shared.xib undefined-key dropped three"])
  }

  /// Returns a project with three targets, each with a folder: `One` builds the document `One/A.xib` and a source, and
  /// the other targets have the given types.
  private static func project(source: String, others: String...) -> String {
    var project = ProjectText.targets("One", "Two", "Three")
      .replacing("TOne = {", with: "TOne = { buildPhases = (B); productType = \"\(application)\";")
      .replacing("(SOne", with: "(F, SOne")
    for (name, type) in zip(["Two", "Three"], others) {
      project = project.replacing("T\(name) = {", with: "T\(name) = { productType = \"\(type)\";")
    }
    return project.replacing(
      "objects = {",
      with: """
        objects = { F = { isa = PBXFileReference; path = "\(source)"; sourceTree = SOURCE_ROOT; }; X = { fileRef = F; };
        B = { files = (X); };
        """
    )
  }

  private static let application = "com.apple.product-type.application"
  private static let framework = "com.apple.product-type.framework"

  @Test("A class of another target is not used in place of an unread one")
  func unreadSource() async throws {
    func found(
      _ source: String,
      _ type: String,
      _ naming: String = "",
      _ more: [String: String] = [:]
    ) async throws -> [String] {
      let files = [
        ProjectText.path: Self.project(source: source, others: type, Self.application),
        "Two/V.swift": "@objc(V) \(Self.swift("two"))", "One/A.xib": Self.view("one", naming),
      ]
      return try await findings(files.merging(more) { $1 })
    }
    let unverified = ["One/A.xib unknown-class unverified ", "One/A.xib undefined-key unverified one"]
    let proved = ["One/A.xib undefined-key dropped one"]
    let own = #"customModule="One" customModuleProvider="target""#
    for naming in ["", own] {
      #expect(try await found("../Else/V.swift", Self.application, naming) == unverified)
      #expect(try await found("../Else/Other.swift", Self.application, naming) == unverified)
    }
    // All targets may use the classes of a library, unless an unread file has the name of the class.
    #expect(try await found("../Else/Other.swift", Self.framework) == proved)
    #expect(try await found("../Else/V.swift", Self.framework) == unverified)
    // A document that specifies the other module refers to the class in that module.
    #expect(
      try await found("../Else/V.swift", Self.application, #"customModule="Two""#)
        == proved
    )
    // A document refers to the class that its target builds, but not to a class that two other apps build.
    #expect(
      try await found(
        "../Else/V.swift",
        Self.application,
        "",
        ["One/V.swift": "@objc(V) \(Self.swift("three"))"]
      )
        == proved
    )
    #expect(
      try await found(
        "../Else/V.swift",
        Self.application,
        "",
        ["Three/V.swift": "@objc(V) \(Self.swift("three"))"]
      ) == unverified
    )
    // The file systems of macOS usually ignore case.
    #expect(
      try await found("v.swift", Self.application, "", ["V.swift": "@objc(V) \(Self.swift("three"))"])
        == proved
    )
    // A class is not missing if an unread file has the name of the class, regardless of other classes in the module.
    let others = [
      "One/W.swift": "class W: UIView {}", "One/B.xib": Self.view("x").replacing("\"V\"", with: "\"W\""),
    ]
    let more = others.merging(["Two/V.swift": ""]) { $1 }
    let known = try await found("../Else/V.swift", Self.application, own, more).prefix {
      !$0.contains("B.xib")
    }
    #expect(Array(known) == unverified)
    #expect(
      try await found("../Else/Other.swift", Self.application, own, more).first
        == "One/A.xib unknown-class dropped "
    )
    // A file that does not belong to any target may belong to a dependency.
    #expect(
      try await found(
        "../Else/Other.swift",
        Self.application,
        "",
        ["Two/V.swift": "", "V.swift": "@objc(V) \(Self.swift("three"))"]
      ) == proved
    )
  }

  @Test("Objective-C classes with the same name in two targets")
  func objectiveC() async throws {
    func header(_ key: String) -> String { "@interface V : UIView\n@property (copy) NSString *\(key);\n@end" }
    let body = "@implementation V\n@end"
    let found = try await findings([
      ProjectText.path: ProjectText.targets("One", "Two"),
      "One/V.h": header("one"), "One/V.m": body, "Two/V.h": header("two"), "Two/V.m": body,
      "One/Good.xib": Self.view("one", ""), "One/Bad.xib": Self.view("two", ""),
      "Two/Good.xib": Self.view("two", ""),
    ])
    #expect(found == ["One/Bad.xib undefined-key dropped two"])
  }

  @Test("A Swift class has a module in messages, an Objective-C class has none")
  func languages() async throws {
    #expect(
      try await findings(["V.swift": Self.swift("one"), "A.xib": Self.view("one", "")]) == [
        "A.xib unusable-class dropped ", "A.xib undefined-key dropped one",
      ]
    )
    #expect(
      try await findings(["V.swift": "@objc(V) " + Self.swift("one"), "A.xib": Self.view("one", "")]).isEmpty
    )
    let objectiveC = ["V.h": "@interface V : UIView\n@property (copy) NSString *one;\n@end"]
    #expect(try await findings(objectiveC.merging(["A.xib": Self.view("one", "")]) { $1 }).isEmpty)
    #expect(
      try await findings(objectiveC.merging(["A.xib": Self.view("one")]) { $1 }) == [
        "A.xib unusable-class dropped ", "A.xib undefined-key dropped one",
      ]
    )
  }
}
