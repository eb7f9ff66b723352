extension AttributeValue {
  /// A color, as a document writes it: by its components, or by a name that the platform or the app's
  /// asset catalog resolves at load time.
  public struct Color: Hashable, Sendable {
    /// Where the color comes from.
    public enum Source: Hashable, Sendable {
      /// The document holds the components themselves.
      case components(Components)
      /// A color of the app's asset catalog, by name.
      case named(String)
      /// A color of the system, by name, such as `separatorColor`.
      case system(String)
    }

    /// Where the color comes from.
    public var source: Source
    /// What the document holds for platforms that do not know the name, if it holds anything.
    public var fallback: Components?

    /// Creates a color from its source and, for a named one, the components that stand in for it.
    public init(_ source: Source, fallback: Components? = nil) {
      self.source = source
      self.fallback = fallback
    }

    /// Creates a color from sRGB components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.init(.components(Components(.rgb(red: red, green: green, blue: blue), alpha: alpha)))
    }
  }
}

extension AttributeValue.Color {
  /// The numbers of a color and the space in which they count.
  public struct Components: Hashable, Sendable {
    /// The numbers of each color model, each between 0 and 1 unless the space is an extended one.
    public enum Model: Hashable, Sendable {
      /// Red, green and blue, each from 0 to 1.
      case rgb(red: Double, green: Double, blue: Double)
      /// A gray from black at 0 to white at 1.
      case gray(white: Double)
      /// Cyan, magenta, yellow and black, each from 0 to 1.
      case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double)
    }

    /// The numbers.
    public var model: Model
    /// The opacity between 0 and 1.
    public var alpha: Double
    /// The document's name of the space: `sRGB`, `displayP3`, `calibratedRGB`, `genericGamma22GrayColorSpace`...
    public var space: String

    /// Creates components in a space, which is sRGB unless stated.
    public init(_ model: Model, alpha: Double = 1, space: String = "sRGB") {
      self.model = model
      self.alpha = alpha
      self.space = space
    }
  }
}
