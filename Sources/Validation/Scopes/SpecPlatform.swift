import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Finds documents that cannot be loaded for the platform of their spec.
enum SpecPlatform {
  /// Returns the diagnostic for the platform of a scope's spec, if a document is for a platform with other frameworks.
  static func diagnostics(of unit: ValidationScope, documents: [DocumentRecord]) -> [ConfigurationDiagnostic]
  {
    guard let file = unit.specs.first, let platform = file.spec.platform else { return [] }
    let unsuitable = documents.first { document in
      unit.reports(document.file) && document.summary.map { $0.platform.family != platform.family } == true
    }
    guard let document = unsuitable, let own = document.summary?.platform else { return [] }
    let message = SpecMessage.unsuitablePlatform(
      platform.rawValue,
      document: PathName.relative(document.file, to: file.folder),
      of: own.rawValue
    )
    let place = FileLocation(file: file.path, position: file.spec.platformPosition ?? file.start)
    return [ConfigurationDiagnostic(file.isTest ? .expectation : .pattern, message, at: place)]
  }
}

extension Platform {
  /// The frameworks of a platform.
  fileprivate enum Family {
    case uiKit, appKit, watchKit
  }

  fileprivate var family: Family {
    switch self {
    case .iOS, .tvOS, .visionOS: .uiKit
    case .macOS: .appKit
    case .watchOS: .watchKit
    }
  }
}
