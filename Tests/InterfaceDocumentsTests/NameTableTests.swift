import Testing

@testable import InterfaceDocuments

struct NameTableTests {
  /// Names that differ in only a few bytes, including names with equal hashes.
  static let names: [StaticString] = [
    "", "a", "b", "ab", "ba", "aab", "abb", "menu", "mapView", "mtkView", "customClass", "customModule", "é",
    "日本",
    "collectionViewFlowLayout", "collectionViewGridLayout", "longlonglonglonglonglonglonglong",
  ]

  @Test func findsAllItsNamesAndNoOthers() {
    let table = NameTable(Self.names.enumerated().map { ($1, $0) })
    for (number, name) in Self.names.enumerated() { #expect(table[XMLString(name)] == number) }
    let others: [StaticString] = ["c", "bb", "Menu", "mapview", "customModul", "日", "longlong"]
    for name in others { #expect(table[XMLString(name)] == nil) }
  }

  @Test func theFirstEntryOfANameCounts() {
    let table = NameTable([("menu", 1), ("item", 2), ("menu", 3)])
    #expect(table[XMLString("menu")] == 1)
  }

  @Test func anEmptyTableFindsNothing() {
    #expect(NameTable<Int>([])[XMLString("")] == nil)
  }
}
