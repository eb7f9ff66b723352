import SourceModel
import SourceTestSupport
import Testing

@Suite("Imports of sources")
struct ImportTests {
  @Test(
    "Swift modules, regardless of the surrounding text",
    arguments: [
      ("import UIKit", ["UIKit"]),
      ("@testable import App; import Kit", ["App", "Kit"]),
      ("@_exported\nimport One\nimport class Two.Name\nimport Three.Sub", ["One", "Three", "Two"]),
      ("#if canImport(A)\n  public import A\n#endif", ["A"]),
      ("// import A\n/* import B */ let text = \"import C\"", []),
      ("import", []),
      ("import\nclass A {}", []),
    ]
  )
  func swift(_ text: String, _ modules: [String]) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.swift").imports == modules)
  }

  @Test("A declaration right after an import is read")
  func swiftDeclaration() {
    let interface = SourceFile(
      reading: Array("import UIKit\nclass A {}\nimport B".utf8),
      path: "A.swift"
    )
    #expect(interface.types.map(\.name) == ["A"])
    #expect(interface.imports == ["B", "UIKit"])
  }

  @Test(
    "Objective-C modules and headers",
    arguments: [
      ("#import <UIKit/UIKit.h>\n  #  include <Pods/Deep/Empty.h>", ["Pods", "UIKit"]),
      ("#import \"Folder/Toast.h\" // text\n#import \"Other.h\"", ["Other.h", "Toast.h"]),
      ("@import MapKit;\n@import Core.Sub;", ["Core", "MapKit"]),
      ("#import <stdio.h>\n#import MACRO\n#import <unclosed\n#import \"", []),
      ("#if 0\n#import <A/A.h>\n#endif\n// #import <B/B.h>\n@interface C : D\n@end", []),
    ]
  )
  func objectiveC(_ text: String, _ modules: [String]) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.m").imports == modules)
  }

  @Test(
    "Imports that a build may leave out",
    arguments: [
      ("#if canImport(A)\nimport A\n#else\nimport B\n#endif\nimport C", ["A", "B"]),
      ("#if DEBUG\n#if os(iOS)\nimport A\n#endif\n#endif", ["A"]),
      ("#if os(iOS)\nimport A\n#elseif targetEnvironment(macCatalyst)\nimport B\n#endif", []),
      ("#if DEBUG\nimport A\n#endif\nimport A", []),
    ]
  )
  func optionalSwift(_ text: String, _ modules: [String]) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.swift").optionalImports == modules)
  }

  @Test(
    "Imports of Objective-C that a build may leave out",
    arguments: [
      ("#if __has_include(<A/A.h>)\n#import <A/A.h>\n#endif\n#import <B/B.h>", ["A"]),
      ("#ifdef DEBUG\n#import <A/A.h>\n#import \"B.h\"\n#endif", ["A", "B.h"]),
      ("#ifndef KIT_H\n#define KIT_H\n#import <A/A.h>\n#endif", []),
      ("#ifdef __OBJC__\n#import <A/A.h>\n#endif\n#if TARGET_OS_IPHONE\n#import <B/B.h>\n#endif", []),
      ("#if DEBUG\n#import <A/A.h>\n#endif\n#import <A/A.h>", []),
    ]
  )
  func optionalObjectiveC(_ text: String, _ modules: [String]) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.m").optionalImports == modules)
  }

  @Test(
    arguments: [
      ("import XCTest", true),
      ("@testable import App\nimport class XCTest.XCTestCase", true),
      ("import Testing\n@Test func loads() {}", true),
      ("import Quick\nimport Nimble", true),
      ("// import XCTest\nimport UIKit", false),
      ("/* import Testing */ let text = \"import XCTest\"", false),
      ("import TestingKit", false),
    ]
  )
  func `a source of Swift is a test if it imports a test framework`(_ text: String, _ isTest: Bool) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.swift").isTest == isTest)
  }

  @Test(
    arguments: [
      ("#import <XCTest/XCTest.h>", true),
      ("@import XCTest;", true),
      ("#import \"Kiwi.h\"", true),
      ("#import <OCMock/OCMock.h>", true),
      ("// #import <XCTest/XCTest.h>\n#import <UIKit/UIKit.h>", false),
      ("NSString *text = @\"import XCTest\";", false),
    ]
  )
  func `a source of Objective-C is a test if it imports a test framework`(_ text: String, _ isTest: Bool) {
    #expect(SourceFile(reading: Array(text.utf8), path: "A.m").isTest == isTest)
  }
}
