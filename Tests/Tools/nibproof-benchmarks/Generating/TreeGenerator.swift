import Foundation

/// A generator of trees with documents and sources, determined by a seed.
struct TreeGenerator {
  let documents: Int
  let sources: Int
  var seed: UInt64 = 7

  /// The number of classes: six out of ten sources declare a class, and an Objective-C class has two files.
  private var classCount: Int { max(1, sources * 6 / 10) }

  /// Writes the tree.
  ///
  /// - Parameter folder: The folder to create.
  /// - Throws: Foundation's error if a folder or file cannot be written.
  func write(to folder: String) throws {
    var made: Set<String> = []
    func write(_ text: String, _ module: Int, _ name: String) throws {
      let path = "\(folder)/Module\(module)"
      if made.insert(path).inserted {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      guard FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(text.utf8)) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    for number in 0..<classCount {
      let declared = GeneratedClass(number, seed: seed)
      if declared.isSwift {
        try write(declared.swift, declared.module, "\(declared.name).swift")
      } else {
        let (header, implementation) = declared.objectiveC
        try write(header, declared.module, "\(declared.name).h")
        try write(implementation, declared.module, "\(declared.name).m")
      }
      // The other three out of ten sources do not declare a class.
      switch number % 6 {
      case 0, 3: try write(declared.model, declared.module, "Model\(number).swift")
      case 4: try write(declared.additions, declared.module, "Additions\(number).swift")
      default: break
      }
    }
    for number in 0..<documents {
      let document = GeneratedDocument(number, classCount: classCount, seed: seed)
      try write(document.text, document.module, document.fileName)
    }
  }
}
