import PortableFoundation

/// Finds the configurations above the paths of a run.
enum ConfigurationSearch {
  /// The nearest `nibproof.json` above a file or folder; nil if there is none up to the root.
  static func nearest(above path: String) -> String? {
    var next = PathName.parent(ofFolder: path == "." ? "" : path)
    while let folder = next {
      let file = PathName.joined(folder, PathName.configurationName)
      var status = stat()
      if stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
      next = PathName.parent(ofFolder: folder)
    }
    return nil
  }
}
