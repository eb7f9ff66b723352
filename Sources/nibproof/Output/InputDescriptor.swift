import Dispatch
import PortableFoundation
import ProjectModel

/// Reads from a file descriptor, such as standard input.
struct InputDescriptor {
  let descriptor: Int32

  /// Reads all bytes; the size limit of files applies.
  func bytes() throws(FileStream.SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= FileBytes.largestSize else { throw FileStream.SystemFailure(code: EFBIG) }
      } else if errno != EINTR {
        throw FileStream.SystemFailure(code: errno)
      }
    }
  }

  /// Returns the bytes as they arrive, until the end or a failure.
  func chunks() -> AsyncStream<[UInt8]> {
    let (stream, sender) = AsyncStream<[UInt8]>.makeStream()
    // Reading blocks a thread.
    DispatchQueue(label: "nibproof.input").async {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          sender.yield(Array(buffer[..<count]))
        } else if count == 0 || errno != EINTR {
          return sender.finish()
        }
      }
    }
    return stream
  }
}

extension Console {
  /// Reads standard input to its end.
  func readInput() throws(Failure) -> [UInt8] {
    do throws(FileStream.SystemFailure) {
      return try input()
    } catch {
      throw .validation(.unreadable(path: "standard input", reason: error.reason))
    }
  }
}
