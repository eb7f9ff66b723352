/// How sources mention names under which nibs, controllers and cells are asked for.
package struct NameMentions: Hashable, Sendable {
  /// The ways of mentioning the name of a class.
  package struct ClassUse: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    package let rawValue: UInt8
    /// Creates a set of ways from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An object is made: `Name()`, `[[Name alloc] init]`.
    package static let made = ClassUse(rawValue: 1)
    /// The class itself is handed on: `Name.self`, `[Name class]`.
    package static let named = ClassUse(rawValue: 2)
    /// It is the type of something: `as? Name`, `Name *`.
    package static let typed = ClassUse(rawValue: 4)
    /// It is the type of something that Swift may take it from to make an object: `: Name`, `-> Name`, `<Name>`.
    package static let inferred = ClassUse(rawValue: 8)
    /// A string literal holds it.
    package static let quoted = ClassUse(rawValue: 16)
    /// An object is made that looks for no nib which is called like its class, since it is given the name of its nib,
    /// `Name(nibName: "Other", bundle: nil)`, or its view, `name = Name(); name.view = view`.
    package static let provided = ClassUse(rawValue: 32)
  }

  /// The ways of asking a class for its name, after which nibs may be called.
  package struct ClassNames: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    package let rawValue: UInt8
    /// Creates a set of ways from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An object asks for that of its own class: `String(describing: type(of: self))`.
    package static let own = ClassNames(rawValue: 1)
    /// Code asks for that of any class which it is handed: `String(describing: T.self)`.
    package static let any = ClassNames(rawValue: 2)
  }

  /// The names that string literals hold, or that words spell but for case and separators.
  ///
  /// Those by which nothing but a storyboard, a cell, a segue or a known storyboard's controller is asked for stand as
  /// ``storyboard(_:)``, ``storyboardOfControllers(_:)``, ``cell(_:)``, ``segue(_:)`` and ``controller(_:of:)`` say, and
  /// what else has to do with names as ``constant(_:ofCell:)``, ``nibArgument(_:)`` and ``part(_:)`` say.
  package internal(set) var names: Set<String> = []
  /// How each class is used beside its declarations.
  package internal(set) var classes: [String: ClassUse] = [:]
  /// The members of classes that are used: `controller` in `Name.controller()`.
  package internal(set) var members: [String: Set<String>] = [:]
  /// The static methods whose bodies make an object themselves, and ask no storyboard or nib for one.
  package internal(set) var plainMakers: Set<String> = []
  /// The classes that tables and collections are told to make cells of, and the labels of the arguments: an empty one
  /// for the frameworks' own methods.
  package internal(set) var registrations: [String: Set<String>] = [:]
  /// The labels of the methods `register(label:)` that hand a class on to the frameworks' own.
  package internal(set) var classRegistrars: Set<String> = []
  /// The labels of those that do something else, such as to register the nib of the class.
  package internal(set) var otherRegistrars: Set<String> = []
  /// Whether code here asks classes for their names.
  package internal(set) var classNames: ClassNames = []
  /// Whether the source may say something outside of its types: a function, a variable, a text.
  package internal(set) var hasGlobals = false
  /// Whether an app starts here: `@main`, `UIApplicationMain`.
  package internal(set) var startsApp = false

  /// Creates mentions of nothing.
  package init() {}

  /// How ``names`` holds a name by which nothing but a storyboard is asked for.
  package static func storyboard(_ name: String) -> String { "\u{1F}\(name)" }

  /// How ``names`` holds the name of a storyboard that is asked for a controller by its identifier as soon as it is made.
  package static func storyboardOfControllers(_ name: String) -> String { "\u{1C}\u{1F}\(name)" }

  /// How ``names`` holds an identifier by which nothing but a cell is asked for.
  package static func cell(_ identifier: String) -> String { "\(identifier)\u{1F}" }

  /// How ``names`` holds an identifier by which nothing but a segue is performed.
  package static func segue(_ identifier: String) -> String { "\u{1C}\(identifier)" }

  /// How ``names`` holds an identifier by which nothing but a controller of one storyboard is asked for.
  package static func controller(_ identifier: String, of storyboard: String) -> String {
    "\(identifier)\u{1F}\(storyboard)"
  }

  /// How ``names`` holds an identifier in a constant by which the constant's own source asks for cells or segues alone, and which
  /// others may see.
  package static func constant(_ word: String, ofCell identifier: String) -> String {
    "\u{1D}\(word)\u{1F}\(identifier)"
  }

  /// The identifier and the constant that ``constant(_:ofCell:)`` tells of; nil for anything else.
  package static func cellConstant(_ name: String) -> (identifier: String, word: String)? {
    guard name.utf8.first == 0x1D, let middle = name.utf8.firstIndex(of: 0x1F) else { return nil }
    return (
      String(name[name.utf8.index(after: middle)...]),
      String(name[name.utf8.index(after: name.startIndex)..<middle])
    )
  }

  /// How ``names`` holds a constant or variable that is given as the name of a nib.
  package static func nibArgument(_ word: String) -> String { "\u{1E}\(word)" }

  /// How ``names`` holds a part of names that code puts before or behind others: `"%@-large"`, `name + "-large"`.
  package static func part(_ text: String) -> String { "\u{1F}\u{1F}\(text)" }
}
