import KeyValueCoding
import ProgramModel
import RuntimeAttributes

/// Short lines that describe classes, so that a test case can list its complete expected result.
enum Rendering {
  static func lines(_ resolved: ResolvedClasses) -> [String] {
    let extensions = resolved.extensions.values.sorted { $0.name < $1.name }
    return resolved.classes.flatMap { lines($0) } + extensions.flatMap { lines($0, introducer: "extension ") }
  }

  /// Returns the lines of a class: `Foo(objcName): Super [trait]`, followed by the members.
  static func lines(_ description: ClassDescription, introducer: String = "") -> [String] {
    var header = introducer + description.name
    if let name = description.objectiveCName, name != description.name { header += "(\(name))" }
    if let superclass = description.superclass { header += ": \(superclass)" }
    let traits = names(of: description.traits)
    if !traits.isEmpty { header += " [\(traits.joined(separator: ", "))]" }
    return [header] + description.properties.map { "  " + line($0) }
      + description.methods.map { "  " + line($0) }
  }

  /// Returns the line of a property: `key kind? access marks`.
  static func line(_ property: PropertyDescription) -> String {
    var parts = ["\(property.key)", kind(property.type)]
    switch property.access {
    case .accessor: parts.append("settable")
    case .storedVariable: parts.append("ivar")
    case .none(let exposureProblem): parts.append("\(exposureProblem)")
    }
    if property.marks.contains(.inspectable) { parts.append("inspectable") }
    if property.marks.contains(.outlet) { parts.append("outlet") }
    if property.marks.contains(.outletCollection) { parts.append("collection") }
    if let name = property.customSwiftName { parts.append("swift:\(name)") }
    if let getter = property.customGetter { parts.append("getter:\(getter)") }
    if let setter = property.customSetter { parts.append("setter:\(setter)") }
    return parts.joined(separator: " ")
  }

  static func line(_ method: MethodDescription) -> String {
    var parts = ["-" + method.selector]
    if !method.isVisibleToObjectiveC { parts.append(method.mayBeVisible ? "perhaps hidden" : "hidden") }
    if method.isAction { parts.append("action") }
    if method.trap != nil { parts.append("traps") }
    return parts.joined(separator: " ")
  }

  static func kind(_ type: PropertyType) -> String {
    let name =
      switch type.kind {
      case .object(let name): "object(\(name))"
      case .anyProtocol(let name): "protocol(\(name))"
      case .enumeration(let name, let raw): "enum(\(name), \(raw))"
      case .optionSet(let name, let raw): "options(\(name), \(raw))"
      case .structure(let name): "struct(\(name))"
      case .coreFoundation(let name): "cf(\(name))"
      case .unrepresentable: "unrepresentable"
      case .unresolved(let name): "unresolved(\(name))"
      case let kind: "\(kind)"
      }
    return name + (type.isOptional ? "?" : "")
  }

  private static func names(of traits: ClassDescription.Traits) -> [String] {
    let all: [(ClassDescription.Traits, String)] = [
      (.storesAnyKey, "storesAnyKey"), (.handlesUndefinedKeys, "handlesUndefinedKeys"), (.generic, "generic"),
      (.nested, "nested"), (.swiftOnly, "swiftOnly"), (.incomplete, "incomplete"),
    ]
    return all.compactMap { traits.contains($0.0) ? $0.1 : nil }
  }
}
