/// The support of attributes for properties of a type, as far as the type's spelling shows.
enum TypeSupport: Hashable {
  /// Attributes can set such properties.
  case certain
  /// Attributes cannot set such properties, for a reason: `a function`.
  case impossible(String)
  /// Only the compiler can determine whether attributes can set such properties.
  case unknown

  init(_ type: SpelledType) { self.init(type.shape) }

  private init(_ shape: SpelledType.Shape) {
    switch shape {
    case .function: self = .impossible("a function")
    case .tuple: self = .impossible("a tuple")
    case .protocolType, .other: self = .unknown
    case .named(let name, let arguments):
      if arguments.isEmpty, Self.standard.contains(name) {
        self = .certain
      } else if name == "Any" {
        self = .impossible("a value of any type")
      } else {
        self = .unknown
      }
    case .optional(let wrapped): self.init(wrapped)
    case .array(let element), .set(let element):
      self.init(element)
      if case .impossible(let reason) = self {
        self = .impossible("a collection whose elements are each \(reason)")
      }
    case .dictionary(let key, let value):
      guard case .named(let name, _) = key, Self.standard.contains(name) else {
        self = .unknown
        return
      }
      guard name == "String" else {
        self = .impossible("a dictionary with keys of type '\(name)'")
        return
      }
      self.init(value)
      if case .impossible(let reason) = self {
        self = .impossible("a dictionary whose values are each \(reason)")
      }
    }
  }

  /// Determines the support from the initial value of a property without a type annotation.
  init(initialValue: String) {
    self = InitialValue(initialValue).type.map { TypeSupport(SpelledType($0)) } ?? .unknown
  }

  /// The types of the standard library that attributes can always set.
  private static let standard: Set<String> = [
    "Bool", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "Substring", "UInt",
    "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]
}

/// The initial value of a property; the type of a literal or of an initializer call is known.
struct InitialValue {
  private let text: String

  init(_ text: String) { self.text = text.trimmed }

  /// The type, if the value is a literal, a closure or a tuple.
  var type: String? {
    switch text.first {
    case "\"": isOneString ? "String" : nil
    case "{" where text.last == "}": "() -> Void"
    case "(" where text.last == ")": SpelledType(text).shape == .tuple ? "(_, _)" : nil
    case "[" where text.last == "]": elementType.map { "[\($0)]" }
    default:
      if text == "true" || text == "false" { "Bool" } else { number }
    }
  }

  /// The name of the type whose initializer the value calls, if any.
  var calledType: String? {
    guard let end = text.firstIndex(where: { $0 == "(" || $0 == "<" }), text.last == ")" else { return nil }
    let name = text[..<end]
    guard let last = name.split(separator: ".").last, last.first?.isUppercase == true else { return nil }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? String(name) : nil
  }

  /// Whether the value is a single string literal without raw delimiters or interpolations.
  private var isOneString: Bool {
    text.utf8.count > 1 && text.last == "\"" && !text.dropFirst().dropLast().contains { "\"\\".contains($0) }
      || text.hasPrefix("\"\"\"") && text.hasSuffix("\"\"\"") && !text.dropFirst(3).dropLast(3).contains("\"")
  }

  private var number: String? {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    guard digits.first?.isNumber == true else { return nil }
    if digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
    return digits.allSatisfy { $0.isNumber || $0 == "_" || $0 == "." || $0 == "e" || $0 == "-" }
      && !digits.contains("..") && digits.last?.isNumber == true && !digits.dropFirst().contains(" ")
      && digits.split(separator: "-", omittingEmptySubsequences: false).dropFirst().allSatisfy { !$0.isEmpty }
      && isExponentSigned(digits) ? "Double" : nil
  }

  /// Whether every minus sign follows an `e`.
  private func isExponentSigned(_ digits: Substring) -> Bool {
    zip(digits, digits.dropFirst()).allSatisfy { $0.1 != "-" || $0.0 == "e" }
  }

  /// The type of the elements of an array literal, if all elements are literals of one type.
  private var elementType: String? {
    let elements = text.dropFirst().dropLast().split(separator: ",").map { InitialValue(String($0)) }
    let types = Set(elements.map { $0.isScalar ? $0.type : nil })
    return types.count == 1 ? types.first ?? nil : nil
  }

  private var isScalar: Bool { !["[", "(", "{"].contains(text.first) }
}
