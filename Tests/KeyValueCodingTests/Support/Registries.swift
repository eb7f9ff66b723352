import KeyValueCoding
import RuntimeAttributes

extension ClassRegistry {
  /// Creates a registry of class descriptions.
  init(_ platform: Platform = .iOS, _ descriptions: [ClassDescription]) throws(RegistryError) {
    var builder = Builder(platform: platform)
    for description in descriptions { try builder.add(description) }
    self = try builder.build()
  }
}
