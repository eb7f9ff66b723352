public import Checks
package import NibLoading
public import RuntimeAttributes

/// The log lines that concern nib loading, each with the matching places in documents and sources.
public struct LocationReport: Sendable {
  /// The path of the log, or nil for standard input.
  public var log: String?
  /// The matching lines, in order; repeated lines are merged into the first occurrence.
  public var lines: [LocatedLine]

  /// Creates a report.
  public init(log: String? = nil, lines: [LocatedLine] = []) {
    self.log = log
    self.lines = lines
  }

  /// Whether there are matching lines and each line has a place.
  public var isWhole: Bool { !lines.isEmpty && lines.allSatisfy { !$0.places.isEmpty } }
}

/// A log line that concerns nib loading.
public struct LocatedLine: Sendable {
  /// The numbers of the line and its repetitions, starting at 1.
  public var numbers: [Int]
  /// The line as it was printed.
  public var text: String
  /// The meaning of the line.
  package var statement: ConsoleStatement
  /// The places to which the line may refer, most likely first.
  public var places: [LocatedPlace]
  /// The most similar places, if no place matches.
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

/// A place to which a log line may refer.
public struct LocatedPlace: Hashable, Sendable {
  /// The kind of the place.
  public var kind: Kind
  /// The path of the document or source.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The document object to which the place belongs; nil in a source or for a document as a whole.
  public var object: Finding.Object?
  /// The key path, outlet, selector, identifier or name, if any.
  public var name: String?
  /// The reasons for the match, strongest first.
  public var reasons: [Reason]
  /// The finding at the place, if any.
  public var finding: Finding?
  /// The change that fixes the finding, if there is one.
  public var fix: FileFix.Change?

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

  /// The kind of a place.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A part of a document, the document as a whole, a place in a source, or a key of a property list or project.
    case attribute, outlet, action, segue, binding, object, document, image, source, setting
  }

  /// A reason why a place matches a log line.
  public enum Reason: Hashable, Sendable {
    /// Loading the document prints this exact line.
    case predicted
    /// The line contains the name of the item.
    case named
    /// The storyboard has no initial controller.
    case withoutInitialController
    /// The object has the class in the line.
    case sameClass
    /// The object's class has the same name, but the document names another module.
    case otherModule
    /// The object's own class is missing, so the class of the element or another substitute class is instantiated.
    case fallback(from: String)
    /// An earlier line reports the class as missing.
    case reportedEarlier
    /// The class in the console line inherits from the class in the document.
    case subclass(of: String)
    /// The class of File's Owner depends on the code that loads the nib and may differ from the class in the
    /// document.
    case otherOwner
    /// The nib was loaded without an owner.
    case withoutOwner
    /// The console line contains the document's name or the source location.
    case namedFile
    /// The key may belong to an object within the key path, which the document does not contain.
    case alongKeyPath
    /// The action is sent up the responder chain, or the document does not contain the destination.
    case responderChain
    /// The document does not connect an outlet that the source unwraps.
    case unconnected(outlet: String)
    /// The object of an outlet shows a missing image, which the source unwraps.
    case withoutImage(outlet: String)
    /// The outlet is declared with a class that has the method.
    case declaredType(String)
    /// The object has no custom class, but has the name or identifier that code expects.
    case withoutCustomClass
    /// The source, or a storyboard reference, requests the name.
    case asked
    /// The document exists, so it must have been missing from the app's bundle; `targets` describes the bundles into
    /// which targets build the document, and is empty if the bundles are unknown.
    case notInBundle(targets: [String])
    /// The document exists, but no target of the project builds it.
    case inNoTarget
    /// The member has the name, but belongs to an object of another class; the class is nil if unknown, or for an
    /// action.
    case otherClass(String?)
    /// The name is similar to the name in the console line.
    case similarName(String)
  }
}

extension LocatedPlace.Reason {
  /// The contribution of the reason to the weight of a place.
  var weight: Int {
    switch self {
    case .predicted: 100
    case .named, .sameClass, .notInBundle, .inNoTarget, .unconnected, .withoutImage,
      .withoutInitialController:
      50
    case .asked, .withoutCustomClass, .declaredType: 40
    case .otherModule: 35
    case .fallback, .namedFile: 30
    case .subclass: 25
    case .withoutOwner, .alongKeyPath, .reportedEarlier: 20
    case .otherOwner, .responderChain: 10
    case .similarName: 5
    case .otherClass: 1
    }
  }
}

extension LocatedPlace {
  /// The likelihood of the place: the sum of the weights of its reasons.
  var weight: Int { reasons.reduce(0) { $0 + $1.weight } }
}
