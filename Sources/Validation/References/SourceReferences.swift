import ClassInterfaces
import NibLoading
import RuntimeAttributes

/// Checks what the bodies of sources ask for by name: nibs, storyboards, controllers, segues and cells.
struct SourceReferences {
  let contents: BundleContents
  /// The platform whose runtime prints what is missing.
  let platform: Platform

  /// What is missing of all that a source refers to.
  func findings(in source: SourceInterface) -> [Finding] {
    var findings: [Finding] = []
    let here = PlatformSet(platform)
    for type in source.types {
      for reference in type.bodies.references
      where reference.platforms.contains(here) && isOwn(reference.bundleClass, of: type, in: source) {
        for name in MissingName.all(reference, in: type) {
          guard var finding = finding(name, reference) else { continue }
          finding.question = claim(name, reference, in: type).map(OpenQuestion.claim)
          findings.append(finding)
          break
        }
      }
    }
    return findings
  }

  private func finding(_ name: MissingName, _ reference: NameReference) -> Finding? {
    let (file, position) = (reference.location.file, reference.location.position)
    var finding = contents.finding(name, in: file, at: position, on: platform)
    finding?.declaration = SourceLocation(file: file, position: reference.member)
    return finding
  }

  /// What a finding says of the sources.
  private func claim(
    _ name: MissingName,
    _ reference: NameReference,
    in type: TypeDeclaration
  ) -> SourceClaim? {
    switch name {
    case .reusable(let identifier, _): .isUnregistered(identifier: identifier, className: type.name)
    case .ownSegue(let identifier, let className):
      .isNoSuperclass(className: className, of: contents.classesWithSegue(identifier))
    case .nib where reference.maker == reference.name || reference.maker != nil && !reference.isClassName:
      .isController(className: reference.maker.map { $0 == "Self" ? type.name : $0 } ?? "")
    case _ where reference.isClassName: .isDeclared(className: reference.name)
    case .nib:
      type.bodies.nibLoads.first { $0.location == reference.location }?.registration?.identifier
        .map { .isAskedFor(identifier: $0) }
    default: nil
    }
  }

  /// Whether the bundle of a class is one of those that the projects build: the source itself declares the class.
  private func isOwn(_ bundleClass: String?, of type: TypeDeclaration, in source: SourceInterface) -> Bool {
    guard let bundleClass else { return true }
    let name = bundleClass == "Self" ? type.name : bundleClass
    return source.types.contains { $0.kind == .class && $0.name == name }
  }
}

extension MissingName {
  /// What may be missing where a body asks for something, one after the other.
  fileprivate static func all(_ reference: NameReference, in type: TypeDeclaration) -> [MissingName] {
    // Who gives no name makes the view or window otherwise.
    guard !reference.name.isEmpty else { return [] }
    return switch reference.target {
    case .nib: [.nib(reference.name)]
    case .windowNib: [.windowNib(reference.name)]
    case .storyboard: [.storyboard(reference.name)]
    case .controller(let storyboard): [.controller(reference.name, storyboard: storyboard)]
    // The scenes of a class from which other modules derive may be in apps that nobody sees.
    case .segue where type.traits.access == .open: []
    case .segue(let isOwn):
      [.segue(reference.name, of: type.name)] + (isOwn ? [.ownSegue(reference.name, of: type.name)] : [])
    case .reusable(let reusable): [.reusable(reference.name, reusable)]
    }
  }
}
