import Reporting
import Testing

@Suite("Paths from the root of a repository")
struct RepositoryPathsTests {
  @Test(
    "From a folder in the repository, and from another folder",
    arguments: [
      ("/repo", "App/a.xib", "App/a.xib"), ("/repo/App", "a.xib", "App/a.xib"),
      ("/repo/App", "./a.xib", "App/a.xib"),
      ("/repo/App/Sub", "../a.xib", "App/a.xib"), ("/repo/App", "../Shared/../Card/a.xib", "Card/a.xib"),
      ("/repo/App/", "/repo/App/a.xib", "App/a.xib"), ("/else", "/link/App/a.xib", "App/a.xib"),
      ("/repo/App", "../../else/a.xib", "../../else/a.xib"), ("/else", "a.xib", "a.xib"),
      ("/repo", "/repository/a.xib", "/repository/a.xib"), ("/repo", "/repo", "/repo"),
      ("/", "repo/a.xib", "a.xib"),
    ]
  )
  func path(folder: String, file: String, path: String) {
    #expect(RepositoryPaths(folder: folder, roots: ["/repo/", "/link"]).path(file) == path)
  }

  @Test("The root folder, and relative paths")
  func roots() {
    #expect(RepositoryPaths(folder: "/a", roots: ["/"]).path("b/../c") == "a/c")
    #expect(RepositoryPaths(folder: "/a", roots: ["..", ""]).path("b") == "b")
    #expect(RepositoryPaths(folder: "/a/b", roots: []).whole("../../../c/./d") == "/c/d")
  }
}
