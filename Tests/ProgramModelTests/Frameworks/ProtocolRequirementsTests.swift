import NibproofTestSupport
import Testing

@testable import ProgramModel

@Suite("Requirements of framework protocols")
struct ProtocolRequirementsTests {
  static let members: [Example<(name: String, member: String), Bool>] = [
    Example("own", ("UIScrollViewDelegate", "scrollViewDidScroll"), true),
    Example("shortened in Swift", ("UITableViewDataSource", "numberOfSections"), true),
    Example("of a refined protocol", ("UITableViewDelegate", "viewForZooming"), true),
    Example("acronym", ("URLSessionDataDelegate", "urlSession"), true),
    Example("property", ("UIApplicationDelegate", "window"), true),
    Example("of the standard library", ("CustomStringConvertible", "description"), true),
    Example("part of a word", ("UITableViewDataSource", "numberOf"), true),
    Example("beginning of a word", ("UITableViewDataSource", "num"), false),
    Example("other", ("UIScrollViewDelegate", "select"), false),
    Example("longer", ("UIScrollViewDelegate", "scrollViewDidScrollSlowly"), false),
    Example("none", ("AnyObject", "select"), false),
  ]

  @Test("A member satisfies a requirement by its name", arguments: members)
  func member(_ example: Example<(name: String, member: String), Bool>) throws {
    let names = try #require(ProtocolRequirements.names(of: example.input.name))
    #expect(
      names.contains { ProtocolRequirements.satisfies(example.input.member, $0) } == example.expected,
      sourceLocation: example.sourceLocation
    )
  }

  @Test("The requirements of other protocols are unknown")
  func unknown() {
    #expect(ProtocolRequirements.names(of: "GMSMapViewDelegate") == nil)
  }
}
