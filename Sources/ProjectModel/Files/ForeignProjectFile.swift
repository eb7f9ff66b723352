/// The project files of build systems for languages other than Swift and Objective-C.
enum ForeignProjectFile {
  /// The language of a project.
  struct Language: Sendable {
    let name: String
    /// Whether apps in Swift and Objective-C also use such files, for tools or other platforms.
    var isShared = false
  }

  /// Returns the language of a project file, or nil for other files.
  static func language(of name: String) -> Language? {
    languagesByName[name]
      ?? name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { languagesByEnding[String(name[$0...])] }
  }

  /// The languages of MSBuild projects, by file extension.
  private static let languagesByEnding: [String: Language] = [
    ".csproj": Language(name: "C#"), ".fsproj": Language(name: "F#"),
    ".vbproj": Language(name: "Visual Basic"),
  ]

  /// The languages of the project files of RoboVM, Gradle (Kotlin/Native), Rake (RubyMotion), Python's tools (PyObjC,
  /// BeeWare) and Cargo, by file name.
  private static let languagesByName: [String: Language] = [
    "robovm.xml": Language(name: "Java"), "robovm.properties": Language(name: "Java"),
    "build.gradle": Language(name: "Kotlin", isShared: true),
    "build.gradle.kts": Language(name: "Kotlin", isShared: true),
    "Rakefile": Language(name: "Ruby", isShared: true),
    "pyproject.toml": Language(name: "Python", isShared: true),
    "setup.py": Language(name: "Python", isShared: true),
    "Cargo.toml": Language(name: "Rust", isShared: true),
  ]
}
