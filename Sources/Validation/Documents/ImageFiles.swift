import JSON5
import PortableFoundation

/// The files of the images that an app has in its catalogs and beside them, by name.
package struct ImageFiles: Sendable {
  /// A file to embed.
  package struct Picture: Sendable {
    /// The file as a `data:` URI.
    package var uri: String
    /// Whether the catalog asks for the image's shape alone, or for its own colors; nil for neither.
    package var isTemplate: Bool?
  }

  /// Larger files are left out: a drawing has many images, and backgrounds of whole screens take less.
  private static let largest = 1 << 20

  private static let types = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml",
  ]

  /// The image sets, and the files outside of catalogs, by the name of the image.
  private var paths: [String: String] = [:]

  /// Collects the names.
  ///
  /// - Parameters:
  ///   - images: Image files and asset catalogs.
  ///   - document: The path of the document that names the images: of several with one name, the nearest is meant.
  init(_ images: [String], near document: String) {
    let folders = PathName.folder(of: document).split(separator: "/")
    func distance(_ path: String) -> Int {
      -zip(folders, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    for path in images.map({ (distance($0), $0) }).sorted(by: <).map(\.1) {
      let sets = path.hasSuffix(".xcassets") ? ImageNames.imageSets(in: path) : [path]
      for set in sets where paths[ImageNames.name(of: set)] == nil { paths[ImageNames.name(of: set)] = set }
    }
  }

  /// The picture of an image; nil if there is none of that name, or none that a browser shows.
  package func picture(named name: String) -> Picture? {
    guard let path = paths[ImageNames.name(of: name)] else { return nil }
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

  /// The file of an image set that suits a drawing best, and how the set is to be rendered.
  private static func contents(of set: String) -> (file: String?, isTemplate: Bool?)? {
    guard let bytes = try? FileBytes.read(set + "/Contents.json"),
      let contents = try? JSON5Reader.read(bytes),
      let images = contents["images"]?.elements
    else { return nil }
    let files = images.compactMap { image -> (rank: Int, file: String)? in
      // Those for the dark appearance are others.
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
}
