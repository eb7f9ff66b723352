import PortableFoundation

extension PathName {
  /// Returns the normalized paths of a run without duplicates, or the current folder if `paths` is empty.
  ///
  /// If a path is below another path, its spelling starts with the other path, so that each file has only one spelling.
  package static func roots(_ paths: [String]) -> [String] {
    let roots = paths.isEmpty ? ["."] : paths.map(normalized)
    guard roots.count > 1 else { return roots }
    var places = Places()
    let whole = roots.map { places.place(of: $0) }
    let spellings = Dictionary(zip(whole, roots)) { first, _ in first }
    var seen: Set<String> = []
    return whole.compactMap { place in
      let root = spelling(of: place, by: spellings)
      return seen.insert(root).inserted ? root : nil
    }
  }

  /// Returns a resolved path, spelled with the outermost given path that contains it.
  private static func spelling(of place: String, by spellings: [String: String]) -> String {
    let ends =
      place.utf8.indices.dropFirst().filter { place.utf8[$0] == UInt8(ascii: "/") } + [place.endIndex]
    for end in ends {
      guard let outer = spellings[String(place[..<end])] else { continue }
      let rest = place[end...].drop { $0 == "/" }
      return rest.isEmpty ? outer : outer == "." ? String(rest) : "\(outer)/\(rest)"
    }
    return place
  }

  /// A cache of resolved folder paths.
  private struct Places {
    private var folders: [String: String] = [:]

    /// Returns the resolved path of a file or folder; a link to a file is not followed.
    mutating func place(of path: String) -> String {
      if (try? FileTree.isFolder(path)) == true { return resolved(path) }
      return PathName.joined(resolved(PathName.folder(of: path)), PathName.file(of: path))
    }

    private mutating func resolved(_ folder: String) -> String {
      if let known = folders[folder] { return known }
      let resolved = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
      folders[folder] = resolved
      return resolved
    }
  }
}
