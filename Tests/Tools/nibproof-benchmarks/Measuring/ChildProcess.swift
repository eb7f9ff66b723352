import Foundation

/// Runs and measures child processes, including their start-up.
enum ChildProcess {
  /// The resources used by a run.
  struct Usage {
    var milliseconds: Double
    var peakKibibytes: Double
  }

  /// Returns a program in the same folder as this one.
  ///
  /// - Throws: ``MeasurementError/noProgram(_:)`` if the program was not built.
  static func sibling(_ name: String) throws(MeasurementError) -> String {
    let folder = (Bundle.main.executablePath as NSString?)?.deletingLastPathComponent ?? "."
    let path = "\(folder)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else { throw .noProgram(path) }
    return path
  }

  /// Runs a program and discards its output.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - statuses: The accepted exit statuses; 1 is the status of a validation with findings.
  /// - Returns: The resources used.
  /// - Throws: ``MeasurementError/noProgram(_:)`` if the program cannot be started,
  ///   ``MeasurementError/failed(_:status:)`` if the program fails.
  @discardableResult
  static func run(
    _ arguments: [String],
    endingWith statuses: ClosedRange<Int32> = 0...1
  ) throws(MeasurementError) -> Usage {
    #if os(tvOS) || os(watchOS)
      // These platforms do not have `posix_spawn`.
      throw .noProgram(arguments.first ?? "")
    #else
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      }
      let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
      let (argumentList, variableList) = (CStrings(arguments), CStrings(variables))
      var child: pid_t = 0
      var usage = rusage()
      let clock = ContinuousClock()
      let start = clock.now
      let failure = posix_spawnp(
        &child,
        arguments.first ?? "",
        &actions,
        nil,
        argumentList.pointers,
        variableList.pointers
      )
      guard failure == 0 else { throw .noProgram(arguments.first ?? "") }
      var status: Int32 = 0
      while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
      let time = (clock.now - start).components
      // The second byte is the exit status, and the first byte is the terminating signal.
      let ending = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
      guard statuses.contains(ending) else { throw .failed(arguments.first ?? "", status: ending) }
      return Usage(
        milliseconds: Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15,
        peakKibibytes: PeakMemory.kibibytes(of: usage)
      )
    #endif
  }

  /// A null-terminated array of C strings.
  private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
      pointers = strings.map { strdup($0) } + [nil]
    }

    deinit {
      for pointer in pointers { free(pointer) }
    }
  }
}
