extension AttributeValue {
  /// A color in a document.
  ///
  /// A color is given by components or by a name that the platform or the app's asset catalog resolves at load time.
  public struct Color: Hashable, Sendable {
    /// The source of a color.
    public enum Source: Hashable, Sendable {
      /// The components in the document.
      case components(Components)
      /// A named color in the app's asset catalog.
      case named(String)
      /// A system color such as `separatorColor`.
      case system(String)
    }

    /// The source of the color.
    public var source: Source
    /// The components to use on platforms without the named color, if the document contains them.
    public var fallback: Components?

    /// Creates a color from its source and the fallback components of a named color.
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
  /// The components of a color and their color space.
  public struct Components: Hashable, Sendable {
    /// The components by color model, each from 0 to 1 except in extended color spaces.
    public enum Model: Hashable, Sendable {
      /// Red, green and blue, each from 0 to 1.
      case rgb(red: Double, green: Double, blue: Double)
      /// A gray from 0 (black) to 1 (white).
      case gray(white: Double)
      /// Cyan, magenta, yellow and black, each from 0 to 1.
      case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double)
    }

    /// The color model with its components.
    public var model: Model
    /// The opacity from 0 to 1.
    public var alpha: Double
    /// The name of the color space in documents: `sRGB`, `displayP3`, `calibratedRGB`,
    /// `genericGamma22GrayColorSpace`...
    public var space: String

    /// Creates components in a color space.
    public init(_ model: Model, alpha: Double = 1, space: String = "sRGB") {
      self.model = model
      self.alpha = alpha
      self.space = space
    }
  }
}
