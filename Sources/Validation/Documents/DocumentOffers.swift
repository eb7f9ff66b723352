import InterfaceDocuments

/// What the documents of a unit offer by name, and what they ask for.
struct DocumentOffers: Hashable, Sendable {
  /// The identifiers of the controllers in the storyboards that were read, by the storyboards' names.
  private(set) var controllers: [String: Set<String>] = [:]
  /// The identifiers of the segues in the storyboards that were read.
  private(set) var segues: Set<String> = []
  /// What all scenes of a controller's class hold, by the class.
  private(set) var scenesOfClasses: [String: SceneContents] = [:]
  /// The identifiers of the cells and views that are made again and again, in storyboards and nibs.
  private(set) var reuseIdentifiers: Set<String> = []
  /// Those among them that nibs have, which may be registered for any table.
  private(set) var reuseIdentifiersOfNibs: Set<String> = []
  /// Whether a document could not be read, or was left out.
  private(set) var isIncomplete = false
  /// The storyboards of which one could not be read, or was left out.
  private(set) var unreadStoryboards: Set<String> = []
  /// Whether one of the documents asks for an image of the app's own.
  private(set) var asksForImages = false
  /// The classes of what the documents give to code that asks for it by name.
  private(set) var classes = OfferedClasses()

  /// Collects what documents offer.
  ///
  /// - Parameters:
  ///   - documents: The documents, as far as they could be read.
  ///   - files: All documents that the app holds.
  ///   - left: Those that offer nothing, because no target builds them.
  init(_ documents: [DocumentSummary], files: [String], left: Set<String> = []) {
    var read: Set<String> = []
    for document in documents {
      read.insert(document.file)
      if left.contains(document.file) { continue }
      asksForImages = asksForImages || document.asksForImages
      reuseIdentifiers.formUnion(document.reuseIdentifiers)
      classes.add(document.offeredClasses, of: document.nibName, document.format)
      guard document.format == .storyboard else {
        reuseIdentifiersOfNibs.formUnion(document.reuseIdentifiers)
        continue
      }
      controllers[document.nibName, default: []].formUnion(document.controllers.lazy.map(\.identifier))
      segues.formUnion(document.segueIdentifiers)
      scenesOfClasses.merge(document.scenesOfClasses) { own, others in
        var contents = own
        contents.formUnion(others)
        return contents
      }
    }
    for file in files where !read.contains(file) {
      isIncomplete = true
      if file.hasSuffix(".storyboard") { unreadStoryboards.insert(PathName.nibName(of: file)) }
    }
  }
}
