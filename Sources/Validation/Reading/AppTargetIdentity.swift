import BinaryCoding
import PortableFoundation

/// Tells one build of the program from another: what one has read and found, another may see otherwise.
enum AppTargetIdentity {
  /// The identity; the same as long as the program's file is.
  static let bytes: [UInt8] =
    path.map { path in
      BinaryEncoder.bytes(of: FileSignature(of: path, unchangedSince: .max))
    } ?? []

  /// The path of the running program.
  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
