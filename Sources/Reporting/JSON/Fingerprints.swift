import ByteHashing
import RuntimeAttributes
import Validation

/// Makes names for findings that stay the same when lines move: of the id, the file, the object and the key path.
///
/// Findings that agree in all of these are numbered.
struct Fingerprints {
  private var numbers: [UInt64: Int] = [:]

  /// A finding's name, which no finding before had.
  mutating func fingerprint(of finding: Finding) -> String {
    fingerprint(of: [finding.id.rawValue, finding.file, finding.object?.id ?? "", finding.keyPath ?? ""])
  }

  /// A remark's name, which none before had.
  mutating func fingerprint(of remark: ConfigurationDiagnostic) -> String {
    fingerprint(of: [remark.kind.rawValue, remark.place.file, remark.message])
  }

  private mutating func fingerprint(of parts: [String]) -> String {
    let hash = Self.hash(of: parts)
    let number = numbers[hash, default: 0]
    numbers[hash] = number + 1
    return Self.hexadecimal(number == 0 ? hash : Self.hash(of: parts + [String(number)]))
  }

  /// The hash of strings; a zero byte ends each of them.
  private static func hash(of parts: [String]) -> UInt64 {
    FNVHash.hash(of: parts.flatMap { Array($0.utf8) + [0] })
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
