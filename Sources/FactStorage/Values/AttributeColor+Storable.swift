package import RuntimeAttributes

extension AttributeValue.Color: Storable {
  package static var blank: Self { Self(.named("")) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&source)
    coder.code(&fallback)
  }
}

extension AttributeValue.Color.Source: Storable {
  package static var blank: Self { .named("") }

  package mutating func code(with coder: inout some FieldCoder) {
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

extension AttributeValue.Color.Components: Storable {
  package static var blank: Self { Self(.blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&model)
    coder.code(&alpha)
    coder.code(&space)
  }
}

extension AttributeValue.Color.Components.Model: Storable {
  package static var blank: Self { .gray(white: 0) }

  package mutating func code(with coder: inout some FieldCoder) {
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
