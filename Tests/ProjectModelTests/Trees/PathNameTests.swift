import Foundation
import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("Paths as text")
struct PathNameTests {
  private static let here = FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)

  @Test("Parents of relative and absolute paths end at the root")
  func parents() {
    var folders: [String] = []
    var next = PathName.parent(ofFolder: "A/B")
    while let folder = next {
      folders.append(folder)
      next = PathName.parent(ofFolder: folder)
    }
    let above = Self.here.indices.map { Array(repeating: "..", count: $0 + 1).joined(separator: "/") }
    #expect(folders == ["A", ""] + above)
    #expect(PathName.parent(ofFolder: "/a/b") == "/a")
    #expect(PathName.parent(ofFolder: "/a") == "/")
    #expect(PathName.parent(ofFolder: "/") == nil)
  }

  @Test("Paths are joined with '..' resolved, and stay relative if possible")
  func joining() {
    #expect(PathName.joined("A/B", "../C/x") == "A/C/x")
    #expect(PathName.joined("A", "../../C") == "../C")
    #expect(PathName.joined("", "nibproof.json") == "nibproof.json")
    #expect(PathName.joined("..", "nibproof.json") == "../nibproof.json")
    #expect(PathName.joined("/a/b", "../../../c") == "/c")
    #expect(PathName.joined("A", "/x//y") == "/x/y")
    if let last = Self.here.last { #expect(PathName.joined("..", "\(last)/x") == "x") }
  }

  @Test("A path has one spelling, however far it goes up")
  func shortest() throws {
    try #require(Self.here.count >= 2)
    let (last, other) = (Self.here[Self.here.count - 1], Self.here[Self.here.count - 2])
    for (path, expected) in [
      ("../\(last)/x", "x"), ("../\(last)", "."), ("../../\(other)/\(last)/x", "x"),
      ("../../\(other)/x", "../x"),
      ("../../\(other)/-/x", "../-/x"), ("../../-/\(last)/x", "../../-/\(last)/x"), ("../-/x", "../-/x"),
      ("../..", "../.."), ("../\(last)/../\(last)/x", "x"), ("-/../x", "-/../x"),
    ] {
      #expect(PathName.normalized(path) == expected)
      #expect(PathName.normalized(expected) == expected)
    }
    #expect(PathName.joined("../..", "\(other)/-/x") == "../-/x")
  }

  @Test("A path relative to a folder below or above the current one")
  func relative() throws {
    #expect(PathName.relative("A/b", to: "A") == "b")
    #expect(PathName.relative("B/b", to: "A") == "B/b")
    #expect(PathName.relative("../C/x", to: "..") == "C/x")
    let last = try #require(Self.here.last)
    #expect(PathName.relative("A/x", to: "..") == "\(last)/A/x")
    try #require(Self.here.count >= 2)
    #expect(PathName.relative("../A/x", to: "../..") == "\(Self.here[Self.here.count - 2])/A/x")
    #expect(PathName.relative("../../x", to: "../..") == "x")
  }

  @Test("A path relative to another folder")
  func fromFolder() throws {
    #expect(PathName.fromFolder("A", "A/x") == "x")
    #expect(PathName.fromFolder("A/B", "C/x") == "../../C/x")
    #expect(PathName.fromFolder("", "./A//x") == "A/x")
    #expect(PathName.fromFolder("/a/b", "/a/c/x") == "../c/x")
    let last = try #require(Self.here.last)
    #expect(PathName.fromFolder("..", "x") == "\(last)/x")
    #expect(PathName.fromFolder("A", "A") == ".")
  }

  @Test("Whether a path is inside another")
  func below() {
    let whole = FileManager.default.currentDirectoryPath
    let cases = [
      ("A/x", "A", true), ("A/x", "A/x", true), ("AB/x", "A", false), ("A/x", ".", true),
      ("../x", ".", false), ("x", "", true), ("x/y", "", true), ("../x", "", false),
      ("x", "..", true), ("../x", "..", true), ("../../x", "..", false), ("../x", "../x", true),
      ("/a/x", "/a", true), ("/a/x", ".", false), ("/a/x", "..", false), (whole + "/x", ".", true),
      (whole + "/x", "..", true), (whole + "x", ".", false), ("/x", "", false),
      ("Caf\u{E9}/x", "Cafe\u{301}", true), ("Cafe\u{301}/x", "Caf\u{E9}", true),
      ("Caf\u{E9}s/x", "Cafe\u{301}", false), ("Cafe\u{301}/x", "Cafe", false),
    ]
    for (path, other, isBelow) in cases {
      #expect(PathName.isBelow(path, other) == isBelow, "\(path) \(other)")
    }
  }

  @Test("Equal paths, and paths inside another, have the same form")
  func roots() throws {
    let (last, whole) = (try #require(Self.here.last), FileManager.default.currentDirectoryPath)
    let cases = [
      ([], ["."]), (["A", "./B/"], ["A", "B"]), ([".", "./"], ["."]), ([".", whole], ["."]),
      ([whole, "."], [whole]), ([".", "../\(last)", "Sources"], [".", "Sources"]),
      (["Sources", whole], ["\(whole)/Sources", whole]), (["../\(last)/Sources", "."], ["Sources", "."]),
      (["Sources", "Sources"], ["Sources"]), (["Sources", "SourcesB"], ["Sources", "SourcesB"]),
    ]
    for (paths, roots) in cases { #expect(PathName.roots(paths) == roots, "\(paths)") }
    let files = (0..<5000).map { "Sources/View\($0).swift" }
    #expect(PathName.roots(files + files.map { "./\($0)" }) == files)
    let tree = try TemporaryTree(["A/x.xib": ""])
    try tree.link("B", to: "A")
    try tree.link("A/y.xib", to: "x.xib")
    let (folder, link) = (tree.path + "/A", tree.path + "/B")
    #expect(PathName.roots([folder, link]) == [folder])
    // Two names of one file are two nibs.
    #expect(PathName.roots([folder + "/x.xib", folder + "/y.xib"]).count == 2)
  }

  @Test("Paths with different accent encodings are kept, and identical paths are removed")
  func unique() {
    let (composed, decomposed) = ("A/\u{E9}.xib", "A/e\u{301}.xib")
    for paths in [[composed, decomposed], [decomposed, composed, decomposed, composed]] {
      #expect(
        PathName.unique(paths).map { Array($0.utf8) } == [Array(decomposed.utf8), Array(composed.utf8)]
      )
    }
    #expect(PathName.unique(["b", "a", "b"]) == ["a", "b"])
    #expect(PathName.unique(["a", "b"]) == ["a", "b"])
  }

  @Test("The upward search ends at a missing folder")
  func search() throws {
    let tree = try TemporaryTree(["nibproof.json": "{}", "A/B/x.xib": ""])
    #expect(
      ConfigurationSearch.nearest(above: tree.path + "/A/B/x.xib").map(tree.relative) == "nibproof.json"
    )
    #expect(ConfigurationSearch.nearest(above: tree.path) == nil)
  }

  @Test("The name of a nib is that of its document, or of the folder that contains it")
  func nibNames() {
    let cases = [
      ("Panel.xib", "Panel"), ("A/en.lproj/Panel~ipad.xib", "Panel"), ("A.b/Main.storyboard", "Main"),
      ("en.lproj/Panel.nib/designable.nib", "Panel"), ("designable.nib", "designable"),
      ("Panel~iphone.nib", "Panel"), ("Panel~.xib", "Panel~"), ("A/Panel~old.storyboard", "Panel~old"),
      ("Panel~ipad~.xib", "Panel~ipad~"), ("Panel.v2.xib", "Panel.v2"), ("Panel", "Panel"), ("", ""),
    ]
    for (path, name) in cases { #expect(PathName.nibName(of: path) == name) }
  }

  @Test(
    "The folder of a file, regardless of its language",
    arguments: [
      ("A/en.lproj/Main.storyboard", "A"), ("A/Main.storyboard", "A"), ("en.lproj/Main.storyboard", ""),
      ("A/lproj/Main.storyboard", "A/lproj"), ("Main.storyboard", ""),
    ]
  )
  func foldersOfAllLanguages(path: String, folder: String) {
    #expect(PathName.folderOfAllLanguages(of: path) == folder)
  }
}
