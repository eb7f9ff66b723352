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
    for type in source.types {
      for reference in type.bodies.references where isOwn(reference.bundleClass, of: type, in: source) {
        let (file, position) = (reference.location.file, reference.location.position)
        guard
          var finding = contents.finding(
            MissingName(reference, in: type),
            in: file,
            at: position,
            on: platform
          )
        else { continue }
        finding.declaration = SourceLocation(file: file, position: reference.member)
        if case .reusable = reference.target {
          finding.reuse = DequeuedCell(identifier: reference.name, className: type.name)
        }
        findings.append(finding)
      }
    }
    return findings
  }

  /// Whether the bundle of a class is one of those that the projects build: the source itself declares the class.
  private func isOwn(_ bundleClass: String?, of type: TypeDeclaration, in source: SourceInterface) -> Bool {
    guard let bundleClass else { return true }
    let name = bundleClass == "Self" ? type.name : bundleClass
    return source.types.contains { $0.kind == .class && $0.name == name }
  }
}

extension MissingName {
  fileprivate init(_ reference: NameReference, in type: TypeDeclaration) {
    switch reference.target {
    case .nib: self = .nib(reference.name)
    case .windowNib: self = .windowNib(reference.name)
    case .storyboard: self = .storyboard(reference.name)
    case .controller(let storyboard): self = .controller(reference.name, storyboard: storyboard)
    case .segue: self = .segue(reference.name, of: type.name)
    case .reusable(let reusable): self = .reusable(reference.name, reusable)
    }
  }
}
