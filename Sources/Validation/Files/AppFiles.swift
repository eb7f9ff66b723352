/// The files of an app.
struct AppFiles: Sendable {
  /// The documents in the app, including excluded ones and those of other specs.
  var documents: [String]
  var sources: [String]
  /// The project files, which determine the files that are built together.
  var projects: [String]
  /// The property lists, which name documents that the system loads.
  var propertyLists: [String]
  /// The build settings files.
  var settingsFiles: [String]
  /// Images and asset catalogs.
  var images: [String]
}
