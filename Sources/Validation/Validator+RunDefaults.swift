extension Validator {
  /// Returns the defaults that the configuration of some paths gives.
  ///
  /// These are the keys of ``Options/specFile``, or else of the nearest `nibproof.json` in or above the folder that contains
  /// all paths. A configuration further out gives what the nearer ones do not.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The defaults; paths in them count from the current folder.
  /// - Throws: A ``ValidationError`` if a configuration cannot be read.
  public func runDefaults(for paths: [String]) throws(ValidationError) -> RunDefaults {
    if let file = options.specFile { return try SpecFile(PathName.normalized(file)).runDefaults }
    var defaults = RunDefaults()
    var next = ConfigurationSearch.nearest(around: paths)
    while let file = next {
      let outer = try SpecFile(file).runDefaults
      defaults.baseline = defaults.baseline ?? outer.baseline
      defaults.reporter = defaults.reporter ?? outer.reporter
      defaults.strict = defaults.strict ?? outer.strict
      next = ConfigurationSearch.nearest(above: PathName.folder(of: file))
    }
    return defaults
  }
}

extension SpecFile {
  /// The defaults for a run, with paths from the current folder.
  fileprivate var runDefaults: RunDefaults {
    var defaults = spec.run
    defaults.baseline = defaults.baseline.map { PathName.joined(folder, $0) }
    defaults.reporter?.file = path
    return defaults
  }
}
