import InterfaceDocuments
import RuntimeAttributes

/// Finds nibs and storyboards by name, and keeps the trace of whatever is loaded from them.
///
/// Objects are made of the registered Swift classes that derive from ``NibObject``, and as model objects of all others.
/// A bundle, its objects and their nibs belong together on one thread.
public final class NibBundle {
  /// The classes and conditions.
  package let loader: NibLoader
  /// What was done, in order, from all nibs.
  public private(set) var trace: [LoadEvent] = []
  /// Whether a load goes on behind what would end the app, to find what else is wrong.
  let goesOn: Bool
  private let documents: [InterfaceDocument]
  /// The objects that are being worked on, in whose methods other nibs may be loaded.
  private var calls: [(place: LoadPlace, depth: Int)] = []
  private var depth = 0
  private var sessions = 0
  private var loadedNibs: Set<String> = []
  /// What has ended the load that is under way.
  private var ending: NibError?
  private let recursionLimit: Int
  /// The loading of nibs, which is built on bundles.
  private let instantiate: Instantiation
  /// How many nibs may be loaded in the middle of one another; no app comes near it, and each takes a good ten kilobytes
  /// of the stack, of which a thread has half a megabyte.
  private static let depthLimit = 12
  /// How many objects may be made in the middle of one another, nibs within nibs included.
  ///
  /// Each takes some kilobytes of the stack, of which the main thread of iOS has a megabyte; no app comes near it.
  private static let objectDepthLimit = 100

  /// Creates a bundle; ``init(_:loader:recursionLimit:)`` documents the parameters.
  init(
    _ documents: [InterfaceDocument],
    loader: NibLoader,
    recursionLimit: Int,
    goesOn: Bool,
    instantiate: @escaping Instantiation
  ) {
    self.documents = documents
    self.loader = loader
    self.recursionLimit = min(max(recursionLimit, 1), Self.depthLimit)
    self.goesOn = goesOn
    self.instantiate = instantiate
  }

  /// Instantiates a nib for an owner.
  typealias Instantiation = @MainActor (NibBundle, InterfaceDocument, AnyObject?) throws(NibError) -> Void

  /// The nib of a name without extension.
  ///
  /// - Throws: ``NibError/missingNib(_:)``.
  func nibDocument(named name: String) throws(NibError) -> InterfaceDocument {
    guard let document = document(named: name) else { throw end(with: .missingNib(name)) }
    return document
  }

  /// The storyboard of a name without extension.
  ///
  /// - Throws: ``NibError/missingStoryboard(_:)``.
  func storyboardDocument(named name: String) throws(NibError) -> InterfaceDocument {
    let document = documents.first { $0.format == .storyboard && $0.baseName == name }
    guard let document else { throw end(with: .missingStoryboard(name)) }
    return document
  }

  /// Instantiates a nib for a controller that loads its view.
  @MainActor
  func instantiate(_ document: InterfaceDocument, owner: AnyObject) throws(NibError) {
    try instantiate(self, document, owner)
  }

  func document(named name: String) -> InterfaceDocument? {
    documents.first { $0.format != .storyboard && $0.baseName == name } ?? loader.behaviors.nib(named: name)
  }

  /// Notes that a nib was loaded with an owner of a class; false if it was before.
  ///
  /// A load that looks for faults goes through each nib once, however many objects load it.
  func isFirstLoad(of file: String, ownedBy className: String) -> Bool {
    loadedNibs.insert("\(file) \(className)").inserted
  }

  /// Whether as many nibs are being loaded in the middle of one another as a load looks into.
  var isAtDepthLimit: Bool { depth >= Self.depthLimit }

  /// Whether a nib is being loaded, around what is done now.
  func isLoading(_ file: String) -> Bool { calls.contains { $0.place.file == file } }

  /// The runtime's name of an object's class.
  func className(of object: AnyObject) -> String {
    loader.registry.entry(of: object)?.runtimeName ?? "\(type(of: object))"
  }

