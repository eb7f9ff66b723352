import Foundation

// What libFuzzer calls; `.ci/fuzz` builds it. Nothing calls it in `swift test`, which reads the corpora once.

/// The target that `NIBPROOF_FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["NIBPROOF_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("NIBPROOF_FUZZ_TARGET must be one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
  }
  return target
}()

/// Reads one input; the process ends with what is wrong if something is.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    do throws(Unsoundness) {
      try await target.check(bytes)
    } catch {
      fatalError("unsound: \(error.claim)")
    }
    isDone.signal()
  }
  isDone.wait()
  return 0
}
