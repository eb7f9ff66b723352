extension Validator {
  /// Finds the places of documents and sources that the lines of a log speak of.
  ///
  /// - Parameters:
  ///   - log: What a console printed, or a crash report, in UTF-8.
  ///   - file: The log's path; nil if it has none.
  ///   - paths: Where the documents and sources are; relative paths count from the current folder.
  /// - Returns: The lines that speak of nibs, each with its places.
  /// - Throws: A ``ValidationError`` if a path does not exist or a configuration cannot be read.
  public func locate(
    _ log: [UInt8],
    file: String? = nil,
    below paths: [String]
  ) async throws(ValidationError) -> LocationReport {
    let log = ConsoleLog(log)
    // Read in any case, so that a path that does not exist is told.
    let tree = try await LoadedTree(below: paths, options: options)
    let locator = Locator(tree, log: log)
    return LocationReport(log: file, lines: log.entries.map(locator.locate))
  }
}
