import Foundation

/// The peak memory of a process.
enum PeakMemory {
  /// The peak memory of this process, in KiB.
  static var kibibytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return kibibytes(of: usage)
  }

  /// Returns the peak memory in a process's resource usage, in KiB.
  static func kibibytes(of usage: rusage) -> Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss) / 1024
    #else
      Double(usage.ru_maxrss)
    #endif
  }
}
