import RuntimeAttributes

/// Finds the local packages that manifests reference, and all packages that Xcode projects reference.
enum PackageReferences {
  /// Returns the packages, each with its version or commit if the requirement is exact.
  ///
  /// - Parameters:
  ///   - manifests: The paths of package manifests.
  ///   - projects: The paths of project files.
  /// - Returns: The packages with the locations of their references.
  static func dependencies(manifests: [String], projects: [String]) -> [Dependency] {
    manifests.flatMap { manifest in
      PackageManifest.calls(of: "package", in: manifest).compactMap { arguments, place in
        PackageManifest.argument("path", of: arguments)
          .map { local(at: PathName.joined(PathName.folder(of: manifest), $0), place) }
      }
    } + projects.flatMap(dependencies)
  }

  private static func dependencies(ofProject project: String) -> [Dependency] {
    let folder = PathName.folder(of: PathName.folder(of: project))
    let localPackages = PackageManifest.values(after: "relativePath = ", in: project, upTo: UInt8(ascii: ";"))
      .map { (path: unquoted($0.text), place: $0.place) }.filter { !$0.path.isEmpty }
      .map { local(at: PathName.joined(folder, $0.path), $0.place) }
    return localPackages
      + PackageManifest.values(after: "repositoryURL = ", in: project, upTo: UInt8(ascii: "}"))
      .compactMap { remote($0.text, $0.place) }
  }

  private static func local(at path: String, _ place: FileLocation) -> Dependency {
    Dependency(PathName.file(of: path), .package, path: path, lock: place)
  }

  /// Returns the package of a reference: `"https://a.b/Kit.git"; requirement = { kind = revision; revision = 1a2b; }`;
  /// nil without a URL.
  private static func remote(_ reference: Substring, _ place: FileLocation) -> Dependency? {
    let url = unquoted(reference.prefix { $0 != ";" })
    guard !url.isEmpty else { return nil }
    var values: [Substring: String] = [:]
    for setting in reference.drop(while: { $0 != "{" }).dropFirst().split(separator: ";") {
      let parts = setting.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0].trimmed] = unquoted(parts[1]) }
    }
    return Dependency(
      Dependency.repository(of: url),
      .package,
      version: values["kind"] == "exactVersion" ? values["version"] : nil,
      revision: values["revision"],
      url: url,
      lock: place
    )
  }

  private static func unquoted(_ text: Substring) -> String {
    String(text.filter { $0 != "\"" }[...].trimmed)
  }
}
