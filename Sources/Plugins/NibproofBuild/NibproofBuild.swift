import Foundation
import PackagePlugin

/// Validates a target's documents during builds if the documents or sources have changed.
///
/// The plugin creates a build command, not a prebuild command: a build command can use a tool that is built from
/// source, and runs only if an input is newer than the output. The output is a source file that contains only a
/// comment. The tool writes the output if the validation succeeds.
@main
struct NibproofBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // Documents may be excluded from the target, since command-line builds do not use them.
    let files = FileKinds.files(below: module.directoryURL)
    guard files.contains(where: FileKinds.isDocument) else { return [] }
    // Documents may use classes of other targets; the documents of those targets are validated separately.
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

  /// Returns the command that validates `paths` and reports findings in all documents, or only in `documents`.
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

  /// Returns the URL of the output: a source file without code, since other files would be copied into the target's
  /// bundle.
  private static func stamp(in folder: URL, of files: [URL]) -> URL {
    let isSwift = files.contains { $0.pathExtension == "swift" }
    return folder.appending(path: isSwift ? "NibproofStamp.swift" : "NibproofStamp.c")
  }

  /// Returns the environment variables that Xcode uses to pass files to scripts.
  private static func variables(naming documents: [URL]) -> [String: String] {
    var variables = ["SCRIPT_INPUT_FILE_COUNT": "\(documents.count)"]
    for (index, document) in documents.enumerated() {
      variables["SCRIPT_INPUT_FILE_\(index)"] = document.path
    }
    return variables
  }
}

/// The kinds of files that the command reads.
private enum FileKinds {
  private static let documents: Set<String> = ["storyboard", "xib"]
  private static let sources: Set<String> = ["h", "m", "mm", "swift", "swiftinterface"]
  private static let resources: Set<String> = [
    "avif", "bmp", "exr", "gif", "hdr", "heic", "heif", "icns", "ico", "jp2", "jpeg", "jpg", "pbxproj", "pdf",
    "plist", "png", "psd", "svg", "tga", "tif", "tiff", "webp",
  ]
  private static let catalog = "xcassets"
  private static let configurationNames = ["nibproof.json", "spec.json"]

  static func isDocument(_ url: URL) -> Bool {
    documents.contains(url.pathExtension) || url.lastPathComponent == "designable.nib"
  }

  static func isSource(_ url: URL) -> Bool { sources.contains(url.pathExtension) }

  static func isCatalog(_ url: URL) -> Bool { url.pathExtension == catalog }

  /// Whether the file is an image, part of an asset catalog, a property list or a project.
  static func isResource(_ url: URL) -> Bool {
    resources.contains(url.pathExtension.lowercased())
      || url.pathComponents.contains { $0.hasSuffix(".\(catalog)") }
  }

  /// Whether a change to the file can change the findings.
  static func isInput(_ url: URL) -> Bool {
    isDocument(url) || isSource(url) || isResource(url) || configurationNames.contains(url.lastPathComponent)
  }

  /// Returns all files below a folder, sorted; folders are not included.
  static func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true }
      .sorted { $0.path < $1.path }
  }

  /// Returns the project files in a folder, which assign sources to targets.
  static func projects(in folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter { $0.pathExtension == "xcodeproj" }
      .map { $0.appending(path: "project.pbxproj") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the configurations and specs that apply to a folder, from the folder itself and its parents up to `top`.
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
    /// Validates the whole project, since the project file assigns sources to targets; each target reports only
    /// findings in its own documents.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      let documents = files.filter(FileKinds.isDocument)
      guard !documents.isEmpty else { return [] }
      let folder = context.xcodeProject.directoryURL
      // Classes may be declared in other targets.
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
