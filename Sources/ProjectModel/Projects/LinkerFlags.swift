/// The libraries that linker flags such as `OTHER_LDFLAGS` link.
struct LinkerFlags {
  /// The linked libraries, except system libraries other than frameworks.
  private(set) var libraries = ForeignLibraries()
  /// Whether the flags determine all libraries.
  private(set) var areKnown = true
  /// The folder to which paths are relative.
  private let folder: String

  /// Reads flags.
  ///
  /// - Parameters:
  ///   - texts: The elements of the setting; an element may contain several flags.
  ///   - folder: The folder of the project.
  init(_ texts: [String], folder: String) {
    self.folder = folder
    var words = texts.flatMap(Self.words)[...]
    while let word = words.popFirst() { read(word, &words) }
  }

  /// Reads a flag and its values.
  ///
  /// Flags that are not listed here do not link libraries, and their values do not look like paths of libraries.
  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) {
    if Self.isFrameworkFlag(word) {
      addFramework(rest.popFirst())
    } else if Self.isFileFlag(word) {
      areKnown = areKnown && rest.popFirst().map { addFile($0) } == true
    } else if let count = Self.valueCounts[word] {
      rest = rest.dropFirst(count)
    } else if word == "-filelist" || word.first == "@" && !Self.otherFolders.contains(where: word.hasPrefix) {
      areKnown = false
    } else if let name = Self.libraryName(in: word) {
      addLibrary(name)
    } else if word.first != "-", !addFile(word), Self.isVariable(PathName.file(of: word)) {
      areKnown = areKnown && Self.inherited.contains(word)
    }
  }

  private mutating func addFramework(_ name: String?) {
    guard let name, !Self.isVariable(name) else { return areKnown = false }
    guard !SystemModules.contain(name) else {
      libraries.systemFrameworks.insert(name)
      return
    }
    libraries.products.insert(name + ".framework")
  }

  private mutating func addLibrary(_ name: Substring) {
    guard !Self.isVariable(name) else { return areKnown = false }
    let file = "lib\(name).a"
    if !Self.isSystemLibrary(file) { libraries.products.insert(file) }
  }

  /// Adds a file; returns false if the file is not a library.
  private mutating func addFile(_ path: String) -> Bool {
    // For the binary inside a framework, the framework is added.
    let path = path.ranges(of: ".framework/").first.map { String(path[..<$0.upperBound].dropLast()) } ?? path
    let name = PathName.file(of: path)
    guard Self.endings.contains(where: name.hasSuffix), !Self.isVariable(name) else { return false }
    guard !Self.isSystemLibrary(name), !Self.otherFolders.contains(where: path.hasPrefix) else { return true }
    let own = Self.projectFolders.first(where: path.hasPrefix).map { path.dropFirst($0.count) } ?? path[...]
    if Self.isVariable(own) {
      libraries.products.insert(name)
    } else {
      libraries.files.insert(own.hasPrefix("/") ? String(own) : PathName.joined(folder, String(own)))
    }
    return true
  }

  /// Whether the name of a library file is the name of a system library.
  static func isSystemLibrary(_ file: String) -> Bool {
    let name = file.prefix { $0 != "." }
    return name.hasPrefix("lib") && systemLibraries.contains(String(name.dropFirst(3)))
  }

  /// Returns the flags in a text, separated by spaces, or by commas after `-Wl`.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text + " " {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if !character.isWhitespace {
        if character != "\\" { word.append(character) }
      } else {
        words.append(word)
        word = ""
      }
    }
    return words.flatMap {
      $0.hasPrefix("-Wl,") ? $0.dropFirst(4).split(separator: ",").map(String.init) : [$0]
    }
    .filter { !$0.isEmpty && $0 != "-Xlinker" }
  }

  /// Whether a text contains a reference to a build setting.
  private static func isVariable(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(UInt8(ascii: "$"))
  }

  private static func isFrameworkFlag(_ word: String) -> Bool {
    word == "-framework" || word.hasPrefix("-") && word.hasSuffix("_framework")
  }

  private static func isFileFlag(_ word: String) -> Bool {
    word == "-force_load" || word == "-load_hidden" || word.hasPrefix("-") && word.hasSuffix("_library")
  }

  /// Returns the name of the library that a flag such as `-lz` links, or nil for other flags.
  private static func libraryName(in word: String) -> Substring? {
    guard !linkers.contains(word), let flag = libraryFlags.first(where: word.hasPrefix) else { return nil }
    return word.dropFirst(flag.count)
  }

  private static let libraryFlags = [
    "-l", "-hidden-l", "-merge-l", "-needed-l", "-reexport-l", "-upward-l", "-weak-l",
  ]
  /// The flags that select a linker; they begin with `-l`, but do not link a library.
  private static let linkers: Set<String> = ["-ld64", "-ld_classic", "-ld_new"]
  /// The flags whose values are often build settings, with the number of values.
  private static let valueCounts = ["-sectcreate": 3]
  private static let inherited: Set<String> = ["$(inherited)", "${inherited}", "$inherited"]
  private static let projectFolders = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].flatMap {
    ["$(\($0))/", "${\($0)}/", "$\($0)/"]
  }
  private static let endings = [".a", ".dylib", ".framework", ".o", ".tbd", ".xcframework"]
  /// The folders of the system, and the run path variables of the loader.
  private static let otherFolders = [
    "$(SDKROOT)/", "${SDKROOT}/", "/System/Library/Frameworks/", "/usr/lib/", "@executable_path/",
    "@loader_path/",
    "@rpath/",
  ]
  /// The system libraries of current and earlier systems, without versions; none declares classes for documents.
  private static let systemLibraries: Set<String> = [
    "System", "apr-1", "aprutil-1", "archive", "bsm", "bz2", "c", "c++", "c++abi", "charset", "compression",
    "crypto",
    "cups", "curl", "dl", "edit", "exslt", "expat", "ffi", "iconv", "icucore", "ldap", "lzma", "m", "ncurses",
    "network", "objc", "pam", "pcap", "pthread", "readline", "resolv", "sandbox", "sasl2", "sqlite3", "ssl",
    "stdc++",
    "tidy", "util", "xml2", "xslt", "z",
  ]
}
