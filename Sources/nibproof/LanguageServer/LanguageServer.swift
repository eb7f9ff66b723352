import Checks
import JSON5
import ProjectModel
import Validation

/// A language server with findings in unsaved documents and sources, fixes, and navigation between both.
///
/// Messages are processed sequentially. Findings are computed in a separate task, which the next change cancels.
actor LanguageServer {
  /// The phases of the protocol.
  private enum Phase {
    case uninitialized, running, shutDown, ended
  }

  /// A file that is open in the editor.
  struct OpenFile {
    /// The URI, as the client spells it.
    var uri: String
    var version: Int?
    var text: [UInt8]
  }

  /// The last change, which determines the findings to compute first.
  enum Change {
    /// The text of a document or source.
    case text(String)
    case other
  }

  private let options: Validator.Options
  /// A function that returns the earlier contents of the sources, if there is a history.
  let history: @Sendable () -> SourceHistory?
  private let version: String
  private let send: @Sendable (JSONValue) -> Void
  private var phase = Phase.uninitialized
  private var reader = MessageReader()
  /// The number of requests to the client.
  private var requests = 0
  private var watchesFiles = false
  /// The computation of the current findings, if one has started.
  private var publishing: Task<Void, Never>?

  private(set) var encoding = EditorText.Encoding.utf16
  /// The absolute paths of the workspace folders.
  private(set) var roots: [String] = []
  private var session: ValidationSession?
  private var files: [String: OpenFile] = [:]
  /// The findings of the last complete report, updated after later changes.
  private(set) var findings: [Finding] = []
  /// The last diagnostics that were sent, by path.
  private var published: [String: String] = [:]

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - options: The options of all validations.
  ///   - history: Returns the earlier contents of the sources, for fixes that rename; nil if unknown.
  ///   - version: The version of the command.
  ///   - send: Sends a message to the client.
  init(
    options: Validator.Options,
    history: @escaping @Sendable () -> SourceHistory? = { nil },
    version: String,
    send: @escaping @Sendable (JSONValue) -> Void
  ) {
    (self.options, self.history, self.version, self.send) = (options, history, version, send)
  }

  /// Whether the client has ended the session.
  var isEnded: Bool { phase == .ended }

  /// Whether the client has ended the session as the protocol requires.
  private(set) var isOrderly = false

  /// Processes bytes from the client.
  func receive(_ bytes: [UInt8]) async {
    reader.append(bytes)
    while phase != .ended, let part = reader.next() {
      switch part {
      case .fault(.header): send(Message.response(to: .null, .failure(.header)))
      case .fault(.size): send(Message.response(to: .null, .failure(.size)))
      case .body(let body): await handle(body)
      }
    }
  }

  /// Waits until the findings of the last change are sent.
  func settle() async { await publishing?.value }

  // MARK: Messages

  private func handle(_ body: [UInt8]) async {
    do throws(Message.Fault) {
      let message = try Message(body)
      guard let method = message.method else { return }
      guard let id = message.id else { return await notify(method, message.parameters) }
      do throws(Message.Fault) {
        send(Message.response(to: id, .success(try await request(method, message.parameters))))
      } catch {
        send(Message.response(to: id, .failure(error)))
      }
    } catch {
      send(Message.response(to: .null, .failure(error)))
    }
  }

  private func request(
    _ method: String,
    _ parameters: JSONValue
  ) async throws(Message.Fault) -> JSONValue {
    switch (phase, method) {
    case (.uninitialized, "initialize"): return initialize(parameters)
    case (.uninitialized, _): throw .notInitialized
    case (.shutDown, _), (.ended, _): throw .afterShutdown
    case (.running, "initialize"): throw .repeated
    case (.running, "shutdown"):
      phase = .shutDown
      publishing?.cancel()
      return .null
    case (.running, _):
      guard let feature = Feature.all.first(where: { $0.method == method }) else { throw .unknown(method) }
      return try await feature.answer(self, parameters)
    }
  }

  private func notify(_ method: String, _ parameters: JSONValue) async {
    if method == "exit" {
      isOrderly = phase == .shutDown
      phase = .ended
      publishing?.cancel()
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": await start()
    case "textDocument/didOpen", "textDocument/didChange": await change(parameters)
    case "textDocument/didSave": await save(parameters)
    case "textDocument/didClose": await close(parameters)
    case "workspace/didChangeWatchedFiles":
      for event in parameters["changes"]?.elements ?? [] {
        guard let path = event["uri"]?.string.flatMap(DocumentURI.path), files[path] == nil else { continue }
        await update(path, text: nil)
      }
    default: break
    }
  }

  // MARK: Start

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    let capabilities = parameters["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    if encodings.contains(EditorText.Encoding.utf8.rawValue) { encoding = .utf8 }
    watchesFiles =
      capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"].map {
        if case .boolean(true) = $0.content { true } else { false }
      } ?? false
    let folders = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    roots = (folders.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : folders)
      .compactMap(DocumentURI.path)
    if roots.isEmpty, let path = parameters["rootPath"]?.string, path.hasPrefix("/") {
      roots = [PathName.normalized(path)]
    }
    let common: JSONValue = [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": [
        "openClose": .boolean(true), "change": .integer(1), "save": ["includeText": .boolean(false)],
      ],
    ]
    let features = Feature.all.map { JSONValue.Member(key: $0.capability, value: $0.options) }
    return [
      "capabilities": common.adding(.object(features)),
      "serverInfo": ["name": "nibproof", "version": .string(version)],
    ]
  }

  private func start() async {
    if watchesFiles {
      requests += 1
      let watcher: JSONValue = ["globPattern": .string(Self.watched)]
      let registration: JSONValue = [
        "id": "nibproof-files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": ["watchers": .array([watcher])],
      ]
      send(
        Message.call("client/registerCapability", ["registrations": .array([registration])], id: requests)
      )
    }
    // Without a folder, the first open file determines the folder.
    if !roots.isEmpty { await open() }
  }

  /// The files that determine findings.
  private static let watched =
    "**/*.{xib,storyboard,swift,h,m,mm,plist,pbxproj,xcconfig,xcworkspacedata,json,resolved,lock}"

  /// Reads the workspace folders, and publishes the findings.
  private func open() async {
    do throws(ValidationError) {
      session = try await ValidationSession(roots, options: options)
      for (path, file) in files { try await session?.update(path, text: file.text) }
    } catch {
      log(error)
    }
    publish(.other)
  }

  private func log(_ error: ValidationError) {
    if case .cancelled = error { return }
    send(Message.call("window/logMessage", ["type": .integer(1), "message": .string("\(error)")]))
  }

  /// Shows a warning in the editor.
  func warn(_ message: String) {
    send(Message.call("window/showMessage", ["type": .integer(2), "message": .string(message)]))
  }

  // MARK: Files

  /// The session, or nil if the folders are not read yet or cannot be read.
  var current: ValidationSession? { session }

  /// Returns the text of a file as the editor shows it, or nil if it cannot be read.
  func text(of path: String) -> EditorText? {
    let bytes = files[path]?.text ?? (try? FileBytes.read(path))
    return bytes.map { EditorText($0, encoding) }
  }

  /// A new list for diagnostics, with positions in the texts that the editor shows.
  var diagnosticList: DiagnosticList {
    DiagnosticList(text: { self.text(of: $0) }, uri: { self.uri(of: $0) })
  }

  /// Returns a path relative to the workspace folder that contains the file, for messages.
  func relative(_ path: String) -> String { roots.reduce(path) { PathName.relative($0, to: $1) } }

  /// Returns the URI of a file as the client spells it.
  func uri(of path: String) -> String { files[path]?.uri ?? DocumentURI.uri(path) }

  private func change(_ parameters: JSONValue) async {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let path = DocumentURI.path(uri),
      // With full synchronization, the last change is the text.
      let text = document["text"]?.string ?? parameters["contentChanges"]?.elements.last?["text"]?.string
    else { return }
    files[path] = OpenFile(uri: uri, version: document["version"]?.integer, text: Array(text.utf8))
    if roots.isEmpty {
      roots = [AppSearch.folder(around: path) ?? PathName.folder(of: path)]
      return await open()
    }
    await update(path, text: Array(text.utf8))
  }

  private func save(_ parameters: JSONValue) async {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(DocumentURI.path) else { return }
    switch FileTree.FileKind(name: PathName.file(of: path)) {
    // The texts of open documents and sources are already known.
    case .document, .source: if PathName.file(of: path) == "Package.swift" { await update(path, text: nil) }
    default: await update(path, text: nil)
    }
  }

  private func close(_ parameters: JSONValue) async {
    guard let path = parameters["textDocument"]?["uri"]?.string.flatMap(DocumentURI.path) else { return }
    files[path] = nil
    await update(path, text: nil)
  }

  /// Updates the session with a text, or with the contents on disk, and publishes the findings.
  private func update(_ path: String, text: [UInt8]?) async {
    guard let kind = FileTree.FileKind(name: PathName.file(of: path)) else { return }
    let isText = kind == .document || kind == .source
    // The session reads other files, such as projects, only from disk.
    guard isText || text == nil else { return }
    do throws(ValidationError) { try await session?.update(path, text: text) } catch { log(error) }
    publish(isText ? .text(path) : .other)
  }

  // MARK: Findings

  /// The time without changes after which all files are validated, not only the files that a change affects most
  /// directly.
  private static let pause = Duration.milliseconds(150)

  /// Computes and sends the findings, starting with the findings that a change affects most directly.
  private func publish(_ change: Change) {
    publishing?.cancel()
    guard let session else { return }
    publishing = Task {
      do {
        if case .text(let path) = change {
          let first = try await session.provisionalFindings(after: path)
          try Task.checkCancellation()
          findings = findings.filter { !first.files.contains($0.file) } + first.findings
          sendDiagnostics(of: findings, [], only: first.files)
          try await Task.sleep(for: Self.pause)
        }
        let report = try await session.report()
        try Task.checkCancellation()
        findings = report.findings
        sendDiagnostics(of: findings, report.results.flatMap(\.diagnostics), only: nil)
      } catch {
        if let error = error as? ValidationError { log(error) }
      }
    }
  }

  /// Sends the changed diagnostics of all files, or only of the given files.
  private func sendDiagnostics(
    of findings: [Finding],
    _ others: [ConfigurationDiagnostic],
    only changed: Set<String>?
  ) {
    var list = diagnosticList
    for finding in findings {
      let places = [finding.file, finding.declaration?.file].compactMap(\.self)
      if changed.map({ places.contains(where: $0.contains) }) ?? true { list.add(finding) }
    }
    for diagnostic in others { list.add(diagnostic) }
    let paths = changed ?? Set(list.diagnostics.keys).union(published.keys)
    for path in paths.sorted() where path.hasPrefix("/") {
      let diagnostics = JSONValue.array(list.diagnostics[path] ?? [])
      let text = JSONText(isPretty: false).text(of: diagnostics)
      guard published[path] ?? "[]" != text || files[path] != nil && published[path] == nil else { continue }
      published[path] = text == "[]" && files[path] == nil ? nil : text
      let version: JSONValue = files[path]?.version.map { ["version": .integer($0)] } ?? [:]
      let parameters: JSONValue = ["uri": .string(uri(of: path))]
      send(
        Message.call(
          "textDocument/publishDiagnostics",
          parameters.adding(version).adding(["diagnostics": diagnostics])
        )
      )
    }
  }
}
