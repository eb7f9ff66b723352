import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof_mutations

@Suite("Unread code in a tree")
struct UnreadCodeTests {
  private func unread(_ files: [String: String]) throws -> UnreadCode {
    let root = try TemporaryTree()
    for (name, text) in files { try root.write("from/\(name)", text) }
    return try AppTree(copying: root("from"), to: root("to")).unread
  }

  @Test(
    "An import outside of the tree and the platforms may extend framework classes",
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

  @Test("Imports in a package manifest are ignored")
  func manifest() throws {
    #expect(try !unread(["Package.swift": "import PackageDescription"]).mayExtendFrameworks)
  }

  @Test("Objective-C headers count, C headers do not")
  func headers() throws {
    #expect(try unread(["A.m": "#import <Absent/Absent.h>"]).mayExtendFrameworks)
    #expect(try unread(["A.m": "#import \"Absent.h\""]).mayExtendFrameworks)
    #expect(
      try !unread(["A.m": "#import \"B.h\"\n#import \"App-Swift.h\"", "In/B.h": ""]).mayExtendFrameworks
    )
    #expect(try !unread(["A.m": "#include \"zconf_extra.h\""]).mayExtendFrameworks)
  }

  @Test("Classes of the tree and of the platforms are known")
  func classes() throws {
    let unread = try unread(["A.swift": "class Card: UIView {}\nactor Store {}"])
    #expect(
      ["Card", "Store", "UIView", "NSObject", "MKMapView", "RSTView", "NSfoo", "Uno"].map(unread.lacks) == [
        false, false, false, false, false, true, true, true,
      ]
    )
  }
}
