import Testing

@testable import Validation

@Suite("Numbers without the digits of their exponent")
struct BareExponentTests {
  @Test(
    "Where one stands",
    arguments: [
      ("[1e-]", 2), ("[1E+]", 2), ("1e+", 1), ("{ a: .5e- }", 7), ("[1e-,1e-1]", 2), ("'e-', 1e-", 7),
      ("/* e- */ 1e-", 10), ("// e-\n1e-", 7), ("/1e-", 2),
    ]
  )
  func found(text: String, offset: Int) {
    #expect(BareExponent.firstOffset(in: Array(text.utf8)) == offset)
  }

  @Test(
    "Where none does",
    arguments: [
      "", "e", "1e", "[1e-1, 1E+2, 1e3]", "'1e-'", #""1e-""#, #"'\'1e-'"#, "// 1e-", "/* 1e- */", "/* 1e-",
      "'1e-", "'\\", "/",
    ]
  )
  func absent(text: String) {
    #expect(BareExponent.firstOffset(in: Array(text.utf8)) == nil)
  }
}
