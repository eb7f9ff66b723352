/// The names of the images of an app, from files and asset catalogs.
package struct ImageNames: Sendable {
  /// The names, without suffixes for variants.
  package private(set) var names: Set<String> = []

  /// Collects the names.
  ///
  /// - Parameters:
  ///   - paths: The paths of image files and asset catalogs.
  ///   - known: The names in catalogs that were already read.
  package init(_ paths: [String], known: [String: [String]] = [:]) {
    for path in paths { names.formUnion(known[path] ?? Self.names(at: path)) }
  }

  /// Returns the name of an image file, or the sorted names of the images in an asset catalog.
  package static func names(at path: String) -> [String] {
    guard path.hasSuffix(".xcassets") else { return [name(of: path)] }
    return Set(imageSets(in: path).map(name)).sorted()
  }

  /// Returns the paths of the image sets in a catalog.
  static func imageSets(in catalog: String) -> [String] {
    var found: [String] = []
    var groups = [catalog]
    while let group = groups.popLast() {
      for entry in FolderEntries.folders(in: group) {
        // The files in an image set are not needed, only its name.
        if let dot = entry.utf8.lastIndex(of: UInt8(ascii: ".")), sets.contains(String(entry[dot...])) {
          found.append(group + "/" + entry)
        } else {
          groups.append(group + "/" + entry)
        }
      }
    }
    return found.sorted()
  }

  /// Whether the image exists.
  ///
  /// The name may have an extension, or be preceded by the name of a catalog group.
  package func contains(_ name: String) -> Bool { names.contains(Self.name(of: name)) }

  /// The extensions of the catalog folders that each represent one image.
  private static let sets: Set<String> = [
    ".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack", ".brandassets",
    ".stickersiconset",
  ]

  /// The suffixes of image variants for devices and scale factors.
  private static let variants = ["~iphone", "~ipad", "~mac", "~tv", "@1x", "@2x", "@3x", "-568h"]

  /// Returns a file name without its folder, extension and variant suffixes.
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
