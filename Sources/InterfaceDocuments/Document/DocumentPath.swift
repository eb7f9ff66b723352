/// What the path of a document tells.
package enum DocumentPath {
  /// What the document is called in a folder `Name.nib`, which Interface Builder has written since version 3 beside `.xib`
  /// and which Xcode still edits; the other files in there are compiled.
  private static let packagedName = "designable.nib"
  private static let packagedEnding = "/designable.nib"

  /// Whether a path is that of a document as Interface Builder writes it, by its end.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard") || path == packagedName
      || path.hasSuffix(packagedEnding)
  }

  /// The path by which projects list a document: for one in a folder `Name.nib` that of the folder.
  package static func listed(_ path: String) -> Substring {
    guard path.utf8.last == packagedEnding.utf8.last, path.hasSuffix(packagedEnding) else {
      return path[...]
    }
    return path.dropLast(packagedEnding.utf8.count)
  }

  /// The name under which code asks for the nib of a document: without its folder, its ending and its device.
  package static func nibName(of path: String) -> String {
    // Every document's is asked for many times.
    let listed = listed(path)
    let start = listed.utf8.lastIndex(of: UInt8(ascii: "/")).map(listed.utf8.index(after:))
    let file = listed[(start ?? listed.startIndex)...]
    let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    guard let tilde = name.utf8.lastIndex(of: UInt8(ascii: "~")),
      devices.contains(name[tilde...].dropFirst())
    else { return String(name) }
    return String(name[..<tilde])
  }

  /// The devices for which a bundle may have files of their own, such as `Card~ipad.nib`; any other tilde belongs to the name.
  private static let devices: Set<Substring> = [
    "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "tv", "watch",
  ]
}
