import RuntimeAttributes

/// The values of runtime attributes in compiled nibs.
enum CompiledValues {
  /// Returns the attribute value of an archived object, or nil if runtime attributes do not have such values;
  /// without an object, returns the value `nil`.
  static func value(_ index: Int?, in archive: NIBArchive) -> AttributeValue? {
    guard let index else { return .nil }
    return forms[archive.objects[index].className]?(archive, index)
  }

  private typealias Form = @Sendable (NIBArchive, Int) -> AttributeValue?

  /// The functions that read values, by archived class.
  private static let forms: [String: Form] = [
    "NSString": string,
    "NSMutableString": string,
    "NSLocalizableString": { archive, index in archive.string(index).map(AttributeValue.localizedString) },
    "NSNumber": number,
    "NSValue": geometry,
    "UIImageNibPlaceholder": { archive, index in
      archive.string("UIResourceName", of: index).map { .image(.init(name: $0)) }
    },
    "NSCustomResource": { archive, index in
      archive.string("NSResourceName", of: index).map { .image(.init(name: $0)) }
    },
    "UIColor": { archive, index in uiColor(index, in: archive).map(AttributeValue.color) },
    "NSColor": { archive, index in nsColor(index, in: archive).map(AttributeValue.color) },
  ]

  private static let string: Form = { archive, index in archive.string(index).map(AttributeValue.string) }

  private static let number: Form = { archive, index in
    if case .boolean(let boolean) = archive.value("NS.boolval", of: index) { return .boolean(boolean) }
    if case .integer(let integer) = archive.value("NS.intval", of: index) { return .integer(integer) }
    return archive.number("NS.dblval", of: index).map(AttributeValue.real)
  }

  private static let geometry: Form = { archive, index in
    func numbers(_ key: String, _ count: Int) -> [Double]? {
      let numbers =
        archive.numbers(key, of: index) ?? archive.string(key, of: index).flatMap(GeometryText.numbers)
      return numbers?.count == count ? numbers : nil
    }
    if let point = numbers("NS.pointval", 2) { return .point(.init(x: point[0], y: point[1])) }
    if let size = numbers("NS.sizeval", 2) { return .size(.init(width: size[0], height: size[1])) }
    if let rect = numbers("NS.rectval", 4) {
      return .rect(.init(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
    }
    if case .integer(let location) = archive.value("NS.rangeval.location", of: index),
      case .integer(let length) = archive.value("NS.rangeval.length", of: index)
    {
      return .range(.init(location: location, length: length))
    }
    return nil
  }
}

// MARK: - Colors

extension CompiledValues {
  private static func uiColor(_ index: Int, in archive: NIBArchive) -> AttributeValue.Color? {
    let components = uiComponents(index, in: archive)
    if let name = archive.string("UISystemColorName", of: index) {
      return AttributeValue.Color(.system(name), fallback: components)
    }
    return components.map { AttributeValue.Color(.components($0)) }
  }

  private static func uiComponents(
    _ index: Int,
    in archive: NIBArchive
  ) -> AttributeValue.Color.Components? {
    let alpha = archive.number("UIAlpha", of: index) ?? 1
    if let red = archive.number("UIRed", of: index), let green = archive.number("UIGreen", of: index),
      let blue = archive.number("UIBlue", of: index)
    {
      return .init(.rgb(red: red, green: green, blue: blue), alpha: alpha)
    }
    return archive.number("UIWhite", of: index).map { white in
      .init(.gray(white: white), alpha: alpha, space: "genericGamma22GrayColorSpace")
    }
  }

  private static func nsColor(_ index: Int, in archive: NIBArchive) -> AttributeValue.Color? {
    if let name = archive.string("NSColorName", of: index) {
      let fallback = archive.object("NSColor", of: index).flatMap { nsComponents($0, in: archive) }
      let isSystem = archive.string("NSCatalogName", of: index) == "System"
      return AttributeValue.Color(isSystem ? .system(name) : .named(name), fallback: fallback)
    }
    return nsComponents(index, in: archive).map { AttributeValue.Color(.components($0)) }
  }

  private static func nsComponents(
    _ index: Int,
    in archive: NIBArchive
  ) -> AttributeValue.Color.Components? {
    guard case .integer(let number) = archive.value("NSColorSpace", of: index) else { return nil }
    return ArchivedColorSpace.byNumber[number]?.components { key in archive.text(key, of: index) }
  }
}
