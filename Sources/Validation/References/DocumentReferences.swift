import InterfaceDocuments
import RuntimeAttributes

/// Checks what documents ask for by name: the storyboards and controllers behind references, the nibs of controllers'
/// views, and images.
struct DocumentReferences {
  let contents: BundleContents

  /// What is missing of all that a document refers to.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - platform: The platform.
  ///   - viewMakers: The controllers in it that may make their views without a nib.
  /// - Returns: The findings.
  func findings(
    in document: InterfaceDocument,
    platform: Platform,
    viewMakers: Set<Int> = []
  ) -> [Finding] {
    func finding(_ name: MissingName, _ object: Int, _ position: SourcePosition? = nil) -> Finding? {
      let object = document.objects[object]
      return contents.finding(
        name,
        in: document.file,
        at: position ?? object.position,
        object: object,
        on: platform
      )
    }
    var findings: [Finding?] = []
    for reference in document.storyboardReferences where reference.bundle == nil {
      let storyboard = reference.storyboard ?? PathName.nibName(of: document.file)
      findings.append(finding(.storyboard(storyboard), reference.object))
      // What the runtime makes of a storyboard without an initial controller is not known.
      guard let identifier = reference.identifier else { continue }
      findings.append(finding(.controller(identifier, storyboard: storyboard), reference.object))
    }
    for reference in document.resourceReferences {
      // An empty name is none: the controller's own class says which nib it is.
      guard case .nib(let name) = reference.resource, !name.isEmpty, !viewMakers.contains(reference.object)
      else { continue }
      findings.append(finding(.nib(name), reference.object, reference.position))
    }
    // What a platform makes of a missing image is known of UIKit alone.
    if platform != .macOS, platform != .watchOS {
      for reference in document.imageReferences {
        findings.append(finding(.image(reference.name), reference.object, reference.position))
      }
    }
    return findings.compactMap(\.self)
  }
}
