import ClassInterfaces
import RuntimeAttributes

/// Checks what the bodies of sources ask for by name, nibs, storyboards, controllers, segues and cells, and what they take
/// it for.
struct SourceReferences {
  let contents: BundleContents
  /// The platforms for which documents are loaded, among them the one whose runtime prints what is missing.
  let platforms: [Platform]
  /// The constants that hold names.
  var constants = ConstantTable([])

  /// What is missing of all that a source refers to; nothing where nobody can say for which platform it is.
  func findings(in source: SourceInterface) -> [Finding] {
    guard source.types.contains(where: { !$0.bodies.references.isEmpty }), let platform = platform(of: source)
    else { return [] }
    var findings: [Finding] = []
    let here = PlatformSet(platform)
    for type in source.types {
      for reference in type.bodies.references
      where reference.platforms.contains(here) && isOwn(reference.bundleClass, of: type, in: source) {
        for meaning in reference.meanings {
          guard let finding = finding(meaning, in: type, of: source, on: platform) else { continue }
          findings.append(finding)
          break
        }
      }
    }
    return findings
  }

  /// What is missing, or of another class, where a body asks for something.
  private func finding(
    _ reference: NameReference,
    in type: TypeDeclaration,
    of source: SourceInterface,
    on platform: Platform
  ) -> Finding? {
    guard let (reference, held) = constants.resolved(reference, in: type, of: source.file) else { return nil }
    if reference.isOfReusable, held.contains(where: constants.registers) { return nil }
    let found =
      missing(reference, held, in: type, on: platform) ?? failedCast(reference, in: type, on: platform)
    guard var finding = found else { return differentIdentifier(reference, held, in: type, on: platform) }
    if !held.isEmpty { finding.question = .constants(held, finding.question?.claim) }
    finding.notes += [
      reference.storyboardConstant.map(Finding.Note.name), reference.constant.map(Finding.Note.name),
      reference.storyboardHolder.map(Finding.Note.storyboard),
    ].compactMap(\.self)
    return finding
  }

  /// What is missing where a body asks for something by constants.
  private func missing(
    _ reference: NameReference,
    _ constants: [SoughtConstant],
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Finding? {
    var names = MissingName.all(reference, in: type, on: platform)
    // What is declared in a type is asked for there; outside of types nothing else tells of it.
    if let global = constants.first(where: { $0.storyboard != nil && $0.isOutsideOfTypes }) {
      names.insert(.storyboard(global.text), at: 0)
    }
    for name in names {
      guard var finding = finding(name, reference, on: platform) else { continue }
      finding.question = claim(name, reference, in: type).map(OpenQuestion.claim)
      return finding
    }
    return nil
  }

  /// The platform of a source: that of the targets which build it, or whose frameworks it imports.
  private func platform(of source: SourceInterface) -> Platform? {
    let built = contents.platforms(building: source.file)
    let possible = platforms.filter { built.isEmpty || built.contains($0) }
    guard Set(possible.map(FrameworkFamily.init)).count > 1 else { return possible.first }
    let imported = source.imports.compactMap(FrameworkFamily.init(module:))
    let own = possible.filter { imported.contains(FrameworkFamily($0)) }
    return Set(own.map(FrameworkFamily.init)).count == 1 ? own.first : nil
  }

  private func finding(_ name: MissingName, _ reference: NameReference, on platform: Platform) -> Finding? {
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
    case .reusable(let identifier, _), .optionalReusable(let identifier, _, _):
      .isUnregistered(identifier: identifier, className: type.name)
    case .ownReusable(let identifier, _, let className, _):
      .isUnregisteredHere(
        identifier: identifier,
        className: className,
        elsewhere: contents.classesWithReusable(identifier)
      )
    case .ownSegue(let identifier, let className):
      .isNoSuperclass(className: className, of: contents.classesWithSegue(identifier))
    case .nib where reference.maker == reference.name || reference.maker != nil && !reference.isClassName:
      .isController(className: reference.maker.map { $0 == "Self" ? type.name : $0 } ?? "")
    case _ where reference.isClassName: .isDeclared(className: reference.name)
    case .nib, .optionalNib:
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
  fileprivate static func all(
    _ reference: NameReference,
    in type: TypeDeclaration,
    on platform: Platform
  ) -> [MissingName] {
    // Who gives no name makes the view or window otherwise; of nibs of macOS only a controller needs its own.
    guard !reference.name.isEmpty else { return [] }
    return switch reference.target {
    case .nib where platform == .macOS && reference.maker == nil: [.optionalNib(reference.name)]
    case .nib: [.nib(reference.name)]
    case .windowNib: [.windowNib(reference.name)]
    case .storyboard: [.storyboard(reference.name)]
    case .controller(let storyboard): [.controller(reference.name, storyboard: storyboard)]
    case .initialController:
      reference.demand.map { [.initialController(reference.name, $0)] } ?? []
    // The scenes of a class from which other modules derive may be in apps that nobody sees.
    case .segue where type.traits.access == .open: []
    case .segue(let isOwn):
      isOwn
        ? [.segue(reference.name, of: type.name), .ownSegue(reference.name, of: type.name)]
        : [.segue(reference.name, of: nil)]
    case .reusable(let reusable):
      [.reusable(reference.name, reusable)] + ownReusable(reference, reusable, nil, in: type)
    case .optionalReusable(let reusable):
      reference.demand.map {
        [.optionalReusable(reference.name, reusable, $0)] + ownReusable(reference, reusable, $0, in: type)
      } ?? []
    }
  }

  /// What may be missing where a class asks its own table for a cell that others have.
  private static func ownReusable(
    _ reference: NameReference,
    _ reusable: NameReference.Reusable,
    _ demand: NameReference.ResultUse?,
    in type: TypeDeclaration
  ) -> [MissingName] {
    // The scenes of a class from which other modules derive may be in apps that nobody sees.
    guard reference.asksOwnTable, type.traits.access != .open else { return [] }
    return [.ownReusable(reference.name, reusable, of: type.name, demand)]
  }
}

extension NameReference {
  /// What it may be taken for, one after the other: what no storyboard has is missing whichever one is held.
  fileprivate var meanings: [NameReference] {
    guard mayBeOfAnyStoryboard, storyboardHolder != nil else { return [self] }
    var ofAny = self
    ofAny.storyboardHolder = nil
    return [ofAny, self]
  }
}

/// The frameworks of views between which platforms choose: what they make of a missing name is theirs.
private enum FrameworkFamily: Hashable {
  case uiKit, appKit, watchKit

  init(_ platform: Platform) {
    switch platform {
    case .iOS, .tvOS, .visionOS: self = .uiKit
    case .macOS: self = .appKit
    case .watchOS: self = .watchKit
    }
  }

  /// Takes a module, or a header by its last name; nil for one of another framework.
  init?(module: String) {
    switch module {
    case "UIKit", "UIKit.h": self = .uiKit
    case "AppKit", "AppKit.h", "Cocoa", "Cocoa.h": self = .appKit
    case "WatchKit", "WatchKit.h": self = .watchKit
    default: return nil
    }
  }
}
