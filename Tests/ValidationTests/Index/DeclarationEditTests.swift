import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// Which documents are loaded again after what sources declare has changed: all that it concerns, and few others.
@Suite("Declarations that change between runs with an index")
struct DeclarationEditTests {
  /// A text in one file that may be another one.
  struct Edit {
    var name: String
    var file: String
    var before: String
    var after: String
    /// The documents that are loaded again.
    var loaded: Set<String>
    var sourceLocation: Testing.SourceLocation

    init(
      _ name: String,
      _ file: String,
      _ before: String,
      _ after: String,
      loads loaded: Set<String>,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.name, self.file, self.before, self.after) = (name, file, before, after)
      (self.loaded, self.sourceLocation) = (loaded, sourceLocation)
    }
  }

  private static let all: Set = [
    "Card.xib", "Dial.xib", "Inner.xib", "Old.xib", "Outer.xib", "Plain.xib", "Row.xib",
  ]

  static let edits = [
    Edit("A member of a class", "Card.swift", "let fixed", "var fixed", loads: ["Card.xib"]),
    Edit(
      "A member of a superclass",
      "Base.swift",
      "let depth",
      "@objc var depth",
      loads: ["Card.xib", "Inner.xib", "Outer.xib"]
    ),
    Edit("A class beside", "Helper.swift", "var step = 1", "var step = 1\n  var more = 2", loads: []),
    Edit(
      "What nobody names",
      "Helper.swift",
      "// more",
      "final class Other: UIView { @objc var fixed = 1 }",
      loads: []
    ),
    Edit(
      "What a typealias stands for",
      "Types.swift",
      "Radius = CGFloat",
      "Radius = String",
      loads: ["Card.xib"]
    ),
    Edit(
      "A typealias behind a typealias",
      "Types.swift",
      "Inset = Amount",
      "Inset = [Amount]",
      loads: ["Card.xib"]
    ),
    Edit(
      "A structure that becomes a class",
      "Types.swift",
      "struct Mark {",
      "class Mark: NSObject {",
      loads: ["Card.xib"]
    ),
    Edit(
      "A protocol that asks for more",
      "Types.swift",
      "var first: Int { get }",
      "var first: Int { get }\n  var hidden: Int { get set }",
      loads: ["Card.xib"]
    ),
    Edit(
      "A protocol that a protocol inherits",
      "Types.swift",
      "// inherited",
      "var second: Int { get set }",
      loads: ["Card.xib"]
    ),
    Edit(
      "A wrapper that only reads",
      "Types.swift",
      "var wrappedValue = 0",
      "var wrappedValue: Int { 0 }",
      loads: ["Card.xib"]
    ),
    Edit(
      "A nested type that hides another",
      "Base.swift",
      "// nested",
      "typealias Shade = String",
      loads: ["Card.xib", "Inner.xib", "Outer.xib"]
    ),
    Edit(
      "A type that a type around hides",
      "Helper.swift",
      "// more",
      "struct Shade {}",
      loads: ["Card.xib"]
    ),
    Edit(
      "An extension by another name",
      "Helper.swift",
      "// more",
      "extension CardAlias { @objc var absent: Int { get { 0 } set {} } }",
      loads: ["Card.xib"]
    ),
    Edit(
      "An extension of a framework's class",
      "Helper.swift",
      "// more",
      "extension UIView { @objc var absent: Int { get { 0 } set {} } }",
      loads: all
    ),
    Edit(
      "A member beside an extension of a framework's class",
      "Views.swift",
      "var aside = 1",
      "var aside = 2.5",
      loads: []
    ),
    Edit(
      "A class that was missing",
      "Helper.swift",
      "// more",
      "@objc(Missing) class Missing: UIView {}",
      loads: ["Plain.xib"]
    ),
    Edit("Another name in Objective-C", "Card.swift", "@objc(Card)", "@objc(Carte)", loads: ["Card.xib"]),
    Edit(
      "Another superclass",
      "Card.swift",
      "Card: Base",
      "Card: UIControl",
      loads: ["Card.xib"]
    ),
    Edit(
      "A second class of the name",
      "Helper.swift",
      "// more",
      "class Card: UIView {}",
      loads: ["Card.xib"]
    ),
    Edit(
      "A body that loads a nib",
      "Helper.swift",
      "func load() {}",
      "func load() { Bundle.main.loadNibNamed(\"Plain\", owner: self) }",
      loads: ["Plain.xib"]
    ),
    Edit(
      "A body that makes a controller with a nib",
      "Helper.swift",
      "// more",
      "class Maker { func make() { show(Outer(nibName: \"Plain\", bundle: nil)) } }",
      loads: ["Plain.xib"]
    ),
    Edit(
      "A body that registers a nib",
      "Helper.swift",
      "func register() {}",
      "func register() { t.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"a\") }",
      loads: ["Row.xib"]
    ),
    Edit(
      "A body that loads a nib with another owner",
      "Views.swift",
      "// more",
      "func load() { Bundle.main.loadNibNamed(\"Row\", owner: other) }",
      loads: ["Row.xib"]
    ),
    Edit(
      "A class that derives from the one that is seen to own a nib",
      "Helper.swift",
      "// more",
      "class Deeper: Panel { @IBOutlet var inner: UIView! }",
      loads: ["Old.xib"]
    ),
    Edit(
      "A body that loads a nib of an unseen owner with another one",
      "Views.swift",
      "// more",
      "func load() { Bundle.main.loadNibNamed(\"Old\", owner: other) }",
      loads: ["Old.xib"]
    ),
    Edit(
      "A class that derives from one that loads a nib",
      "Helper.swift",
      "// more",
      "class Deeper: Outer {}",
      loads: ["Inner.xib"]
    ),
    Edit(
      "A class that is called like a nib",
      "Helper.swift",
      "// more",
      "class PlainController: UIViewController {}",
      loads: ["Plain.xib"]
    ),
    Edit(
      "What a nib in the middle asks for",
      "Inner.swift",
      "let inside",
      "@objc var inside",
      loads: ["Inner.xib", "Outer.xib"]
    ),
    Edit("A class of Objective-C", "APDial.h", "CGFloat angle", "CGFloat turn", loads: ["Dial.xib"]),
    Edit(
      "A category",
      "APDial+More.h",
      "// more",
      "@property (nonatomic) NSInteger absent;",
      loads: ["Dial.xib"]
    ),
    Edit("An implementation", "APDial.m", "// more", "- (NSInteger)value { return 1; }", loads: ["Dial.xib"]),
    Edit(
      "A module that nobody knows",
      "Helper.swift",
      "import UIKit",
      "import UIKit\nimport Elsewhere",
      loads: all
    ),
    Edit(
      "A class that objects are made instances of",
      "Helper.swift",
      "func load() {}",
      "func load() { object_setClass(self, Missing.self) }",
      loads: all
    ),
    Edit(
      "A file that breaks off",
      "Base.swift",
      "// nested",
      "func open() { {",
      loads: ["Card.xib", "Inner.xib", "Outer.xib"]
    ),
    Edit("A generic parameter", "Card.swift", "class Card:", "class Card<Shade>:", loads: ["Card.xib"]),
    Edit(
      "A bundle name in a body",
      "Card.swift",
      "func name() {}",
      "func name() { _ = UINib(nibName: \"None\", bundle: nil) }",
      loads: ["Card.xib"]
    ),
  ]

  static let files = [
    "Card.xib": nib(
      "Card",
      ["fixed", "radius", "inset", "mark", "hidden", "second", "wrapped", "shade", "absent", "depth"]
    ),
    "Plain.xib": nib("Missing", ["absent"]),
    "Dial.xib": nib("APDial", ["angle", "absent", "value"]),
    "Outer.xib": nib("Outer", ["depth"]),
    "Inner.xib": nib("Inner", ["inside"], owner: "Outer"),
    "Old.xib": nib("UIView", [], owner: "OldPanel"),
    "Panel.swift": "class Panel: UIViewController { override var nibName: String? { \"Old\" } }",
    "Row.xib": nib("UIView", [], owner: "Row"),
    "Row.swift": "@objc(Row) class Row: UIView { @IBOutlet var inner: UIView! }",
    "App.swift": "@main class App {}\nlet names = [\"Card\", \"Plain\", \"Dial\", \"Outer\"]",
    "Card.swift": """
    import UIKit
    @objc(Card) class Card: Base, Marking {
      @objc let fixed = 1
      @objc var radius: Radius = 1
      @objc var inset: Inset = 1
      @objc var mark: Mark!
      @objc var shade: Shade!
      var hidden = 0
      var second = 0
      @Wrapping @objc var wrapped: Int
      func name() {}
    }
    """,
    "Base.swift": """
    import UIKit
    class Base: UIView {
      let depth = 0
      // nested
    }
    """,
    "Types.swift": """
    typealias Radius = CGFloat
    typealias Amount = CGFloat
    typealias Inset = Amount
    typealias CardAlias = Card
    struct Mark {
    }
    @objc protocol Numbering {
      // inherited
    }
    @objc protocol Marking: Numbering {
      var first: Int { get }
    }
    @propertyWrapper struct Wrapping {
      var wrappedValue = 0
    }
    """,
    "Helper.swift": """
    import UIKit
    class Helper {
      var step = 1
      func load() {}
      func register() {}
    }
    // more
    """,
    "Views.swift": """
    import UIKit
    class Aside {
      var aside = 1
      // more
    }
    extension UIView { @objc var seen: Int { get { 0 } set {} } }
    """,
    "Outer.swift": """
    @objc(Outer) class Outer: Base {
      @IBOutlet var inner: UIView!
      override func awakeFromNib() { Bundle.main.loadNibNamed("Inner", owner: self) }
    }
    """,
    "Inner.swift": """
    @objc(Inner) class Inner: UIView {
      let inside = 1
    }
    """,
    "APDial.h": """
    @interface APDial : UIControl
    @property (nonatomic) CGFloat angle;
    @property (nonatomic, readonly) NSInteger value;
    @end
    """,
    "APDial+More.h": """
    @interface APDial (More)
    // more
    @end
    """,
    "APDial.m": """
    @implementation APDial
    // more
    @end
    """,
  ]

  /// A nib of one object with attributes.
  private static func nib(_ className: String, _ keys: [String], owner: String = "NSObject") -> String {
    let attributes = (keys + ["never"]).map { key in
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"2\"/>"
        + "</userDefinedRuntimeAttribute>"
    }
    return xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>
      <outlet property="inner" destination="v" id="c1"/></connections></placeholder>
      <view id="v" customClass="\(className)"><userDefinedRuntimeAttributes>
      \(attributes.joined(separator: "\n"))
      </userDefinedRuntimeAttributes></view>
      """
    )
  }

  @Test
  func `only what an edit may concern is loaded again, and what it does concern is`() async throws {
    let tree = try TemporaryTree(Self.files)
    let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
    var first = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
    _ = await first.results(of: units)
    for edit in Self.edits {
      let text = try #require(Self.files[edit.file])
      #expect(text.contains(edit.before), sourceLocation: edit.sourceLocation)
      try tree.write(edit.file, text.replacing(edit.before, with: edit.after))
      defer { try? tree.write(edit.file, text) }
      let index = first.index.withKeptMessages
      var second = IndexedRun([index], trust: .unchangedFiles, options: Validator.Options())
      let found = await second.results(of: units).flatMap(\.result.findings)
      let fresh = found.filter { !$0.message.hasPrefix("as kept") && $0.file.hasSuffix(".xib") }
      let loaded = fresh.map { tree.relative($0.file) }
      let name = Comment(rawValue: edit.name)
      #expect(Set(loaded) == edit.loaded, name, sourceLocation: edit.sourceLocation)
      var plain = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
      let places = { (findings: [Finding]) in findings.map { ($0.keyPath ?? "") + $0.file }.sorted() }
      let wanted = await plain.results(of: units).flatMap(\.result.findings)
      #expect(places(found) == places(wanted), name, sourceLocation: edit.sourceLocation)
    }
  }

  @Test
  func `any number of edits, one after the other, leads to what a run without an index finds`() async throws {
    let tree = try TemporaryTree(Self.files)
    let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
    var random = SeededGenerator(seed: 9)
    var (index, isMade) = (FactIndex(), Self.edits.map { _ in false })
    var reports: Set<[Finding]> = []
    for round in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        isMade[Int.random(in: isMade.indices, using: &random)].toggle()
      }
      var files = Self.files
      for (edit, isMade) in zip(Self.edits, isMade) where isMade {
        files[edit.file] = files[edit.file]?.replacing(edit.before, with: edit.after)
      }
      for (name, text) in files { try tree.write(name, text) }
      var run = IndexedRun([index], trust: .unchangedFiles, options: Validator.Options())
      var plain = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
      let found = await run.results(of: units).flatMap(\.result.findings)
      #expect(await plain.results(of: units).flatMap(\.result.findings) == found, "round \(round)")
      reports.insert(found)
      index = run.index
    }
    #expect(reports.count > 15, "the edits do change what is found")
  }
}
