/// A property as a registration describes it.
struct FieldSyntax {
  let property: PropertySyntax
  /// The support of attributes for the type, as far as the type annotation or the initial value shows.
  let support: TypeSupport
  private let type: TypeSyntax

  init(_ property: PropertySyntax, in type: TypeSyntax) {
    (self.property, self.type) = (property, type)
    support =
      if let type = property.type {
        TypeSupport(type)
      } else if Self.hasWrapper(property) {
        // The wrapper may change the type of the initial value.
        .unknown
      } else {
        property.initialValue.map { TypeSupport(initialValue: $0) } ?? .unknown
      }
  }

  // MARK: - Markers

  var isIgnored: Bool { property.head.attribute("Ignored") != nil }
  var isOutlet: Bool { has("Outlet", "IBOutlet") }
  var isInspectable: Bool { has("Inspectable", "IBInspectable", "GKInspectable") && !isOutlet }

  private func has(_ names: String...) -> Bool { names.contains { property.head.attribute($0) != nil } }

  /// The argument of `@Key`, or else the name of the property as a literal; nil if the name is not a valid key.
  var key: String? {
    if let key = property.head.attribute("Key")?.arguments { return key }
    let name = property.head.attribute("objc")?.arguments ?? property.name.unquoted
    return KeyName.isValid(name) ? name.literal : nil
  }

  // MARK: - Availability

  var availability: Availability { Availability(property.head) }

  // MARK: - Access

  private static func hasWrapper(_ property: PropertySyntax) -> Bool {
    property.head.attributes.contains {
      $0.name.first?.isUppercase == true && !plainAttributes.contains($0.name)
    }
  }

  /// Whether the property may have a wrapper.
  ///
  /// Only the key path shows whether a wrapped property can be set.
  private var hasWrapper: Bool { Self.hasWrapper(property) }

  /// Whether the property can be set, as far as the declaration shows.
  var isSettable: Bool { property.isSettable }

  /// Whether a structure cannot be created without a value for the property.
  var isRequired: Bool {
    type.kind == .struct && type.usesMemberwiseInitializer && property.isStored && !property.hasDefault
  }

  /// Whether the type is spelled as a protocol type or an optional protocol type.
  var isProtocolType: Bool {
    switch property.type?.shape {
    case .protocolType, .optional(.protocolType): true
    default: false
    }
  }

  /// The access argument of the property.
  var access: String {
    let name = property.name.text
    guard !hasWrapper else { return ".init(\\.\(name))" }
    return property.isSettable
      ? ".init(get: { $0.\(name) }, change: { $0.\(name) = $1 })" : ".init(get: { $0.\(name) })"
  }

  // MARK: - Arguments

  var documentationArgument: String {
    property.head.documentation.map { ", documentation: \($0.literal)" } ?? ""
  }

  /// The arguments after the access.
  var arguments: String {
    (isInspectable ? ", as: .inspectable" : "") + (isRequired ? ", required: true" : "")
      + documentationArgument
      + (range.map { ", .range(\($0))" } ?? "")
  }

  /// The range in `@Inspectable(1...10)`; nil for a half-open range, which ``MarkerMacro`` reports.
  var range: String? {
    guard let range = property.head.attribute("Inspectable")?.arguments, !range.isEmpty else { return nil }
    return range.contains("..<") ? nil : range
  }

  // MARK: - Messages

  /// The name of the type, if the declaration shows it.
  var typeName: String? {
    property.type?.text ?? property.initialValue.flatMap { InitialValue($0).calledType }
  }

  /// The advice in a message about an unsupported type.
  var advice: String {
    let ignored = isInspectable ? "" : ", or mark the property with '@Ignored'"
    let name = typeName.map { $0.filter { $0 != "?" && $0 != "!" } } ?? ""
    guard !Self.foundationTypes.contains(name) else { return "import 'FoundationAttributes'\(ignored)" }
    return "conform the type to 'AttributeConvertible' or 'KeyValueStructure'\(ignored)"
  }

  private static let foundationTypes: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Decimal", "NSRange", "URL", "UUID",
  ]

  /// The capitalized attributes that are not property wrappers.
  private static let plainAttributes: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "Ignored", "Inspectable", "Key", "MainActor", "NSCopying",
    "NSManaged", "ObservationIgnored", "Outlet",
  ]
}

/// The names that can be keys.
enum KeyName {
  /// Whether a name is an identifier.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    return name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
        || byte >= 0x80
    }
  }
}
