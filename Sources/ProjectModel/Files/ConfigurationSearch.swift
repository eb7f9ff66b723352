import PortableFoundation

/// Finds the configuration files in and above the paths of a run.
package enum ConfigurationSearch {
  /// Returns the nearest `nibproof.json` above a file or folder, or nil if there is none.
  package static func nearest(above path: String) -> String? {
    nearest(from: PathName.parent(ofFolder: path == "." ? "" : path))
  }

  /// Returns the nearest `nibproof.json` in or above the closest common ancestor of the paths, or nil if there is none.
  package static func nearest(around paths: [String]) -> String? {
    let roots = PathName.roots(paths)
    guard let first = roots.first else { return nil }
    let isFolder = (try? FileTree.isFolder(first)) ?? false
    var folder: String? = isFolder ? (first == "." ? "" : first) : PathName.folder(of: first)
    while let current = folder, !roots.allSatisfy({ PathName.isBelow($0, current) }) {
      folder = PathName.parent(ofFolder: current)
    }
    return nearest(from: folder)
  }

  private static func nearest(from folder: String?) -> String? {
    var next = folder
    while let folder = next {
      let file = PathName.joined(folder, PathName.configurationName)
      var status = stat()
      if stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
      next = PathName.parent(ofFolder: folder)
    }
    return nil
  }
}
