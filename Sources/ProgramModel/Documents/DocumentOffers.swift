import InterfaceDocuments
import ProjectModel

/// The named items that the documents of a scope provide to code, and whether documents reference images or colors.
package struct DocumentOffers: Hashable, Sendable {
  /// The identifiers of the controllers in readable storyboards, by storyboard name.
  package private(set) var controllers: [String: Set<String>] = [:]
  /// The identifiers of the segues in readable storyboards.
  package private(set) var segues: Set<String> = []
  /// The combined contents of the scenes of each controller class, by class name.
  package private(set) var scenesOfClasses: [String: SceneContents] = [:]
  /// The identifiers of reusable cells and views in storyboards and nibs.
  package private(set) var reuseIdentifiers: Set<String> = []
  /// The identifiers of reusable cells and views in nibs, which code may register for any table.
  package private(set) var reuseIdentifiersOfNibs: Set<String> = []
  /// Whether the names are incomplete: a document could not be read or was excluded, or a scene leads to a storyboard
  /// of an unread bundle.
  package private(set) var isIncomplete = false
  /// The names of storyboards that could not be read or were excluded.
  package private(set) var unreadStoryboards: Set<String> = []
  /// Whether a document references an image or color of the app.
  package private(set) var referencesAssets = false
  /// The storyboards that were read and are not ignored.
  package private(set) var storyboards: [StoryboardScenes] = []
  /// The classes of the items that the documents provide.
  package private(set) var classes = OfferedClasses()

  /// The paths of documents that are ignored.
  private var left: Set<String> = []

  /// Collects the named items of documents.
  ///
  /// - Parameters:
  ///   - documents: The readable documents.
  ///   - files: The paths of all documents in the app.
  ///   - left: The paths of documents that are ignored because no target builds them.
  package init(_ documents: [DocumentSummary], files: [String], left: Set<String> = []) {
    var read: Set<String> = []
    var foreign: Set<String> = []
    for document in documents {
      read.insert(document.file)
      if left.contains(document.file) { continue }
      referencesAssets = referencesAssets || document.referencesAssets
      reuseIdentifiers.formUnion(document.reuseIdentifiers)
      classes.add(document.offeredClasses, of: document.nibName, document.format)
      guard document.format == .storyboard else {
        reuseIdentifiersOfNibs.formUnion(document.reuseIdentifiers)
        continue
      }
      controllers[document.nibName, default: []].formUnion(document.controllers.lazy.map(\.identifier))
      segues.formUnion(document.segueIdentifiers)
      foreign.formUnion(document.foreignStoryboards)
      scenesOfClasses.merge(document.scenesOfClasses) { own, others in
        var contents = own
        contents.formUnion(others)
        return contents
      }
    }
    storyboards = StoryboardScenes.all(
      documents.filter { $0.format == .storyboard && !left.contains($0.file) }
    )
    isIncomplete = foreign.contains { controllers[$0] == nil }
    self.left = left
    for file in files where !read.contains(file) {
      isIncomplete = true
      if file.hasSuffix(".storyboard") { unreadStoryboards.insert(PathName.nibName(of: file)) }
    }
  }

  /// Returns the items of all documents except the given ones.
  ///
  /// - Parameters:
  ///   - others: The paths of the documents to exclude.
  ///   - documents: All readable documents.
  ///   - unread: The paths of the other documents in the app.
  /// - Returns: The items, which are incomplete if a remaining document was not read.
  package func without(_ others: Set<String>, among documents: [DocumentSummary], unread: [String])
    -> DocumentOffers
  {
    DocumentOffers(documents, files: unread.filter { !others.contains($0) }, left: left.union(others))
  }
}
