import Foundation

/// Runs programs and measures them from outside: from their start to their end, start-up included.
enum ChildProcess {
  /// What one run took.
  struct Usage {
    var milliseconds: Double
    var peakKibibytes: Double
  }

  /// A program that stands beside this one.
  ///
  /// - Throws: ``MeasurementError/noProgram(_:)`` if it has not been built.
  static func sibling(_ name: String) throws(MeasurementError) -> String {
    let folder = (Bundle.main.executablePath as NSString?)?.deletingLastPathComponent ?? "."
    let path = "\(folder)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else { throw .noProgram(path) }
    return path
  }

  /// Runs a program to its end, its output thrown away.
  ///
  /// - Parameters:
  ///   - arguments: The program and what it is given.
  ///   - statuses: With which it may end; 1 is that of a validation which finds something.
  /// - Returns: What it took.
  /// - Throws: ``MeasurementError/noProgram(_:)`` if it cannot be started, ``MeasurementError/failed(_:status:)`` if it fails.
  @discardableResult
  static func run(
    _ arguments: [String],
    endingWith statuses: ClosedRange<Int32> = 0...1
  ) throws(MeasurementError) -> Usage {
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
    // The status of a program that ended by itself is in the second byte, the signal that ended one in the first.
    let ending = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    guard statuses.contains(ending) else { throw .failed(arguments.first ?? "", status: ending) }
    return Usage(
      milliseconds: Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15,
      peakKibibytes: PeakMemory.kibibytes(of: usage)
    )
  }

  /// Strings as C takes lists of them, a null pointer at the end.
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
