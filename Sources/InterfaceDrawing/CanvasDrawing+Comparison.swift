package import InterfaceDocuments

extension CanvasDrawing {
  /// A state of a document, with its markup.
  package struct State: Sendable {
    fileprivate let document: InterfaceDocument
    /// The name of the state, such as a revision.
    fileprivate let name: String

    package init(_ document: InterfaceDocument, name: String) {
      (self.document, self.name) = (document, name)
    }
  }

  /// Draws the scenes that differ between two states of a document side by side, with outlined differences.
  ///
  /// - Parameters:
  ///   - before: The earlier state; nil if the document did not exist.
  ///   - after: The later state.
  ///   - images: A function that finds images of the app; nil to draw placeholders.
  package init(comparing before: State?, with after: State, images: DrawnImage.Source? = nil) {
    let empty = InterfaceDocument(
      file: after.document.file,
      format: after.document.format,
      platform: after.document.platform
    )
    let old = Side(before ?? State(empty, name: ""), images)
    let new = Side(after, images)
    let changes = DocumentChanges(old.plan.sheet, new.plan.sheet)
    var (comparison, y) = (Comparison(), 0.0)
    for (left, right) in Self.rows(old.plan, new.plan, changes) {
      let first = left.map { comparison.add($0, of: old, at: (0, y), changes.removed, .removed) }
      let x = first.map { comparison.pieces[$0].width + 72 } ?? 0
      let second = right.map { comparison.add($0, of: new, at: (x, y), changes.added, .added) }
      for (one, other) in changes.changed {
        if let first, old.plan.root(of: one) == left { comparison.mark(one, of: old, in: first, .changed) }
        if let second, new.plan.root(of: other) == right {
          comparison.mark(other, of: new, in: second, .changed)
        }
      }
      y += [first, second].compactMap { $0.map { comparison.pieces[$0].height } }.reduce(0, max) + 72
    }
    let numbers = [
      (Mark.Kind.removed, changes.removed.count), (.added, changes.added.count),
      (.changed, changes.changed.count),
    ]
    self.init(
      title: after.document.file,
      pieces: comparison.pieces,
      corners: comparison.corners,
      marks: comparison.marks,
      legend: numbers.filter { $0.1 > 0 }.map { ($0.0, DrawingMessages.legend($0.0.rawValue, $0.1)) },
      notes: numbers.allSatisfy { $0.1 == 0 } ? [DrawingMessages.noDifference] : []
    )
  }

  /// Returns the roots that differ; the two states of a scene or object are in the same row.
  private static func rows(
    _ old: DrawingPlan,
    _ new: DrawingPlan,
    _ changes: DocumentChanges
  ) -> [(Int?, Int?)] {
    let before = Set(changes.removed.union(changes.changed.map(\.before)).compactMap(old.root))
    let after = Set(changes.added.union(changes.changed.map(\.after)).compactMap(new.root))
    let oldRoots = Dictionary(old.roots.indices.map { (old.key(of: $0), $0) }) { first, _ in first }
    let newKeys = Set(new.roots.indices.map(new.key))
    var rows: [(Int?, Int?)] = old.roots.indices.filter {
      before.contains($0) && !newKeys.contains(old.key(of: $0))
    }
    .map { ($0, nil) }
    for root in new.roots.indices {
      let partner = oldRoots[new.key(of: root)]
      guard after.contains(root) || partner.map(before.contains) ?? false else { continue }
      rows.append((partner, root))
    }
    return rows
  }

  /// One of the compared documents.
  private struct Side {
    let plan: DrawingPlan
    let name: String

    init(_ state: State, _ images: DrawnImage.Source?) {
      plan = DrawingPlan(state.document, images: images)
      name = state.name
    }
  }

  /// The pieces of the two documents, with their outlines.
  private struct Comparison {
    var pieces: [DrawnPiece] = []
    var corners: [(x: Double, y: Double)] = []
    var marks: [Mark] = []

    /// Adds the picture of a root with outlines for some of its objects, and returns its index.
    mutating func add(
      _ root: Int,
      of side: Side,
      at corner: (x: Double, y: Double),
      _ objects: Set<Int>,
      _ kind: Mark.Kind
    ) -> Int {
      var piece = side.plan.draw(side.plan.roots[root])
      piece.title += " (\(side.name))"
      piece.isInitial = false
      pieces.append(piece)
      corners.append(corner)
      for index in objects.sorted() where side.plan.root(of: index) == root {
        // Children are added and removed together with their parent.
        let parent = side.plan.sheet.object(index).parent
        guard parent.map(objects.contains) != true else { continue }
        mark(index, of: side, in: pieces.count - 1, kind)
      }
      return pieces.count - 1
    }

    /// Outlines an object; for an object without a box, such as a constraint, outlines the nearest parent as changed.
    mutating func mark(_ index: Int, of side: Side, in piece: Int, _ kind: Mark.Kind) {
      let isPlaced = pieces[piece].places[index] != nil
      let sheet = side.plan.sheet
      var holder = index
      while pieces[piece].places[holder] == nil, let parent = sheet.object(holder).parent { holder = parent }
      let mark = Mark(
        piece: piece,
        box: side.plan.place(of: index, in: pieces[piece]),
        name: sheet.object(holder).displayName,
        kind: isPlaced ? kind : .changed
      )
      if !marks.contains(mark) { marks.append(mark) }
    }
  }
}

extension DrawingPlan {
  /// Returns the key of a root, which is the same in both documents.
  fileprivate func key(of root: Int) -> String {
    switch roots[root] {
    case .scene(let scene): document.scenes[scene].id ?? "scene \(scene)"
    case .object(let index): document.objects[index].id ?? "object \(index)"
    case .unseen: "unseen"
    }
  }
}
