/// Derives information from the path of a document.
package enum DocumentPath {
  /// The name of the document in a `Name.nib` folder.
  ///
  /// Interface Builder 3 and later write such a folder as an alternative to a `.xib` file; its other files are
  /// compiled.
  private static let packagedName = "designable.nib"
  private static let packagedEnding = "/designable.nib"

  /// The document in a `Name.nib` folder of Interface Builder 2 for Carbon, whose format is not supported.
  private static let carbonEnding = ".nib/objects.xib"

  /// Whether a file is an Interface Builder document, according to its path.
  package static func isDocument(_ path: String) -> Bool {
    if path.hasSuffix(".xib") { return !path.hasSuffix(carbonEnding) }
    return path.hasSuffix(".storyboard") || path == packagedName || path.hasSuffix(packagedEnding)
  }

  /// Returns the path of a document in project files, which list a `Name.nib` folder instead of the document in the
  /// folder.
  package static func listed(_ path: String) -> Substring {
    guard path.utf8.last == packagedEnding.utf8.last, path.hasSuffix(packagedEnding) else {
      return path[...]
    }
    return path.dropLast(packagedEnding.utf8.count)
  }

  /// Returns the file name of a document's nib without its extension.
  package static func fileName(of path: String) -> Substring {
    // This function runs many times for each document.
    let listed = listed(path)
    let start = listed.utf8.lastIndex(of: UInt8(ascii: "/")).map(listed.utf8.index(after:))
    let file = listed[(start ?? listed.startIndex)...]
    return file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
  }

  /// Returns the name that code uses to load a document's nib: the file name without its extension and device.
  package static func nibName(of path: String) -> String {
    let name = fileName(of: path)
    guard let tilde = name.utf8.lastIndex(of: UInt8(ascii: "~")),
      devices.contains(name[tilde...].dropFirst())
    else { return String(name) }
    return String(name[..<tilde])
  }

  /// The devices for which a bundle may contain separate files, such as `Card~ipad.nib`; any other text after a tilde
  /// is part of the name.
  private static let devices: Set<Substring> = [
    "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "tv", "watch",
  ]
}
