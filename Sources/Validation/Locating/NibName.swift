import InterfaceDocuments
import ProjectModel

/// The name of a nib in a message.
struct NibName {
  /// The name without folder, extension, device and module: `Card` for `Base.lproj/App.Card~ipad.nib`.
  let name: String
  private let text: String

  init(_ text: String) {
    self.text = text
    let path = text.split(separator: "/").last.map(String.init) ?? text
    let isFile = [".nib", ".xib", ".storyboard", ".storyboardc"].contains(where: path.hasSuffix)
    let file = PathName.nibName(of: isFile ? path : path + ".nib")
    // An AppKit view controller looks for a nib named after its class, including the module.
    name = RuntimeName(file).lastName
  }

  /// Whether the nib is the part of a compiled storyboard that contains the scene of an object.
  ///
  /// Such a nib is named after the ids of the view controller and its view, or after the class and id of a view
  /// controller without an identifier: `BYZ-38-t0r-view-8bC-Xf-vdC` and `UIViewController-BYZ-38-t0r`.
  func isPart(_ object: InterfaceObject) -> Bool {
    guard let id = object.id, object.element.hasSuffix("ontroller") else { return false }
    return text.hasPrefix("\(id)-view-") || text.hasSuffix("Controller-\(id)")
  }
}
