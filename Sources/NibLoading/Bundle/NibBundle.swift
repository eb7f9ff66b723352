import InterfaceDocuments
import RuntimeAttributes

/// Finds nibs and storyboards by name, and optionally records a trace of all loads.
///
/// Objects are instances of the registered Swift classes that inherit from ``NibObject``, and model objects of all
/// other classes. A bundle, its objects and their nibs are confined to one thread.
public final class NibBundle {
  /// The class registry and the load conditions.
  package let loader: NibLoader
  /// The events of all loads, in order; empty unless the bundle records a trace.
  public private(set) var trace: [LoadEvent] = []
  private let recordsTrace: Bool
  /// Whether a load continues after a fatal error, to find further problems.
  let continuesAfterFatalError: Bool
  private let documents: [InterfaceDocument]
  /// The objects whose methods are currently running; the methods may load other nibs.
  private var calls: [(place: LoadPlace, depth: Int)] = []
  private var depth = 0
  private var sessions = 0
  private var loadedNibs: Set<String> = []
  /// The error that ended the current load, if any.
  private var ending: NibError?
  private let recursionLimit: Int
  private let instantiate: Instantiation
  /// The maximum nesting of nib loads.
  ///
  /// Each level uses about 10 KB of stack; a secondary thread has 512 KB.
  private static let depthLimit = 12
  /// The maximum nesting of object creation, including nested nibs.
  ///
  /// Each level uses up to 8 KB of stack without optimization; threads of Apple platforms have 512 KB.
  private static let objectDepthLimit = 50

  /// Creates a bundle that instantiates nibs with a function.
  ///
  /// The other parameters are described in ``init(_:loader:recursionLimit:recordsTrace:)``.
  init(
    _ documents: [InterfaceDocument],
    loader: NibLoader,
    recursionLimit: Int,
    recordsTrace: Bool,
    continuesAfterFatalError: Bool,
    instantiate: @escaping Instantiation
  ) {
    self.documents = documents
    self.loader = loader
    self.recursionLimit = min(max(recursionLimit, 1), Self.depthLimit)
    self.recordsTrace = recordsTrace
    self.continuesAfterFatalError = continuesAfterFatalError
    self.instantiate = instantiate
  }

  /// A function that instantiates a nib with an owner.
  typealias Instantiation = @MainActor (NibBundle, InterfaceDocument, AnyObject?) throws(NibError) -> Void

  /// Returns the nib with a name (without extension).
  ///
  /// - Throws: ``NibError/missingNib(_:)``.
  func nibDocument(named name: String) throws(NibError) -> InterfaceDocument {
    guard let document = document(named: name) else { throw end(with: .missingNib(name)) }
    return document
  }

  /// Returns the storyboard with a name (without extension).
  ///
  /// - Throws: ``NibError/missingStoryboard(_:)``.
  func storyboardDocument(named name: String) throws(NibError) -> InterfaceDocument {
    let document = documents.first { $0.format == .storyboard && $0.baseName == name }
    guard let document else { throw end(with: .missingStoryboard(name)) }
    return document
  }

  /// Instantiates the nib of a controller's view.
  @MainActor
  func instantiate(_ document: InterfaceDocument, owner: AnyObject) throws(NibError) {
    try instantiate(self, document, owner)
  }

  func document(named name: String) -> InterfaceDocument? {
    documents.first { $0.format != .storyboard && $0.baseName == name } ?? loader.behaviors.nib(named: name)
  }

  /// Records that a nib was loaded with an owner of a class, and returns whether this is the first such load.
  ///
  /// A diagnosing load visits each nib once for each class of owners, regardless of the number of objects that load the
  /// nib.
  func isFirstLoad(of file: String, ownedBy className: String) -> Bool {
    loadedNibs.insert("\(file) \(className)").inserted
  }

  /// Whether nib loads are nested up to the limit.
  var isAtDepthLimit: Bool { depth >= Self.depthLimit }

  /// Whether methods of a nib's objects are running, so that another load of the nib is recursive.
  func isLoading(_ file: String) -> Bool { calls.contains { $0.place.file == file } }

  /// Returns the runtime name of an object's class, or its Swift name if the class is not registered.
  func className(of object: AnyObject) -> String {
    loader.registry.entry(of: object)?.runtimeName ?? "\(type(of: object))"
  }

  // MARK: Recording

  /// Records an event, if the bundle records a trace.
  func record(
    _ step: LoadEvent.Step,
    at place: LoadPlace,
    _ consequence: Consequence? = nil,
    console: @autoclosure () -> String? = nil
  ) {
    guard recordsTrace else { return }
    trace.append(
      LoadEvent(
        step: step,
        file: place.file,
        object: place.object,
        className: place.className,
        depth: max(0, depth - 1),
        consequence: consequence,
        consoleLine: console()
      )
    )
  }

  /// Records the error that ends the load at an object, by default the current object, and returns the error.
  func end(with error: NibError, at place: LoadPlace? = nil) -> NibError {
    // An error that propagates through several nibs is recorded once, at its origin.
    guard ending == nil, let place = place ?? calls.last?.place else { return error }
    if !continuesAfterFatalError { ending = error }
    record(.end(error), at: place, .crash, console: error.consoleLine(on: loader.conditions.platform))
    return error
  }

  /// Throws the recorded error, if a method that cannot throw ended the load.
  func throwEnding() throws(NibError) {
    if let ending { throw ending }
  }

  /// Ends the load with an error, unless the bundle continues after fatal errors.
  func endIfNeeded(with error: NibError) throws(NibError) {
    guard !continuesAfterFatalError else { return }
    ending = error
    throw error
  }

  // MARK: Nesting

  /// Loads a nib, possibly while another nib is being loaded.
  func nested<Result>(_ load: () throws(NibError) -> Result) throws(NibError) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try session(load)
  }

  /// Runs one unit of work, which may contain other units; the error of an outermost unit does not affect later work.
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
  /// - Throws: The error that ends the load, such as ``NibError/recursion(_:)``.
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

  /// Pushes an object whose methods are about to run.
  ///
  /// - Throws: ``NibError/recursion(_:)`` or ``NibError/tooDeep(limit:)``. In this case, nothing is pushed.
  func enter(_ place: LoadPlace) throws(NibError) {
    calls.append((place, depth))
    let isRecursion =
      calls.count { $0.place.object == place.object && $0.place.file == place.file } > recursionLimit
    guard isRecursion || calls.count > Self.objectDepthLimit else { return }
    let error = end(with: isRecursion ? .recursion(cycle) : .tooDeep(limit: Self.objectDepthLimit))
    leave()
    throw error
  }

  /// Pops the object whose methods have run.
  func leave() { calls.removeLast() }

  /// The documents and classes of the current cycle.
  private var cycle: [String] {
    var names: [String] = []
    var passed: Set<String> = []
    for (offset, call) in calls.enumerated() {
      // Among nested objects in one nib, only the innermost object loads the next nib.
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
  /// The name that code uses for the document.
  var baseName: String { DocumentPath.nibName(of: file) }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
