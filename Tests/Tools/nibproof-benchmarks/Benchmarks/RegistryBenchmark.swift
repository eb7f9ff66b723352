import FrameworkSpecs
import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceSyntax

/// Measures building a registry of all framework classes, compared with counting the lines of their interfaces.
enum RegistryBenchmark {
  static func run() throws -> [Measurement] {
    let texts = FrameworkInterfaces.all.map { interface in
      let platforms = interface.platforms.compactMap(Platform.init(rawValue:)).map(PlatformSet.init)
      return FrameworkText(
        interface.name,
        platforms: platforms.reduce(into: []) { $0.formUnion($1) },
        text: interface.text
      )
    }
    let descriptions = descriptions(FrameworkCatalog(texts))
    var count = 0
    let countLines = {
      for text in texts {
        count += text.text.withUTF8Buffer { Lines.count($0) }
      }
    }
    let build = { (descriptions: [ClassDescription]) in
      var builder = ClassRegistry.Builder()
      for description in descriptions { try? builder.add(description) }
      count += (try? builder.build())?.entries.count ?? 0
    }
    let all = Stopwatch.nanoseconds({ build(self.descriptions(FrameworkCatalog(texts))) }, floor: countLines)
    let building = Stopwatch.nanoseconds({ build(descriptions) }, floor: countLines)
    _ = opaque(count)
    let properties = descriptions.reduce(0) { $0 + $1.properties.count }
    return [
      Measurement("registry", value: all.work / 1e3, unit: "µs", floor: all.floor / 1e3),
      Measurement("registry-building", value: building.work / 1e3, unit: "µs", floor: building.floor / 1e3),
      Measurement(
        "registry-properties",
        value: Double(properties),
        unit: "of classes",
        floor: Double(descriptions.count)
      ),
    ]
  }

  /// Returns all iOS classes, and the macOS classes with names that iOS does not have.
  private static func descriptions(_ catalog: FrameworkCatalog) -> [ClassDescription] {
    var names: Set<String> = []
    return [Platform.iOS, .macOS].flatMap { platform -> [ClassDescription] in
      var reader = FrameworkReader(catalog, platform: platform)
      return catalog.classNames(platform: platform).filter { names.insert($0).inserted }
        .compactMap { reader.description(of: $0) }
    }
  }
}
