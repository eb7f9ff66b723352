public import RuntimeAttributes

/// The markup of an object as Interface Builder wrote it: XML attributes, and elements such as colors and fonts.
///
/// Attributes and elements without a typed property are accessible by name:
///
///     let document = try InterfaceDocumentReader().read(contentsOf: url)
///     for button in document.objects where button.element == "button" {
///       print(button.markup.fontSize ?? 15, button.markup.attributes["buttonType"] ?? "custom")
///     }
public struct ObjectMarkup: Hashable, Sendable {
  /// The XML attributes of the object's start tag.
  public internal(set) var attributes: [String: String] = [:]
  /// The elements of the object that are not objects themselves, in document order, without connections, constraints,
  /// runtime attributes and variations.
  public internal(set) var parts: [Part] = []
  /// The keys of the parts that size-class variations replace.
  var variedParts: Set<String> = []

  /// An element of an object, such as a color, a font, a state or a segment.
  public struct Part: Hashable, Sendable {
    /// The name of the element, such as `color` or `fontDescription`.
    public internal(set) var element: String
    /// The XML attributes.
    public internal(set) var attributes: [String: String]
    /// The characters between the tags.
    public internal(set) var text = ""
    /// The key of the enclosing part, such as `normal` for the state of a button; nil for parts directly in the object.
    public internal(set) var outerKey: String?
    /// The position of the start tag.
    public internal(set) var position: SourcePosition

    /// The role in the enclosing element, such as `textColor`.
    public var key: String? { attributes["key"] }
  }

  /// Creates empty markup.
  package init() {}
}
