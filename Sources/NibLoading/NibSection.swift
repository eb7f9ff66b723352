import InterfaceDocuments

/// The part of a document that the runtime loads as one nib.
struct NibSection {
  /// The objects that the nib makes, in document order.
  var objects: [Int]
  /// The objects among which the nib makes connections.
  var sources: Range<Int>
  /// Which of their connections it makes: its own, and the controller's to the view.
  var connects: (Int, InterfaceDocuments.Connection) -> Bool
}

extension InterfaceDocument {
  /// The nibs that the document is compiled to: one for a xib; for each scene of a storyboard that of the
  /// controller, and that of the controller's view.
  func nibSections() -> [NibSection] {
    guard format == .storyboard else {
      return [NibSection(objects: Array(objects.indices), sources: objects.indices, connects: { _, _ in true })]
    }
    let indexes = indexesByID()
    return scenes.flatMap { scene -> [NibSection] in
      let isInView = membershipInView(of: scene)
      let inView = scene.objects.filter { isInView[$0 - scene.objects.lowerBound] }
      let outside = scene.objects.filter { !isInView[$0 - scene.objects.lowerBound] }
      let touchesView: (Int, InterfaceDocuments.Connection) -> Bool = { source, connection in
        func isViewMember(_ index: Int) -> Bool {
          scene.objects.contains(index) && isInView[index - scene.objects.lowerBound]
        }
        return isViewMember(source) || connection.destination.flatMap { indexes[$0] }.map(isViewMember) == true
      }
      let controllerNib = NibSection(
        objects: outside,
        sources: scene.objects,
        connects: { !touchesView($0, $1) }
      )
      let viewNib = NibSection(objects: inView, sources: scene.objects, connects: touchesView)
      return inView.isEmpty ? [controllerNib] : [controllerNib, viewNib]
    }
  }

  /// Which of a scene's objects stand in the view of its controller.
  private func membershipInView(of scene: InterfaceScene) -> [Bool] {
    var isInView = Array(repeating: false, count: scene.objects.count)
    for index in scene.objects {
      guard let parent = objects[index].parent, scene.objects.contains(parent) else { continue }
      let isTheView = parent == scene.controller && objects[index].key == "view"
      isInView[index - scene.objects.lowerBound] = isTheView || isInView[parent - scene.objects.lowerBound]
    }
    return isInView
  }
}
