import Foundation
import RuntimeAttributes

/// Says what is wrong with a spec, and where, by what the decoder threw.
struct SpecDiagnosis {
  let file: String
  let bytes: [UInt8]
  /// Where the keys and values of the spec stand.
  let outline: JSON5Node

  func validationError(_ error: any Error) -> ValidationError {
    switch error {
    case let error as SpecKeyError:
      return error.isOfKey
        ? invalid(error.problem, atKey: error.path) : invalid(error.problem, at: error.path)
    case DecodingError.keyNotFound(let key, let context):
      return invalid(.missingKey(key.stringValue), at: Self.steps(context))
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      return invalid(Self.problem(of: type, at: context.codingPath), at: Self.steps(context))
    case DecodingError.dataCorrupted(let context):
      return invalid(.syntax(context.debugDescription), at: Self.steps(context))
    default:
      return invalid(.syntax("\(error)"), at: [])
    }
  }

  /// The error of what is no JSON5.
  static func validationError(_ fault: JSON5Fault, file: String, bytes: [UInt8]) -> ValidationError {
    .invalidSpec(file: file, position: position(at: fault.offset, in: bytes), reason: .syntax(fault.sentence))
  }

  /// The line and column of an offset.
  static func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var cursor = SourceCursor()
    return bytes.withUnsafeBufferPointer { cursor.position(at: offset, in: $0) }
  }

  private static func steps(_ context: DecodingError.Context) -> [JSON5Node.Step] {
    context.codingPath.map { JSON5Node.Step($0) }
  }

  private func invalid(
    _ problem: ValidationError.SpecProblem,
    at path: [JSON5Node.Step]
  ) -> ValidationError {
    invalid(problem, offset: (outline.member(at: path)?.value ?? outline).offset)
  }

  private func invalid(
    _ problem: ValidationError.SpecProblem,
    atKey path: [JSON5Node.Step]
  ) -> ValidationError {
    invalid(problem, offset: outline.member(at: path)?.offset ?? outline.offset)
  }

  private func invalid(_ problem: ValidationError.SpecProblem, offset: Int) -> ValidationError {
    .invalidSpec(file: file, position: Self.position(at: offset, in: bytes), reason: problem)
  }

  private static func problem(
    of type: any Any.Type,
    at path: [any CodingKey]
  ) -> ValidationError.SpecProblem {
    guard let last = path.last else { return .invalidRoot(expected: name(of: type, key: "")) }
    guard last.intValue != nil, let list = path.last(where: { $0.intValue == nil }) else {
      return .invalidValue(key: last.stringValue, expected: name(of: type, key: last.stringValue))
    }
    return .invalidEntry(key: list.stringValue, expected: name(of: type, key: ""))
  }

  private static func name(of type: any Any.Type, key: String) -> String {
    switch "\(type)" {
    case "String": "a string"
    case "Double", "Int": "a number"
    case "Bool": "true or false"
    case let name where name.hasPrefix("Array"): "a list" + (entries[key].map { " of \($0)" } ?? "")
    default: "an object"
    }
  }

  /// What the lists of specs hold.
  private static let entries = [
    "documents": "strings", "sources": "strings", "included": "strings", "excluded": "strings",
    "methods": "strings", "classes": "objects", "apply": "objects", "allow": "objects", "findings": "objects",
  ]
}
