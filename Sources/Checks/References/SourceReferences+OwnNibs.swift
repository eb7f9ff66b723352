import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceModel

extension SourceReferences {
  /// Returns findings about nibs that static members of a package name after the class on which they are called, but
  /// that are not in the requested bundle: `Card.nib`.
  ///
  /// The class of the code may be a superclass, or a protocol whose extension has the member.
  ///
  /// Source: RESegmentedControl#7.
  func ownNibs(
    _ use: Use,
    in type: TypeDeclaration,
    of source: SourceFile,
    on platforms: [Platform]
  ) -> [Finding] {
    guard let nib = use.nib, let bundle = nib.bundleOfOwnName, nib.controller == nil,
      contents.isOfPackage(source.path), let platform = platforms.first(where: { code.mayRun(use, on: $0) }),
      let ifMissing = use.api?.row(of: UIFramework(platform))?.ifMissing, ifMissing != .nothing
    else { return [] }
    return code.receivers(ofStaticMemberWith: use, in: type, of: source).compactMap { className, call in
      var finding = contents.misplacement(
        of: MissingName(.nib(className), ifMissing: ifMissing, resultUse: use.resultUse),
        isOfWindow: false,
        in: [bundle],
        source.path,
        at: use.location.position,
        on: platform
      )
      finding?.declaration = FileLocation(file: source.path, position: use.memberPosition)
      finding?.notes.append(.ownNib(of: className, at: call))
      return finding
    }
  }
}

extension AppCode {
  /// Returns the classes of the same target on which code calls the static member that contains a use, each with the
  /// first call, sorted by name.
  fileprivate func receivers(ofStaticMemberWith use: Use, in type: TypeDeclaration, of source: SourceFile)
    -> [(className: String, call: FileLocation)]
  {
    let facts = source.facts
    guard let unit = facts.units.last(where: { SourcePosition($0.place) <= use.location.position }),
      unit.traits.contains(.isStatic)
    else { return [] }
    var found: [String: FileLocation] = [:]
    let member = facts.names.text(of: unit.name)
    for (other, name) in sources(containing: member) {
      for occurrence in other.facts.occurrences
      where occurrence.name == name && occurrence.role == .member && occurrence.receiver == .type {
        let className = other.facts.names.text(of: occurrence.receiverName)
        guard found[className] == nil, inherits(className, member, from: type) else { continue }
        found[className] = FileLocation(file: other.path, position: SourcePosition(occurrence.place))
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a class of the sources is a type, or inherits a member from the type, which it names as its superclass or
  /// as a protocol.
  private func inherits(_ className: String, _ member: String, from type: TypeDeclaration) -> Bool {
    let declarations = sources.lazy.flatMap(\.types).filter { $0.name == className }
    guard declarations.contains(where: { $0.kind == .class }) else { return false }
    return className == type.name
      || declarations.contains { $0.inherited.contains(type.name) }
        && !declarations.contains { declaration in
          declaration.declares([member])
            || declaration.methods.contains { $0.swiftName.hasPrefix(member + "(") }
        }
  }
}

extension Finding.Note {
  /// Returns a note about the class after which code names a nib.
  fileprivate static func ownNib(of className: String, at call: FileLocation) -> Finding.Note {
    Finding.Note("the nib is named after '\(className)' here", at: call)
  }
}
