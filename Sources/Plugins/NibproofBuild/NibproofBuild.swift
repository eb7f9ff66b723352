import Foundation
import PackagePlugin

/// Validates the documents of a target whenever it is built and they, or the sources, have changed.
///
/// A build command and no prebuild one: it may run a tool that is built from source, and it runs again only
/// when an input is newer than its output, a file of one comment that is written if nothing fails.
@main
struct NibproofBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // Documents may be excluded from the target, as they are where a command-line build has no use for them.
    let files = FileKinds.files(below: module.directoryURL)
    guard files.contains(where: FileKinds.isDocument) else { return [] }
    // Classes may be those of other targets of the package, whose documents are those targets' own business.
    let others = target.recursiveTargetDependencies.compactMap(\.sourceModule)
      .flatMap { $0.sourceFiles.map(\.url) }
      .filter(FileKinds.isSource)
    return [
      try command(
        name: target.name,
        tool: context.tool(named: "nibproof").url,
        paths: [module.directoryURL] + others,
        inputs: files.filter(FileKinds.isInput) + others
          + FileKinds.configurations(from: module.directoryURL, upTo: context.package.directoryURL),
        stamp: Self.stamp(in: context.pluginWorkDirectoryURL, of: module.sourceFiles.map(\.url))
      )
    ]
  }

  /// The command that validates what is below some paths; it tells of all documents, or of some.
  private func command(
    name: String,
    tool: URL,
    paths: [URL],
    documents: [URL]? = nil,
    inputs: [URL],
    stamp: URL
  ) -> Command {
    .buildCommand(
      displayName: "Validating the interface documents of \(name)",
      executable: tool,
      arguments: ["validate", "--reporter", "xcode", "--stamp", stamp.path]
        + (documents == nil ? [] : ["--use-script-input-files"]) + ["--"] + paths.map(\.path),
      environment: documents.map(Self.variables(naming:)) ?? [:],
      inputFiles: inputs,
      outputFiles: [stamp]
    )
  }

  /// The output, which would be copied into the target's bundle if it were no source, and so is one without any code.
  private static func stamp(in folder: URL, of files: [URL]) -> URL {
    let isSwift = files.contains { $0.pathExtension == "swift" }
    return folder.appending(path: isSwift ? "NibproofStamp.swift" : "NibproofStamp.c")
  }

  /// The variables by which Xcode names files to scripts, and documents are named to the command.
  private static func variables(naming documents: [URL]) -> [String: String] {
    var variables = ["SCRIPT_INPUT_FILE_COUNT": "\(documents.count)"]
    for (index, document) in documents.enumerated() {
      variables["SCRIPT_INPUT_FILE_\(index)"] = document.path
    }
    return variables
  }
}

/// What files are to the command.
private enum FileKinds {
  private static let documents: Set<String> = ["storyboard", "xib"]
  private static let sources: Set<String> = ["h", "m", "mm", "swift", "swiftinterface"]
  private static let resources: Set<String> = [
    "bmp", "gif", "heic", "icns", "ico", "jpeg", "jpg", "pbxproj", "pdf", "plist", "png", "svg", "tif",
    "tiff", "webp",
  ]
  private static let catalog = "xcassets"
  private static let configurationNames = ["nibproof.json", "spec.json"]

  static func isDocument(_ url: URL) -> Bool {
    documents.contains(url.pathExtension) || url.lastPathComponent == "designable.nib"
  }

  static func isSource(_ url: URL) -> Bool { sources.contains(url.pathExtension) }

  static func isCatalog(_ url: URL) -> Bool { url.pathExtension == catalog }

  /// Whether the file is an image, one of an asset catalog, or a list of what the system loads or a project builds.
  static func isResource(_ url: URL) -> Bool {
    resources.contains(url.pathExtension.lowercased())
      || url.pathComponents.contains { $0.hasSuffix(".\(catalog)") }
  }

  /// Whether a change of the file may change what is found.
  static func isInput(_ url: URL) -> Bool {
    isDocument(url) || isSource(url) || isResource(url) || configurationNames.contains(url.lastPathComponent)
  }

  /// All files below a folder, sorted, without the folders among them.
  static func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true }
      .sorted { $0.path < $1.path }
  }

  /// The files of the projects in a folder, which say what is built of which target.
  static func projects(in folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "xcodeproj" }
      .map { $0.appending(path: "project.pbxproj") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  /// The configurations that hold for a folder, from the folder itself up to one around it.
  static func configurations(from folder: URL, upTo top: URL) -> [URL] {
    var (folder, found) = (folder.standardizedFileURL, [URL]())
    let top = top.standardizedFileURL.path
    while folder.path == top || folder.path.hasPrefix(top + "/") {
      found += configurationNames.map { folder.appending(path: $0) }
      folder = folder.deletingLastPathComponent()
    }
    return found.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NibproofBuild: XcodeBuildToolPlugin {
    /// The project is read as a whole, since its file says which source belongs to which target; each target is told
    /// of its own documents.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      let documents = files.filter(FileKinds.isDocument)
      guard !documents.isEmpty else { return [] }
      let folder = context.xcodeProject.directoryURL
      // Classes may be those of other targets.
      let sources = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) }
        .filter(FileKinds.isSource)
      let resources = files.flatMap { FileKinds.isCatalog($0) ? FileKinds.files(below: $0) : [$0] }
        .filter(FileKinds.isResource)
      return [
        try command(
          name: target.displayName,
          tool: context.tool(named: "nibproof").url,
          paths: [folder],
          documents: documents,
          inputs: documents + Set(sources).sorted { $0.path < $1.path }
            + resources + FileKinds.projects(in: folder)
            + FileKinds.configurations(from: folder, upTo: folder),
          stamp: Self.stamp(in: context.pluginWorkDirectoryURL, of: files)
        )
      ]
    }
  }
#endif
