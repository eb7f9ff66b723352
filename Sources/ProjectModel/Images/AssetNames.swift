import JSON5

/// The names of an app's images and colors, from files and asset catalogs.
package struct AssetNames: Sendable {
  /// A kind of asset.
  package enum Kind: Hashable, Sendable {
    case image, color
  }

  /// An asset in a catalog.
  package struct Asset: Hashable, Sendable {
    package var kind: Kind
    /// The name, including the groups that provide a namespace: `Icons/Add`.
    package var name: String
  }

  /// The assets in catalogs.
  private var assets: Set<Asset> = []
  /// The names of image files, without folders, extensions and variant suffixes.
  private var files: Set<String> = []

  /// Collects the names of images and colors.
  ///
  /// - Parameters:
  ///   - paths: The paths of image files and asset catalogs.
  ///   - known: The assets of catalogs that were already read, by path.
  package init(_ paths: [String], known: [String: [Asset]] = [:]) {
    for path in paths {
      if path.hasSuffix(Self.catalog) {
        assets.formUnion(known[path] ?? Self.assets(in: path))
      } else {
        files.insert(ImageFiles.name(of: path))
      }
    }
  }

  /// Whether an asset exists.
  ///
  /// The name of an image may have an extension, and a folder may precede the name of an image file.
  package func contain(_ kind: Kind, named name: String) -> Bool {
    if assets.contains(Asset(kind: kind, name: name)) { return true }
    guard kind == .image else { return false }
    let last = ImageFiles.name(of: name)
    let folder = name.hasSuffix("/") ? "" : String(name.prefix(name.count - PathName.file(of: name).count))
    return files.contains(last) || assets.contains(Asset(kind: .image, name: folder + last))
  }

  /// Returns the names of all colors, or of all images including image files.
  package func names(of kind: Kind) -> Set<String> {
    let names = Set(assets.lazy.filter { $0.kind == kind }.map(\.name))
    return kind == .image ? names.union(files) : names
  }

  // MARK: - Catalogs

  private static let catalog = ".xcassets"

  /// The kinds of the catalog folders that represent assets, by extension.
  private static let sets: [String: Kind] = [
    ".imageset": .image, ".symbolset": .image, ".appiconset": .image, ".launchimage": .image,
    ".imagestack": .image, ".brandassets": .image, ".stickersiconset": .image, ".iconset": .image,
    ".colorset": .color,
  ]

  /// Returns the sorted assets in a catalog; if a group's namespace is unknown, its assets have both possible names.
  package static func assets(in path: String) -> [Asset] {
    var found: Set<Asset> = []
    visit(path) { set, kind, namespaces in
      for namespace in namespaces {
        found.insert(Asset(kind: kind, name: namespace + ImageFiles.name(of: set)))
      }
    }
    return found.sorted { ($0.name, $0.kind == .color ? 1 : 0) < ($1.name, $1.kind == .color ? 1 : 0) }
  }

  /// Returns the sorted paths of the sets with images in a catalog, such as image sets and app icons.
  static func imageSets(in path: String) -> [String] {
    var found: [String] = []
    visit(path) { set, kind, _ in
      if kind == .image { found.append(set) }
    }
    return found.sorted()
  }

  /// Visits the sets in a catalog, with the possible namespaces of their groups.
  private static func visit(_ catalog: String, _ body: (String, Kind, Set<String>) -> Void) {
    var groups = [(path: catalog, namespaces: Set([""]))]
    while let group = groups.popLast() {
      for entry in FolderEntries.folders(in: group.path) {
        let path = group.path + "/" + entry
        // Only the name of a set is needed, not its files.
        if let dot = entry.utf8.lastIndex(of: UInt8(ascii: ".")), let kind = sets[String(entry[dot...])] {
          body(path, kind, group.namespaces)
        } else {
          groups.append((path, namespaces(of: path, entry, in: group.namespaces)))
        }
      }
    }
  }

  /// Returns the possible namespaces of a group.
  private static func namespaces(of path: String, _ name: String, in outer: Set<String>) -> Set<String> {
    let inner = Set(outer.map { $0 + name + "/" })
    // Without a `Contents.json` file, a group has no namespace.
    guard let bytes = try? FileBytes.read(path + "/Contents.json") else { return outer }
    guard let contents = try? JSON5Reader.read(bytes) else { return outer.union(inner) }
    if case .boolean(true)? = contents["properties"]?["provides-namespace"]?.content { return inner }
    return outer
  }

  /// Whether an extension is the extension of an asset set.
  static func isSet(_ text: String) -> Bool { sets[text] != nil }
}
