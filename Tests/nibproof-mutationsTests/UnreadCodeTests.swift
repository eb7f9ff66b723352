import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof_mutations

@Suite("What a tree does not hold")
struct UnreadCodeTests {
  private func unread(_ files: [String: String]) throws -> UnreadCode {
    let root = try TemporaryTree()
    for (name, text) in files { try root.write("from/\(name)", text) }
    return try AppTree(copying: root("from"), to: root("to")).unread
  }

  @Test(
    "An import that neither the tree nor a platform answers may extend the frameworks' classes",
    arguments: [
      ("import UIKit\nimport Combine", false),
      ("import Absent", true),
      ("@testable import Shop_Kit", false),
      ("import Vendored", false),
    ]
  )
  func imports(_ text: String, _ expected: Bool) throws {
    let unread = try unread([
      "App/A.swift": text, "Vendored/V.swift": "class V {}",
      "App.xcodeproj/project.pbxproj": #"{ path = "Shop-Kit.framework"; sourceTree = BUILT_PRODUCTS_DIR; }"#,
    ])
    #expect(unread.mayExtendFrameworks == expected)
  }

  @Test("What a package's manifest imports is no part of the app")
  func manifest() throws {
    #expect(try !unread(["Package.swift": "import PackageDescription"]).mayExtendFrameworks)
  }

  @Test("Headers of Objective-C count, those of C do not")
  func headers() throws {
    #expect(try unread(["A.m": "#import <Absent/Absent.h>"]).mayExtendFrameworks)
    #expect(try unread(["A.m": "#import \"Absent.h\""]).mayExtendFrameworks)
    #expect(
      try !unread(["A.m": "#import \"B.h\"\n#import \"App-Swift.h\"", "In/B.h": ""]).mayExtendFrameworks
    )
    #expect(try !unread(["A.m": "#include \"zconf_extra.h\""]).mayExtendFrameworks)
  }

  @Test("Classes of the tree and of the platforms are not lacking")
  func classes() throws {
    let unread = try unread(["A.swift": "class Card: UIView {}\nactor Store {}"])
    #expect(
      ["Card", "Store", "UIView", "NSObject", "MKMapView", "RSTView", "NSfoo", "Uno"].map(unread.lacks) == [
        false, false, false, false, false, true, true, true,
      ]
    )
  }
}
