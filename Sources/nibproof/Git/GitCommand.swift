import PortableFoundation

/// Runs the system's Git without executing code from a repository and without prompts.
struct GitCommand: Sendable {
  /// Whether repositories on this machine may be read.
  let allowsLocal: Bool

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program name.
  ///   - input: The file that the command reads.
  ///   - variables: Additional environment variables.
  /// - Returns: The standard output; of a long output, only the end.
  /// - Throws: The last line of the errors, or the system's reason if Git cannot be launched.
  @discardableResult
  func run(
    _ arguments: [String],
    input: String? = nil,
    variables: [String: String] = [:]
  ) throws(GitFailure.Reason) -> String {
    Self.text(try bytes(arguments, input: input, variables: variables))
  }

  /// Runs a command, and returns its output as bytes.
  func bytes(
    _ arguments: [String],
    input: String? = nil,
    variables: [String: String] = [:]
  ) throws(GitFailure.Reason) -> [UInt8] {
    let result: ChildProcess.Result
    do throws(FileStream.SystemFailure) {
      result = try ChildProcess.run(
        "/usr/bin/env",
        ["git"] + configuration.flatMap { ["-c", $0] } + arguments,
        environment: Self.environment(ProcessInfo.processInfo.environment).merging(variables) { $1 },
        input: input
      )
    } catch {
      throw .noGit(error.reason)
    }
    guard result.status == 0 else {
      let last = Self.text(result.errors).split(whereSeparator: \.isNewline).last
      throw .git(last.map(String.init) ?? "")
    }
    return result.output
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.suffix(longestText), as: UTF8.self)
  }

  private static let longestText = 64 << 10

  /// Disables hooks, file system monitors, symbolic links, recursion into submodules, maintenance, and protocols other
  /// than https, ssh and, if allowed, local files.
  private var configuration: [String] {
    [
      "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.symlinks=false", "submodule.recurse=false",
      "protocol.version=2", "protocol.allow=never", "protocol.https.allow=always",
      "protocol.ssh.allow=always",
      "protocol.file.allow=\(allowsLocal ? "always" : "never")", "http.lowSpeedLimit=1000",
      "http.lowSpeedTime=60", "gc.auto=0", "maintenance.auto=false", "advice.detachedHead=false",
    ]
  }

  /// Returns the environment with variables that disable prompts, but without variables that select another repository,
  /// as in Git hooks.
  private static func environment(_ variables: [String: String]) -> [String: String] {
    var variables = variables.filter { !repositoryVariables.contains($0.key) }
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_LFS_SKIP_SMUDGE"] = "1"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["LC_ALL"] = "C"
    if variables["GIT_SSH_COMMAND"] == nil, variables["GIT_SSH"] == nil {
      variables["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=30"
    }
    return variables
  }

  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_TEMPLATE_DIR", "GIT_WORK_TREE",
  ]
}
