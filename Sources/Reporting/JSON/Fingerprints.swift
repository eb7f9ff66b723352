import ByteHashing
import Checks
import ProjectModel
import RuntimeAttributes

/// Creates fingerprints of findings from the id, file, object and key path, so that moved lines do not change them.
///
/// A number distinguishes findings with equal values.
struct Fingerprints {
  private var numbers: [UInt64: Int] = [:]

  /// Returns a unique fingerprint for a finding.
  mutating func fingerprint(of finding: Finding) -> String {
    fingerprint(of: [finding.id.rawValue, finding.file, finding.object?.id ?? "", finding.keyPath ?? ""])
  }

  /// Returns a unique fingerprint for a configuration diagnostic.
  mutating func fingerprint(of diagnostic: ConfigurationDiagnostic) -> String {
    fingerprint(of: [diagnostic.kind.rawValue, diagnostic.place.file, diagnostic.message])
  }

  private mutating func fingerprint(of parts: [String]) -> String {
    let hash = Self.hash(of: parts)
    let number = numbers[hash, default: 0]
    numbers[hash] = number + 1
    return Self.hexadecimal(number == 0 ? hash : Self.hash(of: parts + [String(number)]))
  }

  /// Returns the hash of null-terminated strings.
  private static func hash(of parts: [String]) -> UInt64 {
    FNVHash.hash(of: parts.flatMap { Array($0.utf8) + [0] })
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
