import KeyValueCoding
import PortableFoundation
import RuntimeAttributes

/// A cache of framework classes that is shared by all runs and jobs in the process.
package final class FrameworkClasses: FrameworkCache, @unchecked Sendable {
  private let lock = ThreadLock()
  private var known: [Platform: [String: ClassDescription?]] = [:]

  package init() {}

  package func description(
    of className: String,
    platform: Platform,
    read: () -> ClassDescription?
  ) -> ClassDescription? {
    if let known = lock.withLock({ known[platform]?[className] }) { return known }
    // Reading happens outside of the lock because it is slow. Another job may read the same class concurrently.
    let description = read()
    lock.withLock { known[platform, default: [:]][className] = .some(description) }
    return description
  }
}
