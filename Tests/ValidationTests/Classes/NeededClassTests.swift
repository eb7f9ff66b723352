import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Undeclared classes that code cannot be compiled without")
struct NeededClassTests {
  typealias Row = Example<String, Consequence>

  static let rows: [Row] = [
    Row("no code", "", .crash),
    Row("a static member", "class A { func f() { SignIn.make() } }", .unverified),
    Row("an annotation", "class A { var signIn: SignIn? }", .unverified),
    Row("a parameter", "class A { func f(_ signIn: SignIn) {} }", .unverified),
    Row("a cast", "func f(_ any: Any) -> Bool { any is SignIn }", .unverified),
    Row("a superclass", "class A: SignIn {}", .unverified),
    Row("a metatype", "let type = SignIn.self", .unverified),
    Row("a string", "let name = \"SignIn\"", .crash),
    Row("a comment", "// SignIn()", .crash),
    Row("a structure of the name", "struct SignIn {}\nlet signIn = SignIn()", .crash),
  ]

  @Test("A source that was not read declares the class", arguments: rows)
  func consequence(_ row: Row) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let nib = UINib(nibName: "Panel", bundle: nil) }
      """,
      "App/Code.swift": row.input,
      "App/Panel.xib": xib(
        #"<view id="v-1" customClass="SignIn" customModule="App" customModuleProvider="target"><connections><outlet property="field" destination="v-1" id="o-1"/></connections></view>"#
      ),
    ])
    let found = try await tree.validate().findings.filter { $0.id == .unknownClass }
    #expect(found.map(\.consequence) == [row.expected], sourceLocation: row.sourceLocation)
  }
}
