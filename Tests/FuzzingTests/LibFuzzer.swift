import Foundation

// `.ci/fuzz` builds this entry point for libFuzzer. `swift test` reads the corpora in `CorpusTests` instead.

/// The target that `NIBPROOF_FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["NIBPROOF_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("NIBPROOF_FUZZ_TARGET must be one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
  }
  return target
}()

/// Reads one input, and terminates the process with a message if the result is inconsistent.
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
