import Checks
import InterfaceDocuments
import InterfaceDrawing
import ProjectModel
import RuntimeAttributes

/// Finds the place of each finding in the pictures of its document, and draws each picture once.
///
/// Findings must be sorted by file, so that only one document is in memory at a time.
struct FindingPictures {
  /// The place of a finding in a picture.
  struct Place {
    /// The id of the picture in the report; nil without a picture.
    var picture: String?
    var bounds = Box(x: 0, y: 0, width: 0, height: 0)
    /// The box of the object, if the picture contains it.
    var box: Box?
    /// The box of the destination of an outlet or action, if the destination is in the same picture.
    var destination: Box?
    var destinationName: String?
    /// The names of the object and its parents, outermost first.
    var path: [String]
  }

  /// The maximum total size of pictures in bytes; browsers become slow beyond this size.
  private static let budget = 24_000_000

  private let texts: SourceTexts
  private let images: ImageFiles?
  private var file: String?
  private var plan: DrawingPlan?
  private var pieces: [Int: (id: String, piece: DrawnPiece)] = [:]
  private var indexesByPosition: [SourcePosition: Int] = [:]
  private var destinations: [SourcePosition: String] = [:]
  private var used = 0
  private var count = 0
  /// The colors whose filters are defined.
  private var tints: Set<String> = []
  /// Whether pictures were omitted.
  private(set) var isExhausted = false

  init(_ options: ReportOptions) {
    (texts, images) = (options.texts, options.images)
  }

  /// Returns the place of a finding, with the definition of its picture when the picture is first used; nil without an
  /// object or a readable document.
  mutating func place(of finding: Finding) -> (definition: String, place: Place)? {
    open(finding.file)
    guard let plan, let index = index(of: finding) else { return nil }
    var place = Place(path: plan.path(to: index))
    let destination = plan.index(ofID: destinations[finding.position])
    place.destinationName = destination.map { plan.document.objects[$0].reportName }
    // For invisible objects, such as File's Owner, the destination of the connection is shown.
    let own = plan.root(of: index)
    let other = destination.flatMap(plan.root)
    guard let root = own.map({ plan.roots[$0].isUnseen ? other ?? $0 : $0 }) else { return ("", place) }
    let definition = draw(root, of: plan)
    guard let (id, piece) = pieces[root] else { return ("", place) }
    place.picture = id
    place.bounds = piece.bounds
    if root == own { place.box = plan.place(of: index, in: piece) }
    if let destination, root == other {
      place.destination = root == own ? piece.places[destination] : plan.place(of: destination, in: piece)
    }
    return (definition, place)
  }

  /// Draws a picture when it is first used, and returns its definition; returns an empty string for a known picture,
  /// and if the budget is exhausted.
  private mutating func draw(_ root: Int, of plan: DrawingPlan) -> String {
    guard pieces[root] == nil else { return "" }
    guard used < Self.budget else {
      isExhausted = true
      return ""
    }
    count += 1
    let piece = plan.draw(plan.roots[root])
    let filters = piece.filters(except: tints)
    tints.formUnion(piece.tints)
    let definition = "\(filters)<g id=\"picture-\(count)\">\(piece.svg)</g>"
    used += definition.utf8.count
    pieces[root] = ("picture-\(count)", piece)
    return definition
  }

  private mutating func open(_ file: String) {
    guard self.file != file else { return }
    self.file = file
    (plan, pieces, indexesByPosition, destinations) = (nil, [:], [:], [:])
    guard let bytes = texts.bytes(of: file), let document = Self.read(bytes, file) else { return }
    plan = DrawingPlan(document, images: images?.source(for: document))
    for (index, object) in document.objects.enumerated() {
      indexesByPosition[object.position] = index
      for attribute in object.runtimeAttributes {
        if let position = attribute.position { indexesByPosition[position] = index }
      }
      for connection in object.connections {
        indexesByPosition[connection.position] = index
        destinations[connection.position] = connection.destination
      }
    }
  }

  /// Returns the document or, if it is malformed, the part before the error.
  private static func read(_ bytes: [UInt8], _ file: String) -> InterfaceDocument? {
    do throws(DocumentError) {
      return try InterfaceDocumentReader().read(bytes, path: file)
    } catch {
      return error.partialDocument
    }
  }

  /// Returns the index of a finding's object, found by its id or else by its position; nil without an object.
  private func index(of finding: Finding) -> Int? {
    guard finding.object != nil else { return nil }
    return plan?.index(ofID: finding.object?.id) ?? indexesByPosition[finding.position]
  }
}

extension DrawingPlan {
  /// Returns the names of an object and its parents, starting with the scene.
  fileprivate func path(to index: Int) -> [String] {
    var names: [String] = []
    var next: Int? = index
    while let current = next {
      names.append(document.objects[current].displayName)
      next = document.objects[current].parent
    }
    if let scene = document.objects[index].scene { names.append(document.sceneName(scene)) }
    return names.reversed()
  }
}
