import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension FindingBuilder {
  /// What an object that another one replaces leaves behind.
  func content(ofReplacing event: LoadEvent) -> Content? {
    guard case .loseConstraint(let id) = event.step else { return nil }
    let position = document.objects.first { $0.id != nil && $0.id == id }?.position
    return Content(.lostConstraint, .lostConstraint(id: id, className: event.className), at: position)
  }

  /// What ends the load.
  func content(of error: NibError, _ event: LoadEvent) -> Content? {
    switch error {
    case .recursion(let names): Content(.recursiveNib, .recursion(names), at: nil)
    case .replacedReferencedObject:
      Content(.replacedObject, .replacedObject(className: event.className), at: nil)
    case .viewNotSet(let nib):
      Content(.missingViewOutlet, .viewNotSet(nib: nib, className: event.className), at: nil, keyPath: "view")
    case .tableNotSet, .tableNotInstantiated:
      Content(.missingViewOutlet, .tableNotSet(className: event.className), at: nil, keyPath: "view")
    case .viewOfTwoControllers:
      Content(.sharedView, .sharedView(className: event.className), at: nil, keyPath: "view")
    // These come from the code of Swift classes, which no document's finding can name.
    case .raised, .exception, .trap, .missingNib, .missingStoryboard, .missingController, .notOneCell,
      .unrecognizedSelector:
      nil
    }
  }
}
