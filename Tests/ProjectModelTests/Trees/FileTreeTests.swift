import Foundation
import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("Files in a folder")
struct FileTreeTests {
  @Test(
    "Documents, sources and specs are recognized; hidden and build folders are skipped, dependencies are not; cyclic links end"
  )
  func collecting() async throws {
    let tree = try TemporaryTree([
      "b/Main.storyboard": "", "b/Old.nib/designable.nib": "", "b/Old.nib/keyedobjects.nib": "",
      "b/Carbon.nib/objects.xib": "",
      "a/View.xib": "", "a/View.swift": "", "a/Old.m": "", "a/Old.h": "",
      "c/Mixed.mm": "",
      "a/Kit.swiftinterface": "", "spec.json": "{}", "c/nibproof.json": "{}", "notes.txt": "", "a/xib": "",
      ".build/checkouts/Hidden.xib": "", "DerivedData/Built.xib": "", "Images.xcassets/x.swift": "",
      ".build/checkouts/Kit/Kit.swift": "", ".build/debug/Made.swift": "",
    ])
    try tree.link("a/loop", to: tree.path)
    try tree.link("a/Linked.swift", to: tree.path + "/a/View.swift")
    let files = try await FileTree.at(tree.path, jobs: nil)
    #expect(
      files.documents.map(tree.relative) == ["a/View.xib", "b/Main.storyboard", "b/Old.nib/designable.nib"]
    )
    #expect(
      files.sources.map(tree.relative) == [
        ".build/checkouts/Kit/Kit.swift", "a/Kit.swiftinterface", "a/Linked.swift", "a/Old.h", "a/Old.m",
        "a/View.swift", "c/Mixed.mm",
      ]
    )
    #expect(files.specs.map(tree.relative) == ["c/nibproof.json", "spec.json"])
    #expect(!files.isSingleFile)
  }

  @Test("If the system does not report the kind of an entry, links have the same result")
  func unknownKinds() throws {
    let tree = try TemporaryTree(["a/View.xib": ""])
    try tree.link("file", to: tree.path + "/a/View.xib")
    try tree.link("folder", to: tree.path + "/a")
    try tree.link("nothing", to: tree.path + "/none")
    for (name, kind) in [
      ("a", S_IFDIR), ("a/View.xib", S_IFREG), ("file", S_IFREG), ("folder", 0), ("nothing", 0),
    ] {
      #expect(FolderEntries.kind(of: UInt8(DT_UNKNOWN), tree.path + "/" + name) == kind, "\(name)")
    }
  }

  @Test("A link to a header is ignored if the header itself is found")
  func linkedHeaders() async throws {
    let tree = try TemporaryTree([
      "Podfile": "", "Pods/Kit/Source/Card.h": "", "Pods/Kit/Source/Card.m": "", "App/Old.m": "",
      "Pods/Headers/Public/Kit/x": "", "App/View.h": "",
    ])
    let outside = try TemporaryTree(["Far.h": ""])
    try tree.link("Pods/Headers/Public/Kit/Card.h", to: "../../../Kit/Source/Card.h")
    try tree.link("Pods/Headers/Public/Kit/Far.h", to: outside("Far.h"))
    try tree.link("App/Again.h", to: tree("App/View.h"))
    try tree.link("App/Linked.m", to: "Old.m")
    let files = try await FileTree.at(tree.path, jobs: nil)
    #expect(
      files.sources.map(tree.relative) == [
        "App/Linked.m", "App/Old.m", "App/View.h", "Pods/Headers/Public/Kit/Far.h", "Pods/Kit/Source/Card.h",
        "Pods/Kit/Source/Card.m",
      ]
    )
  }

  @Test("Localization exports, archives and products are read only if they are specified")
  func exportsAndProducts() async throws {
    let tree = try TemporaryTree([
      "de.xcloc/Source Contents/App/Main.storyboard": "", "Old.xcarchive/Products/App.app/Old.xib": "",
      "Tests.xcresult/View.swift": "", "App.dSYM/View.h": "", "Kit.framework/Headers/Kit.h": "",
      "Kit.bundle/View.xib": "", "xcloc/View.swift": "",
    ])
    let files = try await FileTree.at(tree.path, jobs: nil)
    #expect(files.documents.map(tree.relative) == ["Kit.bundle/View.xib"])
    #expect(files.sources.map(tree.relative) == ["Kit.framework/Headers/Kit.h", "xcloc/View.swift"])
    let named = try await FileTree.at(tree.path + "/de.xcloc", jobs: nil)
    #expect(named.documents.map(tree.relative) == ["de.xcloc/Source Contents/App/Main.storyboard"])
    let inside = try await FileTree.at(tree.path + "/Old.xcarchive/Products", jobs: nil)
    #expect(inside.documents.map(tree.relative) == ["Old.xcarchive/Products/App.app/Old.xib"])
  }

  @Test("Reading several folders concurrently has the same result", arguments: [1, 2, 5])
  func walkingTogether(jobs: Int) async throws {
    var files = ["View.xib": "", ".build/checkouts/Kit/Kit.swift": "", ".build/checkouts/Kit/Kit.xib": ""]
    for folder in 0..<40 {
      files["f\(folder % 7)/g\(folder % 5)/h\(folder)/View\(folder).xib"] = ""
      files["f\(folder % 7)/g\(folder % 5)/View\(folder).swift"] = ""
      files["f\(folder % 7)/Images\(folder).xcassets/Contents.json"] = ""
    }
    let tree = try TemporaryTree(files)
    let alone = try await FileTree.at(tree.path, jobs: nil)
    let together = try await FileTree.below([tree.path, tree.path + "/View.xib"], jobs: jobs)
    #expect(alone.documents.count == 41 && alone.sources.count == 41 && alone.images.count == 40)
    #expect(together.documents == alone.documents + [tree.path + "/View.xib"])
    #expect(together.sources == alone.sources)
    #expect(Set(together.images) == Set(alone.images))
    await #expect(throws: ValidationError.noSuchPath("/no/such/place")) {
      try await FileTree.below(["/no/such/place"], jobs: jobs)
    }
  }

  @Test("A single file is accepted regardless of its name")
  func singleFile() async throws {
    let tree = try TemporaryTree(["a/View.xib": ""])
    let files = try await FileTree.at(tree.path + "/a/View.xib", jobs: nil)
    #expect(files.documents == [tree.path + "/a/View.xib"])
    #expect(files.isSingleFile)
  }

  @Test(
    "An unreadable subfolder is reported with the reason, a missing one is not; the rest is read"
  )
  func unreadFolders() async throws {
    let tree = try TemporaryTree(["a/View.xib": "", "locked/Other.xib": "", "gone/Third.xib": ""])
    let failures = [tree.path + "/locked": EACCES, tree.path + "/gone": ENOENT]
    let files = try await FileTree.at(tree.path, jobs: nil) { folder throws(FolderEntries.Failure) in
      if let code = failures[folder] { throw FolderEntries.Failure(code: code) }
      return try FolderEntries(of: folder)
    }
    #expect(files.documents.map(tree.relative) == ["a/View.xib"])
    #expect(files.unread == [tree.path + "/locked": "Permission denied"])
    await #expect(throws: ValidationError.unreadable(path: tree.path, reason: "Input/output error")) {
      try await FileTree.at(tree.path, jobs: nil) { _ throws(FolderEntries.Failure) in
        throw FolderEntries.Failure(code: EIO)
      }
    }
  }

  @Test(
    "Dangling links and pipes with names of documents or sources are reported with the reason"
  )
  func nothingToRead() async throws {
    let tree = try TemporaryTree(["a/View.xib": "", "Real/Other.xib": ""])
    for name in ["Gone.xib", "Gone.swift", "Gone.png", "Gone", ".#View.swift"] {
      try tree.link("a/\(name)", to: "/no/such/place")
    }
    try tree.link("a/Folder.xib", to: "../Real")
    #expect(mkfifo(tree.path + "/a/Pipe.storyboard", 0o644) == 0)
    let unread = try await FileTree.at(tree.path, jobs: nil).unread
    #expect(
      Dictionary(uniqueKeysWithValues: unread.map { (tree.relative($0.key), $0.value) }) == [
        "a/Gone.xib": "No such file or directory", "a/Gone.swift": "No such file or directory",
        "a/Pipe.storyboard": "not a regular file",
      ]
    )
  }

  @Test("A missing path")
  func missing() async {
    await #expect(throws: ValidationError.noSuchPath("/no/such/place")) {
      try await FileTree.at("/no/such/place", jobs: nil)
    }
  }

  @Test(
    "Paths are normalized without reading the file system",
    arguments: [
      ("./a//b/", "a/b"), (".", "."), ("./", "."), ("/", "/"), ("/a/./b", "/a/b"), ("../x", "../x"),
    ]
  )
  func normalized(path: String, expected: String) {
    #expect(PathName.normalized(path) == expected)
  }
}
