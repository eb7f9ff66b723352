/// A document of a generated tree: a nib of one class, or a storyboard of several classes.
struct GeneratedDocument {
  private let number: Int
  private let classes: [GeneratedClass]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - number: The document's number; every eighth is a storyboard.
  ///   - classCount: The number of classes in the tree.
  ///   - seed: The seed of the tree.
  init(_ number: Int, classCount: Int, seed: UInt64) {
    self.number = number
    let wanted = number % 8 == 7 ? 5 : 1
    let first = number * 3 / 2
    classes = (first..<first + wanted).map { GeneratedClass($0 % max(1, classCount), seed: seed) }
  }

  private var isStoryboard: Bool { classes.count > 1 }

  var fileName: String {
    isStoryboard ? "Storyboard\(number).storyboard" : "\(classes[0].name)-\(number).xib"
  }

  /// The number of the document's module.
  var module: Int { classes[0].module }

  var text: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(isStoryboard ? "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB")" \
      version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
          </dependencies>

      """
    if isStoryboard {
      text += "    <scenes>\n"
      for (index, declared) in classes.enumerated() { appendScene(index, declared, to: &text) }
      return text + "    </scenes>\n</document>\n"
    }
    text += "    <objects>\n"
    let isController = classes[0].kind == .controller
    text += "        <placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\""
    text += isController ? " \(customClass(classes[0]))>\n" : "/>\n"
    if isController {
      appendConnections(
        0,
        classes[0],
        others: ["<outlet property=\"view\" destination=\"v0\" id=\"ov\"/>"],
        to: &text
      )
      text += "        </placeholder>\n"
    }
    text +=
      "        <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>\n"
    appendView(0, classes[0], isRoot: !isController, to: &text)
    return text + "    </objects>\n</document>\n"
  }

  private func appendScene(_ index: Int, _ declared: GeneratedClass, to text: inout String) {
    let isController = declared.kind == .controller
    text += "        <scene sceneID=\"s\(index)\">\n            <objects>\n"
    text += "                <viewController id=\"c\(index)\" sceneMemberID=\"viewController\""
    text += isController ? " \(customClass(declared))>\n" : ">\n"
    appendView(index, declared, isRoot: !isController, to: &text)
    if isController { appendConnections(index, declared, to: &text) }
    text += "                </viewController>\n            </objects>\n        </scene>\n"
  }

  /// Appends a view whose subviews are the destinations of outlets.
  private func appendView(_ index: Int, _ declared: GeneratedClass, isRoot: Bool, to text: inout String) {
    let isCell = isRoot && declared.kind == .cell && !isStoryboard
    let element = isCell ? "tableViewCell" : "view"
    text += "        <\(element) key=\"view\" contentMode=\"scaleToFill\" id=\"v\(index)\""
    text += isRoot ? " \(customClass(declared))>\n" : ">\n"
    text +=
      "            <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>\n            <subviews>\n"
    for (offset, outlet) in declared.outlets.enumerated() {
      let element = Self.elements[outlet.type] ?? "view"
      text += """
                      <\(element) opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title \(offset)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="w\(index)-\(offset)">
                          <rect key="frame" x="16" y="\(offset * 44)" width="343" height="44"/>
                          <constraints>
                              <constraint firstAttribute="height" constant="44" id="h\(index)-\(offset)"/>
                          </constraints>

        """
      if element == "button" {
        text += "                    <connections>\n"
        for (number, action) in declared.actions.enumerated() {
          let target = declared.kind == .controller ? (isStoryboard ? "c\(index)" : "-1") : "v\(index)"
          text += "                        <action selector=\"\(action):\" destination=\"\(target)\" "
          text += "eventType=\"touchUpInside\" id=\"a\(index)-\(offset)-\(number)\"/>\n"
        }
        text += "                    </connections>\n"
      }
      text += "                </\(element)>\n"
    }
    text += "            </subviews>\n            <constraints>\n"
    for offset in declared.outlets.indices {
      text += "                <constraint firstItem=\"w\(index)-\(offset)\" firstAttribute=\"leading\" "
      text +=
        "secondItem=\"v\(index)\" secondAttribute=\"leading\" constant=\"16\" id=\"l\(index)-\(offset)\"/>\n"
    }
    text += "            </constraints>\n"
    if isRoot {
      appendAttributes(declared, to: &text)
      appendConnections(index, declared, to: &text)
    }
    text += "        </\(element)>\n"
  }

  private func appendAttributes(_ declared: GeneratedClass, to text: inout String) {
    guard !declared.inspectables.isEmpty else { return }
    text += "            <userDefinedRuntimeAttributes>\n"
    for key in declared.inspectables {
      text += "                <userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\">\n"
      text +=
        "                    <real key=\"value\" value=\"2\"/>\n                </userDefinedRuntimeAttribute>\n"
    }
    text += "            </userDefinedRuntimeAttributes>\n"
  }

  private func appendConnections(
    _ index: Int,
    _ declared: GeneratedClass,
    others: [String] = [],
    to text: inout String
  ) {
    text += "            <connections>\n"
    for other in others { text += "                \(other)\n" }
    for (offset, outlet) in declared.outlets.enumerated() {
      // Every hundredth document connects an outlet that its class no longer declares.
      let property = number % 100 == 99 && offset == 0 ? "former\(outlet.name)" : outlet.name
      text += "                <outlet property=\"\(property)\" destination=\"w\(index)-\(offset)\" "
      text += "id=\"o\(index)-\(offset)\"/>\n"
    }
    text += "            </connections>\n"
  }

  private func customClass(_ declared: GeneratedClass) -> String {
    let module = declared.isSwift ? " customModule=\"App\" customModuleProvider=\"target\"" : ""
    return "customClass=\"\(declared.name)\"\(module)"
  }

  private static let elements = [
    "UILabel": "label", "UIButton": "button", "UIImageView": "imageView", "UIStackView": "stackView",
    "UITextField": "textField",
  ]
}
