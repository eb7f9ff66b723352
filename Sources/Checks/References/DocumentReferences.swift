package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Checks the names that documents reference: storyboards, controllers, nibs of controllers' views, images and
/// colors.
package struct DocumentReferences {
  package let contents: BundleContents

  package init(contents: BundleContents) {
    self.contents = contents
  }

  /// Returns findings for the missing resources that a document references.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - platform: The platform that the document is loaded for.
  ///   - viewMakers: The indexes of controllers that may create their views without a nib.
  ///   - replacedImages: The images that code replaces.
  /// - Returns: The findings, which are unverified if part of the app is unread.
  package func findings(
    in document: InterfaceDocument,
    platform: Platform,
    viewMakers: Set<Int>,
    replacedImages: ReplacedImages
  ) -> [Finding] {
    func finding(_ name: MissingName.Thing, _ object: Int, _ position: SourcePosition? = nil) -> Finding? {
      let object = document.objects[object]
      return contents.finding(
        MissingName(name),
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
      // The behavior for a storyboard without an initial controller is unknown.
      guard let identifier = reference.identifier else { continue }
      findings.append(finding(.controller(identifier, storyboard: storyboard), reference.object))
    }
    for reference in document.resourceReferences {
      // An empty name refers to the nib named after the controller's class.
      guard case .nib(let name) = reference.resource, !name.isEmpty, !viewMakers.contains(reference.object)
      else { continue }
      findings.append(finding(.nib(name), reference.object, reference.position))
    }
    // The behavior for a missing image or color is known only for UIKit.
    if platform != .macOS, platform != .watchOS {
      for reference in document.imageReferences {
        var finding = finding(.image(reference.name), reference.object, reference.position)
        if finding?.consequence == .dropped, let assignment = replacedImages[reference.object] {
          finding?.consequence = .silent
          // The image is logged as missing, but the app never displays it.
          finding?.consoleMessage = nil
          finding?.notes.append(.imageReplaced(by: assignment.method, at: assignment.location))
        }
        findings.append(finding)
      }
      findings += newerSymbols(in: document, on: platform, replacedImages)
      for reference in document.colorReferences {
        findings.append(finding(.color(reference.name), reference.object, reference.position))
      }
    }
    return findings.compactMap(\.self)
  }
}

extension Finding.Note {
  /// Returns a note about code that replaces the missing image.
  fileprivate static func imageReplaced(by method: String, at location: FileLocation) -> Finding.Note {
    Finding.Note("'\(method)' sets the image", at: location)
  }
}
