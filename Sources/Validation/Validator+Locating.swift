public import ProjectModel

extension Validator {
  /// Finds the locations in documents and sources to which log lines refer.
  ///
  /// - Parameters:
  ///   - log: Console output or a crash report, in UTF-8.
  ///   - file: The log's path; nil for standard input.
  ///   - paths: The paths of the documents and sources, relative to the current folder.
  /// - Returns: The nib-related lines, each with its locations.
  /// - Throws: A ``ValidationError`` if a path does not exist or a configuration cannot be read.
  public func locate(
    _ log: [UInt8],
    file: String? = nil,
    below paths: [String]
  ) async throws(ValidationError) -> LocationReport {
    let log = ConsoleLog(log)
    // The tree is always read, so that a missing path is reported.
    let tree = try await LoadedTree(below: paths, options: options)
    try Self.checkCancellation()
    let locator = Locator(tree, log: log)
    return LocationReport(log: file, lines: log.entries.map(locator.locate))
  }
}
