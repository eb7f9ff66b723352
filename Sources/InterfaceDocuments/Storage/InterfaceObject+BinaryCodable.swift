package import BinaryCoding

extension InterfaceObject: BinaryCodable {
  package static var placeholder: InterfaceObject {
    InterfaceObject(id: nil, element: "", position: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&id)
    coder.code(&element)
    coder.code(&elementClass)
    coder.code(&customClass)
    coder.code(&customModule)
    coder.code(&customModuleProvider)
    coder.code(&userLabel)
    coder.code(&key)
    coder.code(&container)
    coder.code(&parent)
    coder.code(&scene)
    coder.code(&placeholder)
    coder.code(&storyboardIdentifier)
    coder.code(&restorationIdentifier)
    coder.code(&reuseIdentifier)
    coder.code(&identifier)
    coder.code(&text)
    coder.code(&frame)
    coder.code(&autoresizing)
    coder.code(&translatesAutoresizingMask)
    coder.code(&isHidden)
    coder.code(&isDisabled)
    coder.code(&isTagged)
    coder.code(&position)
    coder.code(&runtimeAttributes)
    coder.code(&connections)
  }
}

extension InterfaceObject.Autoresizing: BinaryCodableOptions {}

extension InterfaceObject.Placeholder: BinaryCodable {
  package static var placeholder: InterfaceObject.Placeholder { .filesOwner }

  private static let plain: [Self] = [.filesOwner, .firstResponder, .application, .exit]

  package mutating func code(with coder: inout some BinaryCoder) {
    var number = Self.plain.firstIndex(of: self) ?? Self.plain.count
    var identifier = if case .external(let identifier) = self { identifier } else { "" }
    coder.code(&number)
    coder.code(&identifier)
    guard 0...Self.plain.count ~= number else { return coder.fail() }
    self = number < Self.plain.count ? Self.plain[number] : .external(identifier: identifier)
  }
}

extension InterfaceScene: BinaryCodable {
  package static var placeholder: InterfaceScene {
    InterfaceScene(id: nil, objects: 0..<0, position: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&id)
    coder.code(&objects)
    coder.code(&controller)
    coder.code(&position)
  }
}

extension Range<Int>: BinaryCodable {
  package static var placeholder: Range<Int> { 0..<0 }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (lower, upper) = (lowerBound, upperBound)
    coder.code(&lower)
    coder.code(&upper)
    guard lower <= upper else { return coder.fail() }
    self = lower..<upper
  }
}
