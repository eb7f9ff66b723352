/// The references of a binary property list, followed before anybody builds what they stand for.
///
/// Foundation makes each object as often as others refer to it, so that forty lists of the next one twice would take
/// all memory there is.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// Takes a file apart; nil if it is no binary property list, or none that can be read.
  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard bytes.starts(with: "bplist".utf8), trailer >= 8 else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? { Self.number(bytes, at: trailer + offset, size: size) }
    guard let offsetSize = number(6, 1), let referenceSize = number(7, 1), let count = number(8, 8),
      let top = number(16, 8), let table = number(24, 8)
    else { return nil }
    (self.offsetSize, self.referenceSize, self.count) = (offsetSize, referenceSize, count)
    (self.bytes, self.top, self.table) = (bytes, top, table)
  }

  /// Whether its objects refer to one another so often, or in a circle, that it means far more than it holds.
  var isInflated: Bool {
    let allowance = SharingAllowance(size: bytes.count)
    var open = [top]
    while let object = open.popLast() {
      let references = references(of: object)
      guard allowance.allows(references.count) else { return true }
      open += references
    }
    return false
  }

  /// The objects in a list, a set or a dictionary; none of what is damaged, which Foundation refuses.
  private func references(of object: Int) -> [Int] {
    guard object < count, let entry = sum(table, object, times: offsetSize),
      let start = Self.number(bytes, at: entry, size: offsetSize), bytes.indices.contains(start)
    else { return [] }
    let perElement: Int
    switch bytes[start] >> 4 {
    case 0xA, 0xB, 0xC: perElement = 1
    case 0xD: perElement = 2
    default: return []
    }
    var elements = Int(bytes[start] & 0x0F)
    var next = start + 1
    if elements == 0x0F {
      guard bytes.indices.contains(next), bytes[next] >> 4 == 1 else { return [] }
      let size = 1 << Int(bytes[next] & 0x0F)
      guard let long = Self.number(bytes, at: next + 1, size: size) else { return [] }
      (elements, next) = (long, next + 1 + size)
    }
    guard referenceSize > 0, elements <= bytes.count,
      next + elements * perElement * referenceSize <= bytes.count
    else { return [] }
    return (0..<elements * perElement).compactMap {
      Self.number(bytes, at: next + $0 * referenceSize, size: referenceSize)
    }
  }

  private func sum(_ start: Int, _ factor: Int, times other: Int) -> Int? {
    let (product, isTooLarge) = factor.multipliedReportingOverflow(by: other)
    let (sum, isBeyond) = start.addingReportingOverflow(product)
    return isTooLarge || isBeyond ? nil : sum
  }

  /// A number of so many bytes, the greatest first; nil where there are none, or it is no offset in any file.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, 1...8 ~= size, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
