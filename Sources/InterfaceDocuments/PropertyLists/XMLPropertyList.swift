/// Reads a property list in the XML format.
struct XMLPropertyList: XMLListener {
  private var value: PropertyList?
  private var open: [OpenElement] = []

  private struct OpenElement {
    var name: String
    var text = ""
    /// The key of the next entry of a dictionary.
    var key: String?
    var entries: [(key: String, value: PropertyList)] = []
    /// The values without keys, as in an array.
    var values: [PropertyList] = []
  }

  /// Returns the value of a text, or nil if the text is not a well-formed property list.
  static func value(of text: [UInt8]) -> PropertyList? {
    text.withUnsafeBufferPointer { bytes in
      var list = XMLPropertyList()
      do throws(XMLFailure) { try list.read(bytes) } catch { return nil }
      return list.value
    }
  }

  mutating func start(_ element: XMLString, _ attributes: XMLAttributes, at offset: Int) throws(XMLFailure) {
    // The root element is not a value.
    guard !open.isEmpty || element == "plist" else {
      throw XMLFailure(.notInterfaceBuilder(root: element.string))
    }
    guard open.count <= PropertyList.mostLevels else { throw XMLFailure(.inflated, at: offset) }
    open.append(OpenElement(name: element.string))
  }

  mutating func characters(_ text: XMLString) {
    guard let last = open.indices.last, ["key", "string"].contains(open[last].name) else { return }
    open[last].text += text.string
  }

  mutating func end() {
    guard let element = open.popLast(), let parent = open.indices.last else { return }
    if element.name == "key" {
      open[parent].key = element.text
      return
    }
    let value: PropertyList =
      switch element.name {
      case "dict": .dictionary(PropertyListDictionary(element.entries))
      case "array": .array(element.values)
      case "string": .string(element.text)
      default: .other
      }
    if let key = open[parent].key {
      open[parent].entries.append((key, value))
      open[parent].key = nil
    } else if parent > 0 {
      open[parent].values.append(value)
    } else if self.value == nil {
      self.value = value
    }
  }
}
