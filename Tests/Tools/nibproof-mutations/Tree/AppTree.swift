import Foundation
import InterfaceDocuments
import RuntimeAttributes
import SourceModel

/// A copy of an app's tree: its documents and sources.
struct AppTree: Sendable {
  /// A source and its declarations.
  struct Source: Sendable {
    let text: FileText
    let interface: SourceFile
  }

  /// A document and its text.
  struct Document: Sendable {
    let text: FileText
    let document: InterfaceDocument
  }

  /// A declaration of a type, with its source.
  struct Part: Sendable {
    let source: Source
    let type: TypeDeclaration
  }

  let root: String
  let sources: [Source]
  let documents: [Document]
  /// The code that the app links but the tree does not contain.
  let unread: UnreadCode
  /// The declarations and extensions, by the name of the type.
  let parts: [String: [Part]]
  /// The names of superclasses, by the names of classes that the tree declares exactly once.
  private let superclasses: [String: String]
  /// The Swift names of classes, by the name in `@objc(Name)`.
  private let swiftNames: [String: String]

  /// Copies a tree into a folder, and reads the copied documents and sources.
  init(copying origin: String, to root: String) throws {
    self.root = root
    var sources: [Source] = []
    var documents: [Document] = []
    let paths = try Self.copy(origin, to: root)
    for path in paths {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      let text = FileText(path: path, bytes: bytes)
      switch (path as NSString).pathExtension {
      case "xib", "storyboard":
        guard let document = try? InterfaceDocumentReader(readsMarkup: false).read(bytes, path: path) else {
          continue
        }
        documents.append(Document(text: text, document: document))
      case "swift", "h", "m", "mm":
        sources.append(Source(text: text, interface: SourceFile(reading: bytes, path: path)))
      default: continue
      }
    }
    self.sources = sources
    self.documents = documents
    unread = UnreadCode(root: root, paths: paths, sources: sources)
    let all = sources.flatMap { source in source.interface.types.map { Part(source: source, type: $0) } }
    parts = Dictionary(grouping: all, by: \.type.qualifiedName)
    var superclasses: [String: String] = [:]
    var swiftNames: [String: String] = [:]
    for part in all where part.type.kind == .class {
      if let inherited = part.type.inherited.first {
        superclasses[part.type.qualifiedName] = String(inherited.prefix { $0 != "<" })
      }
      if let name = part.type.traits.objectiveCName { swiftNames[name] = part.type.qualifiedName }
    }
    self.superclasses = superclasses
    self.swiftNames = swiftNames
  }

  /// Returns the names of a class and its superclasses, up to the first class that the tree does not declare.
  func chain(of className: String) -> [String] {
    var chain: [String] = []
    var next: String? = swiftNames[className] ?? className
    while let name = next, !chain.contains(name) {
      chain.append(name)
      next = superclasses[name]
    }
    return chain
  }

  /// Whether the name is the Objective-C name of a Swift class.
  func isObjectiveCName(_ name: String) -> Bool { swiftNames[name] != nil }

  /// Returns the unread code that may add members to an object.
  func unreadOrigin(of object: InterfaceObject) -> UnreadCode.Origin? {
    guard let className = object.customClass, unread.isDeclared(swiftNames[className] ?? className) else {
      return unread.mayExtendFrameworks ? .extension : nil
    }
    return chain(of: className).last.map(unread.lacks) == true ? .superclass : nil
  }

  /// Whether all members of a class are visible to Objective-C.
  func isVisibleAsWhole(_ className: String) -> Bool {
    chain(of: className).contains { name in
      parts[name]?.contains { $0.type.traits.modifiers.contains(.objcMembers) } == true
    }
  }

  /// Whether the tree declares exactly one class with the given name.
  func isDeclaredOnce(_ className: String) -> Bool {
    let declarations = (parts[className] ?? []).filter { $0.type.kind == .class }
    let files = Set(declarations.map { ($0.source.text.path as NSString).deletingPathExtension })
    return files.count == 1
      && (declarations.count == 1 || declarations[0].source.interface.language == .objectiveC)
  }

  /// The extensions of files that mutations, probes and fixes change; other files of a copy are hard links.
  private static let changed: Set<String> = ["xib", "storyboard", "swift", "h", "m", "mm"]

  /// Copies a tree, except for version control data, and returns the sorted paths of the copied files.
  ///
  /// All files are copied, since a validation also depends on the presence of files such as a `Podfile`.
  static func copy(_ origin: String, to root: String) throws -> [String] {
    let manager = FileManager.default
    let names = try manager.subpathsOfDirectory(atPath: origin).filter { name in
      !name.split(separator: "/").contains(".git")
    }
    return try names.sorted().compactMap { name in
      let (file, target) = (origin + "/" + name, root + "/" + name)
      let type = try manager.attributesOfItem(atPath: file)[.type] as? FileAttributeType
      guard type == .typeRegular || type == .typeSymbolicLink else { return nil }
      try manager.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      let isChanged = changed.contains((name as NSString).pathExtension.lowercased())
      if isChanged || type != .typeRegular || (try? manager.linkItem(atPath: file, toPath: target)) == nil {
        try manager.copyItem(atPath: file, toPath: target)
      }
      return type == .typeRegular ? target : nil
    }
  }
}
