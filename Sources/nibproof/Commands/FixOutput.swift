import PortableFoundation
import Reporting
import Validation

/// Writes changed files, or prints their changes.
enum FixOutput {
  /// Prints the changes of a file as a unified diff.
  static func printDifference(_ fix: FileFix, _ settings: Settings, console: inout Console) {
    let difference = UnifiedDifference.text(of: fix, as: patchPath(fix.file))
    console.output.write(
      UnifiedDifference.styled(difference, console.style(settings.color, isFile: false))
    )
  }

  /// Returns the path of a file in a patch.
  ///
  /// The path is relative to the current folder. For a file outside of the current folder, the path is relative to the
  /// root directory, where the patch must then be applied.
  private static func patchPath(_ file: String) -> String {
    let paths = Settings.repository(roots: [FileManager.default.currentDirectoryPath])
    let path = paths.path(file)
    return path.hasPrefix("/") || path.hasPrefix("../") ? String(paths.whole(path).dropFirst()) : path
  }

  /// Writes a file unless it has changed since it was read.
  ///
  /// - Returns: The reason why the file was not written, or nil if it was written.
  static func write(_ fix: FileFix) -> String? {
    guard let now = SourceTexts.files.bytes(of: fix.file), now == fix.original else {
      return CommandMessages.changedMeanwhile
    }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: fix.file).write { $0.write(fix.fixed) }
      return nil
    } catch {
      return error.reason
    }
  }
}
