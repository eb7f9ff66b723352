import Foundation

/// Runs `nibproof-mutations TREE...`, which makes seeded changes in copies of apps, one at a time.
///
/// The command reports the outcomes of the changes or, with `--probe-reachability`, the state of each nib, scene and
/// cell prototype.
@main
enum MutationsCommand {
  static func main() async {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data((Arguments.usage + "\n").utf8))
      exit(2)
    }
    if arguments.wantsHelp {
      print(Arguments.usage)
      return
    }
    do {
      if arguments.probesReachability {
        let report = try await ProbeRun(trees: arguments.trees).run()
        print(arguments.isJSON ? try report.json() : report.text())
        return
      }
      let report = try await MutationRun(arguments: arguments).run()
      print(arguments.isJSON ? try report.json() : report.text())
      exit(report.fails ? 1 : 0)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(2)
    }
  }
}
