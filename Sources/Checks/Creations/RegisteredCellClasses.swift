package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Checks the cells that code registers by class, although a nib connects their outlets.
///
/// A table creates such a cell with its initializer, so that its outlets stay nil.
package struct RegisteredCellClasses {
  private let code: CodeQueries
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: CodeQueries, documents: [DocumentSummary]) {
    (self.code, self.documents) = (code, documents)
  }

  /// Returns the findings about cells on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    guard platform == .iOS || platform == .tvOS else { return [] }
    return documents.filter { $0.platform == platform && $0.format != .storyboard }.flatMap { document in
      document.classes.flatMap { findings(about: $0, in: document, on: platform) }
    }
  }

  private func findings(
    about use: DocumentSummary.ClassUse,
    in document: DocumentSummary,
    on platform: Platform
  ) -> [Finding] {
    guard !use.outlets.isEmpty else { return [] }
    let registrations = code.registrations(of: use.name, on: platform).filter {
      !code.mayName(document.nibName, after: use.name, for: $0, on: platform)
    }
    if registrations.isEmpty { return [] }
    let used = use.outlets.sorted().lazy.compactMap { outlet in
      code.firstUnwrapping(of: outlet, in: use.name).map { (outlet, $0) }
    }
    guard let (outlet, place) = used.first else { return [] }
    let reason = FindingReason.registeredByClass(
      className: use.name,
      document: PathName.file(of: document.file),
      outlet: outlet
    )
    return registrations.map { Finding(ofNilOutlet: outlet, at: $0.location, reason, usedAt: place) }
  }
}

extension Finding {
  /// Creates a finding about code that makes an object without the document that connects its outlets.
  init(ofNilOutlet outlet: String, at place: FileLocation, _ reason: FindingReason, usedAt use: FileLocation)
  {
    self.init(
      id: .unconnectedOutlet,
      consequence: .crashOnUse,
      message: reason.message,
      consoleMessage: ConsoleLine.nilImplicitlyUnwrapped,
      file: place.file,
      position: place.position,
      keyPath: outlet,
      declaration: use
    )
    notes = [.used(at: use)]
  }
}
