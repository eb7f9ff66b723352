/// The reason why a measurement is not possible.
enum MeasurementError: Error, Hashable {
  /// The measured program cannot be started.
  case noProgram(String)
  /// The measured program failed.
  case failed(String, status: Int32)
  /// The folders do not contain a file of the measured kind.
  case noFiles(String)
}

extension MeasurementError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noProgram(let path): "cannot run '\(path)': run 'swift build -c release' first"
    case .failed(let program, let status): "'\(program)' exited with status \(status)"
    case .noFiles(let kind): "no \(kind) found under the folders"
    }
  }
}
