import ProjectModel
import SourceModel
import SourceSyntax

/// Finds the documents that use classes of given sources.
enum ClassDocuments {
  /// Returns the documents that use a class declared or extended by one of the sources.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources.
  ///   - documents: The paths of all documents.
  ///   - jobs: The number of files that are read at the same time.
  /// - Returns: The documents, in the given order.
  static func using(classesOf sources: [String], among documents: [String], jobs: Int?) async -> [String] {
    let names = sources.compactMap { SourceFile(at: $0) }.reduce(into: Set<String>()) { names, source in
      for type in source.types where [.class, .extension].contains(type.kind) {
        names.formUnion([type.name, type.traits.objectiveCName].compactMap(\.self))
      }
    }
    guard !names.isEmpty else { return [] }
    let marks = names.map { Array("customClass=\"\($0)\"".utf8) }
    let areUsing = await ConcurrentMap.map(documents, jobs: jobs) { path in
      guard let bytes = try? FileBytes.read(path) else { return false }
      return marks.contains { !ByteSearch.offsets(of: $0, by: UInt8(ascii: "\""), in: bytes).isEmpty }
    }
    return zip(documents, areUsing).filter(\.1).map(\.0)
  }
}
