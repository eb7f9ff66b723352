import PortableFoundation

/// The example app, which is embedded because an installed command consists of only one file.
enum ExampleApp {
  struct File: Sendable {
    /// The path, relative to the app's folder.
    var path: String
    var text: String
  }

  /// Writes the app into a folder, which is created if needed.
  ///
  /// - Parameter folder: The path of a folder that does not exist or is empty.
  /// - Throws: `Failure.output` if the folder has contents or a file cannot be written.
  static func write(to folder: String) throws(Failure) {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if let contents, !contents.isEmpty { throw .output(path: folder, reason: CommandMessages.isNotEmpty) }
    for file in files {
      let path = "\(folder)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      } catch {
        throw .output(path: folder, reason: error.systemReason)
      }
      try OutputFile.replace(path) { $0.write(file.text) }
    }
  }
}
