/// Paths in reports.
enum PathText {
  static func relative(_ path: String, to root: String) -> String {
    path.hasPrefix(root + "/")
      ? String(decoding: path.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self) : path
  }
}
