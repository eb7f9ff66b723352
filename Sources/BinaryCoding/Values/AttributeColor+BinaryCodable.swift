package import RuntimeAttributes

extension AttributeValue.Color: BinaryCodable {
  package static var placeholder: Self { Self(.named("")) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&source)
    coder.code(&fallback)
  }
}

extension AttributeValue.Color.Source: BinaryCodable {
  package static var placeholder: Self { .named("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    var components: AttributeValue.Color.Components?
    var (isSystem, name) = (false, "")
    switch self {
    case .components(let own): components = own
    case .named(let own): name = own
    case .system(let own): (isSystem, name) = (true, own)
    }
    coder.code(&components)
    coder.code(&isSystem)
    coder.code(&name)
    self = components.map(Self.components) ?? (isSystem ? .system(name) : .named(name))
  }
}

extension AttributeValue.Color.Components: BinaryCodable {
  package static var placeholder: Self { Self(.placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&model)
    coder.code(&alpha)
    coder.code(&space)
  }
}

extension AttributeValue.Color.Components.Model: BinaryCodable {
  package static var placeholder: Self { .gray(white: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    var numbers: [Double] =
      switch self {
      case .gray(let white): [white]
      case .rgb(let red, let green, let blue): [red, green, blue]
      case .cmyk(let cyan, let magenta, let yellow, let black): [cyan, magenta, yellow, black]
      }
    coder.code(&numbers)
    switch numbers.count {
    case 1: self = .gray(white: numbers[0])
    case 3: self = .rgb(red: numbers[0], green: numbers[1], blue: numbers[2])
    case 4: self = .cmyk(cyan: numbers[0], magenta: numbers[1], yellow: numbers[2], black: numbers[3])
    default: coder.fail()
    }
  }
}
