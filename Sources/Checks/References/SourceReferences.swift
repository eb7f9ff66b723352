import KeyValueCoding
package import ProgramModel
import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// Checks the nibs, storyboards, controllers, segues and cells that code references by name, and the casts of the
/// results.
package struct SourceReferences {
  let contents: BundleContents
  /// The platforms that documents are loaded for, including the platform whose console messages are reported.
  private let platforms: [Platform]
  /// The code of the sources.
  let code: CodeQueries
  let constants: ConstantTable

  /// Creates the checks of sources.
  ///
  /// - Parameters:
  ///   - contents: The resources of the app.
  ///   - platforms: The platforms that documents are loaded for.
  ///   - code: The code of the sources.
  package init(contents: BundleContents, platforms: [Platform], code: CodeQueries) {
    (self.contents, self.platforms, self.code) = (contents, platforms, code)
    constants = code.constants
  }

  /// Returns the findings for the references in a source, or none if its platform is unknown.
  package func findings(in source: SourceFile) -> [Finding] {
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

  /// Returns a finding if a referenced resource is missing or has another class.
  private func finding(
    _ reference: NameReference,
    in type: TypeDeclaration,
    of source: SourceFile,
    on platform: Platform
  ) -> Finding? {
    guard let (reference, held) = constants.resolved(reference, in: type, of: source.path) else { return nil }
    let found =
      missing(reference, held, in: type, on: platform) ?? failedCast(reference, in: type, on: platform)
    guard var finding = found else { return differentIdentifier(reference, held, in: type, on: platform) }
    guard code.areCertain(held, on: platform) else { return nil }
    let names = [reference.storyboard, reference.value].compactMap { $0?.constant?.spelling }
    finding.notes += names.map(Finding.Note.name)
    finding.notes += [reference.storyboardHolder?.spelling].compactMap(\.self).map(Finding.Note.storyboard)
    let identifier = finding.id == .missingNib ? registeredIdentifier(reference, in: type) : nil
    return identifier.map(code.mayRequest) == false ? finding.marked(.cell) : finding
  }

  /// Returns the identifier for which code registers a nib that does not exist.
  ///
  /// The nib is not opened until code requests a cell with the identifier.
  private func registeredIdentifier(_ reference: NameReference, in type: TypeDeclaration) -> String? {
    guard case .nib = reference.target, reference.maker == nil, !reference.value.isClassName else {
      return nil
    }
    let load = type.bodies.nibLoads.first { $0.location == reference.location }
    return load?.registration?.identifier.flatMap { $0.text(in: type.name) }
  }

  /// Returns a finding if a referenced resource is missing.
  private func missing(
    _ reference: NameReference,
    _ constants: [ConstantUse],
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Finding? {
    var names = MissingName.all(reference, in: type, on: platform)
    // A storyboard is reported in the type that declares it; one declared outside of types has no other finding.
    if let global = constants.first(where: { $0.storyboard != nil && $0.isOutsideOfTypes }) {
      names.insert(.storyboard(global.text), at: 0)
    }
    for name in names {
      if let finding = finding(name, reference, on: platform),
        isCertain(name, reference, in: type, on: platform)
      {
        return finding
      }
    }
    return nil
  }

  /// Returns the platform of a source, based on the targets that build it and the frameworks it imports.
  private func platform(of source: SourceFile) -> Platform? {
    let built = contents.platforms(building: source.path)
    let possible = platforms.filter { built.isEmpty || built.contains($0) }
    guard Set(possible.map(FrameworkFamily.init)).count > 1 else { return possible.first }
    let imported = source.imports.compactMap(FrameworkFamily.init(module:))
    let own = possible.filter { imported.contains(FrameworkFamily($0)) }
    return Set(own.map(FrameworkFamily.init)).count == 1 ? own.first : nil
  }

  private func finding(_ name: MissingName, _ reference: NameReference, on platform: Platform) -> Finding? {
    let (file, position) = (reference.location.file, reference.location.position)
    var finding = contents.finding(name, in: file, at: position, on: platform)
    finding?.declaration = FileLocation(file: file, position: reference.member)
    return finding
  }

  /// Whether code certainly requires a name that is missing.
  private func isCertain(
    _ name: MissingName,
    _ reference: NameReference,
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Bool {
    let file = reference.location.file
    let own = NamedClass(type, of: file)
    switch name {
    case .reusable(let identifier, _), .optionalReusable(let identifier, _, _):
      return code.isUnregistered(identifier, askedBy: own, on: platform)
    case .ownReusable(let identifier, _, _, _):
      return code.isUnregistered(identifier, askedBy: own, on: platform)
        && code.isNoSuperclass(own, of: contents.classesWithReusable(identifier), on: platform)
    case .ownSegue(let identifier, _):
      return code.isNoSuperclass(own, of: contents.classesWithSegue(identifier), on: platform)
    case .nib
    where reference.maker == reference.name || reference.maker != nil && !reference.value.isClassName:
      guard let maker = reference.maker else { return false }
      return code.loadsViewFromNib(NamedClass(maker, in: type, of: file), on: platform)
    default: return !reference.value.isClassName || code.declaresClass(reference.name, on: platform)
    }
  }

  /// Whether the bundle of a class is built by the projects, since the source itself declares the class.
  private func isOwn(_ bundleClass: String?, of type: TypeDeclaration, in source: SourceFile) -> Bool {
    guard let bundleClass else { return true }
    let name = bundleClass == "Self" ? type.name : bundleClass
    return source.types.contains { $0.kind == .class && $0.name == name }
  }
}

extension MissingName {
  /// Returns the names that may be missing for a reference, in order of precedence.
  fileprivate static func all(
    _ reference: NameReference,
    in type: TypeDeclaration,
    on platform: Platform
  ) -> [MissingName] {
    // Without a name, the view or window is created in another way.
    guard !reference.name.isEmpty else { return [] }
    return switch reference.target {
    case .nib where platform == .macOS && reference.maker == nil: [.optionalNib(reference.name)]
    case .nib: [.nib(reference.name)]
    case .windowNib: [.windowNib(reference.name)]
    case .storyboard: [.storyboard(reference.name)]
    case .controller(let storyboard): [.controller(reference.name, storyboard: storyboard?.text)]
    case .initialController:
      reference.resultUse.map { [.initialController(reference.name, $0)] } ?? []
    // Other apps may contain scenes of a class that other modules can subclass.
    case .segue where type.traits.access == .open: []
    case .segue(let isOwn):
      isOwn
        ? [.segue(reference.name, of: type.name), .ownSegue(reference.name, of: type.name)]
        : [.segue(reference.name, of: nil)]
    case .reusable(let reusable):
      [.reusable(reference.name, reusable)] + ownReusable(reference, reusable, nil, in: type)
    case .optionalReusable(let reusable):
      reference.resultUse.map {
        [.optionalReusable(reference.name, reusable, $0)] + ownReusable(reference, reusable, $0, in: type)
      } ?? []
    }
  }

  /// Returns the names that may be missing when a class dequeues a cell from its own table.
  private static func ownReusable(
    _ reference: NameReference,
    _ reusable: NameReference.Reusable,
    _ resultUse: NameReference.ResultUse?,
    in type: TypeDeclaration
  ) -> [MissingName] {
    // Other apps may contain scenes of a class that other modules can subclass.
    guard reference.asksOwnTable, type.traits.access != .open else { return [] }
    return [.ownReusable(reference.name, reusable, of: type.name, resultUse)]
  }
}

extension NameReference {
  /// The possible interpretations of the reference, in order of precedence.
  ///
  /// A name that is missing from all storyboards is also missing from the one that is used.
  fileprivate var meanings: [NameReference] {
    guard mayBeOfAnyStoryboard, storyboardHolder != nil else { return [self] }
    var ofAny = self
    ofAny.storyboardHolder = nil
    return [ofAny, self]
  }
}

/// A UI framework, which determines the behavior for missing names.
private enum FrameworkFamily: Hashable {
  case uiKit, appKit, watchKit

  init(_ platform: Platform) {
    switch platform {
    case .iOS, .tvOS, .visionOS: self = .uiKit
    case .macOS: self = .appKit
    case .watchOS: self = .watchKit
    }
  }

  /// Creates a value from a module name or the last component of a header path; nil for other frameworks.
  init?(module: String) {
    switch module {
    case "UIKit", "UIKit.h": self = .uiKit
    case "AppKit", "AppKit.h", "Cocoa", "Cocoa.h": self = .appKit
    case "WatchKit", "WatchKit.h": self = .watchKit
    default: return nil
    }
  }
}
