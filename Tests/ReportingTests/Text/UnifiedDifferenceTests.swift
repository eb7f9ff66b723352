import Reporting
import Testing
import Validation

@Suite("Unified differences")
struct UnifiedDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDifference.text(from: Array(old.utf8), to: Array(new.utf8), file: "A/x.xib")
  }

  private func lines(_ numbers: ClosedRange<Int>, without: Int...) -> String {
    numbers.filter { !without.contains($0) }.map { "\($0)\n" }.joined()
  }

  /// Returns a fix from its old text, with each edit as `[old=new]`.
  private func fix(_ marked: String) -> FileFix {
    var fix = FileFix(file: "A/x.xib", original: [], fixed: [], changes: [])
    for part in marked.split(separator: "]", omittingEmptySubsequences: false) {
      let (kept, edit) = (part.prefix { $0 != "[" }, part.drop { $0 != "[" }.dropFirst())
      fix.original += kept.utf8
      fix.fixed += kept.utf8
      guard part.contains("[") else { continue }
      let (old, new) = (edit.prefix { $0 != "=" }, edit.drop { $0 != "=" }.dropFirst())
      let start = fix.original.count
      fix.original += old.utf8
      fix.fixed += new.utf8
      fix.edits.append(FileFix.Edit(range: start..<fix.original.count, replacement: Array(new.utf8)))
    }
    return fix
  }

  @Test(
    "A diff from edits equals a diff from comparing the texts",
    arguments: [
      "", "a\nb\n", "[a\n]b\n", "a\n[b\n]", "[a\nb\n]", "a[b=c]d\n", "a[b=c]d", "a[b=c]d\n[e\n]f\n",
      "[a\n]b[c=d]\ne\n", "[a\n][b\n]c\n", "a[b]c[d]e\nf\n", "a[b\nc]d\ne\n", "a\n[b=x]\n[c=y]\nd\n",
      "a[b\n]c\nd\n",
      "1\n2\n[3\n]4\n5\n6\n7\n8\n9\n10\n11\n[12=x]\n13\n", "a\r\n[b\r\n]c\r\n", "a\nb[\nc]",
    ]
  )
  func edits(_ marked: String) {
    let fix = fix(marked)
    #expect(
      UnifiedDifference.text(of: fix)
        == UnifiedDifference.text(from: fix.original, to: fix.fixed, file: fix.file)
    )
  }

  @Test("Any number of edits")
  func manyEdits() {
    let text = UnifiedDifference.text(
      of: fix(String(repeating: "[a\n]b\n\n\n\n\n\n\n\nc[d=e]f\n", count: 20_000))
    )
    #expect(text.utf8.split(separator: 0x0A).count { $0.first == UInt8(ascii: "-") } == 40_001)
  }

  @Test(
    "An ambiguous path is quoted as git quotes it",
    arguments: [
      ("A/x.xib", "a/A/x.xib"), ("My App/x.xib", "a/My App/x.xib\t"), ("é.xib", "a/é.xib"),
      ("a\tb.xib", #""a/a\011b.xib""#), ("a\nb c.xib", "\"a/a\\012b c.xib\"\t"), ("\".xib", #""a/\".xib""#),
      ("a\\b", #""a/a\\b""#),
    ]
  )
  func paths(_ path: String, _ name: String) {
    let text = UnifiedDifference.text(from: Array("a\n".utf8), to: Array("b\n".utf8), file: path)
    #expect(text.hasPrefix("--- \(name)\n+++ "))
    #expect(text.hasSuffix("\n@@ -1 +1 @@\n-a\n+b\n"))
  }

  @Test("Equal texts have an empty diff")
  func same() {
    #expect(difference("a\nb\n", "a\nb\n").isEmpty)
    #expect(difference("", "").isEmpty)
  }

  @Test("A removed line has three lines of context")
  func removal() {
    #expect(
      difference(lines(1...9), lines(1...9, without: 5)) == """
        --- a/A/x.xib
        +++ b/A/x.xib
        @@ -2,7 +2,6 @@
         2
         3
         4
        -5
         6
         7
         8

        """
    )
  }

  @Test("Adjacent changes share a hunk, distant ones have their own")
  func hunks() {
    #expect(
      difference(lines(1...20), lines(1...20, without: 2, 4, 17).replacing("10\n", with: "ten\n")) == """
        --- a/A/x.xib
        +++ b/A/x.xib
        @@ -1,20 +1,17 @@
         1
        -2
         3
        -4
         5
         6
         7
         8
         9
        -10
        +ten
         11
         12
         13
         14
         15
         16
        -17
         18
         19
         20

        """
    )
    let apart = difference(lines(1...20), lines(1...20, without: 1, 20))
    #expect(apart.contains("@@ -1,4 +1,3 @@\n-1\n") && apart.contains("@@ -17,4 +16,3 @@\n 17\n"))
  }

  @Test("A last line without a line end, and deleted and new texts")
  func ends() {
    #expect(
      difference("a\nb", "a\nc")
        .hasSuffix(
          "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
        )
    )
    #expect(difference("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
    #expect(difference("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
  }
}
