import ClassInterfaces
import PortableFoundation
import RuntimeAttributes

/// The framework classes that this process has read, shared by all runs and their jobs.
final class FrameworkClasses: FrameworkCache, @unchecked Sendable {
  private let lock = ThreadLock()
  private var known: [Platform: [String: ClassDescription?]] = [:]

  func description(
    of className: String,
    platform: Platform,
    read: () -> ClassDescription?
  ) -> ClassDescription? {
    if let known = lock.withLock({ known[platform]?[className] }) { return known }
    // Without the lock, since reading takes long; another job may read the same class meanwhile.
    let description = read()
    lock.withLock { known[platform, default: [:]][className] = .some(description) }
    return description
  }
}
