import Testing

@testable import InterfaceDocuments

struct NameTableTests {
  @Test func findsAllItsNamesAndNoOthers() {
    let names = (0..<300).map { "name\($0)" } + ["", "é", "日本", String(repeating: "long", count: 20)]
    let table = NameTable(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    for name in names { #expect(table[name] == name) }
    for name in ["name", "name300", "Name1", "日", "longlong", "x"] { #expect(table[name] == nil) }
  }

  @Test func anEmptyTableFindsNothing() {
    #expect(NameTable<Int>([:])[""] == nil)
  }
}
