import BinaryCoding
import ClassInterfaces
import RuntimeAttributes

extension ProjectTarget: BinaryCodable {
  static var placeholder: ProjectTarget { ProjectTarget(name: "", modules: nil) }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&productName)
    coder.code(&isProgram)
    coder.code(&isExtension)
    coder.code(&isTest)
    coder.code(&project)
    coder.code(&foreignLibraries)
    coder.code(&product)
    coder.code(&modules)
    coder.code(&infoLists)
    var versions = Dictionary(uniqueKeysWithValues: deploymentTargets.map { ($0.key.rawValue, $0.value) })
    coder.code(&versions)
    deploymentTargets = [:]
    for (name, version) in versions {
      guard let platform = Platform(rawValue: name) else { return coder.fail() }
      deploymentTargets[platform] = version
    }
    coder.code(&languageMode)
    coder.code(&files)
    coder.code(&folders)
    coder.code(&copiedFolders)
    coder.code(&exceptions)
    coder.code(&localizedFiles)
    coder.code(&localizedExceptions)
  }
}

extension SwiftLanguageMode: BinaryCodableOptions {}
