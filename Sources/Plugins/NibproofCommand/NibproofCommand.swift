import Foundation
import PackagePlugin

/// `swift package nibproof`: the command, in the package's folder.
///
/// Arguments are the command's own; without any, the whole package is validated. `--target NAME` stands for
/// the folder of one of the package's targets.
@main
struct NibproofCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let folders = try context.package.targets(named: names).compactMap {
      ($0 as? any SourceModuleTarget)?.directoryURL
    }
    try Tool(url: context.tool(named: "nibproof").url, folder: context.package.directoryURL)
      .run(extractor.remainingArguments + folders.map(\.path))
  }
}

/// The command `nibproof` of this package.
private struct Tool {
  let url: URL
  let folder: URL

  /// Runs the command, whose output is the plugin's; what fails, fails the plugin.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = url
    process.currentDirectoryURL = folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1 where arguments.first == "locate":
      Diagnostics.error("nibproof found no place for a line of the log")
    case 1: Diagnostics.error("nibproof found what would fail")
    default: Diagnostics.error("nibproof could not run")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NibproofCommand: XcodeCommandPlugin {
    /// From Xcode's menu of a project; findings are shown at their lines.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // The project is validated as a whole: a target's documents may use the classes of others.
      _ = extractor.extractOption(named: "target")
      try Tool(url: context.tool(named: "nibproof").url, folder: context.xcodeProject.directoryURL)
        .run(["validate", "--reporter", "xcode"] + extractor.remainingArguments)
    }
  }
#endif
