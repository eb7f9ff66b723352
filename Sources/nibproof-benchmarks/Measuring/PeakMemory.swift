import Foundation

/// The most memory that the process has had so far.
enum PeakMemory {
  /// In KiB.
  static var kibibytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1024
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss)
    #endif
  }
}
