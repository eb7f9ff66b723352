import RuntimeAttributes
package import SourceModel

/// A document that is not in the bundle that the framework searches.
package struct MisplacedDocument: Hashable, Sendable {
  /// The bundle that contains the document.
  package enum Place: Hashable, Sendable {
    /// The resource bundle of the code's own package target.
    case ownModule
    /// The resource bundle of another package target.
    case module
    case framework
    /// A bundle with code that another app loads.
    case plugIn
    /// An app or extension.
    case program
    /// The framework of a pod.
    case pod
    /// A resource bundle that the podspec of a pod declares.
    case bundleOfPod
    /// The document is not in any bundle, because no target builds the document.
    case nowhere
    /// The document is not in any bundle, because the podspec of the pod with the code does not list the document.
    case outsideOfPod
    /// The document is not in any bundle, because the tools version of the package with the code is older than
    /// resources.
    case ofOldPackage
  }

  package var file: String
  /// The searched bundle.
  package var bundle: ReferencedBundle
  /// The name of a target that builds the document or must build the document; empty if unknown.
  package var target: String
  package var place: Place
  /// Whether the document is the nib of a window controller, whose initializers take no bundle.
  var isOfWindow = false

  package init(file: String, bundle: ReferencedBundle, target: String, place: Place) {
    (self.file, self.bundle, self.target, self.place) = (file, bundle, target, place)
  }
}

/// A referenced document exists, but is not in the searched bundle.
struct MisplacedName: FindingContent {
  /// The kind of file that contains the reference.
  enum Referrer: Hashable, Sendable {
    case code, document
    /// The settings of an app target.
    case settings(target: String)
  }

  var name: MissingName
  var document: MisplacedDocument
  var referrer = Referrer.code

  var id: FindingID { name.id }

  var message: String {
    name.message + (document.place.isOutside ? " in any bundle" : document.bundle.phrase)
  }

  var notes: [Finding.Note] { [document.advice(for: referrer)] }
}

extension MisplacedDocument.Place {
  /// Whether the package or pod with the code has the document in its folder, but in none of its bundles.
  fileprivate var isOutside: Bool { self == .outsideOfPod || self == .ofOldPackage }
}

extension MisplacedDocument {
  /// Returns a note about the bundle that contains the document, with advice for a kind of reference.
  fileprivate func advice(for referrer: MisplacedName.Referrer) -> Finding.Note {
    let change =
      switch referrer {
      case .code: changeOfCode
      case .document: changeOfDocument
      case .settings(let target): "add the document to target '\(target)'"
      }
    return Finding.Note(
      "\(holder); \(change)",
      at: FileLocation(file: file, position: SourcePosition(line: 1, column: 1))
    )
  }

  /// A clause about the target that builds the document.
  private var holder: String {
    switch place {
    case .ownModule, .module: "package target '\(target)' builds the document into its resource bundle"
    case .framework: "framework target '\(target)' builds the document"
    case .plugIn: "target '\(target)' builds the document into a bundle that another app loads"
    case .pod: "pod '\(target)' is built as a framework, which contains the document"
    case .bundleOfPod: "pod '\(target)' builds the document into a separate resource bundle"
    case .program: "only target '\(target)' builds the document"
    case .nowhere: "the document exists, but no target builds it"
    case .outsideOfPod: "the document exists, but the podspec of '\(target)' does not list it"
    case .ofOldPackage: "the document exists, but packages have no resources before tools version 5.3"
    }
  }

  /// The suggested change to code that references the document.
  private var changeOfCode: String {
    switch place {
    case .ownModule where isOfWindow:
      "pass the document's path in 'Bundle.module' to 'init(windowNibPath:owner:)'"
    case .module where isOfWindow:
      "pass the document's path in the 'Bundle.module' of '\(target)' to 'init(windowNibPath:owner:)'"
    case .ownModule: "pass '.module'"
    case .module: "pass the 'Bundle.module' of '\(target)'"
    case .framework, .plugIn: "pass 'Bundle(for:)' with a class of that target"
    case .pod: "pass 'Bundle(for:)' with a class of that pod"
    case .bundleOfPod: "load that bundle and pass it"
    case .program: "add the document to the target of this code"
    case .nowhere: target.isEmpty ? "add it to the app" : "add it to target '\(target)'"
    case .outsideOfPod: "add it to 'resources' or 'resource_bundles'"
    case .ofOldPackage: "raise the tools version of the manifest and pass '.module'"
    }
  }

  /// The suggested change to a document that references the misplaced document.
  private var changeOfDocument: String {
    switch place {
    case .ownModule, .module: "instantiate the document in code with the 'Bundle.module' of '\(target)'"
    case .framework, .pod: "set the identifier of that framework as the bundle of the reference"
    case .bundleOfPod: "instantiate the document in code with that bundle"
    case .program: "add the document to the target of this document"
    case .plugIn: "set the identifier of that bundle as the bundle of the reference"
    case .nowhere, .outsideOfPod, .ofOldPackage: changeOfCode
    }
  }
}

extension ReferencedBundle {
  /// The phrase for the bundle in messages.
  fileprivate var phrase: String {
    switch self {
    case .main: " in the main bundle"
    case .ofClass("Self"): " in the bundle of the class"
    case .ofClass(let name): " in the bundle of '\(name)'"
    case .module: " in the bundle of the module"
    }
  }
}
