package import InterfaceDocuments
import RuntimeAttributes

/// The division of a document into pictures.
package struct DrawingPlan: Sendable {
  /// The contents of one picture.
  package enum Root: Hashable, Sendable {
    /// A scene, by its index; the picture shows its controller, window or application.
    case scene(Int)
    /// A top-level view, window, menu or controller.
    case object(Int)
    /// Invisible objects, such as File's Owner and custom objects.
    case unseen([Int])

    package var isUnseen: Bool { if case .unseen = self { true } else { false } }
  }

  let sheet: DrawingSheet
  /// The roots: the scenes, then the top-level objects, each in document order, and then the invisible objects.
  package let roots: [Root]
  /// The root indexes by the index of the top-level object or scene.
  private let rootByTop: [Int: Int]
  private let rootByScene: [Int: Int]

  /// Plans the pictures of a document.
  ///
  /// - Parameters:
  ///   - document: The document with its markup.
  ///   - images: A function that finds images of the app; nil to draw placeholders.
  package init(_ document: InterfaceDocument, images: DrawnImage.Source? = nil) {
    sheet = DrawingSheet(document, images: images)
    var (roots, byTop, byScene): ([Root], [Int: Int], [Int: Int]) = ([], [:], [:])
    var unseen: [Int] = []
    for scene in document.scenes.indices {
      byScene[scene] = roots.count
      roots.append(.scene(scene))
    }
    for (index, object) in document.objects.enumerated() where object.parent == nil {
      if let scene = object.scene, document.scenes.indices.contains(scene) {
        guard index != document.scenes[scene].controller, object.frame != nil || object.element == "menu"
        else {
          continue
        }
      } else if !Self.isSeen(index, in: sheet) {
        if object.isOwnOrMade { unseen.append(index) }
        continue
      }
      byTop[index] = roots.count
      roots.append(.object(index))
    }
    if !unseen.isEmpty {
      for index in unseen { byTop[index] = roots.count }
      roots.append(.unseen(unseen))
    }
    (self.roots, rootByTop, rootByScene) = (roots, byTop, byScene)
  }

  package var document: InterfaceDocument { sheet.document }

  /// Whether a root contains only File's Owner, and the document has other roots.
  func isLoneOwner(_ root: Int) -> Bool {
    guard case .unseen(let objects) = roots[root], roots.count > 1 else { return false }
    return objects.allSatisfy { sheet.object($0).placeholder != nil }
  }

  /// Returns the index of the first object with the given id, if any.
  package func index(ofID id: String?) -> Int? { sheet.index(ofID: id) }

  /// Returns the index of the root whose picture contains an object, if any.
  package func root(of index: Int) -> Int? {
    let objects = sheet.document.objects
    var top = index
    while let parent = objects[top].parent, objects.indices.contains(parent) { top = parent }
    return rootByTop[top] ?? objects[top].scene.flatMap { rootByScene[$0] }
  }

  /// Returns the box of an object in a picture: its own box, the box of the nearest parent with a box, or the whole
  /// picture.
  package func place(of index: Int, in piece: DrawnPiece) -> Box {
    var next: Int? = index
    while let current = next {
      if let box = piece.places[current] { return box }
      next = sheet.object(current).parent
    }
    return piece.bounds
  }

  private static func isSeen(_ index: Int, in sheet: DrawingSheet) -> Bool {
    let object = sheet.object(index)
    guard object.placeholder == nil else { return false }
    return object.frame != nil || ["window", "menu"].contains(object.element)
      || sheet.child("view", of: index) != nil
      || object.element.lowercased().hasSuffix("viewcontroller")
  }
}

extension DrawingPlan {
  /// Returns the picture of a root.
  package func draw(_ root: Root) -> DrawnPiece {
    var artist = Artist(sheet)
    let (box, title, location): (Box, String, AttributeValue.Point?)
    switch root {
    case .scene(let scene):
      let controller = sheet.document.scenes[scene].controller
      box = controller.map { ControllerDrawing.draw($0, by: &artist) } ?? artist.drawNothing()
      let isReference = controller.map { sheet.object($0).isReference } ?? false
      title = isReference ? DrawingMessages.reference : sheet.document.sceneName(scene)
      location = sheet.document.scenes[scene].canvasLocation
    case .object(let index):
      box = ControllerDrawing.drawTop(index, by: &artist)
      (title, location) = (sheet.object(index).displayName, sheet.markup(index).point("canvasLocation"))
    case .unseen(let indexes):
      box = artist.drawRows(indexes.map { ($0, 0) })
      (title, location) = (DrawingMessages.unseenObjects, nil)
    }
    var piece = DrawnPiece(
      title: title,
      location: location.map { point in
        (Box.sane(point.x, atMost: CanvasLayout.reach), Box.sane(point.y, atMost: CanvasLayout.reach))
      },
      svg: artist.svg.text,
      width: max(box.width, 1),
      height: max(box.height, 1),
      places: artist.places,
      tints: artist.tints,
      unplaced: artist.unplaced
    )
    if case .scene(let scene) = root, let initial = sheet.document.initialController {
      piece.isInitial =
        sheet.document.scenes[scene].controller.map { sheet.object($0).id == initial } ?? false
    }
    return piece
  }
}

extension InterfaceObject {
  /// Whether the object can have connections: it is File's Owner, or the nib creates it.
  fileprivate var isOwnOrMade: Bool { placeholder == nil || placeholder == .filesOwner }

  /// Whether the object refers to a controller of another storyboard.
  var isReference: Bool { element == "viewControllerPlaceholder" || element == "controllerPlaceholder" }
}
