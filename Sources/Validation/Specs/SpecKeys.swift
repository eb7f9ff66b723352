import Checks
import JSON5
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// The keys of specs and configurations.
enum SpecKeys {
  static let schema = SpecKey(
    "$schema",
    "The JSON Schema of the file, for editors; ignored otherwise.",
    SpecType.string
  )
  static let title = SpecKey("title", "A description of the spec in one sentence.", .string, in: .spec)
  static let platform = SpecKey(
    "platform",
    "The platform to load the documents for (default: the platform of each document).",
    SpecType<Platform>.word
  )
  static let deploymentTarget = SpecKey(
    "deploymentTarget",
    "The oldest system version that the app supports, such as \"15.0\" (default: the version in the Xcode project or the document).",
    .version
  )
  static let documents = SpecKey(
    "documents",
    "Patterns of the documents, relative to the file's folder (default: all in the folder).",
    .filePatterns
  )
  static let sources = SpecKey(
    "sources",
    "Patterns of the sources, relative to the file's folder (default: all in the folder).",
    .filePatterns
  )
  static let included = SpecKey(
    "included",
    "Patterns of the documents and sources to include (default: all).",
    .filePatterns
  )
  static let excluded = SpecKey("excluded", "Patterns of the documents and sources to exclude.", .patterns)
  static let severity = SpecKey(
    "severity",
    "The severities of findings by id (default: determined by the consequence).",
    .severities
  )
  static let unreachable = SpecKey(
    "unreachable",
    "The maximum severity of findings in documents, scenes, cells and code that the app does not reach (default: warning).",
    SpecType<Spec.SeverityChoice>.word
  )
  static let unused = SpecKey(
    "unused",
    "The severity of findings about unused members (default: off).",
    SpecType<Spec.SeverityChoice>.word
  )
  static let classes = SpecKey(
    "classes",
    "Classes without sources.",
    .inlineClasses
  )
  static let apply = SpecKey(
    "apply",
    "Runtime attributes to set on objects of classes, without a document.",
    .list(of: .inlineAttribute, "objects"),
    in: .spec
  )
  static let allow = SpecKey(
    "allow",
    "Suppressed findings, each with a reason.",
    .list(of: .allowance, "objects")
  )
  static let expect = SpecKey(
    "expect",
    "The expected results. Without this key, the spec passes if no finding fails.",
    .expectation,
    in: .spec
  )
  static let baseline = SpecKey(
    "baseline",
    "The path of a baseline, relative to the folder of this file. Findings in the baseline are not reported.",
    .string,
    in: .configuration
  )
  static let reporter = SpecKey(
    "reporter",
    "The default reporter; 'nibproof reporters' lists the reporters.",
    SpecType.string.positioned,
    in: .configuration
  )
  static let strict = SpecKey("strict", "Whether warnings fail the run.", .boolean, in: .configuration)

  static let all: [any SpecKeyDescription] = [
    schema, title, platform, deploymentTarget, documents, sources, included, excluded, severity, unreachable,
    unused, classes, apply, allow, expect, baseline, reporter, strict,
  ]
}

/// The keys of a class that a spec declares in place of sources.
enum InlineClassKeys {
  static let name = SpecKey(
    "name",
    "The name of the class.",
    SpecType.identifier.positioned,
    isRequired: true
  )
  static let superclass = SpecKey("superclass", "The name of the superclass.", SpecType.typeName.positioned)
  static let properties = SpecKey(
    "properties",
    "The types of the settable properties by key, in Swift's spelling, such as \"UIColor?\".",
    .members(of: .string)
  )
  static let methods = SpecKey(
    "methods",
    "The selectors that the class implements, such as \"save:\".",
    .list(of: .string, "strings")
  )

  static let all: [any SpecKeyDescription] = [name, superclass, properties, methods]
}

/// The keys of an attribute that is set without a document.
enum InlineAttributeKeys {
  static let to = SpecKey("to", "The class of the object.", SpecType.text.positioned, isRequired: true)
  static let keyPath = SpecKey("keyPath", "The key path.", SpecType.string.positioned, isRequired: true)
  static let type = SpecKey(
    "type",
    "The type of the attribute in Interface Builder (default: the type of the value).",
    .attributeType
  )
  static let value = SpecKey("value", "The value (default: nil).", SpecType<AttributeValue>.value)

  static let all: [any SpecKeyDescription] = [to, keyPath, type, value]
}

/// The keys that select findings.
enum FindingPatternKeys {
  static let id = SpecKey("id", "The id of the finding.", .findingID, isRequired: true)
  static let consequence = SpecKey(
    "consequence",
    "The consequence (default: any).",
    SpecType<Consequence>.word
  )
  static let object = SpecKey("object", "The id of the object in the document (default: any).", .string)
  static let keyPath = SpecKey("keyPath", "The key path, outlet, selector or name (default: any).", .string)
  static let reason = SpecKey("reason", "The reason for the suppression.", .text, isRequired: true)

  static let all: [any SpecKeyDescription] = [id, consequence, object, keyPath]
}

/// The keys of expected results.
enum ExpectationKeys {
  static let findings = SpecKey(
    "findings",
    "The expected findings, one entry each (default: none).",
    .list(of: SpecType<Spec.FindingPattern>.findingPattern.positioned, "objects")
  )
  static let connections = SpecKey(
    "connections",
    "The class of the object that an outlet or action leads to, by \"ID.outlet\" or \"ID.selector:\"; null if nothing is connected, a list for an outlet collection.",
    .members(of: .connectedClasses, named: pathPattern)
  )
  static let values = SpecKey(
    "values",
    "The values of key paths after the load, by \"ID.keyPath\".",
    .members(of: SpecType<AttributeValue>.value, named: pathPattern)
  )

  /// The pattern of an object id, a dot and a name.
  private static let pathPattern = "^[^.]+\\..+$"

  static let all: [any SpecKeyDescription] = [findings, connections, values]
}
