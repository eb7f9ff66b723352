import RuntimeAttributes

/// Reads individual objects of compiled nibs.
enum CompiledObjects {
  /// Returns the document object for an archived object.
  static func object(_ index: Int, in archive: NIBArchive, format: CompiledNibFormat) -> InterfaceObject {
    let archived = archive.objects[index].className
    var object = InterfaceObject(
      id: String(index),
      element: archived,
      elementClass: archived,
      position: position(of: index, in: archive)
    )
    if let stand = format.substitutes[archived] {
      let original = stand.originalClassKey.flatMap { archive.string($0, of: index) }
      object.elementClass = stand.elementClass ?? original.map { originalClasses[$0] ?? $0 }
      if let name = archive.string(stand.customClassKey, of: index), name != object.elementClass {
        (object.customModule, object.customClass) = RuntimeClassName.split(name)
      }
    }
    if archived == format.placeholder.className {
      object.elementClass = nil
      let identifier = archive.string(format.placeholder.identifierKey, of: index) ?? ""
      object.placeholder = Placeholders.placeholder(identifier: identifier)
    }
    object.text = format.textKeys.lazy.compactMap { archive.string($0, of: index) }.first
    object.frame = frame(of: index, in: archive)
    object.isHidden = archive.value("UIHidden", of: index) == .boolean(true)
    object.reuseIdentifier = archive.string("UIReuseIdentifier", of: index)
    object.restorationIdentifier = archive.string("UIRestorationIdentifier", of: index)
    return object
  }

  /// Returns the position of an object.
  ///
  /// A compiled nib does not have lines: the position is on line 1, and the column is the offset plus 1.
  static func position(of index: Int, in archive: NIBArchive) -> SourcePosition {
    SourcePosition(line: 1, column: archive.objects[index].offset + 1)
  }

  /// The element classes of the substitutes that a class swapper may name as its original class.
  private static let originalClasses = ["UICustomObject": "NSObject"]

  /// Returns the frame, if any; iOS archives it as bounds and center, and macOS as a string.
  private static func frame(of index: Int, in archive: NIBArchive) -> AttributeValue.Rect? {
    if let bounds = archive.numbers("UIBounds", of: index), bounds.count == 4,
      let center = archive.numbers("UICenter", of: index), center.count == 2
    {
      return AttributeValue.Rect(
        x: center[0] - bounds[2] / 2,
        y: center[1] - bounds[3] / 2,
        width: bounds[2],
        height: bounds[3]
      )
    }
    let text = archive.string("NSFrame", of: index) ?? archive.string("NSFrameSize", of: index)
    return text.flatMap(GeometryText.rect)
  }
}
