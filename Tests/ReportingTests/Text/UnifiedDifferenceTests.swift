import Reporting
import Testing

@Suite("Unified differences")
struct UnifiedDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDifference.text(from: Array(old.utf8), to: Array(new.utf8), file: "A/x.xib")
  }

  private func lines(_ numbers: ClosedRange<Int>, without: Int...) -> String {
    numbers.filter { !without.contains($0) }.map { "\($0)\n" }.joined()
  }

  @Test("Nothing where nothing differs")
  func same() {
    #expect(difference("a\nb\n", "a\nb\n").isEmpty)
    #expect(difference("", "").isEmpty)
  }

  @Test("A line that is gone, with three lines around it")
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

  @Test("Changes near one another share a hunk, those apart have one each")
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

  @Test("A last line without an end, and a text that is gone or new")
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
