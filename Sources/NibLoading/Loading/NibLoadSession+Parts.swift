import InterfaceDocuments
import RuntimeAttributes

extension NibLoadSession {
  /// Sets the parts of objects that have a specific role: a table's header, a button's cell, a collection view's
  /// layout.
  ///
  /// These parts are decoded with the object, before any attribute is set.
  func giveParts(of nib: InterfaceNib) {
    guard bundle.continuesAfterFatalError else { return }
    for index in nib.objects {
      guard let key = document.objects[index].key, key != "view", let part = objects[index],
        let parent = document.objects[index].parent, let whole = objects[parent]
      else { continue }
      registry.hold(part, forKey: AttributeKey(key), in: whole)
      if key == "contentView" { giveDocumentView(of: index, in: whole) }
    }
  }

  /// Sets the document view of a macOS scroll view and its clip view: the first view in the clip view.
  private func giveDocumentView(of clipView: Int, in scrollView: AnyObject) {
    guard let clip = objects[clipView], registry.entry(of: clip)?.isKind(of: "NSClipView") == true,
      let view = children(of: clipView).first(where: { document.objects[$0].container == "subviews" }),
      let scrolled = objects[view]
    else { return }
    for holder in [scrollView, clip] { registry.hold(scrolled, forKey: "documentView", in: holder) }
  }
}
