package import NibLoading
public import RuntimeAttributes

/// What the lines of a log mean: for each that speaks of a nib, the places that it speaks of.
public struct LocationReport: Sendable {
  /// The log's path; nil for one that was read from the standard input.
  public var log: String?
  /// The lines that speak of a nib, in their order; what was printed again stands with the first of its kind.
  public var lines: [LocatedLine]

  /// Creates a report.
  public init(log: String? = nil, lines: [LocatedLine] = []) {
    self.log = log
    self.lines = lines
  }

  /// Whether there are such lines, and each has a place.
  public var isWhole: Bool { !lines.isEmpty && lines.allSatisfy { !$0.places.isEmpty } }
}

/// One line of a log that speaks of a nib.
public struct LocatedLine: Sendable {
  /// The line's number, counted from 1, and those of the lines that say the same.
  public var numbers: [Int]
  /// The line as it was printed.
  public var text: String
  /// What it says.
  package var statement: ConsoleStatement
  /// The places that it may speak of, the most likely one first.
  public var places: [LocatedPlace]
  /// Where there is none: what comes nearest.
  public var nearest: [LocatedPlace]

  /// Creates a line.
  package init(
    numbers: [Int],
    text: String,
    statement: ConsoleStatement,
    places: [LocatedPlace],
    nearest: [LocatedPlace] = []
  ) {
    self.numbers = numbers
    self.text = text
    self.statement = statement
    self.places = places
    self.nearest = nearest
  }
}

/// A place that a line of a log may speak of.
public struct LocatedPlace: Hashable, Sendable {
  /// What stands there.
  public var kind: Kind
  /// The document's or source's path.
  public var file: String
  /// The place in it.
  public var position: SourcePosition
  /// The object of a document that it belongs to.
  public var object: Finding.Object?
  /// The key path, outlet, selector, identifier or name.
  public var name: String?
  /// Why it is this place, the strongest reason first.
  public var reasons: [Reason]
  /// The finding about the place, if validation finds anything.
  public var finding: Finding?

  /// Creates a place.
  public init(
    kind: Kind,
    file: String,
    position: SourcePosition,
    object: Finding.Object? = nil,
    name: String? = nil,
    reasons: [Reason],
    finding: Finding? = nil
  ) {
    self.finding = finding
    self.kind = kind
    self.file = file
    self.position = position
    self.object = object
    self.name = name
    self.reasons = reasons
  }

  /// What stands at a place.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A part of a document, the document as a whole, or a place in a source.
    case attribute, outlet, action, segue, binding, object, document, image, source
  }

  /// Why a place is the one that a line speaks of.
  public enum Reason: Hashable, Sendable {
    /// Loading the document prints this very line.
    case foretold
    /// The line names it.
    case named
    /// The storyboard has no initial controller.
    case withoutInitialController
    /// The object is of the class.
    case sameClass
    /// The object is of a class of that name, and the document names another module.
    case otherModule
    /// The object is of the element's class where its own class is missing.
    case fallback(from: String)
    /// A line before says that the class is missing.
    case statedBefore
    /// The class inherits from the one that the document asks for.
    case subclass(of: String)
    /// File's Owner is whoever loads the nib, here one of another class.
    case otherOwner
    /// The nib was loaded without an owner.
    case withoutOwner
    /// The line names the document, or the place of the source.
    case namedFile
    /// The key stands further along the key path.
    case alongKeyPath
    /// The action goes up the responder chain.
    case responderChain
    /// The outlet that code unwraps there is connected by nothing.
    case unconnected(outlet: String)
    /// The object has no class of its own, and is called as the one that code expects.
    case withoutCustomClass
    /// The source asks for the name.
    case asked
    /// The document is there, and so was not in the app's bundle.
    case notInBundle(targets: [String])
    /// The document is there, and no target of the project builds it.
    case inNoTarget
    /// Another class has the same name for it.
    case otherClass(String?)
    /// The name is nearly the same.
    case similarName(String)
  }
}

extension LocatedPlace.Reason {
  /// How much it says for a place.
  var weight: Int {
    switch self {
    case .foretold: 100
    case .named, .sameClass, .notInBundle, .inNoTarget, .unconnected, .withoutInitialController: 50
    case .asked, .withoutCustomClass: 40
    case .otherModule: 35
    case .fallback, .namedFile: 30
    case .subclass: 25
    case .withoutOwner, .alongKeyPath, .statedBefore: 20
    case .otherOwner, .responderChain: 10
    case .similarName: 5
    case .otherClass: 1
    }
  }
}

extension LocatedPlace {
  /// How likely the place is the one.
  var weight: Int { reasons.reduce(0) { $0 + $1.weight } }
}
