import KeyValueCoding
import NibLoading
import ProgramModel
import SourceModel
import SourceSyntax

// Lookups of the resources that members of generated code represent, by the letters and digits of their names.
extension BundleContents {
  /// Returns a finding for a member of generated code that does not match any resource, or nil if a resource may match.
  ///
  /// The finding is unverified, because the generated code was not read.
  ///
  /// - Parameters:
  ///   - thing: The kind of resource.
  ///   - use: The use of the member.
  ///   - storyboard: The spelling of the storyboard that contains the controller, if known.
  ///   - platform: The platform to check.
  /// - Returns: An unverified finding; nil if a resource may match, or if the resources are unknown.
  func missingFinding(
    of thing: NibLoadingAPI.Thing,
    spelled use: Use,
    in storyboard: String?,
    on platform: Platform
  ) -> Finding? {
    let spelling = use.text
    guard let named = MissingName.Thing(thing, named: spelling, in: storyboard),
      case let names = names(of: thing, in: storyboard), !names.isEmpty,
      !names.contains(where: { Self.hash($0) == Self.hash(spelling) })
    else { return nil }
    let name = MissingName(named)
    var finding = Finding(
      name,
      .unverified,
      file: use.location.file,
      position: use.location.position,
      keyPath: spelling,
      suggestion: NearestName.find(spelling, among: names)
    )
    finding.notes = [.generated]
    return finding
  }

  /// Returns the existing names of a kind, or an empty set if the names are unknown.
  private func names(of thing: NibLoadingAPI.Thing, in storyboard: String?) -> Set<String> {
    guard areDocumentsRead else { return [] }
    switch thing {
    case .nib: return Set(nibs.keys)
    case .storyboard: return Set(storyboards.keys)
    case .controller:
      let own = offers.controllers.filter { storyboard.map(Self.hash) == Self.hash($0.key) }
      return own.values.reduce(into: []) { $0.formUnion($1) }
    case .segue: return offers.segues
    case .reusable: return offers.reuseIdentifiers
    case .windowNib, .initialController, .asset, .class, .selector, .text: return []
    }
  }

  private static func hash(_ name: String) -> UInt64 { FoldedName.hash(of: Array(name.utf8)[...]) }
}

extension MissingName.Thing {
  /// Creates the nib, storyboard or identifier that a member of generated code represents; nil for other things.
  fileprivate init?(_ thing: NibLoadingAPI.Thing, named name: String, in storyboard: String?) {
    switch thing {
    case .nib: self = .nib(name)
    case .storyboard: self = .storyboard(name)
    case .controller: self = .controller(name, storyboard: storyboard)
    case .segue: self = .segue(name, of: nil)
    case .reusable(let kind): self = .reusable(name, kind)
    case .windowNib, .initialController, .asset, .class, .selector, .text: return nil
    }
  }
}

extension Finding.Note {
  /// A note about a missing member of generated code.
  fileprivate static let generated = Finding.Note(
    "the code generated from the documents does not declare this member, so this source may not compile"
  )
}
