import BinaryCoding
import ClassInterfaces
import RuntimeAttributes

extension ProjectTarget: BinaryCodable {
  static var placeholder: ProjectTarget { ProjectTarget(name: "", modules: nil) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&productName)
    coder.code(&isProgram)
    coder.code(&isTest)
    coder.code(&project)
    coder.code(&foreignLibraries)
    coder.code(&product)
    code(&modules, with: &coder)
    code(&infoLists, with: &coder)
    var versions = Dictionary(uniqueKeysWithValues: deploymentTargets.map { ($0.key.rawValue, $0.value) })
    coder.code(&versions)
    deploymentTargets = [:]
    for (name, version) in versions {
      guard let platform = Platform(rawValue: name) else { return coder.fail() }
      deploymentTargets[platform] = version
    }
    var bits = Int(languageMode.rawValue)
    coder.code(&bits)
    guard let bits = UInt8(exactly: bits) else { return coder.fail() }
    languageMode = SwiftLanguageMode(rawValue: bits)
    code(&files, with: &coder)
    coder.code(&folders)
    coder.code(&copiedFolders)
    code(&exceptions, with: &coder)
    code(&localizedFiles, with: &coder)
    code(&localizedExceptions, with: &coder)
  }

  /// Encodes sets in sorted order, so that equal sets have equal bytes.
  private func code(_ paths: inout Set<String>, with coder: inout some BinaryCoder) {
    var sorted = paths.sorted()
    coder.code(&sorted)
    paths = Set(sorted)
  }

  private func code(_ names: inout Set<String>?, with coder: inout some BinaryCoder) {
    var sorted = names?.sorted()
    coder.code(&sorted)
    names = sorted.map(Set.init)
  }
}
