import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// The declaration of a member with code.
struct CodeMember {
  /// The Swift name.
  let name: String
  let position: SourcePosition
  /// Whether `self` in the member is the class rather than an instance.
  let isTypeMember: Bool
  /// Whether the member specifies the nib name of a controller: `override var windowNibName: NSNib.Name? { "Panel" }`.
  let isNibName: Bool
  /// The platforms on which `@available` makes the member unavailable.
  let unavailablePlatforms: PlatformSet

  init(_ member: MemberCode.Member, of type: TypeDeclaration, _ tree: SyntaxTree) {
    let (traits, overrides): (DeclarationTraits, Bool)
    switch member {
    case .method(let index):
      let method = type.methods[index]
      (name, traits, position) = (method.swiftName, method.traits, method.position)
      overrides = tree.language == .objectiveC && ["nibName()", "windowNibName()"].contains(name)
    case .setter(let index), .getter(let index):
      let property = type.properties[index]
      (name, traits, position) = (property.name, property.traits, property.position)
      overrides = ["nibName", "windowNibName"].contains(name) && traits.modifiers.contains(.override)
    }
    isTypeMember = traits.modifiers.contains(.typeMember)
    isNibName = overrides && !isTypeMember
    unavailablePlatforms = type.traits.unavailablePlatforms.union(traits.unavailablePlatforms)
  }

  /// Whether the member is an initializer with a nib name parameter.
  var takesNibName: Bool { name.hasPrefix("init(nibName:") || name.hasPrefix("init(windowNibName:") }

  /// Whether the member may replace the decoded object.
  var replacesObject: Bool { name == "awakeAfter(using:)" }

  /// Whether the member is the Objective-C data source method that returns table cells.
  var returnsTableCells: Bool { name == "tableView(_:cellForRowAtIndexPath:)" }
}
