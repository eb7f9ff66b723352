/// The files of an app.
package struct AppFiles: Sendable {
  /// The documents in the app, including excluded documents and documents of other specs.
  package var documents: [String]
  package var sources: [String]
  /// The project files, which assign sources and documents to targets.
  package var projects: [String]
  /// The property lists, which may name documents that the system loads.
  package var propertyLists: [String]
  /// The build settings files.
  package var settingsFiles: [String]
  /// Images and asset catalogs.
  package var images: [String]

  package init(
    documents: [String] = [],
    sources: [String] = [],
    projects: [String] = [],
    propertyLists: [String] = [],
    settingsFiles: [String] = [],
    images: [String] = []
  ) {
    self.documents = documents
    self.sources = sources
    self.projects = projects
    self.propertyLists = propertyLists
    self.settingsFiles = settingsFiles
    self.images = images
  }
}
