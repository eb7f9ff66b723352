import ClassInterfaces

/// Reads source files: one `SourceInterface` each, in the order of the paths.
enum SourceReading {
  static func read(_ paths: [String], jobs: Int?) async -> [SourceInterface] {
    await ConcurrentMap.map(paths, jobs: jobs, read).compactMap(\.self)
  }

  /// A file that cannot be opened says nothing; a class that only it declares stays unproved.
  private static func read(_ path: String) -> SourceInterface? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    return path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface")
      ? SwiftInterfaceScanner.scan(bytes, file: path)
      : ObjectiveCInterfaceScanner.scan(bytes, file: path)
  }
}
