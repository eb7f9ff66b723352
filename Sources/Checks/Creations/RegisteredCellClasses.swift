package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Checks the cells that code registers by class, although a nib or a prototype connects their outlets.
///
/// The outlets of such a cell stay nil, because the table creates the cell with its initializer: Swift code that unwraps
/// them terminates the app, and messages of Objective-C code have no effect.
package struct RegisteredCellClasses: Sendable {
  private let code: AppCode
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: AppCode, documents: [DocumentSummary]) {
    (self.code, self.documents) = (code, documents)
  }

  /// Returns the findings about cells on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    guard platform == .iOS || platform == .tvOS else { return [] }
    return documents.filter { $0.platform == platform }.flatMap { document in
      document.classes.filter { !$0.outlets.isEmpty }.flatMap { use in
        let registrations =
          document.format == .storyboard
          ? self.registrations(of: use.reference.name, inScenesOf: document, on: platform)
          : code.registrations(of: use.reference.name, on: platform)
        return findings(about: use, in: document, registrations, on: platform)
      }
    }
  }

  /// Returns the registrations that replace prototypes of a class in the scenes of the registering controllers.
  private func registrations(
    of className: String,
    inScenesOf document: DocumentSummary,
    on platform: Platform
  ) -> [Creation] {
    document.scenesOfClasses.sorted { $0.key < $1.key }.flatMap { controller, contents in
      contents.reusableClasses.sorted { $0.key < $1.key }.flatMap { identifier, classes -> [Creation] in
        guard classes.allSatisfy({ $0.name == className }) else { return [] }
        return code.registrations(of: className, for: identifier, by: controller, on: platform)
      }
    }
  }

  private func findings(
    about use: DocumentSummary.ClassUse,
    in document: DocumentSummary,
    _ registrations: [Creation],
    on platform: Platform
  ) -> [Finding] {
    let nib = document.format == .storyboard ? use.reference.name : document.nibName
    let registrations = registrations.filter {
      !code.mayName(nib, after: use.reference.name, for: $0, on: platform)
    }
    if registrations.isEmpty { return [] }
    let used = use.outlets.sorted().lazy.compactMap { outlet in
      code.firstUnwrapping(of: outlet, in: use.reference.name).map { (outlet, $0) }
    }
    let file = PathName.file(of: document.file)
    guard let (outlet, place) = used.first else {
      return ineffective(use, in: file, registrations, on: platform)
    }
    let content = UnconnectedOutlet.registeredByClass(
      className: use.reference.name,
      document: file,
      outlet: outlet
    )
    return registrations.map { Finding(ofNilOutlet: outlet, at: $0.location, content, usedAt: place) }
  }

  /// Returns findings about cells with outlets that code uses without effect.
  private func ineffective(
    _ use: DocumentSummary.ClassUse,
    in document: String,
    _ registrations: [Creation],
    on platform: Platform
  ) -> [Finding] {
    let registrations = registrations.filter(code.isOfOwnTable)
    guard !registrations.isEmpty else { return [] }
    let used = use.outlets.sorted().lazy.compactMap { outlet in
      code.firstMessage(to: outlet, of: use.reference.name, on: platform).map { (outlet, $0) }
    }
    guard let (outlet, place) = used.first else { return [] }
    let content = UnconnectedOutlet.registeredByClass(
      className: use.reference.name,
      document: document,
      outlet: outlet,
      isUnwrapped: false
    )
    return registrations.map { registration in
      var finding = Finding(ofNilOutlet: outlet, at: registration.location, content, usedAt: place)
      (finding.consequence, finding.consoleMessage) = (.silent, nil)
      return finding
    }
  }
}
