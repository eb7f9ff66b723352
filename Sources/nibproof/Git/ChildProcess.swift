import PortableFoundation
import ProjectModel

/// Runs programs and captures their output.
enum ChildProcess {
  /// The result of a program.
  struct Result {
    /// The exit status; -1 if a signal terminated the program.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Serializes launches, so that no other child process inherits open pipes.
  private static let lock = ThreadLock()

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments without the program name.
  ///   - environment: The complete environment.
  ///   - input: The file to use as standard input; an empty input by default.
  /// - Returns: The status, the output and the errors.
  /// - Throws: The system's reason if the program cannot be launched.
  static func run(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    input: String? = nil
  ) throws(FileStream.SystemFailure) -> Result {
    let started = try lock.withLock { () throws(FileStream.SystemFailure) in
      try start(path, arguments, environment, input: input ?? "/dev/null")
    }
    let (output, errors) = read(started.output, started.errors)
    var status: Int32 = 0
    while waitpid(started.process, &status, 0) < 0 {
      if errno != EINTR { throw FileStream.SystemFailure(code: errno) }
    }
    return Result(status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1, output: output, errors: errors)
  }

  /// Reads two pipes to their ends at the same time, since a program blocks while one of its pipes is full.
  private static func read(_ output: Int32, _ errors: Int32) -> (output: [UInt8], errors: [UInt8]) {
    let descriptors = [output, errors]
    defer { for descriptor in descriptors { close(descriptor) } }
    var bytes: [[UInt8]] = [[], []]
    var open: Set<Int> = [0, 1]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      let indexes = open.sorted()
      var states = indexes.map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&states, nfds_t(states.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for (index, state) in zip(indexes, states) where state.revents != 0 {
        let count = buffer.withUnsafeMutableBytes {
          PortableFoundation.read(descriptors[index], $0.baseAddress, $0.count)
        }
        if count > 0, bytes[index].count < FileBytes.largestSize {
          bytes[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open.remove(index)
        }
      }
    }
    return (bytes[0], bytes[1])
  }

  private static func start(
    _ path: String,
    _ arguments: [String],
    _ environment: [String: String],
    input: String
  ) throws(FileStream.SystemFailure) -> (process: pid_t, output: Int32, errors: Int32) {
    let output = try pipe()
    let errors: (reading: Int32, writing: Int32)
    do throws(FileStream.SystemFailure) {
      errors = try pipe()
    } catch {
      for descriptor in [output.reading, output.writing] { close(descriptor) }
      throw error
    }
    defer { for descriptor in [output.writing, errors.writing] { close(descriptor) } }
    var process = pid_t()
    let code = spawn(
      &process,
      at: path,
      arguments: arguments,
      environment: environment,
      input: input,
      output: output.writing,
      errors: errors.writing
    )
    guard code == 0 else {
      for descriptor in [output.reading, errors.reading] { close(descriptor) }
      throw FileStream.SystemFailure(code: code)
    }
    return (process, output.reading, errors.reading)
  }

  /// Starts a program; fails on platforms without `posix_spawn`.
  ///
  /// - Returns: An error number, or 0.
  private static func spawn(
    _ process: inout pid_t,
    at path: String,
    arguments: [String],
    environment: [String: String],
    input: String,
    output: Int32,
    errors: Int32
  ) -> Int32 {
    #if os(tvOS) || os(watchOS)
      return ENOTSUP
    #else
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
      // Signals that this process ignores during its cleanup must still terminate the program.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      return withCStrings([path] + arguments) { arguments in
        withCStrings(environment.map { "\($0)=\($1)" }) { environment in
          posix_spawn(&process, path, &actions, &attributes, arguments, environment)
        }
      }
    #endif
  }

  /// Creates a pipe that other programs do not inherit.
  private static func pipe() throws(FileStream.SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard PortableFoundation.pipe(&ends) == 0 else { throw FileStream.SystemFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Calls a function with a null-terminated list of C strings.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
