import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// A binding names a value transformer, but the name is neither registered nor the name of a class.
struct MissingValueTransformer: FindingContent {
  var name: String
  /// The location of a Swift class that has this name in source code, but another name at run time; nil if there is
  /// none.
  var declaration: FileLocation?

  static let rule = Rule(
    .missingValueTransformer,
    about: .binding,
    "a binding names a value transformer that does not exist",
    """
    When a binding is established, AppKit looks for the value transformer that the binding's option \
    NSValueTransformerName names. Foundation provides transformers whose names begin with NS, finds transformers that \
    code registers with setValueTransformer(_:forName:), and creates an object of the Objective-C class with the name. \
    A Swift class has this name only with @objc(Name); otherwise its name at run time contains the module.

    If nothing is found, an exception is raised. In the nib with the main menu, the app crashes at launch; in other \
    nibs, the exception is logged and the rest of the nib is not loaded.
    """,
    document: """
      <customObject id="-2" customClass="NSApplication"/>
      <customObject id="o-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      <textField id="t-1">
        <connections>
          <binding destination="o-1" name="value" keyPath="count" id="b-1">
            <dictionary key="options">
              <string key="NSValueTransformerName">CountTransformer</string>
            </dictionary>
          </binding>
        </connections>
      </textField>
      """,
    source: """
      class Badge: NSObject {
        @objc dynamic var count = 1
      }
      class CountTransformer: ValueTransformer {}
      """,
    fix: ("class CountTransformer", "@objc(CountTransformer) class CountTransformer"),
    prints: ConsoleLine.missingTransformer("CountTransformer", isCaught: false),
    remedy: "Add @objc(Name) to the class, or register the transformer before the nib is loaded."
  )

  var id: FindingID { .missingValueTransformer }

  var message: String { "value transformer '\(name)' not found" }

  var notes: [Finding.Note] {
    declaration.map {
      [
        Finding.Note(
          "the runtime name of this Swift class contains its module; add '@objc(\(name))'",
          at: $0
        )
      ]
    } ?? []
  }
}

/// Checks the value transformers that bindings name.
///
/// Sources: Benkei#23, and Apple's documentation of `valueTransformerForName:`.
enum ValueTransformers: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .macOS else { return [] }
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .binding(let binding) = connection.kind,
          let name = binding.options["NSValueTransformerName"], !name.isEmpty, !name.hasPrefix("NS"),
          let content = missing(name, in: document, context)
        else { return nil }
        let isMain = context.isMainNib(document)
        return Finding(
          content,
          isMain ? .crash : .dropped,
          consoleMessage: ConsoleLine.missingTransformer(name, isCaught: !isMain),
          file: document.file,
          position: connection.position,
          object: object,
          keyPath: binding.keyPath,
          declaration: content.declaration
        )
      }
    }
  }

  private static func missing(_ name: String, in document: InterfaceDocument, _ context: DocumentContext)
    -> MissingValueTransformer?
  {
    let code = context.code
    guard !code.mayRegisterTransformer(named: name) else { return nil }
    switch code.runtimeClass(named: name, on: context.platform) {
    case .exists: return nil
    case .hasOtherName(let declaration):
      return MissingValueTransformer(name: name, declaration: declaration)
    case .isUndeclared:
      let targets = code.projects.indexes(building: document.file)
      guard !context.hasUnseenDependencies, !targets.isEmpty || code.projects.targets.isEmpty,
        code.areRead(targets, relatedTo: [name])
      else { return nil }
      return MissingValueTransformer(name: name)
    }
  }
}

/// The result of a class lookup by name in the Objective-C runtime.
enum RuntimeClass {
  case exists
  /// A Swift class has this name in source code, but another name at run time.
  case hasOtherName(FileLocation)
  case isUndeclared
}

extension AppCode {
  /// Returns the result of looking up a class by name in the Objective-C runtime.
  fileprivate func runtimeClass(named name: String, on platform: Platform) -> RuntimeClass {
    guard let classes = classes[platform] else { return .exists }
    let indexes = classes.nodes(called: String(name.withoutModule))
    guard !indexes.isEmpty else {
      let isFromFramework = classes.references(called: name).contains {
        if case .framework = $0 { true } else { false }
      }
      return isFromFramework ? .exists : .isUndeclared
    }
    let summaries = indexes.map { classes.summaries[$0] }
    let hasName =
      name.contains(".") || summaries.contains { $0.objectiveCName == name || $0.language == .objectiveC }
    return hasName ? .exists : .hasOtherName(summaries[0].location)
  }

  /// Whether code may register a value transformer with the given name.
  fileprivate func mayRegisterTransformer(named name: String) -> Bool {
    let isNamed = sources(containing: name).contains { source, number in
      source.facts.units.contains { unit in
        source.facts.occurrences(of: unit).contains { use in
          switch use.role {
          case .string, .stringPart, .className: use.name == number
          case .ownClassName: unit.type == number
          default: false
          }
        }
      }
    }
    return isNamed
      || sources(containing: "setValueTransformer").contains { source, number in
        source.facts.occurrences.contains { use in
          let sink = source.facts.sinks[Int(use.sink)]
          guard sink.kind == .argument, sink.name == number,
            source.facts.names.bytes(of: sink.label).elementsEqual("forName".utf8)
          else { return false }
          return use.role == .stringPart || use.traits.contains(.isLocal)
        }
      }
  }
}
