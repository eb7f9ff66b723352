import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("The libraries in linker flags")
struct LinkerFlagsTests {
  /// Linker flags, and the linked products and files; nil if a flag is unknown.
  typealias Row = Example<[String], [String]?>

  static let rows: [Row] = [
    Row("no flags", [], []),
    Row("inherited flags", ["$(inherited)", "${inherited}"], []),
    Row("system libraries", ["-lz -lc++ -l\"xml2\"", "-lsqlite3.0"], []),
    Row("system frameworks", ["-framework", "AppKit", "-weak_framework", "\"MapKit\""], []),
    Row("a library", ["-lToll"], ["libToll.a"]),
    Row("a weak library and a framework", ["-weak-lToll -framework Gate"], ["Gate.framework", "libToll.a"]),
    Row(
      "a file",
      ["$(SRCROOT)/Lib/libToll.a", "-force_load Lib/libGate.a"],
      ["App/Lib/libGate.a", "App/Lib/libToll.a"]
    ),
    Row("a product of another project", ["$(BUILT_PRODUCTS_DIR)/libToll.a"], ["libToll.a"]),
    Row("a file of the system", ["-Wl,/usr/lib/libssl.dylib", "$(SDKROOT)/usr/lib/libToll.dylib"], []),
    Row(
      "flags without libraries",
      [
        "-ObjC", "-Wl,-rpath,@loader_path/../Frameworks", "-undefined dynamic_lookup", "-Wno-warning",
        "-ld_classic",
        "-sectcreate __TEXT __info_plist $(SRCROOT)/Info.plist", "-Xlinker -rpath -Xlinker path",
        "-L$(SRCROOT)/Lib",
      ],
      []
    ),
    Row("values that are not libraries", ["-rpath @rpath/Toll.framework -order_file order.txt"], []),
    Row("the file of a framework", ["-force_load Lib/Toll.framework/Toll"], ["App/Lib/Toll.framework"]),
    Row("a versioned library", ["-lToll.2", "-lxml2.2"], ["libToll.2.a"]),
    Row("a list of files", ["-filelist", "files.txt"], nil),
    Row("a file with flags", ["@flags.txt"], nil),
    Row("an unknown variable", ["$(LIBRARIES)"], nil),
    Row("an unknown file", ["$(NAME).a"], nil),
    Row("an unknown library", ["-l$(NAME)"], nil),
    Row("an unknown framework", ["-framework $(NAME)"], nil),
    Row("a file that is not a library", ["-force_load toll.txt"], nil),
    Row("a missing name", ["-framework"], nil),
    Row("a missing file", ["-weak_library"], nil),
  ]

  @Test(arguments: rows)
  func libraries(_ row: Row) {
    let flags = LinkerFlags(row.input, folder: "App")
    let found = flags.libraries.products.union(flags.libraries.files).sorted()
    #expect((flags.areKnown ? found : nil) == row.expected, sourceLocation: row.sourceLocation)
  }
}
