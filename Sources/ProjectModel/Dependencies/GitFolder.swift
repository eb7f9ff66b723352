/// Reads the Git metadata of a checkout.
enum GitFolder {
  /// Returns the checked-out commit, or nil if the folder is not a Git checkout or the commit is unknown.
  static func revision(of folder: String) -> String? {
    var git = folder + "/.git"
    // A submodule has a `.git` file with the path of the Git folder.
    if SystemPath.isRegularFile(git), let text = text(git), text.hasPrefix("gitdir:") {
      git = PathName.joined(folder, String(text.dropFirst("gitdir:".count).trimmed))
    }
    guard let head = text(git + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return commit(head) }
    let reference = String(head.dropFirst("ref: ".count))
    if let commit = text("\(git)/\(reference)").flatMap(commit) { return commit }
    guard let packed = try? FileBytes.read(git + "/packed-refs") else { return nil }
    for line in String(decoding: packed, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix(" " + reference) {
      return commit(line.prefix { $0 != " " })
    }
    return nil
  }

  private static func commit(_ text: Substring) -> String? {
    text.utf8.count >= 40 && text.allSatisfy(\.isHexDigit) ? text.lowercased() : nil
  }

  /// Returns the first line of a file of less than 4 KB, if any.
  private static func text(_ path: String) -> Substring? {
    guard let bytes = try? FileBytes.read(path), bytes.count < 4096 else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first?.trimmed
  }
}