  // MARK: Recording

  func record(
    _ step: LoadEvent.Step,
    at place: LoadPlace,
    _ consequence: Consequence? = nil,
    console: String? = nil
  ) {
    trace.append(
      LoadEvent(
        step: step,
        file: place.file,
        object: place.object,
        className: place.className,
        depth: max(0, depth - 1),
        consequence: consequence,
        consoleLine: console
      )
    )
  }

  /// Notes what ends the load and returns it to be thrown.
  ///
  /// - Parameters:
  ///   - error: What ends the load.
  ///   - place: The object that it happens to; the one that is being worked on unless given.
  /// - Returns: The error.
  func end(with error: NibError, at place: LoadPlace? = nil) -> NibError {
    // What passes through several nibs is told once, where it arose.
    guard ending == nil, let place = place ?? calls.last?.place else { return error }
    if !goesOn { ending = error }
    record(.end(error), at: place, .crash, console: error.consoleLine(on: loader.conditions.platform))
    return error
  }

  /// Lets nothing go on after the end of a load in a method that could not throw.
  func throwEnding() throws(NibError) {
    if let ending { throw ending }
  }

  /// Keeps what is recorded as the end of the load.
  func endIfNeeded(with error: NibError) throws(NibError) {
    guard !goesOn else { return }
    ending = error
    throw error
  }

  // MARK: Nesting

  /// Loads a nib, maybe in the middle of loading another.
  func nested<Result>(_ load: () throws(NibError) -> Result) throws(NibError) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try session(load)
  }

  /// Does what belongs together: what ends it does not end what is done later.
  func session<Result>(_ work: () throws(NibError) -> Result) throws(NibError) -> Result {
    sessions += 1
    defer {
      sessions -= 1
      if sessions == 0 { ending = nil }
    }
    return try work()
  }

  /// Calls methods of an object that may load other nibs.
  ///
  /// - Throws: What ends the load, ``NibError/recursion(_:)`` among it.
  func calling<Result>(
    _ place: LoadPlace,
    _ methods: () throws(NibError) -> Result
  ) throws(NibError) -> Result {
    try enter(place)
    defer { leave() }
    do {
      let result = try methods()
      try throwEnding()
      return result
    } catch {
      throw end(with: error)
    }
  }

  /// Begins to call methods of an object.
  ///
  /// - Throws: ``NibError/recursion(_:)`` or ``NibError/tooDeep(limit:)``, with nothing begun.
  func enter(_ place: LoadPlace) throws(NibError) {
    calls.append((place, depth))
    let isRecursion =
      calls.count { $0.place.object == place.object && $0.place.file == place.file } > recursionLimit
    guard isRecursion || calls.count > Self.objectDepthLimit else { return }
    let error = end(with: isRecursion ? .recursion(cycle) : .tooDeep(limit: Self.objectDepthLimit))
    leave()
    throw error
  }

  /// Has called the methods of an object.
  func leave() { calls.removeLast() }

  /// The documents and classes on the way here, up to where they begin again.
  private var cycle: [String] {
    var names: [String] = []
    var passed: Set<String> = []
    for (offset, call) in calls.enumerated() {
      // Of the objects of one nib, each in the other, the innermost loads the next nib.
      let isInnermost = offset + 1 == calls.count || calls[offset + 1].depth > call.depth
      guard isInnermost else { continue }
      guard passed.insert("\(call.place.object) \(call.place.file)").inserted else { break }
      names += [call.place.file.fileName, call.place.className]
    }
    return names + ["…"]
  }
}

/// An object in a document, with its class.
struct LoadPlace {
  var file: String
  var object: Int
  var className: String
}

extension InterfaceDocument {
  /// The name under which code asks for the document.
  var baseName: String { DocumentPath.nibName(of: file) }
}

extension String {
  /// The last component of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
