import KeyValueCoding
import RuntimeAttributes

/// Recognizes console messages about nibs.
///
/// Text before a message is ignored, such as the time and process of a log, the name of an exception, or the
/// indentation of a crash report. Messages may be shortened as in the titles of questions.
package enum ConsoleReader {
  /// Returns the statements of a line, in order.
  package static func statements(in line: some StringProtocol) -> [ConsoleStatement] {
    statements(in: Array(line.utf8))
  }

  /// Returns the statements of a line of UTF-8, in order.
  package static func statements(in line: [UInt8]) -> [ConsoleStatement] {
    let line = ConsoleText(line)
    // Finding each pattern's next match only once keeps the time linear for very long lines.
    var matches = table.map { $0.pattern.firstMatch(in: line) }
    var statements: [ConsoleStatement] = []
    while let next = first(of: matches), let match = matches[next] {
      if let statement = table[next].statement(match.values) { statements.append(statement) }
      let end = match.range.upperBound
      for index in matches.indices {
        guard let match = matches[index], match.range.lowerBound < end else { continue }
        matches[index] = table[index].pattern.firstMatch(in: line, from: end)
      }
    }
    return statements
  }

  /// Whether a line contains a message that begins before an offset.
  package static func hasMessage(in line: [UInt8], beginningBefore offset: Int) -> Bool {
    let line = ConsoleText(line)
    return table.contains { entry in
      entry.pattern.firstMatch(in: line).map { $0.range.lowerBound < offset } ?? false
    }
  }

  /// Returns the index of the earliest match, if any; if several matches begin at the same offset, the first in the
  /// table.
  private static func first(of matches: [ConsolePattern.Match?]) -> Int? {
    var first: (index: Int, start: Int)?
    for (index, match) in matches.enumerated() {
      guard let start = match?.range.lowerBound else { continue }
      if let first, first.start <= start { continue }
      first = (index, start)
    }
    return first?.index
  }

  static var patterns: [ConsolePattern] { table.map(\.pattern) }

  private struct Entry: Sendable {
    var pattern: ConsolePattern
    var statement: @Sendable ([String]) -> ConsoleStatement?

    init(_ pattern: ConsolePattern, _ statement: @escaping @Sendable ([String]) -> ConsoleStatement?) {
      self.pattern = pattern
      self.statement = statement
    }
  }

  /// The patterns, in order, with the statements created from their values.
  private static let table: [Entry] = [
    Entry(KeyValueCodingMessages.attribute) { .attribute(keyPath: $0[0], className: $0[1]) },
    Entry(ConsoleMessages.designables) { .attribute(keyPath: $0[0], className: $0[1]) },
    Entry(ConsoleMessages.valueTransformer) { .missingTransformer($0[0]) },
    Entry(ConsoleMessages.binding) { .binding(keyPath: $0[0], className: $0[1]) },
    Entry(KeyValueCodingMessages.undefinedKeySet) { .undefinedKey($0[1], className: $0[0]) },
    Entry(keyAfterColon) { .undefinedKey($0[1], className: $0[0]) },
    Entry(userInfo) { .undefinedKey($0[2], className: $0[0]) },
    Entry(KeyValueCodingMessages.undefinedKeyGet) { .unreadableKey($0[1], className: $0[0]) },
    Entry(KeyValueCodingMessages.nilValue) { .nilForKey($0[1], className: $0[0]) },
    Entry(KeyValueCodingMessages.unrecognizedSelector) { .unrecognizedSelector($0[1], className: $0[0]) },
    Entry(ConsoleMessages.unknownClassAtPath) { .unknownClass($0[0], path: $0[1]) },
    Entry(ConsoleMessages.unknownClass) { .unknownClass($0[0], path: nil) },
    Entry(ConsoleMessages.unknownClassReplaced) { .unknownClass($0[0], path: $0[2]) },
    Entry(ConsoleMessages.sceneClass) { .unknownClass($0[1], path: nil) },
    Entry(ConsoleMessages.extensionClass) { .unknownClass($0[0], path: nil) },
    Entry(ConsoleMessages.principalClass) { _ in .missingPrincipalClass },
    Entry(ConsoleMessages.applicationClass) { .unknownClass($0[1], path: nil) },
    Entry(ConsoleMessages.documentClass) { _ in .missingDocumentClass },
    Entry(ConsoleMessages.delegateWindow) { _ in .missingWindow },
    Entry(ConsoleMessages.withoutDelegate) { _ in .missingDelegate },
    Entry(ConsoleMessages.notInstantiated) { .notInstantiated($0[0]) },
    Entry(ConsoleMessages.unsupportedClass) { .notInstantiated("UI" + $0[0]) },
    Entry(ConsoleMessages.segueClass) { .segueClass($0[0]) },
    Entry(ConsoleMessages.cast) { .cast(from: $0[0], to: $0[1]) },
    Entry(ConsoleMessages.initializer) { .initializer("init(\($0[0]))", className: nil) },
    Entry(ConsoleMessages.unimplementedInitializer) { .initializer($0[0], className: $0[1]) },
    Entry(ConsoleMessages.nativeSelector) { .unrecognizedSelector($0[1], className: $0[0]) },
    Entry(ConsoleMessages.duplicateClass) { .duplicateClass($0[0]) },
    Entry(ConsoleMessages.itemPrototype) { _ in
      .rejectedOutlet("itemPrototype", className: "NSCollectionView")
    },
    Entry(ConsoleMessages.assertedPrototype) { _ in
      .rejectedOutlet("itemPrototype", className: "NSCollectionView")
    },
    Entry(ConsoleMessages.outlet) { .outlet($0[0], source: $0[1], destination: $0[2]) },
    Entry(ConsoleMessages.repeatingContent) { .repeatingContent($0[0]) },
    Entry(ConsoleMessages.launchScreenClasses) { _ in .illegalConfiguration(.classInLaunchScreen) },
    Entry(ConsoleMessages.launchScreenAttributes) { _ in .illegalConfiguration(.attributeInLaunchScreen) },
    Entry(ConsoleMessages.staticTable) { _ in .illegalConfiguration(.staticTable) },
    Entry(ConsoleMessages.repeatedContainer) { _ in .illegalConfiguration(.repeatedContainer) },
    Entry(ConsoleMessages.outletCollection) { _ in .illegalConfiguration(.outletCollectionOfMacOS) },
    Entry(ConsoleMessages.webView) { .illegalConfiguration(.webView(before: $0[0])) },
    Entry(ConsoleMessages.safeArea) { _ in .illegalConfiguration(.safeArea) },
    Entry(ConsoleMessages.action) { .action($0[1], className: $0[0]) },
    Entry(ConsoleMessages.oldAction) { .action($0[0], className: $0[1]) },
    // The image and color messages precede the nib messages: otherwise, the shortened message `could not load the
    // "{nib}" nib` could match `Could not load the "x" image referenced from a nib`.
    Entry(ConsoleMessages.image) { .missingImage($0[0]) },
    Entry(ConsoleMessages.color) { .missingImage($0[0]) },
    Entry(ConsoleMessages.entryPoint) { _ in .missingController(nil) },
    Entry(ConsoleMessages.segueAction) { .action($0[1], className: $0[0]) },
    Entry(ConsoleMessages.nib) { .missingNib($0[1]) },
    Entry(nibTitle) { .missingNib($0[0]) },
    Entry(ConsoleMessages.nibOnMacOS) { .missingNib($0[0]) },
    Entry(ConsoleMessages.mainNib) { .missingNib($0[0]) },
    Entry(newerNibOnMacOS) { .missingNib($0[0]) },
    Entry(viewNib) { .missingNib($0[1]) },
    Entry(unnamedWindowNib) { .missingWindowNib(className: $0[0]) },
    Entry(windowNib) { .missingNib($0[1]) },
    Entry(ConsoleMessages.storyboard) { .missingStoryboard($0[0]) },
    Entry(ConsoleMessages.controller) { .missingController($0[0]) },
    Entry(ConsoleMessages.initialController) { _ in .missingController(nil) },
    Entry(ConsoleMessages.performedSegue) { .segueNotPerformed($0[0]) },
    Entry(ConsoleMessages.createdSegue) { .segueClass($0[0]) },
    Entry(ConsoleMessages.pushSegue) { .segueNotPerformed($0[0]) },
    Entry(ConsoleMessages.pushedNil) { _ in .nilPushed },
    Entry(ConsoleMessages.segue) { .missingSegue($0[1], className: $0[0]) },
    Entry(ConsoleMessages.view) { .viewNotSet(nib: $0[0]) },
    Entry(viewTitle) { _ in .viewNotSet(nib: "") },
    Entry(quotedViewTitle) { _ in .viewNotSet(nib: "") },
    Entry(viewTitleWithArticle) { _ in .viewNotSet(nib: "") },
    Entry(viewOnMacOS) { .viewNotSet(nib: $0[1]) },
    Entry(ConsoleMessages.table) { .tableNotSet(nib: $0[1]) },
    Entry(ConsoleMessages.tableController) { .tableNotInstantiated(identifier: $0[1], storyboard: $0[2]) },
    Entry(ConsoleMessages.layout) { _ in .missingLayout },
    Entry(ConsoleMessages.undequeuedCell) { _ in .undequeuedCell },
    Entry(stackOverflow) { _ in .stackOverflow },
    Entry(shortStackOverflow) { _ in .stackOverflow },
    Entry(ConsoleMessages.multipleTopLevelObjects) { .multipleTopLevelObjects(identifier: $0[0]) },
    Entry(ConsoleMessages.cell) { .unregisteredIdentifier($0[0]) },
    Entry(ConsoleMessages.reusableView) { .unregisteredIdentifier($0[1]) },
    Entry(ConsoleMessages.item) { .unregisteredIdentifier($0[1]) },
    Entry(ConsoleMessages.cellIdentifier) { .differentIdentifier(inNib: $0[0], registered: $0[1]) },
    Entry(ConsoleMessages.viewIdentifier) { .differentIdentifier(inNib: $0[0], registered: $0[1]) },
    Entry(ConsoleMessages.replaced) { _ in .replacedObject },
    Entry(ConsoleMessages.sharedView) { _ in .sharedView },
    Entry(ConsoleMessages.nilInsertion) { _ in .nilArgument(.insertion) },
    Entry(ConsoleMessages.nilElement) { .nilArgument(.array(index: Int($0[0]) ?? 0)) },
    Entry(ConsoleMessages.nilValue) { .nilArgument(.dictionary(index: Int($0[0]) ?? 0)) },
    Entry(ConsoleMessages.nilItem) { _ in .nilArgument(.constraint) },
    Entry(ConsoleMessages.nilUnwrapped) { _ in .nilUnwrapped },
    Entry(KeyValueCodingMessages.nilUnwrapped) { _ in .nilUnwrapped },
  ]

  // Messages of other systems, which this module never predicts.
  private static let newerNibOnMacOS = ConsolePattern(
    "-[NSNib _initWithNibNamed:bundle:options:] |could not load the nib '{nib}' in bundle {bundle}."
  )
  /// Sources: Sonora#22, hive-mac#410.
  private static let viewNib = ConsolePattern("-[{class} loadView] |could not load the \"{nib}\" nib.")
  private static let windowNib = ConsolePattern(
    "-[{class} loadWindow]: |failed to load window nib file '{nib}'."
  )
  /// Source: BBUncrustifyPlugin-Xcode#69.
  private static let unnamedWindowNib = ConsolePattern(
    "-[{class} loadWindow]: |failed to load window nib file '(null)'."
  )
  private static let viewOnMacOS = ConsolePattern(
    "-[{class} loadView] |loaded the \"{nib}\" nib but no view was set."
  )

  /// Xcode's message for a stack overflow (PaulSolt/CompositeXib#1).
  private static let stackOverflow = ConsolePattern("|EXC_BAD_ACCESS (code=2|, address={address})")
  /// The spelling in NibDesignable#10.
  private static let shortStackOverflow = ConsolePattern("|EXC_BAD_ACCESS(code=2|)")

  // Messages as users write them in questions.
  private static let keyAfterColon = ConsolePattern(
    "[<{class} {address}> setValue:forUndefinedKey:]: |this class is not key value coding-compliant for the key: {key}."
  )
  /// The description of the exception's `userInfo`.
  private static let userInfo = ConsolePattern(
    "NSTargetObjectUserInfoKey = \"<{class} {object}>\"; NSUnknownUserInfoKey = {key}"
  )
  private static let nibTitle = ConsolePattern("Could not load NIB in bundle with name '{nib}'")
  private static let viewTitle = ConsolePattern("oaded nib but the view outlet was not set")
  private static let quotedViewTitle = ConsolePattern("oaded nib but the 'view' outlet was not set")
  private static let viewTitleWithArticle = ConsolePattern("oaded the nib but the view outlet was not set")
}
