import Foundation
import PackagePlugin

/// Implements `swift package nibproof`, which runs the command in the package's folder.
///
/// The arguments are passed to the command; without arguments, the whole package is validated. `--target NAME` selects
/// the folder of one target.
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

  /// Runs the command, and reports an error if the command fails.
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
      Diagnostics.error("nibproof did not locate all messages in the log, or found none")
    case 1: Diagnostics.error("nibproof reported a failure; see the messages above")
    default: Diagnostics.error("nibproof could not run")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NibproofCommand: XcodeCommandPlugin {
    /// Runs the command from Xcode's project menu; findings appear at their lines.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      // The whole project is validated, since documents may use classes in other targets.
      _ = extractor.extractOption(named: "target")
      try Tool(url: context.tool(named: "nibproof").url, folder: context.xcodeProject.directoryURL)
        .run(["validate", "--reporter", "xcode"] + extractor.remainingArguments)
    }
  }
#endif
