import NibproofTestSupport
import Testing

@testable import ProjectModel

@Suite("Pods in the tree")
struct PodTargetsTests {
  // MARK: - Podspecs

  typealias SpecRow = Example<String, [String]?>

  private static func spec(
    _ attributes: String,
    _ uses: [String]?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> SpecRow {
    SpecRow(attributes, attributes, uses, sourceLocation: sourceLocation)
  }

  static let specs: [SpecRow] = [
    spec(#"s.source_files = "Kit/*.swift""#, ["source Kit/Card.swift", "nothing Kit/Card.xib"]),
    spec(#"s.source_files = "Kit""#, ["source Kit/Card.swift", "nothing Kit/Card.xib"]),
    spec(
      "s.source_files = 'Kit/*.swift'\ns.resources = 'Kit/*.xib'",
      ["source Kit/Card.swift", "resource Kit/Card.xib"]
    ),
    spec(
      "s.source_files = [\n  'Kit/*.swift', # code\n  'Other/*.swift',\n]\ns.resources = 'Art/*',\n  'Kit/*.xib'",
      ["source Kit/Card.swift", "resource Kit/Card.xib"]
    ),
    spec(
      "s.source_files = %w[Kit/*.swift]\ns.ios.resource = %w(Kit/Card.xib)",
      ["source Kit/Card.swift", "resource Kit/Card.xib"]
    ),
    spec(
      "s.source_files = 'Kit/*.swift'\ns.resource_bundles = { 'Kit' => ['Kit/*.xib'] }",
      ["source Kit/Card.swift", "bundled Kit/Card.xib"]
    ),
    spec(
      "s.source_files = 'Kit/*.swift'\ns.resource_bundle = { Kit: 'Kit/*.xib',\n Art: 'Art/*' }",
      ["source Kit/Card.swift", "bundled Kit/Card.xib"]
    ),
    spec(
      "s.subspec 'A' do |a|\n a.source_files = 'Kit/*.swift'\n a.resources = 'Kit/*.xib'\nend",
      ["source Kit/Card.swift", "resource Kit/Card.xib"]
    ),
    spec(
      "s.description = <<-DESC\n  its \"resources = 'x'\n  DESC\ns.source_files = 'Kit/*.swift' # s.resources = 'Kit/*'",
      ["source Kit/Card.swift", "nothing Kit/Card.xib"]
    ),
    // The use of the nib is uncertain: Xcode may compile nibs among the sources, and copies folders unchanged.
    spec("s.source_files = 'Kit/**/*'", ["source Kit/Card.swift"]),
    spec("s.source_files = 'Kit/*.swift'\ns.resources = 'Kit'", ["source Kit/Card.swift"]),
    spec("s.source_files = 'Kit/*.swift'\ns.exclude_files = 'Kit/*'", []),
    // Ruby code that is not evaluated determines the files.
    spec("s.source_files = 'Kit/*.swift'\ns.resources = \"#{path}/*.xib\"", nil),
    spec("s.source_files = 'Kit/*.swift'\ns.resources = Dir['Kit/*.xib']", nil),
    spec("s.source_files = 'Kit/*.swift'\ns.resources += ['Kit/*.xib']", nil),
    spec("s.source_files = 'Kit/*.swift'\ns.attributes_hash['resources'] = ['Kit/*.xib']", nil),
    spec("s.source_files = 'Kit/*.swift'\ns.prepare_command = 'make'", nil),
    spec("s.source_files = 'Kit/*.swift'\ns.summary = 'a", nil),
    spec("s.source_files = 'Kit/*.swift'\nresources = 'Kit/*.xib'", nil),
  ]

  @Test("The files of a pod", arguments: specs)
  func files(_ row: SpecRow) throws {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": "", "Podfile": "target 'App' do\n  pod 'Kit', :path => 'Kit'\nend",
      "Kit/Kit.podspec": "Pod::Spec.new do |s|\n\(row.input)\nend",
    ])
    let pods = PodTargets(projects: [tree("App.xcodeproj/project.pbxproj")])
    let (source, nib) = ("Kit/Card.swift", "Kit/Card.xib")
    var uses = pods.pod(ofSource: tree("Kit/\(source)")).map { _ in ["source \(source)"] } ?? []
    switch pods.use(ofResource: tree("Kit/\(nib)")) {
    case .resource: uses.append("resource \(nib)")
    case .bundled: uses.append("bundled \(nib)")
    case .nothing: uses.append("nothing \(nib)")
    case nil: break
    }
    #expect(uses == row.expected ?? [], sourceLocation: row.sourceLocation)
  }

  // MARK: - Podfiles

  typealias LinkRow = Example<(podfile: String, isStatic: String), Bool?>

  private static func link(
    _ podfile: String,
    _ isFramework: Bool?,
    spec: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> LinkRow {
    LinkRow(podfile, (podfile, spec), isFramework, sourceLocation: sourceLocation)
  }

  private static let pod = "pod 'Kit', :path => '../Kit'"

  static let links: [LinkRow] = [
    link("use_frameworks!\ntarget 'App' do\n\(pod)\nend", true),
    link("target 'App' do\nuse_frameworks! # all\n\(pod)\nend", true),
    link(
      "abstract_target 'All' do\nuse_frameworks!\ntarget 'App' do\n pod \"Kit/Core\", path: \"../Kit\"\nend\nend",
      true
    ),
    link("target 'App' do\n\(pod)\nend", false),
    link("target 'Tests' do\nuse_frameworks!\nend\ntarget 'App' do\n\(pod)\nend", false),
    link("use_frameworks!\ndef pods\n\(pod)\nend\ntarget 'App' do\n pods\nend", true),
    link("def pods\n\(pod)\nend\ntarget 'App' do\nuse_frameworks!\n pods\nend", nil),
    link("use_frameworks! :linkage => :static\ntarget 'App' do\n\(pod)\nend", nil),
    link("use_frameworks! if ENV['F']\ntarget 'App' do\n\(pod)\nend", nil),
    link("if x\nuse_frameworks!\nend\ntarget 'App' do\n\(pod)\nend", nil),
    link(
      "use_frameworks!\ntarget 'A' do\n\(pod)\nend\npre_install do |i|\n Pod::BuildType.static_library\nend",
      nil
    ),
    link("target 'A' do\nuse_frameworks!\n\(pod)\nend\ntarget 'B' do\n\(pod)\nend", nil),
    link("use_frameworks!\ntarget 'App' do\n\(pod)\nend", false, spec: "s.static_framework = true"),
    link("use_frameworks!\ntarget 'App' do\n\(pod)\nend", true, spec: "s.static_framework = false"),
  ]

  @Test("A pod is a framework if its targets use frameworks", arguments: links)
  func linkage(_ row: LinkRow) throws {
    let tree = try TemporaryTree([
      "Example/App.xcodeproj/project.pbxproj": "", "Example/Podfile": row.input.podfile,
      "Kit/Kit.podspec": "s.source_files = '*.swift'\n\(row.input.isStatic)",
    ])
    let pods = PodTargets(projects: [tree("Example/App.xcodeproj/project.pbxproj")])
    let pod = try #require(pods.pod(ofSource: tree("Kit/Card.swift")))
    #expect(pod.isFramework == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(
    "Broken files of Ruby are read",
    arguments: ["pod", "pod 'Kit', :path", "end\nend", "pod 'Kit', :path => 1", "do", "%w["]
  )
  func broken(_ podfile: String) {
    #expect(Podfile(Array(podfile.utf8)).entries.isEmpty)
    _ = Podspec(Array(podfile.utf8))
  }
}
