// The macro plugin that the compiler runs to expand the macros of `RuntimeAttributesMacros`.

import MacroExpansion

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// If the compiler has exited, a write should fail instead of raising a signal.
signal(SIGPIPE, SIG_IGN)

/// Writes all bytes; returns false on failure.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written > 0 else { return false }
    rest.removeFirst(written)
  }
  return true
}

let server = PluginServer { count in
  [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
    written = max(0, read(STDIN_FILENO, buffer.baseAddress, count))
  }
} write: {
  writeAll($0, to: STDOUT_FILENO)
}

do throws(PluginError) {
  try server.run()
} catch {
  _ = writeAll(Array("RuntimeAttributesPlugin: error: \(error)\n".utf8), to: STDERR_FILENO)
  exit(1)
}
