import BinaryCoding
import PortableFoundation

/// The identity of the running build of Nibproof: cached results of one build may be invalid for another.
enum ExecutableIdentity {
  /// The identity, which changes with the executable file.
  static let bytes: [UInt8] =
    path.map { path in
      BinaryEncoder.bytes(of: FileSignature(of: path, unchangedSince: .max))
    } ?? []

  /// The path of the running executable.
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
