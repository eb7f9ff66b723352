public import ProjectModel

extension Validator {
  /// Returns the defaults from the configuration of the given paths.
  ///
  /// The defaults are read from ``Options/specFile``, or else from the nearest `nibproof.json` in or above the folder
  /// that contains all paths. Keys that a configuration does not set are inherited from configurations in enclosing
  /// folders.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The defaults; their paths are relative to the current folder.
  /// - Throws: A ``ValidationError`` if a configuration cannot be read.
  public func runDefaults(for paths: [String]) throws(ValidationError) -> RunDefaults {
    if let file = options.specFile { return try SpecFile(PathName.normalized(file)).runDefaults }
    var defaults = RunDefaults()
    var next = ConfigurationSearch.nearest(around: paths)
    while let file = next {
      let outer = try SpecFile(file).runDefaults
      if defaults.baseline == nil {
        (defaults.baseline, defaults.baselinePlace) = (outer.baseline, outer.baselinePlace)
      }
      defaults.reporter = defaults.reporter ?? outer.reporter
      defaults.strict = defaults.strict ?? outer.strict
      next = ConfigurationSearch.nearest(above: PathName.folder(of: file))
    }
    return defaults
  }
}

extension SpecFile {
  /// The defaults for a run, with paths relative to the current folder.
  fileprivate var runDefaults: RunDefaults {
    var defaults = spec.run
    defaults.baseline = defaults.baseline.map { PathName.joined(folder, $0) }
    defaults.baselinePlace = defaults.baselinePosition.map { FileLocation(file: path, position: $0) }
    defaults.reporter?.file = path
    return defaults
  }
}
