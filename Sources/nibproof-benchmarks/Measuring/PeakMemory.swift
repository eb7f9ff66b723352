import Foundation

/// The most memory that a process has had so far.
enum PeakMemory {
  /// That of this process, in KiB.
  static var kibibytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return kibibytes(of: usage)
  }

  /// That of a process whose usage is known, in KiB.
  static func kibibytes(of usage: rusage) -> Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss) / 1024
    #else
      Double(usage.ru_maxrss)
    #endif
  }
}
