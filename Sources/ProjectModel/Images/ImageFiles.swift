import JSON5
import PortableFoundation

/// The image files of an app, inside and outside of asset catalogs, by name.
package struct ImageFiles: Sendable {
  /// An image for embedding in a drawing.
  package struct Picture: Sendable {
    /// The image as a `data:` URI.
    package var uri: String
    /// Whether the catalog renders the image as a template or with its own colors, or nil if unspecified.
    package var isTemplate: Bool?
  }

  /// The maximum size of an image in bytes.
  ///
  /// A drawing embeds many images; even full-screen backgrounds are smaller.
  private static let largest = 1 << 20

  private static let types = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml",
  ]

  /// The paths of sets with images in catalogs, and of image files outside of catalogs, by image name.
  private let paths: [String: [String]]

  /// Collects the names of images.
  ///
  /// - Parameter images: The paths of image files and asset catalogs.
  package init(_ images: [String]) {
    let files = images.flatMap { $0.hasSuffix(".xcassets") ? AssetNames.imageSets(in: $0) : [$0] }
    paths = Dictionary(grouping: files) { Self.name(of: $0) }
  }

  /// Returns the picture for an image name.
  ///
  /// - Parameters:
  ///   - name: The name, which may include an extension and variant suffixes.
  ///   - document: The path of the document that references the image. If the name is ambiguous, the nearest
  ///     image is used.
  /// - Returns: The picture; nil if the image does not exist, is too large, or has a format that browsers do
  ///   not support.
  package func picture(named name: String, near document: String) -> Picture? {
    let folders = PathName.folder(of: document).split(separator: "/")
    func distance(_ path: String) -> Int {
      -zip(folders, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let candidates = (paths[Self.name(of: name)] ?? []).map { (distance($0), $0) }
    guard let path = candidates.min(by: <)?.1 else { return nil }
    var (file, isTemplate): (String, Bool?) = (path, nil)
    if path.hasSuffix(".imageset") {
      guard let contents = Self.contents(of: path), let best = contents.file else { return nil }
      (file, isTemplate) = (PathName.joined(path, best), contents.isTemplate)
    }
    guard let type = Self.type(of: file), let bytes = try? FileBytes.read(file), bytes.count <= Self.largest
    else {
      return nil
    }
    return Picture(uri: "data:\(type);base64,\(Data(bytes).base64EncodedString())", isTemplate: isTemplate)
  }

  private static func type(of file: String) -> String? {
    file.lastIndex(of: ".").flatMap { types[file[file.index(after: $0)...].lowercased()] }
  }

  /// Returns the most suitable file in an image set for a drawing, and the set's rendering mode; nil for an unreadable
  /// set.
  private static func contents(of set: String) -> (file: String?, isTemplate: Bool?)? {
    guard let bytes = try? FileBytes.read(set + "/Contents.json"),
      let contents = try? JSON5Reader.read(bytes),
      let images = contents["images"]?.elements
    else { return nil }
    let files = images.compactMap { image -> (rank: Int, file: String)? in
      // Variants for the dark appearance are skipped.
      guard let file = image["filename"]?.string, type(of: file) != nil, !file.contains("/"),
        image["appearances"] == nil
      else { return nil }
      let rank = ["2x", nil, "3x", "1x"].firstIndex(of: image["scale"]?.string) ?? 4
      return (image["idiom"]?.string == "watch" ? rank + 5 : rank, file)
    }
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    let isTemplate = intent.flatMap { ["template": true, "original": false][$0] }
    return (files.min { ($0.rank, $0.file) < ($1.rank, $1.file) }?.file, isTemplate)
  }

  // MARK: - Names

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
    AssetNames.isSet(text) || FileTree.FileKind(name: text) == .image
  }
}
