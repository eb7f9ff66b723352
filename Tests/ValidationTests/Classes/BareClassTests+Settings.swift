import NibLoading
import NibproofTestSupport
import Testing

/// Apps whose settings files may link libraries.
extension BareClassTests {
  struct Settings: CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var isClosed: Bool
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ files: [String: String],
      isClosed: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.files, self.isClosed) = (name, files, isClosed)
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    "Settings files are read with their includes",
    arguments: [
      Settings("no flags", ["App.xcconfig": "PRODUCT_NAME = Shop // the name\n"], isClosed: true),
      Settings("harmless flags", ["App.xcconfig": "OTHER_LDFLAGS = $(inherited) -ObjC"], isClosed: true),
      Settings("a library", ["App.xcconfig": "OTHER_LDFLAGS = -lToll"], isClosed: false),
      Settings(
        "a library of a platform",
        ["App.xcconfig": "OTHER_LDFLAGS[sdk=iphoneos*] = -lToll"],
        isClosed: false
      ),
      Settings(
        "harmless flags of a platform",
        ["App.xcconfig": "OTHER_LDFLAGS[sdk=iphoneos*] = -ObjC"],
        isClosed: true
      ),
      Settings(
        "flags in another setting",
        ["App.xcconfig": "KIT_LDFLAGS = -framework \"Foundation\"\nOTHER_LDFLAGS = ${KIT_LDFLAGS} -ObjC"],
        isClosed: true
      ),
      Settings(
        "a library in another setting",
        ["App.xcconfig": "KIT_LDFLAGS = -lToll\nOTHER_LDFLAGS = ${KIT_LDFLAGS}"],
        isClosed: false
      ),
      Settings("an unknown setting", ["App.xcconfig": "OTHER_LDFLAGS = ${KIT_LDFLAGS}"], isClosed: false),
      Settings(
        "an included file without its extension",
        ["App.xcconfig": "#include \"Base\"", "Base.xcconfig": "OTHER_LDFLAGS = -lToll"],
        isClosed: false
      ),
      Settings(
        "a harmless one",
        ["App.xcconfig": "#include \"Base\"", "Base.xcconfig": "OTHER_LDFLAGS = -ObjC"],
        isClosed: true
      ),
      Settings("no file", [:], isClosed: false),
      Settings(
        "a library by an included file",
        [
          "App.xcconfig": "#include \"Config/Base.xcconfig\"\n",
          "Config/Base.xcconfig": "OTHER_LDFLAGS = -lToll",
        ],
        isClosed: false
      ),
      Settings(
        "an included file that is not there",
        ["App.xcconfig": "#include \"None.xcconfig\""],
        isClosed: false
      ),
      Settings("an optional one", ["App.xcconfig": "#include? \"None.xcconfig\""], isClosed: true),
      Settings(
        "files that include one another",
        ["App.xcconfig": "#include \"App.xcconfig\""],
        isClosed: true
      ),
      Settings(
        "pods that are not there",
        ["App.xcconfig": "#include \"Pods/Pods-App.xcconfig\""],
        isClosed: false
      ),
    ]
  )
  func settings(_ settings: Settings) async throws {
    let project = Self.project(
      configuration: "baseConfigurationReference = Z;",
      files: "Z",
      objects: "Z = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
    )
    let found = try await Self.found("TollPanel", project, settings.files)
    #expect(
      found == (settings.isClosed ? Self.missing : Self.unverified),
      sourceLocation: settings.sourceLocation
    )
  }
}
