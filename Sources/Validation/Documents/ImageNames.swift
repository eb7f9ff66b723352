/// The names of the images that an app holds: those of its files, and those of its asset catalogs.
struct ImageNames: Sendable {
  /// The names, without what chooses among variants.
  private(set) var names: Set<String> = []

  /// Collects the names.
  ///
  /// - Parameters:
  ///   - paths: Image files, and asset catalogs, which are looked through.
  ///   - known: The names in catalogs that somebody has looked through already.
  init(_ paths: [String], known: [String: [String]] = [:]) {
    for path in paths { names.formUnion(known[path] ?? Self.names(at: path)) }
  }

  /// The name of an image file, or the names in an asset catalog, sorted.
  static func names(at path: String) -> [String] {
    guard path.hasSuffix(".xcassets") else { return [name(of: path)] }
    return Set(imageSets(in: path).map(name)).sorted()
  }

  /// The folders of a catalog that hold one image each.
  static func imageSets(in catalog: String) -> [String] {
    var found: [String] = []
    var groups = [catalog]
    while let group = groups.popLast() {
      for entry in FolderEntries.folders(in: group) {
        // Names alone matter: what stands below an image set are its pictures.
        if let dot = entry.utf8.lastIndex(of: UInt8(ascii: ".")), sets.contains(String(entry[dot...])) {
          found.append(group + "/" + entry)
        } else {
          groups.append(group + "/" + entry)
        }
      }
    }
    return found.sorted()
  }

  /// Whether an image of that name is there; a name may say an extension, or the group of a catalog before it.
  func contains(_ name: String) -> Bool { names.contains(Self.name(of: name)) }

  /// The endings of the folders of a catalog that hold one image each.
  private static let sets: Set<String> = [
    ".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack", ".brandassets",
    ".stickersiconset",
  ]

  /// The endings of names that a device or a screen chooses by.
  private static let variants = ["~iphone", "~ipad", "~mac", "~tv", "@1x", "@2x", "@3x", "-568h"]

  /// A file's name without its folder, its extension and what chooses among its variants.
  static func name(of path: String) -> String {
    var name = PathName.file(of: path)
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex,
      isExtension(String(name[dot...]))
    {
      name = String(name[..<dot])
    }
    while let variant = variants.first(where: name.hasSuffix), variant.utf8.count < name.utf8.count {
      name.removeLast(variant.count)
    }
    return name
  }

  private static func isExtension(_ text: String) -> Bool {
    sets.contains(text) || FileTree.FileKind(name: text) == .image
  }
}
