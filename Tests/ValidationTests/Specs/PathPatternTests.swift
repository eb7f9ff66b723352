import Testing

@testable import Validation

@Suite("Path patterns")
struct PathPatternTests {
  struct Case {
    var pattern: String
    var matching: [String]
    var others: [String]
    var sourceLocation: SourceLocation

    init(
      _ pattern: String,
      matches matching: [String],
      not others: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.pattern = pattern
      self.matching = matching
      self.others = others
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    arguments: [
      Case("*.xib", matches: ["a.xib", ".xib"], not: ["a/b.xib", "a.xibs", "a.storyboard", ""]),
      Case("**/*.xib", matches: ["a.xib", "a/b.xib", "a/b/c.xib"], not: ["a/b.nib"]),
      Case("App/**", matches: ["App/a", "App/b/c"], not: ["Other/a", "Apps/a"]),
      Case("App/", matches: ["App/a", "App/b/c"], not: ["App2/a"]),
      Case("./a?c.swift", matches: ["abc.swift"], not: ["ac.swift", "abbc.swift"]),
      Case("caf?.xib", matches: ["café.xib", "cafe\u{301}.xib"], not: ["caf.xib", "cafés.xib"]),
      Case("??/*é?.m", matches: ["名前/bés.m"], not: ["名/bés.m", "名前/bé.m"]),
      Case("*.{xib,storyboard}", matches: ["a.xib", "b.storyboard"], not: ["a.swift", "a.{xib"]),
      Case("{a,b}/{c,d}", matches: ["a/c", "b/d"], not: ["a/b", "c/d"]),
      Case("a*b*c", matches: ["abc", "aXbXbc"], not: ["ab", "acb"]),
      Case("a{b", matches: ["a{b"], not: ["ab"]),
      Case("名前/*.xib", matches: ["名前/x.xib"], not: ["名/x.xib"]),
    ]
  )
  func matching(_ testCase: Case) {
    let pattern = PathPattern(testCase.pattern)
    for path in testCase.matching {
      #expect(pattern.matches(path), "\(testCase.pattern) \(path)", sourceLocation: testCase.sourceLocation)
    }
    for path in testCase.others {
      #expect(!pattern.matches(path), "\(testCase.pattern) \(path)", sourceLocation: testCase.sourceLocation)
    }
  }

  @Test(
    "Patterns may lead out of the folder of their file",
    arguments: [
      Case("../B/*.xib", matches: ["Specs/B/x.xib"], not: ["Specs/A/x.xib", "B/x.xib", "Specs/B/C/x.xib"]),
      Case("../B*/*.xib", matches: ["Specs/B/x.xib", "Specs/Bc/x.xib"], not: ["Specs/A/x.xib"]),
      Case("../**/*.xib", matches: ["Specs/B/x.xib", "Specs/x.xib", "Specs/A/x.xib"], not: ["App/x.xib"]),
      Case("../../App/", matches: ["App/x.xib", "App/B/x.xib"], not: ["Apps/x.xib", "Specs/App/x.xib"]),
      Case("../../App", matches: ["App/x.xib"], not: ["Apps/x.xib"]),
      Case("../{A,B}/x.xib", matches: ["Specs/A/x.xib", "Specs/B/x.xib"], not: ["Specs/C/x.xib"]),
      Case("{../B,C}/x.xib", matches: ["Specs/B/x.xib", "Specs/A/C/x.xib"], not: ["Specs/C/x.xib"]),
      Case("C/../x.xib", matches: ["Specs/A/x.xib"], not: ["Specs/A/C/x.xib"]),
      Case("./../B/x.xib", matches: ["Specs/B/x.xib"], not: ["Specs/A/B/x.xib"]),
    ]
  )
  func elsewhere(_ testCase: Case) {
    let pattern = PathPattern(testCase.pattern)
    for (paths, isMatch) in [(testCase.matching, true), (testCase.others, false)] {
      for path in paths {
        for (file, folder) in [(path, "Specs/A"), ("/root/\(path)", "/root/Specs/A")] {
          #expect(
            pattern.matches(file, from: folder) == isMatch,
            "\(testCase.pattern) \(file)",
            sourceLocation: testCase.sourceLocation
          )
        }
      }
    }
    #expect(!pattern.isAmbiguous)
  }

  @Test("A pattern may be absolute, and one with '..' after a placeholder is ambiguous")
  func absolute() {
    #expect(PathPattern("/root/**/*.xib").matches("/root/A/x.xib", from: "/root/Specs"))
    #expect(!PathPattern("/root/**/*.xib").matches("/other/x.xib", from: "/root/Specs"))
    #expect(PathPattern("*/../x.xib").isAmbiguous && PathPattern("../**/../x.xib").isAmbiguous)
  }
}
