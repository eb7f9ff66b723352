import BinaryCoding
import ClassInterfaces
import InterfaceDocuments

@testable import Validation

extension FuzzTarget {
  /// What an index says of a source and of a document, as if its digest were right.
  static let facts = FuzzTarget(name: "facts") { bytes throws(Unsoundness) in
    try readAgain(SourceInterface.self, bytes)
    try readAgain(InterfaceDocument.self, bytes)
    try readAgain(FactIndex.self, bytes)
    try readAgain(DocumentReading.self, bytes)
    try readAgain(DocumentOutline.self, bytes)
    try readAgain([ProjectTarget].self, bytes)
    _ = try? FactIndex(bytes)
  }

  private static func readAgain(_ type: (some BinaryCodable).Type, _ bytes: [UInt8])
    throws(Unsoundness)
  {
    guard let value = try? BinaryDecoder.value(type, from: bytes[...], file: "Fuzzed") else { return }
    let written = BinaryEncoder.bytes(of: value, file: "Fuzzed")
    let again = try? BinaryDecoder.value(type, from: written[...], file: "Fuzzed")
    try Unsoundness.unless(again != nil, "what was read can be written and read again")
  }
}
