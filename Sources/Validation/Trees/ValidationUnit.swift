import Foundation
import InterfaceDocuments

/// A folder with a spec, or what is left of a tree without: the documents and sources that belong together.
struct ValidationUnit: Sendable {
  /// The spec file's path; nil without a spec.
  var specFile: String?
  var spec: Spec?
  /// The attributes that the spec sets without a document.
  var inlineDocument: InterfaceDocument?
  var documents: [String]
  var sources: [String]
  /// The project files that tell which of them are built together.
  var projects: [String] = []

  /// Divides what is below the paths: each folder with a spec has what is below it and not below a nearer one.
  static func units(at paths: [String], specFile: String?) throws(ValidationError) -> [ValidationUnit] {
    let tree = try FileTree(below: paths)
    if let specFile {
      let path = PathName.normalized(specFile)
      let (spec, inlineDocument) = try readSpec(path)
      return [
        ValidationUnit(
          specFile: path,
          spec: spec,
          inlineDocument: inlineDocument,
          documents: matching(
            spec.documents,
            PathName.unique(tree.documents),
            from: PathName.folder(of: path)
          ),
          sources: matching(spec.sources, PathName.unique(tree.sources), from: PathName.folder(of: path)),
          projects: PathName.unique(tree.projects)
        )
      ]
    }
    return try units(of: tree)
  }

  private static func units(of tree: FileTree) throws(ValidationError) -> [ValidationUnit] {
    var specsByFolder: [String: String] = [:]
    // Of two in one folder the first in the alphabet, nibproof.json, is the configuration.
    for file in PathName.unique(tree.specs) where specsByFolder[PathName.folder(of: file)] == nil {
      specsByFolder[PathName.folder(of: file)] = file
    }
    let folders = Set(specsByFolder.keys)
    let documents = Dictionary(grouping: PathName.unique(tree.documents)) { nearest($0, of: folders) }
    let sources = Dictionary(grouping: PathName.unique(tree.sources)) { nearest($0, of: folders) }
    let projects = PathName.unique(tree.projects)
    var units: [ValidationUnit] = []
    for folder in folders.sorted() {
      guard let file = specsByFolder[folder] else { continue }
      let (spec, inlineDocument) = try readSpec(file)
      units.append(
        ValidationUnit(
          specFile: file,
          spec: spec,
          inlineDocument: inlineDocument,
          documents: matching(spec.documents, documents[folder] ?? [], from: folder),
          sources: matching(spec.sources, sources[folder] ?? [], from: folder),
          projects: projects
        )
      )
    }
    if let loose = documents[nil] {
      units.append(ValidationUnit(documents: loose, sources: sources[nil] ?? [], projects: projects))
    }
    return units
  }

  private static func readSpec(_ file: String) throws(ValidationError) -> (Spec, InterfaceDocument?) {
    let bytes = try FileBytes.read(file)
    let spec = try SpecReader.read(Data(bytes), file: file)
    return (spec, InlineDocument.document(of: spec, file: file, bytes: bytes))
  }

  /// The innermost folder of a set that a file is below; nil if none.
  private static func nearest(_ file: String, of folders: Set<String>) -> String? {
    guard !folders.isEmpty else { return nil }
    var folder = PathName.folder(of: file)
    while true {
      if folders.contains(folder) { return folder }
      guard !folder.isEmpty, folder != "/" else { return nil }
      folder = PathName.folder(of: folder)
    }
  }

  private static func matching(_ patterns: [PathPattern]?, _ files: [String], from folder: String) -> [String]
  {
    guard let patterns else { return files }
    return files.filter { file in
      let relative = PathName.relative(file, to: folder)
      return patterns.contains { $0.matches(relative) }
    }
  }
}
